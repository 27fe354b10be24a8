#pragma once

#include "widgets/card_deck.h"

#include <cards/card.h>

#include <array>
#include <words/language.h>

// The pack that Perlaggen is played with, as the window lays it out.
namespace schreiber::desktop {

class PerlaggenDeck final : public CardDeck {
  public:
    PerlaggenDeck(cards::Pack pack, words::Language language)
        : m_pack(pack)
        , m_language(language) {}

    cards::Pack pack() const { return m_pack; }
    std::vector<std::vector<QString>> rows() const override;
    QString spoken(const QString& card) const override;
    QString called(const QString& card) const override;
    void paint(QPainter& painter, const QRectF& box, const QString& card,
               const CardLook& look) const override;
    double shape() const override;

  private:
    cards::Pack m_pack;
    words::Language m_language;
};

// The suits in that order: hearts first, as a table names them.
inline constexpr std::array kSuitsAsLaid{cards::Suit::Herz, cards::Suit::Schell, cards::Suit::Laub,
                                         cards::Suit::Eichel};

} // namespace schreiber::desktop

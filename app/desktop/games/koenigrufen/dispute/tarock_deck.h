#pragma once

#include "widgets/card_deck.h"

#include <words/language.h>

// The 54 cards of Tarock, as the window lays them out: the Tarocke in three parts above, the suits below
// them.
namespace schreiber::desktop {

class TarockDeck final : public CardDeck {
  public:
    explicit TarockDeck(words::Language language, std::size_t partsInALine = 4)
        : m_language(language)
        , m_partsInALine(partsInALine) {}

    std::vector<std::vector<QString>> rows() const override;
    QString spoken(const QString& card) const override;
    void paint(QPainter& painter, const QRectF& box, const QString& card,
               const CardLook& look) const override;
    double shape() const override;

  private:
    words::Language m_language;
    std::size_t m_partsInALine;
};

} // namespace schreiber::desktop

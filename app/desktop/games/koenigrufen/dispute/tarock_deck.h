#pragma once

#include "widgets/card_deck.h"

#include <words/language.h>

// The 54 cards of Tarock, as the window lays them out in two lines of four parts: the Tarocke above, the last
// part empty, and below them the suits.
namespace schreiber::desktop {

class TarockDeck final : public CardDeck {
  public:
    explicit TarockDeck(words::Language language)
        : m_language(language) {}

    std::vector<std::vector<QString>> rows() const override;
    QString spoken(const QString& card) const override;
    void paint(QPainter& painter, const QRectF& box, const QString& card,
               const CardLook& look) const override;
    double shape() const override;

  private:
    words::Language m_language;
};

} // namespace schreiber::desktop

#pragma once

#include <QString>

#include <vector>

class QPainter;
class QRectF;

// The cards of a game as the window lays them out to choose from: which there are, what they are called, and
// how one is drawn. A card is what a record has for it: `HK`, and `HK=LA` where it is named.
namespace schreiber::desktop {

struct CardLook {
    int perlagg = 0;      // its rank among the Perlaggen, from 1; 0 is none
    bool dimmed = false;  // may not be played now
    bool laid = false;    // lies already
    bool crossed = false; // entered, and not possible
    bool chosen = false;  // the keyboard stands on it
    bool winner = false;  // takes its trick
};

class CardDeck {
  public:
    virtual ~CardDeck() = default;

    // A row each suit, in the order in which one looks for them.
    virtual std::vector<std::vector<QString>> rows() const = 0;
    virtual QString spoken(const QString& card) const = 0;
    // The card itself, where it is asked what it is named as.
    virtual QString called(const QString& card) const { return spoken(card); }
    // What is no card is drawn as the letters that it is.
    virtual void paint(QPainter& painter, const QRectF& box, const QString& card,
                       const CardLook& look) const = 0;
    // How high one is for its width.
    virtual double shape() const = 0;
};

} // namespace schreiber::desktop

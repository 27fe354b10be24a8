#pragma once

#include "games/perlaggen/dispute/deal_view.h"
#include "widgets/card_table.h"

#include <cards/card.h>

#include <QString>

#include <optional>
#include <vector>
#include <words/language.h>

// What lies on the table at the line one stands on, seat by seat, ready to be drawn.
namespace schreiber::desktop {

struct CardOnTable {
    std::optional<cards::PlayedCard> card; // nothing: nobody recorded it
    int perlagg = 0;                       // its rank among the Perlaggen, from 1
    bool winner = false;                   // takes its trick
    bool crossed = false;                  // entered, and not possible: it went back
    bool legal = false;                    // of a hand: may be played or shown now
};

struct SeatOnTable {
    cards::Seat seat{};
    QString name;     // behind the letter of his seat
    QString called{}; // the same, as briefly as people are told apart
    int team = 0;
    bool dealer = false;
    bool onTurn = false;
    bool offends = false;                           // by what was done last
    QString below;                                  // whose he is, and what else one has to know of him
    int unknown = 0;                                // cards of the hand that nobody recorded
    std::vector<std::optional<CardOnTable>> played; // by trick
    std::vector<CardOnTable> shown;                 // laid down afterwards
    std::vector<CardOnTable> hand;
    QString spoken; // for screen readers
};

struct TableView {
    int tricks = 0; // columns
    int handSize = 0;
    std::vector<SeatOnTable> seats;
    std::vector<CardOnTable> turned; // open beside the stock
    std::optional<cards::Suit> trump;
};

TableView tableOf(const DealView& deal, words::Language language = words::Language::German);

// The same as the table draws it.
TableRows rowsOf(const TableView& view, std::shared_ptr<const CardDeck> deck);

// Whose card the trick that lies open waits for; where ways part the last trick is it, as far as it is known.
std::optional<cards::Seat> nextToPlay(const perlaggen::deal::State& state);

// How it stands, in words: trumps and score, each figure with its stake, whose turn it is.
struct TableWords {
    QString head;
    QString figures;
    QString turn;
};
TableWords wordsOf(const DealView& deal, words::Language language = words::Language::German);

} // namespace schreiber::desktop

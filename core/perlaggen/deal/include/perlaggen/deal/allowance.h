#pragma once

#include <cards/card.h>

#include <cstdint>
#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// By which rule point apply() has let an event pass, and on which facts. Told on demand, of the state after
// it: a legal list asks thousands of times whether, and hardly ever why.
namespace schreiber::perlaggen::deal {

// How a card answers the lead.
enum class Following : std::uint8_t {
    None,          // nothing was played
    Leads,         // it is the lead
    FreePerlagg,   // perlagg_follow=free: at any time, under any name
    Suit,          // of the suit led
    NoneOfSuit,    // the player has none of the suit
    OnlyPerlaggen, // of the suit the player has only Perlaggen, and they bind nobody
    Trump,         // a trump may be added by one who has the suit
    Untold,        // it needs a hand without the suit, and the record has not the hand
};

struct Allowance {
    rulebook::PointName point{};               // empty where none is named
    std::optional<rulebook::Switch> restsOn{}; // the house rule but for which it would not be allowed
    Following following = Following::None;
    std::optional<cards::Suit> led{};
    bool plainPerlagg = false; // a Perlagg without a name: it counts as a plain card (bapt_none)
    bool hadNatural = false;   // upgrades an acorn Perlagg, and has a natural trump to exchange with
    bool heldBack = false;     // follows suit and does not take, and could have (follow_no_overtake)
};

Allowance allowance(const rulebook::Rules& rules, const State& after, const Event& event, int place);

// By which a figure is conceded: a bet that is given its answer, one that was held and is given up after
// that, or a figure that nobody bet.
rulebook::PointName concededBy(const rulebook::Rules& rules, const FigureState& figure);

// The trick that the card of this event lies in; null where it lies in none.
const Trick* trickOf(const State& state, cards::Seat seat, int event);

// imst-2015 § 15 against § 18: a Perlagg is always of the suit, unnamed it is a plain card. One that lies
// unnamed where its owner could follow with another card, as far as the record tells.
struct LaidUnnamed {
    cards::Seat seat{};
    int event = 0;
    cards::PlayedCard card;
    cards::Card couldFollow;
};
std::vector<LaidUnnamed> laidUnnamed(const rulebook::Rules& rules, const State& state);

} // namespace schreiber::perlaggen::deal

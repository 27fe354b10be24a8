#pragma once

#include <cards/card.h>
#include <cards/seat.h>

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

// What can happen in a deal, as a record states it (deal-record.md, Events). An event says what was done
// at the table, not that it was allowed: apply rules on that.
namespace schreiber::perlaggen::deal {

enum class Figure : std::uint8_t { Gleich, Hanger, Spiel };
inline constexpr std::array kFigures{Figure::Gleich, Figure::Hanger, Figure::Spiel}; // in their order
inline constexpr int kFigureCount = 3;

// The step of the ladder after 7 (RP-145 bet_top).
inline constexpr int kSpielAus = 255;

// Bets unseen. `figures` in the order named; `all` is *Höll auf*, which names no order.
struct Blind {
    std::vector<Figure> figures;
    bool all = false;

    friend bool operator==(const Blind&, const Blind&) = default;
};

// The Perlaggen kept in the cut; none is `cut -`.
struct Cut {
    std::vector<cards::Card> kept;

    friend bool operator==(const Cut&, const Cut&) = default;
};

// At least one card; the last fixes trumps.
struct Turn {
    std::vector<cards::Card> cards;

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Exchange {
    cards::Card give;
    cards::Card take;

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

// A bet, a raise or a counter-bet. `value` is what was said, 1 to 99 or kSpielAus; without it the next step.
struct Bet {
    Figure figure{};
    std::optional<int> value{};

    friend bool operator==(const Bet&, const Bet&) = default;
};

// All three figures at once, cards seen (*Höll auf* after the deal).
struct BetAll {
    friend bool operator==(const BetAll&, const BetAll&) = default;
};

struct Hold {
    Figure figure{};

    friend bool operator==(const Hold&, const Hold&) = default;
};

// Concedes. `ifSuit` is *gut bei Farbe* and goes with the Spiel alone (RP-157 fifth_gut_farbe).
struct Good {
    Figure figure{};
    bool ifSuit = false;

    friend bool operator==(const Good&, const Good&) = default;
};

// Asks for a figure that was bet or held and is not shown (imst-2015 § 22).
struct AskFigure {
    Figure figure{};

    friend bool operator==(const AskFigure&, const AskFigure&) = default;
};

// Of a Perlagg only the rank was said, or only the suit (readings.md 60): what it makes is partial_baptism's.
struct PartialName {
    std::optional<cards::Rank> rank{};
    std::optional<cards::Suit> suit{};

    friend bool operator==(const PartialName&, const PartialName&) = default;
};

struct Play {
    cards::PlayedCard card;
    std::optional<PartialName> said{};

    friend bool operator==(const Play&, const Play&) = default;
};

struct Show {
    std::vector<cards::PlayedCard> cards;
    std::vector<PartialName> said{}; // empty, or one for each card: blank where nothing was said in part

    friend bool operator==(const Show&, const Show&) = default;
};

struct Stand {
    Figure figure{};

    friend bool operator==(const Stand&, const Stand&) = default;
};

struct EndOfTurn { // `done`
    friend bool operator==(const EndOfTurn&, const EndOfTurn&) = default;
};

// *Ist dritzig (viertig, fünftig) erlaubt?*: a figure of so many cards, 2 to 9.
struct AskDeclare {
    int size = 0;

    friend bool operator==(const AskDeclare&, const AskDeclare&) = default;
};

struct Allow {
    friend bool operator==(const Allow&, const Allow&) = default;
};

struct Deny {
    friend bool operator==(const Deny&, const Deny&) = default;
};

// Kind and height of the figure asked about: the rank of a Gleich, the top card of a Hanger.
struct Reveal {
    Figure figure{}; // Gleich or Hanger
    cards::Rank height{};

    friend bool operator==(const Reveal&, const Reveal&) = default;
};

// What the table saw and cards cannot show (rule-sets.md, Irregularities).
enum class Irregularity : std::uint8_t {
    MisdealExposed,
    MisdealCount,
    MisdealBatches,
    CutVisible,
    CutSloppy,
    CutOverlooked,
    WrongDealer,
    ExtraCards,
    StockCard,
    StolenCard,
    LeftExchange,
    NoBaptismWord,
    NotABet,
    Unanswered,
    ExposedHand,
    ShowedPartner,
    SecretTalk,
    PickedUp,
    DisturbedShow,
    LookedAtStock,
    NoProof,
    FalseDeclaration,
    FalseDenial,
    OutOfTurn,
    NotDeclared,
    ForgotExchange,
    Revoke,
};
inline constexpr int kIrregularityCount = 27;

// The event's seat is whose doing it was; `claimedBy` is who claims it.
struct Irregular {
    Irregularity kind{};
    std::optional<cards::Seat> claimedBy{};
    bool knowingly = false;

    friend bool operator==(const Irregular&, const Irregular&) = default;
};

using Action = std::variant<Blind, Cut, Turn, Exchange, Bet, BetAll, Hold, Good, AskFigure, Play, Show, Stand,
                            EndOfTurn, AskDeclare, Allow, Deny, Reveal, Irregular>;

// Whether it is one of these.
template <class... These>
bool isAny(const Action& action) {
    return (std::holds_alternative<These>(action) || ...);
}

struct Event {
    cards::Seat seat{};
    Action action;

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace schreiber::perlaggen::deal

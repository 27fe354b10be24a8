#pragma once

#include <base/score_column.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// What the figures of a deal come to: in which order they count, which of them go out, and who is out first.
// The fold of a record, a line of the sheet, a query and a short question each build the facts and ask here.
namespace schreiber::perlaggen::deal {

enum class How : std::uint8_t { Open, Unbet, Held, Conceded, Standing, None, Forfeit, Declared, Undecided };

// A figure as it came out. `value` is the last agreed one, or kSpielAus; the points won for Conceded.
struct SettledFigure {
    Figure figure{};
    std::optional<int> team{};
    int value = 1;
    How how = How::Open;
    std::optional<bool> bet{}; // whether anybody ever bet on it; nothing where that is not told

    // It is nobody's.
    void leave(How as) {
        how = as;
        team.reset();
    }

    friend bool operator==(const SettledFigure&, const SettledFigure&) = default;
};

// Moments of one deal, on one scale: an earlier one is less.
using Moment = int;

// A figure with all that its counting can hang on.
struct Fact {
    SettledFigure settled;
    std::optional<int> size{};       // its cards
    bool held = false;               // bet and seen, also where it stands
    bool undeclared = false;         // shown, and it is told that nobody asked whether it may go out
    std::optional<Moment> betAt{};   // first bet
    std::optional<Moment> givenAt{}; // conceded, or declared and allowed
    bool blocks = false;             // is still to be decided: RP-184 order_block
    ByTeam lost{};                   // Strafperlaggen: what others had bet or held on it
    ByTeam fined{};                  // for a bet on it that cannot be proved
    std::array<bool, cards::kMostTeams> wiped{}; // and all points of the game with it (false_bet_scope)

    Figure figure() const { return settled.figure; }
    friend bool operator==(const Fact&, const Fact&) = default;
};

// Neither conceded nor bet: what only the cards decide.
bool isByCards(const Fact& fact);
inline constexpr int kFewestCards = 2; // of a Gleich or Hanger

// What stands on the sheet before the figures are counted.
struct Standing {
    int target = 0;
    ByTeam score{};
    ByTeam owed{};
    ByTeam penalties{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

// Where every side is one short other rules say which figure goes out (imst-2015 § 25 to 28; pagat The
// Endgame).
enum class Endgame : std::uint8_t {
    None,
    FromStart,  // all one short when the deal began
    OtherGoes,  // by a Gleich or Hanger conceded: the other of them decides, else the Spiel
    BothGiven,  // by Gleich and Hanger conceded: the Spiel decides
    SpielGiven, // by the Spiel conceded: Gleich and Hanger decide
    OneLeft,    // by the Spiel and one of them conceded: the last one decides
    Held,       // by concessions, while another figure is held: that goes out in its order
};
Endgame endgameOf(const rulebook::Rules& rules, const BetTable& table);
// Gleich and Hanger are what goes out, if they are long enough; else there is a new deal.
bool cardsDecide(Endgame endgame);
// Cards that an unbet Gleich or Hanger must have to go out there; 0 where any will do.
int neededCards(const rulebook::Rules& rules, Endgame endgame);

// The best figure that a side has for going out.
struct GoingOut {
    int size = 0;
    bool gleich = false;
    int strength = 0;
};
// By what one of two figures goes out before the other: the longer, a Gleich before a Hanger, then the
// higher; under declare_compare=len_only the longer alone.
enum class OutBy : std::uint8_t { Neither, Length, Kind, Height };
OutBy outBy(const GoingOut& zero, const GoingOut& one, bool lengthAlone);
// Which of them goes out. Nobody's where they are equal.
std::optional<int> betterOf(const GoingOut& zero, const GoingOut& one, bool lengthAlone);
// Whose figure goes out: the better one, if it is long enough and not equalled.
struct GoesOut {
    std::optional<int> team{};
    bool gleich = false;
    bool tooShort = false;
    friend bool operator==(const GoesOut&, const GoesOut&) = default;
};
GoesOut goesOut(const GoingOut& zero, const GoingOut& one, int needed, bool lengthAlone);

struct Counted {
    Figure figure{};
    int team = 0;
    int points = 0;
    ByTeam score{};
    rulebook::PointName point{}; // by which it counted where it did

    friend bool operator==(const Counted&, const Counted&) = default;
};

// Strafperlaggen: what somebody bet or held on a figure that he did not win.
struct StakeLost {
    Figure figure{};
    cards::Seat seat{};
    int points = 0;

    friend bool operator==(const StakeLost&, const StakeLost&) = default;
};

struct Count {
    ByTeam points{};
    ByTeam score{};
    ByTeam deferred{}; // penalty points still to come off
    ByTeam wiped{};
    std::vector<Counted> counted;
    std::vector<Figure> paid;   // for which those who lost them paid (Fact::lost)
    std::vector<Figure> barred; // made, but they may not go out
    std::array<bool, cards::kMostTeams> gestrichen{};
    std::optional<int> winner;
    bool newDeal = false;

    bool has(Figure figure) const {
        return std::ranges::find(counted, figure, &Counted::figure) != counted.end();
    }
    friend bool operator==(const Count&, const Count&) = default;
};

// The one count. Of a list nobody put moments to, the order of the list is the order of things; a fact left
// open is taken as the likeliest: `decide` tells whether that makes a difference.
Count count(const rulebook::Rules& rules, const Standing& before, const std::vector<Fact>& figures,
            Endgame endgame);
Count count(const rulebook::Rules& rules, const Standing& before, const std::vector<Fact>& figures);

// What each side writes of the points it won. A Spiel aus takes its side to the target whatever that owes; on
// the sheet what is owed comes off first, so it is written on top.
ByTeam written(ByTeam points, const ByTeam& deferred, std::optional<int> winner);

// But for what the winner has beyond the target.
Count withoutSurplus(const rulebook::Rules& rules, int target, Count count);

// The betting that these figures come from, with what was conceded; penalties come off first (readings.md
// 19).
BetTable betTable(const rulebook::Rules& rules, const Standing& before, const std::vector<Fact>& figures);
Endgame endgameOf(const rulebook::Rules& rules, const Standing& before, const std::vector<Fact>& figures);

// The places of the figures in the order in which they count.
std::vector<std::size_t> countingOrder(const rulebook::Rules& rules, const std::vector<Fact>& figures,
                                       Endgame endgame);

// A fact that nobody told and that decides.
enum class Untold : std::uint8_t {
    Maker,    // who makes the figure, if anybody
    Size,     // how many cards it has
    Declared, // whether it was asked for and allowed
    Bet,      // whether it was ever bet
    Order,    // which was bet first
};
struct OpenFact {
    Untold what{};
    Figure figure{};
    int needed = 0; // cards to go out
    struct Way {
        std::vector<Fact> figures; // with the fact told
        Count count;
    };
    std::vector<Way> ways{}; // one for each end that it leads to, the other facts being as they are; of Order
                             // each order of all that were bet
};

struct Decision {
    Count count; // of what was told
    std::vector<OpenFact> facts{};
    std::vector<rulebook::Switch> switches{}; // open ones on which it hangs

    bool isCertain() const { return facts.empty() && switches.empty(); }
};

// What one asks: only who is out; also what each side writes; or that but for what the winner has beyond the
// target, which is dropped on the sheet.
enum class Wanted : std::uint8_t { Winner, Points, WithoutSurplus };
Decision decide(const rulebook::Rules& rules, const Standing& before, const std::vector<Fact>& figures,
                Wanted wanted);
// Whether they come to the same, as far as that is asked.
bool isSameEnd(const rulebook::Rules& rules, int target, const Count& one, const Count& other, Wanted wanted);

// The figures of a list in the order things happened: each where it was given, held ones where they were
// first bet. When one that was bet and conceded had been bet, such a list does not tell.
void putInOrder(std::vector<Fact>& figures);
inline constexpr Moment kListStep = 4; // between two of the list there is room for bets that it does not tell

// Whether a conceded figure can have been bet by the side that it went to: one short, it may not bet.
bool mayHaveBet(const rulebook::Rules& rules, const Standing& before, const SettledFigure& conceded);

// What a fine may do to a score here (negative_score).
base::BelowZero belowZero(const rulebook::Rules& rules);

} // namespace schreiber::perlaggen::deal

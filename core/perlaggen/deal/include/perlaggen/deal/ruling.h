#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <cards/seat.h>

#include <array>
#include <cstdint>
#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/switches.h>
#include <vector>

// What the engine says about an event: which rule point it touches, what follows, and the facts of the case
// that an explanation names. Words are made of it in core/perlaggen/ruling.
namespace schreiber::perlaggen::deal {

enum class Verdict : std::uint8_t { Illegal, Undecided, Note };

// One entry a team.
using ByTeam = std::array<int, cards::kMostTeams>;

struct Consequence {
    bool isVoid = false;
    ByTeam penalty{};              // points taken off; Strafperlaggen: added
    std::array<bool, 3> forfeit{}; // by Figure: figures that the breach gives up
    bool dealLost = false;         // the side gets no points from this deal, whatever is in `forfeit`
    ByTeam wiped{};                // points of the game so far that go as well (false_bet_scope)
    bool redeal = false;
    std::optional<int> gameLost{}; // team

    friend bool operator==(const Consequence&, const Consequence&) = default;
};

// What one value of an open switch would make of the breach.
struct Alternative {
    int value = 0; // place in rulebook::valuesOf
    Consequence consequence;

    friend bool operator==(const Alternative&, const Alternative&) = default;
};

inline constexpr int kNoEvent = -1;

// A value of an open switch under which an earlier event has ended the game, or led to a new deal: nothing
// that comes after it is asked then.
struct EndedBefore {
    rulebook::Switch which{};
    int value = 0; // place in rulebook::valuesOf
    int event = 0; // that ended it
    bool redeal = false;

    friend bool operator==(const EndedBefore&, const EndedBefore&) = default;
};

// A fact that would decide: whether this seat holds one of these cards, or whether it did knowingly what an
// event tells.
struct MissingFact {
    cards::Seat seat{};
    cards::CardSet cards{};
    int meant = kNoEvent;

    friend bool operator==(const MissingFact&, const MissingFact&) = default;
};

// What nobody says was done wrongly, and the record does not show, is taken as done rightly (readings.md 54).
enum class Deed : std::uint8_t {
    Followed,        // denied no suit with this card
    NotUndertrumped, // had nothing of the suit led when giving a lower trump
    LastCardFits,    // could bet or hold the Spiel with the last card
    LeftNothing,     // whose exchange it was first could not make it
    NothingToFetch,  // nobody could exchange any more
    HadDeclared,     // had the figure asked for
    CouldDeny,       // the side had a figure to deny with
    CouldTell,       // the side had the figure as told
    HadNone,         // the side had not the figure that it gave up
};
struct Supposed {
    Deed deed{};
    cards::Seat seat{}; // of whom it is supposed
    int event = 0;      // at which
    cards::CardSet cards{};
    bool holds = false; // to hold one of the cards is what was right; else to hold none

    friend bool operator==(const Supposed&, const Supposed&) = default;
};

// Which condition of a point was not met, where it has several.
enum class Lack : std::uint8_t {
    None,
    InShow,       // the show has not begun
    OpenFigure,   // the figure is decided already
    AllOneShort,  // not everybody is gestrichen
    SideOneShort, // the own side is not gestrichen
    SpielGiven,   // the Spiel has not been conceded
    Question,     // what was answered was no valid question
    Denial,       // the side allowed what it could have denied
    Proof,        // nobody asks for one any more: the figure was conceded
    Compared,     // after a denial figures are not compared here, the deal is played
    Fault,        // the cards and the course of the record show that it was none
    Refused,      // the same was asked before, and denied
    Ruled,        // the cards have told so already, when it happened
    WholeName,    // of the name only the rank or the suit was said
    Partner,      // the own side has bound itself already (word_binds)
    Answer,       // the bet that is open is the own side's, and the others owe the answer
};

// The persons, cards and numbers of the case, as far as the rule point has a use for them.
struct CaseFacts {
    std::optional<Figure> figure{};
    std::optional<cards::PlayedCard> card{};
    cards::CardSet cards{};
    std::optional<cards::Seat> other{};
    std::optional<cards::Suit> suit{};
    int number = 0;
    int limit = 0;
    int sheet = 0;          // the points as written, where more count
    int earlier = kNoEvent; // the event that it is about, where the ruling stands on a later one
    Lack lack = Lack::None;

    friend bool operator==(const CaseFacts&, const CaseFacts&) = default;
};

// What the deal would come to with another value of a house rule that this program has chosen; without one,
// if what is only assumed from another set did not hold.
struct Otherwise {
    std::optional<rulebook::Switch> which{};
    int value = 0; // place in rulebook::valuesOf
    ByTeam score{};
    ByTeam deferred{};
    std::optional<int> winner{};
    std::optional<int> loser{};                                 // by a breach that costs the game there
    std::array<std::optional<std::optional<int>>, 3> figures{}; // by Figure: whose it is, where that differs
    std::array<bool, 3> open{}; // by Figure: not decided there by what was done, and decided here
    std::array<std::optional<int>, 3> values{}; // by Figure: its stake, where that differs and it is open
    std::optional<bool> newDeal{};              // whether there is one, where that differs
    std::optional<cards::Seat> nextDealer{};    // where another deals next
    std::optional<bool> allowed{};              // whether what was done is in order there, where that differs
    bool scoreOpen = false;                     // what is written there hangs on what nobody told
    bool winnerOpen = false;                    // and who wins

    friend bool operator==(const Otherwise&, const Otherwise&) = default;
};

struct Ruling {
    int event = 0; // from 0; kNoEvent for the key `written`
    std::optional<cards::Seat> seat{};
    Verdict verdict = Verdict::Illegal;
    rulebook::PointName rule{}; // the point that it applies
    Consequence consequence{};
    bool replacesDenial = false;    // takes the place of the ruling on the card that denied suit
    rulebook::PointName replaced{}; // the one whose place it took
    rulebook::PointName also{}; // a second point it applies: what a revoke denied, why a side is gestrichen
    std::optional<rulebook::Switch> restsOn{};    // the house rule that carries the ruling
    std::optional<rulebook::Switch> openSwitch{}; // the house rule that its consequence waits for
    std::vector<Alternative> alternatives{};      // one for each value of openSwitch
    std::optional<EndedBefore> endedBefore{};     // where it may have come too late to count
    std::vector<MissingFact> decides{};           // the facts that would decide
    std::vector<Supposed> provided{};             // otherwise the verdict would be another
    std::vector<Otherwise> otherwise{};           // where what was chosen decides (readings.md 56, 57)
    bool otherwiseAlone = false;                  // and the ruling says nothing else
    CaseFacts about{};

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

// Not where the table says so, and the cards and the course of the record show that it was none.
inline bool wasBroken(const Ruling& ruling) {
    return ruling.about.lack != Lack::Fault;
}

} // namespace schreiber::perlaggen::deal

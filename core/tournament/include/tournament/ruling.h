#pragma once

#include <cstdint>
#include <game/judge.h>
#include <optional>
#include <string>
#include <vector>

// A dispute and how it was settled: what was asked, what the rules said that day, what the director said, and
// what came of it on the sheet. The record and the rule points are the game's; here they are text that is
// kept.
namespace schreiber::tournament {

struct Tournament;

// `Open` while neither the rules nor the director have decided; an appeal opens a decided one again.
// Withdrawn it stays to be read, and nothing comes of it any more.
enum class RulingState : std::uint8_t { Open, Decided, Appealed, Overruled, Withdrawn };

using game::kReason;
using game::RuledPoint;

// What a ruling puts on its table's sheet. A redeal leaves no mark on the sheet itself.
enum class Measure : std::uint8_t { Line, Strike, Fine, Redeal, Lost };

struct RulingEntry {
    Measure measure = Measure::Line;
    int line = 0;   // that was written or struck; 0 where there is none
    int side = -1;  // that was fined, or lost the game
    int points = 0; // of a fine

    friend bool operator==(const RulingEntry&, const RulingEntry&) = default;
};

// What became of a ruling, step by step: the parties appealed, the director let it stand, decided it, or took
// it back.
enum class DecisionKind : std::uint8_t { Appealed, Upheld, Decided, Withdrawn };

struct Decision {
    DecisionKind kind = DecisionKind::Decided;
    std::string at;       // when, UTC, ISO 8601 to the second; empty where an older file does not tell
    std::string decision; // what holds; only where it was decided
    std::string why;

    friend bool operator==(const Decision&, const Decision&) = default;
};

struct Ruling {
    int number = 0;     // from 1, never reused
    std::string origin; // the tournament it was brought from; empty for one of this tournament
    std::string place;  // where it was asked
    std::string at;     // when, UTC, ISO 8601 to the second
    int round = 0;      // round, table and game; 0 where it comes from none
    int table = 0;
    int game = 0;
    std::string askedBy;
    std::string dispute;             // in the words of the parties
    std::string record;              // the deal as far as it was recorded
    std::string view;                // what the rules say, as the program's own result
    std::vector<RuledPoint> found;   // the same, point by point
    std::vector<RuledPoint> reasons; // why trick, figures and game go where they go; empty in old files
    std::vector<int> points;         // what each side writes for the deal; empty where that is not known
    std::vector<int> penalty;        // points off for each side; empty where there are none
    RulingState state = RulingState::Open;
    std::string decision;            // the director's last; empty where what the rules say stands
    std::string why;                 // the reason of that, or of an appeal that was turned down
    std::string appeal;              // the reason of the last appeal
    std::vector<Decision> decisions; // all of them, first to last; empty in old files, see `decisionsOf`
    std::vector<RulingEntry> entered;

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

// Null where there is none.
const Ruling* findRuling(const Tournament& tournament, int number);
Ruling* findRuling(Tournament& tournament, int number);

// This tournament's rulings of a table (game 0: of all its games), by number.
std::vector<const Ruling*> rulingsAt(const Tournament& tournament, int round, int table, int game);

// First to last what became of it. Of an old file, which has only the last of each kind, as far as that
// tells.
std::vector<Decision> decisionsOf(const Ruling& ruling);
// One more: those before stay, and the ruling's own fields tell the last.
void add(Ruling& ruling, Decision decision);
// Whether the ruling's own fields tell the last of its decisions.
bool tellsLast(const Ruling& ruling);

// Whether a rule was broken, or left undecided what holds.
bool isContested(const Ruling& ruling);

// The rules that a ruling is about, each once: those that were broken or left undecided; where none was,
// those by which trick, figures and game went where they did, what decided last first.
std::vector<std::string> subjectOf(const Ruling& ruling);
// "gestr_no_bet, follow": the same, and of what was in order only the first few.
std::string rulesOf(const Ruling& ruling);

// Names as the command line and the file write them.
std::string nameOf(RulingState state);
std::string nameOf(Measure measure);
std::string nameOf(DecisionKind kind);
std::optional<RulingState> readRulingState(const std::string& name);
std::optional<Measure> readMeasure(const std::string& name);
std::optional<DecisionKind> readDecisionKind(const std::string& name);

} // namespace schreiber::tournament

#pragma once

#include <tournament/model.h>
#include <tournament/refusal.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

// What is still to be played, and what the last match decides.
namespace schreiber::tournament {

// Whether a round follows the last one that was drawn. False where the number of rounds is open: then people
// say.
bool roundsLeft(const Tournament& tournament);
// No number of rounds says when the evening is over, so that closing it does.
bool isOpenEnded(const Tournament& tournament);

// Where everybody is to meet everybody, in a round robin and in each group until the knock-out: those who
// will be there in the next round and have not met in the published ones, the lower number first.
// `meetingsLeft` are those that can be played, `meetingsBarred` those of two who must not meet,
// `meetingsLost` those of a group that fell away because somebody has left. Empty in other formats.
std::vector<std::pair<int, int>> meetingsLeft(const Tournament& tournament);
std::vector<std::pair<int, int>> meetingsBarred(const Tournament& tournament);
std::vector<std::pair<int, int>> meetingsLost(const Tournament& tournament);
// A round robin in which all who are there have met as often as is planned.
bool isSeriesOver(const Tournament& tournament);
// Whether the rounds that are planned are enough for all who are there to meet.
bool isSeriesPlanned(const Tournament& tournament);

struct MissingSheet {
    int round = 0;
    int table = 0;
    int game = 1;
    std::string called = {}; // the table, as `tableCalled` has it

    friend bool operator==(const MissingSheet& a, const MissingSheet& b) {
        return a.round == b.round && a.table == b.table && a.game == b.game;
    }
};

// Matches of published rounds that somebody has to win and that ended level: each waits for an extra game.
std::vector<MissingSheet> levelMatches(const Tournament& tournament, int upTo);

// A match that has to have a winner, and has none: `match_undecided`, or `match_level` where it waits for an
// extra game (round, table, a, b, first, second).
Refusal undecidedMatch(const Tournament& tournament, int round, const Table& table);

// Between the two best pairs, or the partners of the best one: it decides the title, and who stands first,
// and counts for nothing else.
bool isLastMatch(const Table& table);
// That match where it ended level and has to be decided.
std::optional<Refusal> undecidedLastMatch(const Tournament& tournament);

struct Title {
    std::vector<int> numbers;
    std::string name;

    friend bool operator==(const Title&, const Title&) = default;
};
// Who won the last match, as far as the rounds up to `upTo` say.
std::optional<Title> titleOf(const Tournament& tournament, int upTo);

} // namespace schreiber::tournament

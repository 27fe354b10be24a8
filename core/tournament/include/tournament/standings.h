#pragma once

#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Who stands where, by the tournament's scoring formula and ladder of criteria (spec: Standings).
namespace schreiber::tournament {

// A value of the table: an integer, or a half (level by time is half a win). `provisional` where it
// rests on the average of rounds still to come.
struct Amount {
    int halves = 0; // twice the value

    double value() const { return halves / 2.0; }
    friend auto operator<=>(const Amount&, const Amount&) = default;
};

struct StandingRow {
    int rank = 0; // shared by those level in everything but the lot
    int entry = 0;
    std::string name;
    std::string club;
    int played = 0;
    int satOut = 0;
    Amount wins;
    Amount score;
    Amount points;
    Amount against;
    Amount difference;
    bool provisional = false; // holds the average of a sit-out that may still change
    std::vector<std::pair<std::string, std::optional<Amount>>> criteria; // in ladder order, without the lot
    std::optional<std::string> decidedBy;            // what puts it before the next row; none in the last row
    std::map<std::string, std::string> whyArguments; // for the sentence about the next row

    friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

struct MissingSheet {
    int round = 0;
    int table = 0;
    int game = 1;

    friend bool operator==(const MissingSheet&, const MissingSheet&) = default;
};

struct Standings {
    int round = 0;
    bool final = false;
    std::vector<StandingRow> rows;
    std::vector<MissingSheet> missing;

    friend bool operator==(const Standings&, const Standings&) = default;
};

// After round `round` (0: the last published one). Refused only where the formula or the ladder is none.
base::Result<Standings, Refusal> standingsOf(const Tournament& tournament, int round = 0);

// A formula or ladder that is no such thing: position and what was expected.
base::Result<base::Done, Refusal> checkScoring(const std::string& formula);
base::Result<base::Done, Refusal> checkLadder(const std::string& ladder);

} // namespace schreiber::tournament

#pragma once

#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <cstdint>
#include <string>
#include <vector>

// Draws: pure functions of the tournament so far and a seed. The same entries, history and seed give the
// same draw on every machine; searches are bounded by counts, never by the clock.
namespace schreiber::tournament {

enum class Unavoidable : std::uint8_t { No, Yes, Unknown };

struct Repeat {
    std::string kind;         // partner, opponent, camp, club
    std::vector<int> entries; // whom it hits
    int times = 0;            // how often they have now met in this way

    friend bool operator==(const Repeat&, const Repeat&) = default;
};

// How good a round's draw is, counted from the published rounds before it and the round itself. Partners (in
// a pair format: opponents) are unavoidable or not by matching; opponents of singles where arithmetic tells.
struct Quality {
    int partnerRepeats = 0;
    int opponentRepeats = 0;
    int campBreaks = 0;
    int clubMeetings = 0;
    std::vector<Repeat> details;
    Unavoidable partnersUnavoidable = Unavoidable::No; // No also where there is no repeat
    Unavoidable opponentsUnavoidable = Unavoidable::No;
    Unavoidable unavoidable = Unavoidable::No; // of all repeats together
    int opponentBound = 0;      // fewest opponent repeats this round can have after those before it
    int opponentTotal = 0;      // opponent repeats of the tournament up to and with this round
    int opponentTotalBound = 0; // fewest that so many rounds of so many entries allow

    friend bool operator==(const Quality&, const Quality&) = default;
};

// Round `number` as a draft, after the published rounds before it. Nobody sits out a second time before all
// who were there from the start have once; `never` is kept; then the fewest partner repeats, broken camps,
// club meetings and opponent repeats, in this order, looking ahead over the rounds planned. Refusals:
//   format_not_yet (format), no_such_round (round), too_few_entries (active, needed),
//   too_many_entries (active, most), never_impossible (entry, name, apart, active)
base::Result<Round, Refusal> drawRound(const Tournament& tournament, int number, std::uint64_t seed);

// Singles without a partner into pairs, by lot: all partnerships, those there already first. A pair has a
// number of its own, the lowest that no pair entry has. Camps and `never` are kept. Refusals: odd_singles
// (count), no_singles, never_impossible (as above).
base::Result<std::vector<Partnership>, Refusal> drawPartners(const Tournament& tournament,
                                                             std::uint64_t seed);

// Of any round, also one typed in or changed by hand.
Quality qualityOf(const Tournament& tournament, const Round& round);

} // namespace schreiber::tournament

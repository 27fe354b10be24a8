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

// How good a round's draw is, counted from the played history and the round itself.
struct Quality {
    int partnerRepeats = 0;
    int opponentRepeats = 0;
    int campBreaks = 0;
    int clubMeetings = 0;
    std::vector<Repeat> details;
    Unavoidable partnersUnavoidable = Unavoidable::No;
    Unavoidable opponentsUnavoidable = Unavoidable::No;
    Unavoidable unavoidable = Unavoidable::No; // of all repeats together
    int opponentBound = 0; // fewest opponent repeats up to and with this round that arithmetic allows

    friend bool operator==(const Quality&, const Quality&) = default;
};

// The next round of a tournament as a draft. Refused where a hard condition cannot be met; the refusal
// names the rule and what would help. Codes: see src/draw.cpp.
base::Result<Round, Refusal> drawRound(const Tournament& tournament, int number, std::uint64_t seed);

// Singles into pairs, once, by lot.
base::Result<std::vector<Partnership>, Refusal> drawPartners(const Tournament& tournament,
                                                             std::uint64_t seed);

Quality qualityOf(const Tournament& tournament, const Round& round);

} // namespace schreiber::tournament

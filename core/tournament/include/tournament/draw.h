#pragma once

#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// Draws: pure functions of the tournament so far and a seed. The same entries, history and seed give the
// same draw on every machine; searches are bounded by counts, never by the clock.
namespace schreiber::tournament {

enum class Unavoidable : std::uint8_t { No, Yes, Unknown };

struct Repeat {
    std::string kind;         // partner, opponent, camp, club; table where nobody is to meet twice
    std::vector<int> entries; // whom it hits
    int times = 0;            // how often they have now met in this way

    friend bool operator==(const Repeat&, const Repeat&) = default;
};

// How often opponents (where nobody is to meet twice: any two) meet again in a whole drawn evening: as it was
// played up to a round and is planned after it, as seldom as anybody knows how (none where that is not
// known), and as seldom as counting allows.
struct EveningQuality {
    int people = 0; // in the round
    int rounds = 0;
    std::optional<int> possible;
    int planned = 0;
    int bound = 0;
    int partnerRepeats = 0; // played and planned
    Meet meet = Meet::AsOpponents;

    friend bool operator==(const EveningQuality&, const EveningQuality&) = default;
};

// How good a round's draw is, counted from the published rounds before it and the round itself. Partners (in
// a pair format: opponents) are unavoidable or not by matching; opponents of singles where arithmetic tells.
struct Quality {
    int partnerRepeats = 0;
    int opponentRepeats = 0;
    int campBreaks = 0;
    // As few as a round with no more repeats of what weighs more can have; none where that is not worked out.
    std::optional<int> campBound;
    int clubMeetings = 0;
    std::vector<Repeat> details;
    Unavoidable partnersUnavoidable = Unavoidable::No; // No also where there is no repeat
    Unavoidable opponentsUnavoidable = Unavoidable::No;
    Unavoidable unavoidable = Unavoidable::No; // of all repeats together
    int opponentBound = 0;         // fewest opponent repeats this round can have after those before it
    int opponentTotal = 0;         // opponent repeats of the tournament up to and with this round
    int opponentTotalBound = 0;    // fewest that so many rounds of so many entries allow
    Meet meet = Meet::AsOpponents; // Once: what is said of opponents is of any two who meet
    bool hasPartners = false;      // who plays together is drawn with the round
    // Unavoidable in this round, but it was not always so: rounds before it have made it.
    bool madeByRoundsBefore = false;
    bool plannedAhead = false; // has repeats of opponents, and was drawn together with rounds to come

    std::optional<EveningQuality> evening; // not worked out with the rest: `eveningOf`

    friend bool operator==(const Quality&, const Quality&) = default;
};

// Round `number` as a draft, after the published rounds before it. Nobody sits out a second time before all
// who were there from the start have once; `never` is kept; then the fewest partner repeats, broken camps,
// club meetings and opponent repeats, in this order, looking ahead over the rounds planned. Refusals:
//   no_such_round (round), too_few_entries (active, needed),
//   too_many_entries (active, most), never_impossible (entry, name, apart, active); of a knock-out
//   match_undecided, match_level (round, table, a, b, first, second), bracket_decided
base::Result<Round, Refusal> drawRound(const Tournament& tournament, int number, std::uint64_t seed);

// How singles come together: by lot; by the cut of cards, high with high and low with low (imst-2015 § 1),
// the cards drawn here or as cut; or by lot, but not with somebody of the same club or camp.
struct PartnerWish {
    bool highLow = false;
    std::map<int, int> cut; // the card of each, higher is higher; empty: drawn here
    std::string separate;   // club, camp or empty

    friend bool operator==(const PartnerWish&, const PartnerWish&) = default;
};

// Singles without a partner into pairs: all partnerships, those there already first. A pair has a number of
// its own, the lowest that no pair entry has and nobody who is left over. `never` is kept, and camps where
// they play each other. Cards that are equal are parted by lot. Refusals: odd_singles (count), no_singles,
// card_missing (entry, name), card_of_nobody (entry), never_impossible (as above).
base::Result<std::vector<Partnership>, Refusal> drawPartners(const Tournament& tournament, std::uint64_t seed,
                                                             const PartnerWish& wish = {});

// Partners as slips had them. Refusals: odd_singles, no_singles, slip_unknown (entry), slip_twice (entry).
base::Result<std::vector<Partnership>, Refusal>
typedPartners(const Tournament& tournament, const std::vector<std::pair<int, int>>& couples);

// A table as slips had it: the numbers from side to side, in a knock-out in the order of the bracket.
struct TypedTable {
    int number = 0;
    std::vector<int> members;
};

// Whether the next round can be.
bool takesSlips(const Tournament& tournament);

// Whether chance had a say in who meets whom; not later in a bracket, but for its second chance, nor in the
// last match.
bool isDrawnByLot(const Tournament& tournament, const Round& round);
// A round as slips had it; who is on none sits out. First dealers come by lot. Refusals: slip_unknown
// (entry), slip_twice_at (entry, before, table), slip_table_twice (table), slip_size (table, count, needed),
// slips_incomplete (tables, entries, out), slips_too_many (out, left), slip_gap (table, last), slip_never (a,
// b, table), slips_not_here, no_such_round.
base::Result<Round, Refusal> typedRound(const Tournament& tournament, int number,
                                        const std::vector<TypedTable>& tables, std::uint64_t seed);

// One table more in a round, with the next number: the numbers from side to side, of people who are in the
// round and sit at none of its tables. The first dealer follows from the round's seed. Refusals: further_size
// (count, needed), slip_never (a, b, table).
base::Result<Table, Refusal> furtherTable(const Tournament& tournament, const Round& round,
                                          const std::vector<int>& members);

// Of any round, also one typed in or changed by hand; `repeatsIn` are the details alone.
std::vector<Repeat> repeatsIn(const Tournament& tournament, const Round& round);
Quality qualityOf(const Tournament& tournament, const Round& round);
// The evening of which a round is one. Takes as long as a draw; none where partners are not drawn each round,
// or no number of rounds is planned.
std::optional<EveningQuality> eveningOf(const Tournament& tournament, const Round& round);

} // namespace schreiber::tournament

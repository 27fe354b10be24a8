#pragma once

#include "steps/step.h"

#include <tournament/draw.h>

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Draws: from the entries to tables at which people sit.
namespace schreiber::desk {

// There is none of this number, or none at all yet.
Refusal noSuchRound(const Tournament& tournament, int number);

// Two who must not meet and now would in this round, though they did not before: `swap_breaks_never`.
std::optional<Refusal> meetingBanned(const Tournament& before, const Tournament& after, int number);

// Singles into pairs: all of them, or those who came after the others were drawn. Drawing all again asks a
// reason, and after the first round it is only for those who are left. Refusals: `not_for_singles`,
// `round_exists`, `partners_drawn`, and those of the draw itself.
using PartnerDrawer = std::function<base::Result<std::vector<tournament::Partnership>, Refusal>(
    const Tournament&, std::uint64_t)>;
// The tournament as it is given to the drawer: without the pairs that are to be made anew.
Tournament beforePartners(const Tournament& tournament, const std::string& why);
Changed withPartnersDrawn(const Tournament& tournament, const PartnerDrawer& draw, std::uint64_t seed,
                          const std::string& why);

// The next round as a draft. Without `yes` it is refused while the last round is being played
// (`round_not_complete`), beyond the planned rounds (`rounds_done`), and in a round robin once all who are
// there have met (`series_over`), by score a rematch (`rematch_asks`), or by slips somebody's turn to sit out
// before the others' (`sits_out_again`); also `draft_exists`, `too_many_rounds`, `partners_not_drawn`,
// `partner_missing`, `too_few_left`, and those of the draw itself.
using RoundDrawer = std::function<base::Result<tournament::Round, Refusal>(const Tournament&, int)>;
Changed withRoundDrawn(const Tournament& tournament, const RoundDrawer& draw, bool yes);

// The last round anew, a draft again: a draft, or a published one without results. All who are there now are
// in it, also who came, came back or took a place while it was published. Refusals: `no_round_yet`,
// `reason_needed`, `round_has_results`, without `yes` `series_over`, and those of the draw itself. One that
// no longer follows from the results is drawn anew also where something is written on it: that stays with
// those who meet again, and the rest is asked about (`redraw_drops_results`); but not once every match at
// which others would sit is played (`round_stays_played`).
Changed withRoundRedrawn(const Tournament& tournament, std::uint64_t seed, const std::string& why, bool yes);

// The results that such a draw leaves out: "2 (Hofer / Moser – Kofler / Höß) 11:4; …".
std::string droppedBy(const Tournament& before, const Tournament& after);
// The lot of a round on which something is written is not cast again.
std::uint64_t seedAnew(const Tournament& tournament, std::uint64_t fresh);

// Two contestants change places, at tables or among those who sit out. Refusals: `no_such_round`,
// `reason_needed`, `no_such_contestant`, `not_in_round`, `same_entry`, `same_side`, `table_has_lines`,
// `swap_breaks_bracket`, `swap_breaks_groups`, `swap_breaks_never`. Two who change places in the round with
// which they joined their groups change groups.
Changed withPlacesSwapped(const Tournament& tournament, int round, int a, int b, const std::string& why);

// One table more in the last round, which is published: of those who sit out in it and of those who came
// after it was drawn; with them a substitute, or who came back, is there from this round on. Refusals:
// `no_such_round`, `reason_needed`, `further_not_last`, `further_in_draft`, `further_by_results`,
// `no_such_contestant`, `same_entry`, `further_seated`, `entry_left`, and those of the table itself.
Changed withFurtherTable(const Tournament& tournament, int round, const std::vector<int>& members,
                         const std::string& why);

// What such a change does to who meets whom: the repeats it brings, and in a round robin the meetings that it
// takes out of the round.
struct MeetingChange {
    std::vector<tournament::Repeat> repeats;
    std::vector<std::pair<int, int>> lost;
};
MeetingChange meetingsChanged(const Tournament& before, const Tournament& after, int round);

// Publishes the draft. Refusals: `no_draft`, `partners_not_drawn`, `partner_missing`, `draft_outdated`,
// `draft_not_by_results`, `draft_breaks_never`. `swapped` as for `outdatedDraw`.
Changed withRoundStarted(const Tournament& tournament, const std::set<int>& swapped);

// Whether two who must not meet do so in the draft, as the results have it.
bool banMetInDraft(const Tournament& tournament);

// The tables of a round that still have a game without a result.
std::vector<std::string> unfinishedTables(const Tournament& tournament, int round);

// In a tournament of pairs: single entries that are there and belong to no pair yet.
std::vector<int> singlesWithoutPartner(const Tournament& tournament);

} // namespace schreiber::desk

#include "change.h"

#include <desk/evening.h>
#include <store/kept_clock.h>
#include <tournament/groups.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace schreiber::desk {

namespace {

constexpr std::size_t kMostListed = 6; // what a question can be read with

int rankOf(const tournament::Standings& standings, int entry) {
    const auto found = std::find_if(standings.rows.begin(), standings.rows.end(),
                                    [&](const auto& row) { return row.entry == entry; });
    return found == standings.rows.end() ? 0 : found->rank;
}

// The ranks that people see: while groups play, those of the group.
std::optional<tournament::Standings> shownStandings(const Tournament& tournament) {
    const auto standings = tournament::standingsOf(tournament);
    if (!standings) return std::nullopt;
    return tournament::inGroups(tournament, *standings);
}

} // namespace

std::vector<Warning> draftWarning(const Tournament& now) {
    const bool draft = !now.rounds.empty() && now.rounds.back().state == tournament::RoundState::Draft;
    return draft ? std::vector<Warning>{"draft_outdated"} : std::vector<Warning>{};
}

base::Result<Made, Refusal> named(Changed changed, store::Action what, std::vector<Warning> warnings) {
    if (!changed) return base::fail(changed.error());
    return Made{std::move(*changed), std::move(what), std::move(warnings), std::nullopt};
}

std::vector<RankChange> rankChanges(const Tournament& before, const Tournament& after) {
    const auto old = shownStandings(before);
    const auto now = shownStandings(after);
    std::vector<RankChange> changes;
    if (!old || !now) return changes;
    for (const tournament::StandingRow& row : now->rows)
        if (const int rank = rankOf(*old, row.entry); rank != row.rank)
            changes.push_back({row.entry, row.name, rank, row.rank});
    for (const tournament::StandingRow& row : old->rows)
        if (rankOf(*now, row.entry) == 0) changes.push_back({row.entry, row.name, row.rank, 0});
    return changes;
}

std::string listed(const std::vector<RankChange>& changes) {
    const auto rank = [](int number) { return number == 0 ? std::string("–") : std::to_string(number); };
    // Who moves furthest stands first; somebody who gets or loses a rank moves further than all.
    const auto distance = [](const RankChange& change) {
        const bool whole = change.before == 0 || change.after == 0;
        return whole ? std::numeric_limits<int>::max() : std::abs(change.before - change.after);
    };
    std::vector<RankChange> sorted = changes;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const auto& a, const auto& b) { return distance(a) > distance(b); });
    std::string text;
    for (std::size_t i = 0; i < std::min(sorted.size(), kMostListed); ++i) {
        const RankChange& change = sorted[i];
        text +=
            (text.empty() ? "" : "; ") + change.name + " " + rank(change.before) + " → " + rank(change.after);
    }
    if (changes.size() > kMostListed) text += "; … (+" + std::to_string(changes.size() - kMostListed) + ")";
    return text;
}

void endRoundClock(Evening& evening) {
    if (const auto clock = evening.roundClock(); clock && (clock->since != 0 || clock->spent != 0))
        static_cast<void>(evening.keepRoundClock({clock->minutes, 0, 0}));
}

} // namespace schreiber::desk

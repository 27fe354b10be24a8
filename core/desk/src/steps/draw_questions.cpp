#include "steps/draw_questions.h"

#include "number_text.h"

#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <cstddef>
#include <game/refusal_code.h>
#include <limits>
#include <string_view>

namespace schreiber::desk {

using tournament::Round;

namespace {

std::string contestantNames(const Tournament& tournament, const std::vector<int>& contestants,
                            std::string_view between) {
    std::string names;
    for (const int contestant : contestants)
        names += (names.empty() ? std::string() : std::string(between)) +
                 tournament::nameOf(tournament, contestant, tournament.rounds.back().number);
    return names;
}

} // namespace

bool beginsKnockout(const Tournament& tournament) {
    const Round& round = tournament.rounds.back();
    return tournament::isBracketRound(round) &&
           tournament::bracketOf(tournament, round.number - 1).first == 0;
}

std::string meetingNames(const Tournament& tournament, const std::vector<std::pair<int, int>>& meetings) {
    std::string names;
    for (const auto& [a, b] : meetings)
        names += (names.empty() ? "" : "; ") + contestantNames(tournament, {a, b}, " – ");
    return names;
}

// By score nobody meets twice; once that cannot be kept, it is asked.
std::optional<Refusal> confirmRematch(const Tournament& tournament) {
    const tournament::Settings& settings = tournament.settings;
    if (settings.format != tournament::Format::Pairs || settings.pairing != tournament::Pairing::Swiss)
        return std::nullopt;
    const Round& round = tournament.rounds.back();
    std::vector<int> again;
    std::string names;
    for (const tournament::Repeat& repeat : tournament::repeatsIn(tournament, round)) {
        if (repeat.kind != "opponent") continue;
        again.insert(again.end(), repeat.entries.begin(), repeat.entries.end());
        names += (names.empty() ? "" : "; ") + contestantNames(tournament, repeat.entries, " – ");
    }
    const bool last = std::any_of(round.tables.begin(), round.tables.end(), tournament::isLastMatch);
    if (again.empty() || last) return std::nullopt;
    return Refusal{"rematch_asks"_refusal,
                   {{"round", text(round.number)}, {"entries", listed(again)}, {"names", names}}};
}

// The knock-out begins with this round, and two who are still in one group have not met and must not.
std::optional<Refusal> confirmGroupsUnmet(const Tournament& before, const Tournament& after) {
    if (before.settings.format != tournament::Format::Groups || !beginsKnockout(after)) return std::nullopt;
    const auto barred = tournament::meetingsBarred(before);
    if (barred.empty()) return std::nullopt;
    return Refusal{"groups_unmet"_refusal,
                   {{"round", text(after.rounds.back().number)},
                    {"meetings", listed(barred)},
                    {"names", meetingNames(after, barred)}}};
}

// Counted from the published rounds: by lot it never comes to this, by slips and by hand it may.
std::optional<Refusal> confirmSitsOutAgain(const Tournament& tournament) {
    const tournament::Settings& settings = tournament.settings;
    if (tournament.rounds.empty() || tournament::hasBracket(settings) ||
        settings.format == tournament::Format::Solo || settings.pairing == tournament::Pairing::Moving ||
        settings.pairing == tournament::Pairing::RoundRobin)
        return std::nullopt;
    const Round& round = tournament.rounds.back();
    const auto before = [&](int contestant) {
        return std::count_if(tournament.rounds.begin(), tournament.rounds.end() - 1, [&](const Round& one) {
            return std::find(one.sittingOut.begin(), one.sittingOut.end(), contestant) !=
                   one.sittingOut.end();
        });
    };
    const auto fromTheStart = [&](int contestant) {
        return std::all_of(tournament.rounds.begin(), tournament.rounds.end(), [&](const Round& one) {
            return tournament::isActive(tournament, contestant, one.number);
        });
    };
    auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (const int contestant : tournament::contestants(tournament))
        if (fromTheStart(contestant) &&
            std::find(round.sittingOut.begin(), round.sittingOut.end(), contestant) == round.sittingOut.end())
            fewest = std::min(fewest, before(contestant));
    std::vector<int> again;
    for (const int contestant : round.sittingOut)
        if (before(contestant) > fewest) again.push_back(contestant);
    if (again.empty()) return std::nullopt;
    return Refusal{"sits_out_again"_refusal,
                   {{"entries", listed(again)},
                    {"round", text(round.number)},
                    {"names", contestantNames(tournament, again, "; ")}}};
}

} // namespace schreiber::desk

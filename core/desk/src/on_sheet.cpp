#include "on_sheet.h"

#include "steps/sheets.h"

#include <tournament/bracket.h>
#include <tournament/heats.h>

#include <algorithm>
#include <utility>

namespace schreiber::desk {

using tournament::Sheet;

namespace {

std::string called(const Tournament& now, const Located& at) {
    return tournament::tableCalled(now.rounds[at.round], tableAt(now, at));
}

store::Action about(const char* code, const Tournament& now, const Located& at) {
    return {code, {{"round", std::to_string(at.place.round)}, {"table", called(now, at)}}};
}

Refusal correction(const Tournament& now, const Located& at, const Sheet& before, const Sheet& after) {
    return {"correction_asks",
            {{"round", std::to_string(at.place.round)},
             {"table", called(now, at)},
             {"before", joined(before.score)},
             {"after", after.score.empty() ? "–" : joined(after.score)}}};
}

// Pairings of later rounds, already published, that would not have come about with the results as they are
// now.
std::string newlyVoid(const Tournament& before, const Tournament& after) {
    std::string text;
    if (!tournament::hasBracket(before.settings)) return text;
    const auto old = tournament::voidPairings(before);
    for (const tournament::VoidPairing& pairing : tournament::voidPairings(after)) {
        if (std::find(old.begin(), old.end(), pairing) != old.end()) continue;
        text +=
            (text.empty() ? "" : ", ") + std::to_string(pairing.round) + "/" + std::to_string(pairing.table);
    }
    return text;
}

} // namespace

base::Result<Made, Refusal> onSheet(const Tournament& now, const SheetPlace& place, const char* code,
                                    const std::function<Changed(const SheetPlace&)>& write) {
    const auto at = locate(now, place);
    if (!at) return base::fail(at.error());
    auto made = named(write(at->place), about(code, now, *at));
    if (!made) return made;
    const Sheet& before = sheetAt(now, *at);
    const Sheet& after = sheetAt(made->after, *at);
    made->what.arguments["score"] = joined(after.score);
    const bool changes = after != before;
    if (tableAt(now, *at).games.size() > 1) made->what.arguments["game"] = std::to_string(at->place.game);
    if (after.score != before.score && altersAnnounced(now, *at))
        made->question = correction(now, *at, before, after);
    if (const std::string pairings = changes ? newlyVoid(now, made->after) : std::string();
        !pairings.empty()) {
        made->question = correction(now, *at, before, after);
        made->question->code = "correction_voids";
        made->question->arguments["pairings"] = pairings;
        made->warnings.push_back("pairings_void");
    }
    if (after.score != before.score && at->round + 1 < now.rounds.size())
        made->warnings.push_back("earlier_round_changed");
    return made;
}

} // namespace schreiber::desk

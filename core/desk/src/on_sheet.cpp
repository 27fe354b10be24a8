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

} // namespace

std::vector<tournament::VoidPairing> newlyVoid(const Tournament& before, const Tournament& after) {
    std::vector<tournament::VoidPairing> pairings;
    const auto old = tournament::voidPairings(before);
    for (const tournament::VoidPairing& pairing : tournament::voidPairings(after))
        if (std::find(old.begin(), old.end(), pairing) == old.end()) pairings.push_back(pairing);
    return pairings;
}

std::string listed(const Tournament& tournament, const std::vector<tournament::VoidPairing>& pairings) {
    std::string text;
    for (const tournament::VoidPairing& pairing : pairings)
        text += (text.empty() ? "" : ", ") + std::to_string(pairing.round) + "/" +
                tournament::tableCalled(tournament, pairing.round, pairing.table);
    return text;
}

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
    if (changes) made->voided = newlyVoid(now, made->after);
    if (!made->voided.empty()) {
        made->question = correction(now, *at, before, after);
        made->question->code = "correction_voids";
        made->question->arguments["pairings"] = listed(made->after, made->voided);
        made->warnings.push_back("pairings_void");
    }
    if (after.score != before.score && at->round + 1 < now.rounds.size())
        made->warnings.push_back("earlier_round_changed");
    return made;
}

} // namespace schreiber::desk

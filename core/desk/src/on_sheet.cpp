#include "on_sheet.h"

#include "steps/sheets.h"

#include <desk/sheet_records.h>
#include <tournament/bracket.h>
#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

using tournament::Sheet;

namespace {

// Also those of a draft: it is not confirmed, but somebody may know it already.
std::vector<tournament::VoidPairing> voidPairingsIn(const Tournament& tournament) {
    Tournament published = tournament;
    if (!published.rounds.empty()) published.rounds.back().state = tournament::RoundState::Published;
    return tournament::voidPairings(published);
}

// Nothing of these is played, and all of them are in the last round: that can be drawn anew.
bool canBeRedrawn(const Tournament& tournament, const std::vector<tournament::VoidPairing>& pairings) {
    const tournament::Round& last = tournament.rounds.back();
    const bool played = std::any_of(last.tables.begin(), last.tables.end(), [](const auto& table) {
        return std::any_of(table.games.begin(), table.games.end(), [](const Sheet& sheet) {
            return sheet.state != tournament::SheetState::Missing || !sheet.lines.empty();
        });
    });
    return !played && std::all_of(pairings.begin(), pairings.end(),
                                  [&](const auto& pairing) { return pairing.round == last.number; });
}

std::string called(const Tournament& now, const Located& at) {
    return tournament::tableCalled(now.rounds[at.round], tableAt(now, at));
}

store::Action about(const char* code, const Tournament& now, const Located& at) {
    return {code, {{"round", std::to_string(at.place.round)}, {"table", called(now, at)}}};
}

Refusal correction(const Tournament& now, const Located& at, const Sheet& before, const Sheet& after) {
    Refusal asks{"correction_asks"_refusal,
                 {{"round", std::to_string(at.place.round)},
                  {"table", called(now, at)},
                  {"before", joined(before.score)},
                  {"after", after.score.empty() ? "–" : joined(after.score)}}};
    if (tableAt(now, at).games.size() > 1) asks.arguments["corrected"] = std::to_string(at.place.game);
    return asks;
}

} // namespace

std::vector<tournament::VoidPairing> newlyVoid(const Tournament& before, const Tournament& after) {
    std::vector<tournament::VoidPairing> pairings;
    const auto old = voidPairingsIn(before);
    for (const tournament::VoidPairing& pairing : voidPairingsIn(after))
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

std::string named(const Tournament& tournament, const std::vector<tournament::VoidPairing>& pairings) {
    std::string text;
    for (const tournament::VoidPairing& pairing : pairings) {
        const tournament::Round* round = tournament::findRound(tournament, pairing.round);
        const tournament::Table* table = tournament::findTable(*round, pairing.table);
        text += (text.empty() ? "" : "; ") + whoMeets(tournament, *round, *table);
    }
    return text;
}

void tellVoided(const Tournament& tournament, const std::vector<tournament::VoidPairing>& voided,
                game::RefusalCode stays, game::RefusalCode toCome, Refusal& question) {
    question.code = canBeRedrawn(tournament, voided) ? toCome : stays;
    question.arguments["pairings"] = listed(tournament, voided);
    question.arguments["named"] = named(tournament, voided);
}

Warning voidedWarning(const Tournament& tournament, const std::vector<tournament::VoidPairing>& voided) {
    if (!canBeRedrawn(tournament, voided)) return "pairings_void";
    const tournament::Round& last = tournament.rounds.back();
    return {last.state == tournament::RoundState::Draft ? "draft_void" : "round_void",
            {{"round", std::to_string(last.number)},
             {"pairings", listed(tournament, voided)},
             {"named", named(tournament, voided)}}};
}

void nameLine(const SheetPlace& place, int line, Made& made) {
    const auto at = locate(made.after, place);
    if (!made.after.settings.zeroSum || !at) return;
    const Sheet& sheet = sheetAt(made.after, *at);
    const auto target = tournament::targetOf(made.after.settings, tableAt(made.after, *at));
    const auto numbers = tournament::numbersOnPaper(sheet, target.deals);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const tournament::Line& one = sheet.lines[i];
        if (one.n != line) continue;
        if (!one.points.empty())
            made.what.arguments["deal"] = std::to_string(numbers[i]);
        else if (!one.text.empty())
            made.what.arguments["text"] = one.text;
        else if (one.struck && !one.penalty.empty())
            made.what.arguments["struck_penalty"] = joined(one.penalty);
    }
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
    if (now.settings.zeroSum) { // more than two numbers say nothing without their names
        std::string& seats = made->what.arguments["seats"];
        for (const std::string& name : seatsCalled(now, at->place.round, tableAt(now, *at)))
            seats += (seats.empty() ? "" : "\n") + name;
    }
    const bool changes = after != before;
    if (tableAt(now, *at).games.size() > 1) made->what.arguments["game"] = std::to_string(at->place.game);
    if (after.score != before.score && altersAnnounced(now, *at))
        made->question = correction(now, *at, before, after);
    // A pairing follows from the rounds before its own.
    if (changes && at->round + 1 < now.rounds.size()) made->voided = newlyVoid(now, made->after);
    if (!made->voided.empty()) {
        made->question = correction(now, *at, before, after);
        tellVoided(made->after, made->voided, "correction_voids", "correction_voids_to_come",
                   *made->question);
        made->warnings.push_back(voidedWarning(made->after, made->voided));
    }
    const bool stays = made->voided.empty() || !canBeRedrawn(made->after, made->voided);
    if (after.score != before.score && at->round + 1 < now.rounds.size() && stays)
        made->warnings.push_back("earlier_round_changed");
    return made;
}

} // namespace schreiber::desk

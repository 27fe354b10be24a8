#include "steps/sheets.h"

#include "change.h"
#include "on_sheet.h"
#include "steps/extra_games.h"
#include "steps/figures.h"
#include "steps/result_list.h"
#include "steps/rulings.h"
#include "steps/text_checks.h"
#include "steps/zero_sum.h"

#include <desk/evening.h>
#include <desk/games.h>
#include <desk/sheet_records.h>
#include <desk/sheets.h>
#include <tournament/bracket.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/standings.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

using tournament::Sheet;

namespace {

// The journal names how a game ended that nobody won at the table.
const char* codeFor(tournament::Ending ending) {
    switch (ending) {
    case tournament::Ending::Played:
        break;
    case tournament::Ending::Time:
        return "ended_on_time";
    case tournament::Ending::Forfeit:
        return "ended_by_forfeit";
    case tournament::Ending::Ruling:
        return "ended_by_ruling";
    }
    return "set_result";
}

// Who won a game that was broken off: the sheet's lines alone do not say.
std::optional<int> brokenOffFor(const tournament::Settings& settings, const SheetView& view) {
    tournament::Table alone = view.table;
    alone.games = {view.sheet};
    const auto result = tournament::resultOf(settings, alone);
    if (!result) return std::nullopt;
    constexpr int kWhole = 2; // halves of a win
    for (std::size_t side = 0; side < result->wins.size(); ++side)
        if (result->wins[side].halves == kWhole) return static_cast<int>(side);
    return std::nullopt;
}

// Seats run clockwise through the sides in turn: the first of each, then the second of each.
std::vector<std::string> seatNames(const std::vector<std::vector<std::string>>& sides) {
    std::size_t most = 0;
    for (const auto& side : sides) most = std::max(most, side.size());
    std::vector<std::string> seats;
    for (std::size_t place = 0; place < most; ++place)
        for (const auto& side : sides)
            if (place < side.size()) seats.push_back(side[place]);
    return seats;
}

std::string sideName(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : " / ") + name;
    return text;
}

SheetView viewOf(const Tournament& tournament, const Located& at) {
    SheetView view;
    view.place = at.place;
    view.table = tableAt(tournament, at);
    view.inRoom = tournament::tableInRoom(tournament.rounds[at.round], view.table);
    view.inHeats = tournament::hasHeats(tournament.rounds[at.round]);
    const auto dropped = tournament::droppedTables(tournament, tournament.rounds[at.round]);
    view.dropped = std::find(dropped.begin(), dropped.end(), at.place.table) != dropped.end();
    view.sheet = sheetAt(tournament, at);
    view.target = tournament::targetOf(tournament.settings, view.table);
    view.standing = tournament::standingOf(view.sheet, view.target, view.table.firstDealer);
    if (view.target.zeroSum) {
        view.order = tournament::linesInOrder(view.sheet);
        view.penalties = tournament::penaltiesOf(view.sheet, view.table.sides.size());
        if (auto counted = countedByGame(tournament.settings, view.table, view.sheet))
            view.counted = std::move(*counted);
    }
    if (!view.standing.winner && !view.target.zeroSum)
        view.standing.winner = brokenOffFor(tournament.settings, view);
    view.wantsDecider = tournament::wantsDecider(tournament, tournament.rounds[at.round], view.table);
    std::vector<std::vector<std::string>> sides;
    for (std::size_t side = 0; side < view.table.sides.size(); ++side) {
        view.sideNames.push_back(
            sideName(schreiber::tournament::namesOfSide(tournament, at.place.round, view.table, side)));
        sides.push_back(
            schreiber::tournament::plainNamesOfSide(tournament, at.place.round, view.table, side));
    }
    view.seatNames = seatNames(sides);
    for (const auto* ruling :
         tournament::rulingsAt(tournament, at.place.round, at.place.table, at.place.game))
        view.rulings.push_back(*ruling);
    return view;
}

bool dropsSurplus(const Sheet& written, const tournament::GameTarget& target,
                  const tournament::FinalScore& score) {
    for (std::size_t side = 0; side < std::min(score.points.size(), written.score.size()); ++side)
        if (target.isBeyond(score.points[side]) && written.score[side] == target.target) return true;
    return false;
}

Refusal placed(Refusal refusal, const Tournament& now, const Located& at) {
    refusal.arguments.emplace("round", std::to_string(at.place.round));
    refusal.arguments.emplace("table", tournament::tableCalled(now.rounds[at.round], tableAt(now, at)));
    return refusal;
}

// Where lines follow from those before it: whether others come to something else. A correction asks about
// more than that, and says it besides.
void confirmOtherLines(const Tournament& now, const SheetPlace& place, Made& made) {
    const auto at = locate(now, place);
    if (!now.settings.zeroSum || !at) return;
    const tournament::Table& table = tableAt(now, *at);
    const std::string lines = changedLines(seatsCalled(now, at->place.round, table),
                                           tournament::targetOf(now.settings, table).deals, sheetAt(now, *at),
                                           sheetAt(made.after, *at));
    if (lines.empty()) return;
    if (made.question)
        made.warnings.emplace_back("other_lines", std::map<std::string, std::string>{{"lines", lines}});
    else
        made.question = placed({"lines_change", {{"lines", lines}}}, now, *at);
}

Outcome<SheetView> viewAfter(const Changed& after, const Tournament& before, const SheetPlace& place) {
    if (!after) return base::fail(Failure{after.error()});
    const auto at = locate(before, place); // the game, while it was not over yet
    return viewOf(*after, *at);
}

// As it is once another line stands there `instead` of this one, 0 for none.
Changed withoutLine(const Tournament& tournament, const SheetPlace& place, int instead) {
    if (instead == 0) return tournament;
    return withLineStruck(tournament, place, instead, "–");
}

} // namespace

Outcome<SheetView> sheetView(const tournament::Tournament& tournament, const SheetPlace& wanted) {
    SheetPlace place = wanted;
    auto at = locate(tournament, place);
    if (!at && at.error().code == "all_games_written"_refusal) {
        place.game = tournament.settings.games; // nothing is left to write: the last one is shown
        at = locate(tournament, place);
    }
    if (!at) return base::fail(Failure{at.error()});
    return viewOf(tournament, *at);
}

Outcome<SheetView> sheetWith(const tournament::Tournament& tournament, const SheetPlace& place,
                             const tournament::Line& line, int instead) {
    const auto struck = withoutLine(tournament, place, instead);
    if (!struck) return base::fail(Failure{struck.error()});
    return viewAfter(withLineWritten(*struck, place, line), tournament, place);
}

Outcome<SheetView> sheetWith(const tournament::Tournament& tournament, const SheetPlace& place,
                             const tournament::FinalScore& score) {
    return viewAfter(withResult(tournament, place, score), tournament, place);
}

Outcome<SheetView> sheetWithout(const tournament::Tournament& tournament, const SheetPlace& place, int line) {
    return viewAfter(withoutLine(tournament, place, line), tournament, place);
}

std::optional<Failure> whyNoDeal(const tournament::Tournament& tournament, const SheetPlace& place,
                                 const tournament::Line& line) {
    auto doubt = confirmUnusualLine(tournament, place, line);
    return doubt ? std::optional<Failure>(std::move(*doubt)) : std::nullopt;
}

Outcome<std::optional<game::Question>> missingFact(const tournament::Tournament& tournament,
                                                   const SheetPlace& place, const tournament::Line& line,
                                                   words::Language language, int instead) {
    const auto at = locate(tournament, place);
    if (!at) return base::fail(Failure{at.error()});
    const tournament::Settings& settings = tournament.settings;
    const tournament::GameTarget target = tournament::targetOf(settings, tableAt(tournament, *at));
    auto struck = withoutLine(tournament, place, instead);
    if (!struck) return base::fail(Failure{struck.error()});
    auto question = desk::missingFact(settings, sheetAt(*struck, *at), target, line, language);
    if (!question) return base::fail(Failure{question.error()});
    return std::move(*question);
}

Outcome<std::vector<game::Order>> decidingOrders(const tournament::Tournament& tournament,
                                                 const SheetPlace& place, const tournament::Line& line,
                                                 int instead) {
    const auto at = locate(tournament, place);
    if (!at) return base::fail(Failure{at.error()});
    const tournament::Settings& settings = tournament.settings;
    const tournament::GameTarget target = tournament::targetOf(settings, tableAt(tournament, *at));
    auto struck = withoutLine(tournament, place, instead);
    if (!struck) return base::fail(Failure{struck.error()});
    auto orders = desk::decidingOrders(settings, sheetAt(*struck, *at), target, line);
    if (!orders) return base::fail(Failure{orders.error()});
    return std::move(*orders);
}

std::vector<Warning> defaultsThatDecide(const tournament::Tournament& tournament, const SheetPlace& place,
                                        const tournament::Line& line, int instead) {
    std::vector<Warning> warnings;
    const auto at = locate(tournament, place);
    const auto struck = withoutLine(tournament, place, instead);
    if (!at || !struck || line.figures.empty()) return warnings;
    const tournament::Settings& settings = tournament.settings;
    const tournament::Table& table = tableAt(tournament, *at);
    std::string last; // how it is played is said once
    for (const game::Otherwise& other :
         desk::otherwise(settings, sheetAt(*struck, *at), tournament::targetOf(settings, table), line)) {
        Warning warning{other.isOpen   ? "otherwise_open"
                        : other.winner ? "otherwise_won"
                                       : "otherwise",
                        {{"switch", other.name}, {"value", other.value}}};
        if (other.name != last) warning.arguments["rules"] = settings.rules;
        if (!other.isOpen) warning.arguments["score"] = joined(other.score);
        if (!other.isOpen && other.winner)
            warning.arguments["winner"] = sideName(tournament::namesOfSide(
                tournament, at->place.round, table, static_cast<std::size_t>(*other.winner)));
        last = other.name;
        warnings.push_back(std::move(warning));
    }
    return warnings;
}

Outcome<Receipt> addLine(Evening& evening, const SheetPlace& place, const tournament::Line& line,
                         const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        SheetPlace written; // with its game filled in
        auto made = onSheet(now, place, "wrote_line", [&](const SheetPlace& there) {
            written = there;
            return withLineWritten(now, there, line);
        });
        if (!made) return made;
        if (!made->question) made->question = confirmUnusualScore(now, written, line);
        confirmOtherLines(now, written, *made);
        if (auto doubt = confirmUnusualLine(now, written, line))
            made->warnings.emplace_back(std::move(doubt->code), std::move(doubt->arguments));
        for (Warning& warning : defaultsThatDecide(now, written, line))
            made->warnings.push_back(std::move(warning));
        const auto at = locate(made->after, written);
        const tournament::Line& last = sheetAt(made->after, *at).lines.back();
        if (!last.points.empty()) made->what.arguments["points"] = joined(last.points);
        if (!last.text.empty()) made->what.arguments["text"] = last.text;
        if (last.instead != 0) {
            made->what.code = "rewrote_line";
            made->what.arguments["line"] = std::to_string(last.instead);
        }
        if (!last.penalty.empty()) {
            made->what.arguments["penalty"] = joined(last.penalty);
            made->what.code = last.points.empty() ? "wrote_penalty" : "wrote_line_penalty";
        }
        nameLine(written, last.n, *made);
        return made;
    };
    return evening.act({make, line.why, Fixes::Line}, confirmation);
}

Outcome<Receipt> importSheet(Evening& evening, const SheetPlace& place, const std::string& record,
                             const std::string& file, const Confirmation& confirmation) {
    const tournament::Settings& settings = evening.tournament().settings;
    if (!settings.zeroSum) return base::fail(Failure{Refusal{"sheet_no_record"_refusal, {}}});
    const auto read = gameOf(settings).readSheetRecord(record, file);
    if (!read) return base::fail(Failure{InputErrors{read.error()}});
    const auto make = [&](const Tournament& now) {
        SheetPlace written; // with its game filled in
        auto made = onSheet(now, place, "imported_sheet", [&](const SheetPlace& there) {
            written = there;
            return withSheetImported(now, there, *read);
        });
        if (!made) return made;
        made->what.arguments["file"] = file;
        std::string& lines = made->what.arguments["lines"]; // as they stand there then
        for (const tournament::Line& line : sheetAt(made->after, *locate(made->after, written)).lines)
            lines += (lines.empty() ? "" : "\n") + line.text;
        return made;
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> strikeLine(Evening& evening, const SheetPlace& place, int line, const std::string& why,
                            const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        auto made = onSheet(now, place, "struck_line",
                            [&](const SheetPlace& there) { return withLineStruck(now, there, line, why); });
        if (made) made->what.arguments["line"] = std::to_string(line);
        if (made) nameLine(place, line, *made);
        if (made) confirmOtherLines(now, place, *made);
        return made;
    };
    return evening.act({make, why}, confirmation);
}

Outcome<Receipt> rewriteLine(Evening& evening, const SheetPlace& place, int line, const std::string& why,
                             const tournament::Line& instead, const Confirmation& confirmation) {
    if (auto refusal = whyNoWords(instead.why)) return base::fail(Failure{std::move(*refusal)});
    const auto make = [&](const Tournament& now) {
        SheetPlace written;
        auto made = onSheet(now, place, "rewrote_line", [&](const SheetPlace& there) -> Changed {
            written = there;
            auto struck = withLineStruck(now, there, line, why);
            if (!struck) return struck;
            return withLineWritten(*struck, there, instead);
        });
        if (!made) return made;
        made->what.arguments["line"] = std::to_string(line);
        const std::string& text = sheetAt(made->after, *locate(made->after, written)).lines.back().text;
        if (!text.empty()) made->what.arguments["text"] = text;
        for (Warning& warning : defaultsThatDecide(now, written, instead, line))
            made->warnings.push_back(std::move(warning));
        return made;
    };
    return evening.act({make, why}, confirmation);
}

Outcome<Receipt> setResult(Evening& evening, const SheetPlace& place, const tournament::FinalScore& score,
                           const Confirmation& confirmation, const std::string& whyLinesGo) {
    for (const std::string* words : {&score.remark, &whyLinesGo})
        if (auto refusal = whyNoWords(*words)) return base::fail(Failure{std::move(*refusal)});
    const auto make = [&](const Tournament& now) {
        auto made = onSheet(now, place, "set_result", [&](const SheetPlace& there) -> Changed {
            const auto sheet = locate(now, there);
            const bool stays = sheet && sheetAt(now, *sheet).ruling == score.ruling &&
                               tournament::findRuling(now, score.ruling) == nullptr; // of an older version
            if (auto refusal = stays ? std::nullopt : whyNotRuling(now, score.ruling, there))
                return base::fail(std::move(*refusal));
            return withResult(now, there, score, whyLinesGo.empty() ? confirmation.why : std::string(),
                              whyLinesGo);
        });
        if (!made) return made;
        if (!made->question) made->question = confirmUnusualScore(now, place, score);
        const auto at = locate(now, place);
        const Sheet& before = sheetAt(now, *at);
        if (!made->question)
            if (auto uneven = confirmUnevenTime(now.settings, tableAt(now, *at), sheetAt(made->after, *at)))
                made->question = placed(std::move(*uneven), now, *at);
        made->isKnown = sheetAt(made->after, *at) == before;
        if (made->isKnown) {
            made->what.code = "result_known";
            return made;
        }
        if (dropsSurplus(sheetAt(made->after, *at), tournament::targetOf(now.settings, tableAt(now, *at)),
                         score))
            made->warnings.emplace_back("surplus_dropped");
        made->what.code = codeFor(score.ending);
        if (!hasResult(before)) return made;
        const bool otherEnding = before.ending != score.ending;
        if (otherEnding || score.ending == tournament::Ending::Played) {
            made->what.code = otherEnding ? "changed_ending" : "changed_result";
            made->what.arguments["before"] = joined(before.score);
        }
        if (otherEnding) {
            made->what.arguments["was"] = nameOf(before.ending);
            made->what.arguments["is"] = nameOf(score.ending);
        }
        return made;
    };
    const std::string& why = whyLinesGo.empty() ? score.remark : whyLinesGo;
    return evening.act({make, confirmation.why.empty() ? why : confirmation.why}, confirmation);
}

Outcome<Receipt> confirmSheet(Evening& evening, const SheetPlace& place, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        SheetPlace confirmed; // with its round and game filled in
        auto made = onSheet(now, awaitingSecond(now, place), "confirmed_sheet", [&](const SheetPlace& there) {
            confirmed = there;
            return withSheetConfirmed(now, there, confirmation.why);
        });
        if (made && !made->question) made->question = whetherUnderAppeal(now, confirmed);
        return made;
    };
    return evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> disputeSheet(Evening& evening, const SheetPlace& place, const std::string& why,
                              const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return onSheet(now, lastWithResult(now, place), "disputed_sheet",
                       [&](const SheetPlace& there) { return withSheetDisputed(now, there, why); });
    };
    return evening.act({make, why}, confirmation);
}

Outcome<Receipt> keySecond(Evening& evening, const SheetPlace& wanted, const std::vector<int>& points,
                           const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        const SheetPlace place = awaitingSecond(now, wanted);
        auto made = onSheet(now, place, "keyed_second", [&](const SheetPlace& there) {
            return withSecondKeyed(now, there, points, confirmation.why);
        });
        if (!made) return made;
        made->what.arguments["second"] = joined(points);
        const auto at = locate(made->after, place);
        if (at && sheetAt(made->after, *at).state == tournament::SheetState::Disputed)
            made->warnings.push_back("second_differs");
        else if (at && !made->question)
            made->question = whetherUnderAppeal(now, at->place);
        return made;
    };
    return evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> enterResults(Evening& evening, int round, std::string_view csv, const std::string& file,
                              const Confirmation& confirmation) {
    const auto rows = readResults(csv, file, evening.tournament().settings.games);
    if (!rows) return base::fail(Failure{InputErrors{rows.error()}});
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        Made made{now, {"entered_results", {{"file", file}}}, {}, std::nullopt};
        int written = 0;
        std::vector<std::string> dropped;
        for (const ResultRow& row : *rows) {
            const SheetPlace place{round, row.table, row.game};
            const auto at = locate(made.after, place);
            if (!at) return base::fail(at.error());
            made.what.arguments["round"] = std::to_string(at->place.round);
            tournament::FinalScore score;
            score.points = row.points;
            auto one = onSheet(made.after, place, "set_result", [&](const SheetPlace& there) {
                return withResult(made.after, there, score, confirmation.why);
            });
            if (!one) return one;
            const Sheet& before = sheetAt(made.after, *at);
            if (sheetAt(one->after, *at) == before) continue;
            ++written;
            if (dropsSurplus(sheetAt(one->after, *at), tournament::targetOf(now.settings, tableAt(now, *at)),
                             score))
                dropped.push_back(tournament::tableCalled(now, at->place.round, row.table));
            if (!one->question && now.settings.games > 1 && hasResult(before)) {
                one->question = Refusal{"list_rewrites_game"_refusal, one->what.arguments};
                one->question->arguments["before"] = joined(before.score);
            }
            if (!one->question) one->question = confirmUnusualScore(made.after, place, score);
            if (one->question && !made.question) made.question = std::move(one->question);
            made.after = std::move(one->after);
        }
        made.what.arguments["count"] = std::to_string(written);
        if (!dropped.empty())
            made.warnings.emplace_back("surplus_dropped_at",
                                       std::map<std::string, std::string>{{"tables", listed(dropped)}});
        made.voided = newlyVoid(now, made.after);
        made.isKnown = written == 0;
        if (made.isKnown) made.what.code = "results_known";
        return made;
    };
    return evening.act({make, confirmation.why}, confirmation);
}

} // namespace schreiber::desk

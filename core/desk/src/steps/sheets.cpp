#include "steps/sheets.h"

#include "number_text.h"
#include "steps/figures.h"
#include "steps/zero_sum.h"

#include <base/number.h>
#include <desk/games.h>
#include <desk/own_rules.h>
#include <tournament/dispute.h>
#include <tournament/heats.h>
#include <tournament/limits.h>
#include <tournament/match.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstdlib>
#include <game/refusal_code.h>
#include <optional>
#include <utility>

namespace schreiber::desk {

using tournament::GameTarget;
using tournament::Round;
using tournament::Sheet;
using tournament::SheetState;
using tournament::Table;

namespace {

// Without a number the first game that still is to be written.
base::Result<std::size_t, Refusal> locateGame(const Round& round, const Table& table, int game) {
    const std::size_t games = table.games.size();
    const std::string called = tournament::tableCalled(round, table);
    if (game < 0 || static_cast<std::size_t>(game) > games)
        return base::fail(Refusal{"no_such_game"_refusal,
                                  {{"table", called}, {"game", text(game)}, {"games", text(games)}}});
    if (game > 0) return static_cast<std::size_t>(game - 1);
    if (games == 1) return std::size_t{0};
    const auto open = std::find_if_not(table.games.begin(), table.games.end(), hasResult);
    if (open == table.games.end())
        return base::fail(Refusal{"all_games_written"_refusal, {{"table", called}, {"games", text(games)}}});
    return static_cast<std::size_t>(open - table.games.begin());
}

// A seat that a refusal names as people know it: who sits there, and its letter.
void nameSeat(const Tournament& tournament, const Located& at, Refusal& refusal) {
    const auto told = refusal.arguments.find("seat");
    const Table& table = tableAt(tournament, at);
    const auto seat = told == refusal.arguments.end() ? std::nullopt : base::readNumber(told->second);
    if (!seat || *seat < 0 || static_cast<std::size_t>(*seat) >= table.sides.size()) return;
    const auto names =
        tournament::namesOfSide(tournament, at.place.round, table, static_cast<std::size_t>(*seat));
    refusal.arguments["who"] =
        (names.empty() ? std::string() : names.front() + ' ') + '(' + static_cast<char>('A' + *seat) + ')';
}

// The tournament with one sheet replaced by what `write` makes of it.
template <class Write>
Changed rewritten(const Tournament& tournament, const SheetPlace& place, Write write) {
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    const Table& table = tableAt(tournament, *at);
    base::Result<Sheet, Refusal> sheet =
        write(sheetAt(tournament, *at), tournament::targetOf(tournament.settings, table));
    if (!sheet) {
        Refusal refusal = sheet.error();
        nameSeat(tournament, *at, refusal);
        refusal.arguments.emplace("round", text(at->place.round));
        refusal.arguments.emplace("table", tournament::tableCalled(tournament.rounds[at->round], table));
        return base::fail(std::move(refusal));
    }
    Tournament after = tournament;
    after.rounds[at->round].tables[at->table].games[at->game] = std::move(*sheet);
    return after;
}

// The winner is written at the target and the surplus dropped; a second person may have keyed it whole.
std::vector<int> asWritten(std::vector<int> points, const Sheet& sheet, const GameTarget& target) {
    for (std::size_t side = 0; side < points.size(); ++side)
        if (!target.countsDown() && !target.zeroSum && sheet.score[side] == target.target)
            points[side] = std::min(points[side], target.target);
    return points;
}

// A disputed sheet has a result only while its game is over: somebody may have struck what ended it.
bool isFinished(const Sheet& sheet, const GameTarget& target) {
    return hasResult(sheet) && tournament::isGameOver(sheet, target);
}

std::string withWhyEnded(const Sheet& sheet, std::string disputed) {
    constexpr std::string_view kBehind = tournament::kBehindDispute;
    if (!tournament::hasEndedEarly(sheet)) return disputed;
    for (std::size_t at = disputed.find(kBehind); at != std::string::npos; at = disputed.find(kBehind, at))
        disputed.replace(at, kBehind.size(), ", "); // so that it can be taken apart again
    const std::string ended = tournament::whyEndedEarly(sheet);
    return ended.empty() ? disputed : disputed + std::string(kBehind) + ended;
}

std::string secondAsDisputed(const Sheet& sheet) {
    std::string numbers;
    for (const int points : sheet.second) numbers += (numbers.empty() ? "" : ":") + text(points);
    return std::string(kKeyedOtherwise) + ' ' + numbers;
}

// What a dispute was about, and how it was settled.
void keepDispute(Sheet& sheet, const std::string& disputed, const std::string& settled) {
    tournament::Line line;
    for (const tournament::Line& other : sheet.lines) line.n = std::max(line.n, other.n);
    ++line.n;
    line.why = disputed;
    line.struck = settled;
    sheet.lines.push_back(std::move(line));
}

// They stay on the sheet when that is confirmed or disputed once more; one that a ruling decided stays
// already.
void keepWords(Sheet& sheet, const std::string& settled) {
    if (!tournament::isDisputedWithReason(sheet) || tournament::isWritten(sheet)) return;
    keepDispute(sheet, tournament::disputedOf(sheet), settled);
    if (sheet.ending != tournament::Ending::Ruling) sheet.remark = tournament::whyEndedEarly(sheet);
}

// The largest stake there is short of the game itself, which is worth what is missing (bet_top).
constexpr int kLargestStake = 7;
constexpr int kMostFigures = 3; // of a deal

// Now what is disputed is settled, or two people have keyed the same after all.
void settleDispute(Sheet& sheet, const std::string& settled) {
    const std::string ended = tournament::whyEndedEarly(sheet);
    keepWords(sheet, settled);
    if (tournament::hasEndedEarly(sheet)) sheet.remark = ended;
}

// What lies between the start of a game and its target.
int lengthOf(const GameTarget& target) {
    return std::abs(target.target - target.start);
}

Refusal doubted(game::RefusalCode code, const Tournament& tournament, const Located& at, int points) {
    return {std::string(code),
            {{"round", text(at.place.round)},
             {"table", tournament::tableCalled(tournament, at.place.round, at.place.table)},
             {"points", text(points)},
             {"game", text(lengthOf(tournament::targetOf(tournament.settings, tableAt(tournament, at))))}}};
}

// What takes a side to the target: what it owes and what this line fines it comes on top.
int missingOf(const tournament::Standing& now, const GameTarget& target, const tournament::Line& line,
              std::size_t side) {
    const int fined = side < line.penalty.size() ? line.penalty[side] : 0;
    return std::abs(target.target - now.score[side]) + now.owed[side] + fined;
}

// How many figures of a deal bring a side these points, at least.
int fewestFigures(int points, int missing) {
    return points >= missing ? 1 : (points + kLargestStake - 1) / kLargestStake;
}

// A side writes at most what it still needs but for one point, and then the stake that takes it there. With a
// reason a director may write more.
std::optional<Refusal> tooHigh(const Sheet& sheet, const GameTarget& target, const tournament::Line& line) {
    if (!line.why.empty()) return std::nullopt;
    const tournament::Standing now = tournament::standingOf(sheet, target, 0);
    if (now.winner || sheet.finalOnly) return std::nullopt; // no line goes there at all, and that is said
    for (std::size_t side = 0; side < std::min(line.points.size(), now.score.size()); ++side) {
        const int missing = missingOf(now, target, line, side);
        const int most = std::max(missing - 1, 0) + kLargestStake;
        if (line.points[side] > most)
            return Refusal{
                "line_too_high"_refusal,
                {{"points", text(line.points[side])}, {"missing", text(missing)}, {"most", text(most)}}};
    }
    return std::nullopt;
}

} // namespace

bool hasResult(const Sheet& sheet) {
    return tournament::isWritten(sheet) || sheet.state == SheetState::Disputed;
}

base::Result<Located, Refusal> locate(const Tournament& tournament, const SheetPlace& place) {
    if (tournament.rounds.empty()) return base::fail(Refusal{"no_round_yet"_refusal, {}});
    Located at;
    at.place = place;
    if (place.round == 0) at.place.round = tournament::currentRound(tournament);
    const Round* round = tournament::findRound(tournament, at.place.round);
    if (round == nullptr)
        return base::fail(
            Refusal{"no_such_round"_refusal,
                    {{"round", text(place.round)}, {"last", text(tournament::currentRound(tournament))}}});
    if (round->state == tournament::RoundState::Draft)
        return base::fail(Refusal{"round_is_draft"_refusal, {{"round", text(round->number)}}});
    const Table* table = tournament::findTable(*round, place.table);
    if (table == nullptr)
        return base::fail(Refusal{"no_such_table"_refusal,
                                  {{"round", text(round->number)},
                                   {"table", text(place.table)},
                                   {"tables", text(round->tables.size())}}});
    const auto game = locateGame(*round, *table, place.game);
    if (!game) return base::fail(game.error());
    at.round = static_cast<std::size_t>(round - tournament.rounds.data());
    at.table = static_cast<std::size_t>(table - round->tables.data());
    at.game = *game;
    at.place.game = static_cast<int>(*game) + 1;
    return at;
}

const Table& tableAt(const Tournament& tournament, const Located& at) {
    return tournament.rounds[at.round].tables[at.table];
}

const Sheet& sheetAt(const Tournament& tournament, const Located& at) {
    return tableAt(tournament, at).games[at.game];
}

namespace {

Changed withGameLineWritten(const Tournament& tournament, const SheetPlace& place,
                            const tournament::Line& line) {
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    return rewritten(tournament, at->place, [&](const Sheet& sheet, const GameTarget&) {
        return withGameLine(tournament.settings, tableAt(tournament, *at), sheet, line);
    });
}

} // namespace

Changed withLineWritten(const Tournament& tournament, const SheetPlace& place, const tournament::Line& line) {
    using Written = base::Result<Sheet, Refusal>;
    if (tournament.settings.zeroSum) return withGameLineWritten(tournament, place, line);
    return rewritten(tournament, place, [&](const Sheet& sheet, const GameTarget& target) -> Written {
        auto counted = withFiguresCounted(tournament.settings, sheet, target, line);
        if (!counted) return base::fail(counted.error());
        if (auto high = tooHigh(sheet, target, *counted)) return base::fail(std::move(*high));
        if (!counted->penalty.empty()) counted->penalty.resize(static_cast<std::size_t>(target.sides), 0);
        if (counted->points == line.points) return tournament::withLine(sheet, target, *counted);
        // What the rules counted already ends where the game ends; the figures keep the order they had.
        std::vector<game::Mark> figures;
        figures.swap(counted->figures);
        Written written = tournament::withLine(sheet, target, *counted);
        if (written) written->lines.back().figures = std::move(figures);
        return written;
    });
}

namespace {

std::string inOneLine(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + (name.empty() ? "–" : name);
    return all;
}

// Names say who it is; where a file has none its seats do.
std::optional<Refusal> whyNotImported(const Tournament& tournament, const Located& at,
                                      const game::RecordedSheet& record) {
    const Table& table = tableAt(tournament, at);
    const Sheet& sheet = sheetAt(tournament, at);
    const std::string& rules = tournament.settings.rules;
    if (!record.rules.empty() && record.rules != rules)
        return Refusal{"sheet_other_rules"_refusal, {{"file", record.rules}, {"rules", rules}}};
    if (record.seats != static_cast<int>(table.sides.size()))
        return Refusal{"sheet_other_seats"_refusal,
                       {{"file", text(record.seats)}, {"seats", text(table.sides.size())}}};
    if (record.dealer != table.firstDealer)
        return Refusal{"sheet_other_dealer"_refusal,
                       {{"file", std::string(1, static_cast<char>('A' + record.dealer))},
                        {"there", std::string(1, static_cast<char>('A' + table.firstDealer))}}};
    const auto agreed =
        gameOf(tournament.settings).switches(agreedOf(tournament.settings), words::Language::German);
    for (const auto& [name, value] : record.house) {
        const auto there = std::ranges::find(agreed, name, &game::Switch::name);
        if (there == agreed.end() || there->holds < 0 ||
            there->values[static_cast<std::size_t>(there->holds)].name != value)
            return Refusal{"sheet_other_rules"_refusal, {{"file", name + '=' + value}, {"rules", rules}}};
    }
    std::vector<std::string> there;
    for (std::size_t side = 0; side < table.sides.size(); ++side)
        for (std::string& name : tournament::plainNamesOfSide(tournament, at.place.round, table, side))
            there.push_back(std::move(name));
    // A record has not every sign that a name may have.
    const auto own =
        gameOf(tournament.settings)
            .readSheetRecord(gameOf(tournament.settings)
                                 .sheetRecord(agreedOf(tournament.settings),
                                              sheetTableOf(tournament.settings, table), there, {}),
                             {});
    if (!record.players.empty() && record.players != there && (!own || record.players != own->players))
        return Refusal{"sheet_other_names"_refusal,
                       {{"file", inOneLine(record.players)}, {"there", inOneLine(there)}}};
    if (sheet.state != SheetState::Missing || !sheet.lines.empty())
        return Refusal{"sheet_not_empty"_refusal, {}};
    return std::nullopt;
}

} // namespace

Changed withSheetImported(const Tournament& tournament, const SheetPlace& place,
                          const game::RecordedSheet& record) {
    using Written = base::Result<Sheet, Refusal>;
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    return rewritten(tournament, at->place, [&](Sheet sheet, const GameTarget&) -> Written {
        if (auto refusal = whyNotImported(tournament, *at, record)) return base::fail(std::move(*refusal));
        for (const std::string& line : record.lines) {
            if (sheet.lines.size() >= tournament::kMostLines)
                return base::fail(
                    Refusal{"too_many_lines"_refusal, {{"most", text(tournament::kMostLines)}}});
            tournament::Line next;
            next.n = static_cast<int>(sheet.lines.size()) + 1;
            next.text = line;
            sheet.lines.push_back(std::move(next));
        }
        return recounted(tournament.settings, tableAt(tournament, *at), std::move(sheet));
    });
}

// Where what was written can be claimed only until the next deal is written, the director may strike it all
// the same, with a reason.
bool claimsClosed(const Tournament& tournament, const Sheet& sheet, int line) {
    const bool goneOn =
        std::any_of(sheet.lines.begin(), sheet.lines.end(),
                    [line](const tournament::Line& later) { return later.n > line && !later.struck; });
    const tournament::Settings& settings = tournament.settings;
    return goneOn && gameOf(settings).claimLimit(agreedOf(settings), words::Language::German);
}

Changed withLineStruck(const Tournament& tournament, const SheetPlace& place, int line,
                       const std::string& why) {
    using Written = base::Result<Sheet, Refusal>;
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    const Table& table = tableAt(tournament, *at);
    return rewritten(tournament, place, [&](const Sheet& sheet, const GameTarget& target) -> Written {
        Written struck = tournament::withStrike(sheet, target, line, why);
        if (!struck && struck.error().code == "reason_needed"_refusal &&
            claimsClosed(tournament, sheet, line))
            return base::fail(Refusal{"claims_closed"_refusal, {{"line", std::to_string(line)}}});
        if (!target.zeroSum) return struck;
        if (!struck) return base::fail(numberedAsOnPaper(struck.error(), sheet, target));
        return recounted(tournament.settings, table, std::move(*struck));
    });
}

Changed withDealsStruck(const Tournament& tournament, const SheetPlace& place, const std::string& why) {
    using Written = base::Result<Sheet, Refusal>;
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    const Table& table = tableAt(tournament, *at);
    return rewritten(tournament, place, [&](const Sheet& sheet, const GameTarget& target) -> Written {
        Written struck = sheet;
        for (const tournament::Line& line : sheet.lines)
            if (struck && !line.struck && !line.points.empty())
                struck = tournament::withStrike(*struck, target, line.n, why);
        if (struck && target.zeroSum) return recounted(tournament.settings, table, std::move(*struck));
        return struck;
    });
}

Changed withResult(const Tournament& tournament, const SheetPlace& place, const tournament::FinalScore& score,
                   const std::string& why, const std::string& whyLinesGo) {
    using Written = base::Result<Sheet, Refusal>;
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    const Sheet& before = sheetAt(tournament, *at);
    const bool inWords = tournament::isDisputedWithReason(before);
    const bool keyedOtherwise = tournament::isKeyedOtherwise(before);
    const bool disputed = inWords || keyedOtherwise;
    const std::string goes = why.empty() ? kCorrected : why;
    tournament::FinalScore wanted = score;
    if (disputed || altersAnnounced(tournament, *at)) {
        if (!disputed) wanted.instead = goes;
        if (wanted.ending == tournament::Ending::Played && wanted.remark == why) wanted.remark.clear();
    }
    std::optional<Tournament> struck; // of a large evening a copy takes its time
    if (!whyLinesGo.empty()) {
        Changed without = withDealsStruck(tournament, at->place, whyLinesGo);
        if (!without) return without;
        struck = std::move(*without);
    }
    return rewritten(struck ? *struck : tournament, at->place,
                     [&](const Sheet& sheet, const GameTarget& target) -> Written {
                         Written written = tournament::withFinalScore(sheet, target, wanted);
                         if (written && written->score != sheet.score)
                             written->second.clear(); // was a check of another score
                         if (!written || !disputed) return written;
                         const std::string& settled = whyLinesGo.empty() ? goes : whyLinesGo;
                         if (keyedOtherwise) keepDispute(*written, secondAsDisputed(before), settled);
                         if (inWords) keepDispute(*written, tournament::disputedOf(before), settled);
                         written->lines.back().points = before.score; // beside the one that settles it
                         return written;
                     });
}

std::optional<Refusal> confirmUnusualScore(const Tournament& tournament, const SheetPlace& place,
                                           const tournament::Line& line) {
    const auto at = locate(tournament, place);
    if (tournament.settings.zeroSum) return std::nullopt; // nothing says how long a sheet is
    if (!at || line.penalty.empty()) return std::nullopt;
    const int most = *std::max_element(line.penalty.begin(), line.penalty.end());
    const GameTarget target = tournament::targetOf(tournament.settings, tableAt(tournament, *at));
    return most > lengthOf(target) ? std::optional(doubted("fine_asks", tournament, *at, most))
                                   : std::nullopt;
}

// Beyond the target by what the last line brings at most, and behind the start by a game's length of fines.
std::optional<Refusal> confirmUnusualScore(const Tournament& tournament, const SheetPlace& place,
                                           const tournament::FinalScore& score) {
    const auto at = locate(tournament, place);
    if (!at || tournament.settings.zeroSum) return std::nullopt;
    const GameTarget target = tournament::targetOf(tournament.settings, tableAt(tournament, *at));
    const int forward = target.countsDown() ? -1 : 1;
    for (const int points : score.points)
        if ((points - target.target) * forward >= kLargestStake ||
            (target.start - points) * forward > lengthOf(target))
            return doubted("score_asks", tournament, *at, points);
    return std::nullopt;
}

std::optional<Refusal> confirmUnusualLine(const Tournament& tournament, const SheetPlace& place,
                                          const tournament::Line& line) {
    const auto at = locate(tournament, place);
    if (!at || !line.why.empty() || !line.figures.empty()) return std::nullopt;
    const Sheet& sheet = sheetAt(tournament, *at);
    const GameTarget target = tournament::targetOf(tournament.settings, tableAt(tournament, *at));
    const tournament::Standing now = tournament::standingOf(sheet, target, 0);
    if (target.zeroSum || target.sides != 2 || target.countsDown() || now.winner || sheet.finalOnly)
        return std::nullopt;
    int figures = 0;
    for (std::size_t side = 0; side < std::min(line.points.size(), now.score.size()); ++side)
        figures += fewestFigures(line.points[side], missingOf(now, target, line, side));
    if (figures <= kMostFigures) return std::nullopt;
    Refusal doubt{
        "line_of_no_deal"_refusal,
        {{"points", joined(line.points)}, {"figures", text(figures)}, {"most", text(kLargestStake)}}};
    doubt.arguments.emplace("round", text(at->place.round));
    doubt.arguments.emplace("table", tournament::tableCalled(tournament, at->place.round, at->place.table));
    return doubt;
}

SheetPlace awaitingSecond(const Tournament& tournament, const SheetPlace& place) {
    SheetPlace named = place;
    named.game = 1;
    const auto at = locate(tournament, named);
    if (place.game != 0 || !at) return place;
    const Table& table = tableAt(tournament, *at);
    const auto waits = std::find_if(table.games.begin(), table.games.end(), [](const Sheet& game) {
        return hasResult(game) && game.state != SheetState::Confirmed;
    });
    if (waits != table.games.end())
        named.game = static_cast<int>(waits - table.games.begin()) + 1;
    else if (tournament::stateOf(table) == SheetState::Confirmed)
        named.game = static_cast<int>(table.games.size());
    else
        named.game = 0;
    return named;
}

SheetPlace lastWithResult(const Tournament& tournament, const SheetPlace& place) {
    SheetPlace named = place;
    named.game = 1;
    const auto at = locate(tournament, named);
    if (place.game != 0 || !at) return place;
    const auto& games = tableAt(tournament, *at).games;
    const auto last = std::find_if(games.rbegin(), games.rend(), hasResult);
    named.game = static_cast<int>(games.rend() - last); // 0 where none has
    return named;
}

Changed withSheetConfirmed(const Tournament& tournament, const SheetPlace& place, const std::string& why) {
    using Written = base::Result<Sheet, Refusal>;
    return rewritten(tournament, place, [&](Sheet sheet, const GameTarget& target) -> Written {
        if (!isFinished(sheet, target)) return base::fail(Refusal{"sheet_not_written"_refusal, {}});
        if (sheet.state == SheetState::Confirmed) return base::fail(Refusal{"sheet_confirmed"_refusal, {}});
        const std::string settled = why.empty() ? kConfirmed : why;
        if (tournament::isKeyedOtherwise(sheet)) keepDispute(sheet, secondAsDisputed(sheet), settled);
        settleDispute(sheet, settled);
        sheet.state = SheetState::Confirmed;
        return sheet;
    });
}

Changed withSheetDisputed(const Tournament& tournament, const SheetPlace& place, const std::string& why) {
    return rewritten(tournament, place, [&](Sheet sheet, const GameTarget&) -> base::Result<Sheet, Refusal> {
        if (!hasResult(sheet)) return base::fail(Refusal{"sheet_not_written"_refusal, {}});
        if (why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
        if (sheet.ending == tournament::Ending::Ruling) return base::fail(Refusal{"ruled_sheet"_refusal, {}});
        const std::string disputed = withWhyEnded(sheet, why);
        if (sheet.remark != disputed) keepWords(sheet, kDisputedAnew);
        if (tournament::isWritten(sheet) && sheet.second != sheet.score) sheet.second.clear(); // settled
        sheet.remark = disputed;
        sheet.state = SheetState::Disputed;
        return sheet;
    });
}

Changed withSecondKeyed(const Tournament& tournament, const SheetPlace& place, const std::vector<int>& points,
                        const std::string& why) {
    using Written = base::Result<Sheet, Refusal>;
    return rewritten(tournament, place, [&](Sheet sheet, const GameTarget& target) -> Written {
        if (!isFinished(sheet, target)) return base::fail(Refusal{"sheet_not_written"_refusal, {}});
        if (points.size() != sheet.score.size())
            return base::fail(Refusal{"wrong_number_of_sides"_refusal,
                                      {{"sides", text(sheet.score.size())}, {"given", text(points.size())}}});
        if (target.zeroSum && tournament::sumOf(points) != 0)
            return base::fail(
                Refusal{"sheet_not_zero"_refusal, {{"sum", std::to_string(tournament::sumOf(points))}}});
        sheet.second = asWritten(points, sheet, target);
        const bool same = sheet.second == sheet.score;
        if (same)
            settleDispute(sheet, why.empty() ? kConfirmed : why);
        else if (tournament::hasEndedEarly(sheet) && !tournament::isDisputedWithReason(sheet))
            sheet.remark = withWhyEnded(sheet, {});
        sheet.state = same ? SheetState::Confirmed : SheetState::Disputed;
        return sheet;
    });
}

std::string countAnew(Tournament& tournament) {
    std::string changed;
    for (Round& round : tournament.rounds)
        for (Table& table : round.tables) {
            const std::vector<Sheet> before = table.games;
            const GameTarget target = tournament::targetOf(tournament.settings, table);
            for (Sheet& sheet : table.games) {
                if (!target.zeroSum)
                    sheet = tournament::countedAnew(std::move(sheet), target);
                else if (auto anew = recounted(tournament.settings, table, sheet);
                         anew && anew->lines != sheet.lines)
                    sheet = std::move(*anew);
            }
            if (table.games == before) continue;
            changed += (changed.empty() ? "" : ", ") + text(round.number) + "/" +
                       tournament::tableCalled(round, table);
        }
    return changed;
}

bool altersAnnounced(const Tournament& tournament, const Located& at) {
    const Sheet& sheet = sheetAt(tournament, at);
    if (!hasResult(sheet)) return false;
    return sheet.state == SheetState::Confirmed || at.round + 1 < tournament.rounds.size() ||
           isOver(tournament, tournament.rounds[at.round]);
}

} // namespace schreiber::desk

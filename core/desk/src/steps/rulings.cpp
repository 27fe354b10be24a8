#include "steps/rulings.h"

#include "on_sheet.h"
#include "steps/consequences.h"
#include "steps/ruling_faults.h"
#include "steps/ruling_score.h"
#include "steps/sheets.h"
#include "steps/zero_sum.h"

#include <desk/games.h>
#include <desk/own_rules.h>
#include <tournament/appeals.h>
#include <tournament/heats.h>

#include <algorithm>
#include <functional>
#include <game/refusal_code.h>
#include <tuple>
#include <utility>

namespace schreiber::desk {

using tournament::DecisionKind;
using tournament::Measure;
using tournament::Ruling;
using tournament::RulingState;

Refusal noSuchRuling(const Tournament& tournament, int number) {
    if (tournament.rulings.empty()) return {"no_ruling_yet", {}};
    return {"no_such_ruling",
            {{"ruling", std::to_string(number)}, {"last", std::to_string(tournament.rulings.back().number)}}};
}

namespace {

// In one line, as much as names it.
std::string firstWords(std::string text) {
    constexpr std::size_t kMost = 80;
    std::replace(text.begin(), text.end(), '\n', ' ');
    if (text.size() <= kMost) return text;
    return text.substr(0, text.find_last_of(' ', kMost)) + " …";
}

} // namespace

std::string journalSubject(const Ruling& ruling) {
    std::string subject = tournament::rulesOf(ruling);
    if (subject.empty()) subject = firstWords(ruling.dispute); // of a head alone
    return subject.empty() ? "–" : subject;
}

namespace {

using MadeOrNot = base::Result<Made, Refusal>;

Refusal about(game::RefusalCode code, const Ruling& ruling) {
    return {std::string(code), {{"ruling", std::to_string(ruling.number)}}};
}

// The arguments that each of the journal's sentences about rulings has.
store::Action named(const char* code, const Tournament& tournament, const Ruling& ruling) {
    return {code,
            {{"ruling", std::to_string(ruling.number)},
             {"round", std::to_string(ruling.round)},
             {"table", tournament::tableCalled(tournament, ruling.round, ruling.table)},
             {"rules", journalSubject(ruling)}}};
}

// One ruling changed by `change`, which says what stands against it.
template <class Change>
MadeOrNot changed(const Tournament& tournament, int number, const char* code, Change change) {
    Made made{tournament, {}, {}, std::nullopt};
    Ruling* ruling = tournament::findRuling(made.after, number);
    if (ruling == nullptr) return base::fail(noSuchRuling(tournament, number));
    if (ruling->state == RulingState::Withdrawn) return base::fail(about("ruling_withdrawn", *ruling));
    if (std::optional<Refusal> refusal = change(*ruling)) return base::fail(std::move(*refusal));
    if (auto refusal = whyNotKept(*ruling)) return base::fail(std::move(*refusal));
    made.what = named(code, tournament, *ruling);
    if (ruling->table == 0 || !ruling->origin.empty()) made.what.code += "_free";
    return made;
}

// Whether what was entered is still in force: its line or strike, or the game that was lost.
bool standsOnSheet(const tournament::Sheet& sheet, const Ruling& ruling,
                   const tournament::RulingEntry& entry) {
    const auto line = std::find_if(sheet.lines.begin(), sheet.lines.end(),
                                   [&](const tournament::Line& each) { return each.n == entry.line; });
    switch (entry.measure) {
    case Measure::Line:
    case Measure::Fine:
        return line != sheet.lines.end() && !line->struck;
    case Measure::Strike:
        return line != sheet.lines.end() && line->struck.has_value();
    case Measure::Lost:
        return sheet.ruling == ruling.number;
    case Measure::Redeal:
        break;
    }
    return false;
}

bool standsOnSheet(const Tournament& tournament, const Ruling& ruling) {
    const auto at = locate(tournament, {ruling.round, ruling.table, ruling.game});
    if (ruling.table == 0 || !at) return false;
    const tournament::Sheet& sheet = sheetAt(tournament, *at);
    const auto takesBackItsOwn = [&](const tournament::RulingEntry& strike) {
        return strike.measure == Measure::Strike &&
               std::any_of(ruling.entered.begin(), ruling.entered.end(), [&](const auto& written) {
                   return written.measure != Measure::Strike && written.line == strike.line;
               });
    };
    return std::any_of(ruling.entered.begin(), ruling.entered.end(), [&](const auto& entry) {
        return standsOnSheet(sheet, ruling, entry) && !takesBackItsOwn(entry);
    });
}

// What it put there stays until the director strikes it.
void warnOfSheet(Made& made, int number) {
    if (standsOnSheet(made.after, *tournament::findRuling(made.after, number)))
        made.warnings.emplace_back("ruling_still_on_sheet");
}

// Null where the measure writes none.
const tournament::Line* lineOf(const tournament::Sheet& sheet, const tournament::RulingEntry& entry) {
    if (entry.measure != Measure::Line && entry.measure != Measure::Fine) return nullptr;
    const auto line = std::find_if(sheet.lines.begin(), sheet.lines.end(),
                                   [&](const tournament::Line& each) { return each.n == entry.line; });
    return line == sheet.lines.end() ? nullptr : &*line;
}

// Both write points of a deal, or fine the same side, whatever the measure was called.
bool isSameLine(const tournament::Line& one, const tournament::Line& other) {
    if (!one.points.empty() && !other.points.empty()) return true;
    for (std::size_t side = 0; side < std::min(one.penalty.size(), other.penalty.size()); ++side)
        if (one.penalty[side] != 0 && other.penalty[side] != 0) return true;
    return false;
}

// The same of a ruling a second time is a mistake, or wished: that is asked. What was struck since, or is
// another line or side, is not the same. `after`: the sheet with what is wished.
std::optional<Refusal> whetherAgain(const tournament::Sheet& sheet, const tournament::Sheet& after,
                                    const Ruling& ruling, const tournament::RulingEntry& wished) {
    const tournament::Line* written = lineOf(after, wished);
    for (const tournament::RulingEntry& entry : ruling.entered) {
        const tournament::Line* before = lineOf(sheet, entry);
        const bool strike = wished.measure == Measure::Strike;
        const bool same = written != nullptr ? before != nullptr && isSameLine(*before, *written)
                                             : entry.measure == wished.measure && entry.side == wished.side &&
                                                   (!strike || entry.line == wished.line);
        if (!same) continue;
        if (entry.measure == Measure::Redeal) return about("ruling_redealt_already", ruling);
        if (standsOnSheet(sheet, ruling, entry)) return about("ruling_entered_already", ruling);
    }
    return std::nullopt;
}

// A game that has ended is not dealt again or given away without a question.
std::optional<Refusal> whetherReopened(const tournament::Sheet& sheet, const Ruling& ruling) {
    if (!tournament::isWritten(sheet)) return std::nullopt;
    Refusal refusal = about("ruling_game_over", ruling);
    refusal.arguments["score"] = joined(sheet.score);
    return refusal;
}

// The same record of the same game in the same words is more likely the same dispute than another one.
std::optional<Refusal> whetherKept(const Tournament& tournament, const Ruling& ruling) {
    const auto same =
        std::find_if(tournament.rulings.begin(), tournament.rulings.end(), [&](const Ruling& each) {
            return each.origin.empty() &&
                   std::tie(each.round, each.table, each.game, each.record, each.dispute) ==
                       std::tie(ruling.round, ruling.table, ruling.game, ruling.record, ruling.dispute);
        });
    if (same == tournament.rulings.end()) return std::nullopt;
    return about("ruling_kept_before", *same);
}

// What stands as the reason on the sheet where the director gave none.
std::string reasonOf(const Ruling& ruling, const std::string& why) {
    for (std::string text : {why, ruling.decision, ruling.dispute}) {
        std::replace(text.begin(), text.end(), '\n', ' '); // it is one line of the sheet
        if (!text.empty()) return text;
    }
    return tournament::rulesOf(ruling);
}

tournament::Sheet& sheetOf(Tournament& tournament, const SheetPlace& place) {
    const auto at = locate(tournament, place);
    return tournament.rounds[at->round].tables[at->table].games[at->game];
}

std::vector<std::string> sidesAt(const Tournament& tournament, const Located& at) {
    std::vector<std::string> sides;
    const tournament::Table& table = tableAt(tournament, at);
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        std::string& all = sides.emplace_back();
        for (const std::string& name : tournament::namesOfSide(tournament, at.place.round, table, side))
            all += (all.empty() ? "" : " / ") + name;
    }
    return sides;
}

MadeOrNot writeLine(const Tournament& now, const SheetPlace& place, const tournament::Line& line,
                    const char* code, tournament::RulingEntry& entry) {
    auto made =
        onSheet(now, place, code, [&](const SheetPlace& there) { return withLineWritten(now, there, line); });
    if (!made) return made;
    entry.line = sheetOf(made->after, place).lines.back().n;
    const auto isFined = [](int points) { return points != 0; };
    const auto first = std::find_if(line.penalty.begin(), line.penalty.end(), isFined);
    if (first == line.penalty.end()) return made;
    made->what.code = line.points.empty() ? "entered_ruling_fine" : "entered_ruling_line_fine";
    made->what.arguments["penalty"] = joined(line.penalty);
    if (std::any_of(first + 1, line.penalty.end(), isFined)) return made;
    made->what.code += 'd'; // one side alone is named
    made->what.arguments["fine"] = std::to_string(*first);
    made->what.arguments["side"] =
        sidesAt(now, *locate(now, place))[static_cast<std::size_t>(first - line.penalty.begin())];
    return made;
}

// What the record comes to as a line of its table's sheet, on which it counts as what stands above it says;
// empty where the sheet has no such lines, or the record makes none.
std::string lineAtTable(const Tournament& now, const Ruling& ruling, const SheetPlace& place) {
    const auto at = locate(now, place);
    if (!now.settings.zeroSum || !at) return {};
    const tournament::Table& table = tableAt(now, *at);
    const auto counted = countedByGame(now.settings, table, sheetAt(now, *at));
    if (!counted) return {};
    const game::Judge& judge = gameOfRecord(ruling.record).judge();
    return judge.lineOf(ruling.record, static_cast<int>(table.sides.size()), counted->dealerNext)
        .value_or("");
}

MadeOrNot writeRecord(const Tournament& now, const Ruling& ruling, const SheetPlace& place,
                      const RulingWish& wish, const std::string& why, tournament::RulingEntry& entry) {
    tournament::Line told; // of a zero sum, as the game writes it
    told.text = wish.text.empty() ? lineAtTable(now, ruling, place) : wish.text;
    if (!told.text.empty()) return writeLine(now, place, told, "entered_ruling_line", entry);
    if (ruling.points.empty() && ruling.penalty.empty())
        return base::fail(about("ruling_writes_nothing", ruling));
    tournament::Line line;
    line.points = ruling.points;
    line.penalty = ruling.penalty;
    line.why = reasonOf(ruling, why);
    return writeLine(now, place, line, "entered_ruling_line", entry);
}

std::optional<Refusal> whyNoSide(int side, std::size_t sides) {
    if (side >= 0 && static_cast<std::size_t>(side) < sides) return std::nullopt;
    return Refusal{"no_such_side"_refusal, {{"side", std::to_string(side)}}};
}

MadeOrNot fine(const Tournament& now, const Ruling& ruling, const SheetPlace& place, const RulingWish& wish,
               const std::string& why, tournament::RulingEntry& entry) {
    const auto at = locate(now, place);
    const std::size_t sides = tableAt(now, *at).sides.size();
    if (auto refusal = whyNoSide(wish.side, sides)) return base::fail(std::move(*refusal));
    tournament::Line line;
    line.penalty.resize(sides, 0);
    line.penalty[static_cast<std::size_t>(wish.side)] = wish.points;
    line.why = reasonOf(ruling, why);
    return writeLine(now, place, line, "entered_ruling_fine", entry);
}

// What the sides made at the table: what the lines come to, else the score as it was entered. What a ruling
// gave to a side nobody made, and what that side had before is then no longer known.
std::vector<int> madeAtTable(const tournament::Sheet& sheet, const tournament::GameTarget& target,
                             int firstDealer) {
    tournament::Sheet played = sheet;
    played.finalOnly = false;
    const bool dealt =
        std::any_of(played.lines.begin(), played.lines.end(),
                    [](const tournament::Line& line) { return !line.struck && !line.points.empty(); });
    if (dealt) return tournament::standingOf(played, target, firstDealer).score; // else a score was keyed
    std::vector<int> points = sheet.score;
    points.resize(static_cast<std::size_t>(target.sides), target.start);
    if (sheet.ending == tournament::Ending::Ruling)
        std::replace_if(
            points.begin(), points.end(), [&](int have) { return target.reachedBy(have); }, target.start);
    return points;
}

// The game goes to the other side, and the one that lost keeps what it had, short of the target.
MadeOrNot loseGame(const Tournament& now, const Ruling& ruling, const SheetPlace& place,
                   const RulingWish& wish, const std::string& why) {
    const auto at = locate(now, place);
    const tournament::Table& table = tableAt(now, *at);
    if (auto refusal = whyNoSide(wish.side, table.sides.size())) return base::fail(std::move(*refusal));
    if (table.sides.size() != 2) return base::fail(about("ruling_needs_two", ruling));
    const tournament::GameTarget target = tournament::targetOf(now.settings, table);
    tournament::FinalScore score;
    score.points = madeAtTable(sheetAt(now, *at), target, table.firstDealer);
    int& lost = score.points[static_cast<std::size_t>(wish.side)];
    if (target.reachedBy(lost)) lost = target.strokeAt();
    score.points[wish.side == 0 ? 1U : 0U] = target.target;
    score.ending = tournament::Ending::Ruling;
    score.ruling = ruling.number;
    score.remark = reasonOf(ruling, why);
    auto made = onSheet(now, place, "entered_ruling_lost_by",
                        [&](const SheetPlace& there) { return withResult(now, there, score, score.remark); });
    if (made) made->what.arguments["side"] = sidesAt(now, *at)[static_cast<std::size_t>(wish.side)];
    return made;
}

MadeOrNot dealAgain(const Tournament& now, const SheetPlace& place) {
    return onSheet(now, place, "entered_ruling_redeal", [&](const SheetPlace&) { return Changed(now); });
}

MadeOrNot putOnSheet(const Tournament& now, const Ruling& ruling, const SheetPlace& place,
                     const RulingWish& wish, const std::string& why, tournament::RulingEntry& entry) {
    switch (wish.measure) {
    case Measure::Line:
        return writeRecord(now, ruling, place, wish, why, entry);
    case Measure::Strike: {
        const auto at = locate(now, place);
        const auto target = tournament::targetOf(now.settings, tableAt(now, *at));
        const auto line = lineOnPaper(sheetAt(now, *at), target, wish.line);
        if (!line) return base::fail(line.error());
        entry.line = *line;
        return onSheet(now, place, "entered_ruling_strike", [&](const SheetPlace& there) {
            return withLineStruck(now, there, entry.line, reasonOf(ruling, why));
        });
    }
    case Measure::Fine:
        return fine(now, ruling, place, wish, why, entry);
    case Measure::Lost:
        return loseGame(now, ruling, place, wish, why);
    case Measure::Redeal:
        break;
    }
    return dealAgain(now, place);
}

} // namespace

std::optional<Refusal> whyNotOnSheet(const Ruling& ruling) {
    if (ruling.state == RulingState::Open) return about("ruling_still_open", ruling);
    if (ruling.state == RulingState::Appealed) return about("ruling_under_appeal", ruling);
    if (ruling.state == RulingState::Withdrawn) return about("ruling_withdrawn", ruling);
    return std::nullopt;
}

std::vector<int> linesStanding(const Tournament& tournament, const Ruling& ruling) {
    std::vector<int> lines;
    const auto at = locate(tournament, {ruling.round, ruling.table, ruling.game});
    if (ruling.table == 0 || !ruling.origin.empty() || !at) return lines;
    const tournament::Sheet& sheet = sheetAt(tournament, *at);
    for (const tournament::RulingEntry& entry : ruling.entered) {
        const tournament::Line* line = lineOf(sheet, entry);
        if (line != nullptr && !line->struck) lines.push_back(line->n);
    }
    return lines;
}

base::Result<game::Head, Refusal> disputeHead(const Tournament& tournament, const SheetPlace& place) {
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    const tournament::Settings& settings = tournament.settings;
    const tournament::Table& table = tableAt(tournament, *at);
    const tournament::GameTarget target = tournament::targetOf(settings, table);
    const auto standing = beforeDispute(sheetAt(tournament, *at), target, table.firstDealer);
    game::Head head = rulesHead(settings);
    const int usual = target.countsDown() ? 3 : 4;
    if (target.seats != usual) head.seats = target.seats;
    head.agreed.target = target.countsDown() ? 0 : target.target;
    if (standing) {
        head.score = standing->score;
        if (tournament::isOwing(*standing)) head.owed = standing->owed;
        head.dealer = standing->dealerNext;
    }
    if (!settings.name.empty()) head.event = settings.name;
    if (!settings.date.empty()) head.date = settings.date;
    head.round = std::to_string(at->place.round);
    head.table = std::to_string(at->place.table);
    return head;
}

bool isSameDispute(const Ruling& one, const Ruling& other) {
    return one.at == other.at && one.dispute == other.dispute && one.record == other.record;
}

const Ruling* findDispute(const std::vector<Ruling>& rulings, const Ruling& wanted) {
    const auto found = std::find_if(rulings.begin(), rulings.end(),
                                    [&](const Ruling& each) { return isSameDispute(each, wanted); });
    return found == rulings.end() ? nullptr : &*found;
}

namespace {

std::size_t printOf(const Ruling& ruling) {
    return std::hash<std::string>()(ruling.at + '\0' + ruling.dispute + '\0' + ruling.record);
}

} // namespace

void KnownDisputes::add(const Ruling& ruling, std::size_t place) {
    m_places.emplace(printOf(ruling), place);
}

std::vector<std::size_t> KnownDisputes::like(const Ruling& ruling) const {
    std::vector<std::size_t> places;
    const auto [first, last] = m_places.equal_range(printOf(ruling));
    for (auto each = first; each != last; ++each) places.push_back(each->second);
    return places;
}

base::Result<Made, Refusal> withRuling(const Tournament& tournament, Ruling ruling, const NewRuling& wanted) {
    if (auto refusal = whyNotKept(ruling)) return base::fail(std::move(*refusal));
    if (wanted.place.table != 0) {
        const auto at = locate(tournament, wanted.place);
        if (!at) return base::fail(at.error());
        ruling.round = at->place.round;
        ruling.table = at->place.table;
        ruling.game = at->place.game;
    }
    ruling.number = tournament.rulings.empty() ? 1 : tournament.rulings.back().number + 1;
    ruling.place = tournament.settings.place;
    Made made{tournament, {}, {}, std::nullopt};
    if (const Ruling* same = findDispute(tournament.rulings, ruling))
        return base::fail(about("ruling_kept_already", *same));
    made.question = whetherKept(tournament, ruling);
    made.after.rulings.push_back(ruling);
    made.what = named(ruling.table == 0 ? "ruled_free" : "ruled", tournament, ruling);
    const auto tellDecision = [&](store::Action& what) { // as overruling does
        if (!ruling.decision.empty()) what.arguments["decision"] = ruling.decision;
    };
    tellDecision(made.what);
    if (!wanted.enter) return made;
    auto entered = withRulingEntered(made.after, ruling.number, *wanted.enter, {});
    if (entered)
        entered->what.code.replace(0, std::string("entered_ruling").size(), "ruled");
    else if (entered.error().code == "ruling_writes_nothing"_refusal) // it has no number yet
        return base::fail(Refusal{"dispute_writes_nothing"_refusal, {}});
    else if (entered.error().code == "ruling_still_open"_refusal)
        return base::fail(Refusal{"dispute_still_open"_refusal, {}});
    if (entered) tellDecision(entered->what);
    if (entered && !entered->question) entered->question = std::move(made.question);
    return entered;
}

base::Result<Made, Refusal> withRulingEntered(const Tournament& tournament, int number,
                                              const RulingWish& wish, const std::string& why) {
    const Ruling* ruling = tournament::findRuling(tournament, number);
    if (ruling == nullptr) return base::fail(noSuchRuling(tournament, number));
    if (ruling->table == 0 || !ruling->origin.empty())
        return base::fail(about("ruling_without_table", *ruling));
    const SheetPlace place{ruling->round, ruling->table, ruling->game};
    const auto at = locate(tournament, place);
    if (!at) return base::fail(at.error());
    if (auto refusal = whyNotOnSheet(*ruling)) return base::fail(std::move(*refusal));
    tournament::RulingEntry entry{wish.measure, 0, wish.side, wish.points};
    auto made = putOnSheet(tournament, *ruling, place, wish, why, entry);
    if (!made) return made;
    const auto ask = [&](std::optional<Refusal> question) { // the gravest last: one yes answers them all
        if (question) made->question = std::move(question);
    };
    // Told, not asked: whoever looked at the sheet knows which of the two is right.
    if (auto other = whetherOtherScore(tournament, *ruling, wish.measure))
        made->warnings.push_back(std::move(*other));
    if (wish.measure == Measure::Lost || wish.measure == Measure::Redeal)
        ask(whetherReopened(sheetAt(tournament, *at), *ruling));
    const std::vector<int> own = linesStanding(tournament, *ruling);
    // Overruled, a ruling may take back what it wrote itself: nobody doubts what is meant.
    const bool takesBack = wish.measure == Measure::Strike && !ruling->decision.empty() &&
                           std::find(own.begin(), own.end(), entry.line) != own.end();
    if (!takesBack) ask(whetherGiven(*ruling, wish, sidesAt(tournament, *at)));
    ask(whetherAgain(sheetAt(tournament, *at), sheetAt(made->after, *at), *ruling, entry));
    tournament::findRuling(made->after, number)->entered.push_back(entry);
    for (auto& [name, value] : named("", tournament, *ruling).arguments)
        made->what.arguments.emplace(name, value);
    if (entry.line == 0) return made;
    made->what.arguments["line"] = std::to_string(entry.line);
    nameLine(place, entry.line, *made);
    return made;
}

base::Result<Made, Refusal> withAppeal(const Tournament& tournament, int number, const Said& said) {
    return changed(tournament, number, "appealed_ruling", [&](Ruling& ruling) -> std::optional<Refusal> {
        if (ruling.state == RulingState::Open) return about("ruling_not_decided", ruling);
        if (ruling.state == RulingState::Appealed) return about("ruling_appealed", ruling);
        if (said.why.empty()) return Refusal{"reason_needed"_refusal, {}};
        add(ruling, {DecisionKind::Appealed, said.at, {}, said.why});
        ruling.state = RulingState::Appealed;
        return std::nullopt;
    });
}

base::Result<Made, Refusal> withUpheld(const Tournament& tournament, int number, const Said& said) {
    return changed(tournament, number, "upheld_ruling", [&](Ruling& ruling) -> std::optional<Refusal> {
        if (ruling.state != RulingState::Appealed) return about("ruling_not_appealed", ruling);
        add(ruling, {DecisionKind::Upheld, said.at, {}, said.why});
        ruling.state = ruling.decision.empty() ? RulingState::Decided : RulingState::Overruled;
        return std::nullopt;
    });
}

base::Result<Made, Refusal> withOverruled(const Tournament& tournament, int number,
                                          const std::string& decision, const Said& said) {
    auto made =
        changed(tournament, number, "overruled_ruling", [&](Ruling& ruling) -> std::optional<Refusal> {
            if (decision.empty()) return about("decision_needed", ruling);
            if (said.why.empty()) return Refusal{"reason_needed"_refusal, {}};
            // Where the rules had not decided there was nothing to overrule.
            const bool first = ruling.state == RulingState::Open;
            add(ruling, {DecisionKind::Decided, said.at, decision, said.why});
            ruling.state = first ? RulingState::Decided : RulingState::Overruled;
            return std::nullopt;
        });
    if (made) made->what.arguments["decision"] = decision;
    if (made) warnOfSheet(*made, number);
    return made;
}

base::Result<Made, Refusal> withWithdrawn(const Tournament& tournament, int number, const Said& said) {
    auto made = changed(tournament, number, "withdrew_ruling", [&](Ruling& ruling) -> std::optional<Refusal> {
        if (said.why.empty()) return Refusal{"reason_needed"_refusal, {}};
        add(ruling, {DecisionKind::Withdrawn, said.at, {}, said.why});
        ruling.state = RulingState::Withdrawn;
        return std::nullopt;
    });
    if (made) warnOfSheet(*made, number);
    return made;
}

std::optional<Refusal> whetherUnderAppeal(const Tournament& tournament, const SheetPlace& place) {
    const auto appeals = tournament::appealsAt(tournament, place.round, place.table, place.game);
    if (appeals.empty()) return std::nullopt;
    std::vector<int> numbers;
    numbers.reserve(appeals.size());
    for (const Ruling* ruling : appeals) numbers.push_back(ruling->number);
    return Refusal{"sheet_under_appeal"_refusal,
                   {{"rulings", listed(numbers)},
                    {"round", std::to_string(place.round)},
                    {"table", tournament::tableCalled(tournament, place.round, place.table)}}};
}

std::optional<Refusal> whyNotRuling(const Tournament& tournament, int number, const SheetPlace& place) {
    if (number == 0) return std::nullopt;
    if (tournament.rulings.empty()) return Refusal{"no_such_ruling_yet"_refusal, {}};
    const Ruling* ruling = tournament::findRuling(tournament, number);
    if (ruling == nullptr) return noSuchRuling(tournament, number);
    const bool here = ruling->origin.empty() && ruling->round == place.round && ruling->table == place.table;
    if (here) return whyNotOnSheet(*ruling);
    Refusal refusal = about("ruling_of_other_table", *ruling);
    refusal.arguments["round"] = std::to_string(place.round);
    refusal.arguments["table"] = tournament::tableCalled(tournament, place.round, place.table);
    return refusal;
}

} // namespace schreiber::desk

#include "refuse.h"

#include <tournament/dispute.h>
#include <tournament/limits.h>
#include <tournament/lines_so_far.h>
#include <tournament/sheet.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::tournament {

// A sheet folded so far; each line takes it one on. (Not in an unnamed namespace: g++ does not take that as a
// member where several files are compiled as one.)
struct Fold {
    std::vector<base::ScoreColumn> columns;
    std::optional<int> winner; // of the line that came last
    bool undecided = false;
};

namespace {

constexpr int kMostPoints = 1000; // in one line or one final score: keeps every sum far from overflow

using Columns = std::vector<base::ScoreColumn>;

// A sheet may come from a file that others wrote: what could not have been written here must not overflow
// either.
int sane(int points) {
    return std::clamp(points, 0, kMostPoints);
}

void win(Columns& columns, const GameTarget& target, const std::vector<int>& points) {
    for (std::size_t side = 0; side < std::min(columns.size(), points.size()); ++side)
        columns[side].win(sane(points[side]), target.counting());
}

void fine(Columns& columns, const GameTarget& target, const std::vector<int>& penalty) {
    for (std::size_t side = 0; side < std::min(columns.size(), penalty.size()); ++side)
        columns[side].fine(sane(penalty[side]), target.counting());
}

std::vector<int> numbersOf(const Columns& columns, int base::ScoreColumn::*number) {
    std::vector<int> numbers;
    for (const base::ScoreColumn& column : columns) numbers.push_back(column.*number);
    return numbers;
}

std::vector<int> sidesAtTarget(const GameTarget& target, const std::vector<int>& score) {
    std::vector<int> sides;
    for (std::size_t side = 0; side < score.size(); ++side)
        if (target.reachedBy(score[side])) sides.push_back(static_cast<int>(side));
    return sides;
}

std::vector<int> sidesAtTarget(const GameTarget& target, const Columns& columns) {
    return sidesAtTarget(target, numbersOf(columns, &base::ScoreColumn::score));
}

// The points of a line up to the figure that ends the game, where its figures make up its points and one of
// them does; fines come off before any figure counts.
std::optional<std::vector<int>> pointsUntilDecided(const GameTarget& target, const Columns& fined,
                                                   const Line& line) {
    std::vector<int> counted(fined.size(), 0);
    Columns now = fined;
    std::optional<std::vector<int>> atDecision;
    for (const game::Mark& mark : line.figures) {
        if (mark.side < 0 || mark.side >= target.sides) continue; // left standing: nobody's
        const auto side = static_cast<std::size_t>(mark.side);
        counted[side] += sane(mark.value);
        now[side].win(sane(mark.value), target.counting());
        if (!atDecision && !sidesAtTarget(target, now).empty()) atDecision = counted;
    }
    return counted == line.points ? atDecision : std::nullopt;
}

Fold begun(const GameTarget& target) {
    return {Columns(static_cast<std::size_t>(target.sides), {target.start, 0}), std::nullopt, false};
}

Fold withNext(const GameTarget& target, const Fold& before, const Line& line) {
    Fold after{before.columns, std::nullopt, false};
    fine(after.columns, target, line.penalty);
    const Columns fined = after.columns;
    win(after.columns, target, line.points);
    std::vector<int> there = sidesAtTarget(target, after.columns);
    if (there.size() > 1) {
        if (const auto counted = pointsUntilDecided(target, fined, line)) {
            Columns decided = fined;
            win(decided, target, *counted);
            there = sidesAtTarget(target, decided);
        }
    }
    if (there.size() == 1) after.winner = there.front();
    after.undecided = there.size() > 1;
    return after;
}

// However a game was keyed, its winner stands at the target and not beyond.
std::vector<int> scoreOf(const Columns& columns, std::optional<int> winner, const GameTarget& target) {
    std::vector<int> score = numbersOf(columns, &base::ScoreColumn::score);
    if (winner && !target.countsDown()) {
        int& won = score[static_cast<std::size_t>(*winner)];
        won = std::min(won, target.target);
    }
    return score;
}

bool hasLines(const Sheet& sheet) {
    return std::any_of(sheet.lines.begin(), sheet.lines.end(),
                       [](const Line& line) { return !line.struck.has_value(); });
}

// Whether a deal is written: a final score beside it would be another account of the same game. Fines are
// not.
bool hasDeals(const Sheet& sheet) {
    return std::any_of(sheet.lines.begin(), sheet.lines.end(),
                       [](const Line& line) { return !line.struck && !line.points.empty(); });
}

// The state after writing: a dispute stays one until somebody settles it.
SheetState stateAfterWriting(const Sheet& sheet, bool isDecided) {
    if (sheet.state == SheetState::Disputed) return SheetState::Disputed;
    return isDecided || sheet.ending != Ending::Played ? SheetState::Entered : SheetState::Open;
}

Sheet settled(Sheet sheet, const GameTarget& target) {
    const Standing standing = standingOf(sheet, target, 0);
    sheet.score = standing.score;
    sheet.state = stateAfterWriting(sheet, standing.winner.has_value());
    return sheet;
}

std::optional<Refusal> faultOf(const Line& line, const GameTarget& target) {
    const auto sides = static_cast<std::size_t>(target.sides);
    const bool fits = (line.points.empty() || line.points.size() == sides) &&
                      (line.penalty.empty() || line.penalty.size() == sides) &&
                      std::all_of(line.figures.begin(), line.figures.end(),
                                  [&](const game::Mark& mark) { return mark.side < target.sides; });
    if (!fits) return Refusal{"wrong_number_of_sides"_refusal, {{"sides", std::to_string(target.sides)}}};
    if (line.points.empty() && line.penalty.empty()) return Refusal{"nothing_written"_refusal, {}};
    if (line.figures.size() > kMostFigures)
        return Refusal{"too_many_figures"_refusal, {{"most", std::to_string(kMostFigures)}}};
    std::vector<int> numbers = line.points;
    numbers.insert(numbers.end(), line.penalty.begin(), line.penalty.end());
    for (const game::Mark& mark : line.figures) numbers.push_back(mark.value);
    for (const int number : numbers) {
        if (number < 0) return Refusal{"negative_points"_refusal, {{"points", std::to_string(number)}}};
        if (number > kMostPoints)
            return Refusal{"too_many_points"_refusal,
                           {{"points", std::to_string(number)}, {"most", std::to_string(kMostPoints)}}};
    }
    return std::nullopt;
}

int nextNumber(const Sheet& sheet) {
    int last = 0;
    for (const Line& line : sheet.lines) last = std::max(last, line.n);
    return last + 1;
}

} // namespace

GameTarget targetOf(const Settings& settings, const Table& table) {
    GameTarget target;
    target.start = settings.start;
    target.target = settings.target;
    target.belowZero = settings.belowZero;
    target.zeroSum = settings.zeroSum;
    if (settings.zeroSum) target.deals = dealsAt(settings, static_cast<int>(table.sides.size()));
    target.sides = static_cast<int>(table.sides.size());
    target.seats = 0;
    for (const auto& side : table.sides)
        target.seats +=
            playedBySingles(settings) || table.stage == Stage::Crown ? static_cast<int>(side.size()) : 2;
    return target;
}

namespace {

// Each line is on top of those before it in the order in which they count; one that was written instead of
// another changes what all behind it find.
Standing zeroSumStanding(const Sheet& sheet, const GameTarget& target, int firstDealer) {
    const auto sides = static_cast<std::size_t>(target.sides);
    Standing standing;
    standing.owed.assign(sides, 0);
    standing.gestrichen.assign(sides, false);
    std::vector<int> total(sides, 0);
    standing.afterLine.assign(sheet.lines.size(), {});
    // One more than is allowed is enough to be refused.
    const auto held = [](std::int64_t points) {
        return static_cast<int>(std::clamp<std::int64_t>(points, -kMostZeroSum - 1, kMostZeroSum + 1));
    };
    for (const std::size_t place : linesInOrder(sheet)) {
        const Line& line = sheet.lines[place];
        standing.deals += line.points.empty() ? 0 : 1;
        for (std::size_t side = 0; side < std::min(sides, line.points.size()) && !line.struck; ++side)
            total[side] = held(std::int64_t{total[side]} + line.points[side]);
        standing.afterLine[place] = total;
    }
    std::vector<int> before(sides, 0); // what changes nothing shows what stood there
    for (auto& after : standing.afterLine) {
        if (after.empty()) after = before;
        before = after;
    }
    const bool keyed = sheet.finalOnly && sheet.score.size() == sides;
    standing.score = keyed ? sheet.score : total;
    const bool over = keyed || sheet.ending != Ending::Played || isWritten(sheet) ||
                      (target.deals > 0 && standing.deals >= target.deals);
    if (!over && sides > 0) standing.dealerNext = (firstDealer + standing.deals) % target.sides;
    return standing;
}

} // namespace

Standing standingOf(const Sheet& sheet, const GameTarget& target, int firstDealer) {
    if (target.zeroSum) return zeroSumStanding(sheet, target, firstDealer);
    Standing standing;
    Fold fold = begun(target);
    for (const Line& line : sheet.lines) {
        if (!line.struck) {
            fold = withNext(target, fold, line);
            const bool over = standing.winner.has_value() || standing.undecided;
            if (!over) standing.winner = fold.winner, standing.undecided = fold.undecided;
            if (!line.points.empty()) ++standing.deals;
        }
        standing.afterLine.push_back(numbersOf(fold.columns, &base::ScoreColumn::score));
    }
    const bool keyed = sheet.finalOnly && sheet.score.size() == fold.columns.size();
    standing.score = keyed ? sheet.score : scoreOf(fold.columns, standing.winner, target);
    standing.owed =
        keyed ? std::vector<int>(sheet.score.size(), 0) : numbersOf(fold.columns, &base::ScoreColumn::owed);
    if (keyed) {
        standing.winner.reset();
        const std::vector<int> there = sidesAtTarget(target, sheet.score);
        if (there.size() == 1) standing.winner = there.front();
        standing.undecided = false;
    }
    for (const int have : standing.score) standing.gestrichen.push_back(have == target.strokeAt());
    const bool over =
        standing.winner.has_value() || standing.undecided || keyed || sheet.ending != Ending::Played;
    if (!over && target.seats > 0) standing.dealerNext = (firstDealer + standing.deals) % target.seats;
    return standing;
}

bool isOwing(const Standing& standing) {
    return std::any_of(standing.owed.begin(), standing.owed.end(), [](int points) { return points != 0; });
}

Sheet countedAnew(Sheet sheet, const GameTarget& target) {
    if (target.zeroSum) return sheet; // fines stand beside it
    const bool counts = !sheet.finalOnly && !sheet.lines.empty();
    if (!counts || standingOf(sheet, target, 0).score == sheet.score) return sheet;
    return settled(std::move(sheet), target);
}

std::vector<std::optional<std::size_t>> strokesOf(const Sheet& sheet, const Standing& standing,
                                                  const GameTarget& target) {
    const auto& totals = standing.afterLine;
    const auto sides = static_cast<std::size_t>(target.sides);
    std::vector<std::optional<std::size_t>> strokes(sides);
    if (sheet.finalOnly || target.zeroSum) return strokes;
    const auto isAt = [&](std::size_t line, std::size_t side) {
        return side < totals[line].size() && totals[line][side] == target.strokeAt();
    };
    for (std::size_t side = 0; side < sides; ++side) {
        std::size_t from = totals.size();
        while (from > 0 && side < totals[from - 1].size() &&
               (isAt(from - 1, side) || target.reachedBy(totals[from - 1][side])))
            --from;
        if (from < totals.size() && isAt(from, side)) strokes[side] = from;
    }
    return strokes;
}

struct LinesSoFar::Impl {
    GameTarget target;
    Fold fold;
    std::size_t lines = 0;
    int last = 0;        // number
    bool isOver = false; // at one of them, whatever came after it
};

LinesSoFar::LinesSoFar(const GameTarget& target)
    : m_impl(std::make_unique<Impl>(Impl{target, begun(target), 0, 0, false})) {}
LinesSoFar::~LinesSoFar() = default;

void LinesSoFar::add(const Line& line) {
    ++m_impl->lines;
    m_impl->last = std::max(m_impl->last, line.n);
    if (line.struck) return;
    m_impl->fold = withNext(m_impl->target, m_impl->fold, line);
    m_impl->isOver = m_impl->isOver || m_impl->fold.winner || m_impl->fold.undecided;
}

std::optional<Refusal> LinesSoFar::whyNot(const Line& line) const {
    if (m_impl->isOver) return Refusal{"game_over"_refusal, {}};
    if (m_impl->lines >= kMostLines)
        return Refusal{"too_many_lines"_refusal, {{"most", std::to_string(kMostLines)}}};
    if (auto fault = faultOf(line, m_impl->target)) return fault;
    if (withNext(m_impl->target, m_impl->fold, line).undecided)
        return Refusal{"both_at_target"_refusal, {{"line", std::to_string(m_impl->last + 1)}}};
    return std::nullopt;
}

Line LinesSoFar::asWritten(const Line& line) const {
    Line written = line;
    written.n = m_impl->last + 1;
    written.struck.reset();
    Columns fined = m_impl->fold.columns;
    fine(fined, m_impl->target, written.penalty);
    if (const auto counted = pointsUntilDecided(m_impl->target, fined, written)) written.points = *counted;
    return written;
}

std::vector<int> LinesSoFar::score() const {
    return scoreOf(m_impl->fold.columns, m_impl->fold.winner, m_impl->target);
}

bool LinesSoFar::isOver() const {
    return m_impl->isOver;
}

base::Result<Sheet, Refusal> withLine(const Sheet& sheet, const GameTarget& target, const Line& line) {
    if (sheet.finalOnly) return refuse("final_score_only");
    if (sheet.ending != Ending::Played) return refuse("game_over");
    LinesSoFar before(target);
    for (const Line& each : sheet.lines) before.add(each);
    if (auto refusal = before.whyNot(line)) return base::fail(std::move(*refusal));

    Sheet next = sheet;
    next.lines.push_back(before.asWritten(line));
    before.add(next.lines.back());
    next.score = before.score();
    next.state = stateAfterWriting(next, before.isOver());
    return next;
}

bool isGameOver(const Sheet& sheet, const GameTarget& target) {
    if (target.zeroSum) // once all is written its state says so
        return sheet.finalOnly || sheet.ending != Ending::Played ||
               !standingOf(sheet, target, 0).dealerNext.has_value();
    return sheet.finalOnly || sheet.ending != Ending::Played ||
           standingOf(sheet, target, 0).winner.has_value();
}

base::Result<Sheet, Refusal> withStrike(const Sheet& sheet, const GameTarget& target, int line,
                                        const std::string& why) {
    Sheet next = sheet;
    const auto struck = std::find_if(next.lines.begin(), next.lines.end(),
                                     [&](const Line& candidate) { return candidate.n == line; });
    if (struck == next.lines.end() || isSettledDispute(*struck)) // which is none
        return refuse("no_such_line", {{"line", std::to_string(line)}});
    if (struck->struck)
        return refuse("already_struck", {{"line", std::to_string(line)}, {"why", *struck->struck}});
    if (why.empty()) return refuse("reason_needed");
    struck->struck = why;
    if (next.finalOnly || target.zeroSum) return next; // what its lines then come to its game says
    if (next.ending == Ending::Time) { // it goes on until the right line stands there and it is ended again
        next.ending = Ending::Played;
        next.remark = disputedOf(sheet);
    }
    return settled(std::move(next), target);
}

base::Result<Sheet, Refusal> withLinesCounted(Sheet sheet, const GameTarget& target, bool isOver) {
    if (sheet.finalOnly) return sheet;
    sheet.score = zeroSumStanding(sheet, target, 0).score;
    for (const int points : sheet.score)
        if (isMoreThanZeroSum(points))
            return refuse("too_many_points",
                          {{"points", std::to_string(points)}, {"most", std::to_string(kMostZeroSum)}});
    sheet.state = stateAfterWriting(sheet, isOver);
    return sheet;
}

namespace {

// The totals of the paper sheet, or the end of one whose lines are written.
base::Result<Sheet, Refusal> withZeroSum(const Sheet& sheet, const GameTarget& target,
                                         const FinalScore& wanted) {
    const auto sides = static_cast<std::size_t>(target.sides);
    const auto order = linesInOrder(sheet);
    const bool lines = !sheet.finalOnly && std::any_of(order.begin(), order.end(), [&](std::size_t place) {
        return !sheet.lines[place].struck.has_value();
    });
    const Standing standing = zeroSumStanding(sheet, target, 0);
    if (wanted.ending == Ending::Ruling && wanted.ruling <= 0 && wanted.remark.empty())
        return refuse("reason_needed");
    if (wanted.ending == Ending::Forfeit && (wanted.forfeitBy < 0 || wanted.forfeitBy >= target.sides))
        return refuse("no_such_side", {{"side", std::to_string(wanted.forfeitBy)}});
    const std::vector<int> points = wanted.points.empty() && lines ? standing.score : wanted.points;
    if (points.size() != sides)
        return refuse("wrong_number_of_sides", {{"sides", std::to_string(target.sides)}});
    for (const int have : points)
        if (isMoreThanZeroSum(have))
            return refuse("too_many_points",
                          {{"points", std::to_string(have)}, {"most", std::to_string(kMostZeroSum)}});
    if (sumOf(points) != 0) return refuse("sheet_not_zero", {{"sum", std::to_string(sumOf(points))}});
    const bool overrules = wanted.ending == Ending::Forfeit || wanted.ending == Ending::Ruling;
    const bool isHalf = lines && target.deals > 0 && standing.deals < target.deals;
    if (lines && !overrules && points != standing.score)
        return refuse(isHalf ? game::RefusalCode("half_written") : game::RefusalCode("has_lines"));
    if (isHalf && wanted.ending == Ending::Played)
        return refuse("deals_left",
                      {{"written", std::to_string(standing.deals)}, {"deals", std::to_string(target.deals)}});

    Sheet next = sheet;
    next.ending = wanted.ending;
    next.forfeitBy = wanted.ending == Ending::Forfeit ? wanted.forfeitBy : -1;
    next.ruling = wanted.ruling;
    next.remark = wanted.remark;
    next.finalOnly = !lines || points != standing.score;
    if (!wanted.instead.empty() && sheet.finalOnly && points != sheet.score &&
        next.lines.size() < kMostLines) {
        Line old;
        old.n = nextNumber(sheet);
        old.points = sheet.score;
        old.struck = wanted.instead;
        next.lines.push_back(std::move(old));
    }
    next.score = points;
    next.state = SheetState::Confirmed;
    if (next == sheet) return next; // the same once more takes back nobody's word
    const bool disputeDecided = sheet.state == SheetState::Disputed && wanted.ending == Ending::Ruling;
    next.state = disputeDecided ? SheetState::Disputed : SheetState::Entered;
    return next;
}

} // namespace

// What the paper says at the end: fines that are on the sheet are in it, and stay readable beside it.
base::Result<Sheet, Refusal> withFinalScore(const Sheet& sheet, const GameTarget& target,
                                            const FinalScore& wanted) {
    if (target.zeroSum) return withZeroSum(sheet, target, wanted);
    const auto sides = static_cast<std::size_t>(target.sides);
    const bool lines = hasLines(sheet) && !sheet.finalOnly;
    const std::vector<int> soFar =
        lines ? standingOf(sheet, target, 0).score : std::vector<int>(sides, target.start);
    std::vector<int> points = wanted.points;

    if (wanted.ending == Ending::Forfeit) {
        if (wanted.forfeitBy < 0 || wanted.forfeitBy >= target.sides)
            return refuse("no_such_side", {{"side", std::to_string(wanted.forfeitBy)}});
        if (points.empty() && sides == 2) points = soFar;
        if (points.size() == 2) points[wanted.forfeitBy == 0 ? 1U : 0U] = target.target;
    }
    if (wanted.ending == Ending::Ruling && wanted.ruling <= 0 && wanted.remark.empty())
        return refuse("reason_needed");
    if (points.empty() && lines) points = soFar;
    if (points.size() != sides)
        return refuse("wrong_number_of_sides", {{"sides", std::to_string(target.sides)}});
    const bool mayBeNegative = target.countsDown() || target.belowZero == base::BelowZero::Allowed;
    for (const int have : points) {
        if (std::abs(have) > kMostPoints)
            return refuse("too_many_points",
                          {{"points", std::to_string(have)}, {"most", std::to_string(kMostPoints)}});
        if (have < 0 && !mayBeNegative) return refuse("score_below_zero", {{"points", std::to_string(have)}});
    }

    const auto there =
        std::count_if(points.begin(), points.end(), [&](int have) { return target.reachedBy(have); });
    if (wanted.ending == Ending::Played && there != 1)
        return refuse(there == 0 ? game::RefusalCode("no_side_at_target")
                                 : game::RefusalCode("both_sides_at_target"),
                      {{"target", std::to_string(target.target)}});

    const bool overrules = wanted.ending == Ending::Forfeit || wanted.ending == Ending::Ruling;
    Sheet byLines = sheet; // also where a ruling stands beside them by now, and is taken back
    byLines.finalOnly = false;
    if (const Standing written = standingOf(byLines, target, 0);
        hasDeals(sheet) && !overrules && points != written.score)
        return refuse(written.winner ? game::RefusalCode("has_lines") : game::RefusalCode("half_written"));

    Sheet next = sheet;
    next.ending = wanted.ending;
    next.forfeitBy = wanted.ending == Ending::Forfeit ? wanted.forfeitBy : -1;
    next.ruling = wanted.ruling;
    next.remark = wanted.remark;
    if (!lines || points != soFar) {
        next.finalOnly = true;
        for (int& have : points)
            if (there == 1 && !wanted.keepSurplus && target.reachedBy(have)) have = target.target;
    }
    if (!wanted.instead.empty() && sheet.finalOnly && points != sheet.score &&
        next.lines.size() < kMostLines) {
        Line old;
        old.n = nextNumber(sheet);
        old.points = sheet.score;
        old.struck = wanted.instead;
        next.lines.push_back(std::move(old));
    }
    next.score = std::move(points);
    next.state = SheetState::Confirmed;
    if (next == sheet) return next; // the same once more takes back nobody's word
    // A dispute that a ruling decides stays on record as one, and counts (model.h, isWritten).
    const bool disputeDecided = sheet.state == SheetState::Disputed && wanted.ending == Ending::Ruling;
    next.state = disputeDecided ? SheetState::Disputed : SheetState::Entered;
    return next;
}

} // namespace schreiber::tournament

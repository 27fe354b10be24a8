#include "steps/import_sheet_rows.h"

#include "steps/figures.h"
#include "steps/option_table.h"
#include "steps/step.h"

#include <base/number.h>
#include <desk/journal_arguments.h>
#include <desk/own_rules.h>
#include <tournament/dispute.h>
#include <tournament/heats.h>
#include <tournament/sheet.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::desk {

// What an action does to the one sheet that its row names.
enum class OnSheet : std::uint8_t {
    Nothing,
    Import,
    Line,
    Strike,
    Rewrite,
    Result,
    Confirm,
    Dispute,
    Second
};

// A line that a row wrote; what the row does not tell is open.
struct LineRow {
    std::size_t at = 0; // the row
    std::optional<std::string> points;
    std::optional<std::string> penalty;
    std::optional<std::string> why;
    std::optional<std::string> text;
};

// A sheet as its rows leave it; what they do not tell is open.
struct SheetSoFar {
    bool known = true; // all that was written on it stands in the rows since
    std::optional<std::string> score = std::string();
    std::set<tournament::SheetState> states{tournament::SheetState::Missing}; // it can be in one of these
    std::set<tournament::Ending> endings{tournament::Ending::Played};
    bool keyed = false;               // a final score was
    bool listed = false;              // by a list alone, which keeps no surplus
    bool reasoned = false;            // somebody gave a reason, or a ruling had one
    std::string disputed;             // what it is disputed about
    std::vector<std::string> settled; // what it was, which stays in lines
    bool linesMayGo = false;          // a result was keyed over them, with a reason
    std::vector<LineRow> lines;
    std::size_t others = 0; // at most so many lines more, all of them struck: disputes settled, old results
    std::map<int, LineRow> struck;                     // by the number of the line: in which row, and why
    std::optional<std::string> second = std::string(); // as it was keyed
    bool secondMayGo = false;
    std::size_t last = 0; // row

    // The list may have had a result for it.
    void list() {
        if (!known || states != std::set{tournament::SheetState::Missing}) return forget();
        score.reset();
        states.insert(tournament::SheetState::Entered);
        keyed = true;
        listed = true;
    }
    // Who left gave the game away, if it was not over.
    void giveAway() {
        using tournament::SheetState;
        if (!states.contains(SheetState::Missing) && !states.contains(SheetState::Open)) return;
        states.insert(SheetState::Entered);
        endings.insert(tournament::Ending::Forfeit);
        score.reset();
        keyed = true;
    }
    void forget() {
        known = false;
        score.reset();
        second.reset();
        states = {tournament::SheetState::Missing, tournament::SheetState::Open,
                  tournament::SheetState::Entered, tournament::SheetState::Confirmed,
                  tournament::SheetState::Disputed};
        endings = {tournament::Ending::Played, tournament::Ending::Time, tournament::Ending::Forfeit,
                   tournament::Ending::Ruling};
    }
};

namespace {

using store::Action;
using store::JournalEntry;
using tournament::Ending;
using tournament::GameTarget;
using tournament::Line;
using tournament::Round;
using tournament::Sheet;
using tournament::SheetState;
using tournament::Table;
using tournament::Tournament;

std::optional<std::string> argumentIn(const Action& what, const char* name) {
    const auto found = what.arguments.find(name);
    return found == what.arguments.end() ? std::nullopt : std::optional(found->second);
}

// "line_fined" of "entered_ruling_line_fined"; nothing of what is no ruling's on a sheet.
std::string_view measureIn(std::string_view code) {
    for (const std::string_view begin : {"entered_ruling_", "ruled_"})
        if (code.starts_with(begin)) return code.substr(begin.size());
    return {};
}

OnSheet doneBy(const std::string& code) {
    const std::string_view measure = measureIn(code);
    if (code.starts_with("wrote_") || measure.starts_with("line") || measure.starts_with("fine"))
        return OnSheet::Line;
    if (code == "imported_sheet") return OnSheet::Import;
    if (code == "struck_line" || measure == "strike") return OnSheet::Strike;
    if (code == "rewrote_line") return OnSheet::Rewrite;
    if (code == "set_result" || code.starts_with("ended_") || code == "changed_result" ||
        code == "changed_ending" || measure.starts_with("lost"))
        return OnSheet::Result;
    if (code == "confirmed_sheet") return OnSheet::Confirm;
    if (code == "disputed_sheet") return OnSheet::Dispute;
    if (code == "keyed_second") return OnSheet::Second;
    return OnSheet::Nothing;
}

std::optional<Ending> endingBy(const Action& what) {
    if (what.code == "ended_on_time") return Ending::Time;
    if (what.code == "ended_by_forfeit") return Ending::Forfeit;
    if (what.code == "ended_by_ruling" || !measureIn(what.code).empty()) return Ending::Ruling;
    if (what.code != "changed_ending") return Ending::Played;
    return tournament::readEnding(argumentIn(what, "is").value_or(std::string()));
}

std::vector<int> pointsIn(std::string_view score) {
    std::vector<int> numbers;
    while (!score.empty()) {
        const std::size_t end = std::min(score.find(':'), score.size());
        numbers.push_back(base::readNumber(score.substr(0, end)).value_or(0));
        score.remove_prefix(std::min(end + 1, score.size()));
    }
    return numbers;
}

// A second person keys the winner's points whole; kept is what a winner is written at.
std::string secondAsKept(const std::string& keyed, const std::string& score, const GameTarget& target) {
    std::vector<int> points = pointsIn(keyed);
    const std::vector<int> written = pointsIn(score);
    for (std::size_t side = 0; side < std::min(points.size(), written.size()); ++side)
        if (!target.countsDown() && target.isBeyond(points[side]) && written[side] == target.target)
            points[side] = target.target;
    return joined(points);
}

// Rules and switches say what figures are worth and how far a fine goes, and of lines that sum to zero what
// they come to.
bool countsOtherwise(const std::pair<std::string, std::string>& option) {
    return !findOption(option.first) || option.first == "target" || isOwnOption(option.first) ||
           std::ranges::find(kOfCounting, option.first) != kOfCounting.end();
}

// What its rows make of one sheet.
class SheetTaking {
  public:
    SheetTaking(SheetSoFar& sheet, const GameTarget& target, const JournalEntry& entry, std::size_t at)
        : m_sheet(sheet)
        , m_target(target)
        , m_entry(entry)
        , m_at(at) {}

    void take(OnSheet done) {
        const bool mayRemark = done == OnSheet::Result || done == OnSheet::Dispute;
        if (mayRemark && (!m_entry.why.empty() || !measureIn(m_entry.what.code).empty()))
            m_sheet.reasoned = true;
        m_sheet.last = m_at;
        m_before = m_sheet.score;
        if (const auto score = argumentIn(m_entry.what, "score")) m_sheet.score = score;
        switch (done) {
        case OnSheet::Import:
            return imported();
        case OnSheet::Line:
            return line();
        case OnSheet::Strike:
            return strike();
        case OnSheet::Rewrite:
            strike();
            m_sheet.lines.push_back({m_at, {}, {}, {}, argumentIn(m_entry.what, "text")});
            return;
        case OnSheet::Result:
            return result();
        case OnSheet::Confirm:
            settle();
            m_sheet.states = {SheetState::Confirmed};
            return;
        case OnSheet::Dispute:
            if (m_sheet.disputed != m_entry.why) settle();
            m_sheet.disputed = m_entry.why;
            m_sheet.states = {SheetState::Disputed};
            m_sheet.secondMayGo = true;
            return;
        case OnSheet::Second:
            return second();
        case OnSheet::Nothing:
            return;
        }
    }

  private:
    void line() {
        LineRow row{m_at, {}, {}, {}, {}};
        if (m_entry.what.code.starts_with("wrote_")) {
            row.text = argumentIn(m_entry.what, "text");
            // Where lines sum to zero one that was written later may have changed what this one comes to.
            if (!m_target.zeroSum) row.points = argumentIn(m_entry.what, "points").value_or(std::string());
            row.penalty = argumentIn(m_entry.what, "penalty").value_or(std::string());
            row.why = m_entry.why;
        }
        m_sheet.lines.push_back(std::move(row));
        goesOn();
    }

    void imported() {
        const auto lines = argumentIn(m_entry.what, "lines");
        if (!lines) return m_sheet.forget(); // an earlier version did not tell them
        for (std::string_view rest = *lines; !rest.empty();) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            m_sheet.lines.push_back(
                {m_at, {}, std::string(), std::string(), std::string(rest.substr(0, end))});
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        goesOn();
    }

    void strike() {
        LineRow row{m_at, {}, {}, {}, {}};
        if (measureIn(m_entry.what.code).empty()) row.why = m_entry.why;
        // One that was struck already may be written anew all the same; its reason stays.
        if (const auto number = numberIn(m_entry.what, "line")) m_sheet.struck.emplace(*number, row);
        if (m_sheet.endings.contains(Ending::Time)) m_sheet.endings.insert(Ending::Played);
        m_sheet.states.erase(SheetState::Missing);
        if (m_sheet.states != std::set{SheetState::Disputed})
            m_sheet.states.insert({SheetState::Open, SheetState::Entered});
    }

    // What it was disputed about stays on it as a line, and so may what a second person keyed otherwise.
    void settle() {
        const bool inWords = !m_sheet.disputed.empty();
        if (inWords && m_sheet.states == std::set{SheetState::Disputed})
            m_sheet.settled.push_back(m_sheet.disputed);
        m_sheet.others += inWords || m_sheet.reasoned ? 1 : 0; // a remark may have become one
        if (m_sheet.second && !m_sheet.second->empty() && m_sheet.second != m_before) ++m_sheet.others;
        m_sheet.disputed.clear();
    }

    void goesOn() {
        const bool disputed = m_sheet.states.contains(SheetState::Disputed);
        const bool only = disputed && m_sheet.states.size() == 1;
        m_sheet.states.clear();
        if (disputed) m_sheet.states.insert(SheetState::Disputed);
        if (!only) m_sheet.states.insert({SheetState::Open, SheetState::Entered});
    }

    void result() {
        const auto ending = endingBy(m_entry.what);
        const bool settles = ending == Ending::Ruling && m_sheet.states.contains(SheetState::Disputed);
        const auto before = argumentIn(m_entry.what, "before"); // the same once more: nobody's word goes
        const bool same = m_sheet.states.contains(SheetState::Confirmed) && !m_entry.why.empty() &&
                          (!before || before == m_sheet.score);
        settle();
        m_sheet.states = {SheetState::Entered};
        if (settles) m_sheet.states.insert(SheetState::Disputed);
        if (same) m_sheet.states.insert(SheetState::Confirmed);
        if (ending) m_sheet.endings = {*ending};
        m_sheet.others += m_sheet.keyed ? 1 : 0; // the one before
        m_sheet.keyed = true;
        m_sheet.listed = false;
        m_sheet.secondMayGo = true;
        m_sheet.linesMayGo = m_sheet.linesMayGo || !m_entry.why.empty();
    }

    void second() {
        const auto keyed = argumentIn(m_entry.what, "second");
        const std::string score = m_sheet.score.value_or(std::string());
        if (!keyed) return m_sheet.second.reset();
        m_sheet.second = secondAsKept(*keyed, score, m_target);
        m_sheet.secondMayGo = false;
        const bool same = m_sheet.second == score;
        if (same) settle();
        m_sheet.states = {same ? SheetState::Confirmed : SheetState::Disputed};
    }

    SheetSoFar& m_sheet;
    const GameTarget& m_target;
    const JournalEntry& m_entry;
    std::size_t m_at;
    std::optional<std::string> m_before; // the score
};

// A sheet as it stands against what its rows left.
class SheetComparison {
  public:
    SheetComparison(const Tournament& tournament, const Table& table, const Sheet& sheet,
                    const SheetSoFar& rows, std::string where, bool rulesKept, ImportFaults& faults)
        : m_settings(tournament.settings)
        , m_target(tournament::targetOf(tournament.settings, table))
        , m_sheet(sheet)
        , m_rows(rows)
        , m_where(std::move(where))
        , m_rulesKept(rulesKept)
        , m_faults(faults) {}

    // The first that differs: the rest mostly follows from it.
    void compare() {
        const std::string score = joined(m_sheet.score);
        if (m_rows.score && *m_rows.score != score) return add("/score", score, *m_rows.score);
        if (m_rows.listed && surplus()) return add("/score", score, {});
        if (!m_rows.states.contains(m_sheet.state))
            return add("/state", nameOf(m_sheet.state), nameOf(*m_rows.states.begin()));
        if (!m_rows.endings.contains(m_sheet.ending))
            return add("/ending", nameOf(m_sheet.ending), nameOf(*m_rows.endings.begin()));
        if (!m_rows.known) return;
        if (m_sheet.finalOnly && !m_rows.keyed) return add("/final_only", "true", "false");
        if (!isSecond()) return add("/second", joined(m_sheet.second), m_rows.second.value_or(std::string()));
        if (!m_sheet.remark.empty() && !m_rows.reasoned)
            return add("/remark", base::printable(m_sheet.remark), {});
        if (const auto words = wordsOtherwise()) return add("/remark", base::printable(*words), {});
        if (!hasSettled()) return;
        lines();
    }

  private:
    void add(const std::string& key, std::string found, std::string expected) {
        m_faults.add(m_where + key, std::move(found),
                     expected.empty() ? "as_journal_says" : std::move(expected));
    }

    // What is disputed now, where its row says something else.
    std::optional<std::string> wordsOtherwise() const {
        const std::string words = tournament::disputedOf(m_sheet);
        const bool told = m_rows.states == std::set{SheetState::Disputed} && !m_rows.disputed.empty();
        if (!told || m_sheet.ending == Ending::Ruling) return std::nullopt;
        return asKept(words) == asKept(m_rows.disputed) ? std::nullopt : std::optional(words);
    }

    // Of what was settled each has its line, in their order; others may stand between.
    bool hasSettled() {
        auto next = m_rows.settled.begin();
        std::optional<std::size_t> other;
        for (std::size_t i = 0; i < m_sheet.lines.size() && next != m_rows.settled.end(); ++i) {
            const Line& line = m_sheet.lines[i];
            if (!line.struck || line.why.empty()) continue; // the score that was disputed may stand beside it
            if (asKept(line.why) == asKept(*next))
                ++next;
            else
                other = i;
        }
        if (next == m_rows.settled.end()) return true;
        if (other)
            add(placeIn("lines", *other) + "/why", base::printable(m_sheet.lines[*other].why),
                base::printable(*next));
        else
            m_faults.addCount(m_where + "/lines", m_sheet.lines.size(),
                              m_rows.lines.size() + m_rows.settled.size());
        return false;
    }

    // What stands behind a dispute may not look like the reason of an ending (withWhyEnded).
    static std::string asKept(std::string words) {
        constexpr std::string_view kBehind = tournament::kBehindDispute;
        for (std::size_t at = words.find(kBehind); at != std::string::npos; at = words.find(kBehind, at))
            words.replace(at, kBehind.size(), ", ");
        return words;
    }

    bool surplus() const {
        return std::any_of(m_sheet.score.begin(), m_sheet.score.end(),
                           [&](int points) { return m_target.isBeyond(points); });
    }

    bool isSecond() const {
        if (!m_rows.second || joined(m_sheet.second) == *m_rows.second) return true;
        return m_sheet.second.empty() && m_rows.secondMayGo;
    }

    // Which of the rows wrote each line: those in their order, and between them others that were struck when
    // a dispute or another result took their place. Of several readings one is enough.
    void lines() {
        const std::size_t rows = m_rows.lines.size();
        std::vector<std::vector<bool>> reached{std::vector<bool>(rows + 1)}; // rows used up by then
        reached[0][0] = true;
        for (std::size_t i = 0; i < m_sheet.lines.size(); ++i) {
            const Line& line = m_sheet.lines[i];
            std::vector<bool> next(rows + 1);
            for (std::size_t used = 0; used <= std::min(i, rows); ++used) {
                if (!reached[i][used]) continue;
                if (line.struck && i - used < m_rows.others) next[used] = true;
                if (used < rows && isOf(line, m_rows.lines[used])) next[used + 1] = true;
            }
            if (std::find(next.begin(), next.end(), true) == next.end()) {
                const auto first = static_cast<std::size_t>(
                    std::find(reached[i].begin(), reached[i].end(), true) - reached[i].begin());
                return lineOtherwise(i, first);
            }
            reached.push_back(std::move(next));
        }
        if (!reached.back()[rows])
            return m_faults.addCount(m_where + "/lines", m_sheet.lines.size(), rows + m_rows.settled.size());
        followed(reached);
    }

    static bool isOf(const Line& line, const LineRow& row) {
        return (!row.points || *row.points == joined(line.points)) &&
               (!row.penalty || *row.penalty == joined(line.penalty)) && (!row.why || *row.why == line.why) &&
               (!row.text || *row.text == line.text);
    }

    void lineOtherwise(std::size_t index, std::size_t used) {
        const Line& line = m_sheet.lines[index];
        const std::string where = placeIn("lines", index);
        if (used >= m_rows.lines.size()) return add(where, joined(line.points), "no_more");
        const LineRow& row = m_rows.lines[used];
        if (row.points && *row.points != joined(line.points))
            return add(where + "/points", joined(line.points), *row.points);
        if (row.penalty && *row.penalty != joined(line.penalty))
            return add(where + "/penalty", joined(line.penalty), *row.penalty);
        if (row.text && *row.text != line.text)
            return add(where + "/line", base::printable(line.text), base::printable(*row.text));
        add(where + "/why", base::printable(line.why), {});
    }

    // What was struck, and the figures, along one reading.
    void followed(const std::vector<std::vector<bool>>& reached) {
        std::size_t used = m_rows.lines.size();
        std::vector<const LineRow*> wrote(m_sheet.lines.size());
        for (std::size_t i = m_sheet.lines.size(); i > 0; --i) {
            const bool byRow =
                used > 0 && reached[i - 1][used - 1] && isOf(m_sheet.lines[i - 1], m_rows.lines[used - 1]);
            if (byRow) wrote[i - 1] = &m_rows.lines[--used];
        }
        for (std::size_t i = 0; i < wrote.size(); ++i) {
            const Line& line = m_sheet.lines[i];
            const std::string where = placeIn("lines", i);
            const auto struck = m_rows.struck.find(line.n);
            if (struck != m_rows.struck.end()) {
                const auto& why = struck->second.why;
                if (!line.struck || (why && *why != *line.struck))
                    return add(where + "/struck", base::printable(line.struck.value_or(std::string())), {});
            } else if (wrote[i] != nullptr && line.struck && !m_rows.linesMayGo) {
                return add(where + "/struck", base::printable(*line.struck), {});
            }
            if (wrote[i] != nullptr && !areFigures(i, *wrote[i]))
                return add(where + "/figures", joined(line.points), {});
        }
    }

    // The figures of a line bring its points: by the rules as the sheet stood when it was written, or added
    // up. Both have to say no, for rules may be read otherwise by now; and who gave a reason may write what
    // he likes.
    bool areFigures(std::size_t index, const LineRow& row) const {
        const Line& line = m_sheet.lines[index];
        if (!m_rulesKept || line.figures.empty() || line.points.empty() || !line.why.empty()) return true;
        std::vector<int> sum(line.points.size(), 0);
        for (const game::Mark& mark : line.figures)
            if (mark.side >= 0 && static_cast<std::size_t>(mark.side) < sum.size())
                sum[static_cast<std::size_t>(mark.side)] += mark.value;
        if (sum == line.points) return true;
        Sheet before;
        for (std::size_t i = 0; i < index; ++i) {
            Line& above = before.lines.emplace_back(m_sheet.lines[i]);
            const auto struck = m_rows.struck.find(above.n);
            if (struck != m_rows.struck.end() && struck->second.at > row.at) above.struck.reset();
        }
        const auto counted = withFiguresCounted(m_settings, before, m_target, line);
        return counted.ok();
    }

    const tournament::Settings& m_settings;
    GameTarget m_target;
    const Sheet& m_sheet;
    const SheetSoFar& m_rows;
    std::string m_where;
    bool m_rulesKept;
    ImportFaults& m_faults;
};

} // namespace

struct SheetRows::Impl {
    using Place = std::pair<int, std::string>; // round, and what the table is called in it

    explicit Impl(const Tournament& of)
        : tournament(of) {
        for (const Round& round : of.rounds)
            for (const Table& table : round.tables)
                tables.emplace(Place(round.number, tournament::tableCalled(round, table)), &table);
    }

    // The table that an action names.
    Place placeOf(int number, const std::string& called) const {
        const Round* round = tournament::findRound(tournament, number);
        return {number, round == nullptr ? called : tournament::tableCalledSince(*round, called)};
    }

    std::vector<SheetSoFar>& gamesAt(const Place& place) {
        const auto [found, isNew] = sheets.try_emplace(place);
        if (isNew)
            found->second.assign(static_cast<std::size_t>(std::max(1, tournament.settings.games)),
                                 blank[place.first]);
        return found->second;
    }

    template <class Do>
    void eachIn(int round, Do what) {
        for (auto& [place, games] : sheets)
            if (place.first == round) std::for_each(games.begin(), games.end(), what);
        what(blank[round]);
    }
    template <class Do>
    void each(Do what) {
        for (auto& [place, games] : sheets) std::for_each(games.begin(), games.end(), what);
        for (auto& [round, sheet] : blank) what(sheet);
    }

    void onRound(const JournalEntry& entry, int round) {
        const std::string& code = entry.what.code;
        const auto last = sheets.lower_bound(Place(round + 1, ""));
        if (code == "drew_round" || code == "typed_round") {
            sheets.erase(sheets.lower_bound(Place(round, "")), last);
            blank[round] = {};
        } else if (code == "redrew_round" && sheets.lower_bound(Place(round, "")) != last) {
            // what was written went to tables of other numbers
            sheets.erase(sheets.lower_bound(Place(round, "")), last);
            blank[round].forget();
        }
        if (code == "drew_round" || code == "typed_round" || code == "redrew_round")
            std::erase_if(nowhere, [&](const auto& row) { return row.first.first == round; });
        if (code == "entered_results") {
            eachIn(round, [](SheetSoFar& sheet) { sheet.list(); });
        }
    }

    const Tournament& tournament;
    std::map<Place, const Table*> tables;
    std::map<Place, std::vector<SheetSoFar>> sheets;
    std::map<Place, std::size_t> nowhere; // rows that name a table which is not there
    std::map<int, SheetSoFar> blank;      // of each round: a sheet of which no row tells
    bool rulesKept = true;
    bool forfeited = false; // by who left: an earlier version did not say at which table
};

SheetRows::SheetRows(const Tournament& tournament)
    : m_impl(std::make_unique<Impl>(tournament)) {}
SheetRows::~SheetRows() = default;

void SheetRows::take(const JournalEntry& entry, std::size_t at) {
    const Action& what = entry.what;
    if (what.code.starts_with("left_forfeit")) m_impl->forfeited = true;
    if (what.code == "closed_confirmed")
        m_impl->each([](SheetSoFar& sheet) {
            if (sheet.states.contains(SheetState::Entered)) sheet.states.insert(SheetState::Confirmed);
        });
    const auto options = optionsIn(what);
    if (what.code == "set" && std::any_of(options.begin(), options.end(), countsOtherwise)) {
        m_impl->rulesKept = false;
        m_impl->each([](SheetSoFar& sheet) {
            if (sheet.states != std::set{SheetState::Missing}) sheet.forget();
        });
    }
    const auto round = numberIn(what, "round");
    if (!round) return;
    m_impl->onRound(entry, *round);
    const OnSheet done = doneBy(what.code);
    const auto called = argumentIn(what, "table");
    if (!called) return;
    const Impl::Place place = m_impl->placeOf(*round, *called);
    if (what.code == "left_forfeit_table")
        for (SheetSoFar& sheet : m_impl->gamesAt(place)) sheet.giveAway();
    if (done == OnSheet::Nothing) return;
    auto& games = m_impl->gamesAt(place);
    const auto game = numberIn(what, "game");
    if (!game && games.size() > 1) {
        for (SheetSoFar& sheet : games) sheet.forget();
        return;
    }
    const auto index = static_cast<std::size_t>(game.value_or(1) - 1);
    const auto table = m_impl->tables.find(place);
    if (table == m_impl->tables.end()) m_impl->nowhere[place] = at;
    if (index >= games.size() || table == m_impl->tables.end()) return;
    const GameTarget target = tournament::targetOf(m_impl->tournament.settings, *table->second);
    SheetTaking(games[index], target, entry, at).take(done);
}

void SheetRows::addFaults(ImportFaults& faults) const {
    const Tournament& tournament = m_impl->tournament;
    for (const auto& [place, row] : m_impl->nowhere)
        faults.add(placeIn("journal", row) + "/arguments/table",
                   std::to_string(place.first) + "/" + base::printable(place.second), "table_of_round");
    for (std::size_t i = 0; i < tournament.rounds.size(); ++i)
        for (std::size_t k = 0; k < tournament.rounds[i].tables.size(); ++k) {
            const Round& round = tournament.rounds[i];
            const Table& table = round.tables[k];
            const auto& games = m_impl->gamesAt({round.number, tournament::tableCalled(round, table)});
            for (std::size_t g = 0; g < std::min(games.size(), table.games.size()); ++g) {
                const Sheet& sheet = table.games[g];
                if (m_impl->forfeited && sheet.ending == Ending::Forfeit) continue;
                SheetComparison(tournament, table, sheet, games[g],
                                placeIn("rounds", i) + placeIn("tables", k) + placeIn("games", g),
                                m_impl->rulesKept, faults)
                    .compare();
            }
        }
}

} // namespace schreiber::desk

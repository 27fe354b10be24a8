#include "rebuild.h"

#include "images.h"
#include "settings_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace schreiber::store {

namespace {

using namespace tournament;

using Key = std::vector<std::int64_t>;

// Walks each table from top to bottom. The first thing that does not fit is kept, and the rest of the walk
// no longer matters.
class Walk {
  public:
    explicit Walk(const Snapshot& snapshot)
        : m_snapshot(snapshot) {}

    // The next row of the table if its key begins with `prefix`, then moved past; otherwise null.
    const Row* next(TableId table, const Key& prefix) {
        const std::vector<Row>& rows = m_snapshot[index(table)];
        std::size_t& at = m_at[index(table)];
        if (at == rows.size()) return nullptr;
        for (std::size_t i = 0; i < prefix.size(); ++i)
            if (rows[at][i] != Value(prefix[i])) return nullptr;
        m_table = table;
        return &rows[at++];
    }

    // Columns of the row that came last.
    int number(const Row& row, std::size_t column) {
        const auto* found = std::get_if<std::int64_t>(&row[column]);
        if (found && *found >= std::numeric_limits<int>::min() && *found <= std::numeric_limits<int>::max())
            return static_cast<int>(*found);
        misfit(row, column, "not_a_value");
        return 0;
    }
    bool flag(const Row& row, std::size_t column) {
        const int found = number(row, column);
        if (found != 0 && found != 1) misfit(row, column, "not_a_value");
        return found == 1;
    }
    std::string text(const Row& row, std::size_t column) {
        const auto* found = std::get_if<std::string>(&row[column]);
        if (!found) misfit(row, column, "not_a_value");
        return found ? *found : std::string();
    }
    // A place in a list: counts up from `first` without a gap.
    void place(const Row& row, std::size_t column, std::size_t expected) {
        if (row[column] != Value(static_cast<std::int64_t>(expected)))
            misfit(row, column, "out_of_order", std::to_string(expected));
    }
    // Null after the first null of a list stays null.
    void append(const Row& row, std::size_t column, std::size_t side, std::vector<int>& list) {
        if (row[column].index() == 0) return;
        if (list.size() != side) misfit(row, column, "side_missing");
        list.push_back(number(row, column));
    }
    template <class Choice>
    Choice choice(const Row& row, std::size_t column, std::optional<Choice> (*read)(const std::string&)) {
        const std::optional<Choice> found = read(text(row, column));
        if (!found) misfit(row, column, "not_a_value");
        return found.value_or(Choice{});
    }

    void misfit(const Row& row, std::size_t column, std::string what, std::string expected = {}) {
        if (m_misfit) return;
        m_misfit = Misfit{m_table, keyOf(m_table, row), std::string(layoutOf(m_table).columns[column].name),
                          std::move(what), std::move(expected)};
    }

    std::optional<Misfit> firstMisfit() {
        for (std::size_t i = 0; i < kTableCount && !m_misfit; ++i)
            if (m_at[i] != m_snapshot[i].size()) {
                const auto table = static_cast<TableId>(i);
                m_misfit = Misfit{table, keyOf(table, m_snapshot[i][m_at[i]]), "", "orphan"};
            }
        return m_misfit;
    }

  private:
    static std::size_t index(TableId table) { return static_cast<std::size_t>(table); }
    const Snapshot& m_snapshot;
    std::array<std::size_t, kTableCount> m_at{};
    TableId m_table = TableId::Setting;
    std::optional<Misfit> m_misfit;
};

Settings settingsOf(Walk& walk) {
    Settings settings;
    while (const Row* row = walk.next(TableId::Setting, {})) {
        const std::string name = walk.text(*row, 0);
        const auto& fields = settingsFields();
        const auto field =
            std::find_if(fields.begin(), fields.end(), [&](const auto& each) { return each.name == name; });
        if (field == fields.end())
            walk.misfit(*row, 0, "not_a_value");
        else if (!field->set(settings, walk.text(*row, 1)))
            walk.misfit(*row, 1, "not_a_value");
    }
    while (const Row* row = walk.next(TableId::HouseSwitch, {}))
        settings.house.emplace(walk.text(*row, 0), walk.text(*row, 1));
    while (const Row* row = walk.next(TableId::FurtherOption, {}))
        settings.furtherOptions.emplace(walk.text(*row, 0), walk.text(*row, 1));
    return settings;
}

void takePersons(Walk& walk, Entry& entry) {
    while (const Row* row = walk.next(TableId::Person, {entry.number})) {
        Person person;
        person.first = walk.text(*row, 3);
        person.last = walk.text(*row, 4);
        if ((*row)[5].index() != 0) person.born = walk.number(*row, 5);
        person.sex = walk.choice(*row, 6, readSex);
        const std::string role = walk.text(*row, 1);
        if (role != "current" && role != "replaced") walk.misfit(*row, 1, "not_a_value");
        const bool current = role == "current";
        walk.place(*row, 2, current ? entry.persons.size() : entry.replaced.size());
        if (current)
            entry.persons.push_back(std::move(person));
        else
            entry.replaced.push_back({std::move(person)});
    }
    for (std::size_t i = 0; i < entry.replaced.size(); ++i) {
        const auto place = static_cast<std::int64_t>(i);
        if (const Row* row = walk.next(TableId::Substitution, {entry.number, place})) {
            entry.replaced[i].place = walk.number(*row, 2);
            entry.replaced[i].from = walk.number(*row, 3);
            if (entry.replaced[i].from == 0) walk.misfit(*row, 3, "not_a_value");
        }
        if (const Row* row = walk.next(TableId::ReplacedClub, {entry.number, place})) {
            entry.replaced[i].club = walk.text(*row, 2);
            if (entry.replaced[i].club.empty()) walk.misfit(*row, 2, "not_a_value");
        }
    }
}

Entry entryOf(Walk& walk, const Row& head) {
    Entry entry;
    entry.number = walk.number(head, 0);
    entry.club = walk.text(head, 1);
    entry.camp = walk.text(head, 2);
    entry.paid = walk.flag(head, 3);
    entry.joined = walk.number(head, 4);
    takePersons(walk, entry);
    while (const Row* row = walk.next(TableId::Absence, {entry.number})) {
        walk.place(*row, 1, entry.absences.size());
        entry.absences.push_back(
            {walk.number(*row, 2), walk.number(*row, 3), walk.choice(*row, 4, readLeaverResults)});
    }
    while (const Row* row = walk.next(TableId::EntryExtra, {entry.number})) {
        walk.place(*row, 1, entry.extra.size());
        entry.extra.emplace_back(walk.text(*row, 2), walk.text(*row, 3));
    }
    return entry;
}

Line lineOf(Walk& walk, const Row& head, const Key& sheet) {
    Line line;
    line.n = walk.number(head, 3);
    line.why = walk.text(head, 4);
    if (head[5].index() != 0) line.struck = walk.text(head, 5);
    Key key = sheet;
    key.push_back(line.n);
    if (const Row* row = walk.next(TableId::GameLine, key)) {
        line.text = walk.text(*row, 4);
        line.instead = walk.number(*row, 5);
        if (line.text.empty()) walk.misfit(*row, 4, "not_a_value");
    }
    for (std::size_t side = 0; const Row* row = walk.next(TableId::LineSide, key); ++side) {
        walk.place(*row, 4, side);
        walk.append(*row, 5, side, line.points);
        walk.append(*row, 6, side, line.penalty);
    }
    while (const Row* row = walk.next(TableId::FigureMark, key)) {
        walk.place(*row, 4, line.figures.size());
        line.figures.push_back(
            {walk.text(*row, 5), walk.number(*row, 6), walk.number(*row, 7), walk.text(*row, 8)});
    }
    return line;
}

Sheet sheetOf(Walk& walk, const Row& head, const Key& key) {
    Sheet sheet;
    sheet.state = walk.choice(head, 3, readSheetState);
    sheet.finalOnly = walk.flag(head, 4);
    sheet.ending = walk.choice(head, 5, readEnding);
    sheet.forfeitBy = walk.number(head, 6);
    sheet.ruling = walk.number(head, 7);
    sheet.remark = walk.text(head, 8);
    for (std::size_t side = 0; const Row* row = walk.next(TableId::SheetSide, key); ++side) {
        walk.place(*row, 3, side);
        walk.append(*row, 4, side, sheet.score);
        walk.append(*row, 5, side, sheet.second);
    }
    while (const Row* row = walk.next(TableId::Line, key)) sheet.lines.push_back(lineOf(walk, *row, key));
    return sheet;
}

Table tableOf(Walk& walk, const Row& head, int round) {
    Table table;
    table.number = walk.number(head, 1);
    table.heat = walk.number(head, 2);
    table.firstDealer = walk.number(head, 3);
    const Key key = {round, table.number};
    if (const Row* row = walk.next(TableId::TableStage, key)) table.stage = walk.choice(*row, 2, readStage);
    while (const Row* row = walk.next(TableId::Seat, key)) {
        // Seats come in order of side and place: either the next of this side or the first of the next.
        if ((*row)[3] == Value(std::int64_t{0})) {
            walk.place(*row, 2, table.sides.size());
            table.sides.emplace_back();
        } else if (table.sides.empty()) {
            walk.place(*row, 3, 0);
            continue;
        } else {
            walk.place(*row, 2, table.sides.size() - 1);
            walk.place(*row, 3, table.sides.back().size());
        }
        table.sides.back().push_back(walk.number(*row, 4));
    }
    while (const Row* row = walk.next(TableId::Sheet, key)) {
        const std::size_t game = table.games.size() + 1;
        walk.place(*row, 2, game);
        table.games.push_back(sheetOf(walk, *row, {round, table.number, static_cast<std::int64_t>(game)}));
    }
    return table;
}

Round roundOf(Walk& walk, const Row& head) {
    Round round;
    round.number = walk.number(head, 0);
    round.state = walk.choice(head, 1, readRoundState);
    if (!readSeed(walk.text(head, 2), round.seed)) walk.misfit(head, 2, "not_a_value");
    while (const Row* row = walk.next(TableId::SittingOut, {round.number})) {
        walk.place(*row, 1, round.sittingOut.size());
        round.sittingOut.push_back(walk.number(*row, 2));
    }
    while (const Row* row = walk.next(TableId::Grouped, {round.number}))
        round.grouped.emplace(walk.number(*row, 1), walk.number(*row, 2));
    while (const Row* row = walk.next(TableId::RoundTable, {round.number}))
        round.tables.push_back(tableOf(walk, *row, round.number));
    return round;
}

Ruling rulingOf(Walk& walk, const Row& head) {
    Ruling ruling;
    ruling.number = walk.number(head, 0);
    ruling.origin = walk.text(head, 1);
    ruling.place = walk.text(head, 2);
    ruling.at = walk.text(head, 3);
    ruling.round = walk.number(head, 4);
    ruling.table = walk.number(head, 5);
    ruling.game = walk.number(head, 6);
    ruling.askedBy = walk.text(head, 7);
    ruling.dispute = walk.text(head, 8);
    ruling.record = walk.text(head, 9);
    ruling.view = walk.text(head, 10);
    ruling.state = walk.choice(head, 11, readRulingState);
    ruling.decision = walk.text(head, 12);
    ruling.why = walk.text(head, 13);
    ruling.appeal = walk.text(head, 14);
    while (const Row* row = walk.next(TableId::RuledPoint, {ruling.number})) {
        walk.place(*row, 1, ruling.found.size() + ruling.reasons.size());
        RuledPoint point{walk.text(*row, 2), walk.text(*row, 3), walk.number(*row, 4),
                         walk.text(*row, 5), walk.text(*row, 6), walk.text(*row, 7)};
        (point.verdict == kReason ? ruling.reasons : ruling.found).push_back(std::move(point));
    }
    for (std::size_t side = 0; const Row* row = walk.next(TableId::RulingSide, {ruling.number}); ++side) {
        walk.place(*row, 1, side);
        walk.append(*row, 2, side, ruling.points);
        walk.append(*row, 3, side, ruling.penalty);
    }
    while (const Row* row = walk.next(TableId::RulingEntry, {ruling.number})) {
        walk.place(*row, 1, ruling.entered.size());
        ruling.entered.push_back({walk.choice(*row, 2, readMeasure), walk.number(*row, 3),
                                  walk.number(*row, 4), walk.number(*row, 5)});
    }
    while (const Row* row = walk.next(TableId::RulingDecision, {ruling.number})) {
        walk.place(*row, 1, ruling.decisions.size());
        ruling.decisions.push_back({walk.choice(*row, 2, readDecisionKind), walk.text(*row, 3),
                                    walk.text(*row, 4), walk.text(*row, 5)});
    }
    return ruling;
}

} // namespace

void sortRows(Snapshot& snapshot) {
    for (std::vector<Row>& rows : snapshot)
        if (!std::is_sorted(rows.begin(), rows.end())) std::sort(rows.begin(), rows.end());
}

std::string placeOf(const Misfit& misfit) {
    return fmt::format("{} {}{}{}", layoutOf(misfit.table).name, keyText(misfit.key),
                       misfit.column.empty() ? "" : " ", misfit.column);
}

base::Result<Tournament, Misfit> rebuild(const Snapshot& snapshot) {
    Walk walk(snapshot);
    Tournament tournament;
    tournament.settings = settingsOf(walk);
    while (const Row* row = walk.next(TableId::Entry, {})) tournament.entries.push_back(entryOf(walk, *row));
    while (const Row* row = walk.next(TableId::Partnership, {}))
        tournament.partnerships.push_back({walk.number(*row, 0), walk.number(*row, 1), walk.number(*row, 2)});
    while (const Row* row = walk.next(TableId::NeverTogether, {})) {
        walk.place(*row, 0, tournament.never.size());
        tournament.never.emplace_back(walk.number(*row, 1), walk.number(*row, 2));
    }
    while (const Row* row = walk.next(TableId::Decider, {})) {
        walk.place(*row, 0, tournament.deciders.size());
        tournament.deciders.push_back(
            {walk.number(*row, 1), walk.number(*row, 2), walk.number(*row, 3), walk.number(*row, 4)});
    }
    while (const Row* row = walk.next(TableId::ClosedRank, {})) {
        if (!tournament.closing) tournament.closing.emplace();
        walk.place(*row, 0, tournament.closing->ranks.size());
        tournament.closing->ranks.push_back({walk.number(*row, 1), walk.number(*row, 2)});
    }
    while (const Row* row = walk.next(TableId::Prize, {})) {
        if (!tournament.closing) tournament.closing.emplace();
        walk.place(*row, 0, tournament.closing->prizes.size());
        tournament.closing->prizes.push_back({walk.text(*row, 1), walk.number(*row, 2), walk.text(*row, 3)});
    }
    while (const Row* row = walk.next(TableId::Ruling, {}))
        tournament.rulings.push_back(rulingOf(walk, *row));
    while (const Row* row = walk.next(TableId::Round, {})) tournament.rounds.push_back(roundOf(walk, *row));
    if (auto misfit = walk.firstMisfit()) return base::fail(std::move(*misfit));
    return tournament;
}

} // namespace schreiber::store

#include "flatten.h"

#include "settings_fields.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace schreiber::store {

namespace {

using namespace tournament;

Value orNull(const std::vector<int>& numbers, std::size_t at) {
    return at < numbers.size() ? Value(std::int64_t{numbers[at]}) : Value();
}

Value value(int number) {
    return std::int64_t{number};
}
Value value(std::size_t number) {
    return static_cast<std::int64_t>(number);
}
Value value(bool flag) {
    return std::int64_t{flag ? 1 : 0};
}
Value value(const std::string& text) {
    return text;
}
Value value(const char* text) {
    return std::string(text);
}
Value value(const std::optional<int>& number) {
    return number ? value(*number) : Value();
}
Value value(const std::optional<std::string>& text) {
    return text ? value(*text) : Value();
}
Value value(Value already) {
    return already;
}

template <class... Parts>
void add(TableRows& rows, TableId table, const Parts&... parts) {
    rows.push_back({table, Row{value(parts)...}});
}

void addPairs(const std::map<std::string, std::string>& pairs, TableId table, TableRows& rows) {
    for (const auto& [name, text] : pairs) add(rows, table, name, text);
}

void addPerson(int entry, const char* role, std::size_t place, const Person& person, TableRows& rows) {
    add(rows, TableId::Person, entry, role, place, person.first, person.last, person.born,
        nameOf(person.sex));
}

struct LinePlace {
    int round;
    int table;
    std::size_t game;
};

void addLine(const LinePlace& at, const Line& line, TableRows& rows) {
    add(rows, TableId::Line, at.round, at.table, at.game, line.n, line.why, line.struck);
    if (!line.text.empty())
        add(rows, TableId::GameLine, at.round, at.table, at.game, line.n, line.text, line.instead);
    const std::size_t sides = std::max(line.points.size(), line.penalty.size());
    for (std::size_t side = 0; side < sides; ++side)
        add(rows, TableId::LineSide, at.round, at.table, at.game, line.n, side, orNull(line.points, side),
            orNull(line.penalty, side));
    for (std::size_t i = 0; i < line.figures.size(); ++i) {
        const game::Mark& mark = line.figures[i];
        add(rows, TableId::FigureMark, at.round, at.table, at.game, line.n, i, mark.figure, mark.side,
            mark.value, mark.how);
    }
}

void addSheet(const LinePlace& at, const Sheet& sheet, TableRows& rows) {
    add(rows, TableId::Sheet, at.round, at.table, at.game, nameOf(sheet.state), sheet.finalOnly,
        nameOf(sheet.ending), sheet.forfeitBy, sheet.ruling, sheet.remark);
    const std::size_t sides = std::max(sheet.score.size(), sheet.second.size());
    for (std::size_t side = 0; side < sides; ++side)
        add(rows, TableId::SheetSide, at.round, at.table, at.game, side, orNull(sheet.score, side),
            orNull(sheet.second, side));
    for (const Line& line : sheet.lines) addLine(at, line, rows);
}

} // namespace

void flatten(const Settings& settings, TableRows& rows) {
    for (const SettingsField& field : settingsFields())
        if (isWritten(field, settings))
            add(rows, TableId::Setting, std::string(field.name), field.get(settings));
    addPairs(settings.house, TableId::HouseSwitch, rows);
    addPairs(settings.furtherOptions, TableId::FurtherOption, rows);
}

void flatten(const Entry& entry, TableRows& rows) {
    add(rows, TableId::Entry, entry.number, entry.club, entry.camp, entry.paid, entry.joined);
    for (std::size_t i = 0; i < entry.persons.size(); ++i)
        addPerson(entry.number, "current", i, entry.persons[i], rows);
    for (std::size_t i = 0; i < entry.replaced.size(); ++i) {
        const Replaced& one = entry.replaced[i];
        addPerson(entry.number, "replaced", i, one.person, rows);
        if (one.from != 0) add(rows, TableId::Substitution, entry.number, i, one.place, one.from);
        if (!one.club.empty()) add(rows, TableId::ReplacedClub, entry.number, i, one.club);
    }
    for (std::size_t i = 0; i < entry.absences.size(); ++i) {
        const Absence& absence = entry.absences[i];
        add(rows, TableId::Absence, entry.number, i, absence.from, absence.until, nameOf(absence.results));
    }
    for (std::size_t i = 0; i < entry.extra.size(); ++i)
        add(rows, TableId::EntryExtra, entry.number, i, entry.extra[i].first, entry.extra[i].second);
}

void flatten(const std::vector<Partnership>& partnerships, TableRows& rows) {
    for (const Partnership& pair : partnerships)
        add(rows, TableId::Partnership, pair.number, pair.first, pair.second);
}

void flatten(const std::vector<std::pair<int, int>>& never, TableRows& rows) {
    for (std::size_t i = 0; i < never.size(); ++i)
        add(rows, TableId::NeverTogether, i, never[i].first, never[i].second);
}

void flatten(const std::vector<Decider>& deciders, TableRows& rows) {
    for (std::size_t i = 0; i < deciders.size(); ++i)
        add(rows, TableId::Decider, i, deciders[i].first, deciders[i].second, deciders[i].firstPoints,
            deciders[i].secondPoints);
}

void flatten(const std::optional<Closing>& closing, TableRows& rows) {
    if (!closing) return;
    for (std::size_t i = 0; i < closing->ranks.size(); ++i)
        add(rows, TableId::ClosedRank, i, closing->ranks[i].rank, closing->ranks[i].contestant);
    for (std::size_t i = 0; i < closing->prizes.size(); ++i)
        add(rows, TableId::Prize, i, closing->prizes[i].kind, closing->prizes[i].contestant,
            closing->prizes[i].name);
}

void flatten(const Ruling& ruling, TableRows& rows) {
    const int number = ruling.number;
    add(rows, TableId::Ruling, number, ruling.origin, ruling.place, ruling.at, ruling.round, ruling.table,
        ruling.game, ruling.askedBy, ruling.dispute, ruling.record, ruling.view, nameOf(ruling.state),
        ruling.decision, ruling.why, ruling.appeal);
    int place = 0;
    for (const auto* points : {&ruling.found, &ruling.reasons})
        for (const RuledPoint& point : *points)
            add(rows, TableId::RuledPoint, number, place++, point.rule, point.verdict, point.line,
                point.german, point.italian, point.english);
    const std::size_t sides = std::max(ruling.points.size(), ruling.penalty.size());
    for (std::size_t side = 0; side < sides; ++side)
        add(rows, TableId::RulingSide, number, side, orNull(ruling.points, side),
            orNull(ruling.penalty, side));
    for (std::size_t i = 0; i < ruling.entered.size(); ++i) {
        const RulingEntry& entry = ruling.entered[i];
        add(rows, TableId::RulingEntry, number, i, nameOf(entry.measure), entry.line, entry.side,
            entry.points);
    }
    for (std::size_t i = 0; i < ruling.decisions.size(); ++i) {
        const Decision& one = ruling.decisions[i];
        add(rows, TableId::RulingDecision, number, i, nameOf(one.kind), one.at, one.decision, one.why);
    }
}

void flattenHead(const Round& round, TableRows& rows) {
    add(rows, TableId::Round, round.number, nameOf(round.state), std::to_string(round.seed));
    for (std::size_t i = 0; i < round.sittingOut.size(); ++i)
        add(rows, TableId::SittingOut, round.number, i, round.sittingOut[i]);
    for (const auto& [contestant, group] : round.grouped)
        add(rows, TableId::Grouped, round.number, contestant, group);
}

void flatten(int round, const Table& table, TableRows& rows) {
    add(rows, TableId::RoundTable, round, table.number, table.heat, table.firstDealer);
    if (table.stage != Stage::Ordinary)
        add(rows, TableId::TableStage, round, table.number, nameOf(table.stage));
    for (std::size_t side = 0; side < table.sides.size(); ++side)
        for (std::size_t place = 0; place < table.sides[side].size(); ++place)
            add(rows, TableId::Seat, round, table.number, side, place, table.sides[side][place]);
    for (std::size_t game = 0; game < table.games.size(); ++game)
        addSheet({round, table.number, game + 1}, table.games[game], rows);
}

} // namespace schreiber::store

#include "difference.h"

#include <algorithm>
#include <compare>
#include <set>
#include <utility>

namespace schreiber::store {

namespace {

using namespace tournament;

std::weak_ordering compareByKey(const TableRow& a, const TableRow& b) {
    if (a.table != b.table) return a.table <=> b.table;
    const auto keys = static_cast<std::ptrdiff_t>(layoutOf(a.table).keys);
    return std::lexicographical_compare_three_way(a.row.begin(), a.row.begin() + keys, b.row.begin(),
                                                  b.row.begin() + keys);
}

bool keyLess(const TableRow& a, const TableRow& b) {
    return compareByKey(a, b) < 0;
}

std::vector<RowChange> merged(TableRows before, TableRows after) {
    std::sort(before.begin(), before.end(), keyLess);
    std::sort(after.begin(), after.end(), keyLess);
    std::vector<RowChange> changes;
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        if (now == after.end() || (old != before.end() && keyLess(*old, *now))) {
            changes.push_back({old->table, std::move(old->row), std::nullopt});
            ++old;
        } else if (old == before.end() || keyLess(*now, *old)) {
            changes.push_back({now->table, std::nullopt, std::move(now->row)});
            ++now;
        } else {
            if (old->row != now->row)
                changes.push_back({now->table, std::move(old->row), std::move(now->row)});
            ++old;
            ++now;
        }
    }
    return changes;
}

void flattenWhole(const Round& round, TableRows& rows) {
    flattenHead(round, rows);
    for (const Table& table : round.tables) flatten(round.number, table, rows);
}

// Two lists in order of `number`: what stands only in the one, only in the other, or differs in both.
template <class Part, class Gone, class New, class Differing>
void compare(const std::vector<Part>& before, const std::vector<Part>& after, const Gone& gone,
             const New& added, const Differing& differing) {
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        if (now == after.end() || (old != before.end() && old->number < now->number)) {
            gone(*old++);
        } else if (old == before.end() || now->number < old->number) {
            added(*now++);
        } else {
            if (*old != *now) differing(*old, *now);
            ++old;
            ++now;
        }
    }
}

} // namespace

Row keyOf(TableId table, const Row& row) {
    return Row(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(layoutOf(table).keys));
}

std::vector<RowChange> difference(const Tournament& before, const Tournament& after) {
    TableRows old;
    TableRows now;
    const auto whole = [&](const auto& a, const auto& b) {
        if (a == b) return;
        flatten(a, old);
        flatten(b, now);
    };
    whole(before.settings, after.settings);
    whole(before.partnerships, after.partnerships);
    whole(before.never, after.never);
    whole(before.deciders, after.deciders);
    whole(before.closing, after.closing);
    compare(
        before.entries, after.entries, [&](const Entry& a) { flatten(a, old); },
        [&](const Entry& b) { flatten(b, now); },
        [&](const Entry& a, const Entry& b) {
            flatten(a, old);
            flatten(b, now);
        });
    compare(
        before.rulings, after.rulings, [&](const Ruling& a) { flatten(a, old); },
        [&](const Ruling& b) { flatten(b, now); },
        [&](const Ruling& a, const Ruling& b) {
            flatten(a, old);
            flatten(b, now);
        });
    const auto tables = [&](const Round& a, const Round& b) {
        flattenHead(a, old);
        flattenHead(b, now);
        compare(
            a.tables, b.tables, [&](const Table& s) { flatten(a.number, s, old); },
            [&](const Table& t) { flatten(b.number, t, now); },
            [&](const Table& s, const Table& t) {
                flatten(a.number, s, old);
                flatten(b.number, t, now);
            });
    };
    compare(
        before.rounds, after.rounds, [&](const Round& a) { flattenWhole(a, old); },
        [&](const Round& b) { flattenWhole(b, now); }, tables);
    return merged(std::move(old), std::move(now));
}

std::vector<RowChange> totalsThatStay(const std::vector<RowChange>& changes, const Tournament& before) {
    constexpr std::size_t kSheetKeys = 3; // round, table and game
    const auto sheetOf = [](const Row& row) { return Row(row.begin(), row.begin() + kSheetKeys); };
    std::set<Row> sheets;
    std::set<Row> changed;
    for (const RowChange& change : changes)
        if (change.table == TableId::Line || change.table == TableId::LineSide)
            sheets.insert(sheetOf(change.either()));
        else if (change.table == TableId::SheetSide)
            changed.insert(keyOf(change.table, change.either()));
    std::set<std::pair<Value, Value>> tables;
    for (const Row& sheet : sheets) tables.emplace(sheet[0], sheet[1]);
    std::vector<RowChange> totals;
    for (const Round& round : before.rounds)
        for (const Table& table : round.tables) {
            if (!tables.contains({std::int64_t{round.number}, std::int64_t{table.number}})) continue;
            TableRows rows;
            flatten(round.number, table, rows);
            for (const TableRow& one : rows)
                if (one.table == TableId::SheetSide && sheets.contains(sheetOf(one.row)) &&
                    !changed.contains(keyOf(one.table, one.row)))
                    totals.push_back({one.table, one.row, one.row});
        }
    return totals;
}

std::vector<RowChange> wholeOf(const Tournament& tournament) {
    TableRows rows;
    flatten(tournament.settings, rows);
    flatten(tournament.partnerships, rows);
    flatten(tournament.never, rows);
    flatten(tournament.deciders, rows);
    flatten(tournament.closing, rows);
    for (const Entry& entry : tournament.entries) flatten(entry, rows);
    for (const Ruling& ruling : tournament.rulings) flatten(ruling, rows);
    for (const Round& round : tournament.rounds) flattenWhole(round, rows);
    return merged({}, std::move(rows));
}

} // namespace schreiber::store

#include "club_rulings.h"

#include "images.h"
#include "ruling_index.h"
#include "sqlite.h"
#include "statements.h"

#include <store/exchange.h>

#include <algorithm>
#include <map>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::Ruling;

const TableLayout& rulingLayout() {
    static const TableLayout kLayout{"ruling",
                                     1,
                                     {{"number", ColumnType::Integer, false},
                                      {"tournament", ColumnType::Integer, false},
                                      textColumn("at", texts::kCode),
                                      {"content", ColumnType::Text, false, kMostImageBytes}}};
    return kLayout;
}

Row rowOf(const ClubRuling& one) {
    return {std::int64_t{one.number}, std::int64_t{one.tournament}, one.ruling.at, rulingToJson(one.ruling)};
}

// The column that is wrong, where one is.
base::Result<ClubRuling, std::string> clubRulingOf(const Row& row) {
    auto ruling = rulingFromJson(std::get<std::string>(row[3]), {});
    if (!ruling) return base::fail(std::string("content"));
    if (ruling->at != std::get<std::string>(row[2])) return base::fail(std::string("at"));
    return ClubRuling{static_cast<int>(std::get<std::int64_t>(row[0])),
                      static_cast<int>(std::get<std::int64_t>(row[1])), std::move(*ruling)};
}

std::string keyOf(const Row& row) {
    return keyText({row.front()});
}

Stored<std::vector<ClubRuling>> readWhere(Database& database, const std::string& column, int value) {
    const auto rows = readRows(database, rulingLayout(), {column, std::int64_t{value}});
    if (!rows) return base::fail(rows.error());
    std::vector<ClubRuling> all;
    for (const Row& row : *rows) {
        auto one = clubRulingOf(row);
        if (!one)
            return base::fail(StoreError{StoreErrorKind::Damaged, database.path(),
                                         "ruling " + keyOf(row) + ' ' + one.error()});
        all.push_back(std::move(*one));
    }
    return all;
}

// As the index has them: under the club's number.
std::vector<Ruling> numbered(const std::vector<ClubRuling>& rulings) {
    std::vector<Ruling> all;
    for (const ClubRuling& one : rulings) {
        all.push_back(one.ruling);
        all.back().number = one.number;
    }
    std::sort(all.begin(), all.end(), [](const Ruling& a, const Ruling& b) { return a.number < b.number; });
    return all;
}

} // namespace

std::optional<tournament::Refusal> whyNotStorable(const std::vector<Ruling>& rulings) {
    for (const Ruling& ruling : rulings)
        if (const auto text = firstTooLong(rulingLayout(), rowOf({0, 0, ruling}))) return textTooLong(*text);
    return std::nullopt;
}

Stored<base::Done> replaceRulings(Database& database, int tournament, const std::vector<Ruling>& rulings) {
    const auto before = readWhere(database, "tournament", tournament);
    if (!before) return base::fail(before.error());
    const auto last = database.selectNumber("SELECT coalesce(max(number), 0) FROM ruling");
    if (!last) return base::fail(last.error());
    std::map<int, int> known; // number there, number in the club
    for (const ClubRuling& one : *before) known[one.ruling.number] = one.number;
    int next = static_cast<int>(*last) + 1;
    std::vector<ClubRuling> after;
    for (const Ruling& ruling : rulings) {
        const auto found = known.find(ruling.number);
        after.push_back({found == known.end() ? next++ : found->second, tournament, ruling});
    }
    for (const ClubRuling& one : *before)
        if (auto gone = database.execute(deleteFrom(rulingLayout()), rowOf(one)); !gone)
            return base::fail(std::move(gone).error());
    for (const ClubRuling& one : after)
        if (auto come = database.execute(insertInto(rulingLayout()), rowOf(one)); !come)
            return base::fail(std::move(come).error());
    return indexRulings(database, numbered(*before), numbered(after));
}

Stored<std::vector<ClubRuling>> readClubRuling(Database& database, int number) {
    return readWhere(database, "number", number);
}

Stored<std::vector<ClubRuling>> findClubRulings(Database& database, const RulingSearch& search) {
    const auto numbers = searchRulings(database, search, sqlite::selectClubUnder);
    if (!numbers) return base::fail(numbers.error());
    std::vector<ClubRuling> found;
    for (const int number : *numbers) {
        auto one = readClubRuling(database, number);
        if (!one) return one;
        std::move(one->begin(), one->end(), std::back_inserter(found));
    }
    return found;
}

namespace {

// All of them as the index has them, or the first that cannot be read.
Stored<base::Result<std::vector<Ruling>, Finding>> readAllNumbered(Database& database) {
    using Read = base::Result<std::vector<Ruling>, Finding>;
    Finding finding;
    const auto rows = readRows(database, rulingLayout(), {}, &finding);
    if (!rows && rows.error().kind == StoreErrorKind::Damaged) return Read(base::fail(std::move(finding)));
    if (!rows) return base::fail(rows.error());
    std::vector<ClubRuling> all;
    for (const Row& row : *rows) {
        auto one = clubRulingOf(row);
        if (!one) return Read(base::fail(Finding{"ruling", keyOf(row), one.error(), "unreadable"}));
        all.push_back(std::move(*one));
    }
    return Read(numbered(all));
}

} // namespace

Stored<base::Done> indexClubRulings(Database& database) {
    const auto rulings = readAllNumbered(database);
    if (!rulings) return base::fail(rulings.error());
    if (!*rulings) return base::Done{};
    return indexAllAnew(database, **rulings);
}

Stored<std::vector<Finding>> checkClubRulings(Database& database) {
    const auto rulings = readAllNumbered(database);
    if (!rulings) return base::fail(rulings.error());
    if (!*rulings) return std::vector<Finding>{rulings->error()};
    return checkIndex(database, **rulings);
}

} // namespace schreiber::store

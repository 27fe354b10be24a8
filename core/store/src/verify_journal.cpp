#include "verify_journal.h"

#include "difference.h"
#include "images.h"
#include "seal.h"

#include <base/input_error.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace schreiber::store {

namespace {

// Columns, in the order of layout.cpp.
constexpr std::size_t kJournalChanges = 8;
struct Change {
    enum : std::size_t { N, Place, TableName, RowKey, BeforeImage, AfterImage };
};

std::int64_t number(const Row& row, std::size_t column) {
    return std::get<std::int64_t>(row[column]);
}

std::string keyOf(const TableLayout& table, const Row& row) {
    return keyText(Row(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(table.keys)));
}

Finding finding(const TableLayout& table, std::string row, std::string_view column, std::string what,
                std::string found = {}, std::string expected = {}) {
    return {std::string(table.name), std::move(row),   std::string(column),
            std::move(what),         std::move(found), std::move(expected)};
}

// Rows are numbered 1 to N; in place of the one that is missing another number stands.
std::vector<Finding> checkNumbers(const std::vector<Row>& journal) {
    std::vector<Finding> findings;
    const auto count = static_cast<std::int64_t>(journal.size());
    for (const Row& row : journal)
        if (number(row, 0) < 1 || number(row, 0) > count)
            findings.push_back(finding(journalLayout(), keyOf(journalLayout(), row), "n", "defect",
                                       std::to_string(number(row, 0)), fmt::format("1-{}", count)));
    if (journal.empty()) findings.push_back(finding(journalLayout(), "", "", "no_rows"));
    return findings;
}

bool areInPlace(const std::vector<Row>& journal, const std::vector<Row>& changes) {
    auto change = changes.begin();
    for (const Row& row : journal)
        for (std::int64_t place = 0; place < number(row, kJournalChanges); ++place, ++change)
            if (change == changes.end() || number(*change, Change::N) != number(row, 0) ||
                number(*change, Change::Place) != place)
                return false;
    return change == changes.end();
}

// Each journal row says how many changes it has, counted from 0.
std::vector<Finding> checkPlaces(const std::vector<Row>& journal, const std::vector<Row>& changes) {
    if (areInPlace(journal, changes)) return {};
    // An altered count could name billions; one more than there are is wrong enough, and of one row alone
    // leaves room for those of all others.
    const auto most = static_cast<std::int64_t>(changes.size()) + 1;
    std::vector<Row> expected;
    for (const Row& row : journal)
        for (std::int64_t place = 0;
             place < std::min(number(row, kJournalChanges), most) && expected.size() <= 2 * changes.size();
             ++place)
            expected.push_back({row[0], place});
    std::vector<Row> found;
    for (const Row& row : changes) found.push_back({row[Change::N], row[Change::Place]});
    std::vector<Row> missing;
    std::vector<Row> extra;
    std::set_difference(expected.begin(), expected.end(), found.begin(), found.end(),
                        std::back_inserter(missing));
    std::set_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                        std::back_inserter(extra));
    if (missing.empty() && extra.empty()) return {};

    for (const Row& row : journal) {
        const auto altered = checkSeal({}, journalLayout(), row).altered;
        if (std::find(altered.begin(), altered.end(), "changes") != altered.end())
            return {finding(journalLayout(), keyOf(journalLayout(), row), "changes", "altered")};
    }
    if (missing.size() == 1 && extra.size() == 1)
        return {finding(changeLayout(), keyText(extra.front()),
                        missing.front()[Change::N] != extra.front()[Change::N] ? "n" : "place",
                        "altered_place", {}, keyText(missing.front()))};
    std::vector<Finding> findings;
    for (const Row& row : missing) findings.push_back(finding(changeLayout(), keyText(row), "", "missing"));
    for (const Row& row : extra) findings.push_back(finding(changeLayout(), keyText(row), "", "orphan"));
    return findings;
}

class SealChain {
  public:
    void check(const TableLayout& table, const Row& row) {
        SealCheck check = checkSeal(m_digest, table, row);
        for (const std::string& column : check.altered)
            m_findings.push_back(finding(table, keyOf(table, row), column, "altered"));
        m_digest = std::move(check.digest);
    }
    std::vector<Finding> findings() && { return std::move(m_findings); }

  private:
    std::string m_digest;
    std::vector<Finding> m_findings;
};

std::string shown(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value)) return "\"" + base::printable(*text) + "\"";
    return "–";
}

Finding differs(const TableLayout& table, const Row& at, std::size_t column, const Value& found,
                const Value& expected) {
    return finding(table, keyOf(table, at), table.columns[column].name, "differs", shown(found),
                   shown(expected));
}

// The only column in which two rows differ, or none.
std::optional<std::size_t> onlyDifference(const Row& a, const Row& b) {
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == b[i]) continue;
        if (only) return std::nullopt;
        only = i;
    }
    return only;
}

// A row whose key was altered is missing under the one and stray under the other.
void pairUp(const TableLayout& table, std::vector<Row> missing, std::vector<Row> stray,
            std::vector<Finding>& findings) {
    constexpr std::size_t kMostPairs = 100; // beyond that nobody altered a single key
    for (const Row& row : missing) {
        std::optional<std::size_t> column;
        const auto end = stray.begin() + static_cast<std::ptrdiff_t>(std::min(stray.size(), kMostPairs));
        const auto other = std::find_if(stray.begin(), end, [&](const Row& each) {
            column = onlyDifference(row, each);
            return column.has_value();
        });
        if (other == end) {
            findings.push_back(finding(table, keyOf(table, row), "", "missing"));
            continue;
        }
        findings.push_back(differs(table, *other, *column, (*other)[*column], row[*column]));
        stray.erase(other);
    }
    for (const Row& row : stray) findings.push_back(finding(table, keyOf(table, row), "", "stray"));
}

void compareTable(TableId id, const KeyedRows& expected, const std::vector<Row>& found,
                  std::vector<Finding>& findings) {
    const TableLayout& table = layoutOf(id);
    const ByKey isBefore = expected.key_comp();
    std::vector<Row> missing;
    std::vector<Row> stray;
    auto row = found.begin();
    auto want = expected.begin();
    while (row != found.end() || want != expected.end()) {
        if (want == expected.end() || (row != found.end() && isBefore(*row, *want))) {
            stray.push_back(*row++);
        } else if (row == found.end() || isBefore(*want, *row)) {
            missing.push_back(*want++);
        } else {
            for (std::size_t i = 0; i < row->size(); ++i)
                if ((*row)[i] != (*want)[i])
                    findings.push_back(differs(table, *row, i, (*row)[i], (*want)[i]));
            ++row;
            ++want;
        }
    }
    pairUp(table, std::move(missing), std::move(stray), findings);
}

Finding unfitting(std::int64_t n, std::int64_t place) {
    return finding(changeLayout(), keyText({n, place}), "", "unfitting");
}

// The changes one after the other. Their texts are not read as rows where that tells nothing new: a row that
// goes is the very text of the one that came, and the same text was read before.
class Folding {
  public:
    // False where the change does not fit what came before it. It has to outlive this.
    bool add(Row& row) {
        const auto& key = std::get<std::string>(row[Change::RowKey]);
        const auto* const before = std::get_if<std::string>(&row[Change::BeforeImage]);
        const auto* const after = std::get_if<std::string>(&row[Change::AfterImage]);
        const auto& name = std::get<std::string>(row[Change::TableName]);
        const auto table = findTableId(name);
        if (!table || (before == nullptr && after == nullptr)) return false;
        auto& rows = m_rows[static_cast<std::size_t>(*table)];
        const auto left = rows.find(key);
        if ((left != rows.end()) != (before != nullptr)) return false;
        if (before != nullptr && !isLeft(*table, *left->second, *before, after == nullptr)) return false;
        if (before == nullptr)
            rows.emplace(key, &row);
        else if (after != nullptr)
            left->second = &row;
        else
            rows.erase(left);
        return true;
    }

    // Takes their texts out of the changes.
    JournaledRows rows() && {
        JournaledRows all;
        for (std::size_t i = 0; i < kTableCount; ++i) {
            all[i].reserve(m_rows[i].size());
            for (const auto& each : m_rows[i]) {
                Row& row = *each.second;
                all[i].emplace(std::move(std::get<std::string>(row[Change::RowKey])),
                               JournaledRow{std::move(std::get<std::string>(row[Change::AfterImage])),
                                            number(row, Change::N), number(row, Change::Place)});
            }
        }
        return all;
    }

  private:
    // Whether what goes is the row as the change before left it.
    bool isLeft(TableId table, const Row& change, const std::string& before, bool isGone) {
        const auto& left = std::get<std::string>(change[Change::AfterImage]);
        auto& read = m_read[static_cast<std::size_t>(table)];
        const bool isText = left == before;
        if (isText && !isGone && read.contains(before)) return true;
        const auto whole = changeOf({std::get<std::string>(change[Change::TableName]),
                                     std::get<std::string>(change[Change::RowKey]), before,
                                     isText ? std::nullopt : std::optional(left)});
        if (!whole || (!isText && whole->before != whole->after)) return false;
        read.insert(before);
        return true;
    }

    std::array<std::unordered_map<std::string_view, Row*>, kTableCount> m_rows; // the last change of each
    std::array<std::unordered_set<std::string_view>, kTableCount> m_read;
};

bool isAsJournaled(TableId id, const JournaledTable& expected, const std::vector<Row>& found) {
    return expected.size() == found.size() && std::all_of(found.begin(), found.end(), [&](const Row& row) {
               const RowText text = textOf(id, row);
               const auto known = expected.find(text.key);
               return known != expected.end() && known->second.others == text.others;
           });
}

} // namespace

std::vector<Finding> checkJournal(const std::vector<Row>& journal, const std::vector<Row>& changes) {
    if (auto findings = checkNumbers(journal); !findings.empty()) return findings;
    if (auto findings = checkPlaces(journal, changes); !findings.empty()) return findings;
    SealChain chain;
    auto change = changes.begin();
    for (const Row& row : journal) {
        for (; change != changes.end() && (*change)[Change::N] == row[0]; ++change)
            chain.check(changeLayout(), *change);
        chain.check(journalLayout(), row);
    }
    return std::move(chain).findings();
}

base::Result<JournaledRows, Finding> foldChanges(std::vector<Row> changes) {
    Folding folding;
    for (Row& row : changes)
        if (!folding.add(row))
            return base::fail(unfitting(number(row, Change::N), number(row, Change::Place)));
    return std::move(folding).rows();
}

base::Result<KeyedRows, Finding> rowsOf(TableId table, const JournaledTable& journaled) {
    const TableLayout& layout = layoutOf(table);
    KeyedRows rows(ByKey{layout.keys});
    for (const auto& [key, row] : journaled) {
        auto whole = changeOf({std::string(layout.name), key, std::nullopt, row.others});
        // Two keys may be the same in other words.
        if (!whole || !rows.insert(std::move(*whole->after)).second)
            return base::fail(unfitting(row.n, row.place));
    }
    return rows;
}

std::vector<Finding> checkRows(const JournaledRows& expected, const Snapshot& found) {
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < kTableCount; ++i) {
        const auto id = static_cast<TableId>(i);
        if (isAsJournaled(id, expected[i], found[i])) continue;
        const auto rows = rowsOf(id, expected[i]);
        if (rows)
            compareTable(id, *rows, found[i], findings);
        else
            findings.push_back(rows.error());
    }
    return findings;
}

} // namespace schreiber::store

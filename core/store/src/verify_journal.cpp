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

// Each journal row says how many changes it has, counted from 0.
std::vector<Finding> checkPlaces(const std::vector<Row>& journal, const std::vector<Row>& changes) {
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

// Rows as the changes leave them, found by the text of their key. A before that is the very text of the after
// it follows need not be read a second time. The changes have to outlive it.
class Folding {
  public:
    // False where the change does not fit what came before it.
    bool add(const Row& row) {
        const auto& key = std::get<std::string>(row[Change::RowKey]);
        const auto* const before = std::get_if<std::string>(&row[Change::BeforeImage]);
        const auto* const after = std::get_if<std::string>(&row[Change::AfterImage]);
        const auto& name = std::get<std::string>(row[Change::TableName]);
        const auto table = findTableId(name);
        if (!table || (before == nullptr && after == nullptr)) return false;
        Rows& rows = m_tables[static_cast<std::size_t>(*table)];
        const auto held = rows.find(key);
        if ((held != rows.end()) != (before != nullptr)) return false;
        const bool isRead = before != nullptr && held->second.text == *before;
        if (isRead && after == nullptr) return rows.erase(key) == 1;
        const auto optional = [](const std::string* text) {
            return text != nullptr ? std::optional(*text) : std::nullopt;
        };
        auto change = changeOf({name, key, optional(isRead ? nullptr : before), optional(after)});
        if (!change || (change->before && *change->before != held->second.row)) return false;
        if (after == nullptr)
            rows.erase(held);
        else
            rows.insert_or_assign(key, Held{*after, std::move(*change->after)});
        return true;
    }

    // None where two keys are the same in other words.
    std::optional<FoldedRows> rows() && {
        FoldedRows all;
        for (std::size_t i = 0; i < kTableCount; ++i) {
            KeyedRows& rows = all.emplace_back(ByKey{layoutOf(static_cast<TableId>(i)).keys});
            for (auto& [key, held] : m_tables[i])
                if (!rows.insert(std::move(held.row)).second) return std::nullopt;
        }
        return all;
    }

  private:
    struct Held {
        std::string_view text;
        Row row;
    };
    using Rows = std::unordered_map<std::string_view, Held>;
    std::array<Rows, kTableCount> m_tables;
};

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

base::Result<FoldedRows, Finding> foldChanges(const std::vector<Row>& changes) {
    const auto unfitting = [](const Row& row) {
        return base::fail(finding(changeLayout(), keyOf(changeLayout(), row), "", "unfitting"));
    };
    Folding folding;
    for (const Row& row : changes)
        if (!folding.add(row)) return unfitting(row);
    auto rows = std::move(folding).rows();
    if (!rows) return unfitting(changes.back());
    return std::move(*rows);
}

std::vector<Finding> checkRows(const FoldedRows& expected, const Snapshot& found) {
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < kTableCount; ++i)
        compareTable(static_cast<TableId>(i), expected[i], found[i], findings);
    return findings;
}

} // namespace schreiber::store

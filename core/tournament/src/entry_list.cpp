#include "alike.h"
#include "entry_checks.h"
#include "entry_columns.h"

#include <tournament/csv.h>
#include <tournament/entry_list.h>
#include <tournament/limits.h>
#include <tournament/tidy.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr int kMostFaults = 5; // told of one row

BadRow badRow(const std::string& file, int line, int column, std::string_view found, std::string reason,
              std::vector<std::string> expected = {}) {
    return {{file, line, column, base::printable(found), std::move(expected)}, std::move(reason)};
}

// How long a cell may be, where it is too long.
std::vector<std::string> mostIn(const std::string& fault) {
    if (fault != "too_long") return {};
    return {std::to_string(letters::kCell)};
}

std::string yearsUntil(int latest) {
    return std::to_string(kEarliestYear) + "-" + std::to_string(latest);
}

// How our own export says that somebody in a list of pairs is entered alone.
bool isNobody(const Person& person) {
    return person.first == "-" && person.last == "-";
}

class ListReader {
  public:
    ListReader(const std::string& file, const std::vector<Entry>& already, int latestYear)
        : m_file(file)
        , m_latestYear(latestYear) {
        for (const Entry& entry : already) {
            m_prints.emplace(fingerprintOf(entry), 0);
            m_persons.add(entry);
            m_names.add(entry, 0);
        }
    }

    EntryList read(const std::vector<CsvRow>& rows) {
        if (rows.empty()) {
            m_list.bad.push_back(badRow(m_file, 0, 0, "", "list_empty"));
        } else if (readHeader(rows.front())) {
            for (std::size_t i = 1; i < rows.size(); ++i) readRow(rows[i]);
        }
        return std::move(m_list);
    }

  private:
    void reject(const CsvRow& row, int column, std::string_view found, std::string reason,
                std::vector<std::string> expected = {}) {
        if (std::exchange(m_faultsOf, row.line) != row.line) m_faults = 0;
        if (++m_faults > kMostFaults) return;
        m_list.bad.push_back(badRow(m_file, row.line, column, found, std::move(reason), std::move(expected)));
    }

    std::string faultIn(std::size_t column, const CsvCell& cell) const {
        const bool isKept = column < m_columns.size() && m_columns[column].field == EntryField::Extra;
        return isKept ? faultOfKeptCell(cell.text) : faultOfCell(cell.text);
    }

    // Faults that a cell has before it is read; true when there are none.
    bool cellsAreSound(const CsvRow& row) {
        const std::size_t before = m_list.bad.size();
        if (row.fault != CsvFault::None) {
            const CsvCell& cell = row.cells.back();
            if (row.fault == CsvFault::TooManyCells)
                reject(row, 0, std::to_string(row.cells.size()), "too_many_columns",
                       {std::to_string(kMostCsvCells)});
            else
                reject(row, cell.column, cell.text,
                       row.fault == CsvFault::QuoteNotClosed ? "quote_not_closed" : "text_after_quote");
            return false;
        }
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const CsvCell& cell = row.cells[i];
            const std::string fault = faultIn(i, cell);
            if (!fault.empty()) reject(row, cell.column, cell.text, fault, mostIn(fault));
        }
        return m_list.bad.size() == before;
    }

    // Where the word stands that is too long; all else is said of the whole row.
    int columnWith(const CsvRow& row, const EntryFault& fault) const {
        for (std::size_t i = 0; i < std::min(m_columns.size(), row.cells.size()); ++i)
            if (m_columns[i].isSameAs(fault.where)) return row.cells[i].column;
        return 1;
    }

    bool hasColumn(EntryField field, std::size_t person) const {
        return std::any_of(m_columns.begin(), m_columns.end(), [&](const Column& column) {
            return column.field == field && column.person == person;
        });
    }

    bool readHeader(const CsvRow& row) {
        if (!cellsAreSound(row)) return false;
        if (row.cells.size() > kMostColumns) {
            reject(row, 0, std::to_string(row.cells.size()), "too_many_columns",
                   {std::to_string(kMostColumns)});
            return false;
        }
        for (const CsvCell& cell : row.cells) {
            Column column = columnOf(unguarded(cell.text));
            if (std::any_of(m_columns.begin(), m_columns.end(),
                            [&](const Column& other) { return column.isSameAs(other); })) {
                reject(row, cell.column, cell.text, "column_twice");
                return false;
            }
            m_columns.push_back(std::move(column));
        }
        m_pairs = hasColumn(EntryField::First, 1) || hasColumn(EntryField::Last, 1);
        for (Column& column : m_columns)
            if (!m_pairs && column.person == 1) column.field = EntryField::Extra;
        for (std::size_t person = 0; person < (m_pairs ? 2U : 1U); ++person) {
            const std::string number = m_pairs ? ' ' + std::to_string(person + 1) : "";
            for (const auto& [field, title] :
                 {std::pair(EntryField::First, "Vorname"), std::pair(EntryField::Last, "Nachname")}) {
                if (hasColumn(field, person)) continue;
                reject(row, 1, row.cells.front().text, "header_missing", {title + number});
                return false;
            }
        }
        return true;
    }

    void readRow(const CsvRow& row) {
        const std::size_t before = m_list.bad.size();
        const bool sound = cellsAreSound(row);
        if (row.fault != CsvFault::None) return;
        for (std::size_t i = m_columns.size(); i < row.cells.size(); ++i) {
            if (tidied(row.cells[i].text).empty()) continue; // spreadsheets add empty cells
            // Which value belongs to which column can no longer be told.
            reject(row, row.cells[i].column, std::to_string(row.cells.size()), "too_many_fields",
                   {std::to_string(m_columns.size())});
            return;
        }

        Entry entry;
        entry.persons.resize(m_pairs ? 2 : 1);
        for (std::size_t i = 0; i < std::min(m_columns.size(), row.cells.size()); ++i)
            if (sound || faultIn(i, row.cells[i]).empty()) readCell(row, row.cells[i], m_columns[i], entry);
        if (m_pairs && isNobody(entry.persons[1])) entry.persons.pop_back();
        if (sound)
            for (const EntryFault& fault : faultsOf(entry))
                reject(row, columnWith(row, fault), fault.found, fault.reason, fault.expected);
        if (m_list.bad.size() != before) return;
        const auto [same, isNew] = m_prints.emplace(fingerprintOf(entry), row.line);
        if (!isNew && same->second == 0) return reject(row, 1, nameOf(entry), "duplicate_row");
        if (!isNew) return reject(row, 1, nameOf(entry), "duplicate_row", {std::to_string(same->second)});
        if (m_persons.hasOneOf(entry)) {
            reject(row, 1, nameOf(entry), "person_entered");
            return;
        }
        m_persons.add(entry);
        for (LikelyDuplicate& like : m_names.like(entry, row.line))
            m_list.duplicates.push_back(std::move(like));
        m_names.add(entry, row.line);
        m_list.entries.push_back(std::move(entry));
    }

    void readCell(const CsvRow& row, const CsvCell& cell, const Column& column, Entry& entry) {
        const std::string kept =
            column.field == EntryField::Extra ? unguardedKept(cell.text) : unguarded(cell.text);
        std::string text = tidied(kept);
        Person& person = entry.persons[column.field == EntryField::Extra ? 0 : column.person];
        switch (column.field) {
        case EntryField::First:
            person.first = std::move(text);
            return;
        case EntryField::Last:
            person.last = std::move(text);
            return;
        case EntryField::Club:
            entry.club = std::move(text);
            return;
        case EntryField::Camp:
            entry.camp = std::move(text);
            return;
        case EntryField::Extra:
            if (!column.title.empty() || !text.empty())
                entry.extra.emplace_back(column.title, showsNothing(kept) ? std::string() : kept);
            return;
        case EntryField::Ours:
            return;
        case EntryField::Born:
            person.born = readYear(text);
            if (!text.empty() && person.born.value_or(m_latestYear + 1) > m_latestYear)
                reject(row, cell.column, text, "bad_year", {yearsUntil(m_latestYear)});
            return;
        case EntryField::Sex: {
            const std::optional<Sex> sex = readSexCell(text);
            if (!sex) reject(row, cell.column, text, "bad_sex", {"w", "m", "d"});
            person.sex = sex.value_or(Sex::Unstated);
            return;
        }
        case EntryField::Paid: {
            const std::optional<bool> paid = readPaid(text);
            if (!paid) reject(row, cell.column, text, "bad_paid", {"ja", "nein"});
            entry.paid = paid.value_or(false);
            return;
        }
        }
    }

    const std::string& m_file;
    int m_latestYear;
    int m_faultsOf = 0; // the row's line
    int m_faults = 0;
    std::vector<Column> m_columns;
    bool m_pairs = false;
    std::unordered_map<std::string, int> m_prints; // and the line it was read from, 0 for one already entered
    KnownPersons m_persons;
    KnownNames m_names;
    EntryList m_list;
};

} // namespace

EntryList readEntryList(std::string_view bytes, const std::string& file, const std::vector<Entry>& already,
                        int latestYear) {
    const auto rows = readCsv(bytes, file);
    if (!rows) {
        EntryList list;
        const int line = rows.error().line;
        list.bad.push_back(
            line > 0 ? badRow(file, line, 1, "", "too_many_rows", {std::to_string(kMostCsvRows)})
                     : badRow(file, 0, 0, "", "file_too_large", {std::to_string(kMostCsvMegabytes)}));
        return list;
    }
    return ListReader(file, already, latestYear).read(*rows);
}

std::vector<BadRow> checkEntry(const Entry& entry, const std::vector<Entry>& already, int latestYear) {
    std::vector<BadRow> bad;
    const auto check = [&](const std::string& text) {
        std::string fault = faultOfCell(text);
        // in a list a blank is a blank; nobody types one of these into a name
        if (fault.empty() && text.find_first_of("\t\r\n") != std::string::npos) fault = "control_character";
        if (!fault.empty()) bad.push_back(badRow("", 0, 0, text, fault, mostIn(fault)));
    };
    for (const Person& person : entry.persons) {
        check(person.first);
        check(person.last);
        if (person.born && (*person.born < kEarliestYear || *person.born > latestYear))
            bad.push_back(
                badRow("", 0, 0, std::to_string(*person.born), "bad_year", {yearsUntil(latestYear)}));
    }
    check(entry.club);
    check(entry.camp);
    // What a list brought beside them stays as it is.
    for (const auto& [title, value] : entry.extra)
        for (const std::string& text : {title, value})
            if (const std::string fault = faultOfKeptCell(text); !fault.empty())
                bad.push_back(badRow("", 0, 0, text, fault, mostIn(fault)));
    if (!bad.empty()) return bad;
    const Entry kept = tidiedEntry(entry);
    for (EntryFault& fault : faultsOf(kept))
        bad.push_back(badRow("", 0, 0, fault.found, std::move(fault.reason), std::move(fault.expected)));
    const std::string print = fingerprintOf(kept);
    KnownPersons persons;
    bool known = false;
    bool itself = false; // with the persons it had before
    for (const Entry& other : already) {
        const bool same = fingerprintOf(other) == print;
        if (other.number == kept.number) {
            itself = other.persons == kept.persons && other.club == kept.club;
        } else {
            known = known || same;
            persons.add(other);
        }
    }
    if (known)
        bad.push_back(badRow("", 0, 0, nameOf(kept), "duplicate_row"));
    else if (!itself && persons.hasOneOf(kept))
        bad.push_back(badRow("", 0, 0, nameOf(kept), "person_entered"));
    return bad;
}

Entry tidiedEntry(const Entry& entry) {
    Entry tidy = entry;
    for (Person& person : tidy.persons) {
        person.first = tidied(person.first);
        person.last = tidied(person.last);
    }
    tidy.club = tidied(tidy.club);
    tidy.camp = tidied(tidy.camp);
    return tidy;
}

std::vector<LikelyDuplicate> likelyDuplicates(const Entry& entry, const std::vector<Entry>& already) {
    KnownNames names;
    for (const Entry& other : already)
        if (other.number != entry.number) names.add(other, 0);
    return names.like(entry, 0);
}

} // namespace schreiber::tournament

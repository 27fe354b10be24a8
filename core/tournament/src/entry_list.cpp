#include "alike.h"
#include "encoding.h"
#include "entry_checks.h"
#include "entry_columns.h"

#include <tournament/csv.h>
#include <tournament/entry_list.h>
#include <tournament/limits.h>
#include <tournament/tidy.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
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
    ListReader(const std::string& file, const std::vector<Entry>& already, int latestYear,
               const ListReading& wish)
        : m_file(file)
        , m_latestYear(latestYear)
        , m_wish(wish) {
        for (const Entry& entry : already) {
            const Same same{0, entry.number, stateOf(entry) == EntryState::Left};
            const auto [known, isNew] = m_prints.emplace(fingerprintOf(entry), same);
            if (!isNew && known->second.hasLeft) known->second = same; // somebody who is there
            m_persons.add(entry);
            m_names.add(entry, 0);
        }
    }

    EntryList read(const std::vector<CsvRow>& rows) {
        if (rows.empty()) {
            m_list.bad.push_back(badRow(m_file, 0, 0, "", "list_empty"));
        } else if (readHeader(rows.front()) && hasNames(rows)) {
            for (std::size_t i = 1; i < rows.size() && m_list.bad.size() < kMostCsvRows; ++i) {
                readRow(rows[i]);
                if (!m_doublyEncoded) continue;
                // All of the file is, and one cell says it.
                m_list = {};
                m_list.bad.push_back(std::move(*m_doublyEncoded));
                break;
            }
            std::stable_partition(m_likely.begin(), m_likely.end(),
                                  [](const KnownNames::Likely& one) { return one.isEqual; });
            for (KnownNames::Likely& one : m_likely) m_list.duplicates.push_back(std::move(one.what));
        }
        return std::move(m_list);
    }

    // Whether a row could be a header: names stand in it.
    static bool isHeader(const CsvRow& row) {
        bool first = false;
        bool last = false;
        bool whole = false;
        std::size_t known = 0;
        for (const CsvCell& cell : row.cells) {
            const Column column = columnOf(unguarded(cell.text));
            first = first || column.field == EntryField::First;
            last = last || column.field == EntryField::Last;
            whole = whole || orderInOne(column).has_value();
            known += column.field == EntryField::Extra ? 0 : 1;
        }
        return (first && last) || (whole && known > 1);
    }

  private:
    // What an entry is the same as.
    struct Same {
        int line = 0;
        int entry = 0;
        bool hasLeft = false;
    };

    void reject(const CsvRow& row, int column, std::string_view found, std::string reason,
                std::vector<std::string> expected = {}) {
        if (std::exchange(m_faultsOf, row.line) != row.line) m_faults = 0;
        if (++m_faults > kMostFaults) return;
        m_list.bad.push_back(badRow(m_file, row.line, column, found, std::move(reason), std::move(expected)));
    }

    bool isKept(std::size_t column) const {
        return column < m_columns.size() &&
               (m_columns[column].field == EntryField::Extra || m_columns[column].field == EntryField::Ours);
    }

    // Faults that a cell has before it is read; true when there are none. What is only kept has none.
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
            if (isKept(i)) continue;
            const CsvCell& cell = row.cells[i];
            if (auto meant = beforeDoubleEncoding(cell.text); meant && !m_doublyEncoded)
                m_doublyEncoded =
                    badRow(m_file, row.line, cell.column, cell.text, "doubly_encoded", {*meant});
            const std::string fault = faultOfCell(cell.text);
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

    // A second column for what another says already is only kept, unless it says the very same.
    bool takeColumn(const CsvRow& row, const CsvCell& cell, Column column) {
        const auto other = std::find_if(m_columns.begin(), m_columns.end(),
                                        [&](const Column& known) { return column.isSameAs(known); });
        if (other != m_columns.end()) {
            const bool isName = column.field == EntryField::First || column.field == EntryField::Last;
            if (isName || folded(other->title) == folded(column.title)) {
                reject(row, cell.column, cell.text, "column_twice");
                return false;
            }
            column.field = EntryField::Extra;
        }
        m_columns.push_back(std::move(column));
        return true;
    }

    bool readHeader(const CsvRow& row) {
        if (!headIsSound(row)) return false;
        if (row.cells.size() > kMostColumns) {
            reject(row, 0, std::to_string(row.cells.size()), "too_many_columns",
                   {std::to_string(kMostColumns)});
            return false;
        }
        for (const CsvCell& cell : row.cells)
            if (!takeColumn(row, cell, columnOf(unguarded(cell.text)))) return false;
        m_pairs = hasColumn(EntryField::First, 1) || hasColumn(EntryField::Last, 1) ||
                  hasColumn(EntryField::Whole, 1);
        for (Column& column : m_columns)
            if (!m_pairs && column.person == 1) column.field = EntryField::Extra;
        for (std::size_t person = 0; person < (m_pairs ? 2U : 1U); ++person)
            if (!namesAreThere(row, person)) return false;
        return true;
    }

    // The title of a column that is only kept may be anything, too; but a formula in a header is none.
    bool headIsSound(const CsvRow& row) {
        for (const CsvCell& cell : row.cells) {
            const bool isKept =
                columnOf(unguarded(cell.text)).field == EntryField::Extra && !isFormula(cell.text);
            m_columns.push_back({isKept ? EntryField::Extra : EntryField::First, 0, {}});
        }
        const bool sound = cellsAreSound(row);
        m_columns.clear();
        if (!m_doublyEncoded) return sound;
        m_list.bad.assign(1, std::move(*m_doublyEncoded));
        return false;
    }

    // First and last name of a person, or one column that may have both.
    bool namesAreThere(const CsvRow& row, std::size_t person) {
        const bool first = hasColumn(EntryField::First, person);
        const bool last = hasColumn(EntryField::Last, person);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            Column& column = m_columns[i];
            if (column.person != person || !orderInOne(column)) continue;
            if (first && last) {
                if (column.field == EntryField::Whole) column.field = EntryField::Extra;
            } else if (m_whole[person] == kNoColumn) {
                m_whole[person] = i;
            }
        }
        if ((first && last) || m_whole[person] != kNoColumn) return true;
        const std::string number = m_pairs ? ' ' + std::to_string(person + 1) : "";
        reject(row, 1, row.cells.front().text, "header_missing", {(first ? "Nachname" : "Vorname") + number});
        return false;
    }

    // Where names stand in one column it has to be known how they are split; in a column in which nobody has
    // two words one of the names is missing.
    bool hasNames(const std::vector<CsvRow>& rows) {
        for (std::size_t person = 0; person < m_whole.size(); ++person) {
            if (m_whole[person] == kNoColumn) continue;
            Column& column = m_columns[m_whole[person]];
            const NameOrder order = *orderInOne(column);
            std::string found;
            for (std::size_t i = 1; i < rows.size() && found.empty(); ++i)
                if (m_whole[person] < rows[i].cells.size()) {
                    const std::string name = tidied(unguarded(rows[i].cells[m_whole[person]].text));
                    if (name.find_first_of(" ,") != std::string::npos) found = name;
                }
            if (found.empty() && rows.size() > 1) {
                const std::string number = m_pairs ? ' ' + std::to_string(person + 1) : "";
                const bool first = column.field == EntryField::First;
                reject(rows.front(), 1, rows.front().cells.front().text, "header_missing",
                       {(first ? "Nachname" : "Vorname") + number});
                return false;
            }
            m_order = m_wish.names.value_or(order);
            column.field = EntryField::Whole;
            if (m_wish.names || rows.size() == 1) continue;
            const NameOrder other =
                order == NameOrder::FirstLast ? NameOrder::LastFirst : NameOrder::FirstLast;
            m_list.inOne = NamesInOne{found, order, splitName(found, order), splitName(found, other)};
            return false;
        }
        return true;
    }

    void readRow(const CsvRow& row) {
        const std::size_t before = m_list.bad.size();
        const bool sound = cellsAreSound(row);
        if (row.fault != CsvFault::None || m_doublyEncoded) return;
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
            if (sound || isKept(i) || faultOfCell(row.cells[i].text).empty())
                readCell(row, row.cells[i], m_columns[i], entry);
        if (m_pairs && isNobody(entry.persons[1])) entry.persons.pop_back();
        if (sound)
            for (const EntryFault& fault : faultsOf(entry))
                reject(row, columnWith(row, fault), fault.found, fault.reason, fault.expected);
        if (m_list.bad.size() != before) return;
        takeEntry(row, std::move(entry));
    }

    void takeEntry(const CsvRow& row, Entry entry) {
        const auto [same, isNew] = m_prints.emplace(fingerprintOf(entry), Same{row.line, 0, false});
        if (!isNew && !m_wish.takeEqual) {
            const Same& as = same->second;
            m_list.leftOut.push_back({row.line, std::move(entry), as.line, as.entry, as.hasLeft});
            return;
        }
        if (m_persons.hasOneOf(entry)) {
            reject(row, 1, nameOf(entry), "person_entered");
            return;
        }
        m_persons.add(entry);
        if (isNew) // whose equal is taken on purpose is no question
            for (KnownNames::Likely& like : m_names.likely(entry, row.line))
                m_likely.push_back(std::move(like));
        m_names.add(entry, row.line);
        m_list.entries.push_back(std::move(entry));
        m_list.lines.push_back(row.line);
    }

    void keep(const CsvCell& cell, const Column& column, Entry& entry) {
        KeptText kept = keptText(unguardedKept(cell.text));
        m_list.cut = m_list.cut || kept.cut;
        const bool isEmpty = tidied(kept.text).empty();
        if (column.title.empty() && isEmpty) return;
        KeptText title = keptText(column.title);
        m_list.cut = m_list.cut || title.cut;
        entry.extra.emplace_back(std::move(title.text),
                                 showsNothing(kept.text) ? std::string() : std::move(kept.text));
    }

    void readCell(const CsvRow& row, const CsvCell& cell, const Column& column, Entry& entry) {
        if (column.field == EntryField::Extra) return keep(cell, column, entry);
        std::string text = tidied(unguarded(cell.text));
        Person& person = entry.persons[column.person];
        switch (column.field) {
        case EntryField::First:
            person.first = std::move(text);
            return;
        case EntryField::Last:
            person.last = std::move(text);
            return;
        case EntryField::Whole: {
            Person split = splitName(text, m_order);
            person.first = std::move(split.first);
            person.last = std::move(split.last);
            return;
        }
        case EntryField::Club:
            entry.club = std::move(text);
            return;
        case EntryField::Camp:
            entry.camp = std::move(text);
            return;
        case EntryField::Extra:
        case EntryField::Ours:
            return;
        case EntryField::Born:
            person.born = readYear(text, m_latestYear);
            if (!text.empty() && !person.born)
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

    static constexpr std::size_t kNoColumn = static_cast<std::size_t>(-1);

    const std::string& m_file;
    int m_latestYear;
    ListReading m_wish;
    int m_faultsOf = 0; // the row's line
    int m_faults = 0;
    std::vector<Column> m_columns;
    bool m_pairs = false;
    std::array<std::size_t, 2> m_whole{kNoColumn, kNoColumn}; // of each person: the column with both names
    NameOrder m_order = NameOrder::FirstLast;
    std::unordered_map<std::string, Same> m_prints;
    KnownPersons m_persons;
    KnownNames m_names;
    std::vector<KnownNames::Likely> m_likely;
    std::optional<BadRow> m_doublyEncoded;
    EntryList m_list;
};

// The line of a header under others that are none: a title of the sheet, a date.
std::optional<int> headerBelow(std::string_view text) {
    constexpr int kMostAbove = 15;
    for (int line = 1; line <= kMostAbove && !text.empty(); ++line) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const auto rows = readCsv(text.substr(0, end), {});
        if (line > 1 && rows && !rows->empty() && ListReader::isHeader(rows->front())) return line;
        const bool both = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (both ? 2 : 1), text.size()));
    }
    return std::nullopt;
}

// Of what is no list at all, by what the reader expected.
BadRow noList(const base::InputError& error, const std::string& file) {
    const std::string& expected = error.expected.front();
    if (error.line > 0)
        return badRow(file, error.line, 1, "", "too_many_rows", {std::to_string(kMostCsvRows)});
    for (const auto& [code, reason] : {std::pair("WORKBOOK", "workbook"), std::pair("NO-LIST", "no_list"),
                                       std::pair("OTHER-LETTERS", "other_letters")})
        if (expected.starts_with(code)) return {{file, 0, 0, error.found, error.expected}, reason};
    return badRow(file, 0, 0, "", "file_too_large", {std::to_string(kMostCsvMegabytes)});
}

} // namespace

EntryList readEntryList(std::string_view bytes, const std::string& file, const std::vector<Entry>& already,
                        int latestYear, const ListReading& wish) {
    EntryList list;
    const auto rows = readCsv(bytes, file);
    if (!rows) {
        list.bad.push_back(noList(rows.error(), file));
        return list;
    }
    list = ListReader(file, already, latestYear, wish).read(*rows);
    const bool noHeader = list.bad.size() == 1 && list.bad.front().reason == "header_missing";
    if (const auto below = noHeader ? headerBelow(toUtf8(bytes)) : std::nullopt)
        list.bad = {badRow(file, 0, 0, rows->front().cells.front().text, "title_above_header",
                           {std::to_string(*below)})};
    return list;
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
    const Entry* known = nullptr;
    bool itself = false; // with the persons it had before
    for (const Entry& other : already) {
        const bool same = fingerprintOf(other) == print;
        if (other.number == kept.number) {
            itself = other.persons == kept.persons && other.club == kept.club;
        } else {
            // somebody who is there rather than who has left
            if (same && (known == nullptr || stateOf(*known) == EntryState::Left)) known = &other;
            persons.add(other);
        }
    }
    if (known != nullptr && stateOf(*known) == EntryState::Left)
        bad.push_back(badRow("", 0, 0, nameOf(kept), "duplicate_left", {std::to_string(known->number)}));
    else if (known != nullptr)
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

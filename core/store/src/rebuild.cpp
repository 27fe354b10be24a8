#include "rebuild.h"

#include "images.h"
#include "stored.h"

#include <base/number.h>

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace schreiber::store {

namespace {

using namespace tournament;

// Walks each table from top to bottom. The first thing that does not fit is kept, and the rest of the walk
// no longer matters.
class Walk {
  public:
    explicit Walk(const Snapshot& snapshot)
        : m_snapshot(snapshot) {}

    // The next row of the table if its key begins so, then moved past; otherwise null.
    const Row* next(TableId table, const Row& keyBegin) {
        const std::vector<Row>& rows = m_snapshot[index(table)];
        std::size_t& at = m_at[index(table)];
        if (at == rows.size()) return nullptr;
        if (!std::equal(keyBegin.begin(), keyBegin.end(), rows[at].begin())) return nullptr;
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

// As the file writes it: no zero before its digits.
template <class Number>
bool take(std::optional<Number> found, const std::string& text, Number& number) {
    if (!found || text != std::to_string(*found)) return false;
    number = *found;
    return true;
}

// A value that stands there as text.
template <class Object, class Member>
bool readText(const Field<Object, Member>& field, const std::string& text, Member& member) {
    if constexpr (std::is_enum_v<Member>) {
        const auto choice = field.named(text);
        if (choice) member = *choice;
        return choice.has_value();
    } else if constexpr (std::is_same_v<Member, std::string>) {
        member = text;
        return true;
    } else if constexpr (std::is_same_v<Member, bool>) {
        member = text == "1";
        return member || text == "0";
    } else if constexpr (std::is_same_v<Member, int>) {
        return take(base::readNumber(text), text, member);
    } else {
        return take(base::readSeed(text), text, member);
    }
}

Settings settingsOf(Walk& walk) {
    Settings settings;
    while (const Row* row = walk.next(TableId::Setting, {})) {
        const std::string name = walk.text(*row, 0);
        const std::string text = walk.text(*row, 1);
        bool isKnown = false;
        each(stored::kSettings, [&](const auto& field) {
            if (field.column != name) return;
            isKnown = true;
            if (!readText(field, text, settings.*(field.member))) walk.misfit(*row, 1, "not_a_value");
        });
        if (!isKnown) walk.misfit(*row, 0, "not_a_value");
    }
    while (const Row* row = walk.next(TableId::HouseSwitch, {}))
        settings.house.emplace(walk.text(*row, 0), walk.text(*row, 1));
    while (const Row* row = walk.next(TableId::FurtherOption, {}))
        settings.furtherOptions.emplace(walk.text(*row, 0), walk.text(*row, 1));
    return settings;
}

// Objects made of their rows as they are described; the key is that of whatever is being made.
class Rebuilder {
  public:
    explicit Rebuilder(Walk& walk)
        : m_walk(walk) {}

    template <const auto& kItem, class Object, class Container>
    void readPart(const List<kItem, Object, Container>& list, Object& object) {
        if (list.isBehind()) return; // came with the one before it
        Container& items = object.*(list.member);
        readRows<kItem, Item<Container>>([&](Item<Container> item) {
            Container& one = list.isOther != nullptr && list.isOther(item) ? object.*(list.other) : items;
            one.insert(one.end(), std::move(item));
        });
    }

  private:
    // Each of the rows that belong here, as an object.
    template <const auto& kRow, class Object, class Take>
    void readRows(Take take) {
        const std::size_t own = kRow.table.size() - 1; // the last column of the key
        for (std::size_t place = kRow.first;; ++place) {
            const Row* row = m_walk.next(kRow.table.id, keyBegin(kRow.table, m_key));
            if (row == nullptr) return;
            Object object{};
            auto number = static_cast<std::int64_t>(place);
            if constexpr (kRow.kIsNumbered)
                number = object.*(std::get<0>(kRow.elements).member) = m_walk.number(*row, own);
            else
                m_walk.place(*row, own, place);
            std::size_t column = kRow.table.size();
            each(kRow.elements, [&](const auto& element) { readColumn(element, object, *row, column); });
            m_key.push_back(number);
            each(kRow.elements, [&](const auto& element) { readPart(element, object); });
            if (kRow.sides.size() != 0) readSides<kRow>(object);
            m_key.pop_back();
            take(std::move(object));
        }
    }

    void read(const Row& row, std::size_t column, int& number) { number = m_walk.number(row, column); }
    void read(const Row& row, std::size_t column, bool& flag) { flag = m_walk.flag(row, column); }
    void read(const Row& row, std::size_t column, std::string& text) { text = m_walk.text(row, column); }
    template <class Member>
    void read(const Row& row, std::size_t column, std::optional<Member>& member) {
        if (row[column].index() != 0) read(row, column, member.emplace());
    }

    // What stands in the object's own row.
    template <class Object, class Member>
    void readColumn(const Field<Object, Member>& field, Object& object, const Row& row, std::size_t& column) {
        Member& member = object.*(field.member);
        if constexpr (std::is_enum_v<Member> || std::is_same_v<Member, std::uint64_t>) {
            if (!readText(field, m_walk.text(row, column), member)) m_walk.misfit(row, column, "not_a_value");
        } else {
            read(row, column, member);
        }
        if (field.decides && !field.saysSomething(object)) m_walk.misfit(row, column, "not_a_value");
        ++column;
    }
    template <class Object>
    void readColumn(const OwnNumber<Object>&, Object&, const Row&, std::size_t&) {} // in the key
    template <const auto& kInner, class Object, class Inner>
    void readColumn(const Embedded<kInner, Object, Inner>& inner, Object& object, const Row& row,
                    std::size_t& column) {
        each(kInner.elements,
             [&](const auto& element) { readColumn(element, object.*(inner.member), row, column); });
    }
    template <class Element, class Object>
    void readColumn(const Element&, Object&, const Row&, std::size_t&) {}

    // What stands in rows of other tables.
    template <class Object, class Member>
    void readPart(const Numbers<Object, Member>& numbers, Object& object) {
        readNumbers(numbers.table, object.*(numbers.member));
    }
    template <class... Fields, class Object>
    void readPart(const Sparse<Fields...>& sparse, Object& object) {
        const Row* row = m_walk.next(sparse.table.id, keyBegin(sparse.table, m_key));
        if (row == nullptr) return;
        std::size_t column = sparse.table.size();
        each(sparse.fields, [&](const auto& field) { readColumn(field, object, *row, column); });
    }
    template <class Element, class Object>
    void readPart(const Element&, Object&) {}

    void readNumbers(const TableKey& table, std::vector<int>& numbers) {
        while (const Row* row = m_walk.next(table.id, keyBegin(table, m_key))) {
            m_walk.place(*row, table.size() - 1, numbers.size());
            numbers.push_back(m_walk.number(*row, table.size()));
        }
    }
    void readNumbers(const TableKey& table, std::vector<std::vector<int>>& lists) {
        for (std::vector<int> one;; one.clear()) {
            m_key.push_back(static_cast<std::int64_t>(lists.size()));
            readNumbers(table, one);
            m_key.pop_back();
            if (one.empty()) return;
            lists.push_back(one);
        }
    }

    template <const auto& kRow, class Object>
    void readSides(Object& object) {
        const std::size_t keys = kRow.sides.size();
        for (std::size_t side = 0;; ++side) {
            const Row* row = m_walk.next(kRow.sides.id, keyBegin(kRow.sides, m_key));
            if (row == nullptr) return;
            m_walk.place(*row, keys - 1, side);
            std::size_t column = keys;
            each(kRow.elements, [&](const auto& element) {
                if constexpr (kIsSides<std::remove_cvref_t<decltype(element)>>)
                    m_walk.append(*row, column++, side, object.*(element.member));
            });
        }
    }

    Walk& m_walk;
    KeyNumbers m_key;
};

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
    Rebuilder rebuilder(walk);
    each(stored::kTournament, [&](const auto& list) { rebuilder.readPart(list, tournament); });
    Closing closing;
    each(stored::kClosing, [&](const auto& list) { rebuilder.readPart(list, closing); });
    if (closing != Closing{}) tournament.closing = std::move(closing);
    if (auto misfit = walk.firstMisfit()) return base::fail(std::move(*misfit));
    return tournament;
}

} // namespace schreiber::store

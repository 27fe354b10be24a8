#include "flatten.h"

#include "stored.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace schreiber::store {

namespace {

using namespace tournament;

Value value(int number) {
    return std::int64_t{number};
}
Value value(bool flag) {
    return std::int64_t{flag ? 1 : 0};
}
Value value(const std::string& text) {
    return text;
}
Value value(std::uint64_t seed) {
    return std::to_string(seed);
}
template <class Member>
Value value(const std::optional<Member>& member) {
    return member ? value(*member) : Value();
}
template <class Choice>
requires std::is_enum_v<Choice> Value value(Choice choice) {
    return tournament::nameOf(choice);
}

// Of a setting.
std::string textOf(Value value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr ? std::to_string(*number) : std::get<std::string>(std::move(value));
}

// An object taken apart as it is described; the key is that of whatever is being taken apart.
class Flattener {
  public:
    explicit Flattener(TableRows& rows, std::optional<TableId> without = std::nullopt)
        : m_rows(rows)
        , m_without(without) {}

    template <const auto& kRow, class Object>
    void object(const Object& object, std::size_t place = 0) {
        if constexpr (kRow.kIsNumbered)
            m_key.push_back(object.*(std::get<0>(kRow.elements).member));
        else
            m_key.push_back(static_cast<std::int64_t>(place));
        Row row = keyBegin(kRow.table, m_key);
        each(kRow.elements, [&](const auto& element) { addColumn(element, object, row); });
        m_rows.push_back({kRow.table.id, std::move(row)});
        bool sidesDone = false;
        each(kRow.elements, [&](const auto& element) {
            if constexpr (kIsSides<std::remove_cvref_t<decltype(element)>>) {
                if (!std::exchange(sidesDone, true)) addSides<kRow>(object);
            } else {
                addPart(element, object);
            }
        });
        m_key.pop_back();
    }

    template <const auto& kItem, class Container>
    void items(const Container& container, std::size_t place = kItem.first) {
        for (const auto& one : container) {
            const Item<Container>& item = one;
            object<kItem>(item, place++);
        }
    }

    void under(std::int64_t number) { m_key.push_back(number); }

  private:
    // What stands in the object's own row.
    template <class Object, class Member>
    void addColumn(const Field<Object, Member>& field, const Object& object, Row& row) {
        row.push_back(value(object.*(field.member)));
    }
    template <class Object>
    void addColumn(const OwnNumber<Object>&, const Object&, Row&) {} // in the key
    template <const auto& kInner, class Object, class Inner>
    void addColumn(const Embedded<kInner, Object, Inner>& inner, const Object& object, Row& row) {
        each(kInner.elements, [&](const auto& element) { addColumn(element, object.*(inner.member), row); });
    }
    template <class Element, class Object>
    void addColumn(const Element&, const Object&, Row&) {}

    // What stands in rows of other tables.
    template <const auto& kItem, class Object, class Container>
    void addPart(const List<kItem, Object, Container>& list, const Object& object) {
        if (m_without == kItem.table.id) return;
        items<kItem>(object.*(list.member), list.isBehind() ? (object.*(list.other)).size() : kItem.first);
    }
    template <class Object, class Member>
    void addPart(const Numbers<Object, Member>& numbers, const Object& object) {
        add(numbers.table, object.*(numbers.member));
    }
    template <class... Fields, class Object>
    void addPart(const Sparse<Fields...>& sparse, const Object& object) {
        if (!sparse.saysSomething(object)) return;
        Row row = keyBegin(sparse.table, m_key);
        each(sparse.fields, [&](const auto& field) { addColumn(field, object, row); });
        m_rows.push_back({sparse.table.id, std::move(row)});
    }
    template <class Element, class Object>
    void addPart(const Element&, const Object&) {}

    void add(const TableKey& table, const std::vector<int>& numbers) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            m_key.push_back(static_cast<std::int64_t>(i));
            Row row = keyBegin(table, m_key);
            row.push_back(value(numbers[i]));
            m_rows.push_back({table.id, std::move(row)});
            m_key.pop_back();
        }
    }
    void add(const TableKey& table, const std::vector<std::vector<int>>& lists) {
        for (std::size_t i = 0; i < lists.size(); ++i) {
            m_key.push_back(static_cast<std::int64_t>(i));
            add(table, lists[i]);
            m_key.pop_back();
        }
    }

    // All of an object's, a row for each side that one of them has.
    template <const auto& kRow, class Object>
    void addSides(const Object& object) {
        std::vector<const std::vector<int>*> columns;
        each(kRow.elements, [&](const auto& element) {
            if constexpr (kIsSides<std::remove_cvref_t<decltype(element)>>)
                columns.push_back(&(object.*(element.member)));
        });
        std::size_t count = 0;
        for (const auto* column : columns) count = std::max(count, column->size());
        for (std::size_t side = 0; side < count; ++side) {
            m_key.push_back(static_cast<std::int64_t>(side));
            Row row = keyBegin(kRow.sides, m_key);
            for (const auto* column : columns)
                row.push_back(side < column->size() ? value((*column)[side]) : Value());
            m_rows.push_back({kRow.sides.id, std::move(row)});
            m_key.pop_back();
        }
    }

    TableRows& m_rows;
    std::optional<TableId> m_without;
    KeyNumbers m_key;
};

void addNamed(TableRows& rows, TableId table, std::string name, std::string text) {
    rows.push_back({table, Row{std::move(name), std::move(text)}});
}

} // namespace

void flatten(const Settings& settings, TableRows& rows) {
    each(stored::kSettings, [&](const auto& field) {
        if (!field.later || field.saysSomething(settings))
            addNamed(rows, TableId::Setting, std::string(field.column),
                     textOf(value(settings.*(field.member))));
    });
    for (const auto& [name, value] : settings.house) addNamed(rows, TableId::HouseSwitch, name, value);
    for (const auto& [name, value] : settings.furtherOptions)
        addNamed(rows, TableId::FurtherOption, name, value);
}

void flatten(const Entry& entry, TableRows& rows) {
    Flattener(rows).object<stored::kEntry>(entry);
}

void flatten(const std::vector<Partnership>& partnerships, TableRows& rows) {
    Flattener(rows).items<stored::kPartnership>(partnerships);
}

void flatten(const std::vector<std::pair<int, int>>& never, TableRows& rows) {
    Flattener(rows).items<stored::kNever>(never);
}

void flatten(const std::vector<Decider>& deciders, TableRows& rows) {
    Flattener(rows).items<stored::kDecider>(deciders);
}

void flatten(const std::optional<Closing>& closing, TableRows& rows) {
    if (!closing) return;
    Flattener(rows).items<stored::kClosedRank>(closing->ranks);
    Flattener(rows).items<stored::kPrize>(closing->prizes);
}

void flatten(const Ruling& ruling, TableRows& rows) {
    Flattener(rows).object<stored::kRuling>(ruling);
}

void flattenHead(const Round& round, TableRows& rows) {
    Flattener(rows, stored::kTable.table.id).object<stored::kRound>(round);
}

namespace {

void flattenTable(int round, const Table& table, Flattener flattener) {
    flattener.under(round);
    flattener.object<stored::kTable>(table);
}

} // namespace

void flatten(int round, const Table& table, TableRows& rows) {
    flattenTable(round, table, Flattener(rows));
}

void flattenSeats(int round, const Table& table, TableRows& rows) {
    flattenTable(round, table, Flattener(rows, stored::kSheet.table.id));
}

} // namespace schreiber::store

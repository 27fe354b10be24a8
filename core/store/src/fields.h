#pragma once

#include "layout.h"
#include "row.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

// In what words a stored part of a tournament is described (stored.h): its fields, each with its column, its
// key in an export and its limits, and the lists in it. From a description follow the layout of its table
// (layout.cpp), its rows (flatten.cpp), the value made of them again (rebuild.cpp), its JSON both ways
// (to_json.cpp, from_json.cpp) and what it is held to (defects.cpp, held.cpp).
namespace schreiber::store {

// One scalar. Numbers, flags, texts, choices by their names and seeds have each their form in a column and in
// JSON by the type of the member.
template <class Object, class Member>
struct Field {
    std::string_view column;
    std::string_view key; // in an export
    Member Object::*member = nullptr;
    TextLimit text = {};
    Range range = {};
    std::optional<Member> (*named)(const std::string&) = nullptr; // of a choice

    bool later = false;   // an export has it only where it says something
    bool decides = false; // in a Sparse: where it says something there is a row

    constexpr Field as(std::string_view name) const {
        Field field = *this;
        field.key = name;
        return field;
    }
    constexpr Field whereAny() const {
        Field field = *this;
        field.later = true;
        return field;
    }
    constexpr Field deciding() const {
        Field field = *this;
        field.decides = true;
        return field;
    }
    bool saysSomething(const Object& object) const {
        static const Object kNew;
        return object.*member != kNew.*member;
    }
};

template <class Object, class Member>
constexpr Field<Object, Member> number(std::string_view name, Member Object::*member, Range range = {}) {
    return {name, name, member, {}, range};
}
template <class Object>
constexpr Field<Object, bool> flag(std::string_view name, bool Object::*member) {
    return {name, name, member};
}
template <class Object, class Member>
constexpr Field<Object, Member> text(std::string_view name, Member Object::*member, TextLimit limit) {
    return {name, name, member, limit};
}
template <class Object, class Choice>
constexpr Field<Object, Choice> choice(std::string_view name, Choice Object::*member,
                                       std::optional<Choice> (*named)(const std::string&)) {
    return {name, name, member, texts::kCode, {}, named};
}
template <class Object>
constexpr Field<Object, std::uint64_t> seed(std::string_view name, std::uint64_t Object::*member) {
    return {name, name, member, texts::kCode};
}

// The number by which an item goes: the last column of its key. In a list they run upwards.
template <class Object>
struct OwnNumber : Field<Object, int> {};
template <class Object>
constexpr OwnNumber<Object> ownNumber(std::string_view key, int Object::*member, Range range = {}) {
    return {{{}, key, member, {}, range}};
}

// A number for each side; those of an object stand side by side in rows of their own.
template <class Object>
struct Sides {
    std::string_view column;
    std::string_view key;
    std::vector<int> Object::*member = nullptr;
    Range range = {};

    constexpr Sides as(std::string_view name) const {
        Sides sides = *this;
        sides.key = name;
        return sides;
    }
};
template <class Element>
inline constexpr bool kIsSides = false;
template <class Object>
inline constexpr bool kIsSides<Sides<Object>> = true;
template <class Object>
constexpr Sides<Object> sides(std::string_view name, std::vector<int> Object::*member, Range range) {
    return {name, name, member, range};
}

// A table and its key: of each column the name, and the word where it always is the same.
struct KeyColumn {
    std::string_view name;
    std::string_view word = {};

    constexpr KeyColumn() = default;
    constexpr KeyColumn(const char* column) // NOLINT(google-explicit-constructor): most are a name alone
        : name(column) {}
    constexpr KeyColumn(const char* column, const char* always)
        : name(column)
        , word(always) {}
};
struct TableKey {
    static constexpr std::size_t kMost = 5;

    TableId id = TableId::Setting;
    std::string_view name;
    std::array<KeyColumn, kMost> columns{};

    constexpr std::size_t size() const {
        std::size_t count = 0;
        while (count < kMost && !columns[count].name.empty()) ++count;
        return count;
    }
};

// Numbers, or numbers by sides, in rows that have nothing else.
template <class Object, class Member>
struct Numbers {
    TableKey table;
    std::string_view column;
    std::string_view key;
    Member Object::*member = nullptr;
    std::size_t most = 0; // sides
};
template <class Object, class Member>
constexpr Numbers<Object, Member> numbers(std::string_view key, Member Object::*member, const TableKey& table,
                                          std::string_view column, std::size_t most = 0) {
    return {table, column, key, member, most};
}

// Fields that came after the first version: rows of their own, and keys in an export, only where there is
// something to say.
template <class... Fields>
struct Sparse {
    static constexpr bool later = true;

    TableKey table;
    std::tuple<Fields...> fields;

    template <class Object>
    bool saysSomething(const Object& object) const {
        return std::apply(
            [&](const auto&... field) { return ((field.decides && field.saysSomething(object)) || ...); },
            fields);
    }
};
template <class... Fields>
constexpr Sparse<Fields...> sparse(const TableKey& table, Fields... fields) {
    return {table, {fields...}};
}

// The fields of another object as if they were this one's.
template <const auto& kInner, class Object, class Inner>
struct Embedded {
    Inner Object::*member = nullptr;
};
template <const auto& kInner, class Object, class Inner>
constexpr Embedded<kInner, Object, Inner> embedded(Inner Object::*member) {
    return {member};
}

// A list of such objects, a row each, under their own numbers or counted from `first`.
template <const auto& kItem, class Object, class Container>
struct List {
    std::string_view key;
    Container Object::*member = nullptr;
    std::size_t most = 0;
    bool later = false; // an export has it only where there are any
    // Two lists may share a table, one behind the other: the first takes from its rows what `isOther`.
    Container Object::*other = nullptr;
    bool (*isOther)(const typename Container::value_type&) = nullptr;

    constexpr List whereAny() const {
        List list = *this;
        list.later = true;
        return list;
    }
    constexpr List without(Container Object::*others,
                           bool (*belongs)(const typename Container::value_type&)) const {
        List list = *this;
        list.other = others;
        list.isOther = belongs;
        return list;
    }
    constexpr List behind(Container Object::*others) const { return without(others, nullptr); }
    constexpr bool isBehind() const { return other != nullptr && isOther == nullptr; }
};
template <const auto& kItem, class Object, class Container>
constexpr List<kItem, Object, Container> list(std::string_view key, Container Object::*member,
                                              std::size_t most) {
    return {key, member, most};
}

template <class Element>
inline constexpr bool kIsOwnNumber = false;
template <class Object>
inline constexpr bool kIsOwnNumber<OwnNumber<Object>> = true;

// One kind of object, a row each: its fields and the lists in it. They are in the order of their rows, by
// which digests go (held.cpp), and in that of an export, where what came later stands last.
template <class... Elements>
struct RowOf {
    static constexpr bool kIsNumbered = kIsOwnNumber<std::tuple_element_t<0, std::tuple<Elements...>>>;

    TableKey table;
    std::tuple<Elements...> elements;
    TableKey sides = {};   // where those of its Sides stand
    std::size_t first = 0; // of those that are counted
    bool isArray = false;  // in an export, without keys

    constexpr RowOf withSidesIn(const TableKey& other) const {
        RowOf row = *this;
        row.sides = other;
        return row;
    }
    constexpr RowOf countedFrom(std::size_t number) const {
        RowOf row = *this;
        row.first = number;
        return row;
    }
    constexpr RowOf asArray() const {
        RowOf row = *this;
        row.isArray = true;
        return row;
    }
};
template <class... Elements>
constexpr RowOf<Elements...> rowOf(const TableKey& table, Elements... elements) {
    return {table, {elements...}};
}

// What a list has of each; those of a map are pairs.
template <class Container>
struct ItemIn {
    using Type = typename Container::value_type;
};
template <class Number, class Other>
struct ItemIn<std::map<Number, Other>> {
    using Type = std::pair<Number, Other>;
};
template <class Container>
using Item = typename ItemIn<Container>::Type;

// What came later than the first version: an export has it behind the others, where it says something.
template <class Element>
constexpr bool isLater(const Element& element) {
    if constexpr (requires { element.later; })
        return element.later;
    else
        return false;
}

template <class Elements, class Visit>
constexpr void each(const Elements& elements, Visit&& visit) {
    std::apply([&](const auto&... element) { (visit(element), ...); }, elements);
}

// The key of a row by its numbers; as much of it as they reach.
using KeyNumbers = std::vector<std::int64_t>;
inline Row keyBegin(const TableKey& table, const KeyNumbers& numbers) {
    Row key;
    auto number = numbers.begin();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (!table.columns[i].word.empty())
            key.emplace_back(std::string(table.columns[i].word));
        else if (number != numbers.end())
            key.emplace_back(*number++);
        else
            break;
    return key;
}

} // namespace schreiber::store

#include "layout.h"

#include "stored.h"

#include <array>

namespace schreiber::store {

namespace {

using Layouts = std::array<TableLayout, kTableCount>;

Column integer(std::string_view name) {
    return {name, ColumnType::Integer};
}
Column orNull(Column column) {
    column.nullable = true;
    return column;
}

// The columns of what is described.
class LayoutMaker {
  public:
    explicit LayoutMaker(Layouts& layouts)
        : m_layouts(layouts) {}

    template <const auto& kRow>
    void add() {
        LayoutMaker inside(m_layouts);
        inside.m_table = kRow.table;
        inside.m_sides = kRow.sides;
        inside.begin(kRow.table);
        if (kRow.sides.size() != 0) inside.begin(kRow.sides);
        each(kRow.elements, inside);
    }

    template <class Object, class Member>
    void operator()(const Field<Object, Member>& field) {
        Column column = field.text.most == 0 ? integer(field.column) : textColumn(field.column, field.text);
        column.nullable = isOptional(Member{});
        add(m_table, column);
    }
    template <class Object>
    void operator()(const OwnNumber<Object>&) {} // in the key
    template <class Object>
    void operator()(const Sides<Object>& sides) {
        add(m_sides, orNull(integer(sides.column)));
    }
    template <class Object, class Member>
    void operator()(const Numbers<Object, Member>& numbers) {
        begin(numbers.table);
        add(numbers.table, integer(numbers.column));
    }
    template <class... Fields>
    void operator()(const Sparse<Fields...>& sparse) {
        LayoutMaker inside(m_layouts);
        inside.m_table = sparse.table;
        inside.begin(sparse.table);
        each(sparse.fields, inside);
    }
    template <const auto& kInner, class Object, class Inner>
    void operator()(const Embedded<kInner, Object, Inner>&) {
        each(kInner.elements, *this);
    }
    template <const auto& kItem, class Object, class Container>
    void operator()(const List<kItem, Object, Container>&) {
        add<kItem>();
    }

  private:
    template <class Member>
    static constexpr bool isOptional(const std::optional<Member>&) {
        return true;
    }
    template <class Member>
    static constexpr bool isOptional(const Member&) {
        return false;
    }

    TableLayout& of(const TableKey& table) { return m_layouts[static_cast<std::size_t>(table.id)]; }
    void begin(const TableKey& table) {
        of(table) = {table.name, table.size(), {}};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const KeyColumn& key = table.columns[i];
            add(table, key.word.empty() ? integer(key.name) : textColumn(key.name, texts::kCode));
        }
    }
    void add(const TableKey& table, const Column& column) { of(table).columns.push_back(column); }

    Layouts& m_layouts;
    TableKey m_table;
    TableKey m_sides;
};

// Of names and values: what is set, of which each is a row.
TableLayout named(std::string_view table, TextLimit name, TextLimit value) {
    return {table, 1, {textColumn("name", name), textColumn("value", value)}};
}

const Layouts& layouts() {
    static const Layouts kLayouts = [] {
        Layouts made;
        const auto of = [&](TableId table) -> TableLayout& { return made[static_cast<std::size_t>(table)]; };
        of(TableId::Setting) = named("setting", texts::kCode, texts::kOption);
        of(TableId::HouseSwitch) = named("house_switch", texts::kCode, texts::kOption);
        of(TableId::FurtherOption) = named("further_option", texts::kCell, texts::kKept);
        LayoutMaker maker(made);
        each(stored::kTournament, maker);
        each(stored::kClosing, maker);
        return made;
    }();
    return kLayouts;
}

} // namespace

Column textColumn(std::string_view name, TextLimit limit) {
    return {name, ColumnType::Text, false, limit.most, limit.words};
}

const TableLayout& layoutOf(TableId table) {
    return layouts()[static_cast<std::size_t>(table)];
}

std::optional<TableId> findTableId(std::string_view name) {
    for (std::size_t i = 0; i < kTableCount; ++i)
        if (layouts()[i].name == name) return static_cast<TableId>(i);
    return std::nullopt;
}

const TableLayout& journalLayout() {
    static const TableLayout kLayout = {
        "journal",
        1,
        {integer("n"), textColumn("at", texts::kCode), textColumn("kind", texts::kCode), integer("target"),
         textColumn("code", texts::kCode), textColumn("arguments", texts::kArguments),
         textColumn("why", texts::kWords), integer("baseline"), integer("changes"),
         textColumn("seal", texts::kSeal)}};
    return kLayout;
}

const TableLayout& changeLayout() {
    static const TableLayout kLayout = {
        "change",
        2,
        {integer("n"), integer("place"), textColumn("table_name", texts::kCode),
         textColumn("row_key", texts::kKey), orNull(textColumn("before_image", texts::kImage)),
         orNull(textColumn("after_image", texts::kImage)), textColumn("seal", texts::kSeal)}};
    return kLayout;
}

} // namespace schreiber::store

#include "journal_rows.h"
#include "kept_keys.h"
#include "stored.h"

#include <store/exchange.h>
#include <store/ruling_value.h>

#include <nlohmann/json.hpp>

namespace schreiber::store {

namespace {

using nlohmann::ordered_json;
using namespace tournament;

template <const auto& kRow, class Object>
ordered_json jsonOf(const Object& object);

template <const auto& kItem, class Container>
ordered_json arrayOf(const Container& items) {
    ordered_json array = ordered_json::array();
    for (const auto& one : items) {
        const Item<Container>& item = one;
        array.push_back(jsonOf<kItem>(item));
    }
    return array;
}

// Writes what an object has into its JSON, as it is described.
template <class Object>
class JsonWriter {
  public:
    JsonWriter(const Object& object, ordered_json& json)
        : m_object(object)
        , m_json(json) {}

    template <class Elements>
    void first(const Elements& elements) {
        each(elements, [&](const auto& element) {
            if (!isLater(element)) (*this)(element);
        });
    }
    template <class Elements>
    void later(const Elements& elements) {
        each(elements, [&](const auto& element) {
            if (isLater(element)) (*this)(element);
        });
    }

    template <class Member>
    void operator()(const Field<Object, Member>& field) {
        if (!field.later || field.saysSomething(m_object)) put(field.key, valueOf(m_object.*(field.member)));
    }
    void operator()(const Sides<Object>& sides) { put(sides.key, m_object.*(sides.member)); }
    template <class Member>
    void operator()(const Numbers<Object, Member>& numbers) {
        put(numbers.key, m_object.*(numbers.member));
    }
    template <class... Fields>
    void operator()(const Sparse<Fields...>& sparse) {
        if (sparse.saysSomething(m_object)) each(sparse.fields, *this);
    }
    template <const auto& kInner, class Inner>
    void operator()(const Embedded<kInner, Object, Inner>& inner) {
        each(kInner.elements, JsonWriter<Inner>(m_object.*(inner.member), m_json));
    }
    template <const auto& kItem, class Container>
    void operator()(const List<kItem, Object, Container>& list) {
        const Container& items = m_object.*(list.member);
        if (!list.later || !items.empty()) put(list.key, arrayOf<kItem>(items));
    }

  private:
    template <class Member>
    static ordered_json valueOf(const Member& member) {
        if constexpr (std::is_enum_v<Member>)
            return tournament::nameOf(member);
        else
            return member;
    }
    template <class Member>
    static ordered_json valueOf(const std::optional<Member>& member) {
        return member ? ordered_json(*member) : ordered_json(nullptr);
    }

    void put(std::string_view key, ordered_json value) {
        if (m_json.is_array())
            m_json.push_back(std::move(value));
        else
            m_json[std::string(key)] = std::move(value);
    }

    const Object& m_object;
    ordered_json& m_json;
};

template <const auto& kRow, class Object>
ordered_json jsonOf(const Object& object) {
    ordered_json json = kRow.isArray ? ordered_json::array() : ordered_json::object();
    JsonWriter writer(object, json);
    writer.first(kRow.elements);
    writer.later(kRow.elements);
    return json;
}

ordered_json jsonOf(const Settings& settings) {
    ordered_json object = ordered_json::object();
    each(stored::kSettings, JsonWriter(settings, object));
    object["house"] = settings.house;
    object["further_options"] = ordered_json::object();
    for (const auto& [name, value] : settings.furtherOptions)
        if (!isKeptKey(name)) object["further_options"][name] = value;
    return object;
}

ordered_json jsonOf(const JournalEntry& entry) {
    return {{"n", entry.n},           {"at", entry.at},          {"kind", nameOf(entry.kind)},
            {"target", entry.target}, {"code", entry.what.code}, {"arguments", entry.what.arguments},
            {"why", entry.why}};
}

} // namespace

ordered_json jsonOf(const Ruling& ruling) {
    return jsonOf<stored::kRuling>(ruling);
}

std::string toJson(const Exported& exported) {
    const Tournament& tournament = exported.tournament;
    ordered_json whole = {{"schreiber", kExportVersion}, {"settings", jsonOf(tournament.settings)}};
    JsonWriter writer(tournament, whole);
    writer.first(stored::kTournament);
    whole["journal"] = ordered_json::array();
    for (const JournalEntry& entry : exported.journal) whole["journal"].push_back(jsonOf(entry));
    writer.later(stored::kTournament);
    if (tournament.closing)
        each(stored::kClosing, JsonWriter(*tournament.closing, whole["closing"] = ordered_json::object()));
    putBack(tournament.settings.furtherOptions, whole);
    return whole.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace schreiber::store

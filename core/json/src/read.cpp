#include <nlohmann/json.hpp>

#include <cstdint>
#include <json/pointer.h>
#include <json/read.h>
#include <optional>
#include <utility>
#include <vector>

namespace schreiber::json {

namespace {

constexpr int kOutOfRange = 406; // the library's number for it

// Builds the value as the parser tells of it. Each of these says whether to read on.
template <class Value>
class Builder {
  public:
    explicit Builder(const Limits& limits)
        : m_limits(limits) {}

    Value& root() { return m_root; }
    std::optional<Error>& error() { return m_error; }

    bool null() { return put(nullptr) != nullptr; }
    bool boolean(bool value) { return put(value) != nullptr; }
    bool number_integer(std::int64_t value) { return put(value) != nullptr; }
    bool number_unsigned(std::uint64_t value) { return put(value) != nullptr; }
    bool number_float(double value, const std::string&) { return put(value) != nullptr; }
    bool string(std::string& value) { return put(std::move(value)) != nullptr; }
    bool binary(typename Value::binary_t&) { return false; } // there is none in a text

    bool start_object(std::size_t) { return open(Value::object()); }
    bool start_array(std::size_t) { return open(Value::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& name) {
        Open& object = m_open.back();
        auto& members = object.node->template get_ref<typename Value::object_t&>();
        if (members.size() == m_limits.keys) return fail({Fault::TooManyKeys, 0, {}, {}, m_limits.keys});
        const auto [member, isNew] = members.emplace(std::move(name), nullptr);
        if (!isNew) return fail({Fault::KeyTwice, 0, member->first, {}, 0});
        object.name = &member->first;
        object.member = &member->second;
        return true;
    }

    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& what) {
        const bool number = what.id == kOutOfRange;
        const std::size_t at = position == 0 ? 0 : position - 1;
        return fail(
            {number ? Fault::NumberTooLong : Fault::NotJson, at, number ? token : std::string(), {}, 0});
    }

  private:
    // A list or an object that is not closed yet, and the member whose value comes next.
    struct Open {
        Value* node = nullptr;
        const std::string* name = nullptr;
        Value* member = nullptr;
    };

    bool fail(Error error) {
        error.pointer = pointer();
        m_error = std::move(error);
        return false;
    }

    template <class T>
    Value* put(T&& value) {
        if (++m_values > m_limits.values) {
            fail({Fault::TooManyValues, 0, {}, {}, m_limits.values});
            return nullptr;
        }
        if (m_open.empty()) return &(m_root = std::forward<T>(value));
        const Open& in = m_open.back();
        if (in.member != nullptr) return &(*in.member = std::forward<T>(value));
        return &in.node->template get_ref<typename Value::array_t&>().emplace_back(std::forward<T>(value));
    }

    bool open(Value value) {
        if (m_open.size() == m_limits.depth) return fail({Fault::TooDeep, 0, {}, {}, m_limits.depth});
        Value* const node = put(std::move(value));
        if (node == nullptr) return false;
        m_open.push_back({node, nullptr, nullptr});
        return true;
    }

    bool close() {
        m_open.pop_back();
        return true;
    }

    std::string pointer() const {
        std::string all;
        for (std::size_t i = 0; i + 1 < m_open.size(); ++i) {
            all += '/';
            if (m_open[i].name == nullptr) {
                all += std::to_string(m_open[i].node->size() - 1);
                continue;
            }
            all += escaped(*m_open[i].name);
        }
        return all;
    }

    Limits m_limits;
    Value m_root;
    std::vector<Open> m_open;
    std::size_t m_values = 0;
    std::optional<Error> m_error;
};

template <class Value>
base::Result<Value, Error> readInto(std::string_view text, const Limits& limits) {
    if (text.size() > limits.bytes)
        return base::fail(Error{Fault::TooManyBytes, limits.bytes, {}, {}, limits.bytes});
    // The library takes a NUL for the end of the text.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
        return base::fail(Error{Fault::NotJson, nul, {}, {}, 0});
    // And takes a byte-order mark for nothing.
    if (text.substr(0, 1) == "\xEF") return base::fail(Error{Fault::NotJson, 0, {}, {}, 0});
    Builder<Value> builder(limits);
    const bool whole = Value::sax_parse(text.begin(), text.end(), &builder);
    if (builder.error()) return base::fail(std::move(*builder.error()));
    if (!whole) return base::fail(Error{});
    return std::move(builder.root());
}

} // namespace

base::Result<nlohmann::json, Error> read(std::string_view text, const Limits& limits) {
    return readInto<nlohmann::json>(text, limits);
}

base::Result<nlohmann::ordered_json, Error> readOrdered(std::string_view text, const Limits& limits) {
    return readInto<nlohmann::ordered_json>(text, limits);
}

const nlohmann::json* memberOf(const nlohmann::json& value, const char* key) {
    if (!value.is_object()) return nullptr;
    const auto found = value.find(key);
    return found == value.end() ? nullptr : &*found;
}

} // namespace schreiber::json

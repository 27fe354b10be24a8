#pragma once

#include <base/result.h>

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

// JSON of unknown origin. What is beyond a limit is never built: reading ends there, after work and memory
// that grow with the text alone.
namespace schreiber::json {

struct Limits {
    std::size_t bytes = 0;
    std::size_t values = 0; // in the whole text, lists and objects among them
    std::size_t keys = 0;   // of one object
    std::size_t depth = 0;  // of lists and objects in one another
};

enum class Fault {
    NotJson,       // at `at`
    NumberTooLong, // JSON, but no machine number holds `found`
    KeyTwice,      // of an object; what each half of the world takes the first of, and the other the last
    TooManyBytes,
    TooManyValues,
    TooManyKeys,
    TooDeep
};

struct Error {
    Fault fault = Fault::NotJson;
    std::size_t at = 0; // byte, from 0
    std::string found;
    std::string pointer; // RFC 6901, of the list or object that was being read: `/entries/0`
    std::size_t most = 0;
};

// The whole text is one value in UTF-8 (RFC 8259): no byte-order mark, no bytes beyond it, no NUL, no half of
// a surrogate, no NaN.
base::Result<nlohmann::json, Error> read(std::string_view text, const Limits& limits);
// The same with the keys of an object in the order of the text.
base::Result<nlohmann::ordered_json, Error> readOrdered(std::string_view text, const Limits& limits);

// What stands there under that key; null where nothing does, or where the value is no object.
const nlohmann::json* memberOf(const nlohmann::json& value, const char* key);

} // namespace schreiber::json

#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <words/language.h>

// What all queries have in common, whatever game they are about (cli.md, `ask`): one JSON object a line in,
// one a line out.
namespace schreiber::query {

// Bytes of a query, which is one line.
inline constexpr std::size_t kLongestQuery = std::size_t{1} << 20U;

using Answering = std::function<nlohmann::ordered_json(const nlohmann::json&)>;

// The answer to a line, without the line end. Any bytes may be handed in: what is no JSON object is answered
// with `{"error": …}`, in that language; an `id` comes back as it was written.
std::string answered(std::string_view line, words::Language language, const Answering& answering);

} // namespace schreiber::query

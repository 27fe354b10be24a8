#pragma once

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>

// Keys of an export that this version does not know: a newer one wrote them. They are kept as text, by where
// they stand, and stand there again in the next export. Their names begin with `/`, which no option's does,
// so that they live among the further options.
namespace schreiber::store {

using KeptKeys = std::map<std::string, std::string>;

// The step from a list to one of its items: by the number that it has, for places change; else by place.
std::string stepTo(const nlohmann::json& item, std::size_t place);
// From an object to one of its values.
std::string stepTo(const std::string& key);

// Puts them back wherever what they belong to is still there, and has no such key by now.
void putBack(const KeptKeys& options, nlohmann::ordered_json& whole);

bool isKeptKey(const std::string& option);

} // namespace schreiber::store

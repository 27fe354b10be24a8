#include "kept_keys.h"

#include "json_reader.h"

#include <store/exchange.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <json/pointer.h>
#include <json/read.h>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace schreiber::store {

namespace {

using nlohmann::ordered_json;

// Names of numbers that an item keeps.
constexpr std::string_view kNumbers[] = {"number", "table", "n"};

template <class Json>
std::string stepOf(const Json& item, std::size_t place) {
    if (item.is_object())
        for (const std::string_view name : kNumbers)
            if (const auto number = item.find(std::string(name));
                number != item.end() && number->is_number_integer())
                return "#" + number->dump(-1, ' ', false, Json::error_handler_t::replace);
    return std::to_string(place);
}

// Where the items of a list stand in it, by the steps to them: each list is looked through once, however many
// keys are kept of its items.
class Lists {
  public:
    ordered_json* itemOf(ordered_json& list, const std::string& step) {
        const auto [found, isNew] = m_places.try_emplace(&list);
        if (isNew)
            for (std::size_t i = 0; i < list.size(); ++i) found->second.emplace(stepOf(list[i], i), i);
        const auto place = found->second.find(step);
        return place == found->second.end() ? nullptr : &list[place->second];
    }

  private:
    std::unordered_map<const ordered_json*, std::unordered_map<std::string, std::size_t>> m_places;
};

// An object, how deep it stands, and what is put back into it.
struct Missing {
    std::size_t depth = 0;
    std::vector<std::pair<std::string, ordered_json>> members;
};

// The object that the last step leads from; nothing where it is not there any more.
ordered_json* parentOf(const std::vector<std::string>& steps, ordered_json& whole, Lists& lists) {
    ordered_json* node = &whole;
    for (std::size_t i = 0; node != nullptr && i + 1 < steps.size(); ++i) {
        if (node->is_array()) {
            node = lists.itemOf(*node, steps[i]);
        } else if (node->is_object()) {
            const auto member = node->find(steps[i]);
            node = member == node->end() ? nullptr : &*member;
        } else {
            node = nullptr;
        }
    }
    return node != nullptr && node->is_object() ? node : nullptr;
}

void addMissing(std::vector<std::pair<std::string, ordered_json>> members, ordered_json& object) {
    auto* const all = object.get_ptr<ordered_json::object_t*>();
    if (all == nullptr) return;
    std::unordered_set<std::string> known;
    for (const auto& [key, value] : *all) known.insert(key);
    all->reserve(all->size() + members.size());
    // At the end, as nothing of this name is there: an object that keeps its order looks for it each time.
    for (auto& [key, value] : members)
        if (known.insert(key).second) all->emplace_back(key, std::move(value));
}

} // namespace

std::string stepTo(const nlohmann::json& item, std::size_t place) {
    return stepOf(item, place);
}

std::string stepTo(const std::string& key) {
    return schreiber::json::escaped(key);
}

void putBack(const KeptKeys& options, ordered_json& whole) {
    Lists lists;
    std::unordered_map<ordered_json*, Missing> found;
    for (auto kept = options.lower_bound("/"); kept != options.end() && isKeptKey(kept->first); ++kept) {
        std::vector<std::string> steps = schreiber::json::stepsOf(kept->first);
        ordered_json* const object = parentOf(steps, whole, lists);
        if (object == nullptr) continue;
        auto value = schreiber::json::readOrdered(kept->second, kExportLimits);
        if (!value) continue;
        Missing& missing = found[object];
        missing.depth = steps.size();
        missing.members.emplace_back(std::move(steps[steps.size() - 1]), std::move(*value));
    }
    // The deepest first: what an object gets moves the values that it has.
    std::vector<std::pair<ordered_json*, Missing>> inOrder(std::make_move_iterator(found.begin()),
                                                           std::make_move_iterator(found.end()));
    std::sort(inOrder.begin(), inOrder.end(),
              [](const auto& a, const auto& b) { return a.second.depth > b.second.depth; });
    for (auto& [object, missing] : inOrder) addMissing(std::move(missing.members), *object);
}

bool isKeptKey(const std::string& option) {
    return option.starts_with('/');
}

} // namespace schreiber::store

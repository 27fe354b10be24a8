#include <nlohmann/json.hpp>

#include <json/read.h>
#include <koenigrufen/ruling/kept_result.h>

namespace schreiber::koenigrufen::ruling {

namespace {

// The longest records bring a result to some hundred kilobytes.
constexpr json::Limits kResultLimits{std::size_t{4} << 20U, 200'000, 1'000, 100};

// One of a single game: it has rulings, and says whether all is dealt again.
std::optional<nlohmann::json> resultIn(const std::string& text) {
    auto read = json::read(text, kResultLimits);
    if (!read || !read->is_object()) return std::nullopt;
    const nlohmann::json* rulings = json::memberOf(*read, "rulings");
    const nlohmann::json* redeal = json::memberOf(*read, "redeal");
    if (rulings == nullptr || !rulings->is_array() || redeal == nullptr || !redeal->is_boolean())
        return std::nullopt;
    return std::move(*read);
}

} // namespace

std::optional<game::KeptResult> keptResultIn(const std::string& result) {
    const auto read = resultIn(result);
    if (!read) return std::nullopt;
    game::KeptResult kept;
    if (const nlohmann::json* set = json::memberOf(*read, "rules"); set != nullptr && set->is_string())
        kept.ruleSet = *set->get_ptr<const std::string*>();
    for (const nlohmann::json& each : *json::memberOf(*read, "rulings")) {
        const nlohmann::json* rule = each.is_object() ? json::memberOf(each, "rule") : nullptr;
        if (rule == nullptr || !rule->is_string()) return std::nullopt;
        kept.rules.push_back(*rule->get_ptr<const std::string*>());
    }
    return kept;
}

std::optional<game::Given> givenIn(const std::string& result) {
    const auto read = resultIn(result);
    if (!read) return std::nullopt;
    return game::Given{{}, *json::memberOf(*read, "redeal") == true};
}

} // namespace schreiber::koenigrufen::ruling

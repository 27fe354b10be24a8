#include <ruling/kept_result.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace schreiber::ruling {

std::optional<KeptResult> keptResultIn(std::string_view result) {
    const auto json = nlohmann::json::parse(result, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    const auto rulings = json.find("rulings");
    const auto penalties = json.find("penalties");
    for (const auto& part : {rulings, penalties})
        if (part == json.end() || !part->is_array()) return std::nullopt;
    KeptResult kept;
    for (const nlohmann::json& each : *rulings) {
        const auto rule = each.is_object() ? each.find("rule") : each.end();
        if (!each.is_object() || rule == each.end() || !rule->is_string()) return std::nullopt;
        kept.rules.push_back(rule->get<std::string>());
    }
    for (const nlohmann::json& each : *penalties) {
        if (!each.is_number_integer()) return std::nullopt;
        kept.penalties.push_back(each.get<int>());
    }
    const bool any = std::any_of(kept.penalties.begin(), kept.penalties.end(), [](int n) { return n != 0; });
    if (!any) kept.penalties.clear();
    return kept;
}

} // namespace schreiber::ruling

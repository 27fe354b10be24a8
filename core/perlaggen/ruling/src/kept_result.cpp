#include "result_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <json/number.h>
#include <perlaggen/ruling/kept_result.h>

namespace schreiber::perlaggen::ruling {

namespace {

constexpr int kMostFined = 1'000; // that anybody is fined; sums of them stay numbers

// What a ruling fined each team, where it is told as numbers.
void addFines(const nlohmann::json& ruling, std::vector<int>& fines) {
    const nlohmann::json* consequence = json::memberOf(ruling, "consequence");
    const nlohmann::json* penalty =
        consequence == nullptr ? nullptr : json::memberOf(*consequence, "penalty");
    if (penalty == nullptr || !penalty->is_array()) return;
    for (std::size_t team = 0; team < std::min(fines.size(), penalty->size()); ++team)
        fines[team] += json::readNumber((*penalty)[team], -kMostFined, kMostFined).value_or(0);
}

} // namespace

std::optional<KeptResult> keptResultIn(std::string_view result) {
    const auto read = json::read(result, kResultLimits);
    if (!read || !read->is_object()) return std::nullopt;
    const nlohmann::json& json = *read;
    const auto rulings = json.find("rulings");
    const auto penalties = json.find("penalties");
    for (const auto& part : {rulings, penalties})
        if (part == json.end() || !part->is_array()) return std::nullopt;
    KeptResult kept;
    if (const auto* set = json::memberOf(json, "rules"); set != nullptr && set->is_string())
        kept.ruleSet = *set->get_ptr<const std::string*>();
    kept.fines.resize(penalties->size(), 0);
    for (const nlohmann::json& each : *rulings) {
        const auto rule = each.find("rule");
        const auto* name = rule == each.end() ? nullptr : rule->get_ptr<const std::string*>();
        if (name == nullptr) return std::nullopt;
        kept.rules.push_back(*name);
        addFines(each, kept.fines);
    }
    for (const nlohmann::json& each : *penalties) {
        const auto points = json::readNumber(each, -kMostFined, kMostFined);
        if (!points) return std::nullopt;
        kept.penalties.push_back(*points);
    }
    for (auto* points : {&kept.penalties, &kept.fines})
        if (std::all_of(points->begin(), points->end(), [](int n) { return n == 0; })) points->clear();
    return kept;
}

} // namespace schreiber::perlaggen::ruling

#include <cstdint>
#include <perlaggen/line/agreed.h>
#include <utility>

namespace schreiber::perlaggen::line {

std::optional<rulebook::PerlaggList> ownListOf(const game::Agreed& agreed) {
    const auto list = agreed.options.find(kOwnList);
    return list == agreed.options.end() ? std::nullopt : rulebook::readPerlaggList(list->second);
}

std::vector<rulebook::HouseRule> houseOf(const game::Agreed& agreed) {
    std::vector<rulebook::HouseRule> house;
    for (const auto& [name, value] : agreed.house) house.push_back({name, value});
    return house;
}

std::optional<rulebook::RuleSet> rulesOf(const game::Agreed& agreed) {
    const rulebook::RuleSet* base = rulebook::findRuleSet(agreed.rules);
    if (base == nullptr) return std::nullopt;
    auto own = rulebook::ownSet(*base, base->id, agreed.name.empty() ? base->title : agreed.name,
                                houseOf(agreed), ownListOf(agreed));
    if (!own) return *base;
    const auto target = rulebook::readSwitchValue(rulebook::Switch::Target, std::to_string(agreed.target));
    if (target && !own->countdown)
        own->switches[rulebook::Switch::Target] = {.value = static_cast<std::int8_t>(*target)};
    return std::move(*own);
}

} // namespace schreiber::perlaggen::line

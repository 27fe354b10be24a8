#include "backing.h"

namespace schreiber::ruling {

namespace {

// The catalogue knows the fourteen; a club's own set stands on its base.
std::string_view catalogued(const rulebook::RuleSet& set) {
    return rulebook::findRuleSet(set.id) ? std::string_view(set.id) : std::string_view(set.base);
}

} // namespace

Carrier carrierOf(const deal::Ruling& ruling, const rulebook::Rules& rules) {
    Carrier carrier;
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr) return carrier;
    const std::string_view set = catalogued(rules.set());
    carrier.doubted = rulebook::doubtedIn(*point, set);
    if (ruling.restsOn) carrier.houseRule = ruling.restsOn;
    const bool chosen = ruling.restsOn && rules.setting(*ruling.restsOn).chosen;
    if (chosen) return carrier;
    if (auto backing = rulebook::citationsFor(*point, set)) {
        carrier.citations = std::move(backing->citations);
        carrier.inheritedFrom = backing->inheritedFrom;
    }
    return carrier;
}

} // namespace schreiber::ruling

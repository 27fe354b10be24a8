#include "backing.h"

namespace schreiber::ruling {

namespace {

// The catalogue knows the fourteen; a club's own set stands on its base.
std::string_view catalogued(const rulebook::RuleSet& set) {
    return rulebook::findRuleSet(set.id) ? std::string_view(set.id) : std::string_view(set.base);
}

// No source carries the point: the project chose the value for want of one, or the table set another.
bool ofTheHouse(const rulebook::Rules& rules, rulebook::Switch which) {
    const rulebook::Setting& setting = rules.setting(which);
    if (!setting.relevant || setting.open()) return false;
    if (setting.chosen) return true;
    const rulebook::RuleSet* listed = rulebook::findRuleSet(catalogued(rules.set()));
    return listed != nullptr && rulebook::Rules(*listed, rules.seats()).setting(which).value != setting.value;
}

} // namespace

bool heldByRules(const rulebook::RulePoint& point, const rulebook::Rules& rules) {
    return rulebook::holdsIn(point, catalogued(rules.set()));
}

Carrier carrierOf(const deal::Ruling& ruling, const rulebook::Rules& rules) {
    Carrier carrier;
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr) return carrier;
    const std::string_view set = catalogued(rules.set());
    carrier.doubted = rulebook::doubtedIn(*point, set);
    carrier.houseRule = ruling.restsOn;
    const auto governing = ruling.restsOn || point->depends.someCases
                               ? ruling.restsOn
                               : rulebook::readSwitch(point->depends.name);
    if (governing && ofTheHouse(rules, *governing)) {
        carrier.houseRule = governing;
        return carrier;
    }
    if (auto backing = rulebook::citationsFor(*point, set)) {
        carrier.citations = std::move(backing->citations);
        carrier.inheritedFrom = backing->inheritedFrom;
    }
    return carrier;
}

} // namespace schreiber::ruling

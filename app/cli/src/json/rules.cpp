#include "json/rules.h"

#include <cards/notation.h>
#include <rulebook/switch_texts.h>

#include <nlohmann/json.hpp>

#include <set>

namespace schreiber::cli {

namespace {

Json perlaggenJson(const rulebook::RuleSet& set) {
    Json json = Json::object();
    for (const cards::Suit trump : set.trumps) {
        Json cards = Json::array();
        const rulebook::PerlaggOrder order(set.perlaggen, trump);
        for (const cards::Card card : order.cards()) cards.push_back(cards::nameOf(card));
        json[std::string(1, cards::letterOf(trump))] = std::move(cards);
    }
    return json;
}

Json switchesJson(const rulebook::RuleSet& set, rulebook::Language language) {
    Json json = Json::array();
    for (int i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<rulebook::Switch>(i);
        const rulebook::Setting& setting = set.switches[which];
        const auto values = rulebook::valuesOf(which);
        json.push_back({{"name", rulebook::nameOf(which)},
                        {"value", setting.open() ? Json(nullptr)
                                                 : Json(values[static_cast<std::size_t>(setting.value)])},
                        {"values", std::vector<std::string>(values.begin(), values.end())},
                        {"chosen", setting.chosen},
                        {"relevant", setting.relevant},
                        {"text", rulebook::textOf(which).in(language)}});
    }
    return json;
}

Json sourcesJson(const rulebook::RuleSet& set) {
    std::set<std::string> sources;
    for (const rulebook::RulePoint& point : rulebook::catalogue())
        if (const auto backing = rulebook::citationsFor(point, set.id))
            for (const rulebook::Citation& citation : backing->citations) sources.emplace(citation.source);
    return sources;
}

} // namespace

Json ruleSetJson(const rulebook::RuleSet& set, rulebook::Language language) {
    Json deals = Json::array();
    for (const rulebook::DealPlan& plan : set.deals)
        deals.push_back({{"seats", plan.seats}, {"before", plan.before}, {"after", plan.after}});
    return {{"id", set.id},
            {"title", rulebook::displayName(set.id).in(language)},
            {"base", set.base.empty() ? Json(nullptr) : Json(set.base)},
            {"pack", set.pack == cards::Pack::Cards33 ? 33 : 32},
            {"seats", set.seats},
            {"target", set.target()},
            {"start", set.startScore},
            {"perlaggen", perlaggenJson(set)},
            {"deal", std::move(deals)},
            {"switches", switchesJson(set, language)},
            {"sources", sourcesJson(set)}};
}

Json rulePointJson(const rulebook::RulePoint& point, rulebook::Language language) {
    Json holds = Json::array();
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        if (!rulebook::holdsIn(point, set.id)) continue;
        Json citations = Json::array();
        Json one{{"rules", set.id}};
        if (const auto backing = rulebook::citationsFor(point, set.id)) {
            for (const rulebook::Citation& citation : backing->citations)
                citations.push_back({{"source", citation.source}, {"section", citation.section}});
            one["inherited_from"] =
                backing->inheritedFrom.empty() ? Json(nullptr) : Json(backing->inheritedFrom);
        }
        one["citations"] = std::move(citations);
        holds.push_back(std::move(one));
    }
    return {{"rule", point.name},
            {"label", rulebook::label(point)},
            {"text", point.text.in(language)},
            {"consequence", point.consequence.in(language)},
            {"switch", point.depends.name.empty() ? Json(nullptr) : Json(point.depends.name)},
            {"holds", std::move(holds)}};
}

} // namespace schreiber::cli

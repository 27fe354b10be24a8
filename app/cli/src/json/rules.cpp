#include "json/rules.h"

#include <cards/notation.h>

#include <nlohmann/json.hpp>

#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_search.h>
#include <perlaggen/rulebook/switch_texts.h>

namespace schreiber::cli {

namespace {

Json perlaggenJson(const rulebook::RuleSet& set) {
    Json json = Json::object();
    const rulebook::Rules rules(set, set.seats.front());
    for (const cards::Suit trump : set.trumps) {
        Json cards = Json::array();
        for (const cards::Card card : rules.perlaggen(trump).cards()) cards.push_back(cards::nameOf(card));
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
                        {"doubted", rulebook::doubtedIn(which, set)},
                        {"text_only", rulebook::isTextOnly(which)},
                        {"text", rulebook::textOf(which).in(language)}});
    }
    return json;
}

Json citationsJson(const rulebook::RulePoint& point, std::string_view ruleSet) {
    Json citations = Json::array();
    if (const auto backing = rulebook::citationsFor(point, ruleSet))
        for (const rulebook::Citation& citation : backing->citations)
            citations.push_back({{"source", citation.source}, {"section", citation.section}});
    return citations;
}

} // namespace

std::set<std::string> sourcesOf(const rulebook::RuleSet& set) {
    std::set<std::string> sources;
    for (const rulebook::RulePoint& point : rulebook::catalogue())
        if (const auto backing = rulebook::citationsFor(point, rulebook::cataloguedId(set)))
            for (const rulebook::Citation& citation : backing->citations) sources.emplace(citation.source);
    return sources;
}

Json ruleSetJson(const rulebook::RuleSet& set, rulebook::Language language) {
    Json deals = Json::array();
    for (const rulebook::DealPlan& plan : set.deals)
        deals.push_back({{"seats", plan.seats}, {"before", plan.before}, {"after", plan.after}});
    return {{"id", set.id},
            {"title", rulebook::titleInWords(set, language)},
            {"base", set.base.empty() ? Json(nullptr) : Json(set.base)},
            {"pack", set.pack == cards::Pack::Cards33 ? 33 : 32},
            {"seats", set.seats},
            {"target", set.target()},
            {"start", set.startScore},
            {"perlaggen", perlaggenJson(set)},
            {"deal", std::move(deals)},
            {"switches", switchesJson(set, language)},
            {"sources", sourcesOf(set)}};
}

Json rulePointJson(const rulebook::RulePoint& point, rulebook::Language language) {
    Json holds = Json::array();
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        if (!rulebook::holdsIn(point, set.id)) continue;
        Json one{{"rules", set.id}, {"citations", citationsJson(point, set.id)}};
        if (const auto backing = rulebook::citationsFor(point, set.id))
            one["inherited_from"] =
                backing->inheritedFrom.empty() ? Json(nullptr) : Json(backing->inheritedFrom);
        one["doubted"] = rulebook::doubtedIn(point, set.id);
        holds.push_back(std::move(one));
    }
    const auto idsOf = [](rulebook::RuleSetMask places) {
        Json ids = Json::array();
        for (const std::string_view id : rulebook::kRuleSetIds)
            if ((places & rulebook::ruleSetBit(id)) != 0) ids.push_back(id);
        return ids;
    };
    Json places = Json::array();
    for (const rulebook::PlaceSentence& sentence : rulebook::toldAtPlaces(point, language))
        places.push_back(
            {{"text", sentence.said}, {"rules", idsOf(sentence.places)}, {"chosen", idsOf(sentence.chosen)}});
    return {{"rule", point.name},
            {"label", rulebook::label(point)},
            {"title", point.title.in(language)},
            {"text", point.text.in(language)},
            {"consequence", rulebook::consequenceInWords(point, language)},
            {"places", std::move(places)},
            {"remarks", rulebook::remarksOf(point, language)},
            {"switch", point.depends.name.empty() ? Json(nullptr) : Json(point.depends.name)},
            {"holds", std::move(holds)}};
}

Json ruleInSetJson(const rulebook::RulePoint& point, const rulebook::RuleSet& set,
                   rulebook::Language language) {
    return {{"rules", set.id},
            {"holds", point.number == 0 || rulebook::holdsIn(point, set)},
            {"text", rulebook::ruleInFull(point, set, language)},
            {"remarks", rulebook::remarksFor(point, set, language)},
            {"backing", rulebook::backingInWords(point, set, language)}};
}

Json switchInSetJson(rulebook::Switch which, const rulebook::RuleSet& set, rulebook::Language language) {
    return {{"rules", set.id},
            {"holds", set.switches[which].relevant},
            {"text", rulebook::playedAt(set, which, language)},
            {"backing", rulebook::backingInWords(which, set, language)}};
}

Json switchJson(rulebook::Switch which, rulebook::Language language) {
    const auto idsOf = [which](std::optional<int> value) {
        Json ids = Json::array();
        for (const rulebook::RuleSet* set : rulebook::setsWith(which, value)) ids.push_back(set->id);
        return ids;
    };
    Json doubted = Json::array();
    for (const rulebook::RuleSet& set : rulebook::ruleSets())
        if (rulebook::doubtedIn(which, set)) doubted.push_back(set.id);
    Json values = Json::array();
    for (const std::string_view name : rulebook::valuesOf(which))
        values.push_back({{"value", name},
                          {"text", rulebook::valueInWords(which, name, language)},
                          {"rules", idsOf(rulebook::readSwitchValue(which, name))}});
    Json points = Json::array();
    for (const rulebook::RulePoint& point : rulebook::catalogue())
        if (point.depends.name == rulebook::nameOf(which)) points.push_back(point.name);
    return {{"switch", rulebook::nameOf(which)},
            {"text", rulebook::textOf(which).in(language)},
            {"values", std::move(values)},
            {"open", idsOf(std::nullopt)},
            {"doubted", std::move(doubted)},
            {"points", std::move(points)},
            {"text_only", rulebook::isTextOnly(which)}};
}

Json differenceJson(const rulebook::Difference& difference, const rulebook::RuleSet& first,
                    const rulebook::RuleSet& second) {
    const rulebook::SubjectName& subject = rulebook::subjects()[static_cast<std::size_t>(difference.subject)];
    Json json{{"kind", rulebook::nameOf(difference.kind)},
              {"subject", subject.id},
              {"name", difference.name},
              {"text", difference.what},
              {"first", difference.first},
              {"second", difference.second},
              {"rests", {difference.firstRests, difference.secondRests}}};
    if (difference.kind == rulebook::Difference::Kind::Switch) {
        const auto which = rulebook::readSwitch(difference.name);
        const auto value = [&](const rulebook::RuleSet& set) {
            const rulebook::Setting& setting = set.switches[*which];
            if (!setting.relevant || setting.open()) return Json(nullptr);
            return Json(rulebook::valuesOf(*which)[static_cast<std::size_t>(setting.value)]);
        };
        json["values"] = {value(first), value(second)};
        json["decides"] = difference.decides;
    }
    if (difference.kind == rulebook::Difference::Kind::Point)
        if (const rulebook::RulePoint* point = rulebook::findRulePoint(difference.name))
            json["citations"] = {citationsJson(*point, rulebook::cataloguedId(first)),
                                 citationsJson(*point, rulebook::cataloguedId(second))};
    return json;
}

} // namespace schreiber::cli

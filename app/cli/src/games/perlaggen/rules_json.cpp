#include "games/perlaggen/rules_json.h"

#include <cards/notation.h>

#include <nlohmann/json.hpp>

#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_search.h>
#include <perlaggen/rulebook/switch_texts.h>

namespace schreiber::cli {

namespace {

Json perlaggenJson(const perlaggen::rulebook::RuleSet& set) {
    Json json = Json::object();
    const perlaggen::rulebook::Rules rules(set, set.seats.front());
    for (const cards::Suit trump : set.trumps) {
        Json cards = Json::array();
        for (const cards::Card card : rules.perlaggen(trump).cards()) cards.push_back(cards::nameOf(card));
        json[std::string(1, cards::letterOf(trump))] = std::move(cards);
    }
    return json;
}

Json switchesJson(const perlaggen::rulebook::RuleSet& set, words::Language language) {
    Json json = Json::array();
    for (int i = 0; i < perlaggen::rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<perlaggen::rulebook::Switch>(i);
        const perlaggen::rulebook::Setting& setting = set.switches[which];
        const auto values = perlaggen::rulebook::valuesOf(which);
        json.push_back({{"name", perlaggen::rulebook::nameOf(which)},
                        {"value", setting.open() ? Json(nullptr)
                                                 : Json(values[static_cast<std::size_t>(setting.value)])},
                        {"values", std::vector<std::string>(values.begin(), values.end())},
                        {"chosen", setting.chosen},
                        {"relevant", setting.relevant},
                        {"doubted", perlaggen::rulebook::doubtedIn(which, set)},
                        {"text_only", perlaggen::rulebook::isTextOnly(which)},
                        {"text", perlaggen::rulebook::textOf(which).in(language)}});
    }
    return json;
}

Json citationsJson(const perlaggen::rulebook::RulePoint& point, std::string_view ruleSet) {
    Json citations = Json::array();
    if (const auto backing = perlaggen::rulebook::citationsFor(point, ruleSet))
        for (const perlaggen::rulebook::Citation& citation : backing->citations)
            citations.push_back({{"source", citation.source}, {"section", citation.section}});
    return citations;
}

} // namespace

std::set<std::string> sourcesOf(const perlaggen::rulebook::RuleSet& set) {
    std::set<std::string> sources;
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue())
        if (const auto backing =
                perlaggen::rulebook::citationsFor(point, perlaggen::rulebook::cataloguedId(set)))
            for (const perlaggen::rulebook::Citation& citation : backing->citations)
                sources.emplace(citation.source);
    return sources;
}

Json ruleSetJson(const perlaggen::rulebook::RuleSet& set, words::Language language) {
    Json deals = Json::array();
    for (const perlaggen::rulebook::DealPlan& plan : set.deals)
        deals.push_back({{"seats", plan.seats}, {"before", plan.before}, {"after", plan.after}});
    return {{"id", set.id},
            {"game", kGame},
            {"title", perlaggen::rulebook::titleInWords(set, language)},
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

Json rulePointJson(const perlaggen::rulebook::RulePoint& point, words::Language language) {
    Json holds = Json::array();
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets()) {
        if (!perlaggen::rulebook::holdsIn(point, set.id)) continue;
        Json one{{"rules", set.id}, {"citations", citationsJson(point, set.id)}};
        if (const auto backing = perlaggen::rulebook::citationsFor(point, set.id))
            one["inherited_from"] =
                backing->inheritedFrom.empty() ? Json(nullptr) : Json(backing->inheritedFrom);
        one["doubted"] = perlaggen::rulebook::doubtedIn(point, set.id);
        holds.push_back(std::move(one));
    }
    const auto idsOf = [](perlaggen::rulebook::RuleSetMask places) {
        Json ids = Json::array();
        for (const std::string_view id : perlaggen::rulebook::kRuleSetIds)
            if ((places & perlaggen::rulebook::ruleSetBit(id)) != 0) ids.push_back(id);
        return ids;
    };
    Json places = Json::array();
    for (const perlaggen::rulebook::PlaceSentence& sentence :
         perlaggen::rulebook::toldAtPlaces(point, language))
        places.push_back(
            {{"text", sentence.said}, {"rules", idsOf(sentence.places)}, {"chosen", idsOf(sentence.chosen)}});
    return {{"rule", point.name},
            {"label", perlaggen::rulebook::label(point)},
            {"title", point.title.in(language)},
            {"text", point.text.in(language)},
            {"consequence", perlaggen::rulebook::consequenceInWords(point, language)},
            {"places", std::move(places)},
            {"remarks", perlaggen::rulebook::remarksOf(point, language)},
            {"switch", point.depends.name.empty() ? Json(nullptr) : Json(point.depends.name)},
            {"holds", std::move(holds)}};
}

Json ruleInSetJson(const perlaggen::rulebook::RulePoint& point, const perlaggen::rulebook::RuleSet& set,
                   words::Language language) {
    return {{"rules", set.id},
            {"holds", point.number == 0 || perlaggen::rulebook::holdsIn(point, set)},
            {"text", perlaggen::rulebook::ruleInFull(point, set, language)},
            {"remarks", perlaggen::rulebook::remarksFor(point, set, language)},
            {"backing", perlaggen::rulebook::backingInWords(point, set, language)}};
}

Json switchInSetJson(perlaggen::rulebook::Switch which, const perlaggen::rulebook::RuleSet& set,
                     words::Language language) {
    return {{"rules", set.id},
            {"holds", set.switches[which].relevant},
            {"text", perlaggen::rulebook::playedAt(set, which, language)},
            {"backing", perlaggen::rulebook::backingInWords(which, set, language)}};
}

Json switchJson(perlaggen::rulebook::Switch which, words::Language language) {
    const auto idsOf = [which](std::optional<int> value) {
        Json ids = Json::array();
        for (const perlaggen::rulebook::RuleSet* set : perlaggen::rulebook::setsWith(which, value))
            ids.push_back(set->id);
        return ids;
    };
    Json doubted = Json::array();
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        if (perlaggen::rulebook::doubtedIn(which, set)) doubted.push_back(set.id);
    Json values = Json::array();
    for (const std::string_view name : perlaggen::rulebook::valuesOf(which))
        values.push_back({{"value", name},
                          {"text", perlaggen::rulebook::valueInWords(which, name, language)},
                          {"rules", idsOf(perlaggen::rulebook::readSwitchValue(which, name))}});
    Json points = Json::array();
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue())
        if (point.depends.name == perlaggen::rulebook::nameOf(which)) points.push_back(point.name);
    return {{"switch", perlaggen::rulebook::nameOf(which)},
            {"text", perlaggen::rulebook::textOf(which).in(language)},
            {"values", std::move(values)},
            {"open", idsOf(std::nullopt)},
            {"doubted", std::move(doubted)},
            {"points", std::move(points)},
            {"text_only", perlaggen::rulebook::isTextOnly(which)}};
}

Json differenceJson(const perlaggen::rulebook::Difference& difference,
                    const perlaggen::rulebook::RuleSet& first, const perlaggen::rulebook::RuleSet& second) {
    const perlaggen::rulebook::SubjectName& subject =
        perlaggen::rulebook::subjects()[static_cast<std::size_t>(difference.subject)];
    Json json{{"kind", perlaggen::rulebook::nameOf(difference.kind)},
              {"subject", subject.id},
              {"name", difference.name},
              {"text", difference.what},
              {"first", difference.first},
              {"second", difference.second},
              {"rests", {difference.firstRests, difference.secondRests}}};
    if (difference.kind == perlaggen::rulebook::Difference::Kind::Switch) {
        const auto which = perlaggen::rulebook::readSwitch(difference.name);
        const auto value = [&](const perlaggen::rulebook::RuleSet& set) {
            const perlaggen::rulebook::Setting& setting = set.switches[*which];
            if (!setting.relevant || setting.open()) return Json(nullptr);
            return Json(perlaggen::rulebook::valuesOf(*which)[static_cast<std::size_t>(setting.value)]);
        };
        json["values"] = {value(first), value(second)};
        json["decides"] = difference.decides;
    }
    if (difference.kind == perlaggen::rulebook::Difference::Kind::Point)
        if (const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(difference.name))
            json["citations"] = {citationsJson(*point, perlaggen::rulebook::cataloguedId(first)),
                                 citationsJson(*point, perlaggen::rulebook::cataloguedId(second))};
    return json;
}

} // namespace schreiber::cli

#include "base/rule_sets.h"

#include "base/text.h"

#include <desk/own_rules.h>

#include <algorithm>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switch_texts.h>

namespace schreiber::desktop {
namespace {

perlaggen::rulebook::Language bookLanguage(desk::Language language) {
    switch (language) {
    case desk::Language::Italian:
        return perlaggen::rulebook::Language::Italian;
    case desk::Language::English:
        return perlaggen::rulebook::Language::English;
    case desk::Language::German:
        break;
    }
    return perlaggen::rulebook::Language::German;
}

} // namespace

std::vector<std::pair<QString, QString>> ruleSetsFor(tournament::Format format, desk::Language language) {
    const int seats = format == tournament::Format::Solo ? 3 : 4;
    std::vector<std::pair<QString, QString>> sets;
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        if (std::find(set.seats.begin(), set.seats.end(), seats) != set.seats.end())
            sets.emplace_back(text(set.id), ruleSetTitle(set.id, language));
    return sets;
}

QString ruleSetTitle(const std::string& id, desk::Language language) {
    const perlaggen::rulebook::Words title = perlaggen::rulebook::displayName(id);
    return title.empty() ? text(id) : text(title.in(bookLanguage(language)));
}

std::vector<HouseSwitch> houseSwitches(const tournament::Settings& settings, desk::Language language) {
    const auto set = desk::rulesOf(settings);
    if (!set) return {};
    const perlaggen::rulebook::Settings& rules = set->switches;
    std::vector<HouseSwitch> switches;
    for (int i = 0; i < perlaggen::rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<perlaggen::rulebook::Switch>(i);
        const perlaggen::rulebook::Setting& setting = rules[which];
        if (which == perlaggen::rulebook::Switch::Target || !setting.relevant)
            continue; // the target is asked elsewhere
        HouseSwitch one;
        one.name = perlaggen::rulebook::nameOf(which);
        one.question = text(perlaggen::rulebook::textOf(which).in(bookLanguage(language)));
        if (perlaggen::rulebook::isTextOnly(which))
            one.question += QStringLiteral(" (%1)").arg(
                text(perlaggen::rulebook::textOnlyMark().in(bookLanguage(language))));
        for (const std::string_view value : perlaggen::rulebook::valuesOf(which))
            one.values.push_back(
                {std::string(value),
                 text(perlaggen::rulebook::textOf(which, value).in(bookLanguage(language)))});
        one.holds = setting.value;
        one.ours = settings.house.contains(one.name);
        switches.push_back(std::move(one));
    }
    std::stable_sort(switches.begin(), switches.end(), [](const HouseSwitch& a, const HouseSwitch& b) {
        const auto place = [](const HouseSwitch& one) { return one.ours ? 1 : one.holds < 0 ? 0 : 2; };
        return place(a) < place(b);
    });
    return switches;
}

} // namespace schreiber::desktop

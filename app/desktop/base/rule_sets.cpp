#include "base/rule_sets.h"

#include "base/text.h"

#include <desk/own_rules.h>

#include <algorithm>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switch_texts.h>

namespace schreiber::desktop {
std::vector<std::pair<QString, QString>> ruleSetsFor(tournament::Format format, words::Language language) {
    const int seats = format == tournament::Format::Solo ? 3 : 4;
    std::vector<std::pair<QString, QString>> sets;
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        if (std::find(set.seats.begin(), set.seats.end(), seats) != set.seats.end())
            sets.emplace_back(text(set.id), ruleSetTitle(set.id, language));
    return sets;
}

QString ruleSetTitle(const std::string& id, words::Language language) {
    const words::Text title = perlaggen::rulebook::displayName(id);
    return title.empty() ? text(id) : text(title.in(language));
}

std::vector<HouseSwitch> houseSwitches(const tournament::Settings& settings, words::Language language) {
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
        one.question = text(perlaggen::rulebook::textOf(which).in(language));
        if (perlaggen::rulebook::isTextOnly(which))
            one.question +=
                QStringLiteral(" (%1)").arg(text(perlaggen::rulebook::textOnlyMark().in(language)));
        for (const std::string_view value : perlaggen::rulebook::valuesOf(which))
            one.values.push_back(
                {std::string(value), text(perlaggen::rulebook::textOf(which, value).in(language))});
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

#include "base/rule_sets.h"

#include "base/text.h"

#include <rulebook/rule_set.h>
#include <rulebook/switch_texts.h>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kSeats = 4;

rulebook::Language bookLanguage(desk::Language language) {
    switch (language) {
    case desk::Language::Italian:
        return rulebook::Language::Italian;
    case desk::Language::English:
        return rulebook::Language::English;
    case desk::Language::German:
        break;
    }
    return rulebook::Language::German;
}

} // namespace

std::vector<std::pair<QString, QString>> ruleSetsForFour(desk::Language language) {
    std::vector<std::pair<QString, QString>> sets;
    for (const rulebook::RuleSet& set : rulebook::ruleSets())
        if (std::find(set.seats.begin(), set.seats.end(), kSeats) != set.seats.end())
            sets.emplace_back(text(set.id), ruleSetTitle(set.id, language));
    return sets;
}

QString ruleSetTitle(const std::string& id, desk::Language language) {
    const rulebook::Words title = rulebook::displayName(id);
    return title.empty() ? text(id) : text(title.in(bookLanguage(language)));
}

} // namespace schreiber::desktop

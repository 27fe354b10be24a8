#include "rule_pages.h"

#include <fmt/format.h>

#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <string_view>
#include <vector>

namespace schreiber::rule_pages {
namespace {

using namespace perlaggen::rulebook;

constexpr words::Text kTitle{"Hausregeln", "Regole della casa", "House rules"};
constexpr words::Text kIntro{
    "Wo Orte oder Quellen sich unterscheiden oder schweigen, entscheidet eine Hausregel. "
    "Ein Stern heißt, dass "
    "die Vorgabe eine Wahl dieses Programms ist: Die Quellen schweigen, oder sie entscheiden es nicht, und "
    "was sie sagen, steht dabei; ein Kreuz (†), dass der "
    "Herausgeber der Imster Regeln sie für Imst bezweifelt.",
    "Dove i luoghi o le fonti differiscono o tacciono decide una regola della casa. Un "
    "asterisco indica che il "
    "valore predefinito è una scelta di questo programma: le fonti tacciono, o non lo decidono, e ciò che "
    "dicono sta accanto; una croce (†) che il "
    "curatore delle regole di Imst lo mette in dubbio per Imst.",
    "Where places or sources differ or are silent, a house rule decides. A star means "
    "that the default is this "
    "program's own choice: the sources are silent, or do not settle it, and what they say stands beside it; "
    "a dagger (†) that the editor of the Imst rules "
    "doubts it for Imst."};
constexpr words::Text kOpen{"offen, vor der Entscheidung auszumachen",
                            "aperta, da concordare prima di decidere", "open, to be agreed before a ruling"};
constexpr words::Text kEverySet{"alle Regelwerke", "tutte le varianti", "all rule sets"};

std::string setsWith(Switch which, int value, words::Language language) {
    std::vector<std::string> names;
    std::size_t relevant = 0;
    bool allChosen = true;
    for (const RuleSet& set : ruleSets()) {
        const Setting& setting = set.switches[which];
        if (!setting.relevant) continue;
        ++relevant;
        if (setting.value != value) continue;
        const bool chosen = setting.chosen && !setting.open();
        allChosen = allChosen && chosen;
        names.push_back(std::string(displayName(set.id).in(language)) + (chosen ? "\\*" : "") +
                        (doubtedIn(which, set) ? "†" : ""));
    }
    if (!names.empty() && names.size() == relevant && (allChosen || value < 0))
        return fmt::format("{}{}", kEverySet.in(language), value < 0 ? "" : "\\*");
    return fmt::format("{}", fmt::join(names, " · "));
}

std::string told(Switch which, words::Language language) {
    std::string text = fmt::format("## {}\n\n{}\n\n", nameOf(which), textOf(which).in(language));
    if (isTextOnly(which)) text += fmt::format("*{}*\n\n", textOnlyInWords().in(language));
    const auto values = valuesOf(which);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string sets = setsWith(which, static_cast<int>(i), language);
        const std::string_view does = textOf(which, values[i]).in(language);
        if (does.empty() && sets.empty()) continue; // a target nobody starts from
        text += fmt::format("- `{}`", values[i]);
        if (!does.empty()) text += fmt::format(": {}", does);
        if (!sets.empty()) text += fmt::format(" *({})*", sets);
        text += '\n';
    }
    if (const std::string sets = setsWith(which, -1, language); !sets.empty())
        text += fmt::format("- `?`: {} *({})*\n", kOpen.in(language), sets);
    const auto unsettled = unsettledOf(which, language);
    if (!unsettled.empty()) text += '\n';
    for (const auto& [said, places] : unsettled)
        text += fmt::format("\\* {}: {}.\n", namesOfSets(places, language), said);
    return text;
}

} // namespace

std::string switchPage(words::Language language) {
    std::string text = fmt::format("# {}\n\n{}\n", kTitle.in(language), kIntro.in(language));
    for (int i = 0; i < kSwitchCount; ++i) text += '\n' + told(static_cast<Switch>(i), language);
    return text;
}

} // namespace schreiber::rule_pages

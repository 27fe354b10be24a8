#include "rule_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::rule_pages {
namespace {

using namespace perlaggen::rulebook;

constexpr words::Text kTitle{"Die Regeln des Perlaggens", "Le regole del Perlaggen",
                             "The rules of Perlaggen"};
constexpr words::Text kIntro{
    "Jeder Regelpunkt steht einmal da, in eigenen Worten, mit seinen Quellen und den "
    "Regelwerken, in denen er "
    "gilt. Diese Seiten werden aus dem Regelverzeichnis des Programms geschrieben; "
    "`schreiber-cli rules explain` "
    "zeigt denselben Text.",
    "Ogni punto delle regole compare una volta, con parole nostre, con le sue fonti e le "
    "varianti in cui vale. "
    "Queste pagine sono scritte a partire dal catalogo del programma; `schreiber-cli "
    "rules explain` mostra lo "
    "stesso testo.",
    "Every rule point stands here once, in our own words, with its sources and the rule "
    "sets in which it holds. "
    "These pages are written from the program's catalogue; `schreiber-cli rules explain` "
    "shows the same text."};
constexpr words::Text kSwitches{"Hausregeln", "Regole della casa", "House rules"};
constexpr words::Text kSubjects{"Nach Gegenstand", "Per argomento", "By subject"};
constexpr words::Text kRuleSets{"Regelwerke", "Varianti", "Rule sets"};
constexpr words::Text kSources{"Quellen", "Fonti", "Sources"};
constexpr words::Text kConsequence{"Folge", "Conseguenza", "Consequence"};
constexpr words::Text kPlaces{"Was wo gilt", "Che cosa vale dove", "What holds where"};
constexpr words::Text kRests{"Worauf es ruht", "Su che cosa si fonda", "What it rests on"};
constexpr words::Text kLike{"wie {} (übernommen)", "come {} (ripreso)", "as in {} (taken over)"};
constexpr words::Text kAssumed{"wie {} (angenommen, eigene Quellen schweigen)",
                               "come {} (supposto, le fonti proprie tacciono)",
                               "as in {} (assumed, its own sources are silent)"};
constexpr words::Text kNowhere{"Gilt in keinem Regelwerk von sich aus.",
                               "Di per sé non vale in nessuna variante.", "Holds in no rule set by itself."};
constexpr words::Text kDepends{"Hausregel", "Regola della casa", "House rule"};
constexpr words::Text kSeeAlso{"Siehe auch", "Vedi anche", "See also"};
constexpr words::Text kEverywhere{"Gilt überall, wo nach einer Aufzeichnung entschieden wird.",
                                  "Vale ovunque si decida in base a una registrazione.",
                                  "Holds wherever a record is ruled on."};
constexpr words::Text kDoubt{
    "Der Herausgeber der Imster Regeln fragt am Rand, ob es in Imst so gespielt wird.",
    "Il curatore delle regole di Imst chiede a margine se a Imst si giochi così.",
    "The editor of the Imst rules asks in the margin whether Imst plays it so."};

struct PlayersName {
    std::uint32_t players;
    words::Text text;
};
constexpr PlayersName kPlayers[] = {
    {seats::kTwo, {"Zu zweit.", "In due.", "Two players."}},
    {seats::kThree, {"Zu dritt.", "In tre.", "Three players."}},
    {seats::kFour, {"Zu viert.", "In quattro.", "Four players."}},
    {seats::kSix, {"Zu sechst.", "In sei.", "Six players."}},
    {seats::kPartners,
     {"Mit Partnern, zu viert oder zu sechst.", "A coppie o squadre, in quattro o in sei.",
      "With partners, four or six players."}},
    {seats::kTwoParties, {"Bei zwei Parteien.", "Con due parti.", "With two sides."}},
    {seats::kTwo | seats::kThree,
     {"Zu dritt, dann zu zweit.", "In tre, poi in due.", "Three players, then two."}},
};

std::string written(const Citation& citation) {
    std::string place = fmt::format("{}, {}", citation.source, citation.section);
    if (!citation.chapter.empty()) place += fmt::format(" ({})", citation.chapter);
    return place;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    return fmt::format("{}", fmt::join(parts, between));
}

std::string authorityOf(const Backing& backing, words::Language language) {
    if (backing.authority == Authority::Stated) {
        std::vector<std::string> places;
        for (const Citation& citation : backing.citations) places.push_back(written(citation));
        return joined(places, "; ");
    }
    const words::Text& form = backing.authority == Authority::Inherited ? kLike : kAssumed;
    return fmt::format(fmt::runtime(form.in(language)), displayName(backing.inheritedFrom).in(language));
}

// The rule sets that hold a point, those that rest on the same words together, the best backed first.
std::string whereItHolds(const RulePoint& point, words::Language language) {
    std::vector<std::pair<Backing, RuleSetMask>> groups;
    for (const std::string_view set : kRuleSetIds) {
        const auto backing = citationsFor(point, set);
        if (!backing) continue;
        auto group =
            std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == *backing; });
        if (group == groups.end()) group = groups.insert(groups.end(), {*backing, 0});
        group->second |= ruleSetBit(set);
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const auto& a, const auto& b) { return a.first.authority < b.first.authority; });
    std::string text;
    for (const auto& [backing, mask] : groups)
        if (!backing.citations.empty())
            text += fmt::format("- {}: {}\n", namesOfSets(mask, language), authorityOf(backing, language));
    // of the others who is silent, and by whose word it is played
    for (const auto& [said, mask] : backingsOf(point, language)) {
        const bool silent = std::any_of(groups.begin(), groups.end(), [places = mask](const auto& group) {
            return group.first.citations.empty() && (group.second & places) != 0;
        });
        if (silent) text += fmt::format("- {}: {}\n", namesOfSets(mask, language), said);
    }
    return text;
}

// Places in sources that make no rule set.
std::string seeAlso(const RulePoint& point, words::Language language) {
    std::vector<std::string> places;
    for (const Heading heading : point.sources) {
        const SourceHeading& place = headingOf(heading);
        if ((place.reach & point.holds) == 0)
            places.push_back(written({id(place.source), place.section, place.chapter}));
    }
    return places.empty() ? "" : fmt::format("- {}: {}\n", kSeeAlso.in(language), joined(places, "; "));
}

// The rule with the value that each place gives it.
std::string atPlaces(const RulePoint& point, words::Language language) {
    std::string text;
    for (const PlaceSentence& sentence : toldAtPlaces(point, language)) {
        const std::string whose = whoseInWords(sentence, point, language);
        text += fmt::format("- {}{}\n", sentence.said, whose.empty() ? "" : fmt::format(" *({})*", whose));
    }
    if (text.empty()) return text;
    return fmt::format("\n**{}:**\n\n{}", kPlaces.in(language), text);
}

std::string told(const RulePoint& point, words::Language language) {
    std::string text = fmt::format("## {}\n\n`{}`", point.title.in(language), point.name.text());
    if (point.number != 0) text += fmt::format(" · *{}*", label(point));
    for (const PlayersName& name : kPlayers)
        if (name.players == point.players) text += fmt::format(" · *{}*", name.text.in(language));
    text += fmt::format("\n\n{}\n", point.text.in(language));
    if (const std::string follows = consequenceInWords(point, language); !follows.empty())
        text += fmt::format("\n**{}:** {}\n", kConsequence.in(language), follows);
    text += atPlaces(point, language);
    for (const std::string& remark : remarksOf(point, language)) text += fmt::format("\n{}\n", remark);
    text += fmt::format("\n**{}:**\n\n", kRests.in(language));
    if (point.subject == Subject::Record)
        text += fmt::format("- {}\n", kEverywhere.in(language));
    else if (point.holds == 0)
        text += fmt::format("- {}\n", kNowhere.in(language));
    else
        text += whereItHolds(point, language);
    text += seeAlso(point, language);
    for (const Switch which : switchesOf(point)) {
        const bool decides = nameOf(which) == point.depends.name && !point.depends.value.empty();
        text += fmt::format("- {}: [`{}`](switches.md#{}){}\n", kDepends.in(language), nameOf(which),
                            nameOf(which), decides ? fmt::format(" = `{}`", point.depends.value) : "");
    }
    if (point.doubted) text += fmt::format("- {}\n", kDoubt.in(language));
    return text + '\n';
}

std::string subjectPage(const SubjectName& subject, words::Language language) {
    std::string text = fmt::format("# {}\n\n", subject.title.in(language));
    for (const RulePoint& point : catalogue())
        if (point.subject == subject.subject) text += told(point, language);
    text.pop_back();
    return text;
}

std::string contentsPage(words::Language language) {
    std::string text = fmt::format("# {}\n\n{}\n\n## {}\n\n", kTitle.in(language), kIntro.in(language),
                                   kSubjects.in(language));
    for (const SubjectName& subject : subjects())
        text += fmt::format("- [{}]({}.md)\n", subject.title.in(language), subject.id);
    text += fmt::format("- [{}](switches.md)\n\n## {}\n\n", kSwitches.in(language), kRuleSets.in(language));
    for (const std::string_view set : kRuleSetIds)
        text += fmt::format("- {} (`{}`)\n", displayName(set).in(language), set);
    text += fmt::format("\n## {}\n\n", kSources.in(language));
    for (const Source source : perlaggen::rulebook::kSources)
        text += fmt::format("- `{}`: {}\n", id(source), title(source).in(language));
    return text;
}

} // namespace

std::map<std::string, std::string> allPages() {
    std::map<std::string, std::string> pages;
    std::string languages;
    std::string koenigrufen;
    for (const words::Language language : words::kLanguages) {
        const std::string folder(codeOf(language));
        pages[folder + "/README.md"] = contentsPage(language);
        pages[folder + "/switches.md"] = switchPage(language);
        pages[folder + "/koenigrufen.md"] = koenigrufenPage(language);
        for (const SubjectName& subject : subjects())
            pages[fmt::format("{}/{}.md", folder, subject.id)] = subjectPage(subject, language);
        languages += fmt::format("- [{}]({}/README.md)\n", kTitle.in(language), folder);
        koenigrufen += fmt::format("- [{}]({}/koenigrufen.md)\n", koenigrufenHeading().in(language), folder);
    }
    pages["README.md"] = fmt::format("# {}\n\n{}\n# {}\n\n{}", kTitle.in(words::Language::German), languages,
                                     koenigrufenHeading().in(words::Language::German), koenigrufen);
    return pages;
}

} // namespace schreiber::rule_pages

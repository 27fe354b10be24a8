#include "commands/commands.h"
#include "games/perlaggen/rule_words.h"
#include "games/perlaggen/rules_json.h"
#include "text/grid.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_search.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <string>
#include <vector>

namespace schreiber::cli {

namespace {

int listRuleSets(const Session& session) {
    if (session.json) {
        Json sets = Json::array();
        for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
            sets.push_back({{"id", set.id},
                            {"title", perlaggen::rulebook::displayName(set.id).in(session.language)},
                            {"target", set.target()},
                            {"start", set.startScore},
                            {"seats", set.seats}});
        print(sets);
        return kDone;
    }
    Grid grid({session.say({"Kennung", "Sigla", "Id"}),
               session.say({"Spielregel", "Regolamento", "Rule set"}),
               session.say({">Ziel", ">Traguardo", ">Target"})});
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        grid.add({set.id, std::string(perlaggen::rulebook::displayName(set.id).in(session.language)),
                  targetText(session, set)});
    grid.print(std::cout);
    return kDone;
}

int showRuleSet(const Session& session, const std::string& id) {
    const perlaggen::rulebook::RuleSet* set = perlaggen::rulebook::findRuleSet(id);
    if (set == nullptr) return session.fail({"rules", 0, 0, id, {"rule_set"}});
    if (session.json)
        print(ruleSetJson(*set, session.language));
    else
        printRuleSet(session, *set);
    return kDone;
}

int compareRuleSets(const Session& session, const std::string& first, const std::string& second,
                    const std::string& out) {
    const perlaggen::rulebook::RuleSet* sets[2];
    const std::string* ids[2] = {&first, &second};
    for (int i = 0; i < 2; ++i) {
        sets[i] = perlaggen::rulebook::findRuleSet(*ids[i]);
        if (sets[i] == nullptr) return session.fail({"rules compare", 0, 0, *ids[i], {"rule_set"}});
    }
    return tellDifferences(session, *sets[0], *sets[1], out);
}

void tellHead(const Session& session, const perlaggen::rulebook::RulePoint& point) {
    std::cout << point.title.in(session.language) << "  (" << point.name;
    if (point.number != 0) std::cout << ", " << perlaggen::rulebook::label(point);
    std::cout << ")\n";
}

void tellPoint(const Session& session, const perlaggen::rulebook::RulePoint& point) {
    const words::Language language = session.language;
    tellHead(session, point);
    std::cout << point.text.in(language) << '\n';
    if (const std::string follows = perlaggen::rulebook::consequenceInWords(point, language);
        !follows.empty())
        std::cout << session.say({"Folge: ", "Conseguenza: ", "What follows: "}) << follows << '\n';
    for (const perlaggen::rulebook::PlaceSentence& sentence :
         perlaggen::rulebook::toldAtPlaces(point, language)) {
        const std::string whose = perlaggen::rulebook::whoseInWords(sentence, point, language);
        std::cout << "- " << sentence.said << (whose.empty() ? "" : "\n    (" + whose + ")") << '\n';
    }
    for (const std::string& remark : perlaggen::rulebook::remarksOf(point, language))
        std::cout << remark << '\n';
    for (const perlaggen::rulebook::Switch which : perlaggen::rulebook::switchesOf(point))
        std::cout << session.say({"Hausregel: ", "Regola della casa: ", "House rule: "})
                  << perlaggen::rulebook::nameOf(which) << '\n';
    const auto rows = perlaggen::rulebook::backingsOf(point, language);
    for (const auto& [backing, places] : rows)
        std::cout << "  " << perlaggen::rulebook::namesOfSets(places, language) << ": " << backing << '\n';
    if (rows.empty())
        std::cout << session.say({"  Nur wo es vereinbart ist · ", "  Solo dove è concordato · ",
                                  "  Only where it is agreed · "})
                  << perlaggen::rulebook::sourcesInWords(point, language) << '\n';
}

// The rule as this one set has it: what holds, and what it rests on.
void tellPointIn(const Session& session, const perlaggen::rulebook::RulePoint& point,
                 const perlaggen::rulebook::RuleSet& set) {
    const words::Language language = session.language;
    tellHead(session, point);
    std::cout << titleOf(session, set) << ": " << perlaggen::rulebook::ruleInFull(point, set, language)
              << '\n';
    for (const std::string& remark : perlaggen::rulebook::remarksFor(point, set, language))
        std::cout << remark << '\n';
    const std::string sources = perlaggen::rulebook::backingInWords(point, set, language);
    if (!sources.empty())
        std::cout << session.say({"So steht es: ", "Così sta scritto: ", "It rests on: "}) << sources << '\n';
    for (const perlaggen::rulebook::Switch which : perlaggen::rulebook::switchesOf(point)) {
        const std::string backing = perlaggen::rulebook::backingInWords(which, set, language);
        if (!backing.empty())
            std::cout << session.say({"Hausregel: ", "Regola della casa: ", "House rule: "})
                      << perlaggen::rulebook::nameOf(which) << " · " << backing << '\n';
    }
}

// With a star where no source says it and the program has chosen, with a dagger where it is doubted.
void tellSets(const std::vector<const perlaggen::rulebook::RuleSet*>& sets, perlaggen::rulebook::Switch which,
              words::Language language) {
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const perlaggen::rulebook::Setting& setting = sets[i]->switches[which];
        std::cout << (i == 0 ? "" : "; ") << perlaggen::rulebook::displayName(sets[i]->id).in(language)
                  << (setting.chosen && !setting.open() ? "*" : "")
                  << (perlaggen::rulebook::doubtedIn(which, *sets[i]) ? "†" : "");
    }
    std::cout << '\n';
}

// What is asked, what each answer does, and where it is played so.
void tellSwitch(const Session& session, perlaggen::rulebook::Switch which) {
    const words::Language language = session.language;
    std::cout << perlaggen::rulebook::textOf(which).in(language) << "  ("
              << perlaggen::rulebook::nameOf(which) << ")\n";
    if (perlaggen::rulebook::isTextOnly(which))
        std::cout << "  " << perlaggen::rulebook::textOnlyInWords().in(language) << '\n';
    bool starred = false;
    bool doubted = false;
    for (const std::string_view value : perlaggen::rulebook::valuesOf(which)) {
        std::cout << "  " << value << ": " << perlaggen::rulebook::valueInWords(which, value, language)
                  << '\n';
        const auto sets =
            perlaggen::rulebook::setsWith(which, perlaggen::rulebook::readSwitchValue(which, value));
        if (sets.empty()) continue;
        std::cout << session.say({"      So spielt: ", "      Così gioca: ", "      Played so: "});
        tellSets(sets, which, language);
        starred = starred || std::any_of(sets.begin(), sets.end(),
                                         [&](const auto* set) { return set->switches[which].chosen; });
        doubted = doubted || std::any_of(sets.begin(), sets.end(), [&](const auto* set) {
                      return perlaggen::rulebook::doubtedIn(which, *set);
                  });
    }
    if (const auto open = perlaggen::rulebook::setsWith(which, std::nullopt); !open.empty()) {
        std::cout << session.say({"  Zu vereinbaren: ", "  Da concordare: ", "  To be agreed: "});
        tellSets(open, which, language);
    }
    if (starred) {
        const auto unsettled = perlaggen::rulebook::unsettledOf(which, language);
        std::cout << "  * " << perlaggen::rulebook::oursToChange(unsettled.empty()).in(language) << '\n';
        for (const auto& [said, places] : unsettled)
            std::cout << "    " << perlaggen::rulebook::namesOfSets(places, language) << ": " << said << '\n';
    }
    if (doubted) std::cout << "  † " << perlaggen::rulebook::doubtedForImst().in(language) << '\n';
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue())
        if (point.depends.name == perlaggen::rulebook::nameOf(which))
            std::cout << session.say({"Davon hängt ab: ", "Ne dipende: ", "On it hangs: "})
                      << point.title.in(language) << " (" << point.name << ")\n";
}

// A switch as one set has it.
void tellSwitchIn(const Session& session, perlaggen::rulebook::Switch which,
                  const perlaggen::rulebook::RuleSet& set) {
    const words::Language language = session.language;
    std::cout << perlaggen::rulebook::textOf(which).in(language) << "  ("
              << perlaggen::rulebook::nameOf(which) << ")\n";
    if (perlaggen::rulebook::isTextOnly(which))
        std::cout << "  " << perlaggen::rulebook::textOnlyInWords().in(language) << '\n';
    const std::string played = perlaggen::rulebook::playedAt(set, which, language);
    std::cout << titleOf(session, set) << ": "
              << (played.empty() ? session.say({"hat dafür keine Bedeutung.", "qui non ha significato.",
                                                "has no meaning here."})
                                 : played)
              << '\n';
    if (const std::string backing = perlaggen::rulebook::backingInWords(which, set, language);
        !backing.empty())
        std::cout << "  " << backing << '\n';
}

// A rule point, or a house rule by its name; of one rule set where that is asked.
int explain(const Session& session, const std::string& name, const std::string& rules) {
    const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(name);
    const auto which = perlaggen::rulebook::readSwitch(name);
    if (point == nullptr && !which) return session.fail({"rules explain", 0, 0, name, {"rule_point"}});
    const perlaggen::rulebook::RuleSet* set =
        rules.empty() ? nullptr : perlaggen::rulebook::ruleSetNamed(rules);
    if (set == nullptr && !rules.empty()) return session.fail({"rules explain", 0, 0, rules, {"rule_set"}});
    if (session.json) {
        Json json =
            point != nullptr ? rulePointJson(*point, session.language) : switchJson(*which, session.language);
        if (set != nullptr)
            json["in"] = point != nullptr ? ruleInSetJson(*point, *set, session.language)
                                          : switchInSetJson(*which, *set, session.language);
        if (point != nullptr && which) {
            json["switch"] = switchJson(*which, session.language);
            if (set != nullptr) json["switch"]["in"] = switchInSetJson(*which, *set, session.language);
        }
        print(json);
        return kDone;
    }
    if (point != nullptr && set != nullptr)
        tellPointIn(session, *point, *set);
    else if (point != nullptr)
        tellPoint(session, *point);
    if (which && set != nullptr)
        tellSwitchIn(session, *which, *set);
    else if (which)
        tellSwitch(session, *which);
    return kDone;
}

int searchRules(const Session& session, const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    if (text.find_first_not_of(" \t") == std::string::npos)
        return session.fail({"rules search", 0, 0, {}, {"search_words"}});
    auto found = perlaggen::rulebook::searchRulePoints(text, session.language);
    const auto switches = perlaggen::rulebook::searchSwitches(text, session.language);
    // A house rule asked for by its own name is no question about points.
    if (perlaggen::rulebook::readSwitch(text) && perlaggen::rulebook::findRulePoint(text) == nullptr)
        found.clear();
    if (session.json) {
        Json hits = Json::array();
        for (const perlaggen::rulebook::RulePoint* point : found)
            hits.push_back(rulePointJson(*point, session.language));
        for (const perlaggen::rulebook::Switch which : switches)
            hits.push_back(switchJson(which, session.language));
        print(hits);
        return kDone;
    }
    if (found.empty() && switches.empty())
        std::cout << session.say(
                         {"Keine Regel gefunden zu: ", "Nessuna regola trovata per: ", "No rule found for: "})
                  << base::printable(text, 200) << '\n';
    for (const perlaggen::rulebook::RulePoint* point : found)
        std::cout << point->name << " · " << point->title.in(session.language) << "\n    "
                  << point->text.in(session.language) << '\n';
    for (const perlaggen::rulebook::Switch which : switches)
        std::cout << perlaggen::rulebook::nameOf(which)
                  << session.say({" · Hausregel\n    ", " · regola della casa\n    ", " · house rule\n    "})
                  << perlaggen::rulebook::textOf(which).in(session.language) << '\n';
    return kDone;
}

} // namespace

void addRules(const Line& line) {
    Session& session = line.session;
    auto name = std::make_shared<std::string>();
    auto other = std::make_shared<std::string>();
    auto out = std::make_shared<std::string>();
    auto set = std::make_shared<std::string>();
    auto words = std::make_shared<std::vector<std::string>>();
    CLI::App& rules = group(line.app, session, "rules", {"die Spielregeln", "i regolamenti", "the rules"});
    Command(rules, session, "list", {"alle Regelsätze", "tutti i regolamenti", "all rule sets"})
        .does(line.chosen, [&session] { return listRuleSets(session); });
    Command(rules, session, "show",
            {"ein Regelsatz mit Perlaggen und Schaltern", "un regolamento con Perlaggen e parametri",
             "a rule set with its Perlaggen and switches"})
        .text("ID", *name, {"Kennung", "sigla", "id"})
        .does(line.chosen, [&session, name] { return showRuleSet(session, *name); });
    Command(rules, session, "compare",
            {"zwei Regelsätze Punkt für Punkt nebeneinander", "due regolamenti a confronto, punto per punto",
             "two rule sets side by side, point by point"})
        .text("A", *name, {"Kennung des einen", "sigla del primo", "id of the one"})
        .text("B", *other, {"Kennung des anderen", "sigla del secondo", "id of the other"})
        .out(*out, {"als PDF in diese Datei", "come PDF in questo file", "as a PDF into this file"}, false)
        .asks()
        .does(line.chosen,
              [&session, name, other, out] { return compareRuleSets(session, *name, *other, *out); });
    Command(rules, session, "explain",
            {"eine Regel mit Folge und Quellen, oder eine Hausregel mit ihren Werten",
             "una regola con conseguenza e fonti, o una regola della casa con i suoi valori",
             "a rule with consequence and sources, or a house rule with its values"})
        .text("RULE", *name,
              {"Name der Regel, etwa gestr_no_bet", "nome della regola, p.es. gestr_no_bet",
               "name of the rule, such as gestr_no_bet"})
        .text("--rules", *set,
              {"nur, wie es in diesem Regelsatz gilt", "solo come vale in questo regolamento",
               "only as it holds in this rule set"},
              false)
        .does(line.chosen, [&session, name, set] { return explain(session, *name, *set); });
    Command(rules, session, "search", {"sucht in den Regeln", "cerca nelle regole", "searches the rules"})
        .texts("WORDS", *words, {"Wörter", "parole", "words"})
        .does(line.chosen, [&session, words] { return searchRules(session, *words); });
}

} // namespace schreiber::cli

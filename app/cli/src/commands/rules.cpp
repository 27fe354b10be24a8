#include "json/rules.h"

#include "commands.h"
#include "text/grid.h"

#include <rulebook/catalogue.h>
#include <rulebook/rule_set.h>
#include <rulebook/source.h>
#include <rulebook/switch_texts.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace schreiber::cli {

namespace {

rulebook::Language ruleLanguage(const Session& session) {
    return rulebook::languageFromCode(desk::codeOf(session.language)).value_or(rulebook::Language::German);
}

// "15", or for a game that is counted down "9 abwärts bis 0".
std::string targetText(const Session& session, const rulebook::RuleSet& set) {
    const std::string target = std::to_string(set.target());
    if (!set.countdown) return target;
    return std::to_string(set.startScore) +
           session.say({" abwärts bis ", " a scendere fino a ", " down to "}) + target;
}

int list(const Session& session) {
    if (session.json) {
        Json sets = Json::array();
        for (const rulebook::RuleSet& set : rulebook::ruleSets())
            sets.push_back({{"id", set.id},
                            {"title", rulebook::displayName(set.id).in(ruleLanguage(session))},
                            {"target", set.target()},
                            {"start", set.startScore},
                            {"seats", set.seats}});
        print(sets);
        return kDone;
    }
    Grid grid({"Id", "", session.say({">zu", ">a", ">to"})});
    for (const rulebook::RuleSet& set : rulebook::ruleSets())
        grid.add({set.id, std::string(rulebook::displayName(set.id).in(ruleLanguage(session))),
                  targetText(session, set)});
    grid.print(std::cout);
    return kDone;
}

std::string batches(const std::vector<int>& cards) {
    std::string text;
    for (const int count : cards) text += (text.empty() ? "" : " + ") + std::to_string(count);
    return text;
}

void tellDeal(const Session& session, const rulebook::DealPlan& plan) {
    std::cout << session.say({"Gegeben wird zu ", "Si danno le carte in ", "Dealt with "}) << plan.seats
              << ": " << batches(plan.before)
              << session.say({", dann aufgeschlagen", ", poi si scopre la briscola", ", then turned up"});
    if (!plan.after.empty()) std::cout << ", " << batches(plan.after);
    std::cout << '\n';
}

// What is asked, how it is answered here, and under which name the answer can be changed. The exchange is
// among them.
void tellSwitches(const Session& session, const rulebook::RuleSet& set) {
    const rulebook::Language language = ruleLanguage(session);
    for (int i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<rulebook::Switch>(i);
        const rulebook::Setting& setting = set.switches[which];
        if (!setting.relevant) continue;
        std::string_view value = "?";
        std::string said =
            session.say({"Noch zu vereinbaren.", "Ancora da concordare.", "Still to be agreed."});
        if (!setting.open()) {
            value = rulebook::valuesOf(which)[static_cast<std::size_t>(setting.value)];
            said = rulebook::textOf(which, value).in(language);
        }
        std::cout << "  " << rulebook::nameOf(which) << '=' << value << (setting.chosen ? " *" : "") << "  "
                  << rulebook::textOf(which).in(language) << ' ' << said << '\n';
    }
    std::cout << session.say(
                     {"* so gewählt, weil die Quellen schweigen; ? offen, wird vor dem Entscheid gebraucht",
                      "* scelto così perché le fonti tacciono; ? aperto, serve prima di decidere",
                      "* chosen because the sources are silent; ? open, needed before a ruling"})
              << '\n';
}

void tellSources(const Session& session, const std::vector<std::string>& ids) {
    std::cout << session.say({"Quellen:", "Fonti:", "Sources:"});
    for (const rulebook::Source source : rulebook::kSources)
        if (std::find(ids.begin(), ids.end(), rulebook::id(source)) != ids.end())
            std::cout << "\n  " << rulebook::id(source) << ": "
                      << rulebook::title(source).in(ruleLanguage(session));
    std::cout << '\n';
}

int show(const Session& session, const std::string& id) {
    const rulebook::RuleSet* set = rulebook::findRuleSet(id);
    if (set == nullptr) return session.fail({"rules", 0, 0, id, {"rule_set"}});
    const Json json = ruleSetJson(*set, ruleLanguage(session));
    if (session.json) {
        print(json);
        return kDone;
    }
    std::cout << set->id << ": " << json["title"].get<std::string>() << '\n';
    std::cout << session.say({"Karten ", "Carte ", "Cards "}) << json["pack"]
              << (set->countdown ? ", " : session.say({", zu ", ", a ", ", to "}))
              << targetText(session, *set) << '\n';
    for (const auto& trump : json["perlaggen"].items()) {
        std::cout << session.say({"Perlaggen bei ", "Perlaggen con ", "Perlaggen under "}) << trump.key()
                  << ':';
        for (const auto& card : trump.value()) std::cout << ' ' << card.get<std::string>();
        std::cout << '\n';
    }
    for (const rulebook::DealPlan& plan : set->deals) tellDeal(session, plan);
    tellSwitches(session, *set);
    tellSources(session, json["sources"].get<std::vector<std::string>>());
    return kDone;
}

void tellPoint(const Session& session, const rulebook::RulePoint& point) {
    const rulebook::Language language = ruleLanguage(session);
    std::cout << point.name << "  " << rulebook::label(point) << '\n' << point.text.in(language) << '\n';
    if (!point.consequence.empty()) std::cout << point.consequence.in(language) << '\n';
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        if (!rulebook::holdsIn(point, set.id)) continue;
        std::cout << "  " << set.id;
        if (const auto backing = rulebook::citationsFor(point, set.id))
            for (const rulebook::Citation& citation : backing->citations)
                std::cout << " · " << citation.source << ' ' << citation.section;
        std::cout << '\n';
    }
}

int explain(const Session& session, const std::string& name) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(name);
    if (point == nullptr) return session.fail({"rules explain", 0, 0, name, {"rule_point"}});
    if (session.json)
        print(rulePointJson(*point, ruleLanguage(session)));
    else
        tellPoint(session, *point);
    return kDone;
}

int search(const Session& session, const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    if (text.find_first_not_of(" \t") == std::string::npos)
        return session.fail({"rules search", 0, 0, {}, {"search_words"}});
    const auto found = rulebook::searchRulePoints(text, ruleLanguage(session));
    if (session.json) {
        Json hits = Json::array();
        for (const rulebook::RulePoint* point : found)
            hits.push_back(rulePointJson(*point, ruleLanguage(session)));
        print(hits);
        return kDone;
    }
    if (found.empty())
        std::cout << session.say(
                         {"Keine Regel gefunden zu: ", "Nessuna regola trovata per: ", "No rule found for: "})
                  << base::printable(text, 200) << '\n';
    for (const rulebook::RulePoint* point : found)
        std::cout << point->name << ": " << point->text.in(ruleLanguage(session)) << '\n';
    return kDone;
}

} // namespace

void addRules(const Line& line) {
    Session& session = line.session;
    auto name = std::make_shared<std::string>();
    auto words = std::make_shared<std::vector<std::string>>();
    CLI::App& rules = group(line.app, session, "rules", {"die Spielregeln", "i regolamenti", "the rules"});
    Command(rules, session, "list", {"alle Regelsätze", "tutti i regolamenti", "all rule sets"})
        .does(line.chosen, [&session] { return list(session); });
    Command(rules, session, "show",
            {"ein Regelsatz mit Perlaggen und Schaltern", "un regolamento con Perlaggen e parametri",
             "a rule set with its Perlaggen and switches"})
        .text("ID", *name, {"Kennung", "sigla", "id"})
        .does(line.chosen, [&session, name] { return show(session, *name); });
    Command(rules, session, "explain",
            {"eine Regel mit Folge und Quellen", "una regola con conseguenza e fonti",
             "a rule with consequence and sources"})
        .text("RULE", *name,
              {"Name der Regel, etwa gestr_no_bet", "nome della regola, p.es. gestr_no_bet",
               "name of the rule, such as gestr_no_bet"})
        .does(line.chosen, [&session, name] { return explain(session, *name); });
    Command(rules, session, "search", {"sucht in den Regeln", "cerca nelle regole", "searches the rules"})
        .texts("WORDS", *words, {"Wörter", "parole", "words"})
        .does(line.chosen, [&session, words] { return search(session, *words); });
}

} // namespace schreiber::cli

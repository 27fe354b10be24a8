#include "commands.h"
#include "games/perlaggen/rule_words.h"
#include "rule_book.h"
#include "text/grid.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <iterator>
#include <memory>
#include <words/fold.h>
#include <words/likeness.h>

namespace schreiber::cli {

namespace {

int listRuleSets(const Session& session) {
    if (session.json) {
        Json sets = Json::array();
        for (const RuleBook* book : ruleBooks())
            for (Json& set : book->list(session)) sets.push_back(std::move(set));
        print(sets);
        return kDone;
    }
    Grid grid({session.say({"Kennung", "Sigla", "Id"}),
               session.say({"Spielregel", "Regolamento", "Rule set"}),
               session.say({">Ziel", ">Traguardo", ">Target"})});
    for (const RuleBook* book : ruleBooks())
        for (RuleBook::Row& row : book->rows(session))
            grid.add({std::move(row.id), std::move(row.title), std::move(row.target)});
    grid.print(std::cout);
    return kDone;
}

int showRuleSet(const Session& session, const std::string& id) {
    for (const RuleBook* book : ruleBooks()) {
        if (!book->has(id)) continue;
        if (session.json)
            print(book->shown(session, id));
        else
            book->tellShown(session, id);
        return kDone;
    }
    return session.fail({"rules", 0, 0, id, {"rule_set"}});
}

// A rule point, or a house rule by its name; of one rule set where that is asked. Two games may call a rule
// the same: then both are told.
int explain(const Session& session, const std::string& name, const std::string& rules) {
    const auto knows = [&](const RuleBook* book) { return book->knows(name); };
    if (std::ranges::none_of(ruleBooks(), knows))
        return session.fail({"rules explain", 0, 0, name, {"rule_point"}});
    std::vector<const RuleBook*> books;
    for (const RuleBook* book : ruleBooks())
        if (rules.empty() ? book->knows(name) : book->isCalled(rules)) books.push_back(book);
    if (books.empty()) return session.fail({"rules explain", 0, 0, rules, {"rule_set"}});
    if (std::ranges::none_of(books, knows))
        return session.fail({"rules explain", 0, 0, name, {"rule_point"}});
    Json json;
    for (const RuleBook* book : books) {
        if (!session.json)
            book->tellExplained(session, name, rules);
        else if (json.is_null())
            json = book->explained(session, name, rules);
        else
            json["also"].push_back(book->explained(session, name, rules));
    }
    if (session.json) print(json);
    return kDone;
}

// How much of a heading that was found the words say, from 0 to 1.
double nearness(const Json& hits, const std::vector<std::string>& asked) {
    double most = 0;
    for (const Json& hit : hits) {
        const auto title = hit.find("title");
        const auto* text = title == hit.end() ? nullptr : title->get_ptr<const std::string*>();
        if (text != nullptr)
            most = std::max(most, words::search::share(words::search::foldedWords(*text), asked));
    }
    return most;
}

// Those that have a rule of that name; else the game first whose rules the words come nearest to.
std::vector<const RuleBook*> booksFor(const Session& session, const std::string& text) {
    std::vector<const RuleBook*> knowing;
    std::ranges::copy_if(ruleBooks(), std::back_inserter(knowing),
                         [&](const RuleBook* book) { return book->knows(text); });
    if (!knowing.empty()) return knowing;
    const std::vector<std::string> asked = words::search::askedWords(text);
    std::vector<std::pair<double, const RuleBook*>> near;
    for (const RuleBook* book : ruleBooks())
        near.emplace_back(-nearness(book->found(session, text), asked), book);
    std::ranges::stable_sort(near, {}, &std::pair<double, const RuleBook*>::first);
    std::vector<const RuleBook*> books;
    for (const auto& [distance, book] : near) books.push_back(book);
    return books;
}

int searchRules(const Session& session, const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    if (text.find_first_not_of(" \t") == std::string::npos)
        return session.fail({"rules search", 0, 0, {}, {"search_words"}});
    if (session.json) {
        Json hits = Json::array();
        for (const RuleBook* book : booksFor(session, text))
            for (Json& hit : book->found(session, text)) hits.push_back(std::move(hit));
        print(hits);
        return kDone;
    }
    bool isFound = false;
    for (const RuleBook* book : booksFor(session, text)) isFound = book->tellFound(session, text) || isFound;
    if (!isFound)
        std::cout << session.say(
                         {"Keine Regel gefunden zu: ", "Nessuna regola trovata per: ", "No rule found for: "})
                  << base::printable(text, 200) << '\n';
    return kDone;
}

} // namespace

std::span<const RuleBook* const> ruleBooks() {
    static const std::array<const RuleBook*, 2> kBooks{&perlaggenRules(), &koenigrufenRules()};
    return kBooks;
}

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
            {"ein Regelsatz mit seinen Karten oder Spielen und Schaltern",
             "un regolamento con le sue carte o i suoi giochi e parametri",
             "a rule set with its cards or games and switches"})
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

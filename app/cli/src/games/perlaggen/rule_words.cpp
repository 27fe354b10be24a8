#include "games/perlaggen/rule_words.h"

#include "games/perlaggen/rules_json.h"
#include "papers.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <papers/games/perlaggen/rule_papers.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/source.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <set>

namespace schreiber::cli {

namespace {

void tellDeal(const Session& session, const perlaggen::rulebook::DealPlan& plan) {
    std::cout << session.say({"Gegeben wird zu ", "Si danno le carte in ", "Dealt with "}) << plan.seats
              << ": " << perlaggen::rulebook::dealInWords(plan, session.language) << '\n';
}

// What holds, and under which name it can be changed. The exchange is among them.
void tellSwitches(const Session& session, const perlaggen::rulebook::RuleSet& set) {
    const words::Language language = session.language;
    bool doubts = false;
    for (int i = 0; i < perlaggen::rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<perlaggen::rulebook::Switch>(i);
        const perlaggen::rulebook::Setting& setting = set.switches[which];
        if (!setting.relevant) continue;
        const std::string_view value =
            setting.open() ? "?"
                           : perlaggen::rulebook::valuesOf(which)[static_cast<std::size_t>(setting.value)];
        const bool doubted = perlaggen::rulebook::doubtedIn(which, set);
        doubts = doubts || doubted;
        std::cout << "  " << perlaggen::rulebook::nameOf(which) << '=' << value
                  << (setting.chosen ? " *" : "") << (doubted ? " †" : "") << "  "
                  << perlaggen::rulebook::playedAt(set, which, language)
                  << (perlaggen::rulebook::isTextOnly(which)
                          ? " (" + std::string(perlaggen::rulebook::textOnlyMark().in(language)) + ")"
                          : std::string())
                  << '\n';
    }
    std::cout << "* " << perlaggen::rulebook::oursToChange(false).in(language)
              << session.say({"; ? offen, wird vor dem Entscheid gebraucht",
                              "; ? aperto, serve prima di decidere", "; ? open, needed before a ruling"})
              << '\n';
    if (doubts) std::cout << "† " << perlaggen::rulebook::doubtedForImst().in(language) << '\n';
}

void tellSources(const Session& session, const perlaggen::rulebook::RuleSet& set) {
    std::cout << session.say({"Quellen:", "Fonti:", "Sources:"});
    const std::set<std::string> ids = sourcesOf(set);
    for (const perlaggen::rulebook::Source source : perlaggen::rulebook::kSources)
        if (ids.contains(std::string(perlaggen::rulebook::id(source))))
            std::cout << "\n  " << perlaggen::rulebook::id(source) << ": "
                      << perlaggen::rulebook::title(source).in(session.language);
    std::cout << '\n';
}

std::string subjectTitle(perlaggen::rulebook::Subject subject, words::Language language) {
    for (const perlaggen::rulebook::SubjectName& name : perlaggen::rulebook::subjects())
        if (name.subject == subject) return std::string(name.title.in(language));
    return {};
}

void printDifference(const Session& session, const perlaggen::rulebook::Difference& difference,
                     const perlaggen::rulebook::RuleSet& first, const perlaggen::rulebook::RuleSet& second) {
    std::cout << "  " << difference.what << '\n';
    const auto side = [&](const perlaggen::rulebook::RuleSet& set, const std::string& said,
                          const std::string& rests) {
        std::cout << "    " << base::printable(titleOf(session, set), 60) << ": " << said
                  << (rests.empty() ? "" : " [" + rests + "]") << '\n';
    };
    side(first, difference.first, difference.firstRests);
    side(second, difference.second, difference.secondRests);
}

} // namespace

words::Language ruleLanguage(const Session& session) {
    return session.language;
}

std::string titleOf(const Session& session, const perlaggen::rulebook::RuleSet& set) {
    return perlaggen::rulebook::titleInWords(set, session.language);
}

std::string targetText(const Session& session, const perlaggen::rulebook::RuleSet& set) {
    const std::string target = std::to_string(set.target());
    if (!set.countdown) return target;
    return std::to_string(set.startScore) +
           session.say({" abwärts bis ", " a scendere fino a ", " down to "}) + target;
}

void printRuleSet(const Session& session, const perlaggen::rulebook::RuleSet& set) {
    std::cout << set.id << ": " << base::printable(titleOf(session, set), 200) << '\n'
              << perlaggen::rulebook::packInWords(set.pack, session.language) << '\n'
              << perlaggen::rulebook::targetInWords(set.startScore, set.target(), session.language) << '\n';
    const perlaggen::rulebook::Rules rules(set, set.seats.front());
    for (const cards::Suit trump : set.trumps) {
        std::cout << session.say(
                         {"Perlaggen bei Trumpf ", "Perlaggen con briscola ", "Perlaggen with trumps in "})
                  << perlaggen::rulebook::suitName(trump, session.language) << ": "
                  << perlaggen::rulebook::perlaggenInWords(rules, trump, session.language) << '\n';
    }
    for (const perlaggen::rulebook::DealPlan& plan : set.deals) tellDeal(session, plan);
    tellSwitches(session, set);
    tellSources(session, set);
}

int tellDifferences(const Session& session, const perlaggen::rulebook::RuleSet& first,
                    const perlaggen::rulebook::RuleSet& second, const std::string& out) {
    if (!out.empty())
        return writeRulePaper(session, papers::comparisonPaper(first, second, session.language, now()), out);
    const std::vector<perlaggen::rulebook::Difference> all =
        perlaggen::rulebook::differences(first, second, session.language);
    if (session.json) {
        Json list = Json::array();
        for (const perlaggen::rulebook::Difference& each : all)
            list.push_back(differenceJson(each, first, second));
        print({{"first", first.id}, {"second", second.id}, {"differences", std::move(list)}});
        return kDone;
    }
    std::cout << base::printable(titleOf(session, first), 60) << " – "
              << base::printable(titleOf(session, second), 60) << '\n';
    if (all.empty())
        std::cout << session.say({"Beide werden gleich gespielt.", "Si giocano allo stesso modo.",
                                  "Both are played alike."})
                  << '\n';
    std::optional<perlaggen::rulebook::Subject> subject;
    for (const perlaggen::rulebook::Difference& each : all) {
        if (subject != each.subject)
            std::cout << '\n' << subjectTitle(each.subject, session.language) << '\n';
        subject = each.subject;
        printDifference(session, each, first, second);
    }
    return kDone;
}

} // namespace schreiber::cli

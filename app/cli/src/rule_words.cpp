#include "rule_words.h"

#include "json/rules.h"
#include "papers.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <papers/rule_papers.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/source.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <set>

namespace schreiber::cli {

namespace {

void tellDeal(const Session& session, const rulebook::DealPlan& plan) {
    std::cout << session.say({"Gegeben wird zu ", "Si danno le carte in ", "Dealt with "}) << plan.seats
              << ": " << rulebook::dealInWords(plan, ruleLanguage(session)) << '\n';
}

// What holds, and under which name it can be changed. The exchange is among them.
void tellSwitches(const Session& session, const rulebook::RuleSet& set) {
    const rulebook::Language language = ruleLanguage(session);
    bool doubts = false;
    for (int i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<rulebook::Switch>(i);
        const rulebook::Setting& setting = set.switches[which];
        if (!setting.relevant) continue;
        const std::string_view value =
            setting.open() ? "?" : rulebook::valuesOf(which)[static_cast<std::size_t>(setting.value)];
        const bool doubted = rulebook::doubtedIn(which, set);
        doubts = doubts || doubted;
        std::cout << "  " << rulebook::nameOf(which) << '=' << value << (setting.chosen ? " *" : "")
                  << (doubted ? " †" : "") << "  " << rulebook::playedAt(set, which, language)
                  << (rulebook::isTextOnly(which)
                          ? " (" + std::string(rulebook::textOnlyMark().in(language)) + ")"
                          : std::string())
                  << '\n';
    }
    std::cout << "* " << rulebook::oursToChange().in(language)
              << session.say({"; ? offen, wird vor dem Entscheid gebraucht",
                              "; ? aperto, serve prima di decidere", "; ? open, needed before a ruling"})
              << '\n';
    if (doubts) std::cout << "† " << rulebook::doubtedForImst().in(language) << '\n';
}

void tellSources(const Session& session, const rulebook::RuleSet& set) {
    std::cout << session.say({"Quellen:", "Fonti:", "Sources:"});
    const std::set<std::string> ids = sourcesOf(set);
    for (const rulebook::Source source : rulebook::kSources)
        if (ids.contains(std::string(rulebook::id(source))))
            std::cout << "\n  " << rulebook::id(source) << ": "
                      << rulebook::title(source).in(ruleLanguage(session));
    std::cout << '\n';
}

std::string subjectTitle(rulebook::Subject subject, rulebook::Language language) {
    for (const rulebook::SubjectName& name : rulebook::subjects())
        if (name.subject == subject) return std::string(name.title.in(language));
    return {};
}

void printDifference(const Session& session, const rulebook::Difference& difference,
                     const rulebook::RuleSet& first, const rulebook::RuleSet& second) {
    std::cout << "  " << difference.what << '\n';
    const auto side = [&](const rulebook::RuleSet& set, const std::string& said, const std::string& rests) {
        std::cout << "    " << base::printable(titleOf(session, set), 60) << ": " << said
                  << (rests.empty() ? "" : " [" + rests + "]") << '\n';
    };
    side(first, difference.first, difference.firstRests);
    side(second, difference.second, difference.secondRests);
}

} // namespace

rulebook::Language ruleLanguage(const Session& session) {
    return rulebook::languageFromCode(desk::codeOf(session.language)).value_or(rulebook::Language::German);
}

std::string titleOf(const Session& session, const rulebook::RuleSet& set) {
    return rulebook::titleInWords(set, ruleLanguage(session));
}

std::string targetText(const Session& session, const rulebook::RuleSet& set) {
    const std::string target = std::to_string(set.target());
    if (!set.countdown) return target;
    return std::to_string(set.startScore) +
           session.say({" abwärts bis ", " a scendere fino a ", " down to "}) + target;
}

void printRuleSet(const Session& session, const rulebook::RuleSet& set) {
    std::cout << set.id << ": " << base::printable(titleOf(session, set), 200) << '\n'
              << rulebook::packInWords(set.pack, ruleLanguage(session)) << '\n'
              << rulebook::targetInWords(set.startScore, set.target(), ruleLanguage(session)) << '\n';
    const rulebook::Rules rules(set, set.seats.front());
    for (const cards::Suit trump : set.trumps) {
        std::cout << session.say(
                         {"Perlaggen bei Trumpf ", "Perlaggen con briscola ", "Perlaggen with trumps in "})
                  << rulebook::suitName(trump, ruleLanguage(session)) << ": "
                  << rulebook::perlaggenInWords(rules, trump, ruleLanguage(session)) << '\n';
    }
    for (const rulebook::DealPlan& plan : set.deals) tellDeal(session, plan);
    tellSwitches(session, set);
    tellSources(session, set);
}

int tellDifferences(const Session& session, const rulebook::RuleSet& first, const rulebook::RuleSet& second,
                    const std::string& out) {
    if (!out.empty())
        return writeRulePaper(session, papers::comparisonPaper(first, second, session.language, now()), out);
    const std::vector<rulebook::Difference> all = rulebook::differences(first, second, ruleLanguage(session));
    if (session.json) {
        Json list = Json::array();
        for (const rulebook::Difference& each : all) list.push_back(differenceJson(each, first, second));
        print({{"first", first.id}, {"second", second.id}, {"differences", std::move(list)}});
        return kDone;
    }
    std::cout << base::printable(titleOf(session, first), 60) << " – "
              << base::printable(titleOf(session, second), 60) << '\n';
    if (all.empty())
        std::cout << session.say({"Beide werden gleich gespielt.", "Si giocano allo stesso modo.",
                                  "Both are played alike."})
                  << '\n';
    std::optional<rulebook::Subject> subject;
    for (const rulebook::Difference& each : all) {
        if (subject != each.subject)
            std::cout << '\n' << subjectTitle(each.subject, ruleLanguage(session)) << '\n';
        subject = each.subject;
        printDifference(session, each, first, second);
    }
    return kDone;
}

} // namespace schreiber::cli

#include "rule_page.h"

#include <optional>
#include <papers/rule_papers.h>
#include <papers/view.h>
#include <perlaggen/rulebook/compare.h>
#include <perlaggen/rulebook/set_words.h>
#include <utility>

namespace schreiber::papers {

namespace {

using perlaggen::rulebook::Words;

constexpr Words kRules{"Spielregeln", "Regole del gioco", "Rules of the game"};
constexpr Words kBeside{"Zwei Regelsätze nebeneinander", "Due regolamenti a confronto",
                        "Two rule sets side by side"};
constexpr Words kWhat{"Worum es geht", "Di che si tratta", "What it is about"};
constexpr Words kAlike{"Beide werden gleich gespielt.", "Si giocano allo stesso modo.",
                       "Both are played alike."};

std::string withSource(const std::string& said, const std::string& rests) {
    return rests.empty() ? said : said + " [" + rests + ']';
}

} // namespace

kinds::RulePaper rulesPaper(const perlaggen::rulebook::RuleSet& set, desk::Language language,
                            const pdf::Moment& printed) {
    const perlaggen::rulebook::Language words = bookLanguage(language);
    const int seats = set.isFor(4) ? 4 : set.seats.front();
    kinds::RulePaper paper;
    paper.title = kRules.in(words);
    paper.subtitle = perlaggen::rulebook::titleInWords(set, words);
    paper.sections = rulePage(RulesToPrint{set, seats, set.startScore, set.target()}, words);
    paper.language = paperLanguage(language);
    paper.printed = printed;
    return paper;
}

kinds::RulePaper comparisonPaper(const perlaggen::rulebook::RuleSet& first,
                                 const perlaggen::rulebook::RuleSet& second, desk::Language language,
                                 const pdf::Moment& printed) {
    const perlaggen::rulebook::Language words = bookLanguage(language);
    kinds::RulePaper paper;
    paper.title = kBeside.in(words);
    paper.subtitle = perlaggen::rulebook::titleInWords(first, words) + " – " +
                     perlaggen::rulebook::titleInWords(second, words);
    paper.language = paperLanguage(language);
    paper.printed = printed;
    const std::vector<std::string> heads{std::string(kWhat.in(words)),
                                         perlaggen::rulebook::titleInWords(first, words),
                                         perlaggen::rulebook::titleInWords(second, words)};
    const auto all = perlaggen::rulebook::differences(first, second, words);
    kinds::Section section{"", {}, heads, {}};
    std::optional<perlaggen::rulebook::Subject> subject;
    for (const perlaggen::rulebook::Difference& each : all) {
        if (subject != each.subject)
            section.rows.push_back({std::string(
                perlaggen::rulebook::subjects()[static_cast<std::size_t>(each.subject)].title.in(words))});
        subject = each.subject;
        section.rows.push_back(
            {each.what, withSource(each.first, each.firstRests), withSource(each.second, each.secondRests)});
    }
    if (!all.empty()) paper.sections.push_back(std::move(section));
    if (all.empty()) paper.sections.push_back({"", {std::string(kAlike.in(words))}, {}, {}});
    return paper;
}

} // namespace schreiber::papers

#include "games/perlaggen/rule_page.h"

#include <optional>
#include <papers/games/perlaggen/rule_papers.h>
#include <papers/view.h>
#include <perlaggen/rulebook/compare.h>
#include <perlaggen/rulebook/set_words.h>
#include <utility>

namespace schreiber::papers {

namespace {

constexpr words::Text kRules{"Spielregeln", "Regole del gioco", "Rules of the game"};
constexpr words::Text kBeside{"Zwei Regelsätze nebeneinander", "Due regolamenti a confronto",
                              "Two rule sets side by side"};
constexpr words::Text kWhat{"Worum es geht", "Di che si tratta", "What it is about"};
constexpr words::Text kAlike{"Beide werden gleich gespielt.", "Si giocano allo stesso modo.",
                             "Both are played alike."};

std::string withSource(const std::string& said, const std::string& rests) {
    return rests.empty() ? said : said + " [" + rests + ']';
}

} // namespace

kinds::RulePaper rulesPaper(const perlaggen::rulebook::RuleSet& set, words::Language language,
                            const pdf::Moment& printed) {
    const int seats = set.isFor(4) ? 4 : set.seats.front();
    kinds::RulePaper paper;
    paper.title = kRules.in(language);
    paper.subtitle = perlaggen::rulebook::titleInWords(set, language);
    paper.sections = rulePage(RulesToPrint{set, seats, set.startScore, set.target()}, language);
    paper.language = language;
    paper.printed = printed;
    return paper;
}

kinds::RulePaper comparisonPaper(const perlaggen::rulebook::RuleSet& first,
                                 const perlaggen::rulebook::RuleSet& second, words::Language language,
                                 const pdf::Moment& printed) {
    kinds::RulePaper paper;
    paper.title = kBeside.in(language);
    paper.subtitle = perlaggen::rulebook::titleInWords(first, language) + " – " +
                     perlaggen::rulebook::titleInWords(second, language);
    paper.language = language;
    paper.printed = printed;
    const std::vector<std::string> heads{std::string(kWhat.in(language)),
                                         perlaggen::rulebook::titleInWords(first, language),
                                         perlaggen::rulebook::titleInWords(second, language)};
    const auto all = perlaggen::rulebook::differences(first, second, language);
    kinds::Section section{"", {}, heads, {}};
    std::optional<perlaggen::rulebook::Subject> subject;
    for (const perlaggen::rulebook::Difference& each : all) {
        if (subject != each.subject)
            section.rows.push_back({std::string(
                perlaggen::rulebook::subjects()[static_cast<std::size_t>(each.subject)].title.in(language))});
        subject = each.subject;
        section.rows.push_back(
            {each.what, withSource(each.first, each.firstRests), withSource(each.second, each.secondRests)});
    }
    if (!all.empty()) paper.sections.push_back(std::move(section));
    if (all.empty()) paper.sections.push_back({"", {std::string(kAlike.in(language))}, {}, {}});
    return paper;
}

} // namespace schreiber::papers

#include "games/koenigrufen/rule_page.h"

#include <koenigrufen/rulebook/catalogue.h>
#include <papers/games/koenigrufen/rule_papers.h>
#include <papers/suits.h>
#include <utility>

namespace schreiber::papers {

namespace {

namespace rulebook = koenigrufen::rulebook;

constexpr words::Text kTarockRules{"Spielregeln", "Regole del gioco", "Rules of the game"};
constexpr words::Text kTarockBeside{"Zwei Regelsätze nebeneinander", "Due regolamenti a confronto",
                                    "Two rule sets side by side"};
constexpr words::Text kAsked{"Worum es geht", "Di che si tratta", "What it is about"};
constexpr words::Text kPlayedAlike{"Beide werden gleich gespielt.", "Si giocano allo stesso modo.",
                                   "Both are played alike."};

} // namespace

kinds::RulePaper rulesPaper(const TarockRules& rules, words::Language language, const pdf::Moment& printed) {
    kinds::RulePaper paper;
    paper.title = kTarockRules.in(language);
    paper.subtitle = rules.called;
    paper.poster = of_koenigrufen::posterOf(rules.rules, true, rules.called, language);
    paper.sections = of_koenigrufen::oursOf(rules.rules, language);
    paper.suits = tarockSuits();
    paper.language = language;
    paper.printed = printed;
    return paper;
}

kinds::RulePaper comparisonPaper(const TarockRules& first, const TarockRules& second,
                                 words::Language language, const pdf::Moment& printed) {
    kinds::RulePaper paper;
    paper.title = kTarockBeside.in(language);
    paper.subtitle = first.called + " – " + second.called;
    paper.suits = tarockSuits();
    paper.language = language;
    paper.printed = printed;
    kinds::Section section{"", {}, {std::string(kAsked.in(language)), first.called, second.called}, {}};
    for (std::size_t at = 0; at < rulebook::kSwitchCount; ++at) {
        const auto which = static_cast<rulebook::Switch>(at);
        const int here = first.rules.settings()[which];
        const int there = second.rules.settings()[which];
        if (here == there) continue;
        section.rows.push_back({std::string(rulebook::questionOf(which).in(language)),
                                std::string(rulebook::meaningOf(which, here).in(language)),
                                std::string(rulebook::meaningOf(which, there).in(language))});
    }
    if (section.rows.empty()) section = {"", {std::string(kPlayedAlike.in(language))}, {}, {}};
    paper.sections.push_back(std::move(section));
    return paper;
}

} // namespace schreiber::papers

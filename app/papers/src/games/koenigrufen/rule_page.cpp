#include "game_pages.h"

#include <array>
#include <koenigrufen/rulebook/catalogue.h>
#include <string>
#include <string_view>
#include <utility>

// The rules in force at a table of Königrufen, for the wall: what games and premiums there are and what each
// is worth, how it is counted and written, and what the club has otherwise.
// A namespace of its own, as the rules of both games have things of the same names.
namespace schreiber::papers::of_koenigrufen {

namespace {

using namespace koenigrufen::rulebook;
using kinds::Section;
using words::Language;

std::string said(const words::Text& text, Language language) {
    return std::string(text.in(language));
}

std::string pointsText(int halves) {
    const int whole = halves / 2;
    if (halves % 2 == 0) return std::to_string(whole);
    return (whole == 0 ? std::string() : std::to_string(whole)) + "½";
}

// By the enumeration of talons.
constexpr std::array kTalons{words::Text{"keiner", "nessuno", "none"}, words::Text{"einer", "uno", "one"},
                             words::Text{"beide", "tutti e due", "both"},
                             words::Text{"zu den Stichen", "alle prese", "to the tricks"}};

Section gamesOf(const RuleSet& set, Language language) {
    constexpr words::Text kTitle{"Die Spiele", "I giochi", "The games"};
    constexpr std::array kHeads{words::Text{"Spiel", "Gioco", "Game"}, words::Text{"kurz", "breve", "short"},
                                words::Text{"Wert", "Valore", "Value"},
                                words::Text{"Talon", "Talon", "Talon"}};
    constexpr words::Text kLost{"{}, verloren {}", "{}, perso {}", "{}, lost {}"};
    Section section{said(kTitle, language), {}, {}, {}};
    for (const words::Text& head : kHeads) section.heads.push_back(said(head, language));
    for (const GameRules& game : set.games) {
        std::string value = pointsText(game.halves);
        if (game.halvesLost != game.halves) {
            std::string both = said(kLost, language);
            both.replace(both.find("{}"), 2, value);
            both.replace(both.find("{}"), 2, pointsText(game.halvesLost));
            value = std::move(both);
        }
        section.rows.push_back({said(titleOf(game.game), language), std::string(shortNameOf(game.game)),
                                value, said(kTalons[static_cast<std::size_t>(game.talon)], language)});
    }
    return section;
}

Section premiumsOf(const RuleSet& set, Language language) {
    constexpr words::Text kTitle{"Die Prämien", "I premi", "The premiums"};
    constexpr std::array kHeads{
        words::Text{"Prämie", "Premio", "Premium"}, words::Text{"kurz", "breve", "short"},
        words::Text{"still", "in silenzio", "silent"}, words::Text{"angesagt", "annunciato", "announced"}};
    Section section{said(kTitle, language), {}, {}, {}};
    for (const words::Text& head : kHeads) section.heads.push_back(said(head, language));
    for (const PremiumRules& premium : set.premiums) {
        const std::string times = premium.isFactor ? "× " : "";
        section.rows.push_back({said(titleOf(premium.premium), language),
                                std::string(shortNameOf(premium.premium)),
                                times + std::to_string(premium.silent),
                                premium.announced == 0 ? "–" : times + std::to_string(premium.announced)});
    }
    return section;
}

Section pointsOf(Subject subject, Language language) {
    Section section;
    for (const SubjectName& name : subjects())
        if (name.subject == subject) section.title = said(name.title, language);
    for (const RulePoint& point : catalogue())
        if (subjectOf(point.point) == subject) section.sentences.push_back(said(point.text, language));
    return section;
}

// What the club has otherwise than the source.
Section ownOf(const RuleSet& set, const tournament::Settings& settings, Language language) {
    constexpr words::Text kTitle{"Bei uns", "Da noi", "With us"};
    Section section{said(kTitle, language), {}, {}, {}};
    for (const auto& [name, value] : settings.house) {
        const auto which = readSwitch(name);
        const auto place = which ? readSwitchValue(*which, value) : std::nullopt;
        if (place && *place != set.defaults[*which])
            section.sentences.push_back(said(meaningOf(*which, *place), language));
    }
    for (std::string& sentence : tarockOptions(settings, language))
        section.sentences.push_back(std::move(sentence));
    return section;
}

std::vector<Section> rulePage(const tournament::Settings& settings, Language language) {
    const RuleSet* set = findRuleSet(settings.rules);
    if (set == nullptr) return {};
    std::vector<Section> page{gamesOf(*set, language), premiumsOf(*set, language)};
    if (Section own = ownOf(*set, settings, language); !own.sentences.empty()) page.push_back(std::move(own));
    for (const Subject subject : {Subject::Games, Subject::Trischaken, Subject::Premiums, Subject::Writing})
        page.push_back(pointsOf(subject, language));
    return page;
}

} // namespace

} // namespace schreiber::papers::of_koenigrufen

namespace schreiber::papers {

std::vector<std::string> tarockOptions(const tournament::Settings& settings, words::Language language) {
    constexpr words::Text kUndoubled{"Doppelrunden und das Spiel nach einem Mondfang zählen nicht doppelt.",
                                     "Le Doppelrunden e il gioco dopo un Mondfang non contano doppio.",
                                     "Doppelrunden and the game after a Mondfang do not count double."};
    constexpr words::Text kNoKontra{"Kontra und Retour werden gesagt und verdoppeln nicht.",
                                    "Contro e retour si dicono e non raddoppiano.",
                                    "Kontra and retour are said and do not double."};
    std::vector<std::string> sentences;
    for (const auto& [option, text] : {std::pair{"doubled", kUndoubled}, std::pair{"kontra", kNoKontra}}) {
        const auto found = settings.furtherOptions.find(option);
        if (found != settings.furtherOptions.end() && found->second == "off")
            sentences.emplace_back(text.in(language));
    }
    return sentences;
}

std::vector<kinds::Section> tarockRulePage(const tournament::Settings& settings, words::Language language) {
    return of_koenigrufen::rulePage(settings, language);
}

} // namespace schreiber::papers

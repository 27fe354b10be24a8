#include "games/koenigrufen/rule_page.h"

#include "card_pictures.h"
#include "game_pages.h"

#include <cards/drawing.h>
#include <desk/own_rules.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <koenigrufen/deal/count.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>
#include <papers/view.h>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

// The rules in force at a table of Königrufen, for the wall and for the foot of a sheet: what games and
// premiums there are and what each is worth, and what the club has otherwise.
// A namespace of its own, as the rules of both games have things of the same names.
namespace schreiber::papers::of_koenigrufen {

namespace {

using namespace koenigrufen::rulebook;
using kinds::RulePoster;
using kinds::Section;
using words::Language;

using Values = std::vector<std::pair<std::string, std::string>>;

std::string said(const words::Text& text, Language language) {
    return std::string(text.in(language));
}

template <class... Arguments>
std::string filled(const words::Text& text, Language language, const Arguments&... arguments) {
    return fmt::format(fmt::runtime(text.in(language)), arguments...);
}

void add(std::string& list, std::string_view between, const std::string& one) {
    if (!list.empty()) list += between;
    list += one;
}

std::string pointsText(int halves) {
    const int whole = halves / 2;
    if (halves % 2 == 0) return std::to_string(whole);
    return (whole == 0 ? std::string() : std::to_string(whole)) + "½";
}

std::string titleIn(Game game, Language language) {
    return said(titleOf(game), language);
}
std::string titleIn(Premium premium, Language language) {
    return said(titleOf(premium), language);
}

const std::string kTight = "\u00A0"; // a blank at which no line ends

constexpr words::Text kLost{"verloren {}", "perso {}", "lost {}"};

bool isEachForHimself(const GameRules& game) {
    return game.kind == Kind::EachForHimself;
}

std::vector<GameRules> sorted(const RuleSet& set, auto key) {
    std::vector<GameRules> games(set.games.begin(), set.games.end());
    std::ranges::stable_sort(games, {}, key);
    return games;
}

// What a game is, in a few words.
std::string inShort(const GameRules& game, Language language) {
    constexpr words::Text kEach{"jeder gegen jeden, wenig Punkte", "tutti contro tutti, pochi punti",
                                "each against all, few points"};
    constexpr words::Text kKing{"König gerufen", "re chiamato", "king called"};
    constexpr words::Text kAlone{"allein", "da solo", "alone"};
    constexpr words::Text kBird{"Vogel angesagt", "uccello annunciato", "bird announced"};
    constexpr words::Text kFifth{"Tarock sticht nicht", "il Tarock non taglia", "Tarock does not trump"};
    constexpr words::Text kOpen{"offen", "scoperto", "open"};
    constexpr std::array kTricks{words::Text{"kein Stich", "nessuna presa", "no trick"},
                                 words::Text{"genau ein Stich", "una presa esatta", "exactly one trick"}};
    constexpr std::array kTalons{words::Text{"ohne Talon", "senza talon", "no talon"},
                                 words::Text{"ein Talon", "un talon", "one talon"},
                                 words::Text{"beide Talone", "tutti e due i talon", "both talons"}};
    if (isEachForHimself(game)) return said(kEach, language);
    std::string words;
    if (game.isNegative()) {
        add(words, ", ", said(kTricks[static_cast<std::size_t>(game.tricks)], language));
        if (game.isOpen) add(words, ", ", said(kOpen, language));
        return words;
    }
    add(words, ", ", said(game.callsKing ? kKing : kAlone, language));
    if (game.isFifthSuit) add(words, ", ", said(kFifth, language));
    if (game.announcesBird) // which is what it is bid with
        add(words, ", ", said(kBird, language));
    else
        add(words, ", ", said(kTalons[static_cast<std::size_t>(game.talon)], language));
    return words;
}

RulePoster::Row rowOf(const GameRules& game, Language language) {
    constexpr words::Text kAndBird{"+ Vogel", "+ uccello", "+ bird"};
    RulePoster::Row row{titleIn(game.game, language), inShort(game, language), {pointsText(game.halves)}};
    if (game.announcesBird) row.beside = said(kAndBird, language);
    if (game.halvesLost != game.halves) row.beside = filled(kLost, language, pointsText(game.halvesLost));
    return row;
}

// The highest on top; Vorhand's own apart.
std::vector<RulePoster::Part> partsOfGames(const RuleSet& set, Language language) {
    constexpr words::Text kForehand{"Nur die Vorhand", "Solo la Vorhand", "Vorhand only"};
    constexpr words::Text kAllPass{"wenn alle weiter sagen", "se tutti passano", "if all others pass"};
    RulePoster::Part bid;
    for (const GameRules& game : sorted(set, [](const GameRules& one) { return -one.order; }))
        if (!game.isForehandOnly()) bid.rows.push_back(rowOf(game, language));
    RulePoster::Part forehand{said(kForehand, language), said(kAllPass, language), {}, {}};
    for (const GameRules& game : sorted(set, isEachForHimself))
        if (game.isForehandOnly()) forehand.rows.push_back(rowOf(game, language));
    return {bid, forehand};
}

// Which games double premiums are those without a talon.
bool isSolo(const GameRules& game) {
    return game.isPositive() && game.talon == Talon::None;
}
bool doublesInSolo(const RuleSet& set) {
    return std::ranges::all_of(set.games,
                               [](const GameRules& game) { return game.premiumFactor <= 1 || isSolo(game); });
}

RulePoster::Part partOfPremiums(const Rules& rules, Language language) {
    constexpr words::Text kTitle{"Prämien", "Premi", "Premiums"};
    constexpr words::Text kSilent{"still", "in silenzio", "silent"};
    constexpr words::Text kAnnounced{"angesagt", "annunciato", "announced"};
    constexpr words::Text kSolo{"im Solo doppelt", "doppi nei giochi solo", "double in solo games"};
    constexpr words::Text kButValat{"im Solo doppelt, der Valat nicht", "doppi nei giochi solo, non il Valat",
                                    "double in solo games, not the Valat"};
    RulePoster::Part part{
        said(kTitle, language), {}, {said(kSilent, language), said(kAnnounced, language)}, {}, 2};
    if (doublesInSolo(rules.set())) part.note = said(rules.is(SoloValat::Yes) ? kSolo : kButValat, language);
    for (const PremiumRules& premium : rules.set().premiums) {
        const std::string times = premium.isFactor ? "× " : "";
        part.rows.push_back({titleIn(premium.premium, language),
                             {},
                             {times + std::to_string(premium.silent),
                              premium.announced == 0 ? "–" : times + std::to_string(premium.announced)}});
    }
    return part;
}

bool isOff(const tournament::Settings& settings, const char* option) {
    const auto found = settings.furtherOptions.find(option);
    return found != settings.furtherOptions.end() && found->second == "off";
}

// What doubles the games that follow; nothing where nothing does.
std::string doublingOf(const RuleSet& set, Language language) {
    constexpr std::array kGames{
        words::Text{"ein Spiel nach {}", "un gioco dopo {}", "one game after {}"},
        words::Text{"zwei Spiele nach {}", "due giochi dopo {}", "two games after {}"},
        words::Text{"drei Spiele nach {}", "tre giochi dopo {}", "three games after {}"},
        words::Text{"vier Spiele nach {}", "quattro giochi dopo {}", "four games after {}"}};
    std::string words;
    const auto tell = [&](int games, const std::string& after) {
        if (games <= 0) return;
        add(words, ", ",
            games <= static_cast<int>(kGames.size())
                ? filled(kGames[static_cast<std::size_t>(games) - 1], language, after)
                : std::to_string(games) + " × " + after);
    };
    tell(set.trischakenDoubles, titleIn(Game::Trischaken, language));
    tell(set.mondfangDoubles, titleIn(Premium::Mondfang, language));
    return words;
}

constexpr words::Text kOurs{"Bei uns", "Da noi", "With us"};
constexpr words::Text kDoubled{"Doppelt", "Doppio", "Doubled"};

// At the foot of a sheet: the games by what they are worth.
std::string gamesAtFoot(const RuleSet& set, Language language) {
    constexpr words::Text kDown{", abgerundet", ", per difetto", ", rounded down"};
    constexpr words::Text kWithBird{" und sein Vogel", " e il suo uccello", " and its bird"};
    constexpr words::Text kThree{". Einer gegen drei: dreifach.", ". Uno contro tre: triplo.",
                                 ". One against three: threefold."};
    std::string words;
    const auto worth = [](const GameRules& game) {
        return std::tuple(isEachForHimself(game), game.halves, game.order);
    };
    for (const GameRules& game : sorted(set, worth)) {
        std::string one = titleIn(game.game, language) + kTight + pointsText(game.halves);
        if (game.halves % 2 != 0) one += said(kDown, language);
        if (game.announcesBird) one += said(kWithBird, language);
        if (game.halvesLost != game.halves)
            one += ", " + filled(kLost, language, pointsText(game.halvesLost));
        add(words, kTight + "· ", one);
    }
    return words + said(kThree, language);
}

std::string premiumsAtFoot(const Rules& rules, Language language) {
    constexpr words::Text kTwice{"; angesagt doppelt", "; annunciati il doppio", "; announced double"};
    constexpr words::Text kNever{" ({} nie)", " ({} mai)", " ({} never)"};
    constexpr words::Text kSolo{", im Solo noch einmal", ", nei giochi solo ancora il doppio",
                                ", in solo games double again"};
    constexpr words::Text kFactor{" {}\u00A0×\u00A0{}, angesagt\u00A0×\u00A0{}.",
                                  " {}\u00A0×\u00A0{}, annunciato\u00A0×\u00A0{}.",
                                  " {}\u00A0×\u00A0{}, announced\u00A0×\u00A0{}."};
    constexpr words::Text kFactorInSolo{
        " {}\u00A0×\u00A0{}, angesagt\u00A0×\u00A0{}, im Solo doppelt.",
        " {}\u00A0×\u00A0{}, annunciato\u00A0×\u00A0{}, doppio nei giochi solo.",
        " {}\u00A0×\u00A0{}, announced\u00A0×\u00A0{}, double in solo games."};
    std::string words;
    std::string never;
    std::string factors;
    bool isTwice = true;
    const auto& premiums = rules.set().premiums;
    for (std::size_t i = 0; i < premiums.size(); ++i) {
        const PremiumRules& one = premiums[i];
        const std::string title = titleIn(one.premium, language);
        if (one.isFactor) {
            factors += filled(rules.is(SoloValat::Yes) ? kFactorInSolo : kFactor, language, title, one.silent,
                              one.announced);
            continue;
        }
        // A value stands behind the last of those that have it.
        const bool goesOn =
            i + 1 < premiums.size() && !premiums[i + 1].isFactor && premiums[i + 1].silent == one.silent;
        add(words, ", ", goesOn ? title : title + kTight + std::to_string(one.silent));
        if (one.announced == 0) add(never, ", ", title);
        isTwice = isTwice && (one.announced == 0 || one.announced == 2 * one.silent);
    }
    if (isTwice) words += said(kTwice, language);
    if (!never.empty()) words += filled(kNever, language, never);
    if (doublesInSolo(rules.set())) words += said(kSolo, language);
    return words + '.' + factors;
}

Rules rulesOf(const RuleSet& set, const tournament::Settings& settings) {
    Rules rules(set);
    for (const auto& [name, value] : settings.house) {
        const auto which = readSwitch(name);
        if (const auto place = which ? readSwitchValue(*which, value) : std::nullopt)
            rules.set(*which, *place);
    }
    return rules;
}

} // namespace

RulePoster posterOf(const Rules& rules, bool isDoubled, const std::string& called, Language language) {
    constexpr words::Text kHigher{"Weiter oben überbietet.", "Più in alto vince l’asta.",
                                  "Higher up outbids."};
    constexpr words::Text kToWin{"Über {} Punkte gewinnen.", "Si vince con più di {} punti.",
                                 "More than {} points win."};
    constexpr words::Text kThree{"Einer gegen drei: dreifach.", "Uno contro tre: triplo.",
                                 "One against three: threefold."};
    constexpr words::Text kRest{
        "{}. Was hier nicht steht, steht im Regelbuch; bei Streit entscheidet die Leitung.",
        "{}. Ciò che qui non c’è sta nel libro delle regole; in caso di contestazione decide la direzione.",
        "{}. What is not here is in the rule book; the director decides disputes."};
    RulePoster poster;
    poster.title = said({"Königrufen", "Königrufen", "Königrufen"}, language);
    poster.lines = {said(kHigher, language), filled(kToWin, language, koenigrufen::deal::kAllPoints / 2),
                    said(kThree, language)};
    for (const cards::tarock::Card card :
         {cards::tarock::kPagat, cards::tarock::kMond, cards::tarock::kSkues}) {
        poster.pictures.push_back(
            pictureOf(cards::drawingOf(card, cards::Face::Whole), {cards::kCardWide, cards::kCardHigh}));
        poster.pictures.back().name = koenigrufen::ruling::cardInWords(card, language);
    }
    poster.parts = partsOfGames(rules.set(), language);
    poster.parts.push_back(partOfPremiums(rules, language));
    if (const std::string doubling = doublingOf(rules.set(), language); isDoubled && !doubling.empty())
        poster.sentence = said(kDoubled, language) + ": " + doubling + ".";
    poster.foot = filled(kRest, language, called);
    return poster;
}

std::vector<Section> oursOf(const Rules& rules, Language language) {
    Section section{said(kOurs, language), {}, {}, {}};
    for (std::size_t i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        if (rules.settings()[which] != rules.set().defaults[which])
            section.sentences.push_back(said(meaningOf(which, rules.settings()[which]), language));
    }
    if (section.sentences.empty()) return {};
    return {std::move(section)};
}

} // namespace schreiber::papers::of_koenigrufen

namespace schreiber::papers {

std::vector<std::string> tarockOptions(const tournament::Settings& settings, words::Language language) {
    constexpr words::Text kUndoubled{"Doppelrunden und das Spiel nach einem Mondfang zählen nicht doppelt.",
                                     "Le Doppelrunden e il gioco dopo un Mondfang non contano doppio.",
                                     "Doppelrunden and the game after a Mondfang do not count double."};
    constexpr words::Text kNoKontra{"Kontra und Retour werden gesagt und verdoppeln nicht.",
                                    "Kontra e retour si dicono e non raddoppiano.",
                                    "Kontra and retour are said and do not double."};
    std::vector<std::string> sentences;
    for (const auto& [option, text] : {std::pair{"doubled", kUndoubled}, std::pair{"kontra", kNoKontra}})
        if (of_koenigrufen::isOff(settings, option)) sentences.emplace_back(text.in(language));
    return sentences;
}

TarockPages tarockPages(const tournament::Settings& settings, words::Language language) {
    using namespace of_koenigrufen;
    constexpr words::Text kGames{"Spiele", "Giochi", "Games"};
    constexpr words::Text kPremiums{"Prämien", "Premi", "Premiums"};
    const RuleSet* set = findRuleSet(settings.rules);
    if (set == nullptr) return {};
    const Rules rules = rulesOf(*set, settings);
    const bool isDoubled = !isOff(settings, "doubled");
    TarockPages pages;
    pages.poster = posterOf(rules, isDoubled, rulesTitle(settings, language), language);
    pages.ours = oursOf(rules, language);
    if (std::vector<std::string> options = tarockOptions(settings, language); !options.empty()) {
        if (pages.ours.empty()) pages.ours.push_back({said(kOurs, language), {}, {}, {}});
        std::vector<std::string>& sentences = pages.ours.front().sentences;
        sentences.insert(sentences.end(), options.begin(), options.end());
    }
    pages.values = {{said(kGames, language), gamesAtFoot(*set, language)},
                    {said(kPremiums, language), premiumsAtFoot(rules, language)}};
    if (isDoubled)
        if (const std::string doubling = doublingOf(*set, language); !doubling.empty())
            pages.values.emplace_back(said(kDoubled, language), doubling + '.');
    return pages;
}

} // namespace schreiber::papers

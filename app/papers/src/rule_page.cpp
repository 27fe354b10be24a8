#include "rule_page.h"

#include <rulebook/rule_set.h>
#include <rulebook/signals.h>
#include <rulebook/switch_texts.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace schreiber::papers {

namespace {

using kinds::Section;
using rulebook::Language;
using rulebook::Words;

constexpr Words kPerlaggen{"Perlaggen, die stärksten zuerst", "Perlaggen, i più forti per primi",
                           "Perlaggen, the strongest first"};
constexpr Words kTrump{"Trumpf {}", "briscola {}", "trump {}"};
constexpr Words kGame{"Ein Spiel geht zu {} Punkten.", "Una partita va ai {} punti.",
                      "A game is played to {} points."};
constexpr Words kDown{"Ein Spiel geht von {} abwärts bis {}.", "Una partita scende da {} a {}.",
                      "A game counts down from {} to {}."};
constexpr Words kPack{"Gespielt wird mit {} Karten.", "Si gioca con {} carte.", "Played with {} cards."};
constexpr Words kAgreed{"Vereinbart", "Accordi", "Agreed"};
constexpr Words kOpen{"noch nicht vereinbart", "non ancora concordato", "not agreed yet"};
constexpr Words kQuestion{"Frage", "Domanda", "Question"};
constexpr Words kAnswer{"So spielen wir", "Così giochiamo", "How we play"};
constexpr Words kSignals{"Deuten", "Segni", "Signals"};
constexpr Words kMeaning{"Karte", "Carta", "Card"};
constexpr Words kSign{"Zeichen", "Segno", "Sign"};
constexpr Words kNoSignals{"Hier spielt jeder für sich: gedeutet und gesprochen wird nicht.",
                           "Qui ognuno gioca per sé: niente segni né parole.",
                           "Each plays alone here: no signals and no talk."};
constexpr Words kAgreeFirst{
    "Diese Zeichen sind in der Gegend üblich; sie binden niemanden. Partner verabreden ihre eigenen vor dem "
    "Spiel. Karten zeigen ist nicht erlaubt, falsch deuten schon.",
    "Questi segni sono usuali nella zona e non obbligano nessuno. I compagni si accordano prima della "
    "partita. "
    "Non è permesso mostrare le carte, fare segni falsi sì.",
    "These signals are common in the area and bind nobody. Partners agree on their own before the game. "
    "Showing cards is not allowed, false signals are."};

constexpr std::array kSuits{Words{"Eichel", "ghiande", "acorns"}, Words{"Laub", "foglie", "leaves"},
                            Words{"Herz", "cuori", "hearts"}, Words{"Schell", "sonagli", "bells"}};
constexpr std::array kRanks{
    Words{"6", "6", "6"},          Words{"7", "7", "7"},         Words{"8", "8", "8"},
    Words{"9", "9", "9"},          Words{"10", "10", "10"},      Words{"Unter", "Unter", "Unter"},
    Words{"Ober", "Ober", "Ober"}, Words{"König", "re", "King"}, Words{"Ass", "asso", "Ace"}};

std::string suitName(cards::Suit suit, Language language) {
    return std::string(kSuits.at(static_cast<std::size_t>(suit)).in(language));
}

std::string cardName(cards::Card card, Language language) {
    if (card == cards::kWeli) return "Weli";
    const std::string name = fmt::format("{} {}", suitName(card.suit(), language),
                                         kRanks.at(static_cast<std::size_t>(card.rank())).in(language));
    return card == cards::kMartl ? name + " (Martl)" : name;
}

std::string filled(const Words& words, Language language, int a, int b = 0) {
    return fmt::format(fmt::runtime(words.in(language)), a, b);
}

Section perlaggen(const rulebook::RuleSet& set, Language language) {
    Section section{std::string(kPerlaggen.in(language)), {}, {""}, {}};
    std::size_t most = 0;
    std::vector<rulebook::PerlaggOrder> orders;
    for (const cards::Suit trump : set.trumps) {
        section.heads.push_back(fmt::format(fmt::runtime(kTrump.in(language)), suitName(trump, language)));
        orders.emplace_back(set.perlaggen, trump);
        most = std::max(most, orders.back().cards().size());
    }
    for (std::size_t place = 0; place < most; ++place) {
        std::vector<std::string> row{std::to_string(place + 1)};
        for (const rulebook::PerlaggOrder& order : orders)
            row.push_back(place < order.cards().size() ? cardName(order.cards()[place], language) : "–");
        section.rows.push_back(std::move(row));
    }
    return section;
}

// The set with what the club has agreed; house rules that cannot be are not in a tournament.
const rulebook::RuleSet* bookSet(const tournament::Settings& settings) {
    return rulebook::findRuleSet(settings.rules);
}

rulebook::RuleSet agreed(const rulebook::RuleSet& set, const tournament::Settings& settings) {
    std::vector<rulebook::HouseRule> house;
    for (const auto& [name, value] : settings.house) house.push_back({name, value});
    const auto with = rulebook::withHouse(set, house);
    return with ? *with : set;
}

Section switches(const rulebook::RuleSet& set, Language language) {
    Section section{std::string(kAgreed.in(language)),
                    {},
                    {std::string(kQuestion.in(language)), std::string(kAnswer.in(language))},
                    {}};
    for (int i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<rulebook::Switch>(i);
        const rulebook::Setting& setting = set.switches[which];
        if (!setting.relevant) continue;
        const auto values = rulebook::valuesOf(which);
        std::string answer(kOpen.in(language));
        if (!setting.open()) {
            const std::string_view value = values[static_cast<std::size_t>(setting.value)];
            const std::string_view said = rulebook::textOf(which, value).in(language);
            answer = said.empty() ? value : said;
        }
        section.rows.push_back({std::string(rulebook::textOf(which).in(language)), answer});
    }
    return section;
}

} // namespace

std::vector<Section> rulePage(const tournament::Settings& settings, Language language) {
    const rulebook::RuleSet* book = bookSet(settings);
    if (!book) return {};
    const rulebook::RuleSet set = agreed(*book, settings);
    Section game;
    game.sentences = {settings.countsDown() ? filled(kDown, language, settings.start, settings.target)
                                            : filled(kGame, language, settings.target),
                      filled(kPack, language, set.pack == cards::Pack::Cards33 ? 33 : 32)};
    return {game, perlaggen(set, language), switches(set, language)};
}

std::vector<Section> signalPage(const tournament::Settings& settings, Language language) {
    const rulebook::RuleSet* book = bookSet(settings);
    if (!book) return {};
    Section signs{std::string(kSignals.in(language)),
                  {},
                  {std::string(kMeaning.in(language)), std::string(kSign.in(language))},
                  {}};
    for (const rulebook::Signal& signal : rulebook::signalsOf(book->id))
        signs.rows.push_back(
            {std::string(signal.meaning.in(language)), std::string(signal.sign.in(language))});
    signs.sentences.emplace_back(signs.rows.empty() ? kNoSignals.in(language) : kAgreeFirst.in(language));
    return {perlaggen(agreed(*book, settings), language), signs};
}

} // namespace schreiber::papers

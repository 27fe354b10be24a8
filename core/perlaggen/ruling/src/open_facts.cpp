#include "name_words.h"
#include "result_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <perlaggen/rulebook/switch_texts.h>
#include <perlaggen/ruling/open_facts.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::How, deal::OpenFact, deal::Untold;

namespace {

constexpr std::array<std::string_view, 5> kOpenKeys{"team", "size", "declared", "bet", "order"};

// "Gleich geboten, dann Hanger gut gelassen": by first bets, what was given without one where it was given.
std::string orderInWords(const std::vector<deal::Fact>& figures, words::Language language) {
    constexpr words::Text bet{"{} geboten", "{} offerto", "{} bet"};
    constexpr words::Text given{"{} gut gelassen", "{} lasciato buono", "{} given"};
    std::vector<std::pair<deal::Moment, std::string>> told;
    for (const deal::Fact& fact : figures) {
        const bool unbet = !fact.settled.bet.value_or(true);
        if (const auto when = unbet ? fact.givenAt : fact.betAt ? fact.betAt : fact.givenAt)
            told.emplace_back(
                *when, words::say(language, unbet ? given : bet, figureName(fact.settled.figure, language)));
    }
    std::ranges::stable_sort(told, {}, &std::pair<deal::Moment, std::string>::first);
    std::string all;
    for (const auto& [when, one] : told)
        all += (all.empty() ? "" : words::say(language, {", dann ", ", poi ", ", then "})) + one;
    return all;
}

} // namespace

std::string keyOf(const OpenFact& fact) {
    return fmt::format("{}.{}", nameOf(fact.figure), kOpenKeys[static_cast<std::size_t>(fact.what)]);
}

std::string needInWords(const OpenFact& fact, words::Language language) {
    // in the order of the enumeration
    constexpr std::array<words::Text, 5> kNeeds{
        {{"wer {} macht", "chi fa {}", "who makes {}"},
         {"wie viele Karten {} hat", "quante carte ha {}", "how many cards {} has"},
         {"ob {} angesagt und erlaubt wurde", "se {} è stato annunciato e permesso",
          "whether {} was asked for and allowed"},
         {"ob {} geboten war oder ohne Gebot gut gelassen wurde",
          "se {} era stato offerto o è stato lasciato buono senza offerta",
          "whether {} had been bet or was conceded without a bet"},
         {"wann {} zum ersten Mal geboten wurde, vor oder nach den anderen",
          "quando {} è stato offerto la prima volta, prima o dopo gli altri",
          "when {} was first bet, before or after the others"}}};
    const auto name = fact.what == Untold::Maker ? objectFigure : theFigure;
    return words::say(language, kNeeds[static_cast<std::size_t>(fact.what)], name(fact.figure, language));
}

std::string needInWords(std::string_view key, words::Language language) {
    for (const deal::Figure figure : deal::kFigures)
        for (std::size_t what = 0; what < kOpenKeys.size(); ++what) {
            const OpenFact fact{.what = static_cast<Untold>(what), .figure = figure, .needed = 0, .ways = {}};
            if (keyOf(fact) == key) return needInWords(fact, language);
        }
    return {};
}

std::string needInWords(rulebook::Switch which, words::Language language) {
    std::string text(rulebook::textOf(which).in(language));
    return words::say(language,
                      {"die Hausregel {}: {}", "la regola della casa {}: {}", "the house rule {}: {}"},
                      rulebook::nameOf(which), text);
}

std::string wayInWords(const OpenFact& fact, const OpenFact::Way& way, words::Language language) {
    const auto told = std::ranges::find(way.figures, fact.figure, &deal::Fact::figure);
    const std::string the = capital(theFigure(fact.figure, language));
    switch (fact.what) {
    case Untold::Maker:
        break; // by the name of the side
    case Untold::Size:
        return words::say(language, {"{} hat {} Karten", "{} ha {} carte", "{} has {} cards"}, the,
                          told->size.value_or(0));
    case Untold::Declared:
        return words::say(
            language,
            told->settled.how == How::Declared
                ? words::Text{"{} wurde angesagt und erlaubt", "{} è stato annunciato e permesso",
                              "{} was asked for and allowed"}
                : words::Text{"{} wurde nicht angesagt", "{} non è stato annunciato", "{} was not asked for"},
            the);
    case Untold::Bet:
        return words::say(
            language,
            told->settled.bet.value_or(true)
                ? words::Text{"{} war geboten", "{} era stato offerto", "{} had been bet"}
                : words::Text{"{} war nicht geboten", "{} non era stato offerto", "{} had not been bet"},
            the);
    case Untold::Order:
        return orderInWords(way.figures, language);
    }
    return {};
}

} // namespace schreiber::perlaggen::ruling

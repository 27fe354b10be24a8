#include <fmt/format.h>

#include <array>
#include <perlaggen/rulebook/card_words.h>
#include <string_view>

namespace schreiber::perlaggen::rulebook {

std::string suitName(cards::Suit suit, words::Language language) {
    constexpr std::array<words::Text, 4> kSuits{{{"Eichel", "Eichel", "acorns"},
                                                 {"Laub", "Laub", "leaves"},
                                                 {"Herz", "Herz", "hearts"},
                                                 {"Schell", "Schell", "bells"}}};
    return std::string(kSuits[static_cast<std::size_t>(suit)].in(language));
}

std::string rankName(cards::Rank rank, words::Language language) {
    constexpr std::array<words::Text, cards::kRankCount> kRanks{{{"Sechser", "sei", "Six"},
                                                                 {"Siebener", "sette", "Seven"},
                                                                 {"Achter", "otto", "Eight"},
                                                                 {"Neuner", "nove", "Nine"},
                                                                 {"Zehner", "dieci", "Ten"},
                                                                 {"Unter", "Unter", "Unter"},
                                                                 {"Ober", "Ober", "Ober"},
                                                                 {"König", "re", "King"},
                                                                 {"Ass", "asso", "Ace"}}};
    return std::string(kRanks[static_cast<std::size_t>(rank)].in(language));
}

std::string cardName(cards::Card card, words::Language language) {
    if (card == cards::kWeli) return "Weli";
    constexpr words::Text name{"{0}-{1}", "{1} di {0}", "{1} of {0}"};
    return fmt::format(fmt::runtime(name.in(language)), suitName(card.suit(), language),
                       rankName(card.rank(), language));
}

std::string cardName(const cards::PlayedCard& card, words::Language language) {
    if (!card.as) return cardName(card.card, language);
    const std::string own = card.card == cards::kMartl ? "Martl" : cardName(card.card, language);
    constexpr words::Text as{"{} als {}", "{} come {}", "{} as {}"};
    return fmt::format(fmt::runtime(as.in(language)), own, cardName(*card.as, language));
}

std::string theCard(const cards::PlayedCard& card, words::Language language) {
    const std::string name = cardName(card, language);
    if (language == words::Language::German) return name;
    if (language == words::Language::English) return "the " + name;
    const bool vowel = std::string_view("aouAOU").find(name.front()) != std::string_view::npos;
    return (vowel ? "l'" : "il ") + name;
}

namespace {

std::string listed(const std::vector<std::string>& names, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? last : std::string_view(", ");
        text += names[i];
    }
    return text;
}

} // namespace

std::string joinedNames(const std::vector<std::string>& names, words::Language language) {
    constexpr words::Text last{" und ", " e ", " and "};
    return listed(names, last.in(language));
}

namespace {

std::vector<std::string> namesOf(cards::CardSet cards, words::Language language) {
    std::vector<std::string> names;
    for (const cards::Card card : cards) names.push_back(cardName(card, language));
    return names;
}

template <class Cards>
std::string theNames(const Cards& cards, words::Language language) {
    std::vector<std::string> names;
    for (const auto& card : cards) names.push_back(theCard(cards::PlayedCard{card}, language));
    return joinedNames(names, language);
}

} // namespace

std::string cardNames(cards::CardSet cards, words::Language language) {
    return joinedNames(namesOf(cards, language), language);
}
std::string anyCardOf(cards::CardSet cards, words::Language language) {
    constexpr words::Text last{" oder ", " o ", " or "};
    return listed(namesOf(cards, language), last.in(language));
}
std::string theCards(cards::CardSet cards, words::Language language) {
    return theNames(cards, language);
}
std::string theCards(std::span<const cards::Card> cards, words::Language language) {
    return theNames(cards, language);
}
std::string theCards(std::span<const cards::PlayedCard> cards, words::Language language) {
    return theNames(cards, language);
}

} // namespace schreiber::perlaggen::rulebook

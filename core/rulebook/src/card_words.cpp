#include <rulebook/card_words.h>

#include <fmt/format.h>

#include <array>

namespace schreiber::rulebook {

std::string suitName(cards::Suit suit, Language language) {
    constexpr std::array<Words, 4> kSuits{{{"Eichel", "Eichel", "acorns"},
                                           {"Laub", "Laub", "leaves"},
                                           {"Herz", "Herz", "hearts"},
                                           {"Schell", "Schell", "bells"}}};
    return std::string(kSuits[static_cast<std::size_t>(suit)].in(language));
}

std::string rankName(cards::Rank rank, Language language) {
    constexpr std::array<Words, cards::kRankCount> kRanks{{{"Sechser", "sei", "Six"},
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

std::string cardName(cards::Card card, Language language) {
    if (card == cards::kWeli) return "Weli";
    constexpr Words name{"{0}-{1}", "{1} di {0}", "{1} of {0}"};
    return fmt::format(fmt::runtime(name.in(language)), suitName(card.suit(), language),
                       rankName(card.rank(), language));
}

} // namespace schreiber::rulebook

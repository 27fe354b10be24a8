#include "figure_words.h"

#include "name_words.h"

#include <array>
#include <perlaggen/rulebook/card_words.h>
#include <string_view>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using cards::Rank;
using words::say;

namespace {

constexpr std::array<words::Text, cards::kRankCount> kSeveral{{{"Sechser", "sei", "Sixes"},
                                                               {"Siebener", "sette", "Sevens"},
                                                               {"Achter", "otto", "Eights"},
                                                               {"Neuner", "nove", "Nines"},
                                                               {"Zehner", "dieci", "Tens"},
                                                               {"Unter", "Unter", "Unters"},
                                                               {"Ober", "Ober", "Obers"},
                                                               {"Könige", "re", "Kings"},
                                                               {"Asse", "assi", "Aces"}}};

// Italian: "dal re", "dall'asso", with what is before a vowel and what is not.
std::string bound(Rank rank, std::string_view vowel, std::string_view other, words::Language language) {
    const std::string name = rulebook::rankName(rank, language);
    if (language != words::Language::Italian) return name;
    const bool open = std::string_view("aouAOU").find(name.front()) != std::string_view::npos;
    return std::string(open ? vowel : other) + name;
}

} // namespace

std::string gleichCards(const FigureKind& kind, words::Language language) {
    return numberName(kind.size, language) + ' ' +
           say(language, kSeveral[static_cast<std::size_t>(kind.rank)]);
}

std::string aGleich(Rank rank, words::Language language) {
    return say(language, {"ein Gleich, lauter {}", "un Gleich di {}", "a Gleich of {}"},
               kSeveral[static_cast<std::size_t>(rank)].in(language));
}

std::string aHanger(Rank top, words::Language language) {
    return say(language, {"einen Hanger vom {} abwärts", "un Hanger {} in giù", "a Hanger from the {} down"},
               bound(top, "dall'", "dal ", language));
}

std::string hangerCards(const FigureKind& kind, words::Language language) {
    return say(language, {"{} Karten vom {} abwärts", "{} carte {} in giù", "{} cards down from the {}"},
               numberName(kind.size, language), bound(kind.rank, "dall'", "dal ", language));
}

std::string wholeHanger(const FigureKind& kind, words::Language language) {
    return say(language, {"einen Hanger mit {}", "un Hanger di {}", "a Hanger of {}"},
               hangerCards(kind, language));
}

std::string whyBetter(const FigureKind& better, const FigureKind& other, words::Language language) {
    if (better.size != other.size)
        return say(language,
                   {"{} Karten gehen vor {}, wie hoch sie auch sind.",
                    "{} carte vanno prima di {}, per quanto alte siano.",
                    "{} cards go before {}, however high they are."},
                   capital(numberName(better.size, language)), numberName(other.size, language));
    if (better.rank != other.rank)
        return say(language,
                   {"Bei gleich vielen Karten zählt die Höhe: {} geht vor {}.",
                    "Con lo stesso numero di carte conta l'altezza: {} va prima {}.",
                    "With as many cards the height counts: {} goes before {}."},
                   bound(better.rank, "l'", "il ", language), bound(other.rank, "dell'", "del ", language));
    return say(language, {"Gleich lang und gleich hoch; der in Trumpf geht vor.",
                          "Pari per lunghezza e altezza; quello di briscola va prima.",
                          "Equally long and high; the one in trumps goes before."});
}

} // namespace schreiber::perlaggen::ruling

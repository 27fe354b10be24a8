#pragma once

#include <cards/card.h>

#include <string>
#include <words/language.h>

// A Gleich or a Hanger as a sentence has it.
namespace schreiber::perlaggen::ruling {

// How many cards, and its rank; of a Hanger the highest.
struct FigureKind {
    int size = 0;
    cards::Rank rank{};

    friend bool operator==(const FigureKind&, const FigureKind&) = default;
};

// "drei Könige".
std::string gleichCards(const FigureKind& kind, words::Language language);
// "drei Karten vom König abwärts".
std::string hangerCards(const FigureKind& kind, words::Language language);
// "einen Hanger mit drei Karten vom König abwärts".
std::string wholeHanger(const FigureKind& kind, words::Language language);

// The same where how many is not told: "ein Gleich, lauter Könige", "einen Hanger vom König abwärts".
std::string aGleich(cards::Rank rank, words::Language language);
std::string aHanger(cards::Rank top, words::Language language);

// Why of two that are not the same the one goes before the other.
std::string whyBetter(const FigureKind& better, const FigureKind& other, words::Language language);

} // namespace schreiber::perlaggen::ruling

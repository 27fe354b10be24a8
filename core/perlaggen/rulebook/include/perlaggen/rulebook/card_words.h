#pragma once

#include <cards/card.h>
#include <cards/card_set.h>

#include <span>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// As people say them: `Laub`, `Siebener`, `Laub-Siebener`, `Weli`.
std::string suitName(cards::Suit suit, words::Language language);
std::string rankName(cards::Rank rank, words::Language language);
std::string cardName(cards::Card card, words::Language language);
// As it lies on the table: `Schell-Siebener als Laub-Ass`, `Martl als Laub-Ass`.
std::string cardName(const cards::PlayedCard& card, words::Language language);

// In a sentence: with its article in Italian and English, without one in German, as players say it there.
std::string theCard(const cards::PlayedCard& card, words::Language language);

// `Anna, Carla und Emil`.
std::string joinedNames(const std::vector<std::string>& names, words::Language language);
std::string cardNames(cards::CardSet cards, words::Language language);
// One or the other of them.
std::string anyCardOf(cards::CardSet cards, words::Language language);
std::string theCards(cards::CardSet cards, words::Language language);
std::string theCards(std::span<const cards::Card> cards, words::Language language);
std::string theCards(std::span<const cards::PlayedCard> cards, words::Language language);

} // namespace schreiber::perlaggen::rulebook

#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <rulebook/words.h>

#include <string>

// Cards as people say them: "Laub-Ass", "Schell-Siebener als Laub-Ass".
namespace schreiber::ruling {

std::string suitName(cards::Suit suit, rulebook::Language language);
std::string rankName(cards::Rank rank, rulebook::Language language);
std::string cardName(cards::Card card, rulebook::Language language);
std::string cardName(const cards::PlayedCard& card, rulebook::Language language);

// As a record has them, with a blank between: `LA L8`.
std::string cardList(cards::CardSet cards);

} // namespace schreiber::ruling

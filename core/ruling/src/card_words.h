#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <rulebook/card_words.h>

#include <string>

// Cards as people say them: "Laub-Ass", "Schell-Siebener als Laub-Ass".
namespace schreiber::ruling {

using rulebook::cardName, rulebook::rankName, rulebook::suitName;
std::string cardName(const cards::PlayedCard& card, rulebook::Language language);

// As a record has them, with a blank between: `LA L8`.
std::string cardList(cards::CardSet cards);

} // namespace schreiber::ruling

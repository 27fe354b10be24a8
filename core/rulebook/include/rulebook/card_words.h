#pragma once

#include <cards/card.h>
#include <rulebook/words.h>

#include <string>

namespace schreiber::rulebook {

// As people say them: `Laub`, `Siebener`, `Laub-Siebener`, `Weli`.
std::string suitName(cards::Suit suit, Language language);
std::string rankName(cards::Rank rank, Language language);
std::string cardName(cards::Card card, Language language);

} // namespace schreiber::rulebook

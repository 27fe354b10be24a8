#pragma once

#include <koenigrufen/deal/event.h>
#include <string>
#include <string_view>
#include <words/language.h>

// What happened, as people at a table say it.
namespace schreiber::koenigrufen::ruling {

std::string cardInWords(deal::Card card, words::Language language);
// `Herz-König, XVI`
std::string cardsInWords(deal::CardSet cards, words::Language language);
std::string gameInWords(rulebook::Game game);
std::string premiumInWords(rulebook::Premium premium);

// `Anna sagt „Piccolo bei“.`
std::string eventInWords(const deal::Action& action, std::string_view who, words::Language language);

} // namespace schreiber::koenigrufen::ruling

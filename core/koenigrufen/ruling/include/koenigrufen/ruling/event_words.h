#pragma once

#include <cstdint>
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

// `Kontra und Retour`: a chain by its steps, as far as people have a word for them.
std::string stepsInWords(int steps, words::Language language);
// By how much a Valat and the doublings before it multiply what the items count a head; empty where nothing
// does.
std::string timesInWords(std::int64_t valat, std::int64_t factor, words::Language language);

// `Anna sagt „Piccolo bei“.`
std::string eventInWords(const deal::Action& action, std::string_view who, words::Language language);

} // namespace schreiber::koenigrufen::ruling

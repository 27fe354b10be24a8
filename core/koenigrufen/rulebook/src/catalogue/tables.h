#pragma once

#include <koenigrufen/rulebook/catalogue.h>
#include <span>

// The catalogue's tables, in the order of the points.
namespace schreiber::koenigrufen::rulebook::tables {

std::span<const RulePoint> cardsAndTable();
std::span<const RulePoint> deal();
std::span<const RulePoint> auction();
std::span<const RulePoint> kingAndTalon();
std::span<const RulePoint> wordsBeforePlay();
std::span<const RulePoint> play();
std::span<const RulePoint> gamesAndTrischaken();
std::span<const RulePoint> premiums();
std::span<const RulePoint> writing();

} // namespace schreiber::koenigrufen::rulebook::tables

#pragma once

#include "asked_case.h"

#include <koenigrufen/deal/auction.h>
#include <utility>
#include <vector>

// What was said at the table: as it is typed, as an event, and as it is said again.
namespace schreiber::koenigrufen::line::asked {

// What stands between commas.
std::vector<std::string> wordsBetween(std::string_view text);

// A word of the auction, with or without `bid`: `weiter`, `ar uhu`, `piccolo bei`.
std::optional<deal::Action> auctionWordIn(std::string_view text);
// A word before play, with who says it first, by seat, number or name: `B gut`, `2 kontra uhu`, `Anna pagat`.
std::optional<deal::Event> wordOf(const Here& here, std::string_view text);
std::optional<deal::Irregularity> irregularityIn(std::string_view name);

// `Piccolo bei`; `Kontra auf Uhu geben`.
std::string wordInWords(const deal::Action& word, Language language);
std::string announcingInWords(const deal::Action& word, Language language);
// The point that lets it be said.
PointName allowedAnnouncing(const deal::Action& word);
// What it makes of the value of the game or premium.
std::string worthInWords(const Here& here, rulebook::Game game, const deal::Action& word);

// Who can play along, as the field has it, none for the one who plays alone.
std::vector<std::pair<std::string, std::optional<int>>> partnersIn(const Here& here, int by);

} // namespace schreiber::koenigrufen::line::asked

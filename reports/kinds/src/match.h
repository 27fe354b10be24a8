#pragma once

#include <kinds/view.h>
#include <tournament/model.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

// A match as a list shows it.
namespace schreiber::kinds {

struct MatchLine {
    std::vector<std::string> score; // a number a side: of the one game, or the games won; empty while none is
    std::vector<std::vector<int>> games;        // the score of each written game, where a match has several
    std::optional<std::size_t> winner;          // side; none while unfinished or level
    std::vector<int> onPoints;                  // of each side, where games were level and these decided
    std::optional<tournament::Decider> decider; // the extra game that decided a level match
    tournament::SheetState state = tournament::SheetState::Missing; // of its sheets together
    tournament::Ending ending = tournament::Ending::Played;         // of the last written game
};

MatchLine matchLine(const View& view, const tournament::Table& table);

// Entered or confirmed.
bool isSettled(tournament::SheetState state);

// Somebody has written on it, a line or a result.
bool isBegun(const tournament::Sheet& sheet);

// Of those that are dropped, say (tournament::droppedTables, asked once a round).
bool isAmong(const std::vector<int>& tables, const tournament::Table& table);

// "auf Zeit"; empty where it was played to its end.
std::string endingText(const MatchLine& match, words::Language language);

// "Entscheidungsspiel fehlt noch"; empty where none does.
std::string lackText(const View& view, const tournament::Round& round, const tournament::Table& table);

// "18 : 11 ◀": the arrow points to the side that won; under it the single games where there were several, and
// the points or the extra game that decided.
std::vector<std::string> scoreLines(const MatchLine& match, words::Language language);

// What bold names and the arrow beside the score of two say.
std::string wonNote(words::Language language);

// "Entscheidungsspiel 18:11"; empty where there was none.
std::string deciderText(const MatchLine& match, words::Language language);

} // namespace schreiber::kinds

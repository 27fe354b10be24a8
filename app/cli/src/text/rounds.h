#pragma once

#include "session.h"

#include <desk/receipt.h>

#include <string>
#include <vector>

namespace schreiber::cli {

// With a true minus.
std::string numberText(int points);

// "18:11", or a dash while nothing is written.
std::string scoreText(const std::vector<int>& score);

// "zu 18", or where a game counts down "von 9 auf 0".
std::string targetText(const Session& session, int start, int target);

// A round as people read it: a row a table, who sits out, how good the draw is.
void printRound(const Session& session, const desk::Evening& evening, const tournament::Round& round);

// What a draw came to: the round drawn, as text or JSON. Of a dry run only what would be done.
int tellDrawn(const Session& session, const desk::Evening& evening,
              const desk::Outcome<desk::Receipt>& receipt);

} // namespace schreiber::cli

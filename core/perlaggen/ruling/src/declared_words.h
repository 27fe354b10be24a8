#pragma once

#include <perlaggen/deal/state.h>
#include <perlaggen/ruling/account.h>
#include <string>
#include <vector>
#include <words/language.h>

// *Ist dritzig erlaubt?* in words: what an answer brings, and which of the figures told goes out.
namespace schreiber::perlaggen::ruling {

// Both sides have told a figure, so that they can be compared.
bool bothTold(const deal::Declaration& declaration);

// Of what both sides told: whose is which, and why the one goes out, or that they are equal.
std::vector<std::string> comparedFigures(const Replay& replay, words::Language language);

// What an answer to the question, or kind and height of a figure, brings; empty for any other event.
std::string whyAnswered(const Replay& replay, int event, words::Language language);

// pagat The Endgame, imst-2015 § 25: asked in order from the dealer's left. Who answers with a figure of his
// own that he should have asked for before: it costs nothing, and is told.
void askedOutOfOrder(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language);

} // namespace schreiber::perlaggen::ruling

#pragma once

#include <string>
#include <words/language.h>

namespace schreiber::desk {

class Evening;

// The results as one HTML file for a club's web page: winner and prizes, ranking, groups, every round. No
// script, nothing loaded from elsewhere; prints well. No year of birth, sex or payment; while the club hides
// the ranking it is not on it. Of a file that was altered behind the program's back it says so.
std::string resultsPage(const Evening& evening, words::Language language, bool altered);

} // namespace schreiber::desk

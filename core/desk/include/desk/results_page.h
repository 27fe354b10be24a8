#pragma once

#include <string>
#include <words/language.h>

namespace schreiber::desk {

class Evening;

// The results as one HTML file for a club's web page, a phone's width first: winner, ranking with everybody's
// own rounds, course, tree, prizes, groups, every round. Nothing is loaded from elsewhere, and without its
// script it says all the same; that finds names. No year of birth, sex or payment; while the club hides the
// ranking nothing of it is on the page. Of a file that was altered behind the program's back it says so.
std::string resultsPage(const Evening& evening, words::Language language, bool altered);

} // namespace schreiber::desk

#pragma once

#include <string>
#include <string_view>
#include <vector>

// How well words answer a question, for the searches of the rule books. All words are folded (fold.h).
namespace schreiber::words::search {

bool isNumber(std::string_view word);

// The words of a question; more than a few only cost time.
std::vector<std::string> askedWords(std::string_view words);

// The best answer to one word of the question, from 0 to 1.
double best(const std::vector<std::string>& words, std::string_view asked);

// Whether the words say this one, by itself or in another ending.
bool says(const std::vector<std::string>& words, std::string_view asked);

// How much of a title the question says, from 0 to 1: of titles that have all its words the shortest is
// meant.
double share(const std::vector<std::string>& title, const std::vector<std::string>& asked);

// A word that few have says more about what is meant than one that many have: of the hits of each.
double weightOf(const std::vector<double>& hits);

// The places of what is worth showing, the best first: what comes near the best, and what says every word.
std::vector<std::size_t> worthShowing(const std::vector<double>& scores, const std::vector<bool>& saysAll);

inline constexpr double kShare = 0.5;  // what a title that is wholly said adds
inline constexpr double kByName = 100; // asked for by its own name

} // namespace schreiber::words::search

#pragma once

#include <cards/notation.h>

#include <perlaggen/figures/figures.h>
#include <sstream>
#include <string>
#include <vector>

// "HA HO *S7 LK=L9": cards as a test writes them; a star marks a free Perlagg.
inline std::vector<schreiber::perlaggen::figures::HeldCard> hand(const std::string& text) {
    std::vector<schreiber::perlaggen::figures::HeldCard> held;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const bool free = word.front() == '*';
        held.push_back({schreiber::cards::readPlayedCard(word.substr(free ? 1 : 0)).value(), free});
    }
    return held;
}

#pragma once

#include <map>
#include <string>
#include <vector>

namespace schreiber::store {

// Rulings looked for. What is empty does not narrow the search; words are folded here (searchWords), and each
// finds what begins with it.
struct RulingSearch {
    std::string words = {};
    std::vector<std::string> rules = {}; // names of rule points
    // Rule points that say a word of `words` themselves, by the word as it is folded: a ruling by one of them
    // is found by the word as well.
    std::map<std::string, std::vector<std::string>> saidBy = {};
    std::string place = {};                // of the tournament
    std::vector<std::string> placeOf = {}; // rule sets of that place: what was asked under one is found too
    std::string since = {};                // ISO dates, both included
    std::string until = {};
    bool any = false; // one of the words and rules is enough: the nearest come first
    // Each word also in another ending, and two words written as one. Meant for asking again once no archive
    // has anything to the words as they were typed: what one has is not to be mixed with what another nearly
    // has.
    bool loosely = false;
    int most = 50;
};

} // namespace schreiber::store

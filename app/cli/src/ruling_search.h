#pragma once

#include "command.h"

#include <desk/rulings.h>
#include <store/ruling_search.h>

#include <string>
#include <vector>

// What rulings are looked for by, in a tournament and in a club's memory.
namespace schreiber::cli {

struct SearchWords {
    std::vector<std::string> words;
    std::string rule;
    std::string place;
    std::string since;
    std::string until;
    std::string like; // a record; then only it and the words count
};

Command& takeSearch(Command& command, SearchWords& into);

// One of the two: by what it says, or what is like a record.
struct Sought {
    store::RulingSearch search;
    std::optional<desk::LikeWish> like;
};
desk::Outcome<Sought> readSearch(const SearchWords& words);

} // namespace schreiber::cli

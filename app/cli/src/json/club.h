#pragma once

#include "json/writers.h"

#include <tournament/club.h>

#include <vector>

// A club's memory as JSON.
namespace schreiber::cli {

Json personsJson(const tournament::Club& club, const std::vector<int>& persons);
Json seasonJson(const tournament::Club& club, const tournament::SeasonWish& wish,
                const tournament::Season& season);
Json winnersJson(const tournament::Club& club);
Json rememberingJson(const tournament::Remembering& done, const std::string& file, bool written);

} // namespace schreiber::cli

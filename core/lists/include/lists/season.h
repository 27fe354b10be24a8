#pragma once

#include <tournament/club.h>

#include <lists/column.h>
#include <string>
#include <vector>

// The table over several tournaments of a club.
namespace schreiber::lists {

struct InSeason {
    enum class Column : std::uint8_t { Rank, Person, Name, Club, Tournaments, Won, Total, Counted };

    tournament::SeasonRow row;
    std::string name;
    std::string club;
    std::string counted; // "12 + 10"
};
using SeasonColumn = Column<InSeason>;

std::vector<InSeason> seasonRows(const tournament::Club& club, const tournament::Season& season,
                                 words::Language language);
std::vector<SeasonColumn> seasonColumns();

} // namespace schreiber::lists

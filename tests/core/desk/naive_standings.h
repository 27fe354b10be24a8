#pragma once

#include <map>
#include <string>

// The totals of a tournament worked out a second time, from its export alone and as one would by hand:
// nothing of the program's own counting is used. Matches of one game each.
namespace schreiber::desk::test {

struct NaiveRow {
    int played = 0;
    int satOut = 0;
    double wins = 0;
    double score = 0;
    double points = 0;
    double against = 0;
};

// By contestant. The formula of the scoring and what a missed round is worth are those of the export.
std::map<int, NaiveRow> naiveStandings(const std::string& exported);

// What a sheet's lines come to, where that is no more than adding up: every stored score against its lines;
// empty where all agree.
std::string naiveSheets(const std::string& exported);

} // namespace schreiber::desk::test

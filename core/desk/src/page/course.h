#pragma once

#include <tournament/rank_history.h>

#include <string>
#include <vector>

// How ranks went, as pictures in a page (<svg>). Their colours and pens are the style's.
namespace schreiber::desk::page {

// Of more than so many a chart shows the first ten; the script adds the line of who is looked for.
inline constexpr std::size_t kMostInCourse = 40;
inline constexpr std::size_t kFirstOfCourse = 10;

// Everybody's line; `names` in the order of the history's lines, short enough for the room beside them.
std::string courseChart(const tournament::RankHistory& history, const std::vector<std::string>& names,
                        const std::string& label);

// One's own ranks between the first and the last of all; empty where there is no line to draw.
std::string sparkline(const tournament::RankHistory& history, const tournament::RankHistory::Line& line);

} // namespace schreiber::desk::page

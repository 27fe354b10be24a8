#pragma once

#include <tournament/model.h>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

// The figures of a line as they stand beside it on the sheet: short enough for one line of the margin.
namespace schreiber::tournament {

// Who a figure went to: the side on the left and the one on the right of two, a number and a stop of three.
std::string sideMark(std::size_t side, std::size_t sides);

// "G▲2 gehalten, S▲ gut · H▼": what went to one side together, in the order in which it was written. `word`
// says how a figure was won, and `game` where it was for the whole game; empty is left out, and so is the
// value 1.
std::string marksInLine(const std::vector<game::Mark>& figures, std::size_t sides,
                        const std::function<std::string(const std::string&)>& word);

bool hasMarks(const Sheet& sheet);

} // namespace schreiber::tournament

#pragma once

#include <base/input_error.h>
#include <base/result.h>
#include <tournament/model.h>

#include <string>
#include <vector>

namespace schreiber::cli {

// The words after `deal add`: points a side, figures in the order they happened, a penalty; or the number of
// a line to strike, alone.
struct WrittenLine {
    tournament::Line line; // figures may stand without points: the game then counts them
    int strike = 0;
};

base::Result<WrittenLine, base::InputError> readLine(const std::vector<std::string>& words);

} // namespace schreiber::cli

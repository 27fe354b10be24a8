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

// The same where lines are the game's own: its words, together or apart; `penalty=SEAT:POINTS`; `strike=N`,
// alone or with the line that stands there instead.
base::Result<WrittenLine, base::InputError> readGameLine(const std::vector<std::string>& words);

base::Result<WrittenLine, base::InputError> readLine(const std::vector<std::string>& words);

} // namespace schreiber::cli

#pragma once

#include "command.h"

#include <desk/sheet_place.h>

namespace schreiber::cli {

// Which sheet a command is about: --round, --table, --game.
struct Place {
    std::string file;
    desk::SheetPlace sheet;
};

Command& takePlace(Command& command, Place& place);

} // namespace schreiber::cli

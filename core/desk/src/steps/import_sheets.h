#pragma once

#include "steps/import_faults.h"

#include <tournament/sheet.h>

#include <game/game.h>
#include <string>

namespace schreiber::desk {

// What nobody can have written on a sheet. `target` is that of its table.
void addFaultsOfSheet(const tournament::Sheet& sheet, const game::Game& game,
                      const tournament::GameTarget& target, const std::string& where, ImportFaults& faults);

} // namespace schreiber::desk

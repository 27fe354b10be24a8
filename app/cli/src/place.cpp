#include "place.h"

namespace schreiber::cli {

Command& takePlace(Command& command, Place& place) {
    return command.file(place.file)
        .number("--round", place.sheet.round, {"Runde", "turno", "round"})
        .number("--table", place.sheet.table, {"Tisch", "tavolo", "table"})
        .number("--game", place.sheet.game,
                {"Partie eines Matches; ohne sie die erste offene",
                 "partita di un incontro; senza, la prima aperta",
                 "game of a match; the first open one without it"},
                false);
}

} // namespace schreiber::cli

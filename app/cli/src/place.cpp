#include "place.h"

namespace schreiber::cli {

Command& takePlace(Command& command, Place& place) {
    return command.file(place.file)
        .number("--round", place.sheet.round, {"Runde", "turno", "round"}, true, 1)
        .number("--table", place.sheet.table,
                {"Tisch; bei mehreren Durchgängen die Nummer der Begegnung",
                 "tavolo; con più batterie il numero dell'incontro",
                 "table; with several heats the number of the match"},
                true, 1)
        .number("--game", place.sheet.game,
                {"Partie eines Matches; ohne sie die erste offene",
                 "partita di un incontro; senza, la prima aperta",
                 "game of a match; the first open one without it"},
                false, 1);
}

} // namespace schreiber::cli

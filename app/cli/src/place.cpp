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
                {"Partie eines Matches; ohne sie die erste offene, wo ein Ergebnis da sein muss, eine mit "
                 "Ergebnis",
                 "partita di un incontro; senza, la prima aperta o, dove serve un risultato, una che l'ha",
                 "game of a match; without it the first open one or, where there has to be a result, one "
                 "that has it"},
                false, 1);
}

} // namespace schreiber::cli

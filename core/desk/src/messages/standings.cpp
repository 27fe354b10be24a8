#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// Why a row stands before the next: `level` and `more` are put together from the criteria below.
constexpr Message kMessages[] = {
    {"first", "{name} hat {more} als {other} ({mine} gegen {theirs}).",
     "{name} ha {more} di {other} ({mine} contro {theirs}).",
     "{name} has {more} than {other} ({mine} to {theirs})."},
    {"after_level",
     "{name} und {other} haben {level} ({level_value}); {name} hat {more} ({mine} gegen {theirs}).",
     "{name} e {other} hanno {level} ({level_value}); {name} ha {more} ({mine} contro {theirs}).",
     "{name} and {other} have {level} ({level_value}); {name} has {more} ({mine} to {theirs})."},
    {"lot", "{name} und {other} sind in allem gleich und teilen den Rang; das Los ordnet nur die Zeilen.",
     "{name} e {other} sono pari in tutto e condividono il rango; la sorte ordina solo le righe.",
     "{name} and {other} are level in everything and share the rank; the lot only orders the lines."},

    {"substitute", "Nr. {entry}: Ersatz für {name}.", "N. {entry}: sostituto di {name}.",
     "No. {entry}: substitute for {name}."},
    {"substitute_from", "Nr. {entry}: ab Runde {round} {by} für {name}.",
     "N. {entry}: dal turno {round} {by} al posto di {name}.",
     "No. {entry}: from round {round} {by} for {name}."},

    {"final", "{name} steht nach dem letzten Spiel vor {other}.",
     "Dopo l'ultima partita {name} precede {other}.", "After the last match {name} stands before {other}."},
    {"bracket", "{name} ist im K.-o. weiter gekommen als {other}.",
     "{name} è andato più avanti di {other} nell'eliminazione.",
     "{name} got further in the knock-out than {other}."},

    {"more.score", "mehr Wertungspunkte", "più punti classifica", "a higher score"},
    {"more.wins", "mehr Siege", "più vittorie", "more wins"},
    {"more.points", "mehr Spielpunkte", "più punti gioco", "more points"},
    {"more.difference", "die bessere Differenz", "una differenza migliore", "a better difference"},
    {"more.against", "weniger Gegenpunkte", "meno punti subiti", "fewer points against"},
    {"more.head-to-head", "den besseren direkten Vergleich", "uno scontro diretto migliore",
     "a better head-to-head"},
    {"more.buchholz", "die höhere Buchholzzahl", "un Buchholz più alto", "a higher Buchholz"},
    {"more.decider", "mehr im Entscheidungsspiel", "di più nello spareggio", "more in the decider"},

    {"level.score", "gleich viele Wertungspunkte", "gli stessi punti classifica", "the same score"},
    {"level.wins", "gleich viele Siege", "le stesse vittorie", "the same wins"},
    {"level.points", "gleich viele Spielpunkte", "gli stessi punti gioco", "the same points"},
    {"level.difference", "die gleiche Differenz", "la stessa differenza", "the same difference"},
    {"level.against", "gleich viele Gegenpunkte", "gli stessi punti subiti", "the same points against"},
    {"level.head-to-head", "den gleichen direkten Vergleich", "lo stesso scontro diretto",
     "the same head-to-head"},
    {"level.buchholz", "die gleiche Buchholzzahl", "lo stesso Buchholz", "the same Buchholz"},
    {"level.decider", "das Gleiche im Entscheidungsspiel", "lo stesso nello spareggio",
     "the same in the decider"},
};

} // namespace

std::span<const Message> standingMessages() {
    return kMessages;
}

} // namespace schreiber::desk

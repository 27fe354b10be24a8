#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// The journal's sentences. What a code says stays readable in every later version.
constexpr Message kMessages[] = {
    {"created", "Turnier angelegt: {name}", "Torneo creato: {name}", "Tournament created: {name}"},
    {"imported", "Turnier eingelesen aus {file}", "Torneo importato da {file}",
     "Tournament imported from {file}"},
    {"imported_entries", "Meldungen eingelesen aus {file}: {count}",
     "Iscrizioni importate da {file}: {count}", "Entries imported from {file}: {count}"},
    {"added_entry", "Gemeldet: Nr. {entry} {name}", "Iscritto: n. {entry} {name}",
     "Entered: no. {entry} {name}"},
    {"changed_entry", "Meldung berichtigt: Nr. {entry} {name}", "Iscrizione corretta: n. {entry} {name}",
     "Entry corrected: no. {entry} {name}"},
    {"removed_entry", "Meldung gestrichen: Nr. {entry} {name}", "Iscrizione cancellata: n. {entry} {name}",
     "Entry removed: no. {entry} {name}"},
    {"left", "Abgemeldet: Nr. {entry} {name}", "Ritirato: n. {entry} {name}", "Left: no. {entry} {name}"},
    {"came_back", "Wieder da: Nr. {entry} {name}", "Rientrato: n. {entry} {name}",
     "Back again: no. {entry} {name}"},
    {"substituted", "Ersatz für Nr. {entry} {name}: {by}", "Sostituto per il n. {entry} {name}: {by}",
     "Substitute for no. {entry} {name}: {by}"},
    {"substituted_from", "Ersatz für Nr. {entry} {name} ab Runde {round}: {by}",
     "Sostituto per il n. {entry} {name} dal turno {round}: {by}",
     "Substitute for no. {entry} {name} from round {round}: {by}"},
    {"kept_apart", "Dürfen einander nicht begegnen: Nr. {a} {first}, Nr. {b} {second}",
     "Non devono incontrarsi: n. {a} {first}, n. {b} {second}",
     "Must not meet: no. {a} {first}, no. {b} {second}"},
    {"drew_partners", "Partner gelost (Startzahl {seed})", "Compagni sorteggiati (seme {seed})",
     "Partners drawn (seed {seed})"},
    {"drew_partners_high_low", "Partner durch Abheben gelost, hoch zu hoch (Startzahl {seed})",
     "Compagni sorteggiati alzando le carte, alta con alta (seme {seed})",
     "Partners drawn by the cut of cards, high with high (seed {seed})"},
    {"typed_partners", "Partner von Zetteln eingetippt: {file}", "Compagni digitati dai bigliettini: {file}",
     "Partners typed in from slips: {file}"},
    {"typed_round", "Runde {round} von Zetteln eingetippt: {file}",
     "Turno {round} digitato dai bigliettini: {file}", "Round {round} typed in from slips: {file}"},
    {"drew_round", "Runde {round} gelost (Startzahl {seed})", "Turno {round} sorteggiato (seme {seed})",
     "Round {round} drawn (seed {seed})"},
    {"redrew_round", "Runde {round} neu gelost (Startzahl {seed})",
     "Turno {round} risorteggiato (seme {seed})", "Round {round} drawn anew (seed {seed})"},
    {"swapped", "Runde {round}: {first} und {second} tauschen die Plätze",
     "Turno {round}: {first} e {second} si scambiano i posti",
     "Round {round}: {first} and {second} change places"},
    {"started_round", "Runde {round} bestätigt", "Turno {round} confermato", "Round {round} confirmed"},
    {"wrote_line", "Tisch {table}, Runde {round}: Zeile {points}, Stand {score}",
     "Tavolo {table}, turno {round}: riga {points}, punteggio {score}",
     "Table {table}, round {round}: line {points}, score {score}"},
    {"wrote_penalty", "Tisch {table}, Runde {round}: Strafe {penalty}, Stand {score}",
     "Tavolo {table}, turno {round}: penalità {penalty}, punteggio {score}",
     "Table {table}, round {round}: penalty {penalty}, score {score}"},
    {"wrote_line_penalty", "Tisch {table}, Runde {round}: Zeile {points}, Strafe {penalty}, Stand {score}",
     "Tavolo {table}, turno {round}: riga {points}, penalità {penalty}, punteggio {score}",
     "Table {table}, round {round}: line {points}, penalty {penalty}, score {score}"},
    {"struck_line", "Tisch {table}, Runde {round}: Zeile {line} gestrichen, Stand {score}",
     "Tavolo {table}, turno {round}: riga {line} cancellata, punteggio {score}",
     "Table {table}, round {round}: line {line} struck, score {score}"},
    {"set_result", "Ergebnis Tisch {table}, Runde {round}: {score}",
     "Risultato tavolo {table}, turno {round}: {score}", "Result of table {table}, round {round}: {score}"},
    {"ended_on_time", "Ergebnis Tisch {table}, Runde {round}: {score}, auf Zeit",
     "Risultato tavolo {table}, turno {round}: {score}, a tempo",
     "Result of table {table}, round {round}: {score}, on time"},
    {"ended_by_forfeit", "Ergebnis Tisch {table}, Runde {round}: {score}, kampflos",
     "Risultato tavolo {table}, turno {round}: {score}, a tavolino",
     "Result of table {table}, round {round}: {score}, by forfeit"},
    {"ended_by_ruling", "Ergebnis Tisch {table}, Runde {round}: {score}, durch Entscheid",
     "Risultato tavolo {table}, turno {round}: {score}, per decisione",
     "Result of table {table}, round {round}: {score}, by ruling"},
    {"changed_result", "Ergebnis berichtigt, Tisch {table}, Runde {round}: {before} → {score}",
     "Risultato corretto, tavolo {table}, turno {round}: {before} → {score}",
     "Result corrected, table {table}, round {round}: {before} → {score}"},
    {"confirmed_sheet", "Zettel bestätigt: Tisch {table}, Runde {round}, {score}",
     "Foglio confermato: tavolo {table}, turno {round}, {score}",
     "Sheet confirmed: table {table}, round {round}, {score}"},
    {"disputed_sheet", "Zettel strittig: Tisch {table}, Runde {round}, {score}",
     "Foglio contestato: tavolo {table}, turno {round}, {score}",
     "Sheet disputed: table {table}, round {round}, {score}"},
    {"keyed_second", "Zum zweiten Mal eingetippt: Tisch {table}, Runde {round}, {second} (steht: {score})",
     "Inserito una seconda volta: tavolo {table}, turno {round}, {second} (registrato: {score})",
     "Keyed a second time: table {table}, round {round}, {second} (stands: {score})"},
    {"entered_results", "Runde {round}: Ergebnisse eingelesen aus {file}: {count}",
     "Turno {round}: risultati importati da {file}: {count}",
     "Round {round}: results entered from {file}: {count}"},
    {"closed", "Turnier abgeschlossen: erster Platz {first}", "Torneo chiuso: primo posto {first}",
     "Tournament closed: first place {first}"},
    {"reopened", "Turnier wieder geöffnet", "Torneo riaperto", "Tournament reopened"},
    {"recorded_decider", "Entscheidungsspiel: {first} gegen {second} {score}",
     "Spareggio: {first} contro {second} {score}", "Extra game: {first} against {second} {score}"},
    {"set", "Einstellungen: {options}", "Impostazioni: {options}", "Settings: {options}"},
};

// Put around the sentence of what is taken back or done again, or of one game of several.
constexpr Message kAround[] = {
    {"undo", "Rückgängig: {what}", "Annullato: {what}", "Undone: {what}"},
    {"in_game", "{what} (Partie {game})", "{what} (partita {game})", "{what} (game {game})"},
    {"redo", "Wiederholt: {what}", "Ripetuto: {what}", "Redone: {what}"},
};

} // namespace

std::span<const Message> actionMessages() {
    return kMessages;
}

std::span<const Message> journalMessages() {
    return kAround;
}

} // namespace schreiber::desk

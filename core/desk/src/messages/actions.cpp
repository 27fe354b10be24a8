#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// The journal's sentences. What a code says stays readable in every later version.
constexpr Message kMessages[] = {
    {"restored", "Wiederhergestellt, was im Journal steht ({count} {count#Stelle|Stellen})",
     "Ripristinato ciò che sta nel giornale ({count} {count#punto|punti})",
     "Put back what the journal says ({count} {count#place|places})"},
    {"created", "Turnier angelegt: {name}", "Torneo creato: {name}", "Tournament created: {name}"},
    {"imported", "Turnier eingelesen aus {file}", "Torneo importato da {file}",
     "Tournament imported from {file}"},
    {"imported_entries", "Meldungen eingelesen aus {file}: {count}",
     "Iscrizioni importate da {file}: {count}", "Entries imported from {file}: {count}"},
    {"added_entry", "Gemeldet: Nr. {entry} {name}", "Iscrizione: n. {entry} {name}",
     "Entered: no. {entry} {name}"},
    {"added_partner", "Partner von Nr. {entry} {name}: {partner}",
     "Compagno del n. {entry} {name}: {partner}", "Partner of no. {entry} {name}: {partner}"},
    {"added_entries", "Gemeldet: {entries}", "Iscrizioni: {entries}", "Entered: {entries}"},
    {"changed_entry", "Meldung berichtigt: Nr. {entry} {name}", "Iscrizione corretta: n. {entry} {name}",
     "Entry corrected: no. {entry} {name}"},
    {"changed_entry_fields", "Meldung berichtigt, Nr. {entry} {name}: {fields}",
     "Iscrizione corretta, n. {entry} {name}: {fields}", "Entry corrected, no. {entry} {name}: {fields}"},
    {"removed_entry", "Meldung gestrichen: Nr. {entry} {name}", "Iscrizione cancellata: n. {entry} {name}",
     "Entry removed: no. {entry} {name}"},
    {"left", "Abgemeldet: Nr. {entry} {name}", "Ritiro: n. {entry} {name}", "Left: no. {entry} {name}"},
    {"left_unplayed", "Abgemeldet: Nr. {entry} {name}; was gespielt ist, zählt",
     "Ritiro: n. {entry} {name}; vale quanto giocato", "Left: no. {entry} {name}; what was played counts"},
    {"left_forfeit", "Abgemeldet: Nr. {entry} {name}; es war keine Partie offen",
     "Ritiro: n. {entry} {name}; nessuna partita era aperta", "Left: no. {entry} {name}; no match was open"},
    {"left_forfeit_table",
     "Abgemeldet: Nr. {entry} {name}; die Partie an Tisch {table}, Runde {round} ist verloren",
     "Ritiro: n. {entry} {name}; la partita al tavolo {table}, turno {round} è persa",
     "Left: no. {entry} {name}; the match at table {table}, round {round} is lost"},
    {"left_forfeit_three",
     "Abgemeldet: Nr. {entry} {name}; die Partie an Tisch {table}, Runde {round} ist verloren, die anderen "
     "zwei "
     "spielen weiter",
     "Ritiro: n. {entry} {name}; la partita al tavolo {table}, turno {round} è persa, gli altri due giocano "
     "ancora",
     "Left: no. {entry} {name}; the match at table {table}, round {round} is lost, the other two play on"},
    {"left_void", "Abgemeldet: Nr. {entry} {name}; von dem, was gespielt ist, zählt nichts",
     "Ritiro: n. {entry} {name}; di quanto giocato non vale nulla",
     "Left: no. {entry} {name}; nothing of what was played counts"},
    {"came_back", "Wieder da: Nr. {entry} {name}", "Rientro: n. {entry} {name}",
     "Back again: no. {entry} {name}"},
    {"came_back_from", "Wieder da: Nr. {entry} {name}, ab Runde {round}",
     "Rientro: n. {entry} {name}, dal turno {round}", "Back again: no. {entry} {name}, from round {round}"},
    {"substituted", "Ersatz für Nr. {entry} {name}: {by}", "Sostituzione, n. {entry} {name}: {by}",
     "Substitute for no. {entry} {name}: {by}"},
    {"substituted_from", "Ersatz für Nr. {entry} {name} ab Runde {round}: {by}",
     "Sostituzione dal turno {round}, n. {entry} {name}: {by}",
     "Substitute for no. {entry} {name} from round {round}: {by}"},
    {"kept_apart", "Dürfen einander nicht begegnen: Nr. {a} {first}, Nr. {b} {second}",
     "Non devono incontrarsi: n. {a} {first}, n. {b} {second}",
     "Must not meet: no. {a} {first}, no. {b} {second}"},
    {"drew_partners", "Partner gelost (Startzahl {seed})",
     "Compagni sorteggiati (numero di sorteggio {seed})", "Partners drawn (seed {seed})"},
    {"drew_partners_high_low", "Partner durch Abheben gelost, hoch zu hoch (Startzahl {seed})",
     "Compagni sorteggiati alzando le carte, alta con alta (numero di sorteggio {seed})",
     "Partners drawn by the cut of cards, high with high (seed {seed})"},
    {"cut_partners",
     "Partner durch Abheben gelost, hoch zu hoch (Startzahl {seed}); abgehoben, von nieder zu hoch: {cut}",
     "Compagni sorteggiati alzando le carte, alta con alta (seme {seed}); carte alzate, dalla più bassa: "
     "{cut}",
     "Partners drawn by the cut of cards, high with high (seed {seed}); as cut, from low to high: {cut}"},
    {"cut_partners_typed",
     "Partner nach den abgehobenen Karten aus {file}, hoch zu hoch (Startzahl {seed}); von nieder zu hoch: "
     "{cut}",
     "Compagni secondo le carte alzate in {file}, alta con alta (seme {seed}); dalla più bassa: {cut}",
     "Partners by the cards cut in {file}, high with high (seed {seed}); from low to high: {cut}"},
    {"typed_partners", "Partner von Zetteln eingetippt: {file}", "Compagni digitati dai bigliettini: {file}",
     "Partners typed in from slips: {file}"},
    {"typed_round", "Runde {round} von Zetteln eingetippt: {file}",
     "Turno {round} digitato dai bigliettini: {file}", "Round {round} typed in from slips: {file}"},
    {"drew_round", "Runde {round} gelost (Startzahl {seed})",
     "Turno {round} sorteggiato (numero di sorteggio {seed})", "Round {round} drawn (seed {seed})"},
    {"redrew_round", "Runde {round} neu gelost (Startzahl {seed})",
     "Turno {round} risorteggiato (numero di sorteggio {seed})", "Round {round} drawn anew (seed {seed})"},
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
     "Tavolo {table}, turno {round}: riga {line} barrata, punteggio {score}",
     "Table {table}, round {round}: line {line} struck, score {score}"},
    {"rewrote_line", "Tisch {table}, Runde {round}: Zeile {line} neu geschrieben, Stand {score}",
     "Tavolo {table}, turno {round}: riga {line} riscritta, punteggio {score}",
     "Table {table}, round {round}: line {line} rewritten, score {score}"},
    {"set_result", "Ergebnis Tisch {table}, Runde {round}: {score}",
     "Risultato tavolo {table}, turno {round}: {score}", "Result of table {table}, round {round}: {score}"},
    {"ended_on_time", "Ergebnis Tisch {table}, Runde {round}: {score}, nach Zeit",
     "Risultato tavolo {table}, turno {round}: {score}, per tempo",
     "Result of table {table}, round {round}: {score}, by time"},
    {"ended_by_forfeit", "Ergebnis Tisch {table}, Runde {round}: {score}, durch Aufgabe",
     "Risultato tavolo {table}, turno {round}: {score}, a tavolino",
     "Result of table {table}, round {round}: {score}, by forfeit"},
    {"ended_by_ruling", "Ergebnis Tisch {table}, Runde {round}: {score}, durch Entscheid",
     "Risultato tavolo {table}, turno {round}: {score}, per decisione",
     "Result of table {table}, round {round}: {score}, by ruling"},
    {"changed_result", "Ergebnis berichtigt, Tisch {table}, Runde {round}: {before} → {score}",
     "Risultato corretto, tavolo {table}, turno {round}: {before} → {score}",
     "Result corrected, table {table}, round {round}: {before} → {score}"},
    {"changed_ending", "Ergebnis berichtigt, Tisch {table}, Runde {round}: {before} ({was}) → {score} ({is})",
     "Risultato corretto, tavolo {table}, turno {round}: {before} ({was}) → {score} ({is})",
     "Result corrected, table {table}, round {round}: {before} ({was}) → {score} ({is})"},
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
    {"result_known", "Tisch {table}, Runde {round}: {score} steht schon so da; es bleibt, wie es ist",
     "Tavolo {table}, turno {round}: {score} è già registrato così; resta com'è",
     "Table {table}, round {round}: {score} stands there already; it stays as it is"},
    {"results_known", "Runde {round}: in {file} steht nichts Neues; es bleibt, wie es ist",
     "Turno {round}: in {file} non c'è nulla di nuovo; resta com'è",
     "Round {round}: nothing new in {file}; everything stays as it is"},
    {"closed", "Turnier abgeschlossen: erster Platz {first}", "Torneo chiuso: primo posto {first}",
     "Tournament closed: first place {first}"},
    {"closed_confirmed", "{count} Zettel bestätigt und Turnier abgeschlossen: erster Platz {first}",
     "{count} {count#foglio confermato|fogli confermati} e torneo chiuso: primo posto {first}",
     "{count} {count#sheet|sheets} confirmed and tournament closed: first place {first}"},
    {"reopened", "Turnier wieder geöffnet", "Torneo riaperto", "Tournament reopened"},
    {"recorded_decider", "Entscheidungsspiel: {first} gegen {second} {score}",
     "Spareggio: {first} contro {second} {score}", "Extra game: {first} against {second} {score}"},
    {"ruled", "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}",
     "Ruling {ruling}, table {table}, round {round}: {rules}"},
    {"ruled_free", "Entscheid {ruling}: {rules}", "Decisione {ruling}: {rules}", "Ruling {ruling}: {rules}"},
    {"ruled_line",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Zeile {line}, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: riga {line}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: line {line}, score {score}"},
    {"entered_ruling_line",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Zeile {line}, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: riga {line}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: line {line}, score {score}"},
    {"ruled_strike",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Zeile {line} gestrichen, Stand "
     "{score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: riga {line} barrata, "
     "punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: line {line} struck, score "
     "{score}"},
    {"entered_ruling_strike",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Zeile {line} gestrichen, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: riga {line} barrata, punteggio "
     "{score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: line {line} struck, score {score}"},
    {"ruled_fine",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Strafe {penalty}, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: penalità {penalty}, punteggio "
     "{score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: penalty {penalty}, score "
     "{score}"},
    {"entered_ruling_fine",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Strafe {penalty}, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: penalità {penalty}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: penalty {penalty}, score {score}"},
    {"ruled_redeal", "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: neu geben",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: si ridanno le carte",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: deal again"},
    {"entered_ruling_redeal", "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: neu geben",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: si ridanno le carte",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: deal again"},
    {"ruled_lost",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Partie verloren, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: partita persa, punteggio "
     "{score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: game lost, score {score}"},
    {"entered_ruling_lost",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Partie verloren, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: partita persa, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: game lost, score {score}"},
    {"ruled_fined",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Strafe {fine} für {side}, Zeile "
     "{line}, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: penalità {fine} per {side}, "
     "riga {line}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: fine {fine} for {side}, line "
     "{line}, score {score}"},
    {"entered_ruling_fined",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Strafe {fine} für {side}, Zeile {line}, "
     "Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: penalità {fine} per {side}, riga "
     "{line}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: fine {fine} for {side}, line {line}, "
     "score {score}"},
    {"ruled_line_fine",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Zeile {line}, Strafe {penalty}, "
     "Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: riga {line}, penalità "
     "{penalty}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: line {line}, penalty {penalty}, "
     "score {score}"},
    {"entered_ruling_line_fine",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Zeile {line}, Strafe {penalty}, Stand "
     "{score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: riga {line}, penalità {penalty}, "
     "punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: line {line}, penalty {penalty}, score "
     "{score}"},
    {"ruled_line_fined",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Zeile {line}, Strafe {fine} für "
     "{side}, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: riga {line}, penalità {fine} "
     "per {side}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: line {line}, fine {fine} for "
     "{side}, score {score}"},
    {"entered_ruling_line_fined",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Zeile {line}, Strafe {fine} für {side}, "
     "Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: riga {line}, penalità {fine} per "
     "{side}, punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: line {line}, fine {fine} for {side}, "
     "score {score}"},
    {"ruled_lost_by",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: {rules}; am Zettel: Partie verloren für {side}, "
     "Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: {rules}; sul foglio: partita persa per {side}, "
     "punteggio {score}",
     "Ruling {ruling}, table {table}, round {round}: {rules}; on the sheet: game lost by {side}, score "
     "{score}"},
    {"entered_ruling_lost_by",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: am Zettel: Partie verloren für {side}, Stand {score}",
     "Decisione {ruling}, tavolo {table}, turno {round}: sul foglio: partita persa per {side}, punteggio "
     "{score}",
     "Ruling {ruling}, table {table}, round {round}: on the sheet: game lost by {side}, score {score}"},
    {"appealed_ruling", "Entscheid {ruling}, Tisch {table}, Runde {round}: Einspruch",
     "Decisione {ruling}, tavolo {table}, turno {round}: ricorso",
     "Ruling {ruling}, table {table}, round {round}: appealed"},
    {"appealed_ruling_free", "Entscheid {ruling}: Einspruch", "Decisione {ruling}: ricorso",
     "Ruling {ruling}: appealed"},
    {"upheld_ruling", "Entscheid {ruling}, Tisch {table}, Runde {round}: bestätigt",
     "Decisione {ruling}, tavolo {table}, turno {round}: confermata",
     "Ruling {ruling}, table {table}, round {round}: upheld"},
    {"upheld_ruling_free", "Entscheid {ruling}: bestätigt", "Decisione {ruling}: confermata",
     "Ruling {ruling}: upheld"},
    {"withdrew_ruling", "Entscheid {ruling}, Tisch {table}, Runde {round}: zurückgezogen",
     "Decisione {ruling}, tavolo {table}, turno {round}: ritirata",
     "Ruling {ruling}, table {table}, round {round}: withdrawn"},
    {"withdrew_ruling_free", "Entscheid {ruling}: zurückgezogen", "Decisione {ruling}: ritirata",
     "Ruling {ruling}: withdrawn"},
    {"overruled_ruling",
     "Entscheid {ruling}, Tisch {table}, Runde {round}: die Leitung entscheidet „{decision}“",
     "Decisione {ruling}, tavolo {table}, turno {round}: la direzione decide «{decision}»",
     "Ruling {ruling}, table {table}, round {round}: the director decides “{decision}”"},
    {"overruled_ruling_free", "Entscheid {ruling}: die Leitung entscheidet „{decision}“",
     "Decisione {ruling}: la direzione decide «{decision}»",
     "Ruling {ruling}: the director decides “{decision}”"},
    {"imported_rulings", "{count} {count#Entscheid|Entscheide} eingelesen aus {file}",
     "{count} {count#decisione importata|decisioni importate} da {file}",
     "{count} {count#ruling|rulings} imported from {file}"},
    {"set", "Einstellungen: {options}", "Impostazioni: {options}", "Settings: {options}"},
};

// Put around the sentence of what is taken back or done again, or of one game of several.
constexpr Message kAround[] = {
    {"undo", "Rückgängig: {what}", "Annullato: {what}", "Undone: {what}"},
    {"dropped", "{what}; es zählt nicht mehr: Tisch {dropped}", "{what}; non conta più: tavolo {dropped}",
     "{what}; no longer counts: table {dropped}"},
    {"in_game", "{what} (Partie {game})", "{what} (partita {game})", "{what} (game {game})"},
    {"no_number", "({found}, das ist keine Zahl)", "({found}, che non è un numero)",
     "({found}, which is no number)"},
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

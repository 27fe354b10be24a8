#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Message kMessages[] = {
    // Entries
    {"no_such_entry",
     "Die Startnummer {entry} gibt es nicht; gemeldet sind {entries}. Mit `players list` nachsehen.",
     "Il numero di partenza {entry} non esiste; gli iscritti sono {entries}. Vedere `players list`.",
     "There is no start number {entry}; {entries} are entered. See `players list`."},
    {"pair_in_singles",
     "{name}: In diesem Turnier wird einzeln gemeldet, die Partner werden gelost. Die beiden einzeln "
     "eintragen.",
     "{name}: in questo torneo ci si iscrive singolarmente e i compagni sono sorteggiati. Iscrivere i due "
     "separatamente.",
     "{name}: this tournament takes single entries and draws the partners. Enter the two one by one."},
    {"not_storable",
     "So lässt es sich nicht speichern: an {place} steht {found}, erwartet wird {expected}. Die Eingabe "
     "prüfen.",
     "Così non si può salvare: in {place} c'è {found}, previsto {expected}. Controllare l'inserimento.",
     "It cannot be kept this way: {place} holds {found}, expected is {expected}. Check what was entered."},
    {"bad_scoring",
     "Die Wertung „{text}“ ist keine: an Stelle {position} steht „{found}“. Mit `set scoring=…` "
     "richtigstellen.",
     "La formula «{text}» non è valida: alla posizione {position} c'è «{found}». Correggere con `set "
     "scoring=…`.",
     "The scoring \"{text}\" is none: position {position} has \"{found}\". Mend it with `set scoring=…`."},
    {"bad_ladder",
     "Die Reihenfolge „{text}“ ist keine: an Stelle {position} steht „{found}“. Mit `set ladder=…` "
     "richtigstellen.",
     "L'ordine «{text}» non è valido: alla posizione {position} c'è «{found}». Correggere con `set "
     "ladder=…`.",
     "The ladder \"{text}\" is none: position {position} has \"{found}\". Mend it with `set ladder=…`."},
    {"bad_missed_round",
     "„{text}“ sagt nicht, was eine versäumte Runde wert ist. Mit `set missed-round=…` richtigstellen.",
     "«{text}» non dice quanto vale un turno mancato. Correggere con `set missed-round=…`.",
     "\"{text}\" does not say what a missed round is worth. Mend it with `set missed-round=…`."},
    {"too_many_entries", "Mehr als {most} Meldungen nimmt ein Turnier nicht. Auf mehrere Turniere verteilen.",
     "Un torneo accetta al massimo {most} iscrizioni. Distribuirle su più tornei.",
     "A tournament takes {most} entries at most. Spread them over several tournaments."},
    {"not_for_singles",
     "In diesem Turnier spielt jeder für sich, feste Partner gibt es nicht. Für feste Paare ein Turnier mit "
     "dem Format pairs anlegen.",
     "In questo torneo ognuno gioca per sé e non ci sono compagni fissi. Per coppie fisse creare un torneo "
     "in formato pairs.",
     "Everybody plays for themselves in this tournament; there are no fixed partners. For fixed pairs make "
     "one of format pairs."},
    {"entry_is_pair", "Nr. {entry} {name} ist schon ein Paar. Eine Einzelmeldung als Partner angeben.",
     "Il n. {entry} {name} è già una coppia. Indicare come compagno un'iscrizione singola.",
     "No. {entry} {name} is a pair already. Name a single entry as partner."},
    {"has_partner", "Nr. {entry} {name} hat schon einen zugelosten Partner. Eine andere Nummer angeben.",
     "Il n. {entry} {name} ha già un compagno sorteggiato. Indicare un altro numero.",
     "No. {entry} {name} has been drawn a partner already. Name another number."},
    {"persons_differ",
     "Nr. {entry} {name}: aus einer Einzelmeldung wird so kein Paar und umgekehrt. Die gleiche Zahl von "
     "Personen angeben.",
     "N. {entry} {name}: così un'iscrizione singola non diventa una coppia, né viceversa. Indicare lo stesso "
     "numero di persone.",
     "No. {entry} {name}: a single entry does not become a pair this way, nor the reverse. Give the same "
     "number of persons."},
    {"draw_made",
     "Nr. {entry} {name} kann nach der ersten Auslosung nicht mehr gestrichen werden. Stattdessen abmelden: "
     "`players leave`.",
     "Il n. {entry} {name} non può più essere cancellato dopo il primo sorteggio. Usare `players leave`.",
     "No. {entry} {name} cannot be removed after the first draw. Let them leave instead: `players leave`."},
    {"kept_apart",
     "Nr. {entry} {name} steht noch in der Liste derer, die einander nicht begegnen dürfen. Das zuerst "
     "rückgängig machen.",
     "Il n. {entry} {name} figura ancora tra chi non deve incontrarsi. Annullare prima questo.",
     "No. {entry} {name} still is among those who must not meet. Undo that first."},
    {"entry_left", "Nr. {entry} {name} ist schon abgemeldet. Zum Zurückkommen: `players return`.",
     "Il n. {entry} {name} si è già ritirato. Per farlo rientrare: `players return`.",
     "No. {entry} {name} has left already. To come back: `players return`."},
    {"entry_not_left", "Nr. {entry} {name} ist nicht abgemeldet. Zum Abmelden: `players leave`.",
     "Il n. {entry} {name} non si è ritirato. Per ritirarlo: `players leave`.",
     "No. {entry} {name} has not left. To leave: `players leave`."},
    {"which_of_pair", "Nr. {entry} {name}: bei einem Paar muss gesagt werden, wer ersetzt wird, 1 oder 2.",
     "N. {entry} {name}: per una coppia bisogna dire chi viene sostituito, 1 o 2.",
     "No. {entry} {name}: of a pair, say who is replaced, 1 or 2."},
    {"same_entry", "Zweimal die gleiche Nummer {entry}. Zwei verschiedene angeben.",
     "Due volte lo stesso numero {entry}. Indicarne due diversi.",
     "The same number {entry} twice. Name two different ones."},
    {"already_kept_apart", "Nr. {a} und Nr. {b} werden schon auseinandergehalten.",
     "I n. {a} e {b} sono già tenuti separati.", "No. {a} and no. {b} are kept apart already."},
    {"leaver_void_changes",
     "Wenn alles, was Nr. {entry} gespielt hat, nicht zählt, ändern sich Ränge: {changes}. Mit --yes "
     "bestätigen.",
     "Se tutto ciò che il n. {entry} ha giocato non conta, cambiano i ranghi: {changes}. Confermare con "
     "--yes.",
     "If nothing that no. {entry} played counts, ranks change: {changes}. Confirm with --yes."},

    // Draws
    {"round_exists", "Partner werden vor der ersten Runde gelost; es ist schon eine Runde gelost.",
     "I compagni si sorteggiano prima del primo turno; un turno è già sorteggiato.",
     "Partners are drawn before the first round; a round has been drawn already."},
    {"partners_drawn", "Die Partner sind schon gelost. Neu gelost wird nur mit einem Grund: --why.",
     "I compagni sono già sorteggiati. Si risorteggia solo con un motivo: --why.",
     "The partners have been drawn. They are drawn anew only with a reason: --why."},
    {"partners_not_drawn", "Noch ohne Partner: Nr. {entries}. Zuerst die Partner losen: `draw partners`.",
     "Ancora senza compagno: n. {entries}. Sorteggiare prima i compagni: `draw partners`.",
     "Still without a partner: no. {entries}. Draw the partners first: `draw partners`."},
    {"draft_exists",
     "Runde {round} ist schon gelost und noch nicht bestätigt. Bestätigen mit `round start`, neu losen mit "
     "`round redraw --why`.",
     "Il turno {round} è già sorteggiato e non ancora confermato. Confermare con `round start`, "
     "risorteggiare con `round redraw --why`.",
     "Round {round} is drawn already and not yet confirmed. Confirm it with `round start`, draw anew with "
     "`round redraw --why`."},
    {"round_not_complete",
     "Runde {round} ist noch nicht fertig; es fehlen die Tische {tables}. Die Ergebnisse eintragen, oder "
     "Runde {next} trotzdem losen: --yes.",
     "Il turno {round} non è finito; mancano i tavoli {tables}. Inserire i risultati, o sorteggiare comunque "
     "il turno {next}: --yes.",
     "Round {round} is not complete; tables {tables} are missing. Enter the results, or draw round {next} "
     "all the same: --yes."},
    {"rounds_done", "Geplant waren {rounds} Runden, alle sind gelost. Eine weitere mit --yes.",
     "Erano previsti {rounds} turni, tutti sorteggiati. Un altro con --yes.",
     "{rounds} rounds were planned, all are drawn. One more with --yes."},
    {"no_round_yet", "Es ist noch keine Runde gelost. Zuerst `draw tables`.",
     "Nessun turno è ancora sorteggiato. Prima `draw tables`.",
     "No round has been drawn yet. First `draw tables`."},
    {"no_such_round", "Eine Runde {round} gibt es nicht; die letzte ist {last}.",
     "Il turno {round} non esiste; l'ultimo è {last}.", "There is no round {round}; the last one is {last}."},
    {"no_draft", "Es gibt keine Auslosung zu bestätigen. Zuerst `draw tables`.",
     "Non c'è alcun sorteggio da confermare. Prima `draw tables`.",
     "There is no draw to confirm. First `draw tables`."},
    {"draft_outdated",
     "Die Auslosung von Runde {round} passt nicht mehr zu den Meldungen (Nr. {entries}). Neu losen: `round "
     "redraw --why`.",
     "Il sorteggio del turno {round} non corrisponde più agli iscritti (n. {entries}). Risorteggiare: `round "
     "redraw --why`.",
     "The draw of round {round} no longer fits the entries (no. {entries}). Draw anew: `round redraw "
     "--why`."},
    {"draft_breaks_never",
     "Nr. {a} und Nr. {b} dürfen einander nicht begegnen und sitzen an Tisch {table}. Tauschen mit `round "
     "swap` oder neu losen mit `round redraw --why`.",
     "I n. {a} e {b} non devono incontrarsi e siedono al tavolo {table}. Scambiare con `round swap` o "
     "risorteggiare con `round redraw --why`.",
     "No. {a} and no. {b} must not meet and sit at table {table}. Swap with `round swap` or draw anew with "
     "`round redraw --why`."},
    {"round_has_results",
     "In Runde {round} ist schon geschrieben; sie kann nicht mehr neu gelost werden. Einzelne Plätze tauscht "
     "`round swap`.",
     "Nel turno {round} si è già scritto; non può più essere risorteggiato. Singoli posti si scambiano con "
     "`round swap`.",
     "Something is written in round {round} already; it cannot be drawn anew. `round swap` exchanges single "
     "places."},
    {"not_in_round", "Nr. {entry} kommt in Runde {round} nicht vor. Mit `round show` nachsehen.",
     "Il n. {entry} non compare nel turno {round}. Vedere `round show`.",
     "No. {entry} is not in round {round}. See `round show`."},
    {"same_side", "Nr. {a} und Nr. {b} sind Partner oder sitzen beide aus; der Tausch ändert nichts.",
     "I n. {a} e {b} sono compagni o riposano entrambi; lo scambio non cambia nulla.",
     "No. {a} and no. {b} are partners or both sit out; swapping changes nothing."},
    {"table_has_lines", "An Tisch {table} ist schon geschrieben; dort wird nicht mehr getauscht.",
     "Al tavolo {table} si è già scritto; lì non si scambia più.",
     "Something is written at table {table} already; no places are swapped there."},
    {"undo_needs_reason",
     "Damit wird eine veröffentlichte Auslosung zurückgenommen. Das braucht einen Grund: --why.",
     "Così si ritira un sorteggio pubblicato. Serve un motivo: --why.",
     "This takes back a published draw. It needs a reason: --why."},

    {"too_few_entries", "Da sind {active}; für einen Tisch braucht es {needed}. Mehr Leute melden.",
     "Sono presenti {active}; per un tavolo ne servono {needed}. Iscrivere altre persone.",
     "{active} are there; a table needs {needed}. Enter more people."},
    {"never_impossible",
     "So lässt sich keine Runde losen: Nr. {entry} {name} darf {apart} von {active} Anwesenden nicht "
     "begegnen. Eines dieser Verbote zurücknehmen.",
     "Così non si può sorteggiare un turno: il n. {entry} {name} non deve incontrare {apart} dei {active} "
     "presenti. Togliere uno di questi divieti.",
     "No round can be drawn this way: no. {entry} {name} must not meet {apart} of the {active} who are "
     "there. Take back one of these bans."},
    {"match_undecided",
     "Tisch {table}, Runde {round} ist nicht entschieden: {first} gegen {second}. Ergebnis eintragen; steht "
     "es "
     "gleich, ein Entscheidungsspiel: `result decider FILE {a} {b} PUNKTE PUNKTE`.",
     "Il tavolo {table} del turno {round} non è deciso: {first} contro {second}. Inserire il risultato; se è "
     "pari, uno spareggio: `result decider FILE {a} {b} PUNTI PUNTI`.",
     "Table {table}, round {round} is not decided: {first} against {second}. Enter the result; if it is "
     "level, "
     "an extra game: `result decider FILE {a} {b} POINTS POINTS`."},
    {"card_missing", "Von Nr. {entry} {name} fehlt die abgehobene Karte. Sie in der Datei nachtragen.",
     "Manca la carta alzata dal n. {entry} {name}. Aggiungerla nel file.",
     "The card that no. {entry} {name} cut is missing. Add it to the file."},
    {"card_of_nobody",
     "Nr. {entry} hat eine Karte, ist aber nicht unter denen ohne Partner. Die Zeile streichen.",
     "Il n. {entry} ha una carta ma non è tra chi è senza compagno. Togliere la riga.",
     "No. {entry} has a card but is not among those without a partner. Take the row out."},
    {"slip_unknown",
     "Nr. {entry} ist nicht zu setzen: nicht gemeldet, abgemeldet oder schon vergeben. Die Nummer "
     "prüfen.",
     "Il n. {entry} non può essere assegnato: non iscritto, ritirato o già assegnato. Controllare il numero.",
     "No. {entry} cannot be seated: not entered, gone, or placed already. Check the number."},
    {"slip_twice", "Nr. {entry} steht zweimal auf den Zetteln. Eine der Zeilen berichtigen.",
     "Il n. {entry} è due volte sui bigliettini. Correggere una delle righe.",
     "No. {entry} is on the slips twice. Correct one of the rows."},
    {"slip_table_twice", "Tisch {table} steht zweimal auf den Zetteln. Eine der Zeilen berichtigen.",
     "Il tavolo {table} è due volte sui bigliettini. Correggere una delle righe.",
     "Table {table} is on the slips twice. Correct one of the rows."},
    {"slip_size",
     "An Tisch {table} sitzen nach dem Zettel {count}; es braucht {needed}. Die Zeile berichtigen.",
     "Al tavolo {table} secondo il bigliettino siedono in {count}; ne servono {needed}. Correggere la riga.",
     "The slip seats {count} at table {table}; it takes {needed}. Correct the row."},
    {"slip_never", "Tisch {table}: Nr. {a} und Nr. {b} dürfen einander nicht begegnen. Anders setzen.",
     "Tavolo {table}: il n. {a} e il n. {b} non devono incontrarsi. Cambiare posto.",
     "Table {table}: no. {a} and no. {b} must not meet. Seat them otherwise."},
    {"slips_incomplete",
     "Auf keinem Zettel: Nr. {entries}; aussitzen müssen hier {most}. Die Zettel ergänzen.",
     "Su nessun bigliettino: n. {entries}; qui devono riposare in {most}. Completare i bigliettini.",
     "On no slip: no. {entries}; {most} have to sit out here. Complete the slips."},
    {"slips_not_here",
     "Wer in Runde {round} spielt, folgt aus den Ergebnissen; Zettel gelten hier nicht. `draw "
     "tables` ohne --from.",
     "Chi gioca nel turno {round} segue dai risultati; qui i bigliettini non valgono. `draw tables` senza "
     "--from.",
     "Who plays in round {round} follows from the results; slips do not hold here. `draw tables` without "
     "--from."},
    {"bad_prizes",
     "Die Preisliste „{text}“ stimmt an Stelle {position} nicht: „{found}“; erwartet: {expected}.",
     "L'elenco dei premi «{text}» è errato alla posizione {position}: «{found}»; previsto: {expected}.",
     "The prize list \"{text}\" is wrong at position {position}: \"{found}\"; expected: {expected}."},
    {"tournament_closed",
     "Das Turnier ist abgeschlossen; Ränge und Preise stehen fest. Zum Ändern: `reopen FILE --why …`.",
     "Il torneo è chiuso; ranghi e premi sono fissati. Per cambiare: `reopen FILE --why …`.",
     "The tournament is closed; ranks and prizes are fixed. To change something: `reopen FILE --why …`."},
    {"not_closed", "Das Turnier ist nicht abgeschlossen. Zum Abschließen: `close`.",
     "Il torneo non è chiuso. Per chiuderlo: `close`.",
     "The tournament is not closed. To close it: `close`."},
    {"close_not_final",
     "Die Rangliste ist noch nicht endgültig. Es fehlen Zettel oder Runden; trotzdem abschließen mit --yes.",
     "La classifica non è ancora definitiva. Mancano fogli o turni; chiudere comunque con --yes.",
     "The ranking is not final yet. Sheets or rounds are missing; close all the same with --yes."},
    {"nothing_played", "Es ist noch nichts gespielt; es gibt nichts abzuschließen.",
     "Non si è ancora giocato; non c'è nulla da chiudere.",
     "Nothing has been played yet; there is nothing to close."},
    {"bracket_decided", "Der K.-o. ist entschieden; es kommt keine Runde mehr. Abschließen mit `close`.",
     "L'eliminazione è decisa; non ci sono altri turni. Chiudere con `close`.",
     "The knock-out is decided; no round follows. Finish with `close`."},
    {"bracket_started",
     "Der K.-o. läuft schon und hat keinen freien Platz. Jemanden ersetzen (`players substitute`); mit "
     "zweiter "
     "Chance (repechage) ginge es.",
     "L'eliminazione è già iniziata e non ha posti liberi. Sostituire qualcuno (`players substitute`); con "
     "il "
     "ripescaggio (repechage) si potrebbe.",
     "The knock-out has begun and has no free place. Substitute somebody (`players substitute`); with a "
     "second "
     "chance (repechage) it would work."},
    {"swap_breaks_bracket",
     "In Runde {round} folgt aus den Ergebnissen, wer wen trifft; getauscht wird nur in der ersten "
     "K.-o.-Runde. "
     "Ein falsches Ergebnis berichtigen und neu losen.",
     "Nel turno {round} gli incontri seguono dai risultati; si scambia solo nel primo turno a eliminazione. "
     "Correggere il risultato errato e risorteggiare.",
     "In round {round} the results say who meets whom; places are exchanged only in the first knock-out "
     "round. "
     "Correct the wrong result and draw anew."},
    {"no_such_contestant", "Nr. {entry} spielt nicht mit. Nummern stehen in `standings`.",
     "Il n. {entry} non gioca. I numeri sono in `standings`.",
     "No. {entry} does not play. The numbers stand in `standings`."},
    {"decider_level", "Ein Entscheidungsspiel endet nicht gleich. Die Punkte prüfen.",
     "Uno spareggio non finisce pari. Controllare i punti.",
     "An extra game does not end level. Check the points."},
    {"correction_voids",
     "Tisch {table}, Runde {round} steht mit {before} fest und würde {after}. Damit wären gelost, aber "
     "falsch "
     "(Runde/Tisch): {pairings}; Gespieltes bleibt. Ränge, die sich ändern: {changes}. Mit --yes bestätigen, "
     "mit "
     "--dry-run nur ansehen.",
     "Tavolo {table}, turno {round} è registrato con {before} e diventerebbe {after}. Sarebbero nulli gli "
     "incontri (turno/tavolo): {pairings}; ciò che è giocato rimane. Ranghi che cambiano: {changes}. "
     "Confermare "
     "con --yes, solo vedere con --dry-run.",
     "Table {table}, round {round} stands at {before} and would become {after}. That would make void "
     "(round/table): {pairings}; what was played stays. Ranks that change: {changes}. Confirm with --yes, "
     "look "
     "with --dry-run."},
    {"no_singles", "Es gibt keine Einzelnen, die zu Paaren gelost werden könnten.",
     "Non ci sono singoli da sorteggiare in coppie.", "There are no singles to draw into pairs."},
    {"odd_singles", "{count} Einzelne gehen nicht in Paare auf. Einen dazu melden oder einen abmelden.",
     "{count} singoli non formano coppie. Iscriverne o ritirarne uno.",
     "{count} singles do not make pairs. Enter one more, or let one leave."},

    // Scoresheets
    {"round_is_draft",
     "Runde {round} ist noch nicht bestätigt; geschrieben wird erst dann. Bestätigen mit `round start`.",
     "Il turno {round} non è ancora confermato; si scrive solo dopo. Confermare con `round start`.",
     "Round {round} is not confirmed yet; results are written only then. Confirm it with `round start`."},
    {"no_such_table", "In Runde {round} gibt es keinen Tisch {table}; es sind {tables} Tische.",
     "Nel turno {round} non c'è un tavolo {table}; i tavoli sono {tables}.",
     "Round {round} has no table {table}; there are {tables}."},
    {"no_such_game", "Tisch {table} hat kein Spiel {game}; ein Match hat {games}.",
     "Il tavolo {table} non ha una partita {game}; un incontro ne ha {games}.",
     "Table {table} has no game {game}; a match has {games}."},
    {"all_games_written",
     "An Tisch {table} sind alle {games} Partien geschrieben. Zum Berichtigen die Partie nennen: --game.",
     "Al tavolo {table} tutte le {games} partite sono scritte. Per correggere indicare la partita: --game.",
     "All {games} games of table {table} are written. To correct one, name it: --game."},
    {"sheet_not_written",
     "Tisch {table}, Runde {round}: es ist noch kein Ergebnis da. Zuerst das Ergebnis eintragen.",
     "Tavolo {table}, turno {round}: manca ancora il risultato. Inserire prima il risultato.",
     "Table {table}, round {round}: there is no result yet. Enter it first."},
    {"sheet_confirmed", "Tisch {table}, Runde {round}: der Zettel ist schon bestätigt.",
     "Tavolo {table}, turno {round}: il foglio è già confermato.",
     "Table {table}, round {round}: the sheet is confirmed already."},
    {"correction_asks",
     "Tisch {table}, Runde {round} steht mit {before} fest und würde {after}. Ränge, die sich ändern: "
     "{changes}. Mit --yes bestätigen, mit --dry-run nur ansehen.",
     "Tavolo {table}, turno {round} è registrato con {before} e diventerebbe {after}. Ranghi che cambiano: "
     "{changes}. Confermare con --yes, solo vedere con --dry-run.",
     "Table {table}, round {round} stands at {before} and would become {after}. Ranks that change: "
     "{changes}. Confirm with --yes, look with --dry-run."},
    {"reason_needed", "Das braucht einen Grund, der aufgeschrieben wird: --why.",
     "Serve un motivo, che viene annotato: --why.", "This needs a reason, which is kept: --why."},
    {"game_over",
     "Tisch {table}, Runde {round}: das Spiel ist aus, weitere Zeilen gibt es nicht. Eine falsche Zeile "
     "streichen: strike=N --why.",
     "Tavolo {table}, turno {round}: la partita è finita, non ci sono altre righe. Cancellare una riga "
     "errata: strike=N --why.",
     "Table {table}, round {round}: the game is over, there are no more lines. Strike a wrong one: strike=N "
     "--why."},
    {"final_score_only",
     "Tisch {table}, Runde {round}: hier steht nur der Endstand, Zeilen passen nicht dazu. Den Endstand "
     "berichtigen: `result set`.",
     "Tavolo {table}, turno {round}: qui c'è solo il punteggio finale, non si aggiungono righe. Correggere "
     "il punteggio: `result set`.",
     "Table {table}, round {round}: only the final score stands here, lines do not go with it. Correct the "
     "score: `result set`."},
    {"wrong_number_of_sides",
     "Tisch {table}, Runde {round}: es spielen {sides} Seiten. Eine Zahl je Seite angeben, in der "
     "Reihenfolge von `round show`.",
     "Tavolo {table}, turno {round}: giocano {sides} parti. Indicare un numero per parte, nell'ordine di "
     "`round show`.",
     "Table {table}, round {round}: {sides} sides play. Give one number a side, in the order of `round "
     "show`."},
    {"nothing_written", "Die Zeile ist leer. Punkte je Seite oder eine Strafe angeben.",
     "La riga è vuota. Indicare i punti per parte o una penalità.",
     "The line is empty. Give points a side or a penalty."},
    {"negative_points",
     "{points}: auf einer Zeile stehen keine Punkte unter 0. Eine Strafe schreibt man mit "
     "penalty=SEITE:PUNKTE.",
     "{points}: su una riga non ci sono punti sotto lo 0. Una penalità si scrive con penalty=PARTE:PUNTI.",
     "{points}: a line has no points below 0. A penalty is written penalty=SIDE:POINTS."},
    {"too_many_points", "{points} Punkte sind zu viele; höchstens {most}. Die Zahl prüfen.",
     "{points} punti sono troppi; al massimo {most}. Controllare il numero.",
     "{points} points are too many; {most} at most. Check the number."},
    {"too_many_lines", "Mehr als {most} Zeilen nimmt ein Zettel nicht. Den Endstand eintragen.",
     "Un foglio accetta al massimo {most} righe. Inserire il punteggio finale.",
     "A sheet takes {most} lines at most. Enter the final score."},
    {"too_many_figures", "Auf einer Zeile stehen höchstens {most} Figuren.",
     "Su una riga stanno al massimo {most} figure.", "A line has {most} figures at most."},
    {"both_at_target",
     "Tisch {table}, Zeile {line}: so wären beide am Ziel, aber nur eine Seite gewinnt. Die Figuren in der "
     "Reihenfolge angeben, in der sie zählten.",
     "Tavolo {table}, riga {line}: così entrambe le parti avrebbero raggiunto il traguardo, ma ne vince una "
     "sola. Indicare le figure nell'ordine in cui hanno contato.",
     "Table {table}, line {line}: both would be at the target, but only one side wins. Give the figures in "
     "the order in which they counted."},
    {"no_such_line", "Auf diesem Zettel gibt es keine Zeile {line}. Mit `sheet show` nachsehen.",
     "Su questo foglio non c'è una riga {line}. Vedere `sheet show`.",
     "This sheet has no line {line}. See `sheet show`."},
    {"already_struck", "Zeile {line} ist schon gestrichen: {why}.", "La riga {line} è già cancellata: {why}.",
     "Line {line} is struck already: {why}."},
    {"no_side_at_target",
     "Tisch {table}, Runde {round}: keine Seite ist bei {target}. Zum Abbruch --time, --forfeit SEITE oder "
     "--ruling N angeben.",
     "Tavolo {table}, turno {round}: nessuna parte è a {target}. Per un'interruzione indicare --time, "
     "--forfeit PARTE o --ruling N.",
     "Table {table}, round {round}: no side is at {target}. For a game broken off give --time, --forfeit "
     "SIDE or --ruling N."},
    {"both_sides_at_target",
     "Tisch {table}, Runde {round}: mehr als eine Seite ist bei {target}, aber nur eine gewinnt. Den Stand "
     "prüfen, oder --time, --forfeit SEITE, --ruling N angeben.",
     "Tavolo {table}, turno {round}: più di una parte è a {target}, ma ne vince una sola. Controllare il "
     "punteggio o indicare --time, --forfeit PARTE, --ruling N.",
     "Table {table}, round {round}: more than one side is at {target}, but only one wins. Check the score, "
     "or give --time, --forfeit SIDE, --ruling N."},
    {"has_lines",
     "Tisch {table}, Runde {round}: der Zettel hat Zeilen, die einen anderen Stand ergeben. Eine falsche "
     "Zeile streichen: `deal add strike=N --why`.",
     "Tavolo {table}, turno {round}: il foglio ha righe che danno un altro punteggio. Cancellare la riga "
     "errata: `deal add strike=N --why`.",
     "Table {table}, round {round}: the sheet has lines that add up to another score. Strike the wrong one: "
     "`deal add strike=N --why`."},
    {"no_such_side",
     "Eine Seite {side} gibt es an diesem Tisch nicht. Die Seiten zählen von 0 in der Reihenfolge von `round "
     "show`.",
     "A questo tavolo non c'è una parte {side}. Le parti si contano da 0 nell'ordine di `round show`.",
     "There is no side {side} at this table. Sides count from 0 in the order of `round show`."},

    {"figure_twice", "{figure} steht zweimal; jede Figur zählt einmal.",
     "{figure} compare due volte; ogni figura conta una volta.",
     "{figure} stands twice; each figure counts once."},
    {"figures_undecided",
     "Wie diese Figuren zählen, hängt an Schaltern, die offen sind: {switches}. Mit `set` entscheiden, oder "
     "die Punkte angeben.",
     "Come contano queste figure dipende da parametri aperti: {switches}. Decidere con `set`, o indicare i "
     "punti.",
     "How these figures count hangs on open switches: {switches}. Decide them with `set`, or give the "
     "points."},

    // Settings and journal
    {"setting_fixed",
     "{option} steht fest, sobald gelost oder geschrieben ist. Dafür ein neues Turnier anlegen, oder "
     "rückgängig machen, was davon abhängt.",
     "{option} non cambia più dopo un sorteggio o un risultato. Creare un nuovo torneo o annullare ciò che "
     "ne dipende.",
     "{option} is fixed once something is drawn or written. Make a new tournament, or undo what rests on "
     "it."},
    {"ranking_would_change",
     "Die Rangliste würde sich ändern: {changes}. Mit --yes bestätigen, mit --dry-run nur ansehen.",
     "La classifica cambierebbe: {changes}. Confermare con --yes, solo vedere con --dry-run.",
     "The ranking would change: {changes}. Confirm with --yes, look with --dry-run."},
    {"settings_changed_meanwhile",
     "Ein anderes Programm hat die Einstellungen gerade geändert. Noch einmal versuchen.",
     "Un altro programma ha appena cambiato le impostazioni. Riprovare.",
     "Another program has just changed the settings. Try again."},
    {"nothing_to_undo", "Es gibt nichts mehr rückgängig zu machen.", "Non c'è più nulla da annullare.",
     "There is nothing left to undo."},
    {"nothing_to_redo", "Es gibt nichts zu wiederholen.", "Non c'è nulla da ripetere.",
     "There is nothing to redo."},
};

} // namespace

std::span<const Message> refusalMessages() {
    return kMessages;
}

} // namespace schreiber::desk

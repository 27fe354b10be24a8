#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Message kMessages[] = {
    {"not_safe_yet",
     "Das ist geschehen (Journal Nr. {n}), doch der Datenträger meldet einen Fehler: ohne Strom könnte es "
     "noch "
     "verloren gehen. Stick oder Platte prüfen: {file}.",
     "È fatto (giornale n. {n}), ma il supporto segnala un errore: senza corrente potrebbe ancora andare "
     "perso. Controllare chiavetta o disco: {file}.",
     "It is done (journal no. {n}), but the medium reports an error: in a power cut it might still be lost. "
     "Check the stick or disk: {file}."},
    {"otherwise", "{chosen}Wäre vereinbart: „{other}“, stünde es {score}.",
     "{chosen}Se fosse concordato: «{other}», si starebbe {score}.",
     "{chosen}If it were agreed: “{other}”, it would stand {score}."},
    {"otherwise_won", "{chosen}Wäre vereinbart: „{other}“, ginge die Partie mit {score} an {winner}.",
     "{chosen}Se fosse concordato: «{other}», la partita andrebbe per {score} a {winner}.",
     "{chosen}If it were agreed: “{other}”, the game would go with {score} to {winner}."},
    {"otherwise_open", "{chosen}Wäre vereinbart: „{other}“, wäre offen, was zu schreiben ist.",
     "{chosen}Se fosse concordato: «{other}», resterebbe aperto che cosa si segna.",
     "{chosen}If it were agreed: “{other}”, it would be open what is to be written."},
    {"otherwise_ahead", "Nur nach der Vorgabe dieses Programms; anders vereinbart stünde es {score}.",
     "Solo per una scelta di questo programma; concordato altrimenti si starebbe {score}.",
     "Only by this program's default; agreed otherwise it would stand {score}."},
    {"otherwise_won_ahead",
     "Nur nach der Vorgabe dieses Programms; anders vereinbart ginge die Partie an {winner}.",
     "Solo per una scelta di questo programma; concordato altrimenti la partita andrebbe a {winner}.",
     "Only by this program's default; agreed otherwise the game would go to {winner}."},
    {"otherwise_open_ahead", "Nur nach der Vorgabe dieses Programms; anders vereinbart wäre das offen.",
     "Solo per una scelta di questo programma; concordato altrimenti resterebbe aperto.",
     "Only by this program's default; agreed otherwise that would be open."},
    {"copy_beside",
     "{file} ist keine Kopie dieses Abends und bleibt, wie es ist. Die Kopie steht daneben: {copy}.",
     "{file} non è una copia di questa serata e resta com'è. La copia sta accanto: {copy}.",
     "{file} is no copy of this evening and stays as it is. The copy is beside it: {copy}."},
    {"altered",
     "In {file} wurde etwas am Programm vorbei verändert. Was hier steht, gedruckt oder exportiert wird, "
     "kann deshalb falsch sein.",
     "In {file} qualcosa è stato modificato all'insaputa del programma. Ciò che si vede, si stampa o si "
     "esporta "
     "può quindi essere sbagliato.",
     "Something in {file} was altered behind the program's back. What is shown, printed or written out may "
     "therefore be wrong."},
    {"altered_line",
     "Achtung: In der Turnierdatei wurde etwas am Programm vorbei verändert. Was hier steht, kann falsch "
     "sein.",
     "Attenzione: nel file del torneo qualcosa è stato modificato all'insaputa del programma. Ciò che sta "
     "qui "
     "può essere sbagliato.",
     "Note: something in the tournament's file was altered behind the program's back. What stands here may "
     "be "
     "wrong."},
    {"altered_before", "Es ist geschehen; nur ist in {file} etwas am Programm vorbei verändert ({detail}).",
     "È fatto; solo che in {file} qualcosa è stato modificato all'insaputa del programma ({detail}).",
     "It is done; but something in {file} was altered behind the program's back ({detail})."},
    {"altered_before_import",
     "Beim Exportieren war in der Turnierdatei etwas am Programm vorbei verändert. Was jetzt darin steht, "
     "mit den Zetteln vergleichen.",
     "All'esportazione nel file del torneo qualcosa era stato modificato all'insaputa del programma. "
     "Confrontare con i fogli ciò che ora contiene.",
     "When this was written out, something in the tournament's file had been altered behind the program's "
     "back. "
     "Compare what is in it now with the sheets."},
    {"export_too_large",
     "Dieser Abend ist größer, als ein Export wieder eingelesen wird; der Export ist da, aber keine "
     "Sicherung. "
     "Dafür die Datei selbst kopieren.",
     "Questa serata è più grande di quanto un'esportazione si rilegga; l'esportazione c'è, ma non è una "
     "copia di "
     "sicurezza. Per quella copiare il file stesso.",
     "This evening is larger than an export is read in again; the export is there, but no safeguard. Copy "
     "the "
     "file itself for that."},
    {"rulings_too_large", "Diese Entscheide sind mehr, als sich aus einer Datei einlesen lässt ({most} MB).",
     "Queste decisioni sono più di quante si possano leggere da un file ({most} MB).",
     "These are more rulings than can be read in from one file ({most} MB)."},
    {"altered_more", "Und noch {count} {count#Stelle|Stellen}.", "E altri {count} {count#punto|punti}.",
     "And {count} more {count#place|places}."},
    {"unknown_keys_kept", "Was diese Fassung nicht kennt, wird mitgeführt und wieder exportiert: {where}.",
     "Ciò che questa versione non conosce viene conservato e riesportato: {where}.",
     "What this version does not know is kept and written out again: {where}."},
    {"odd_letters_kept",
     "Steuerzeichen in Namen, Vereinen oder Spalten: {where}. Sie bleiben und werden als � gezeigt.",
     "Caratteri di controllo in nomi, circoli o colonne: {where}. Restano e si mostrano come �.",
     "Control characters in names, clubs or columns: {where}. They stay and are shown as �."},
    {"rulings_of_no_table",
     "Entscheide an Tischen, die es hier nicht gibt: {where}. Sie gehören zu keinem Zettel.",
     "Decisioni a tavoli che qui non ci sono: {where}. Non appartengono a nessun foglio.",
     "Rulings at tables that are not here: {where}. They belong to no sheet."},
    {"records_not_read",
     "Entscheide, deren Protokoll hier nicht zu lesen ist: {where}. Sie bleiben, wie sie sind.",
     "Decisioni il cui verbale qui non si può leggere: {where}. Restano come sono.",
     "Rulings whose record cannot be read here: {where}. They stay as they are."},
    {"actions_not_known",
     "Im Journal steht, was diese Fassung nicht kennt: {where}. Es wird mit diesem Wort gezeigt.",
     "Nel giornale c'è ciò che questa versione non conosce: {where}. Si mostra con questa parola.",
     "The journal has what this version does not know: {where}. It is shown by that word."},
    {"moments_to_come",
     "Im Journal stehen Zeiten, die erst kommen (Zeile {where}): Die Uhr des Geräts, auf dem das "
     "geschrieben wurde, ging falsch, oder die von diesem. Übernommen ist alles; bitte die Uhr prüfen.",
     "Nel giornale ci sono ore che devono ancora venire (riga {where}): l'orologio del computer su cui fu "
     "scritto era sbagliato, o lo è quello di questo. È ripreso tutto; controllare l'orologio.",
     "The journal has times that are yet to come (row {where}): the clock of the computer on which it was "
     "written was wrong, or this one's is. All of it is taken; please check the clock."},
    {"names_no_ruling", "Am Zettel steht ein Entscheid, den es hier nicht gibt: {where}.",
     "Sul foglio è indicata una decisione che qui non c'è: {where}.",
     "A sheet names a ruling that is not here: {where}."},
    {"copies_go_to",
     "Nach jeder Runde wird eine Kopie in den Ordner {folder} geschrieben, wie es der Export verlangt "
     "(Einstellung: "
     "Zweitkopie).",
     "Dopo ogni turno si scrive una copia nella cartella {folder}, come chiede l'export (impostazione: "
     "seconda "
     "copia).",
     "After each round a copy is written into the folder {folder}, as the export asks (setting: second "
     "copy)."},
    {"draft_outdated", "Die Auslosung ist damit überholt; vor dem Bestätigen neu losen.",
     "Il sorteggio è così superato; risorteggiare prima di confermare.",
     "The draw is outdated by this; draw anew before confirming."},
    {"sheets_unconfirmed",
     "Runde {round}, {tables,Tisch|Tische} {tables}: {count} {count#Zettel ist|Zettel sind} eingetragen, "
     "aber "
     "nicht bestätigt.",
     "Turno {round}, {tables,tavolo|tavoli} {tables}: {count} {count#foglio inserito ma non confermato|fogli "
     "inseriti ma non confermati}.",
     "Round {round}, {tables,table|tables} {tables}: {count} {count#sheet is|sheets are} entered but not "
     "confirmed."},
    {"camps_not_used", "Die Liste nennt Lager; gelost wird hier nicht nach Lagern (Einstellungen: Lager).",
     "L'elenco indica fazioni; qui non si sorteggia per fazioni (impostazioni: fazioni).",
     "The list names camps; here the draw does not go by camps (settings: camps)."},
    {"columns_only_kept",
     "{columns,Diese Spalte wird|Diese Spalten werden} nicht verstanden und nur mitgeführt: {columns}.",
     "{columns,Colonna non riconosciuta, solo conservata|Colonne non riconosciute, solo conservate}: "
     "{columns}.",
     "{columns,This column is|These columns are} not understood and only kept: {columns}."},
    {"kept_cut",
     "In einer Spalte, die nur mitgeführt wird, steht mehr als 1000 Zeichen; der Rest ist weggelassen.",
     "In una colonna solo conservata ci sono più di 1000 caratteri; il resto è tralasciato.",
     "A column that is only kept has more than 1000 characters; the rest is left out."},
    {"no_camp", "Bei niemandem steht ein Lager: nach Lagern ist nicht gelost.",
     "Nessuno ha una fazione: non si è sorteggiato per fazioni.",
     "Nobody has a camp: camps played no part in the draw."},
    {"some_without_camp", "Ohne Lager: Nr. {entries}. Für sie ist nicht nach Lagern gelost.",
     "Senza fazione: n. {entries}. Per loro non si è sorteggiato per fazioni.",
     "Without a camp: no. {entries}. For them camps played no part in the draw."},
    {"camps_many",
     "Das sind mehr als zwei Lager: {camps}. Meint davon etwas dasselbe, die Meldungen richtigstellen und "
     "neu "
     "losen.",
     "Le fazioni sono più di due: {camps}. Se alcune sono la stessa, correggere le iscrizioni e "
     "risorteggiare.",
     "There are more than two camps: {camps}. If some of them mean the same, mend the entries and draw "
     "anew."},
    {"no_club", "Bei niemandem steht ein Verein: nach Vereinen ist nicht gelost.",
     "Nessuno ha un circolo: non si è sorteggiato per circoli.",
     "Nobody has a club: clubs played no part in the draw."},
    {"some_without_club", "Ohne Verein: Nr. {entries}. Für sie ist nicht nach Vereinen gelost.",
     "Senza circolo: n. {entries}. Per loro non si è sorteggiato per circoli.",
     "Without a club: no. {entries}. For them clubs played no part in the draw."},
    {"partners_same_club", "Partner aus einem Verein: {pairs}. Paare: {count}, mindestens {fewest}.",
     "Compagni dello stesso circolo: {pairs}. Coppie: {count}, almeno {fewest}.",
     "Partners of one club: {pairs}. Pairs: {count}, at least {fewest}."},
    {"partners_same_camp", "Partner aus einem Lager: {pairs}. Paare: {count}, mindestens {fewest}.",
     "Compagni della stessa fazione: {pairs}. Coppie: {count}, almeno {fewest}.",
     "Partners of one camp: {pairs}. Pairs: {count}, at least {fewest}."},
    {"partners_other_camp", "Partner aus zwei Lagern: {pairs}. Paare: {count}, mindestens {fewest}.",
     "Compagni di due fazioni: {pairs}. Coppie: {count}, almeno {fewest}.",
     "Partners of two camps: {pairs}. Pairs: {count}, at least {fewest}."},
    {"open_match_of_leaver",
     "Tisch {table}: Ohne {name} bleiben {others}. Die laufende Partie fällt weg, wenn dafür kein Ergebnis "
     "mehr "
     "eingetragen wird; spielt jemand weiter, Ersatz für Nr. {entry} eintragen.",
     "Tavolo {table}: senza {name} restano {others}. La partita in corso decade se non se ne inserisce più "
     "un "
     "risultato; se qualcuno gioca al suo posto, inserire un sostituto per il n. {entry}.",
     "Table {table}: without {name} there are {others}. The match being played falls away unless a result is "
     "still entered for it; if somebody plays on, enter a substitute for no. {entry}."},
    {"open_match_of_others",
     "Tisch {table}: {others} spielen weiter, und ihr Zettel fehlt noch; die Spalte von {name} bleibt "
     "stehen, "
     "wie sie ist.",
     "Tavolo {table}: {others} continuano, e il loro foglio manca ancora; la colonna di {name} resta com'è.",
     "Table {table}: {others} play on, and their sheet is still missing; the column of {name} stays as it "
     "is."},
    {"decider_counts_nothing",
     "Dieses Entscheidungsspiel zählt für nichts, solange die beiden nicht gleich stehen.",
     "Questo spareggio non conta nulla finché i due non sono pari.",
     "This extra game counts for nothing as long as the two are not level."},
    {"plays_no_more", "Unter dieser Nummer wird in diesem Turnier nicht mehr gespielt.",
     "Con questo numero in questo torneo non si gioca più.",
     "Nobody plays under this number any more in this tournament."},
    {"tables_from_next_round",
     "Runde {round} bleibt, wie sie gelost ist; die Zahl der Tische gilt ab Runde {next}, oder sobald Runde "
     "{round} neu gelost wird.",
     "Il turno {round} resta come sorteggiato; il numero dei tavoli vale dal turno {next}, o quando il turno "
     "{round} viene risorteggiato.",
     "Round {round} stays as it was drawn; the number of tables holds from round {next} on, or once round "
     "{round} is drawn anew."},
    {"surplus_dropped_at", "Der Sieger steht am Ziel; was darüber war, ist weggelassen: Tisch {tables}.",
     "Il vincitore sta al traguardo; l'eccedenza è stata tolta: tavolo {tables}.",
     "The winner stands at the target; the surplus is dropped: table {tables}."},
    {"partner_without_table",
     "{partner} sitzt damit an keinem Tisch mehr: das Paar setzt aus, bis ein Ersatz eingetragen ist oder "
     "der Abgemeldete zurückkommt. Sonst auch den Partner abmelden.",
     "Così {partner} non siede più a nessun tavolo: la coppia resta fuori finché non si inserisce un "
     "sostituto o il ritirato rientra. Altrimenti ritirare anche il compagno.",
     "With this {partner} sits at no table any more: the pair stays out until a substitute is entered or "
     "the one who left comes back. Otherwise let the partner leave, too."},
    {"printed_seating_outdated", "Die Runde war schon veröffentlicht: Aushang und Zettel neu drucken.",
     "Il turno era già pubblicato: ristampare elenco dei posti e fogli.",
     "The round was published already: print the seating and the sheets again."},
    {"printed_sheets_outdated",
     "Die Runde war schon veröffentlicht. Neu zu drucken: der Aushang, und von den Zetteln nur Tisch "
     "{tables}.",
     "Il turno era già pubblicato. Da ristampare: l'elenco dei posti, e dei fogli solo tavolo {tables}.",
     "The round was published already. To be printed again: the seating, and of the sheets only table "
     "{tables}."},
    {"substitute_like_entry",
     "Jemand, der so heißt, ist schon gemeldet. Prüfen, ob eine Person an zwei Tischen sitzen würde.",
     "È già iscritta una persona con questo nome. Controllare che nessuno sieda a due tavoli.",
     "Somebody of that name is entered already. Check that nobody would sit at two tables."},
    {"dispute_score_unknown",
     "Von dieser Partie ist nur der Endstand eingetragen: Der Stand vor dem letzten Geben fehlt, und wer "
     "gab. "
     "Beides im Kopf dazuschreiben (score, dealer), wenn der Streit daran hängt.",
     "Di questa partita è inserito solo il punteggio finale: manca quello di prima dell'ultima smazzata, e "
     "chi "
     "ha dato le carte. Aggiungerli nell'intestazione (score, dealer), se la contestazione ne dipende.",
     "Of this game only the final score is entered: the score before the last deal is missing, and who "
     "dealt. "
     "Add both to the head (score, dealer) where the dispute hangs on them."},
    {"never_by_results",
     "Zwei, die einander nicht begegnen sollen, treffen sich hier, weil die Ergebnisse es so wollen.",
     "Due che non devono incontrarsi qui si trovano di fronte, perché lo vogliono i risultati.",
     "Two who must not meet do so here, because the results have it so."},
    {"other_lines", "Damit ändern sich auch andere Spiele: {lines}.",
     "Così cambiano anche altri giochi: {lines}.", "With it other games change, too: {lines}."},
    {"rank_points_larger",
     "Für Tische zu fünft ist keine eigene Liste von Platzpunkten gesetzt: dort gilt die der anderen, und "
     "der "
     "fünfte Platz bekommt 0. Eine zweite Liste kommt hinter die erste (rank-points).",
     "Per i tavoli da cinque non c'è un elenco proprio di punti per posto: vale quello degli altri, e il "
     "quinto posto ha 0. Un secondo elenco va dopo il primo (rank-points).",
     "There is no list of its own of points for places at tables of five: that of the others holds there, "
     "and "
     "the fifth place has 0. A second list goes behind the first (rank-points)."},
    {"group_meetings_lost", "In den Gruppen nicht mehr gespielt, weil jemand gegangen ist: {names}.",
     "Nei gironi non si gioca più, perché qualcuno se n'è andato: {names}.",
     "Not played in the groups, because somebody left: {names}."},
    {"not_all_met", "Nicht alle haben gegeneinander gespielt; dafür waren zu wenige Runden geplant.",
     "Non tutti si sono incontrati; per questo erano previsti troppo pochi turni.",
     "Not all have met each other; too few rounds were planned for that."},
    {"not_confirmed", "Nicht alle Zettel sind bestätigt; an die Wand kommt nur, was bestätigt ist.",
     "Non tutti i fogli sono confermati; in parete va solo ciò che è confermato.",
     "Not all sheets are confirmed; only what is confirmed comes to the wall."},
    {"ruling_other_rules", "Das Protokoll nennt ein anderes Regelwerk als das Turnier.",
     "Il verbale indica un regolamento diverso da quello del torneo.",
     "The record names another rule set than the tournament's."},
    {"ruling_no_such_table",
     "Das Protokoll nennt einen Tisch, den diese Runde nicht hat; der Entscheid ist ohne Tisch aufgehoben.",
     "Il verbale indica un tavolo che questo turno non ha; la decisione è conservata senza tavolo.",
     "The record names a table that this round has not; the ruling is kept without a table."},
    {"ruling_other_names", "Im Protokoll stehen andere Namen als an diesem Tisch; bitte prüfen.",
     "Nel verbale ci sono nomi diversi da quelli di questo tavolo; controllare.",
     "The record has other names than this table; please check."},
    {"ruling_other_score",
     "Der Zettel von Tisch {table} steht {sheet}, das Protokoll nennt {record}; bei anderem Stand kann der "
     "Entscheid ein anderer sein.",
     "Il foglio del tavolo {table} è a {sheet}, il verbale indica {record}; con un altro punteggio la "
     "decisione può essere un'altra.",
     "The sheet of table {table} stands at {sheet}, the record says {record}; with another score the ruling "
     "can be another."},
    {"ruling_other_target",
     "An Tisch {table} geht die Partie bis {sheet}, im Protokoll bis {record}; der Entscheid kann ein "
     "anderer "
     "sein.",
     "Al tavolo {table} la partita va a {sheet}, nel verbale a {record}; la decisione può essere un'altra.",
     "At table {table} the game goes to {sheet}, in the record to {record}; the ruling can be another."},
    {"ruling_still_on_sheet",
     "Was dieser Entscheid am Zettel eingetragen hat, steht dort noch; wenn es nicht mehr gilt, die Zeile "
     "streichen oder das Ergebnis berichtigen.",
     "Ciò che questa decisione ha scritto sul foglio vi resta; se non vale più, barrare la riga o "
     "correggere il risultato.",
     "What this ruling put on the sheet still stands there; if it no longer holds, strike the line or "
     "correct "
     "the result."},
    {"ruling_differs",
     "Entscheid {ruling} steht hier anders als in der Datei: hier {here}, dort {there}. Es bleibt, was hier "
     "steht.",
     "La decisione {ruling} è qui diversa che nel file: qui {here}, là {there}. Resta ciò che sta qui.",
     "Ruling {ruling} is not here as in the file: here {here}, there {there}. What stands here stays."},
    {"surplus_dropped", "Der Sieger steht am Ziel; was darüber war, ist weggelassen.",
     "Il vincitore sta al traguardo; l'eccedenza è stata tolta.",
     "The winner stands at the target; the surplus is dropped."},
    {"line_of_no_deal",
     "Tisch {table}, Runde {round}: geschrieben ist {points}, aber das bringt keine Gabe: dafür wären es "
     "{figures} Figuren, und jede zählt höchstens {most}, außer sie beendet die Partie.",
     "Tavolo {table}, turno {round}: è scritto {points}, ma nessuna mano lo porta: servirebbero {figures} "
     "figure, e ognuna conta al massimo {most}, a meno che non chiuda la partita.",
     "Table {table}, round {round}: {points} is written, but no deal brings it: that would take {figures} "
     "figures, and each counts {most} at most unless it ends the game."},
    {"second_differs", "Die zweite Eingabe weicht ab; der Zettel ist jetzt strittig.",
     "Il secondo inserimento è diverso; il foglio è ora contestato.",
     "The second keying differs; the sheet is now disputed."},
    {"earlier_round_changed",
     "Eine frühere Runde hat sich geändert; was danach gelost und gespielt ist, bleibt.",
     "È cambiato un turno precedente; ciò che è stato sorteggiato e giocato dopo rimane.",
     "An earlier round has changed; what was drawn and played since stays."},
    {"draft_void",
     "Nach dieser Berichtigung spielen andere. Die Auslosung von Runde {round} gilt nicht mehr: {pairings} "
     "({named}). Neu losen.",
     "Dopo questa correzione giocano altri. Il sorteggio del turno {round} non vale più: {pairings} "
     "({named}). Risorteggiare.",
     "After this correction others play. The draw of round {round} no longer holds: {pairings} ({named}). "
     "Draw anew."},
    {"round_void",
     "Nach dieser Berichtigung spielen in Runde {round} andere: {pairings} ({named}). Gespielt "
     "ist dort "
     "noch nichts: die Runde neu losen.",
     "Dopo questa correzione nel turno {round} giocano altri: {pairings} ({named}). Lì non si "
     "è ancora "
     "giocato: risorteggiare il turno.",
     "After this correction others play in round {round}: {pairings} ({named}). Nothing is "
     "played there "
     "yet: draw the round anew."},
    {"pairings_void",
     "Nach dieser Berichtigung hätten in späteren K.-o.-Runden andere gegeneinander gespielt; was dort "
     "gespielt ist, bleibt.",
     "Dopo questa correzione incontri successivi a eliminazione avrebbero altri avversari; ciò che è giocato "
     "rimane.",
     "After this correction later knock-out pairings would have other opponents; what was played stays."},
};

} // namespace

std::span<const Message> warningMessages() {
    return kMessages;
}

} // namespace schreiber::desk

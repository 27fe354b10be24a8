#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kEndings{"Das sagt --time, --forfeit SEITE oder --ruling N.",
                          "Lo dicono --time, --forfeit PARTE o --ruling N.",
                          "--time, --forfeit SIDE or --ruling N says it."};
constexpr Advice kOrder{"Die Reihenfolge zeigt `round show`.", "L'ordine si vede in `round show`.",
                        "`round show` has the order."};
constexpr Advice kStrike{"Das macht `deal add … strike=N --why …`.", "Lo fa `deal add … strike=N --why …`.",
                         "`deal add … strike=N --why …` does it."};

constexpr Message kMessages[] = {
    {"round_is_draft",
     "Runde {round} ist noch nicht bestätigt; geschrieben wird erst dann.",
     "Il turno {round} non è ancora confermato; si scrive solo dopo.",
     "Round {round} is not confirmed yet; results are written only then.",
     {"Bestätigen mit `round start`.", "Confermare con `round start`.", "Confirm it with `round start`."}},
    {"no_such_table",
     "In Runde {round} gibt es keinen Tisch {table}; Tische dort: {tables}.",
     "Nel turno {round} non c'è un tavolo {table}; tavoli del turno: {tables}.",
     "Round {round} has no table {table}; tables there: {tables}.",
     {},
     RefusalKind::Unusable},
    {"no_such_game",
     "Tisch {table} hat keine Partie {game}; Partien eines Matches: {games}.",
     "Il tavolo {table} non ha una partita {game}; partite di un incontro: {games}.",
     "Table {table} has no game {game}; games of a match: {games}.",
     {},
     RefusalKind::Unusable},
    {"all_games_written",
     "An Tisch {table} sind alle {games} Partien geschrieben. Die gemeinte nennen.",
     "Al tavolo {table} tutte le {games} partite sono scritte. Indicare quella che si intende.",
     "All {games} games of table {table} are written. Name the one that is meant.",
     {"Das sagt --game.", "Lo dice --game.", "--game says it."}},
    {"sheet_not_written",
     "Tisch {table}, Runde {round}: es ist noch kein Ergebnis da. Zuerst das Ergebnis eintragen.",
     "Tavolo {table}, turno {round}: manca ancora il risultato. Inserire prima il risultato.",
     "Table {table}, round {round}: there is no result yet. Enter it first."},
    {"sheet_confirmed", "Tisch {table}, Runde {round}: der Zettel ist schon bestätigt.",
     "Tavolo {table}, turno {round}: il foglio è già confermato.",
     "Table {table}, round {round}: the sheet is confirmed already."},
    {"ruled_sheet",
     "Tisch {table}, Runde {round}: Hier gilt ein Entscheid. Wer ihn bestreitet, erhebt Einspruch; die "
     "Leitung kann auch einen anderen Endstand eintragen.",
     "Tavolo {table}, turno {round}: qui vale una decisione. Chi la contesta fa ricorso; la direzione può "
     "anche "
     "scrivere un altro punteggio finale.",
     "Table {table}, round {round}: a ruling holds here. Whoever contests it appeals; the director can also "
     "enter another final score."},
    {"correction_asks", "Tisch {table}, Runde {round} steht mit {before} fest; neu wäre {after}. {changes}",
     "Tavolo {table}, turno {round} è registrato con {before} e diventerebbe {after}. {changes}",
     "Table {table}, round {round} stands at {before} and would become {after}. {changes}", kYes,
     RefusalKind::Correction},
    {"list_rewrites_game",
     "Tisch {table}, Partie {game} steht mit {before} und bekäme {score}: die Zeilen eines Tischs sind der "
     "Reihe nach seine Partien. In der Liste alle Partien des Tischs angeben, oder so überschreiben.",
     "Tavolo {table}, partita {game} è registrata con {before} e avrebbe {score}: le righe di un tavolo sono "
     "nell'ordine le sue partite. Indicare nell'elenco tutte le partite del tavolo, o sovrascrivere così.",
     "Table {table}, game {game} stands at {before} and would get {score}: the rows of a table are its games "
     "in order. Give all games of the table in the list, or write over it.",
     kYes, RefusalKind::Question},
    {"scores_would_change", "Geschriebene Zettel kämen auf einen anderen Stand: {places}. {changes}",
     "Fogli già scritti arriverebbero a un altro punteggio: {places}. {changes}",
     "Sheets already written would come to another score: {places}. {changes}", kYes, RefusalKind::Question},
    {"fine_asks",
     "Tisch {table}, Runde {round}: eine Strafe von {points} Punkten ist mehr, als eine ganze Partie hat "
     "({game}). Stimmt die Zahl?",
     "Tavolo {table}, turno {round}: una penalità di {points} punti è più di un'intera partita ({game}). Il "
     "numero è giusto?",
     "Table {table}, round {round}: a fine of {points} points is more than a whole game has ({game}). Is the "
     "number right?",
     kYes, RefusalKind::Doubt},
    {"score_asks",
     "Tisch {table}, Runde {round}: auf {points} Punkte kommt in einer Partie über {game} Punkte sonst "
     "niemand. "
     "Stimmt die Zahl?",
     "Tavolo {table}, turno {round}: in una partita di {game} punti di solito nessuno arriva a {points}. Il "
     "numero è giusto?",
     "Table {table}, round {round}: in a game of {game} points nobody usually comes to {points}. Is the "
     "number right?",
     kYes, RefusalKind::Doubt},
    {"score_below_zero", "{points}: nach diesen Regeln steht niemand unter 0. Die Zahl prüfen.",
     "{points}: con queste regole nessuno sta sotto 0. Controllare il numero.",
     "{points}: by these rules nobody stands below 0. Check the number."},
    {"reason_needed",
     "Das braucht einen Grund, der aufgeschrieben wird.",
     "Serve un motivo, che viene annotato.",
     "This needs a reason, which is kept.",
     {"Er kommt hinter --why.", "Va dopo --why.", "It goes after --why."}},
    {"claims_closed",
     "Der Einspruch kommt zu spät: Nach Zeile {line} ist schon weitergeschrieben, und er gilt nur, bis die "
     "nächste "
     "Gabe geschrieben ist (Imster Regeln 2015, § 33). Streichen kann jetzt nur noch die Turnierleitung; das "
     "braucht einen Grund, der aufgeschrieben wird.",
     "Il reclamo arriva tardi: dopo la riga {line} si è già scritto altro, e vale solo finché non è scritta "
     "la "
     "smazzata seguente (regole di Imst 2015, § 33). Ora può barrare solo la direzione; serve un motivo, che "
     "viene "
     "annotato.",
     "The claim comes too late: after line {line} more has been written, and it holds only until the next "
     "deal is "
     "written (Imst rules 2015, § 33). Only the director may strike it now; this needs a reason, which is "
     "kept.",
     {"Er kommt hinter --why.", "Va dopo --why.", "It goes after --why."}},
    {"let_be", "Abgebrochen; es ist nichts geschrieben.", "Interrotto; non è stato scritto nulla.",
     "Broken off; nothing was written."},
    {"game_over",
     "Tisch {table}, Runde {round}: die Partie ist aus, weitere Zeilen gibt es nicht. Eine falsche Zeile "
     "streichen.",
     "Tavolo {table}, turno {round}: la partita è finita, non ci sono altre righe. Barrare la riga "
     "errata.",
     "Table {table}, round {round}: the game is over, there are no more lines. Strike the wrong one.",
     kStrike},
    {"final_score_only",
     "Tisch {table}, Runde {round}: hier steht nur der Endstand, Zeilen passen nicht dazu. Den Endstand "
     "berichtigen.",
     "Tavolo {table}, turno {round}: qui c'è solo il punteggio finale, non si aggiungono righe. Correggere "
     "il punteggio.",
     "Table {table}, round {round}: only the final score stands here, lines do not go with it. Correct the "
     "score.",
     {"Das macht `result set`.", "Lo fa `result set`.", "`result set` does it."}},
    {"wrong_number_of_sides",
     "Tisch {table}, Runde {round}: es spielen {sides} Seiten. Eine Zahl je Seite angeben.",
     "Tavolo {table}, turno {round}: giocano {sides} parti. Indicare un numero per parte.",
     "Table {table}, round {round}: {sides} sides play. Give one number a side.", kOrder,
     RefusalKind::Unusable},
    {"nothing_written",
     "Die Zeile ist leer. Punkte je Seite oder eine Strafe angeben.",
     "La riga è vuota. Indicare i punti per parte o una penalità.",
     "The line is empty. Give points a side or a penalty.",
     {},
     RefusalKind::Unusable},
    {"negative_points",
     "{points}: auf einer Zeile stehen keine Punkte unter 0. Eine Strafe ist eigens zu schreiben.",
     "{points}: su una riga non ci sono punti sotto lo 0. Una penalità si scrive a parte.",
     "{points}: a line has no points below 0. A penalty is written by itself.",
     {"So: penalty=SEITE:PUNKTE.", "Così: penalty=PARTE:PUNTI.", "Thus: penalty=SIDE:POINTS."},
     RefusalKind::Unusable},
    {"too_many_points",
     "{points} Punkte sind zu viele; höchstens {most}. Die Zahl prüfen.",
     "{points} punti sono troppi; al massimo {most}. Controllare il numero.",
     "{points} points are too many; {most} at most. Check the number.",
     {},
     RefusalKind::Unusable},
    {"copy_place_missing",
     "Die Kopie {file} ist nicht geschrieben: den Ort gibt es gerade nicht. Das Turnier selbst ist "
     "gespeichert; "
     "den Stick einstecken oder einen anderen Ort wählen.",
     "La copia {file} non è stata scritta: il posto al momento non c'è. Il torneo è salvato; inserire la "
     "chiavetta o scegliere un altro posto.",
     "The copy {file} was not written: its place is not there just now. The tournament itself is saved; plug "
     "in the stick or choose another place."},
    {"copy_folder_taken",
     "{file} ist kein Ordner; so heißt der Ordner für die Kopien neben dem Turnier. Das Turnier selbst ist "
     "gespeichert; was dort liegt, umbenennen oder woandershin legen, die Kopie wird nachgeholt.",
     "{file} non è una cartella; così si chiama la cartella delle copie accanto al torneo. Il torneo è "
     "salvato; rinominare o spostare ciò che vi si trova, la copia verrà recuperata.",
     "{file} is no folder; so the folder for the copies beside the tournament is called. The tournament "
     "itself is saved; rename what lies there or put it elsewhere, and the copy is made up for."},
    {"copy_full",
     "Die Kopie {file} ist nicht geschrieben: dort ist kein Platz mehr. Das Turnier selbst ist gespeichert; "
     "Platz "
     "schaffen, die Kopie wird nachgeholt.",
     "La copia {file} non è stata scritta: lì non c'è più spazio. Il torneo è salvato; fare spazio, la copia "
     "verrà "
     "recuperata.",
     "The copy {file} was not written: there is no space left. The tournament itself is saved; make room, "
     "and the "
     "copy is made up for."},
    {"copy_failed",
     "Die Kopie {file} ist nicht geschrieben: der Datenträger meldet einen Fehler. Das Turnier selbst ist "
     "gespeichert; Stick oder Platte prüfen oder einen anderen Ort wählen.",
     "La copia {file} non è stata scritta: il supporto segnala un errore. Il torneo è salvato; controllare "
     "la "
     "chiavetta o il disco, o scegliere un altro posto.",
     "The copy {file} was not written: the medium reports an error. The tournament itself is saved; check "
     "the stick "
     "or the disk, or choose another place."},
    {"copy_of_another",
     "Die Kopie {file} ist nicht geschrieben: dort liegt die Kopie eines anderen Turniers. Dieses selbst ist "
     "gespeichert; einen anderen Ort für die Kopien wählen.",
     "La copia {file} non è stata scritta: lì c'è la copia di un altro torneo. Questo è salvato; scegliere "
     "un "
     "altro posto per le copie.",
     "The copy {file} was not written: a copy of another tournament lies there. This one is saved; choose "
     "another place for the copies."},
    {"line_too_high",
     "Tisch {table}, Runde {round}: {points} Punkte kann eine Gabe hier nicht bringen. Bis zum Ziel "
     "{missing#fehlt|fehlen} nur noch {missing}; damit zählt eine Gabe höchstens {most}. Die Zahl prüfen, "
     "oder einen Grund angeben.",
     "Tavolo {table}, turno {round}: una mano non porta {points} punti; ne {missing#manca|mancano} solo "
     "{missing}, più di {most} non {most#è possibile|sono possibili}. Controllare il numero o indicare un "
     "motivo.",
     "Table {table}, round {round}: no deal brings {points} points here; only {missing} {missing#is|are} "
     "missing, "
     "more than {most} cannot be. Check the number, or give a reason."},
    {"line_of_no_deal",
     "Tisch {table}, Runde {round}: {points} geht in einer Gabe nicht. Dafür brauchte es {figures} Figuren, "
     "und eine Gabe hat drei: jede zählt einer Partei höchstens {most}, außer sie beendet die Partie. Die "
     "Zahlen prüfen, oder einen Grund angeben.",
     "Tavolo {table}, turno {round}: {points} in una mano non si può. Ci vorrebbero {figures} figure, e una "
     "mano ne ha tre: ognuna conta per una parte al massimo {most}, a meno che non chiuda la partita. "
     "Controllare i numeri o indicare un motivo.",
     "Table {table}, round {round}: {points} cannot come of one deal. It would take {figures} figures, and a "
     "deal has three: each counts for one side, {most} at most unless it ends the game. Check the numbers, "
     "or "
     "give a reason."},
    {"too_many_lines", "Mehr als {most} Zeilen nimmt ein Zettel nicht. Den Endstand eintragen.",
     "Un foglio accetta al massimo {most} righe. Inserire il punteggio finale.",
     "A sheet takes {most} lines at most. Enter the final score."},
    {"too_many_figures", "Auf einer Zeile stehen höchstens {most} Figuren.",
     "Su una riga stanno al massimo {most} figure.", "A line has {most} figures at most."},
    {"both_at_target",
     "Tisch {table}, Zeile {line}: Beide wären aus. Was hat zuerst gezählt? Die Figuren in dieser "
     "Reihenfolge angeben.",
     "Tavolo {table}, riga {line}: sarebbero arrivati in due. Che cosa ha contato prima? Indicare le figure "
     "in quest'ordine.",
     "Table {table}, line {line}: both would be out. What counted first? Give the figures in that order."},
    {"no_such_line",
     "Auf diesem Zettel gibt es keine Zeile {line}.",
     "Su questo foglio non c'è una riga {line}.",
     "This sheet has no line {line}.",
     {"Mit `sheet show` nachsehen.", "Vedere `sheet show`.", "See `sheet show`."},
     RefusalKind::Unusable},
    {"already_struck", "Zeile {line} ist schon gestrichen: {why}.", "La riga {line} è già barrata: {why}.",
     "Line {line} is struck already: {why}."},
    {"no_side_at_target",
     "Tisch {table}, Runde {round}: Noch keiner bei {target}: Zeit, aufgegeben oder Entscheid?",
     "Tavolo {table}, turno {round}: nessuno è ancora a {target}: tempo, ritiro o decisione?",
     "Table {table}, round {round}: nobody at {target} yet: time, given up or a ruling?", kEndings},
    {"both_sides_at_target",
     "Tisch {table}, Runde {round}: Beide bei {target}, aber nur einer gewinnt. Stimmt der Stand? Sonst: "
     "Zeit, aufgegeben oder Entscheid?",
     "Tavolo {table}, turno {round}: in due a {target}, ma vince uno solo. Il punteggio è giusto? "
     "Altrimenti: tempo, ritiro o decisione?",
     "Table {table}, round {round}: two at {target}, but only one wins. Is the score right? Else: time, "
     "given up or a ruling?",
     kEndings},
    {"half_written",
     "Tisch {table}, Runde {round}: der Zettel ist angefangen und nicht zu Ende geschrieben. Dort "
     "weiterschreiben, oder dort das Geschriebene durch den Endstand ersetzen.",
     "Tavolo {table}, turno {round}: il foglio è cominciato e non finito. Continuare lì, oppure lì "
     "sostituire ciò che è scritto con il punteggio finale.",
     "Table {table}, round {round}: the sheet is begun and not written to its end. Go on there, or put the "
     "final score in place of what is written there.",
     {"Weiter geht es mit `deal add`; `deal add … strike=N --why …` streicht.",
      "Si continua con `deal add`; `deal add … strike=N --why …` barra.",
      "`deal add` goes on; `deal add … strike=N --why …` strikes."}},
    {"has_lines",
     "Tisch {table}, Runde {round}: der Zettel hat Zeilen, die einen anderen Stand ergeben. Die falsche "
     "Zeile streichen.",
     "Tavolo {table}, turno {round}: il foglio ha righe che danno un altro punteggio. Barrare la riga "
     "errata.",
     "Table {table}, round {round}: the sheet has lines that add up to another score. Strike the wrong one.",
     kStrike},
    {"no_such_side", "Eine Seite {side} gibt es an diesem Tisch nicht; die Seiten zählen von 0.",
     "A questo tavolo non c'è una parte {side}; le parti si contano da 0.",
     "There is no side {side} at this table; sides count from 0.", kOrder, RefusalKind::Unusable},

    {"figure_twice", "{figure} steht zweimal; jede Figur zählt einmal.",
     "{figure} compare due volte; ogni figura conta una volta.",
     "{figure} stands twice; each figure counts once."},
    {"figure_value",
     "{figure} {value}: diesen Wert gibt es nicht. So gehalten oder nach einem Gebot gut gelassen, zählt "
     "eine "
     "Figur {range}.",
     "{figure} {value}: questo valore non esiste. Tenuta o lasciata buona così dopo un'offerta, una figura "
     "vale "
     "{range}.",
     "{figure} {value}: there is no such value. Held or conceded so after a bet, a figure counts {range}.",
     {"Soll es trotzdem so stehen, mit einem Grund: --why.", "Per scriverla comunque, con un motivo: --why.",
      "To write it all the same, give a reason: --why."}},
    {"figure_value_one",
     "{figure} {value}: ohne Gebot zählt eine Figur {range}, auch gut gelassen und angesagt. War sie "
     "geboten, "
     "fehlt, ob sie gehalten oder gut gelassen wurde.",
     "{figure} {value}: senza offerta una figura vale {range}, anche lasciata buona e annunciata. Se era "
     "offerta, "
     "manca se fu tenuta o lasciata buona.",
     "{figure} {value}: without a bet a figure counts {range}, conceded and declared too. If it was bet, it "
     "is "
     "missing whether it was held or conceded.",
     {"Das sagt held oder good; soll es trotzdem so stehen, mit einem Grund: --why.",
      "Lo dice held o good; per scriverla comunque, con un motivo: --why.",
      "held or good says so; to write it all the same, give a reason: --why."}},
    {"figure_breaks_rule",
     "{figure}: so kann es nicht gewesen sein. Es steht {score} in einer Partie bis {target}. {text} "
     "({source})",
     "{figure}: così non può essere andata. Si sta {score} in una partita a {target}. {text} ({source})",
     "{figure}: it cannot have been so. It stands {score} in a game to {target}. {text} ({source})",
     {"Soll es trotzdem so stehen, mit einem Grund: --why.", "Per scriverla comunque, con un motivo: --why.",
      "To write it all the same, give a reason: --why."}},
    {"figures_make_other_points",
     "Diese Figuren machen {counted}, angegeben ist {points}. Eines von beiden weglassen oder "
     "richtigstellen.",
     "Queste figure fanno {counted}, ma è indicato {points}. Togliere o correggere l'uno o l'altro.",
     "These figures make {counted}, but {points} is given. Leave one out, or put it right.",
     {"Soll es trotzdem so stehen, mit einem Grund: --why.", "Per scriverla comunque, con un motivo: --why.",
      "To write it all the same, give a reason: --why."}},
    {"figures_need",
     "Es fehlt, was hier entscheidet: {needs}.",
     "Manca ciò che qui decide: {needs}.",
     "What decides here is missing: {needs}.",
     {"Angeben, zum Beispiel: {tell}; oder die Punkte.", "Indicare, per esempio: {tell}; oppure i punti.",
      "Give it, for example: {tell}; or the points."}},
    {"figures_need_points",
     "Es fehlt, was hier entscheidet: {needs}.",
     "Manca ciò che qui decide: {needs}.",
     "What decides here is missing: {needs}.",
     {"Die Figuren haben dafür keinen Platz: die Punkte angeben.",
      "Le figure non hanno posto per dirlo: indicare i punti.",
      "The figures have no room for that: give the points."}},
    {"figures_undecided",
     "Wie diese Figuren zählen, hängt an offenen Hausregeln: {switches}. Die Hausregeln festlegen, oder die "
     "Punkte angeben.",
     "Come contano queste figure dipende da regole della casa aperte: {switches}. Deciderle, o indicare i "
     "punti.",
     "How these figures count hangs on open house rules: {switches}. Decide them, or give the points.",
     {"Das macht `set SCHALTER=WERT`.", "Lo fa `set PARAMETRO=VALORE`.", "`set SWITCH=VALUE` does it."}},
};

} // namespace

std::span<const Message> sheetRefusals() {
    return kMessages;
}

} // namespace schreiber::desk

#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kExtraGame{"Ein Entscheidungsspiel: `result decider DATEI {a} {b} PUNKTE PUNKTE`.",
                            "Uno spareggio: `result decider FILE {a} {b} PUNTI PUNTI`.",
                            "An extra game: `result decider FILE {a} {b} POINTS POINTS`."};
constexpr Advice kExtraGameOrClose{
    "Eintragen mit `result decider DATEI {a} {b} PUNKTE PUNKTE`, ohne es abschließen mit --yes.",
    "Inserirlo con `result decider FILE {a} {b} PUNTI PUNTI`, chiudere senza con --yes.",
    "Enter it with `result decider FILE {a} {b} POINTS POINTS`, close without it with --yes."};
constexpr Advice kClose{"Abschließen mit `close`.", "Chiudere con `close`.", "Close it with `close`."};
constexpr Advice kReopen{"Das macht `reopen DATEI --why …`.", "Lo fa `reopen FILE --why …`.",
                         "`reopen FILE --why …` does it."};

// Brackets, draws made on paper, extra games, the end.
constexpr Message kMessages[] = {
    {"match_undecided",
     "Tisch {table}, Runde {round} ist nicht entschieden: {first} gegen {second}. Zuerst das Ergebnis "
     "eintragen.",
     "Il tavolo {table} del turno {round} non è deciso: {first} contro {second}. Inserire prima il "
     "risultato.",
     "Table {table}, round {round} is not decided: {first} against {second}. Enter the result first."},
    {"match_level",
     "Tisch {table}, Runde {round} steht gleich: {first} gegen {second}. Es fehlt ein Entscheidungsspiel.",
     "Il tavolo {table} del turno {round} è in parità: {first} contro {second}. Manca uno spareggio.",
     "Table {table}, round {round} is level: {first} against {second}. An extra game is missing.",
     kExtraGame},
    {"bracket_decided", "Der K.-o. ist entschieden; es kommt keine Runde mehr.",
     "L'eliminazione è decisa; non ci sono altri turni.", "The knock-out is decided; no round follows.",
     kClose},
    {"bracket_decided_by_leaving",
     "Der K.-o. ist entschieden, weil die anderen gegangen sind: {name} haben gewonnen. Es kommt keine Runde "
     "mehr.",
     "L'eliminazione è decisa, perché gli altri se ne sono andati: ha vinto {name}. Non ci sono altri turni.",
     "The knock-out is decided, because the others have left: {name} won. No round follows.", kClose},
    {"bracket_started",
     "Der K.-o. läuft schon und hat keinen freien Platz. Jemanden ersetzen; nur mit zweiter Chance könnte "
     "noch "
     "wer dazukommen.",
     "L'eliminazione è già iniziata e non ha posti liberi. Sostituire qualcuno; solo con il ripescaggio si "
     "potrebbe ancora entrare.",
     "The knock-out has begun and has no free place. Substitute somebody; only with a second chance could "
     "anybody still join.",
     {"Das macht `players substitute`.", "Lo fa `players substitute`.", "`players substitute` does it."}},
    {"swap_breaks_bracket",
     "In Runde {round} sagen die Ergebnisse, wer wen trifft; getauscht wird nur in der ersten K.-o.-Runde. "
     "Ein falsches Ergebnis berichtigen und neu losen.",
     "Nel turno {round} gli incontri seguono dai risultati; si scambia solo nel primo turno a eliminazione. "
     "Correggere il risultato errato e risorteggiare.",
     "In round {round} the results say who meets whom; places are exchanged only in the first knock-out "
     "round. "
     "Correct the wrong result and draw anew."},
    {"swap_breaks_groups",
     "Nr. {a} ist in Gruppe {group}, Nr. {b} in Gruppe {other}; die Gruppen bleiben, wie sie sind. Über sie "
     "hinweg getauscht wird nur in der Runde, mit der beide dazukamen, solange keine weitere gelost ist.",
     "Il n. {a} è nel girone {group}, il n. {b} nel girone {other}; i gironi restano come sono. Tra gironi "
     "si "
     "scambia solo nel turno in cui entrambi sono entrati, finché non ne è sorteggiato un altro.",
     "No. {a} is in group {group}, no. {b} in group {other}; the groups stay as they are. Across them places "
     "are exchanged only in the round with which both joined, as long as no other is drawn."},
    {"correction_voids",
     "Tisch {table}, Runde {round} steht mit {before} fest; neu wäre {after}. Danach ist schon "
     "gelost: An diesen Tischen säßen dann andere: {pairings} ({named}). Was gespielt ist, "
     "bleibt. "
     "{changes}",
     "Tavolo {table}, turno {round} è registrato con {before} e diventerebbe {after}. Dopo si è già "
     "sorteggiato: a questi tavoli siederebbero altri: {pairings} ({named}). Ciò che è "
     "giocato rimane. "
     "{changes}",
     "Table {table}, round {round} stands at {before} and would become {after}. Later rounds "
     "are drawn already: others would sit at these tables: {pairings} ({named}). What was "
     "played stays. "
     "{changes}",
     kYes, RefusalKind::Correction},
    {"correction_voids_to_come",
     "Tisch {table}, Runde {round} steht mit {before} fest; neu wäre {after}. Danach ist schon "
     "gelost: An diesen Tischen säßen dann andere: {pairings} ({named}). Gespielt ist dort "
     "noch nichts; "
     "die Runde ist dann neu zu losen. {changes}",
     "Tavolo {table}, turno {round} è registrato con {before} e diventerebbe {after}. Dopo si è già "
     "sorteggiato: a questi tavoli siederebbero altri: {pairings} ({named}). Lì non si è "
     "ancora giocato; "
     "il turno va poi risorteggiato. {changes}",
     "Table {table}, round {round} stands at {before} and would become {after}. The round after it is "
     "drawn already: others would sit at these tables: {pairings} ({named}). Nothing is played "
     "there yet; "
     "that round has to be drawn anew then. {changes}",
     kYes, RefusalKind::Correction},
    {"decider_voids_to_come",
     "{first} gegen {second} ist schon entschieden, und danach ist weitergelost. Mit diesem "
     "Entscheidungsspiel "
     "säßen an diesen Tischen andere: {pairings} ({named}). Gespielt ist dort noch nichts; die "
     "Runde ist "
     "dann neu zu losen. {changes}",
     "{first} contro {second} è già deciso e poi si è sorteggiato oltre. Con questo spareggio a questi "
     "tavoli siederebbero altri: {pairings} ({named}). Lì non si è ancora giocato; il turno "
     "va poi "
     "risorteggiato. {changes}",
     "{first} against {second} is decided already, and a round was drawn since. With this extra game others "
     "would sit at these tables: {pairings} ({named}). Nothing is played there yet; that round "
     "has to be "
     "drawn anew then. {changes}",
     kYes, RefusalKind::Question},
    {"decider_voids",
     "{first} gegen {second} ist schon entschieden, und danach ist weitergelost. Mit diesem "
     "Entscheidungsspiel "
     "wären hinfällig: {pairings} ({named}); Gespieltes bleibt. {changes}",
     "{first} contro {second} è già deciso e poi si è sorteggiato oltre. Con questo spareggio sarebbero "
     "nulli gli "
     "incontri: {pairings} ({named}); ciò che è giocato rimane. {changes}",
     "{first} against {second} is decided already, and a round was drawn since. This extra game would make "
     "void: {pairings} ({named}); what was played stays. {changes}",
     kYes, RefusalKind::Question},
    {"no_such_contestant",
     "Nr. {entry} spielt nicht mit. Die Nummern stehen in der Rangliste.",
     "Il n. {entry} non gioca. I numeri sono nella classifica.",
     "No. {entry} does not play. The numbers stand in the ranking.",
     {},
     RefusalKind::Unusable},
    {"decider_level", "Ein Entscheidungsspiel endet nicht gleich. Die Punkte prüfen.",
     "Uno spareggio non finisce pari. Controllare i punti.",
     "An extra game does not end level. Check the points."},
    {"decider_not_level",
     "{first} und {second} stehen nicht gleich; dieses Entscheidungsspiel zählt für nichts. Die Nummern "
     "prüfen.",
     "{first} e {second} non sono pari; questo spareggio non conterebbe nulla. Controllare i numeri.",
     "{first} and {second} are not level; this extra game would count for nothing. Check the numbers.", kYes,
     RefusalKind::Question},
    {"decider_not_level_due",
     "{first} und {second} stehen nicht gleich; dieses Entscheidungsspiel würde für nichts zählen. Gleich "
     "stehen und noch zu spielen {games,ist|sind}: {games}.",
     "{first} e {second} non sono pari; questo spareggio non conterebbe nulla. Sono pari, e {games,è|sono} "
     "da "
     "giocare: {games}.",
     "{first} and {second} are not level; this extra game would count for nothing. Level, and still to play: "
     "{games}.",
     kYes, RefusalKind::Question},
    {"decider_uncounted",
     "{first} gegen {second}: Dieses Entscheidungsspiel würde für nichts zählen. Bei Gleichstand ist keines "
     "vorgesehen, und von ihnen steht keine Partie gleich, die jemand gewinnen muss.",
     "{first} contro {second}: questo spareggio non conterebbe nulla. In caso di parità non ne sono "
     "previsti, "
     "e nessuna loro partita che uno deve vincere è finita pari.",
     "{first} against {second}: this extra game would count for nothing. Ties are not broken by extra games "
     "here, and no match of theirs that somebody has to win is level.",
     kYes, RefusalKind::Question},
    {"decider_uncounted_due",
     "{first} gegen {second}: Dieses Entscheidungsspiel würde für nichts zählen. Gleich stehen und noch zu "
     "spielen {games,ist|sind}: {games}.",
     "{first} contro {second}: questo spareggio non conterebbe nulla. Sono pari, e {games,è|sono} da "
     "giocare: "
     "{games}.",
     "{first} against {second}: this extra game would count for nothing. Level, and still to play: {games}.",
     kYes, RefusalKind::Question},

    // Slips and cut cards
    {"card_missing",
     "Von Nr. {entry} {name} fehlt die abgehobene Karte. Sie in der Datei nachtragen.",
     "Manca la carta alzata dal n. {entry} {name}. Aggiungerla nel file.",
     "The card that no. {entry} {name} cut is missing. Add it to the file.",
     {},
     RefusalKind::Unusable},
    {"card_of_nobody",
     "Nr. {entry} hat eine Karte, ist aber nicht unter denen ohne Partner. Die Zeile streichen.",
     "Il n. {entry} ha una carta ma non è tra chi è senza compagno. Togliere la riga.",
     "No. {entry} has a card but is not among those without a partner. Take the row out.",
     {},
     RefusalKind::Unusable},
    {"slip_unknown",
     "Nr. {entry} ist nicht zu setzen: nicht gemeldet, abgemeldet oder schon vergeben. Die Nummer prüfen.",
     "Il n. {entry} non può essere assegnato: non iscritto, ritirato o già assegnato. Controllare il numero.",
     "No. {entry} cannot be seated: not entered, gone, or placed already. Check the number.",
     {},
     RefusalKind::Unusable},
    {"slip_twice",
     "Nr. {entry} steht zweimal auf den Zetteln. Eine der Zeilen berichtigen.",
     "Il n. {entry} è due volte sui bigliettini. Correggere una delle righe.",
     "No. {entry} is on the slips twice. Correct one of the rows.",
     {},
     RefusalKind::Unusable},
    {"slip_twice_at",
     "Nr. {entry} steht zweimal auf den Zetteln: an Tisch {before} und an Tisch {table}. Eine der Zeilen "
     "berichtigen.",
     "Il n. {entry} è due volte sui bigliettini: al tavolo {before} e al tavolo {table}. Correggere una "
     "delle "
     "righe.",
     "No. {entry} is on the slips twice: at table {before} and at table {table}. Correct one of the rows.",
     {},
     RefusalKind::Unusable},
    {"slip_table_twice",
     "Tisch {table} steht zweimal auf den Zetteln. Eine der Zeilen berichtigen.",
     "Il tavolo {table} è due volte sui bigliettini. Correggere una delle righe.",
     "Table {table} is on the slips twice. Correct one of the rows.",
     {},
     RefusalKind::Unusable},
    {"slip_size",
     "An Tisch {table} sitzen nach dem Zettel {count}; es braucht {needed}. Die Zeile berichtigen.",
     "Al tavolo {table} secondo il bigliettino siedono in {count}; ne servono {needed}. Correggere la riga.",
     "The slip seats {count} at table {table}; it takes {needed}. Correct the row.",
     {},
     RefusalKind::Unusable},
    {"slip_never", "Tisch {table}: Nr. {a} und Nr. {b} dürfen einander nicht begegnen. Anders setzen.",
     "Tavolo {table}: il n. {a} e il n. {b} non devono incontrarsi. Cambiare posto.",
     "Table {table}: no. {a} and no. {b} must not meet. Seat them otherwise."},
    {"slips_incomplete",
     "Noch ohne Zettel: Tisch {tables}. Auf keinem stehen Nr. {entries}; spielfrei {out#ist|sind} hier "
     "{out}.",
     "Ancora senza bigliettino: tavolo {tables}. Su nessuno: n. {entries}; qui devono riposare in {out}.",
     "Still without a slip: table {tables}. On none: no. {entries}; {out} have to sit out here."},
    {"slips_too_many",
     "Spielfrei {out#ist|sind} hier {out}, nach den Zetteln {left#wäre es|wären es} {left}. Die Zeile eines "
     "Tisches leeren.",
     "Qui devono riposare in {out}, secondo i bigliettini sono {left}. Svuotare la riga di un tavolo.",
     "{out} have to sit out here, by the slips it is {left}. Empty the row of a table."},
    {"slip_gap",
     "Die Zeile von Tisch {table} ist leer, die von Tisch {last} nicht: In Durchgängen rückten alle vor. "
     "Zuerst Tisch {table} ausfüllen.",
     "La riga del tavolo {table} è vuota, quella del tavolo {last} no: a batterie tutti salirebbero. "
     "Compilare prima il tavolo {table}.",
     "The row of table {table} is empty, that of table {last} is not: in heats all would move up. Fill in "
     "table {table} first."},
    {"slips_not_here",
     "Wer in Runde {round} wen trifft, sagen die Ergebnisse oder die Gruppen; Zettel gelten hier nicht.",
     "Chi incontra chi nel turno {round} lo dicono i risultati o i gironi; qui i bigliettini non valgono.",
     "The results or the groups say who meets whom in round {round}; slips do not hold here."},

    // The end
    {"bad_prizes",
     "Die Preisliste „{text}“ stimmt an Stelle {position} nicht: „{found}“; erwartet: {expected}.",
     "L'elenco dei premi «{text}» è errato alla posizione {position}: «{found}»; previsto: {expected}.",
     "The prize list “{text}” is wrong at position {position}: “{found}”; expected: {expected}."},
    {"tournament_closed",
     "Das Turnier ist abgeschlossen; Ränge und Preise stehen fest. Zum Ändern wieder öffnen, mit einem "
     "Grund.",
     "Il torneo è chiuso; posti e premi sono fissati. Per cambiare riaprirlo, con un motivo.",
     "The tournament is closed; ranks and prizes are fixed. To change something reopen it, with a reason.",
     kReopen},
    {"not_closed", "Das Turnier ist nicht abgeschlossen.", "Il torneo non è chiuso.",
     "The tournament is not closed.", kClose},
    {"close_sheets",
     "Die Rangliste ist noch nicht endgültig: es fehlt das Ergebnis von {sheets,Tisch|den Tischen} {sheets}. "
     "Trotzdem abschließen?",
     "La classifica non è ancora definitiva: manca il risultato {sheets,del tavolo|dei tavoli} {sheets}. "
     "Chiudere comunque?",
     "The ranking is not final yet: the result of {sheets,table|tables} {sheets} is missing. Close all the "
     "same?",
     kYes, RefusalKind::Closing},
    {"close_sheets_rounds",
     "Die Rangliste ist noch nicht endgültig: es fehlt das Ergebnis von {sheets,Tisch|den Tischen} {sheets}, "
     "danach noch {rounds} geplante {rounds#Runde|Runden}. Trotzdem abschließen?",
     "La classifica non è ancora definitiva: manca il risultato {sheets,del tavolo|dei tavoli} {sheets}, poi "
     "ancora {rounds} {rounds#turno previsto|turni previsti}. Chiudere comunque?",
     "The ranking is not final yet: the result of {sheets,table|tables} {sheets} is missing, and then "
     "{rounds} "
     "more {rounds#round that was|rounds that were} planned. Close all the same?",
     kYes, RefusalKind::Closing},
    {"close_disputed",
     "Die Rangliste ist noch nicht endgültig: strittig {sheets,ist der Zettel|sind die Zettel} von "
     "{sheets,Tisch|den Tischen} {sheets}. Trotzdem abschließen?",
     "La classifica non è ancora definitiva: {sheets,è contestato il foglio del tavolo|sono contestati i "
     "fogli dei tavoli} {sheets}. Chiudere comunque?",
     "The ranking is not final yet: the {sheets,sheet of table|sheets of tables} {sheets} "
     "{sheets,is|are} disputed. Close all the same?",
     kYes, RefusalKind::Closing},
    {"close_disputed_rounds",
     "Die Rangliste ist noch nicht endgültig: strittig {sheets,ist der Zettel|sind die Zettel} von "
     "{sheets,Tisch|den Tischen} {sheets}, danach noch {rounds} geplante {rounds#Runde|Runden}. Trotzdem "
     "abschließen?",
     "La classifica non è ancora definitiva: {sheets,è contestato il foglio del tavolo|sono contestati i "
     "fogli dei tavoli} {sheets}, poi ancora {rounds} {rounds#turno previsto|turni previsti}. Chiudere "
     "comunque?",
     "The ranking is not final yet: the {sheets,sheet of table|sheets of tables} {sheets} {sheets,is|are} "
     "disputed, and then {rounds} more {rounds#round that was|rounds that were} planned. Close all the same?",
     kYes, RefusalKind::Closing},
    {"close_level",
     "Tisch {table}, Runde {round} steht gleich: {first} gegen {second}. Das entscheidet ein "
     "Entscheidungsspiel, das noch fehlt. Trotzdem abschließen?",
     "Il tavolo {table} del turno {round} è in parità: {first} contro {second}. Lo decide uno spareggio, che "
     "manca ancora. Chiudere comunque?",
     "Table {table}, round {round} is level: {first} against {second}. An extra game decides it, which is "
     "still "
     "missing. Close all the same?",
     kExtraGameOrClose, RefusalKind::Closing},
    {"close_tied",
     "Es stehen noch welche gleich; {games,ein Entscheidungsspiel fehlt|Entscheidungsspiele fehlen}: "
     "{games}. "
     "Trotzdem abschließen? Dann teilen sie den Rang.",
     "Alcuni sono ancora pari; {games,manca uno spareggio|mancano spareggi}: {games}. Chiudere comunque? "
     "Allora condividono il posto.",
     "Some are still level; {games,an extra game is|extra games are} missing: {games}. Close all the same? "
     "They then share the rank.",
     kExtraGameOrClose, RefusalKind::Closing},
    {"close_draft", "Runde {round} ist gelost, aber nicht bestätigt; sie zählt nicht. Trotzdem abschließen?",
     "Il turno {round} è sorteggiato ma non confermato; non conta. Chiudere comunque?",
     "Round {round} is drawn but not confirmed; it does not count. Close all the same?", kYes,
     RefusalKind::Closing},
    {"close_rounds",
     "Die Rangliste ist noch nicht endgültig: {played} {played#Runde ist|Runden sind} gespielt, {rounds} "
     "geplante {rounds#fehlt|fehlen} noch. Trotzdem abschließen?",
     "La classifica non è ancora definitiva: {played#è stato giocato|sono stati giocati} {played} "
     "{played#turno|turni}, ne {rounds#manca|mancano} ancora {rounds}. Chiudere comunque?",
     "The ranking is not final yet: {played} {played#round is|rounds are} played, {rounds} that "
     "{rounds#was|were} planned {rounds#is|are} still missing. Close all the same?",
     kYes, RefusalKind::Closing},
    {"close_last_match",
     "Die letzte Partie ist noch nicht gespielt; Runde {next} lost sie aus. Trotzdem abschließen?",
     "L'ultima partita non è ancora giocata; la sorteggia il turno {next}. Chiudere comunque?",
     "The last match has not been played; round {next} draws it. Close all the same?", kYes,
     RefusalKind::Closing},
    {"close_bracket",
     "Der K.-o. ist noch nicht entschieden; als Nächstes kommt Runde {next}. Trotzdem abschließen?",
     "L'eliminazione non è ancora decisa; viene ora il turno {next}. Chiudere comunque?",
     "The knock-out is not decided yet; round {next} comes next. Close all the same?", kYes,
     RefusalKind::Closing},
    {"close_unmet",
     "Nicht alle haben gegeneinander gespielt; es fehlt noch (Nummern): {meetings}. Trotzdem abschließen?",
     "Non tutti si sono incontrati; mancano ancora (numeri): {meetings}. Chiudere comunque?",
     "Not all have met each other; still missing are (by number): {meetings}. Close all the same?", kYes,
     RefusalKind::Closing},
    {"nothing_played", "Es ist noch nichts gespielt; es gibt nichts abzuschließen.",
     "Non si è ancora giocato; non c'è nulla da chiudere.",
     "Nothing has been played yet; there is nothing to close."},
};

} // namespace

std::span<const Message> formatRefusals() {
    return kMessages;
}

} // namespace schreiber::desk

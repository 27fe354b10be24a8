#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kList{"Welche es gibt, zeigt `rulings list`.", "Quali ci sono lo mostra `rulings list`.",
                       "`rulings list` shows which there are."};

constexpr Advice kWrite{"`rulings add` schreibt einen auf; ohne ihn entscheidet `--ruling 0 --why …`.",
                        "`rulings add` ne scrive una; senza, decide `--ruling 0 --why …`.",
                        "`rulings add` writes one down; without it `--ruling 0 --why …` decides."};

constexpr Message kMessages[] = {
    {"no_ruling_yet",
     "In diesem Turnier gibt es noch keinen Entscheid.",
     "In questo torneo non c'è ancora nessuna decisione.",
     "There is no ruling in this tournament yet.",
     {},
     RefusalKind::Unusable},
    {"no_such_ruling_yet", "In diesem Turnier gibt es noch keinen Entscheid.",
     "In questo torneo non c'è ancora nessuna decisione.", "There is no ruling in this tournament yet.",
     kWrite, RefusalKind::Unusable},
    {"no_such_ruling", "Einen Entscheid {ruling} gibt es nicht; der letzte ist {last}.",
     "Non c'è una decisione {ruling}; l'ultima è la {last}.",
     "There is no ruling {ruling}; the last one is {last}.", kList, RefusalKind::Unusable},
    {"nothing_to_rule_on",
     "Das Protokoll hat noch keine Zeile, keine Karte, und worum es geht, steht nicht da. Aufschreiben, was "
     "geschah, oder den Streit in Worten sagen.",
     "Il verbale non ha ancora né una riga né una carta, e di che si tratta non è detto. Scrivere che cosa è "
     "successo, oppure dire la contestazione a parole.",
     "The record has no line and no card yet, and nothing says what it is about. Write down what happened, "
     "or "
     "say the dispute in words.",
     {"Die Worte kommen hinter --dispute.", "Le parole vanno dopo --dispute.",
      "The words go after --dispute."},
     RefusalKind::Unusable},
    {"too_many_rulings", "Mehr als {most} Entscheide nimmt ein Turnier nicht.",
     "Un torneo non accetta più di {most} decisioni.", "A tournament takes {most} rulings at most."},
    {"words_unseen",
     "Von diesem Text sieht man nichts: Er besteht nur aus Zwischenräumen oder unsichtbaren Zeichen. Ihn "
     "schreiben oder weglassen.",
     "Di questo testo non si vede nulla: sono solo spazi o segni invisibili. Scriverlo o ometterlo.",
     "Nothing of this text is seen: it is blanks or invisible signs alone. Write it or leave it out."},
    {"ruling_record_too_long",
     "Das Protokoll dieser einen Gabe hat mehr als {most} MB. Bemerkungen und fremde Schlüssel weglassen.",
     "Il verbale di questa sola mano ha più di {most} MB. Togliere commenti e chiavi estranee.",
     "The record of this one deal has more than {most} MB. Leave out comments and keys that are not ours."},
    {"ruling_words_too_long", "Das sind {letters} Buchstaben; mehr als {most} passen auf kein Blatt. Kürzen.",
     "Sono {letters} lettere; più di {most} non stanno su nessun foglio. Accorciare.",
     "These are {letters} letters; more than {most} fit on no sheet. Shorten it."},
    {"dispute_still_open",
     "Das Protokoll allein entscheidet den Streit nicht; so kommt nichts davon auf den Zettel. Erst "
     "behalten, "
     "dann entscheiden, dann eintragen.",
     "Il verbale da solo non decide la contestazione; così nulla va sul foglio. Prima conservarla, poi "
     "decidere, poi riportarla.",
     "The record alone does not decide the dispute; like that nothing of it goes on the sheet. Keep it "
     "first, "
     "then decide, then enter.",
     {"Das macht `rulings add` ohne --enter, dann `rulings overrule` und `rulings enter`.",
      "Lo fanno `rulings add` senza --enter, poi `rulings overrule` e `rulings enter`.",
      "`rulings add` without --enter does it, then `rulings overrule` and `rulings enter`."}},
    {"ruling_still_open",
     "Entscheid {ruling} ist noch offen: das Protokoll allein entscheidet ihn nicht. Auf den Zettel kommt "
     "er, "
     "wenn die Leitung entschieden hat.",
     "La decisione {ruling} è ancora aperta: il verbale da solo non la decide. Va sul foglio quando la "
     "direzione ha deciso.",
     "Ruling {ruling} is still open: the record alone does not decide it. It goes on the sheet once the "
     "director has decided.",
     {"Das macht `rulings overrule … --decision`.", "Lo fa `rulings overrule … --decision`.",
      "`rulings overrule … --decision` does it."}},
    {"ruling_under_appeal",
     "Gegen Entscheid {ruling} läuft ein Einspruch. Auf den Zettel kommt er, wenn die Leitung ihn bestätigt "
     "oder anders entschieden hat.",
     "Contro la decisione {ruling} c'è un ricorso. Va sul foglio quando la direzione l'ha confermata o ha "
     "deciso diversamente.",
     "Ruling {ruling} is under appeal. It goes on the sheet once the director has upheld or overruled it.",
     {"Das macht `rulings uphold` oder `rulings overrule`.", "Lo fa `rulings uphold` o `rulings overrule`.",
      "`rulings uphold` or `rulings overrule` does it."}},
    {"ruling_of_other_table",
     "Entscheid {ruling} ist nicht von Tisch {table}, Runde {round}. Die Nummer prüfen.",
     "La decisione {ruling} non è del tavolo {table}, turno {round}. Controllare il numero.",
     "Ruling {ruling} is not of table {table}, round {round}. Check the number.", kList},
    {"ruling_without_table",
     "Entscheid {ruling} kommt von keinem Tisch dieses Turniers; es gibt keinen Zettel, auf den er gehört.",
     "La decisione {ruling} non viene da un tavolo di questo torneo; non c'è un foglio a cui appartenga.",
     "Ruling {ruling} comes from no table of this tournament; there is no sheet it belongs on."},
    {"ruling_writes_nothing",
     "Aus dem Protokoll von Entscheid {ruling} folgt keine Zeile: die Gabe ist nicht zu Ende aufgezeichnet. "
     "Eine Strafe oder einen Strich eintragen.",
     "Dal verbale della decisione {ruling} non segue alcuna riga: la mano non è registrata fino in fondo. "
     "Inserire una penalità o cancellare una riga.",
     "No line follows from the record of ruling {ruling}: the deal is not recorded to its end. Enter a fine "
     "or strike a line.",
     {"Das macht `rulings enter … fine=SEITE:PUNKTE` oder `strike=N`.",
      "Lo fa `rulings enter … fine=PARTE:PUNTI` o `strike=N`.",
      "`rulings enter … fine=SIDE:POINTS` or `strike=N` does it."}},
    {"dispute_writes_nothing",
     "Aus diesem Protokoll folgt keine Zeile: die Gabe ist nicht zu Ende aufgezeichnet. Nichts wurde "
     "behalten. "
     "Ohne Zeile behalten, oder mit einer Strafe.",
     "Da questo verbale non segue alcuna riga: la mano non è registrata fino in fondo. Nulla è stato "
     "conservato. Conservarla senza riga o con una penalità.",
     "No line follows from this record: the deal is not recorded to its end. Nothing was kept. Keep it "
     "without "
     "a line, or with a fine.",
     {"Das macht `rulings add` ohne `--enter` oder mit `--enter fine=SEITE:PUNKTE`.",
      "Lo fa `rulings add` senza `--enter` o con `--enter fine=PARTE:PUNTI`.",
      "`rulings add` without `--enter` or with `--enter fine=SIDE:POINTS` does it."}},
    {"ruling_kept_already", "Dieser Streitfall ist schon behalten, als Entscheid {ruling}.",
     "Questa contestazione è già conservata, come decisione {ruling}.",
     "This dispute is kept already, as ruling {ruling}.", kList},
    {"ruling_kept_before", "Dasselbe ist schon behalten, als Entscheid {ruling}. Noch einmal behalten?",
     "La stessa cosa è già conservata, come decisione {ruling}. Conservarla ancora?",
     "The same is kept already, as ruling {ruling}. Keep it again?", kYes, RefusalKind::Doubt},
    {"ruling_game_over", "Diese Partie ist zu Ende, {score}. Der Entscheid {ruling} ändert, wie es ausging.",
     "Questa partita è finita, {score}. La decisione {ruling} ne cambia l'esito.",
     "This game is over, {score}. Ruling {ruling} changes how it ended.", kYes, RefusalKind::Question},
    {"ruling_fines_otherwise",
     "Nach den Regeln ist die Strafe in Entscheid {ruling} eine andere, {penalty}. Soll die eingegebene "
     "gelten?",
     "Secondo le regole la penalità nella decisione {ruling} è un'altra, {penalty}. Vale quella inserita?",
     "By the rules the fine in ruling {ruling} is another, {penalty}. Shall the one entered hold?", kYes,
     RefusalKind::Doubt},
    {"ruling_gives_no_fine",
     "Nach Entscheid {ruling} gibt es keine Strafe. Soll {side} trotzdem {points} "
     "{points#Strafpunkt|Strafpunkte} bekommen?",
     "Secondo la decisione {ruling} non c'è penalità. {side} riceve comunque {points} "
     "{points#punto|punti} di penalità?",
     "Ruling {ruling} gives no fine. Shall {side} be fined {points} {points#point|points} all the same?",
     kYes, RefusalKind::Doubt},
    {"ruling_gives_no_lost",
     "Nach Entscheid {ruling} hat {side} die Partie nicht verloren. Soll sie trotzdem so auf den Zettel?",
     "Secondo la decisione {ruling} {side} non ha perso la partita. Riportarla comunque così sul foglio?",
     "By ruling {ruling} {side} has not lost the game. Shall it go on the sheet like that all the same?",
     kYes, RefusalKind::Doubt},
    {"ruling_gives_no_redeal", "Nach Entscheid {ruling} wird nicht neu gegeben. Trotzdem neu geben?",
     "Secondo la decisione {ruling} non si ridistribuisce. Ridistribuire comunque?",
     "By ruling {ruling} the cards are not dealt again. Deal again all the same?", kYes, RefusalKind::Doubt},
    {"ruling_gives_no_strike", "Nach Entscheid {ruling} wird nichts gestrichen. Trotzdem streichen?",
     "Secondo la decisione {ruling} non si barra nulla. Barrare comunque?",
     "By ruling {ruling} nothing is struck. Strike it all the same?", kYes, RefusalKind::Doubt},
    {"ruling_decided_line",
     "In Entscheid {ruling} hat die Leitung entschieden: „{decision}“. Soll trotzdem auf den Zettel, was "
     "nach "
     "den Regeln folgt?",
     "Nella decisione {ruling} la direzione ha deciso: «{decision}». Riportare comunque sul foglio quello "
     "che "
     "segue dalle regole?",
     "In ruling {ruling} the director decided: “{decision}”. Shall what follows from the rules go on the "
     "sheet "
     "all the same?",
     kYes, RefusalKind::Doubt},
    {"ruling_decided_fine",
     "In Entscheid {ruling} hat die Leitung entschieden: „{decision}“. Ob das {points} "
     "{points#Strafpunkt|Strafpunkte} für {side} heißt, kann das Programm nicht wissen. Eintragen?",
     "Nella decisione {ruling} la direzione ha deciso: «{decision}». Se vuol dire {points} "
     "{points#punto|punti} "
     "di penalità per {side}, il programma non può saperlo. Riportare?",
     "In ruling {ruling} the director decided: “{decision}”. Whether that means a fine of {points} "
     "{points#point|points} for {side} the program cannot know. Enter it?",
     kYes, RefusalKind::Doubt},
    {"ruling_decided_lost",
     "In Entscheid {ruling} hat die Leitung entschieden: „{decision}“. Ob damit {side} die Partie "
     "verloren hat, kann das Programm nicht wissen. Eintragen?",
     "Nella decisione {ruling} la direzione ha deciso: «{decision}». Se così {side} ha perso la "
     "partita, il programma non può saperlo. Riportare?",
     "In ruling {ruling} the director decided: “{decision}”. Whether {side} has "
     "lost the game by that the program cannot know. Enter it?",
     kYes, RefusalKind::Doubt},
    {"ruling_decided_redeal",
     "In Entscheid {ruling} hat die Leitung entschieden: „{decision}“. Ob das neu geben "
     "heißt, kann das Programm nicht wissen. Eintragen?",
     "Nella decisione {ruling} la direzione ha deciso: «{decision}». Se vuol dire "
     "ridistribuire, il programma non può saperlo. Riportare?",
     "In ruling {ruling} the director decided: “{decision}”. Whether that means dealing "
     "again the program cannot know. Enter it?",
     kYes, RefusalKind::Doubt},
    {"ruling_decided_strike",
     "In Entscheid {ruling} hat die Leitung entschieden: „{decision}“. Ob das heißt, dass hier "
     "gestrichen wird, kann das Programm nicht wissen. Streichen?",
     "Nella decisione {ruling} la direzione ha deciso: «{decision}». Se vuol dire "
     "barrare qui, il programma non può saperlo. Barrare?",
     "In ruling {ruling} the director decided: “{decision}”. Whether that means "
     "striking this the program cannot know. Strike it?",
     kYes, RefusalKind::Doubt},
    {"sheet_under_appeal",
     "Gegen Entscheid {rulings} zu Tisch {table}, Runde {round}, läuft ein Einspruch. Den Zettel trotzdem "
     "bestätigen?",
     "Contro la decisione {rulings} sul tavolo {table}, turno {round}, c'è un ricorso. Confermare comunque "
     "il "
     "foglio?",
     "Ruling {rulings} on table {table}, round {round}, is under appeal. Confirm the sheet all the same?",
     kYes, RefusalKind::Question},
    {"close_appeals",
     "Gegen {rulings,Entscheid|die Entscheide} {rulings} läuft ein Einspruch; danach kann die Rangliste eine "
     "andere sein. Trotzdem abschließen?",
     "Contro {rulings,la decisione|le decisioni} {rulings} c'è un ricorso; dopo, la classifica può essere "
     "un'altra. Chiudere comunque?",
     "{rulings,Ruling|Rulings} {rulings} {rulings,is|are} under appeal; the ranking may be another one after "
     "that. Close all the same?",
     kYes, RefusalKind::Closing},
    {"ruling_needs_two",
     "Entscheid {ruling}: verloren geben kann man eine Partie nur, wo zwei Seiten spielen. Den Endstand "
     "eintragen.",
     "Decisione {ruling}: si può dichiarare persa una partita solo dove giocano due parti. Inserire il "
     "punteggio finale.",
     "Ruling {ruling}: a game can only be lost to somebody where two sides play. Enter the final score.",
     {"Das macht `result set … --ruling N`.", "Lo fa `result set … --ruling N`.",
      "`result set … --ruling N` does it."}},
    {"ruling_not_decided", "Entscheid {ruling} ist noch offen; Einspruch gibt es erst danach.",
     "La decisione {ruling} è ancora aperta; il ricorso è possibile solo dopo.",
     "Ruling {ruling} is still open; it can be appealed afterwards."},
    {"ruling_appealed", "Gegen Entscheid {ruling} läuft schon ein Einspruch.",
     "Contro la decisione {ruling} c'è già un ricorso.", "Ruling {ruling} is under appeal already."},
    {"ruling_not_appealed",
     "Gegen Entscheid {ruling} läuft kein Einspruch. Bestätigt wird nur, was angefochten ist.",
     "Contro la decisione {ruling} non c'è alcun ricorso. Si conferma solo ciò che è contestato.",
     "Ruling {ruling} is not under appeal. Only what was appealed is upheld."},
    {"ruling_withdrawn", "Entscheid {ruling} ist zurückgezogen; es wird nichts mehr daraus.",
     "La decisione {ruling} è ritirata; non ne segue più nulla.",
     "Ruling {ruling} is withdrawn; nothing comes of it any more."},
    {"ruling_entered_already",
     "Entscheid {ruling} steht so schon am Zettel und gilt dort. Noch einmal eingetragen, zählt es doppelt.",
     "La decisione {ruling} è già così sul foglio ed è valida. Inserita di nuovo, conta due volte.",
     "Ruling {ruling} stands on the sheet like that already. Entered again it counts twice.", kYes,
     RefusalKind::Doubt},
    {"ruling_redealt_already", "Zu Entscheid {ruling} wurde schon neu gegeben.",
     "Per la decisione {ruling} si è già ridistribuito.",
     "The deal was dealt again by ruling {ruling} already.", kYes, RefusalKind::Doubt},
    {"decision_needed",
     "Zu Entscheid {ruling} fehlt, was stattdessen gilt.",
     "Per la decisione {ruling} manca che cosa vale al suo posto.",
     "For ruling {ruling} it is missing what holds in its place.",
     {"Es kommt hinter --decision.", "Va dopo --decision.", "It goes after --decision."}},
};

} // namespace

std::span<const Message> rulingRefusals() {
    return kMessages;
}

} // namespace schreiber::desk

#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kList{"Welche es gibt, zeigt `rulings list`.", "Quali ci sono lo mostra `rulings list`.",
                       "`rulings list` shows which there are."};

constexpr Message kMessages[] = {
    {"no_such_ruling", "Einen Entscheid {ruling} gibt es nicht; der letzte ist {last}.",
     "Non c'è una decisione {ruling}; l'ultima è la {last}.",
     "There is no ruling {ruling}; the last one is {last}.", kList},
    {"ruling_of_other_table",
     "Entscheid {ruling} ist nicht von Tisch {table}, Runde {round}. Die Nummer prüfen.",
     "La decisione {ruling} non è del tavolo {table}, turno {round}. Controllare il numero.",
     "Ruling {ruling} is not of table {table}, round {round}. Check the number.", kList},
    {"ruling_without_table",
     "Entscheid {ruling} kommt von keinem Tisch dieses Turniers; es gibt keinen Zettel, auf den er gehört.",
     "La decisione {ruling} non viene da un tavolo di questo torneo; non c'è un foglio a cui appartenga.",
     "Ruling {ruling} comes from no table of this tournament; there is no sheet it belongs on."},
    {"ruling_writes_nothing",
     "Aus dem Protokoll von Entscheid {ruling} folgt keine Zeile: das Spiel ist nicht zu Ende aufgezeichnet. "
     "Eine Strafe oder einen Strich eintragen.",
     "Dal verbale della decisione {ruling} non segue alcuna riga: la mano non è registrata fino in fondo. "
     "Inserire una penalità o cancellare una riga.",
     "No line follows from the record of ruling {ruling}: the deal is not recorded to its end. Enter a fine "
     "or strike a line.",
     {"Das macht `rulings enter … fine=SEITE:PUNKTE` oder `strike=N`.",
      "Lo fa `rulings enter … fine=PARTE:PUNTI` o `strike=N`.",
      "`rulings enter … fine=SIDE:POINTS` or `strike=N` does it."}},
    {"dispute_writes_nothing",
     "Aus diesem Protokoll folgt keine Zeile: das Spiel ist nicht zu Ende aufgezeichnet. Nichts wurde "
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
     "The same is kept already, as ruling {ruling}. Keep it again?", kYes, Answer::Yes},
    {"ruling_game_over", "Dieses Spiel ist zu Ende, {score}. Der Entscheid {ruling} ändert, wie es ausging.",
     "Questa partita è finita, {score}. La decisione {ruling} ne cambia l'esito.",
     "This game is over, {score}. Ruling {ruling} changes how it ended.", kYes, Answer::Yes},
    {"ruling_fines_otherwise",
     "Nach den Regeln ist die Strafe in Entscheid {ruling} eine andere, {penalty}. Soll die eingegebene "
     "gelten?",
     "Secondo le regole la penalità nella decisione {ruling} è un'altra, {penalty}. Vale quella inserita?",
     "By the rules the fine in ruling {ruling} is another, {penalty}. Shall the one entered hold?", kYes,
     Answer::Yes},
    {"ruling_needs_two",
     "Entscheid {ruling}: verloren geben kann man ein Spiel nur, wo zwei Seiten spielen. Den Endstand "
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
    {"ruling_entered_already",
     "Entscheid {ruling} steht so schon am Zettel und gilt dort. Noch einmal eingetragen, zählt es doppelt.",
     "La decisione {ruling} è già così sul foglio ed è valida. Inserita di nuovo, conta due volte.",
     "Ruling {ruling} stands on the sheet like that already. Entered again it counts twice.", kYes,
     Answer::Yes},
    {"ruling_redealt_already", "Zu Entscheid {ruling} wurde schon neu gegeben.",
     "Per la decisione {ruling} si è già ridistribuito.",
     "The deal was dealt again by ruling {ruling} already.", kYes, Answer::Yes},
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

#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kPlayersList{"Mit `players list` nachsehen.", "Vedere `players list`.",
                              "See `players list`."};

// Entries, settings, journal.
constexpr Message kMessages[] = {
    {"no_such_entry", "Die Startnummer {entry} gibt es nicht; gemeldet sind {entries}.",
     "Il numero di partenza {entry} non esiste; gli iscritti sono {entries}.",
     "There is no start number {entry}; {entries} are entered.", kPlayersList, RefusalKind::Unusable},
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
    {"text_too_long",
     "So lässt es sich nicht speichern: der Text an {place} hat {found} Bytes, höchstens {most} gehen. Ihn "
     "kürzen.",
     "Così non si può salvare: il testo in {place} ha {found} byte, al massimo {most}. Accorciarlo.",
     "It cannot be kept this way: the text at {place} has {found} bytes, {most} at most. Shorten it."},
    {"bad_scoring",
     "Die Wertung „{text}“ ist keine: an Stelle {position} steht „{found}“.",
     "La formula «{text}» non è valida: alla posizione {position} c'è «{found}».",
     "The scoring “{text}” is none: position {position} has “{found}”.",
     {"Mit `set scoring=…` richtigstellen.", "Correggere con `set scoring=…`.",
      "Mend it with `set scoring=…`."}},
    {"bad_ladder",
     "Die Reihenfolge „{text}“ ist keine: an Stelle {position} steht „{found}“.",
     "L'ordine «{text}» non è valido: alla posizione {position} c'è «{found}».",
     "The ladder “{text}” is none: position {position} has “{found}”.",
     {"Mit `set ladder=…` richtigstellen.", "Correggere con `set ladder=…`.",
      "Mend it with `set ladder=…`."}},
    {"bad_missed_round",
     "„{text}“ sagt nicht, was eine versäumte Runde wert ist.",
     "«{text}» non dice quanto vale un turno mancato.",
     "“{text}” does not say what a missed round is worth.",
     {"Mit `set missed-round=…` richtigstellen.", "Correggere con `set missed-round=…`.",
      "Mend it with `set missed-round=…`."}},
    {"too_many_entries", "Mehr als {most} Meldungen nimmt ein Turnier nicht. Auf mehrere Turniere verteilen.",
     "Un torneo accetta al massimo {most} iscrizioni. Distribuirle su più tornei.",
     "A tournament takes {most} entries at most. Spread them over several tournaments."},
    {"not_for_singles",
     "In diesem Turnier spielt jeder für sich, feste Partner gibt es nicht. Für feste Paare ein Turnier für "
     "Paare anlegen.",
     "In questo torneo ognuno gioca per sé e non ci sono compagni fissi. Per coppie fisse creare un torneo "
     "a coppie.",
     "Everybody plays for themselves in this tournament; there are no fixed partners. For fixed pairs make "
     "a tournament of pairs.",
     {"Das Format heißt pairs.", "Il formato si chiama pairs.", "The format is called pairs."}},
    {"entry_is_pair", "Nr. {entry} {name} ist schon ein Paar. Eine Einzelmeldung als Partner angeben.",
     "Il n. {entry} {name} è già una coppia. Indicare come compagno un'iscrizione singola.",
     "No. {entry} {name} is a pair already. Name a single entry as partner."},
    {"has_partner", "Nr. {entry} {name} hat schon einen zugelosten Partner. Eine andere Nummer angeben.",
     "Il n. {entry} {name} ha già un compagno sorteggiato. Indicare un altro numero.",
     "No. {entry} {name} has been drawn a partner already. Name another number."},
    {"pair_has_number",
     "Die Nummer {entry} hat schon ein gelostes Paar. Die Person einzeln melden und die Partner losen.",
     "Il numero {entry} è già di una coppia sorteggiata. Iscrivere la persona singolarmente e sorteggiare i "
     "compagni.",
     "The number {entry} is a drawn pair's already. Enter the person alone and draw the partners.",
     {"Das macht `draw partners`.", "Lo fa `draw partners`.", "`draw partners` does it."}},
    {"persons_differ",
     "Nr. {entry} {name}: aus einer Einzelmeldung wird so kein Paar und umgekehrt. Die gleiche Zahl von "
     "Personen angeben.",
     "N. {entry} {name}: così un'iscrizione singola non diventa una coppia, né viceversa. Indicare lo stesso "
     "numero di persone.",
     "No. {entry} {name}: a single entry does not become a pair this way, nor the reverse. Give the same "
     "number of persons."},
    {"draw_made",
     "Nr. {entry} {name} ist schon gelost und kann nicht mehr gelöscht werden. Stattdessen abmelden.",
     "Il n. {entry} {name} è già nel sorteggio e non può più essere cancellato. Ritirarlo invece.",
     "No. {entry} {name} has been drawn already and cannot be removed any more. Let them leave instead.",
     {"Das macht `players leave`.", "Lo fa `players leave`.", "`players leave` does it."}},
    {"kept_apart",
     "Nr. {entry} {name} steht noch in der Liste derer, die einander nicht begegnen dürfen. Das zuerst "
     "rückgängig machen.",
     "Il n. {entry} {name} figura ancora tra chi non deve incontrarsi. Annullare prima questo.",
     "No. {entry} {name} still is among those who must not meet. Undo that first."},
    {"entry_left",
     "Nr. {entry} {name} ist schon abgemeldet.",
     "Il n. {entry} {name} si è già ritirato.",
     "No. {entry} {name} has left already.",
     {"Zum Zurückkommen: `players return`.", "Per farlo rientrare: `players return`.",
      "To come back: `players return`."}},
    {"entry_not_left",
     "Nr. {entry} {name} ist nicht abgemeldet.",
     "Il n. {entry} {name} non si è ritirato.",
     "No. {entry} {name} has not left.",
     {"Zum Abmelden: `players leave`.", "Per ritirarlo: `players leave`.", "To leave: `players leave`."}},
    {"which_of_pair",
     "Nr. {entry} {name}: bei einem Paar muss gesagt werden, wer ersetzt wird, 1 oder 2.",
     "N. {entry} {name}: per una coppia bisogna dire chi viene sostituito, 1 o 2.",
     "No. {entry} {name}: of a pair, say who is replaced, 1 or 2.",
     {"Das sagt --place.", "Lo dice --place.", "--place says it."}},
    {"club_of_pair",
     "Nr. {entry} {name}: der Verein steht beim Paar und bleibt, wenn einer ersetzt wird.",
     "N. {entry} {name}: il circolo è della coppia e resta quando uno viene sostituito.",
     "No. {entry} {name}: the club is the pair's and stays when one of them is replaced.",
     {"Ohne --club.", "Senza --club.", "Without --club."}},
    {"substitute_round",
     "Nr. {entry} {name}: der Ersatz kann ab Runde {first} bis {last} spielen.",
     "N. {entry} {name}: il sostituto può giocare a partire da un turno fra {first} e {last}.",
     "No. {entry} {name}: the substitute can play from a round between {first} and {last} on.",
     {"Das sagt --round.", "Lo dice --round.", "--round says it."}},
    {"substitute_plays",
     "{by} spielt unter Nr. {was} selbst mit und stünde mit Nr. {entry} {name} zweimal in der Rangliste. "
     "Jemand anderen nennen.",
     "{by} gioca già con il n. {was} e con il n. {entry} {name} figurerebbe due volte in classifica. "
     "Indicare un'altra persona.",
     "{by} plays under no. {was} and would be in the ranking twice with no. {entry} {name}. Name somebody "
     "else.",
     {"Heißt nur jemand gleich: --another.", "Se è solo un omonimo: --another.",
      "If it is only a namesake: --another."}},
    {"substitute_left",
     "{by} hat unter Nr. {was} schon gespielt und stünde mit Nr. {entry} {name} zweimal in der Rangliste. "
     "Nr. {was} zurückholen oder jemand anderen nennen.",
     "{by} ha già giocato con il n. {was} e con il n. {entry} {name} figurerebbe due volte in classifica. "
     "Far rientrare il n. {was} o indicare un'altra persona.",
     "{by} has played under no. {was} and would be in the ranking twice with no. {entry} {name}. Let no. "
     "{was} come back or name somebody else.",
     {"Das macht `players return`.", "Lo fa `players return`.", "`players return` does it."}},
    {"substitute_which",
     "{by} heißen mehrere von den Gemeldeten: Nr. {entries}. Die Startnummer nennen.",
     "{by} è il nome di più iscritti: n. {entries}. Indicare il numero di partenza.",
     "Several of those entered are called {by}: no. {entries}. Name the start number.",
     {"Das sagt --by; für jemand Neuen: --another.", "Lo dice --by; per una persona nuova: --another.",
      "--by says it; for somebody new: --another."}},
    {"same_entry",
     "Zweimal die gleiche Nummer {entry}. Zwei verschiedene angeben.",
     "Due volte lo stesso numero {entry}. Indicarne due diversi.",
     "The same number {entry} twice. Name two different ones.",
     {},
     RefusalKind::Unusable},
    {"already_kept_apart", "Nr. {a} und Nr. {b} werden schon auseinandergehalten.",
     "I n. {a} e {b} sono già tenuti separati.", "No. {a} and no. {b} are kept apart already."},
    {"not_kept_apart", "Nr. {a} und Nr. {b} werden nicht auseinandergehalten.",
     "I n. {a} e {b} non sono tenuti separati.", "No. {a} and no. {b} are not kept apart."},
    {"names_in_one",
     "Vor- und Nachname stehen in einer Spalte: „{found}“. Aufgeteilt wäre das {so}, andersherum "
     "{otherwise}.",
     "Nome e cognome stanno in una colonna: «{found}». Diviso sarebbe {so}, al contrario {otherwise}.",
     "First and last name stand in one column: “{found}”. Split that would be {so}, the other way round "
     "{otherwise}.",
     {"Mit --yes so, oder mit --names first-last oder last-first sagen, was zuerst steht.",
      "Con --yes così, oppure dire con --names first-last o last-first che cosa sta prima.",
      "With --yes like this, or say with --names first-last or last-first what comes first."},
     RefusalKind::Question},
    {"names_with_comma",
     "Vor- und Nachname stehen in einer Spalte: „{found}“. Aufgeteilt wäre das {so}.",
     "Nome e cognome stanno in una colonna: «{found}». Diviso sarebbe {so}.",
     "First and last name stand in one column: “{found}”. Split that would be {so}.",
     {"Mit --yes so einlesen.", "Con --yes importare così.", "With --yes it is read in like this."},
     RefusalKind::Question},
    {"leaver_void_changes", "Dann zählt nichts von dem, was Nr. {entry} gespielt hat. {changes}",
     "Allora non conta nulla di ciò che il n. {entry} ha giocato. {changes}",
     "Then nothing that no. {entry} played counts. {changes}", kYes, RefusalKind::Question},
    {"return_changes", "Wenn Nr. {entry} zurückkommt, zählt wieder, was gespielt ist. {changes}",
     "Se il n. {entry} rientra, ciò che ha giocato conta di nuovo. {changes}",
     "If no. {entry} comes back, what was played counts again. {changes}", kYes, RefusalKind::Question},

    {"own_rules_dropped",
     "Im Turnier gelten eigene Regeln ({name}). Mit {rules} fallen ihr Name und ihre Liste der Perlaggen "
     "weg.",
     "Nel torneo valgono regole proprie ({name}). Con {rules} cadono il loro nome e il loro elenco di "
     "Perlaggen.",
     "The tournament has rules of its own ({name}). With {rules} their name and their list of Perlaggen go.",
     kYes, RefusalKind::Question},
    {"setting_fixed",
     "{option} steht fest, sobald gelost oder geschrieben ist. Dafür ein neues Turnier anlegen, oder "
     "rückgängig machen, was davon abhängt.",
     "{option} non cambia più dopo un sorteggio o un risultato. Creare un nuovo torneo o annullare ciò che "
     "ne dipende.",
     "{option} is fixed once something is drawn or written. Make a new tournament, or undo what rests on "
     "it."},
    {"ranking_would_change", "Danach würde anders gewertet. {changes}",
     "Poi si valuterebbe in altro modo. {changes}", "Then it would be scored otherwise. {changes}", kYes,
     RefusalKind::Question},
    {"settings_changed_meanwhile",
     "Ein anderes Programm hat die Einstellungen gerade geändert. Noch einmal versuchen.",
     "Un altro programma ha appena cambiato le impostazioni. Riprovare.",
     "Another program has just changed the settings. Try again."},
    {"other_file_there", "{file} gibt es schon, und es ist eine Datei anderer Art; sie würde überschrieben.",
     "{file} esiste già ed è un file di altro tipo; verrebbe sovrascritto.",
     "{file} is there already and a file of another kind; it would be overwritten.", kYes,
     RefusalKind::Question},
    {"nothing_to_undo", "Es gibt nichts mehr rückgängig zu machen.", "Non c'è più nulla da annullare.",
     "There is nothing left to undo."},
    {"nothing_to_redo", "Es gibt nichts zu wiederholen.", "Non c'è nulla da ripetere.",
     "There is nothing to redo."},
};

} // namespace

std::span<const Message> entryRefusals() {
    return kMessages;
}

} // namespace schreiber::desk

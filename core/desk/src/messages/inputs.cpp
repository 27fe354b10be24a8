#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kRulesList{"`rules list` zeigt alle.", "`rules list` le mostra tutte.",
                            "`rules list` shows them all."};

// How a defect is said, and the names of what could have stood there. An expectation that is no code here is
// shown as it is (`drawn`, `1-99`).
constexpr Message kMessages[] = {
    {"found_expected", "„{found}“ ist nicht zu gebrauchen; erwartet: {expected}.",
     "«{found}» non è utilizzabile; previsto: {expected}.",
     "\"{found}\" is of no use; expected: {expected}."},
    {"only_expected", "es fehlt: {expected}.", "manca: {expected}.", "missing: {expected}."},
    {"or", " oder ", " o ", " or "},

    {"text_to_200", "Text auf einer Zeile, höchstens 200 Zeichen",
     "testo su una riga, al massimo 200 caratteri", "text on one line, 200 characters at most"},
    {"iso_date", "Datum als JJJJ-MM-TT", "data come AAAA-MM-GG", "a date as YYYY-MM-DD"},
    {"rule_point",
     "Name einer Regel",
     "nome di una regola",
     "name of a rule",
     {"Suchen mit `rules search`.", "Cercare con `rules search`.", "Look for it with `rules search`."}},
    {"rule_set", "Kennung einer Spielregel", "sigla di un regolamento", "id of a rule set", kRulesList},
    {"rule_set_for_four", "Kennung einer Spielregel für vier am Tisch",
     "sigla di un regolamento per quattro al tavolo", "id of a rule set for four at a table", kRulesList},
    {"rule_set_for_three", "Kennung einer Spielregel für drei am Tisch",
     "sigla di un regolamento per tre al tavolo", "id of a rule set for three at a table", kRulesList},
    {"final_format", "Format drawn oder pairs; ein K.-o. hat sein Finale schon",
     "formato drawn o pairs; un'eliminazione diretta ha già la sua finale",
     "format drawn or pairs; a knock-out has its final already"},
    {"final_rounds", "eine Zahl von Runden, nach denen das letzte Spiel kommt (rounds)",
     "un numero di turni dopo i quali viene l'ultima partita (rounds)",
     "a number of rounds after which the last match comes (rounds)"},
    {"prize_list", "Liste wie 8,woman,youngest: wie viele Plätze, dann woman, youngest, oldest, last",
     "elenco come 8,woman,youngest: quanti posti, poi woman, youngest, oldest, last",
     "a list such as 8,woman,youngest: how many ranks, then woman, youngest, oldest, last"},
    {"slip_list", "Zeilen wie 3;7;12;3;22 (Tisch, dann die Nummern Seite für Seite)",
     "righe come 3;7;12;3;22 (tavolo, poi i numeri parte per parte)",
     "rows such as 3;7;12;3;22 (table, then the numbers side by side)"},
    {"couple_list", "Zeilen wie 7;12 (die zwei Nummern eines Paares)",
     "righe come 7;12 (i due numeri di una coppia)", "rows such as 7;12 (the two numbers of a pair)"},
    {"cut_list", "Zeilen wie 7;LA (Nummer und abgehobene Karte)", "righe come 7;LA (numero e carta alzata)",
     "rows such as 7;LA (number and the card that was cut)"},
    {"cut_card", "eine Karte wie LA, H10, SU oder eine Zahl", "una carta come LA, H10, SU o un numero",
     "a card such as LA, H10, SU or a number"},
    {"number_once", "jede Nummer einmal", "ogni numero una volta", "each number once"},
    {"not_with_from", "keine Trennung nach Verein oder Lager, wenn die Partner eingetippt werden",
     "nessuna separazione per circolo o fazione, se i compagni sono digitati",
     "no separation by club or camp where the partners are typed in"},
    {"decider_numbers", "vier Zahlen: zwei Nummern, dann ihre Punkte",
     "quattro numeri: due numeri di partenza, poi i loro punti",
     "four numbers: two start numbers, then their points"},
    {"known_option", "Name einer Einstellung oder eines Schalters der Spielregel",
     "nome di un'opzione o di un parametro del regolamento",
     "name of an option or of a switch of the rule set"},
    {"scoring_formula", "Summe wie 100*win+1*points aus win, points, against, difference, shutout, games",
     "somma come 100*win+1*points di win, points, against, difference, shutout, games",
     "a sum such as 100*win+1*points of win, points, against, difference, shutout, games"},
    {"ladder_list",
     "Liste aus score, wins, points, difference, against, head-to-head, buchholz, decider, lot, jedes einmal",
     "elenco di score, wins, points, difference, against, head-to-head, buchholz, decider, lot, ognuno una "
     "volta",
     "list of score, wins, points, difference, against, head-to-head, buchholz, decider, lot, each once"},
    {"missed_round", "win, average oder eine Zahl", "win, average o un numero", "win, average or a number"},
    {"list_with_header", "Liste mit Kopfzeile und einer Zeile je Meldung",
     "elenco con intestazione e una riga per iscrizione", "list with a header and a row for each entry"},
    {"result_list", "Zeilen wie 3;18;11 (Tisch;Punkte;Punkte)", "righe come 3;18;11 (tavolo;punti;punti)",
     "rows such as 3;18;11 (table;points;points)"},
    {"result_cells", "Tisch und eine Zahl je Seite", "tavolo e un numero per parte",
     "table and a number for each side"},
    {"line_word",
     "Punkte je Seite, gleich=SEITE:WERT[:unbet|held|good|declared], hanger=…, spiel=…, "
     "penalty=SEITE:PUNKTE oder strike=ZEILE",
     "punti per parte, gleich=PARTE:VALORE[:unbet|held|good|declared], hanger=…, spiel=…, "
     "penalty=PARTE:PUNTI o strike=RIGA",
     "points a side, gleich=SIDE:VALUE[:unbet|held|good|declared], hanger=…, spiel=…, "
     "penalty=SIDE:POINTS or strike=LINE"},
    {"strike_alone", "strike=ZEILE allein, ohne Punkte", "strike=RIGA da solo, senza punti",
     "strike=LINE alone, without points"},
    {"key_value", "NAME=WERT", "NOME=VALORE", "NAME=VALUE"},
    {"key_once", "jeder Name einmal", "ogni nome una volta", "each name once"},
    {"whole_number", "ganze Zahl", "numero intero", "a whole number"},
    {"at_most_4_mb", "eine Datei mit höchstens 4 MB", "un file di al massimo 4 MB", "a file of 4 MB at most"},
    {"at_most_64_mb", "eine Datei mit höchstens 64 MB", "un file di al massimo 64 MB",
     "a file of 64 MB at most"},
    {"search_words", "ein Wort, nach dem zu suchen ist", "una parola da cercare", "a word to look for"},
    {"Vorname", "Vorname", "nome", "first name"},
    {"Nachname", "Nachname", "cognome", "last name"},
    {"Vorname 1", "Vorname 1", "nome 1", "first name 1"},
    {"Nachname 1", "Nachname 1", "cognome 1", "last name 1"},
    {"Vorname 2", "Vorname 2", "nome 2", "first name 2"},
    {"Nachname 2", "Nachname 2", "cognome 2", "last name 2"},
    {"ja", "ja", "sì", "yes"},
    {"nein", "nein", "no", "no"},

    // Of an export that is read in, and of what the file can hold.
    {"json_value", "ein Wert", "un valore", "a value"},
    {"json_object", "ein Objekt {…}", "un oggetto {…}", "an object {…}"},
    {"json_list", "eine Liste […]", "un elenco […]", "a list […]"},
    {"json_numbers", "eine Liste von Zahlen", "un elenco di numeri", "a list of numbers"},
    {"json_number", "eine ganze Zahl", "un numero intero", "a whole number"},
    {"json_seed", "eine ganze Zahl ab 0", "un numero intero da 0", "a whole number from 0"},
    {"json_flag", "true oder false", "true o false", "true or false"},
    {"json_text", "ein Text in Anführungszeichen", "un testo tra virgolette", "a text in quotation marks"},
    {"export_value", "ein Wert, wie ihn der Export schreibt", "un valore come lo scrive l'esportazione",
     "a value that an export writes there"},
    {"utf8_text", "Text in UTF-8", "testo in UTF-8", "text in UTF-8"},
    {"numbers_upwards", "aufsteigende Nummern ab 1", "numeri crescenti da 1", "numbers upwards from 1"},
    {"entry_number", "die Nummer einer Meldung", "il numero di un'iscrizione", "the number of an entry"},
    {"two_entries", "zwei verschiedene Meldungen", "due iscrizioni diverse", "two different entries"},
    {"contestant_number", "die Nummer einer Meldung oder eines Paares",
     "il numero di un'iscrizione o di una coppia", "the number of an entry or a pair"},
    {"nobody_twice", "niemand zweimal in einer Runde", "nessuno due volte in un turno",
     "nobody twice in a round"},
    {"earlier_action", "die Nummer einer Änderung davor", "il numero di una modifica precedente",
     "the number of a change before it"},
    {"journal_row", "eine Zeile über das Anlegen", "una riga sulla creazione",
     "a row about how it was created"},
    {"sound_journal", "ein Journal, dessen Rücknahmen zu den Änderungen passen",
     "un giornale i cui annullamenti corrispondano alle modifiche",
     "a journal whose undone rows fit its changes"},
    {"seed", "Startzahl von 0 bis 9007199254740991", "seme da 0 a 9007199254740991",
     "seed from 0 to 9007199254740991"},
};

} // namespace

std::span<const Message> inputMessages() {
    return kMessages;
}

} // namespace schreiber::desk

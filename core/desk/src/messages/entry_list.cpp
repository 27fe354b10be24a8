#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// Why a row of an entry list cannot be entered; `{found}` is what stands there. What is typed by itself, with
// no list around it, or stands in an empty row may have a sentence of its own, `.alone`.
constexpr Message kMessages[] = {
    {"list_empty", "Die Liste ist leer. Eine Kopfzeile mit Vorname und Nachname und eine Zeile je Meldung.",
     "L'elenco è vuoto. Servono un'intestazione con nome e cognome e una riga per iscrizione.",
     "The list is empty. It needs a header with first and last name, and a row for each entry."},
    {"too_many_rows", "Die Liste hat mehr als {expected} Zeilen; so viele liest das Programm nicht ein.",
     "L'elenco ha più di {expected} righe; il programma non ne legge tante.",
     "The list has more than {expected} rows; the program does not read as many."},
    {"file_too_large", "Die Liste hat mehr als {expected} MB; so große liest das Programm nicht ein.",
     "L'elenco ha più di {expected} MB; il programma non ne legge di così grandi.",
     "The list has more than {expected} MB; the program reads none that large."},
    {"quote_not_closed", "Ein Anführungszeichen wird nicht geschlossen.", "Le virgolette non vengono chiuse.",
     "A quotation mark is not closed."},
    {"text_after_quote", "Hinter einem schließenden Anführungszeichen steht noch Text.",
     "C'è ancora testo dopo le virgolette di chiusura.", "There is text after a closing quotation mark."},
    {"too_many_columns", "{found} Spalten sind zu viele; höchstens {expected}.",
     "{found} colonne sono troppe; al massimo {expected}.",
     "{found} columns are too many; {expected} at most."},
    {"column_twice", "Die Spalte „{found}“ kommt zweimal vor.", "La colonna «{found}» compare due volte.",
     "The column “{found}” comes twice."},
    {"header_missing", "In der Kopfzeile fehlt die Spalte {expected}; sie beginnt mit „{found}“.",
     "Nell'intestazione manca la colonna {expected}; comincia con «{found}».",
     "The header lacks the column {expected}; it begins with “{found}”."},
    {"too_many_fields", "Die Zeile hat {found} Felder, die Kopfzeile weniger.",
     "La riga ha {found} campi, l'intestazione di meno.",
     "The row has {found} fields, the header has fewer."},
    {"in_line", "Zeile {line}: {what}", "Riga {line}: {what}", "Line {line}: {what}"},
    {"equal_line", "{name} ist weggelassen; die Zeile sagt dasselbe wie Zeile {other}.",
     "{name} è tralasciato; dice lo stesso della riga {other}.",
     "{name} is left out; it says the same as line {other}."},
    {"equal_entry", "{name} ist weggelassen, weil schon gemeldet als Nr. {other}.",
     "{name} è tralasciato, perché già iscritto con il n. {other}.",
     "{name} is left out, being entered already as no. {other}."},
    {"equal_left",
     "{name} ist weggelassen, weil schon gemeldet als Nr. {other} und abgemeldet. Wer wieder "
     "da ist, kommt unter seiner Nummer zurück.",
     "{name} è tralasciato, perché già iscritto con il n. {other} e ritirato. Chi torna rientra "
     "con il suo numero.",
     "{name} is left out, being entered already as no. {other}, who left. Whoever is there "
     "again "
     "comes back under the same number.",
     {"Zurück kommt man mit `players return`.", "Si rientra con `players return`.",
      "`players return` lets somebody come back."}},
    {"equal_more", "Ebenso {count} {count#weitere Zeile|weitere Zeilen}.",
     "Così anche {count} {count#altra riga|altre righe}.",
     "So {count#is|are} {count} more {count#row|rows}."},
    {"duplicate_row",
     "{found} ist schon gemeldet. Sind es zwei dieses Namens, Verein oder Jahrgang dazuschreiben.",
     "{found} è già iscritto. Se sono due con lo stesso nome, aggiungere il circolo o l'anno di nascita.",
     "{found} is entered already. If there are two of that name, add the club or the year of birth."},
    {"duplicate_left",
     "{found} ist schon gemeldet, als Nr. {expected}, und hat sich abgemeldet. Unter dieser Nummer "
     "zurückkommen "
     "lassen.",
     "{found} è già iscritto, con il n. {expected}, e si è ritirato. Farlo rientrare con quel numero.",
     "{found} is entered already, as no. {expected}, and has left. Let them come back under that number.",
     {"Das macht `players return`.", "Lo fa `players return`.", "`players return` does it."}},
    {"doubly_encoded",
     "„{found}“ soll wohl „{expected}“ heißen: Die Datei ist zweimal umgeschrieben worden. Sie dort, wo sie "
     "herkommt, noch einmal als „CSV UTF-8“ speichern.",
     "«{found}» dovrebbe essere «{expected}»: il file è stato convertito due volte. Salvarlo di nuovo come "
     "«CSV UTF-8» là da dove viene.",
     "“{found}” is probably meant to be “{expected}”: the file was converted twice. Save it once more as "
     "“CSV "
     "UTF-8” where it comes from."},
    {"lost_letter",
     "In „{found}“ ist ein Buchstabe verloren gegangen (�). Ihn in der Liste berichtigen, oder sie dort, wo "
     "sie herkommt, als „CSV UTF-8“ speichern.",
     "In «{found}» una lettera è andata persa (�). Correggerla nell'elenco, o salvarlo come «CSV UTF-8» là "
     "da "
     "dove viene.",
     "A letter of “{found}” is lost (�). Mend it in the list, or save the list as “CSV UTF-8” where it comes "
     "from."},
    {"title_above_header",
     "Über der Kopfzeile steht noch etwas („{found}“); sie ist wohl Zeile {expected}. Die Zeilen darüber "
     "löschen.",
     "Sopra l'intestazione c'è dell'altro («{found}»); sembra essere la riga {expected}. Cancellare le righe "
     "sopra.",
     "Something stands above the header (“{found}”), which seems to be line {expected}. Delete the lines "
     "above "
     "it."},
    {"person_entered",
     "{found}: Jemand davon ist schon gemeldet und spielte so unter zwei Nummern. Sind es zwei dieses "
     "Namens, "
     "den Jahrgang dazuschreiben.",
     "{found}: uno dei due è già iscritto e giocherebbe con due numeri. Se sono due persone con lo stesso "
     "nome, "
     "aggiungere l'anno di nascita.",
     "{found}: one of them is entered already and would play under two numbers. If there are two of that "
     "name, "
     "add the year of birth."},
    {"bad_year", "„{found}“ ist kein Jahrgang; erwartet: {expected}.",
     "«{found}» non è un anno di nascita; previsto: {expected}.",
     "“{found}” is no year of birth; expected: {expected}."},
    {"bad_sex", "„{found}“ ist keine Angabe des Geschlechts; erwartet: {expected}.",
     "«{found}» non indica il sesso; previsto: {expected}.",
     "“{found}” does not state a sex; expected: {expected}."},
    {"bad_paid", "„{found}“ sagt nicht, ob bezahlt ist; erwartet: {expected}.",
     "«{found}» non dice se è pagato; previsto: {expected}.",
     "“{found}” does not say whether it is paid; expected: {expected}."},
    {"bad_bytes", "„{found}“ enthält Zeichen, die keine Schrift sind. Die Datei als UTF-8 speichern.",
     "«{found}» contiene caratteri illeggibili. Salvare il file in UTF-8.",
     "“{found}” holds bytes that are no text. Save the file as UTF-8."},
    {"bad_bytes.alone",
     "„{found}“ enthält Zeichen, die keine Schrift sind. Den Text neu eintippen, in UTF-8.",
     "«{found}» contiene caratteri illeggibili. Riscrivere il testo, in UTF-8.",
     "“{found}” holds bytes that are no text. Type the text anew, in UTF-8."},
    {"control_character", "„{found}“ enthält ein Steuerzeichen (Zeichen {position}).",
     "«{found}» contiene un carattere di controllo (carattere {position}).",
     "“{found}” holds a control character (character {position})."},
    {"control_character.somewhere", "„{found}“ enthält ein Steuerzeichen.",
     "«{found}» contiene un carattere di controllo.", "“{found}” holds a control character."},
    {"unseen_name", "Von diesem Namen sieht man nichts (nur unsichtbare Zeichen). Ihn neu eintippen.",
     "Di questo nome non si vede nulla (solo caratteri invisibili). Riscriverlo.",
     "Nothing is seen of this name (invisible characters alone). Type it anew."},
    {"formula_cell", "„{found}“ beginnt wie eine Formel (=, + oder @).",
     "«{found}» comincia come una formula (=, + o @).", "“{found}” begins like a formula (=, + or @)."},
    {"too_long", "„{found}“ ist zu lang; höchstens {expected} Zeichen.",
     "«{found}» è troppo lungo; al massimo {expected} caratteri.",
     "“{found}” is too long; {expected} characters at most."},
    {"first_name_missing", "Der Vorname fehlt ({found}).", "Manca il nome ({found}).",
     "The first name is missing ({found})."},
    {"last_name_missing", "Der Nachname fehlt ({found}).", "Manca il cognome ({found}).",
     "The last name is missing ({found})."},
    {"first_name_missing.alone", "Der Vorname fehlt.", "Manca il nome.", "The first name is missing."},
    {"last_name_missing.alone", "Der Nachname fehlt.", "Manca il cognome.", "The last name is missing."},
    {"person_twice", "{found}: die beiden eines Paares sind dieselbe Person.",
     "{found}: i due della coppia sono la stessa persona.",
     "{found}: the two of a pair are the same person."},
    {"like_line", "Zeile {line}: {name} klingt wie {like} in Zeile {other}. Sind es zwei?",
     "Riga {line}: {name} somiglia a {like} alla riga {other}. Sono due persone?",
     "Line {line}: {name} sounds like {like} in line {other}. Are they two?"},
    {"like_person",
     "{name} ({person}) ist neu und klingt wie {like} ({other}); ist es dieselbe Person, lassen sich die "
     "beiden "
     "vereinen.",
     "{name} ({person}) è nuovo e suona come {like} ({other}); se è la stessa persona, si possono unire.",
     "{name} ({person}) is new and sounds like {like} ({other}); if it is one person, the two can be "
     "merged."},
    {"person_one_of",
     "{name} ist als Nr. {person} gemerkt, es kann aber auch Nr. {others} sein. Steht der Jahrgang in der "
     "Meldung, ist es entschieden; dann den Abend noch einmal merken.",
     "{name} è ricordato come n. {person}, ma può essere anche il n. {others}. Con l'anno di nascita "
     "nell'iscrizione è deciso; poi ricordare di nuovo la serata.",
     "{name} is remembered as no. {person}, but may be no. {others} as well. A year of birth in the entry "
     "decides it; then remember the evening again."},
    {"person_of_other_club",
     "{name} ist als Nr. {person} gemerkt, die bisher für {before} kam und jetzt für {now}. Sind es zwei, "
     "beiden den Jahrgang in die Meldung schreiben und die Abende noch einmal merken.",
     "{name} è ricordato come n. {person}, finora di {before} e ora di {now}. Se sono due, scrivere l'anno "
     "di "
     "nascita nell'iscrizione di entrambi e ricordare di nuovo le serate.",
     "{name} is remembered as no. {person}, who came for {before} so far and now for {now}. If they are two, "
     "write the year of birth into the entries of both and remember the evenings again."},
    {"like_more",
     "Noch {count} {count#Name ist|Namen sind} anderen ähnlich; {count#er steht|sie stehen} als eigene "
     "{count#Meldung|Meldungen} in der Liste.",
     "Altri {count} {count#nome somiglia|nomi somigliano} a quelli di altri; {count#sta|stanno} nell'elenco "
     "{count#come iscrizione propria|come iscrizioni proprie}.",
     "{count} more {count#name is|names are} like others; {count#it stands|they stand} in the list as "
     "{count#an entry|entries} of {count#its|their} own."},
    {"like_entry", "{name} klingt wie {like}, schon gemeldet mit Nr. {other}. Sind es zwei?",
     "{name} somiglia a {like}, già iscritto con il n. {other}. Sono due persone?",
     "{name} sounds like {like}, entered already as no. {other}. Are they two?"},
    {"same_name_line", "Zeile {line}: {name} steht schon in Zeile {other}. Sind es zwei?",
     "Riga {line}: {name} c'è già alla riga {other}. Sono due persone?",
     "Line {line}: {name} is in line {other} already. Are they two?"},
    {"same_name_entry", "{name} heißt auch Nr. {other}. Sind es zwei?",
     "{name} si chiama anche il n. {other}. Sono due persone?",
     "{name} is also the name of no. {other}. Are they two?"},
};

} // namespace

std::span<const Message> entryListMessages() {
    return kMessages;
}

} // namespace schreiber::desk

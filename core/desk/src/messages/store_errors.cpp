#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Message kMessages[] = {
    {"no_name", "Der Dateiname ist leer. Eine Datei angeben.", "Il nome del file è vuoto. Indicare un file.",
     "The file name is empty. Name a file."},
    {"name_too_long", "Für eine Datei ist dieser Name zu lang: {file}. Einen kürzeren nehmen.",
     "Per un file questo nome è troppo lungo: {file}. Prenderne uno più corto.",
     "This name is too long for a file: {file}. Take a shorter one."},
    {"not_found", "Die Datei {file} gibt es nicht. Den Namen prüfen.",
     "Il file {file} non esiste. Controllare il nome.", "There is no file {file}. Check the name."},
    {"no_folder",
     "Den Ordner {detail} gibt es nicht ({file}). Den Pfad prüfen; ein Stick muss eingesteckt sein.",
     "La cartella {detail} non esiste ({file}). Controllare il percorso; una chiavetta deve essere inserita.",
     "There is no folder {detail} ({file}). Check the path; a stick has to be plugged in."},
    {"is_folder", "{file} ist ein Ordner, keine Datei. Eine Datei angeben.",
     "{file} è una cartella, non un file. Indicare un file.", "{file} is a folder, no file. Name a file."},
    {"is_device", "{file} ist ein Gerät oder eine Pipe, keine Datei. Eine Datei angeben.",
     "{file} è un dispositivo o una pipe, non un file. Indicare un file.",
     "{file} is a device or a pipe, no file. Name a file."},
    {"is_link",
     "{file} ist ein Verweis auf {detail}; was dort liegt, wird nicht überschrieben. Die Datei selbst "
     "angeben "
     "oder den Verweis entfernen.",
     "{file} è un collegamento a {detail}; ciò che vi si trova non viene sovrascritto. Indicare il file "
     "stesso "
     "o togliere il collegamento.",
     "{file} is a link to {detail}; what lies there will not be overwritten. Name the file itself or take "
     "the "
     "link away."},
    {"replaced",
     "An der Stelle von {file} steht jetzt eine andere Datei. Nichts wurde verändert; neu öffnen.",
     "Al posto di {file} c'è ora un altro file. Nulla è stato modificato; riaprire.",
     "Another file now stands in the place of {file}. Nothing was changed; open it again."},
    {"exists", "{file} gibt es schon; sie wird nicht überschrieben. Einen anderen Namen nehmen.",
     "{file} esiste già e non viene sovrascritto. Scegliere un altro nome.",
     "{file} is there already and will not be overwritten. Take another name."},
    {"other_kind",
     "{file} gibt es schon und ist eine Datei anderer Art; sie wird nicht überschrieben. Einen anderen Namen "
     "nehmen.",
     "{file} esiste già ed è un file di altro tipo; non viene sovrascritto. Scegliere un altro nome.",
     "{file} is there already and a file of another kind; it will not be overwritten. Take another name."},
    {"itself", "{file} ist das Turnier selbst. Für die Kopie einen anderen Namen nehmen.",
     "{file} è il torneo stesso. Scegliere un altro nome per la copia.",
     "{file} is the tournament itself. Take another name for the copy."},
    {"another_evening",
     "In {file} liegt ein anderes Turnier, oder eines, das dort weitergeführt wurde; es wird nicht "
     "überschrieben. Einen anderen Namen nehmen.",
     "In {file} c'è un altro torneo, o uno che è stato continuato lì; non viene sovrascritto. Scegliere un "
     "altro nome.",
     "{file} holds another tournament, or one that was carried on there; it will not be overwritten. Take "
     "another name."},
    {"not_a_copy",
     "{file} gibt es schon, lässt sich aber nicht als frühere Kopie dieses Turniers lesen{bracket}; sie wird "
     "nicht überschrieben. Einen anderen Namen nehmen.",
     "{file} esiste già, ma non si può leggere come copia precedente di questo torneo{bracket}; non viene "
     "sovrascritto. Scegliere un altro nome.",
     "{file} is there already, but cannot be read as an earlier copy of this tournament{bracket}; it will "
     "not "
     "be overwritten. Take another name."},
    {"unsound",
     "In diesem Turnier wurde etwas am Programm vorbei verändert ({detail}); die gute Kopie {file} bleibt "
     "deshalb, wie sie ist. Für die Kopie einen anderen Namen nehmen.",
     "In questo torneo qualcosa è stato modificato all'insaputa del programma ({detail}); la copia integra "
     "{file} resta perciò com'è. Scegliere un altro nome per la copia.",
     "Something in this tournament was altered behind the program's back ({detail}); so the sound copy "
     "{file} "
     "stays as it is. Take another name for the copy."},
    {"foreign",
     "{file} ist keine Turnierdatei dieses Programms, wie immer sie heißt. Sie wurde nicht verändert; eine "
     "andere öffnen.",
     "{file} non è un file di torneo di questo programma, comunque si chiami. Non è stato modificato; "
     "aprirne "
     "un altro.",
     "{file} is no tournament file of this program, whatever its name. It was not changed; open another "
     "one."},
    {"newer",
     "{file} wurde mit einer neueren Version dieses Programms geschrieben (Schema {detail}). Schreiber "
     "erneuern, dann öffnen; die Datei wurde nicht verändert.",
     "{file} è stato scritto da una versione più recente di questo programma (schema {detail}). Aggiornare "
     "Schreiber, poi aprirlo; il file non è stato modificato.",
     "{file} was written by a newer version of this program (schema {detail}). Update Schreiber, then open "
     "it; the file was not changed."},
    {"damaged",
     "{file} ist beschädigt{bracket}. Nichts wurde verändert; eine Kopie davon öffnen, etwa auf dem Stick.",
     "{file} è danneggiato{bracket}. Nulla è stato modificato; aprirne una copia, per esempio sulla "
     "chiavetta.",
     "{file} is damaged{bracket}. Nothing was changed; open a copy of it, perhaps on the stick."},
    {"damaged_with_copies",
     "{file} ist beschädigt{bracket}. Nichts wurde verändert; die letzte Kopie liegt im Ordner {copies}.",
     "{file} è danneggiato{bracket}. Nulla è stato modificato; l'ultima copia si trova nella cartella "
     "{copies}.",
     "{file} is damaged{bracket}. Nothing was changed; the latest copy lies in the folder {copies}."},
    {"foreign_club",
     "{file} ist keine Vereinsdatei dieses Programms. Sie wurde nicht verändert; eine mit der Endung "
     ".schreiber-club nehmen oder eine neue anlegen.",
     "{file} non è un file di club di questo programma. Non è stato modificato; prenderne uno con estensione "
     ".schreiber-club o crearne uno nuovo.",
     "{file} is no club file of this program. It was not changed; take one that ends in .schreiber-club, or "
     "make a new one."},
    {"damaged_club",
     "Die Vereinsdatei {file} ist beschädigt{bracket}. Nichts wurde verändert; aus den Turnierdateien lässt "
     "sie sich neu aufbauen.",
     "Il file del circolo {file} è danneggiato{bracket}. Nulla è stato modificato; si può ricostruirlo dai "
     "file "
     "dei tornei.",
     "The club file {file} is damaged{bracket}. Nothing was changed; it can be built anew from the "
     "tournament files."},
    {"locked",
     "{file} wird gerade von einem anderen Programm benutzt{colon}. Nichts wurde verändert; gleich "
     "noch einmal versuchen oder das andere schließen.",
     "{file} è in uso da un altro programma{colon}. Nulla è stato modificato; riprovare tra poco o "
     "chiudere l'altro programma.",
     "{file} is in use by another program{colon}. Nothing was changed; try again shortly or close "
     "the other one."},
    {"open_elsewhere",
     "{file} ist in einem anderen Programm offen{colon}, das die Datei auf seine Weise führt (WAL). Nichts "
     "wurde verändert; sie dort schließen, dann hier öffnen.",
     "{file} è aperto in un altro programma{colon}, che tiene il file a modo suo (WAL). Nulla è stato "
     "modificato; chiuderlo lì, poi aprirlo qui.",
     "{file} is open in another program{colon}, which keeps the file in a way of its own (WAL). Nothing was "
     "changed; close it there, then open it here."},
    {"read_only",
     "{file} kann nicht geschrieben werden: Datei, Ordner oder Datenträger ist nur zum Lesen. Rechte prüfen "
     "oder an einen anderen Ort kopieren.",
     "{file} non può essere scritto: il file, la cartella o il supporto è di sola lettura. Controllare i "
     "permessi o copiarlo altrove.",
     "{file} cannot be written: the file, its folder or the medium is read-only. Check the permissions or "
     "copy it to another place."},
    {"not_to_be_read",
     "{file} darf hier nicht gelesen werden: Die Datei gehört jemand anderem. Die Rechte prüfen oder sich "
     "eine "
     "Kopie geben lassen.",
     "Non è permesso leggere {file}: il file è di qualcun altro. Controllare i permessi o farsene dare una "
     "copia.",
     "{file} may not be read here: the file is somebody else's. Check the permissions, or ask for a copy."},
    {"in_the_way",
     "{detail} trägt den Namen einer Hilfsdatei, die beim Schreiben neben {file} entsteht, und ist keine von "
     "ihr. Nichts wurde verändert; sie umbenennen oder woandershin legen, dann neu öffnen.",
     "{detail} ha il nome di un file di servizio che nasce accanto a {file} durante la scrittura, e non è "
     "suo. Nulla è stato modificato; rinominarlo o spostarlo, poi riaprire.",
     "{detail} has the name of a file that is made beside {file} while it is written, and is none of its. "
     "Nothing was changed; rename it or put it elsewhere, then open again."},
    {"outdated",
     "{file} stammt von einer älteren Version (Schema {detail}) und muss einmal zum Schreiben geöffnet "
     "werden, um hier gelesen zu werden. An einen Ort kopieren, an dem geschrieben werden darf.",
     "{file} proviene da una versione precedente (schema {detail}) e va aperto una volta in scrittura per "
     "essere letto qui. Copiarlo dove si può scrivere.",
     "{file} comes from an older version (schema {detail}) and has to be opened for writing once to be read "
     "here. Copy it to where it may be written."},
    {"full", "Kein Platz mehr für {file}. Nichts wurde verändert; Platz schaffen und noch einmal versuchen.",
     "Non c'è più spazio per {file}. Nulla è stato modificato; liberare spazio e riprovare.",
     "There is no space left for {file}. Nothing was changed; make room and try again."},
    {"partly_written",
     "Der Datenträger hat versagt, während {file} und andere geschrieben wurden: Manche sind neu, manche wie "
     "zuvor. Stick oder Platte prüfen und noch einmal schreiben.",
     "Il supporto ha ceduto mentre si scrivevano {file} e altri: alcuni sono nuovi, altri come prima. "
     "Controllare chiavetta o disco e scrivere di nuovo.",
     "The medium failed while {file} and others were written: some are new, some as before. Check the stick "
     "or disk and write again."},
    {"input_output",
     "{file} kann nicht gelesen oder geschrieben werden: der Datenträger meldet einen Fehler{bracket}. "
     "Nichts wurde verändert; Stick oder Platte prüfen.",
     "{file} non può essere letto o scritto: il supporto segnala un errore{bracket}. Nulla è stato "
     "modificato; controllare chiavetta o disco.",
     "{file} cannot be read or written: the medium reports an error{bracket}. Nothing was changed; check "
     "the stick or disk."},
    {"unconfirmed",
     "Beim Speichern in {file} meldet der Datenträger einen Fehler{bracket}, und ob es gespeichert ist, sagt "
     "er nicht. Stick oder Platte prüfen und nachsehen, ob es dasteht, bevor es noch einmal eingetragen "
     "wird.",
     "Salvando in {file} il supporto segnala un errore{bracket} e non dice se è stato salvato. Controllare "
     "chiavetta o disco e guardare se c'è prima di inserirlo di nuovo.",
     "While saving to {file} the medium reported an error{bracket}, and it does not say whether it was "
     "saved. "
     "Check the stick or disk, and look whether it is there before entering it once more."},
    // Notices: it was done, and this is to be known beside.
    {"left_over",
     "{file}: Rest eines abgebrochenen Schreibens, entfernt. Was da geschrieben wurde, fehlt vielleicht oder "
     "ist "
     "noch das alte; nachsehen und wenn nötig noch einmal schreiben.",
     "{file}: resto di una scrittura interrotta, tolto. Ciò che si stava scrivendo forse manca o è ancora "
     "quello di prima; controllare e, se serve, scriverlo di nuovo.",
     "{file}: left by a write that was broken off, and cleared away. What was being written may be missing "
     "or "
     "still be the old one; look, and write it again if need be."},
    {"empty_folder",
     "{file}: Der Ordner wurde dafür angelegt und lässt sich nicht mehr entfernen; er bleibt leer zurück.",
     "{file}: la cartella era stata creata per questo e non si può più togliere; resta, vuota.",
     "{file}: the folder was made for it and cannot be removed again; it stays, empty."},
    {"unsynced",
     "{file} ist geschrieben, aber der Datenträger bestätigt es nicht. Stick oder Platte prüfen, bevor der "
     "Rechner ausgeschaltet wird.",
     "{file} è scritto, ma il supporto non lo conferma. Controllare chiavetta o disco prima di spegnere il "
     "computer.",
     "{file} is written, but the medium does not confirm it. Check the stick or disk before the computer is "
     "switched off."},
};

// What verify found, by the code of the finding.
constexpr Message kFindings[] = {
    {"sqlite", "SQLite meldet einen Fehler ({found}).", "SQLite segnala un errore ({found}).",
     "SQLite reports an error ({found})."},
    {"schema", "Der Aufbau der Datei ist nicht der dieses Programms ({found}).",
     "La struttura del file non è quella di questo programma ({found}).",
     "The file is not laid out as this program does it ({found})."},
    {"unreadable", "Die Tabelle lässt sich nicht lesen.", "La tabella non si può leggere.",
     "The table cannot be read."},
    {"no_such_text", "Das ist kein Text, oder einer von mehr als {expected} Bytes; so lang ist dort keiner.",
     "Non è un testo, o ne supera {expected} byte; lì nessuno è così lungo.",
     "This is no text, or one of more than {expected} bytes; none there is as long."},
    {"no_reference", "Eine Zeile verweist auf eine, die es nicht gibt.",
     "Una riga rinvia a una che non esiste.", "A row refers to one that is not there."},
    {"no_rows", "Es gibt keine Zeilen.", "Non ci sono righe.", "There are no rows."},
    {"missing", "Die Zeile fehlt.", "La riga manca.", "The row is missing."},
    {"stray", "Die Zeile kommt im Journal nicht vor.", "La riga non compare nel giornale.",
     "The row is not in the journal."},
    {"orphan", "Die Zeile gehört zu nichts.", "La riga non appartiene a nulla.",
     "The row belongs to nothing."},
    {"altered", "Der Wert wurde nachträglich verändert.", "Il valore è stato modificato in seguito.",
     "The value was altered afterwards."},
    {"altered_place", "Der Wert wurde nachträglich verändert; es fehlt {expected}.",
     "Il valore è stato modificato in seguito; manca {expected}.",
     "The value was altered afterwards; {expected} is missing."},
    {"index",
     "Das Verzeichnis der Wörter, nach denen Entscheide gesucht werden, passt nicht zu den Entscheiden.",
     "L'indice delle parole con cui si cercano le decisioni non corrisponde alle decisioni.",
     "The index of words by which rulings are searched does not fit the rulings."},
    {"differs", "Hier steht {found}, im Journal {expected}.", "Qui c'è {found}, nel giornale {expected}.",
     "It is {found}, the journal says {expected}."},
    {"total", "Hier steht {found}, die Zeilen ergeben {expected}.",
     "Qui c'è {found}, le righe danno {expected}.", "It is {found}, the lines add up to {expected}."},
    {"line_total", "Hier steht {found}, nach dem Spiel ist es {expected}.",
     "Qui c'è {found}, secondo il gioco è {expected}.", "It is {found}, by its game it is {expected}."},
    {"unfitting", "Die Änderung passt nicht zu denen davor.",
     "La modifica non corrisponde a quelle precedenti.", "The change does not fit those before it."},
    {"not_a_value", "Einen solchen Wert schreibt das Programm dort nicht.",
     "Il programma non vi scrive un valore simile.", "The program writes no such value there."},
    {"out_of_order", "Die Zeilen zählen nicht durch; es fehlt {expected}.",
     "Le righe non sono numerate di seguito; manca {expected}.",
     "The rows do not count up; {expected} is missing."},
    {"side_missing", "Eine Seite davor fehlt.", "Manca una parte precedente.",
     "A side before it is missing."},
    {"defect", "Hier steht {found}; erwartet: {expected}.", "Qui c'è {found}; previsto: {expected}.",
     "It is {found}; expected: {expected}."},
};

} // namespace

std::span<const Message> storeMessages() {
    return kMessages;
}

std::span<const Message> findingMessages() {
    return kFindings;
}

} // namespace schreiber::desk

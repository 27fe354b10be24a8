#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Message kMessages[] = {
    {"not_found",
     "Die Datei {file} gibt es nicht, oder ihr Ordner ist weg. Pfad prüfen; ein Stick muss eingesteckt sein.",
     "Il file {file} non esiste o la sua cartella manca. Controllare il percorso; una chiavetta deve essere "
     "inserita.",
     "There is no file {file}, or its folder is gone. Check the path; a stick has to be plugged in."},
    {"exists", "{file} gibt es schon; sie wird nicht überschrieben. Einen anderen Namen nehmen.",
     "{file} esiste già e non viene sovrascritto. Scegliere un altro nome.",
     "{file} is there already and will not be overwritten. Take another name."},
    {"foreign",
     "{file} ist keine Turnierdatei dieses Programms ({detail}). Die Datei wurde nicht verändert; eine mit "
     "der Endung .schreiber öffnen.",
     "{file} non è un file di torneo di questo programma ({detail}). Il file non è stato modificato; aprirne "
     "uno con estensione .schreiber.",
     "{file} is no tournament file of this program ({detail}). It was not changed; open one that ends in "
     ".schreiber."},
    {"newer",
     "{file} wurde mit einer neueren Version dieses Programms geschrieben ({detail}). Schreiber erneuern, "
     "dann öffnen; die Datei wurde nicht verändert.",
     "{file} è stato scritto da una versione più recente di questo programma ({detail}). Aggiornare "
     "Schreiber, poi aprirlo; il file non è stato modificato.",
     "{file} was written by a newer version of this program ({detail}). Update Schreiber, then open it; the "
     "file was not changed."},
    {"damaged",
     "{file} ist beschädigt ({detail}). Nichts wurde verändert; die letzte Sicherung liegt im Ordner mit den "
     "Kopien neben der Datei.",
     "{file} è danneggiato ({detail}). Nulla è stato modificato; l'ultima copia si trova nella cartella "
     "delle copie accanto al file.",
     "{file} is damaged ({detail}). Nothing was changed; the latest copy lies in the folder of copies beside "
     "the file."},
    {"locked",
     "{file} wird gerade von einem anderen Programm geschrieben ({detail}). Nichts wurde verändert; gleich "
     "noch einmal versuchen oder das andere schließen.",
     "{file} è in uso da un altro programma ({detail}). Nulla è stato modificato; riprovare tra poco o "
     "chiudere l'altro programma.",
     "{file} is being written by another program ({detail}). Nothing was changed; try again shortly or close "
     "the other one."},
    {"read_only",
     "{file} kann nicht geschrieben werden: Datei oder Datenträger ist nur zum Lesen ({detail}). Rechte "
     "prüfen oder an einen anderen Ort kopieren.",
     "{file} non può essere scritto: il file o il supporto è di sola lettura ({detail}). Controllare i "
     "permessi o copiarlo altrove.",
     "{file} cannot be written: file or medium is read-only ({detail}). Check the permissions or copy it to "
     "another place."},
    {"full",
     "Kein Platz mehr für {file} ({detail}). Nichts wurde verändert; Platz schaffen und noch einmal "
     "versuchen.",
     "Non c'è più spazio per {file} ({detail}). Nulla è stato modificato; liberare spazio e riprovare.",
     "There is no space left for {file} ({detail}). Nothing was changed; make room and try again."},
    {"input_output",
     "{file} kann nicht gelesen oder geschrieben werden: der Datenträger meldet einen Fehler ({detail}). "
     "Nichts wurde verändert; Stick oder Platte prüfen.",
     "{file} non può essere letto o scritto: il supporto segnala un errore ({detail}). Nulla è stato "
     "modificato; controllare chiavetta o disco.",
     "{file} cannot be read or written: the medium reports an error ({detail}). Nothing was changed; check "
     "the stick or disk."},
};

} // namespace

std::span<const Message> storeMessages() {
    return kMessages;
}

} // namespace schreiber::desk

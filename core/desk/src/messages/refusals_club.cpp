#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// A club's memory.
constexpr Message kMessages[] = {
    {"nothing_to_remember",
     "{name}: noch ist keine Runde veröffentlicht und kein Entscheid aufgehoben, zu merken gibt es nichts.",
     "{name}: non è ancora pubblicato nessun turno né conservata una decisione, non c'è nulla da ricordare.",
     "{name}: no round is published and no ruling kept yet, there is nothing to remember."},
    {"tournament_altered",
     "In {file} wurde etwas am Programm vorbei verändert ({detail}). So wird daraus nichts festgehalten; "
     "zuerst wiederherstellen, was im Journal steht, oder die letzte gute Kopie nehmen.",
     "In {file} qualcosa è stato modificato all'insaputa del programma ({detail}). Così non se ne ricava "
     "nulla di definitivo; prima ripristinare ciò che sta nel giornale o prendere l'ultima copia integra.",
     "Something in {file} was altered behind the program's back ({detail}). So nothing is made to last of "
     "it; first put back what the journal says, or take the last sound copy.",
     {"`schreiber-cli verify {file} --restore` stellt wieder her.",
      "`schreiber-cli verify {file} --restore` ripristina.",
      "`schreiber-cli verify {file} --restore` puts it back."}},
    {"tournament_unfinished",
     "{name} ist noch nicht zu Ende. Gemerkt würde der Stand von jetzt; am Ende noch einmal gemerkt, ersetzt "
     "der Endstand ihn.",
     "{name} non è ancora finito. Si ricorderebbe la situazione di adesso; ricordato di nuovo alla fine, la "
     "classifica finale la sostituisce.",
     "{name} is not over yet. What stands now would be remembered; remembered again at the end, the final "
     "ranking replaces it.",
     kYes, RefusalKind::Question},
    {"no_such_person",
     "Eine Person mit der Nummer {person} kennt der Verein nicht.",
     "Il circolo non conosce nessuno con il numero {person}.",
     "The club knows nobody with the number {person}.",
     {"Die Nummern zeigt `club persons VEREINSDATEI`.", "I numeri li mostra `club persons FILE_CLUB`.",
      "`club persons CLUBFILE` shows the numbers."},
     RefusalKind::Unusable},
    {"same_person", "Nummer {person} ist schon ein und dieselbe Person.",
     "Il numero {person} è già una sola persona.", "Number {person} is one person already."},
    {"person_twice_there",
     "{first} und {second} haben beide bei „{tournament}“ gespielt: das sind zwei verschiedene.",
     "{first} e {second} hanno giocato entrambi a «{tournament}»: sono due persone diverse.",
     "{first} and {second} both played in “{tournament}”: they are two people."},
    {"merge_persons",
     "{keep} und {gone} werden eine Person; {gone} bleibt als andere Schreibweise. Das lässt sich nicht mehr "
     "trennen.",
     "{keep} e {gone} diventano una persona; {gone} resta come altra grafia. Non si potrà più separarle.",
     "{keep} and {gone} become one person; {gone} stays as another spelling. They cannot be parted again.",
     kYes, RefusalKind::Question},
    {"no_such_club_tournament",
     "Ein Turnier mit der Nummer {tournament} kennt der Verein nicht.",
     "Il circolo non conosce nessun torneo con il numero {tournament}.",
     "The club knows no tournament with the number {tournament}.",
     {"Die Nummern zeigt `club winners VEREINSDATEI`.", "I numeri li mostra `club winners FILE_CLUB`.",
      "`club winners CLUBFILE` shows the numbers."},
     RefusalKind::Unusable},
    {"no_such_club_ruling",
     "Einen Entscheid mit der Nummer {ruling} hat der Verein nicht.",
     "Il circolo non ha nessuna decisione con il numero {ruling}.",
     "The club has no ruling with the number {ruling}.",
     {"Die Nummern zeigt `club rulings VEREINSDATEI`.", "I numeri li mostra `club rulings FILE_CLUB`.",
      "`club rulings CLUBFILE` shows the numbers."},
     RefusalKind::Unusable},
};

} // namespace

std::span<const Message> clubRefusals() {
    return kMessages;
}

} // namespace schreiber::desk

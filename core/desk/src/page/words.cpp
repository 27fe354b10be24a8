#include "page/words.h"

#include "steps/text_checks.h"

#include <base/number.h>

#include <array>
#include <words/months.h>

namespace schreiber::desk::page {

namespace {

constexpr Message kSaid[] = {
    {"language", "de", "it", "en"},
    {"locale", "de_AT", "it_IT", "en_GB"},
    {"page", "Auf dieser Seite", "In questa pagina", "On this page"},
    {"my_name", "Mein Name", "Il mio nome", "My name"},
    {"found", "gefunden", "trovati", "found"},
    {"winner", "Sieger", "Vincitore", "Winner"},
    {"wins", "{name} gewinnt", "Vince {name}", "{name} wins"},
    {"win", "{name} gewinnen", "Vincono {name}", "{name} win"},
    {"prizes", "Preise", "Premi", "Prizes"},
    {"ranking", "Rangliste", "Classifica", "Ranking"},
    {"course", "Verlauf", "Andamento", "Course"},
    {"rounds", "Runden", "Turni", "Rounds"},
    {"tree", "Baum", "Tabellone", "Bracket"},
    {"second_chance", "Zweite Chance", "Ripescaggio", "Second chance"},
    {"groups", "Gruppen", "Gironi", "Groups"},
    {"after", "nach Runde {round}", "dopo il turno {round}", "after round {round}"},
    {"not_final", "noch nicht endgültig", "non ancora definitiva", "not final yet"},
    {"hidden", "Die Rangliste wird nach Runde {round} gezeigt.",
     "La classifica sarà mostrata dopo il turno {round}.", "The ranking is shown after round {round}."},
    {"nothing_yet", "Noch keine Ergebnisse.", "Ancora nessun risultato.", "No results yet."},
    {"group", "Gruppe {number}", "Girone {number}", "Group {number}"},
    {"round", "Runde {number}", "Turno {number}", "Round {number}"},
    {"sitting_out", "Spielfrei: ", "Riposo: ", "Sitting out: "},
    {"byes", "Freilos: ", "Esenzione: ", "Bye: "},
    {"sat_out", "spielfrei", "riposo", "sat out"},
    {"bye", "Freilos", "esenzione", "bye"},
    {"away", "nicht dabei", "assente", "not there"},
    {"head.round", "Runde", "Turno", "Round"},
    {"head.who", "Gegner", "Avversari", "Opponents"},
    {"head.table", "Tisch", "Tavolo", "Table"},
    {"head.result", "Ergebnis", "Risultato", "Result"},
    {"head.points", "Punkte", "Punti", "Points"},
    {"head.rank", "Rang", "Pos.", "Rank"},
    {"table", "Tisch {table}", "Tavolo {table}", "Table {table}"},
    {"place", "{n}.", "{n}°", "{n}."},
    {"and", "und", "e", "and"},
    {"with", "mit {names}", "con {names}", "with {names}"},
    {"against", "gegen {names}", "contro {names}", "against {names}"},
    {"people", "{count} {count#Teilnehmer|Teilnehmer}", "{count} {count#partecipante|partecipanti}",
     "{count} {count#entry|entries}"},
    {"pairs", "{count} {count#Paar|Paare}", "{count} {count#coppia|coppie}", "{count} {count#pair|pairs}"},
    {"of_rounds", "{count} {count#Runde|Runden}", "{count} {count#turno|turni}",
     "{count} {count#round|rounds}"},
    {"with_second_chance", "mit zweiter Chance", "con ripescaggio", "with a second chance"},
    {"to", "zu {target}", "a {target}", "to {target}"},
    {"described", "Rangliste, Runden und Preise.", "Classifica, turni e premi.",
     "Ranking, rounds and prizes."},
    {"day", "{day}. {month} {year}", "{day} {month} {year}", "{day} {month} {year}"},
    {"bold", "Wer gewonnen hat, steht fett.", "In grassetto chi ha vinto.", "Winners in bold."},
    {"sum_is_zero", "Alle Punkte zusammen ergeben 0.", "La somma di tutti i punti è 0.",
     "All points together come to 0."},
    {"arrows", "▲▽ Plätze gegenüber Runde {round}.", "▲▽ posizioni rispetto al turno {round}.",
     "▲▽ places against round {round}."},
    {"open_a_row", "Antippen zeigt, warum jemand vor dem Nächsten steht, und die Runden.",
     "Toccando una riga si vede perché precede la successiva, e i turni.",
     "Tap a row for why it stands before the next, and its rounds."},
    {"course_is", "Rang aller nach jeder Runde; dieselben Zahlen stehen in der Rangliste bei jedem Namen.",
     "Posizione di tutti dopo ogni turno; gli stessi numeri sono in classifica sotto ogni nome.",
     "Everybody's rank after each round; the same figures stand in the ranking below each name."},
    {"course_of_ten",
     "Gezeigt sind die ersten zehn; wer oben seinen Namen sucht, sieht auch die eigene Linie.",
     "Si vedono i primi dieci; cercando in alto il proprio nome si vede anche la propria linea.",
     "The first ten are shown; look for your name above to see your own line as well."},
    {"counts", "Wertung einer Runde: {formula}. Der Reihe nach entscheiden: {ladder}.",
     "Punteggio di un turno: {formula}. Decidono nell’ordine: {ladder}.",
     "Score of a round: {formula}. What decides, in this order: {ladder}."},
    {"term.win", "Sieg", "vittoria", "win"},
    {"term.points", "Punkt", "punto", "point"},
    {"term.against", "Gegenpunkt", "punto subito", "point against"},
    {"term.difference", "Differenz", "differenza", "difference"},
    {"term.shutout", "Sieg zu null", "vittoria a zero", "win to nil"},
    {"term.rank", "Platzpunkt", "punto per il posto", "point for a place"},
    {"term.table-wins", "Tischsieg", "tavolo vinto", "table won"},
    {"term.games", "gewonnene Partie", "partita vinta", "game won"},
};

constexpr words::Text kAnd{" und ", " e ", " and "};

} // namespace

std::string say(words::Language language, const char* code, const Arguments& arguments) {
    return sentence(kSaid, code, arguments, language);
}

std::string dayInWords(const std::string& iso, words::Language language) {
    if (!isDate(iso)) return iso;
    const int month = base::readNumber(iso.substr(5, 2), 1, 12).value_or(1); // isDate
    const int day = base::readNumber(iso.substr(8, 2), 1, 31).value_or(1);
    return say(language, "day",
               {{"day", std::to_string(day)},
                {"month", std::string(words::kMonths[static_cast<std::size_t>(month) - 1].in(language))},
                {"year", iso.substr(0, 4)}});
}

std::string together(const std::vector<std::string>& names, words::Language language) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? kAnd.in(language) : ", ";
        text += names[i];
    }
    return text;
}

} // namespace schreiber::desk::page

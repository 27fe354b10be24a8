#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// Values as people read them, by subject and the name that file and command line have for them.
constexpr Message kMessages[] = {
    {"entry.active", "dabei", "presente", "active"},
    {"entry.left", "abgemeldet", "ritirato", "left"},
    {"entry.late", "nachgemeldet", "iscritto in ritardo", "entered late"},
    {"entry.substitute", "Ersatz", "sostituto", "substitute"},
    {"sheet.missing", "fehlt", "manca", "missing"},
    {"sheet.open", "offen", "aperto", "open"},
    {"sheet.entered", "eingetragen", "inserito", "entered"},
    {"sheet.confirmed", "bestätigt", "confermato", "confirmed"},
    {"sheet.disputed", "strittig", "contestato", "disputed"},
    {"sheet.dropped", "entfällt", "non si gioca", "not played"},
    {"round.draft", "Entwurf", "bozza", "draft"},
    {"round.published", "veröffentlicht", "pubblicato", "published"},
    {"round.complete", "fertig", "completo", "complete"},
    {"ending.time", "durch Zeit beendet", "finita per tempo", "ended by time"},
    {"ending.forfeit", "durch Aufgabe beendet", "finita per rinuncia", "ended by forfeit"},
    {"ending.ruling", "durch Entscheidung beendet", "finita per decisione", "ended by a ruling"},
    {"ruling.open", "offen", "aperta", "open"},
    {"ruling.decided", "entschieden", "decisa", "decided"},
    {"ruling.appealed", "angefochten", "in ricorso", "appealed"},
    {"ruling.overruled", "von der Leitung entschieden", "decisa dalla direzione", "overruled"},
    {"measure.line", "Zeile {line}", "riga {line}", "line {line}"},
    {"measure.strike", "Zeile {line} gestrichen", "riga {line} cancellata", "line {line} struck"},
    {"measure.fine", "Strafe {points} für {side}, Zeile {line}", "penalità {points} per {side}, riga {line}",
     "fine {points} for {side}, line {line}"},
    {"measure.redeal", "neu geben", "si ridanno le carte", "deal again"},
    {"measure.lost", "Spiel verloren für {side}", "partita persa per {side}", "game lost by {side}"},
    {"verdict.illegal", "regelwidrig", "irregolare", "illegal"},
    {"verdict.undecided", "nicht zu entscheiden", "non decidibile", "undecided"},
    {"verdict.note", "Hinweis", "nota", "note"},
    {"option.format", "Das Format (format)", "Il formato (format)", "The format (format)"},
    {"option.rules", "Die Spielregel (rules)", "Il regolamento (rules)", "The rule set (rules)"},
    {"option.perlaggen", "Die Liste der Perlaggen (perlaggen)", "L'elenco dei Perlaggen (perlaggen)",
     "The list of Perlaggen (perlaggen)"},
    {"option.target", "Das Ziel (target)", "Il traguardo (target)", "The target (target)"},
    {"option.games", "Die Zahl der Partien (games)", "Il numero di partite (games)",
     "The number of games (games)"},
    {"format.drawn", "Partner jede Runde gelost", "compagni sorteggiati ogni turno",
     "partners drawn every round"},
    {"format.pairs", "Paare", "coppie", "pairs"},
    {"format.knockout", "K.-o.", "eliminazione diretta", "knock-out"},
    {"format.groups", "Gruppen, dann K.-o.", "gironi, poi eliminazione", "groups, then a knock-out"},
    {"format.solo", "jeder für sich, zu zweit oder dritt", "ognuno per sé, in due o tre",
     "each for oneself, two or three at a table"},
    {"prize.rank", "Platz", "posto", "place"},
    {"prize.woman", "beste Frau", "migliore donna", "best woman"},
    {"prize.youngest", "jüngste Person", "persona più giovane", "youngest person"},
    {"prize.oldest", "älteste Person", "persona più anziana", "oldest person"},
    {"prize.last", "Trostpreis", "premio di consolazione", "consolation prize"},
    {"stage.bracket", "K.-o.", "eliminazione", "knock-out"},
    {"stage.third", "um den dritten Platz", "per il terzo posto", "for the third place"},
    {"stage.second-chance", "zweite Chance", "ripescaggio", "second chance"},
    {"stage.final", "letztes Spiel der besten Paare", "ultima partita delle coppie migliori",
     "last match of the best pairs"},
    {"stage.crown", "um die Krone", "per la corona", "for the crown"},
};

} // namespace

std::span<const Message> wordMessages() {
    return kMessages;
}

} // namespace schreiber::desk

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
    {"round.draft", "Entwurf", "bozza", "draft"},
    {"round.published", "veröffentlicht", "pubblicato", "published"},
    {"round.complete", "fertig", "completo", "complete"},
    {"ending.time", "durch Zeit beendet", "finita per tempo", "ended by time"},
    {"ending.forfeit", "durch Aufgabe beendet", "finita per rinuncia", "ended by forfeit"},
    {"ending.ruling", "durch Entscheidung beendet", "finita per decisione", "ended by a ruling"},
    {"option.format", "Das Format (format)", "Il formato (format)", "The format (format)"},
    {"option.rules", "Die Spielregel (rules)", "Il regolamento (rules)", "The rule set (rules)"},
    {"option.target", "Das Ziel (target)", "Il traguardo (target)", "The target (target)"},
    {"option.games", "Die Zahl der Partien (games)", "Il numero di partite (games)",
     "The number of games (games)"},
    {"format.drawn", "Partner jede Runde gelost", "compagni sorteggiati ogni turno",
     "partners drawn every round"},
    {"format.pairs", "Paare", "coppie", "pairs"},
};

} // namespace

std::span<const Message> wordMessages() {
    return kMessages;
}

} // namespace schreiber::desk

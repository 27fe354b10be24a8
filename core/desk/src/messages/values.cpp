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
    {"ending.time", "auf Zeit beendet", "finita a tempo", "ended on time"},
    {"ending.forfeit", "kampflos", "a tavolino", "by forfeit"},
    {"ending.ruling", "durch Entscheid", "per decisione", "by ruling"},
    {"round.draft", "Entwurf", "bozza", "draft"},
    {"round.published", "veröffentlicht", "pubblicato", "published"},
    {"round.complete", "fertig", "completo", "complete"},
    {"format.drawn", "Partner jede Runde gelost", "compagni sorteggiati ogni turno",
     "partners drawn every round"},
    {"format.pairs", "Paare", "coppie", "pairs"},
};

} // namespace

std::span<const Message> wordMessages() {
    return kMessages;
}

} // namespace schreiber::desk

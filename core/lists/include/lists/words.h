#pragma once

#include <tournament/model.h>

#include <string>
#include <words/language.h>

// How entries and sheets stand: the name that files have for it, and the word that people read everywhere.
namespace schreiber::lists {

struct Word {
    std::string name;
    words::Text text;

    friend bool operator==(const Word&, const Word&) = default;
};

Word wordOf(tournament::EntryState state);
Word wordOf(tournament::SheetState state);
Word letterOf(tournament::Sex sex); // of an entry list; nothing where nobody said

inline constexpr words::Text kDropped{"entfällt", "non si gioca",
                                      "not played"}; // nobody waits for it any more
inline constexpr words::Text kWantsExtraGame{"Entscheidungsspiel fehlt noch", "manca ancora lo spareggio",
                                             "extra game still to be played"};
inline constexpr words::Text kAppealed{"Einspruch läuft", "c'è un ricorso", "under appeal"};

} // namespace schreiber::lists

#pragma once

#include <tournament/refusal.h>
#include <tournament/ruling.h>

#include <optional>
#include <string>

namespace schreiber::desk {

// What a ruling that somebody hands us cannot be, beyond what the store holds: no step of this program makes
// one like it.
struct RulingFault {
    std::string key; // as the file names it
    std::string found;
    std::string expected; // a code of the input messages
};

// Whether its record is one of a deal that this version reads.
bool isRecordRead(const tournament::Ruling& ruling);

std::optional<RulingFault> faultOf(const tournament::Ruling& ruling);

// Words that nobody says at a table and that would fill pages of every paper: refused where they are typed,
// so that no file of this program has them.
std::optional<tournament::Refusal> whyNotKept(const tournament::Ruling& ruling);

} // namespace schreiber::desk

#pragma once

#include <desk/failure.h>
#include <desk/warning.h>
#include <store/exchange.h>

#include <optional>
#include <string>
#include <vector>

// What a tournament that somebody hands us as JSON must be beyond what the store holds: one that this program
// could have made. `file` is only named.
namespace schreiber::desk {

std::optional<Failure> faultOfImport(const store::Exported& exported, const std::string& file);

// What is taken all the same, and has to be said: keys and actions of a newer program, letters that nobody
// types, a folder to which copies would be written, rulings that are not there, records that are none.
std::vector<Warning> warningsFor(const tournament::Tournament& tournament,
                                 const std::vector<store::JournalEntry>& journal);

} // namespace schreiber::desk

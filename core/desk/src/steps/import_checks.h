#pragma once

#include <desk/failure.h>
#include <tournament/model.h>

#include <optional>
#include <string>

// What a tournament that somebody hands us as JSON must be beyond what the store holds: one that this program
// could have made. `file` is only named.
namespace schreiber::desk {

std::optional<Failure> faultOfImport(const tournament::Tournament& tournament, const std::string& file);

} // namespace schreiber::desk

#pragma once

#include <base/input_error.h>
#include <base/result.h>
#include <store/journal.h>
#include <tournament/model.h>

#include <string>
#include <vector>

// A tournament as JSON, everything in it: export, and import of what was exported.
namespace schreiber::store {

// The version of the export; another one is refused.
inline constexpr int kExportVersion = 1;

struct Exported {
    tournament::Tournament tournament;
    std::vector<JournalEntry> journal;

    friend bool operator==(const Exported&, const Exported&) = default;
};

// Same value, same bytes.
std::string toJson(const Exported& exported);

// Whether an import takes what toJson gave: an evening may grow beyond that.
bool isReadAgain(const Exported& exported, const std::string& json);

// `file` is only named in errors. Checks all that the program relies on: numbers that exist, sides that fit.
base::Result<Exported, base::InputError> fromJson(const std::string& bytes, const std::string& file);

// One ruling by itself, in one line of JSON.
std::string rulingToJson(const tournament::Ruling& ruling);
base::Result<tournament::Ruling, base::InputError> rulingFromJson(const std::string& bytes,
                                                                  const std::string& file);

} // namespace schreiber::store

#pragma once

#include <base/result.h>
#include <pdf/error.h>

#include <filesystem>
#include <string_view>

namespace schreiber::pdf {

// The whole file or what was there before: written beside it, synced, renamed, and the directory synced. A
// link is followed. What is no ordinary file (a pipe, a device) is written to directly.
base::Result<base::Done, PdfError> writeFile(const std::filesystem::path& file, std::string_view bytes);

} // namespace schreiber::pdf

#pragma once

#include "session.h"

#include <kinds/ruling_sheet.h>

#include <string>
#include <vector>

namespace schreiber::cli {

// Whether the records are of this game, which has a paper of its own for them.
bool hasRulingSheets(const std::string& text);
// A sheet for each deal; `name` is the file's, as the paper tells it.
base::Result<std::vector<kinds::RulingSheet>, std::vector<base::InputError>>
rulingSheets(const Session& session, const std::string& text, const std::string& file,
             const std::string& name);

} // namespace schreiber::cli

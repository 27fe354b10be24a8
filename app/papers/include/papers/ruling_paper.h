#pragma once

#include <desk/language.h>
#include <kinds/ruling_sheet.h>
#include <ruling/replay.h>

#include <string>

namespace schreiber::papers {

// The ruling on one deal as a paper to sign. `record` names the file it is about; may be empty.
kinds::RulingSheet rulingPaper(const ruling::Replay& replay, const std::string& record,
                               desk::Language language, const pdf::Moment& printed);

} // namespace schreiber::papers

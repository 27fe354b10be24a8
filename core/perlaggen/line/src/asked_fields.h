#pragma once

#include "asked.h"

namespace schreiber::perlaggen::line::asked {

// What the question asks where this is filled in already.
std::vector<AskedField> fieldsOf(ruling::Question question, const CaseTable& table, const FieldValues& values,
                                 words::Language language);

} // namespace schreiber::perlaggen::line::asked

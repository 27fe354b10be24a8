#pragma once

#include "asked.h"

namespace schreiber::perlaggen::line::asked {

ShortAnswer answerTo(ruling::Question question, const CaseTable& table, const FieldValues& values,
                     words::Language language);

} // namespace schreiber::perlaggen::line::asked

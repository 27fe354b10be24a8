#pragma once

#include <base/record_lines.h>

namespace schreiber::perlaggen::record {

using base::Defects;
using base::firstUnreadableByte;
using base::isBinary;
using base::isBlank;
using base::kEndOfLine;
using base::Line;
using base::LineReader;
using base::particular;
using base::splitComment;
using base::trimmed;
using base::Word;
using base::Words;

} // namespace schreiber::perlaggen::record

#pragma once

#include <cstdint>
#include <perlaggen/record/record.h>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::record {

enum class Keywords : std::uint8_t { English, German };

// The canonical form, fixed to the byte: header keys in the order of deal-record.md, one space, LF, final
// newline. Several deals are separated by `---`.
std::string write(const Record& record, Keywords keywords = Keywords::English);
std::string write(const std::vector<Record>& records, Keywords keywords = Keywords::English);

// What an event says, without its seat: `bet gleich 3`.
std::string write(const deal::Action& action, Keywords keywords = Keywords::English);

// A keyword by its English form as it is written in these; anything else stays what it is.
std::string keywordIn(std::string_view english, Keywords keywords);

} // namespace schreiber::perlaggen::record

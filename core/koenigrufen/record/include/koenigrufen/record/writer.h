#pragma once

#include <cstdint>
#include <koenigrufen/record/record.h>
#include <string>
#include <vector>

namespace schreiber::koenigrufen::record {

enum class Keywords : std::uint8_t { English, German };

// The canonical form, fixed to the byte: header keys in their order, one space, LF, final newline. Several
// games are separated by `---`.
std::string write(const Record& record, Keywords keywords = Keywords::English);
std::string write(const std::vector<Record>& records, Keywords keywords = Keywords::English);

// What an event says, without its seat: `bid auchrufer uhu`.
std::string write(const deal::Action& action, Keywords keywords = Keywords::English);

} // namespace schreiber::koenigrufen::record

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace schreiber::pdf {

// A whole TrueType file with what a reader of a PDF needs of it: glyphs are chosen by number there, so names,
// the character map and the widths of glyphs that are not used go. `used` says which are, by number.
std::string slimProgram(std::string_view program, const std::vector<bool>& used);

} // namespace schreiber::pdf

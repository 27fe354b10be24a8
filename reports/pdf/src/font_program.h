#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::pdf {

// A whole TrueType file with what a reader of a PDF needs of it: glyphs are chosen by number there, so names,
// the character map and the widths of glyphs that are not used go. `used` says which are, by number.
// The first of ten neighbouring glyphs that the font calls zero.lf to nine.lf (OpenType, "post"): figures as
// high as capitals, where its own for 0 to 9 are old-style and jump. None where it has no such, or cannot be
// read.
std::optional<std::uint16_t> liningFigures(std::string_view program);

std::string slimProgram(std::string_view program, const std::vector<bool>& used);

} // namespace schreiber::pdf

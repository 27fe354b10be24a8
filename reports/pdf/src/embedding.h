#pragma once

#include "haru.h"

#include <filesystem>
#include <set>

namespace schreiber::pdf {

// Embeds the font with no more than the characters named (of the Basic Multilingual Plane) and puts right
// what libharu 2.3 gets wrong: its ToUnicode map is no valid one, and its width and glyph tables are of all
// 65,536 characters. Null when libharu failed.
HPDF_Font embed(Haru& haru, const std::filesystem::path& file, const std::set<char32_t>& used);

} // namespace schreiber::pdf

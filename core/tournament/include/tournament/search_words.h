#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace schreiber::tournament {

// The words of a text as a search compares them: lower case, letters and digits, without accents, umlauts in
// one spelling. "Höß’ Hanger" and "HOESS hanger" both give "hoss", "hanger". Any script ICU can write in
// Latin letters.
std::vector<std::string> searchWords(std::string_view text);

} // namespace schreiber::tournament

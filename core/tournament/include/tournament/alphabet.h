#pragma once

#include <string>
#include <string_view>

namespace schreiber::tournament {

// Where a text stands in an alphabetical list: keys compare as bytes. The order of the root collation, as a
// telephone book of all three languages has it: ä beside a, ß as ss, Ž beside Z, O'Brien among the Os.
std::string sortKey(std::string_view text);

// Where somebody stands in a list by surnames, where "von" and its like do not count; and the capital letter
// that stands before those who begin with it: Z for Žagar, S for von Sternbach.
std::string nameKey(std::string_view last, std::string_view first);
std::string indexLetter(std::string_view last);

// Letters and digits alone, lower case, without accents, umlauts in one spelling: Höß, Hoess and Höss are
// "hoss". Any script ICU can write in Latin letters.
std::string folded(std::string_view text);

// What tells a club or a camp from another: its letters and digits; the text itself where it has none.
std::string groupKey(std::string_view text);

} // namespace schreiber::tournament

#pragma once

#include <string>
#include <string_view>

namespace schreiber::tournament {

// A name as it is kept: composed Unicode (NFC), white space collapsed and cut at both ends, without signs
// that nobody sees (zero-width, marks of direction, soft hyphens, fillers). Empty where nothing is left to be
// read: accents without a letter are no name. For well-formed UTF-8.
std::string tidied(std::string_view text);

// Somebody's words of which nobody sees anything: signs are there, and not one that is shown. Blanks alone
// are no words.
bool showsNothing(std::string_view text);

// What a spreadsheet would work out and what it would take for the end of a cell gets an apostrophe in front,
// which `unguarded` takes off again: what an entry list may hold comes back as it was. A column that is only
// kept may hold more, and there an apostrophe before any such sign is ours.
std::string guarded(std::string_view cell);
std::string unguarded(std::string_view cell);
std::string unguardedKept(std::string_view cell);

// Whether a spreadsheet takes it for a formula; a list that is read may not hold that.
bool isFormula(std::string_view cell);

} // namespace schreiber::tournament

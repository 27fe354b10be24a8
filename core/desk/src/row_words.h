#pragma once

#include <string>
#include <words/language.h>

namespace schreiber::desk {

// "Runde 1, Tisch 2, SIE, Stand" for what the store calls "sheet_side [1,2,1,0] score"; what is no place in
// the file stays as it is.
std::string rowInWords(const std::string& place, words::Language language);

} // namespace schreiber::desk

#pragma once

#include "asked_case.h"

#include <string_view>
#include <vector>

namespace schreiber::koenigrufen::line::asked {

// What a question asks where this is filled in already.
std::vector<game::AskedField> fieldsOf(std::string_view question, const Here& here,
                                       const FieldValues& values);
// What can have happened, as the question about a new deal has it; with the word of a record where it is one.
struct Happening {
    std::string_view id;
    std::string_view key;
    std::string_view irregular; // empty for a hand thrown in, or not
    Text label;
};
const Happening* happeningIn(const FieldValues& values);

// Whether a game is running, or the auction not over, where that is asked.
bool isInPlay(const FieldValues& values);

} // namespace schreiber::koenigrufen::line::asked

#pragma once

#include <base/input_error.h>
#include <desk/language.h>

#include <string>

namespace schreiber::desk {

// What cannot be read and what could stand there, without its place: "Anna hat 5 Karten, aufgeschrieben sind
// 3 …"
std::string whatInWords(const base::InputError& error, Language language);

} // namespace schreiber::desk

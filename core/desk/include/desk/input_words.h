#pragma once

#include <base/input_error.h>

#include <string>
#include <words/language.h>

namespace schreiber::desk {

// What cannot be read and what could stand there, without its place: "Anna hat 5 Karten, aufgeschrieben sind
// 3 …"
std::string whatInWords(const base::InputError& error, words::Language language);

} // namespace schreiber::desk

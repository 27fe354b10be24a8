#pragma once

#include <koenigrufen/ruling/replay.h>
#include <string>
#include <words/language.h>

namespace schreiber::koenigrufen::ruling {

// The result object of a record, one line of JSON.
std::string resultJson(const Replay& replay, words::Language language);

// The same said to a person.
std::string resultText(const Replay& replay, words::Language language);

} // namespace schreiber::koenigrufen::ruling

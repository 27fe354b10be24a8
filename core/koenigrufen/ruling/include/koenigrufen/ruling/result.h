#pragma once

#include <koenigrufen/ruling/replay.h>
#include <optional>
#include <string>
#include <words/language.h>

namespace schreiber::koenigrufen::ruling {

// The result object of a record, one line of JSON. `number` counts the records of a file from 1, where there
// are several.
std::string resultJson(const Replay& replay, words::Language language, std::optional<int> number = {});

// The same said to a person.
std::string resultText(const Replay& replay, words::Language language);

} // namespace schreiber::koenigrufen::ruling

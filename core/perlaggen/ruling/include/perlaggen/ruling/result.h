#pragma once

#include <optional>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// The result object of deal-record.md, one line of JSON. `deal` counts the deals of a file from 1, where
// there are several.
std::string resultJson(const Replay& replay, words::Language language, std::optional<int> deal = {});

// The same said to a person: each ruling with its line and its sources, the tricks, the figures, the line to
// write on the score sheet, and who is gestrichen.
std::string resultText(const Replay& replay, words::Language language);

} // namespace schreiber::perlaggen::ruling

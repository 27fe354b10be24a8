#pragma once

#include <perlaggen/ruling/replay.h>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// The result object of deal-record.md, one line of JSON.
std::string resultJson(const Replay& replay, words::Language language);

// The same said to a person: each ruling with its line and its sources, the tricks, the figures, the line to
// write on the score sheet, and who is gestrichen.
std::string resultText(const Replay& replay, words::Language language);

} // namespace schreiber::perlaggen::ruling

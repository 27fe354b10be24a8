#pragma once

#include <base/input_error.h>

#include <koenigrufen/line/line.h>
#include <optional>
#include <string>
#include <words/language.h>

// Why a game line cannot be read, in a sentence.
namespace schreiber::koenigrufen::line {

// „Nur ein Ruferspiel hat einen Partner, ein dreier nicht: C streichen.“
std::string inWords(const LineError& error, words::Language language);

// The same as a defect of a file, where the line begins at this line and column; and back from that into
// words.
base::InputError inputErrorOf(const LineError& error, const std::string& file, int line, int column);
std::optional<std::string> inWords(const base::InputError& error, words::Language language);

} // namespace schreiber::koenigrufen::line

#pragma once

#include <perlaggen/ruling/replay.h>
#include <string>
#include <words/language.h>

// What every sentence for people keeps to (contract: "sentences a player would say, complete, in German,
// Italian, English, never a code or a bare number").
namespace schreiber::perlaggen::ruling::test {

// Empty where the words keep to it, else the first thing that they do not.
std::string defectIn(const std::string& words, words::Language language);

// The same of all that a replay says of its rulings, in every language: headings, explanations, facts,
// sources.
std::string defectIn(const Replay& replay);

} // namespace schreiber::perlaggen::ruling::test

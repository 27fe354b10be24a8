#pragma once

#include <perlaggen/ruling/replay.h>
#include <span>
#include <string>
#include <words/language.h>

// What is taken as done rightly because nobody claims otherwise (readings.md 54), in words.
namespace schreiber::perlaggen::ruling {

// "C hat in Zeile 6 nicht Farbe verleugnet"
std::string supposedInWords(const Replay& replay, const deal::Supposed& supposed, words::Language language);

// A sentence for the end of an explanation, with a space before it; empty where nothing is supposed.
std::string providedInWords(const Replay& replay, std::span<const deal::Supposed> provided,
                            words::Language language);

} // namespace schreiber::perlaggen::ruling

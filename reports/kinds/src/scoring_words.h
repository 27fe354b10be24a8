#pragma once

#include <kinds/view.h>

#include <string>
#include <words/language.h>

// What counts, in words: a table on the wall says by what it was made.
namespace schreiber::kinds {

// "100 × Sieg + 1 × Punkt"
std::string formulaText(const std::string& scoring, words::Language language);

// "Wertung, Punkte, Differenz, direkter Vergleich, Los"
std::string ladderText(const std::string& ladder, words::Language language);

} // namespace schreiber::kinds

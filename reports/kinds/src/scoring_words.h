#pragma once

#include <kinds/view.h>

#include <string>

// What counts, in words: a table on the wall says by what it was made.
namespace schreiber::kinds {

// "100 × Sieg + 1 × Punkt"
std::string formulaText(const std::string& scoring, Language language);

// "Wertung, Punkte, Differenz, direkter Vergleich, Los"
std::string ladderText(const std::string& ladder, Language language);

} // namespace schreiber::kinds

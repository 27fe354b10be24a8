#pragma once

#include <pdf/page.h>

#include <vector>

// The suits as pictures, each in its square, in colours.
namespace schreiber::papers {

std::vector<pdf::Picture> germanSuits(); // Eichel, Laub, Herz, Schell
std::vector<pdf::Picture> tarockSuits(); // Karo, Herz, Pik, Treff

} // namespace schreiber::papers

#pragma once

#include "common.h"

namespace schreiber::perlaggen::ruling {

// The rulings of several courses as one list. What every course rules alike stays; what some rule and some do
// not is undecided. A course in which the deal was over before an event has no voice about it.
std::vector<deal::Ruling> mergedRulings(std::span<const Course> courses, cards::CardSet pool);

} // namespace schreiber::perlaggen::ruling

#pragma once

#include "common.h"

namespace schreiber::perlaggen::ruling {

// The rulings of several time lines as one list. What every time line rules alike stays; what some rule and
// some do not is undecided. A time line in which the deal was over before an event has no voice about it.
std::vector<deal::Ruling> mergedRulings(std::span<const TimeLine> timeLines, cards::CardSet pool);

} // namespace schreiber::perlaggen::ruling

#pragma once

#include "json/writers.h"

// Rounds and sheets where each line sums to zero: everybody for himself at his table.
namespace schreiber::cli {

Json zeroSumTableJson(const tournament::Settings& settings, const tournament::Table& table);
Json meetingsJson(const tournament::Quality& quality);
Json zeroSumSheetJson(const desk::SheetView& view);

} // namespace schreiber::cli

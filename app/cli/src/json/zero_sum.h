#pragma once

#include "json/writers.h"

// Rounds, sheets and standings where each line sums to zero: everybody for himself at his table.
namespace schreiber::cli {

Json zeroSumTableJson(const tournament::Settings& settings, const tournament::Table& table);
Json meetingsJson(const tournament::Quality& quality);
Json zeroSumSheetJson(const desk::SheetView& view);
Json zeroSumStandingsJson(const tournament::Standings& standings, words::Language language);

} // namespace schreiber::cli

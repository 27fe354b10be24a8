#pragma once

#include <desk/evening.h>

#include <QString>

#include <vector>

// What a scoresheet says, read back in words.
namespace schreiber::desktop {

// "Hofer / Tschenett gewinnen 18 : 11 gegen O'Brien / Höß."; who is gestrichen while the game runs.
QString standingInWords(const desk::SheetView& view);

// "Es gibt: Höß (Spiel 7)"; empty once the game is over.
QString dealerInWords(const desk::SheetView& view);

// The row of the sheet from which each side is gestrichen; -1 for a side that is not.
std::vector<int> strokesOf(const desk::SheetView& view);

} // namespace schreiber::desktop

#pragma once

#include <desk/sheets.h>

#include <QString>

#include <vector>
#include <words/language.h>

// What a scoresheet says, read back in words.
namespace schreiber::desktop {

// "SIE 4 : WIR 0"
QString numbersInWords(const desk::SheetView& view, const std::vector<int>& numbers);

// "Hofer / Tschenett gewinnen 18 : 11 gegen O'Brien / Höß."; who is gestrichen while the game runs.
QString standingInWords(const desk::SheetView& view);

// The same of a sheet as it would stand: the score, the winner, who would be gestrichen.
QString aheadInWords(const desk::SheetView& view);

// "SIE 4 : WIR 0" or "Strafe SIE 2 : WIR 0"; empty where there is no such line.
QString lineInWords(const desk::SheetView& view, int line);

// That a final score was typed beyond the target and what stands there instead; empty where it was not.
QString surplusInWords(const desk::SheetView& after, const std::vector<int>& typed);

// What a second person keyed where it differs, side by side; empty where it does not or nobody did.
QString secondInWords(const desk::SheetView& view);

// Why the sheet is disputed; empty where it is not.
QString disputeInWords(const desk::SheetView& view);

// "Entscheid 3: entschieden · Strafe 2 für Hofer / Tschenett, Zeile 7"
QString rulingInWords(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                      words::Language language);

// What is to be known of a sheet beside its score: a second keying that differs, a dispute, rulings; a line
// each, empty where there is nothing.
QString besideScore(const tournament::Tournament& tournament, const desk::SheetView& view,
                    words::Language language);

// "Gleich, dann Spiel: Hofer / Tschenett gewinnen 18 : 16 gegen O'Brien / Höß."
QString orderInWords(const game::Order& order, const desk::SheetView& after);

// "Es gibt: Höß (Spiel 7)"; empty once the game is over.
QString dealerInWords(const desk::SheetView& view);
// "Folie gibt", beside other words
QString dealerInShort(const desk::SheetView& view);

// Where each side is gestrichen: the row from which, and the one where a fine ended it, -1 while it is.
struct GestrichenRows {
    int side = 0;
    int from = 0;
    int to = -1;
};
std::vector<GestrichenRows> strokesOf(const desk::SheetView& view);

// Where the rule stands that a ruling rests on, as a margin has room for it: "§ 21".
QString sourceInWords(const tournament::Ruling& ruling, words::Language language);

} // namespace schreiber::desktop

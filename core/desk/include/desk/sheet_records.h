#pragma once

#include <desk/sheets.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

// Sheets whose lines sum to zero, in words and as files of their own.
namespace schreiber::desk {

class Evening;

// Who sits there, in the order of the seats: surnames, with the first name where two share one.
std::vector<std::string> seatsCalled(const tournament::Tournament& tournament, int round,
                                     const tournament::Table& table);

// Numbers as their seats are called: "Egger +3, Mayr −1".
enum class Numbers { Plain, Signed, Fines }; // fines: only of whom there is one
std::string numbersInWords(const std::vector<std::string>& seats, const std::vector<int>& numbers,
                           Numbers how = Numbers::Plain);

// The line that has this number on the paper, of several the one that counts, and back. Where sides race,
// each has its own. Refusal: no_such_line.
Outcome<int> lineOnPaper(const Evening& evening, const SheetPlace& place, int number);
int numberOnPaper(const tournament::Sheet& sheet, const tournament::GameTarget& target, int line);

// What went wrong for who looks at the sheet it is about: as elsewhere (desk/failure.h), without table, round
// and game before it.
std::string inWordsAtSheet(const Failure& failure, words::Language language);

// One of its lines with the names at the table, and what it brings each; `inOrder` is its place in
// `view.order`.
std::string lineInWords(const Evening& evening, const SheetView& view, std::size_t inOrder,
                        words::Language language);

// All its lines in the order in which they count: who deals, by how much it is doubled, and what it says by
// the letters of the seats. Behind each those that it was written instead of, which count no more.
struct LineInWords {
    std::size_t place = 0;     // in the sheet's lines
    std::optional<int> dealer; // none where it is no deal
    int factor = 1;
    std::string words;
    game::ShortLine brief; // the same as it stands on the paper
};
std::vector<LineInWords> linesInWords(const tournament::Settings& settings, const tournament::Table& table,
                                      const tournament::Sheet& sheet, words::Language language);

// The sheet as a record of its game. Refusal: sheet_no_record.
Outcome<std::string> sheetRecord(const Evening& evening, const SheetPlace& place);

} // namespace schreiber::desk

#pragma once

#include <game/sheet_lines.h>
#include <koenigrufen/line/line.h>
#include <span>
#include <string>
#include <words/language.h>

namespace schreiber::koenigrufen::line {

// A line as people say it, without what it comes to: `Anna Rufer mit Cilli, gewonnen; Trull still`. Names by
// the seats of the table; where there is none, the seat's letter.
std::string inWords(const Line& line, const Table& table, std::span<const std::string> names,
                    words::Language language);

// As it stands on the paper, by the letters of the seats: `A Rufer mit C`, below it `Trull`.
game::ShortLine inShort(const Line& line, const Table& table, words::Language language);

} // namespace schreiber::koenigrufen::line

#pragma once

#include <tournament/model.h>

#include <cstddef>
#include <lists/column.h>
#include <map>
#include <optional>
#include <string>
#include <vector>

// The tables of a round, as every surface shows them: who sits there, and what came of it. The web page takes
// the rows and has no columns.
namespace schreiber::lists {

struct Matched {
    enum class Column : std::uint8_t { Number, Table, Called, Heat, Group, Stage, Level, Side, Score, State };

    int number = 0; // by which commands and sheets know it
    int inRoom = 0; // the table that stands there
    int heat = 1;
    std::string called; // "3/2" with heats
    int group = 0;
    std::string stage;                           // what it decides, in words
    std::string level;                           // its group, or what it decides
    std::vector<std::vector<std::string>> names; // of each side
    std::vector<std::string> namesAndNumbers;    // "Anna Höß (3) / Bert Thöni (7)"
    std::optional<std::size_t> winner;           // the side that won
    bool dropped = false;                        // nobody waits for it any more
    std::string score;                           // of what counts: "18:11", "2:1, nach Punkten …"
    std::string scoreNow;                        // also of what is still played
    std::string state;                           // of its sheets, how it ended, what is still open
};
using MatchColumn = Column<Matched>;

// The stage of each of its tables is said by whoever shows them.
std::vector<Matched> matchRows(const tournament::Tournament& tournament, const tournament::Round& round,
                               const std::vector<std::string>& stages, words::Language language);

// Whether such a text is not the same for all of them.
bool areDifferent(const std::vector<Matched>& rows, std::string Matched::*text);

// The draw says who sits where; the results what came of it, too. The command line shows both at once.
enum class Told : std::uint8_t { Draw, Results };
std::vector<MatchColumn> matchColumns(const tournament::Settings& settings, const std::vector<Matched>& rows,
                                      Told told);

// "Anna Höß (3)", as commands take it; with the camp behind the number where there are camps.
std::string nameAndNumber(const std::string& name, int number, const std::map<int, std::string>& camps);

// "WIR", and on paper "WIR (schreiben)": who writes sits on the right.
words::Text sideWord(std::size_t side, std::size_t sides, Surface on);

// "auf Zeit"; nothing where it was played to its end.
words::Text wordOf(tournament::Ending ending);

} // namespace schreiber::lists

#pragma once

#include <tournament/model.h>

#include <functional>
#include <lists/column.h>
#include <string>
#include <vector>

// Every game of every published round, as files list them: a row each.
namespace schreiber::lists {

struct Played {
    enum class Column : std::uint8_t {
        Round,
        Table,
        Game,
        Side,
        Score,
        State,
        Ending,
        Stage,
        Heat,
        Numbers,
        ForfeitBy,
        Ruling,
        Remark,
        Second
    };

    int round = 0;
    tournament::Table table;
    std::size_t game = 0;           // among those of the table, from 0
    std::vector<std::string> names; // of each side, as they were in that round
    std::string remark;             // in words

    const tournament::Sheet& sheet() const { return table.games[game]; }
};
using GameColumn = Column<Played>;

// What is remarked on a sheet is put into words by whoever lists it.
using RemarkInWords = std::function<std::string(const tournament::Sheet&)>;
std::vector<Played> gameRows(const tournament::Tournament& tournament, const RemarkInWords& remark);

std::vector<GameColumn> gameColumns(const tournament::Settings& settings);

// How many sides have a column each: three, or of a table at which five sit.
std::size_t sidesInFiles(const tournament::Settings& settings);

} // namespace schreiber::lists

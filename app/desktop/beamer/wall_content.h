#pragma once

#include <tournament/model.h>

#include <QString>
#include <QStringList>

#include <vector>
#include <words/language.h>

// What the wall shows, as values. All of it is made from what is announced alone, so that a draft or a result
// nobody has confirmed cannot come to the wall by any way.
namespace schreiber::desktop {

enum class Showing { Names, Tables, Clock, Results, Standings, Draw };
inline constexpr int kShowings = 6;
QString nameOf(Showing showing);

// The tournament without drafts, and without what stands on sheets that are not confirmed. A tournament that
// is closed is announced as it was closed.
tournament::Tournament announced(const tournament::Tournament& tournament);

// What stands in a column, where that is seen: the number of a table is looked for, one figure decides.
enum class WallLook { Plain, Name, Table, Rank, Ring, Main };

struct WallColumn {
    QString title;
    bool isNumber = false;  // to the right, and never shortened
    bool isBetween = false; // two sides: in the middle then
    WallLook look = WallLook::Plain;

    friend bool operator==(const WallColumn&, const WallColumn&) = default;
};

struct WallRow {
    QStringList cells;
    QString letter;  // under which it is looked for; empty where the list has no letters
    int strong = -1; // the column of who has won
    // Of a person, whose first cell is "Auer Burgi": the surname, what stands behind it, and that in short.
    QString surname = {};
    QString given = {};
    QString initial = {};
    int medal = 0; // 1 to 3 in a ranking
    int moved = 0; // against the round before: above 0 up, below 0 down

    friend bool operator==(const WallRow&, const WallRow&) = default;
};

// Who won, on a page of its own before a closed ranking.
struct WallWinner {
    struct Placed {
        int rank = 0;
        QString name;
        QString told; // "135 Punkte"

        friend bool operator==(const Placed&, const Placed&) = default;
    };
    std::vector<Placed> placed; // the first three, or fewer
    QString below;              // the tournament and its place

    friend bool operator==(const WallWinner&, const WallWinner&) = default;
};

struct WallList {
    QString title; // " · " parts it: its name stands first, the rest smaller
    QString note;
    std::vector<WallColumn> columns;
    std::vector<WallRow> rows;
    QString instead;        // said where there is nothing to list
    WallWinner winner = {}; // nobody: no such page

    friend bool operator==(const WallList&, const WallList&) = default;
};

WallList namesOnWall(const tournament::Tournament& announced);
WallList tablesOnWall(const tournament::Tournament& announced,
                      words::Language language = words::Language::German);
WallList resultsOnWall(const tournament::Tournament& announced,
                       words::Language language = words::Language::German);
WallList standingsOnWall(const tournament::Tournament& announced,
                         words::Language language = words::Language::German);

// The draw as cards on a table: for each side the names of its places.
struct WallTable {
    QString title; // "Tisch 4", "Frei"
    std::vector<QString> sides;
    std::vector<QStringList> places; // one a side
    int cards() const;

    friend bool operator==(const WallTable&, const WallTable&) = default;
};

struct WallDraw {
    int round = 0;
    QString title;
    std::vector<WallTable> tables;
    QString instead;
    int cards() const;
};

WallDraw drawOnWall(const tournament::Tournament& announced,
                    words::Language language = words::Language::German);

// What stands below the clock's face.
struct WallClock {
    QString title;
    QString note;
};

WallClock clockOnWall(const tournament::Tournament& announced);

} // namespace schreiber::desktop

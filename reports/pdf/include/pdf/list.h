#pragma once

#include <pdf/page.h>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// Lists as a club hangs them on the wall: set as large as they still fit one page, running on with their
// column heads repeated when they do not. A row is never parted.
namespace schreiber::pdf {

struct Column {
    std::string title;
    Align align = Align::Left;
    Face face = Face::Regular;
    bool gives = false;     // takes what room is left over, and gives way first when there is too little
    bool sentences = false; // broken at their own size, where names would first shrink
    bool over = false;      // its title stands over all that follow, which have none
    bool close = false;     // belongs to what stands left of it: hardly a gap
    bool middle = false;    // its text stands in the middle of its row
    bool hangs = false;     // its text reaches down over the rows below it, and no line of theirs crosses it
    int drops = 0;          // where the paper is too small for all, those from 1 up go in their order
    Ink ink{};              // of its cells
    double scale = 1;       // of their letters
};

// A small drawing in place of a text, on its line.
struct Sign {
    Picture picture;
    double high = 1; // in sizes of the letters
};

// Lines one below the other, each fitted by itself: the two names of a side.
struct Cell {
    std::vector<std::string> lines;
    std::optional<Face> face;        // instead of the column's
    double scale = 0;                // of the letters, instead of the column's; 0: the column's
    std::optional<Ink> ink{};        // instead of the column's
    std::optional<Sign> sign{};      // in place of the lines
    std::vector<Picture> pictures{}; // below the lines: one beside the other, as many rows as it takes

    Cell(std::string line)
        : lines{std::move(line)} {}
    Cell(const char* line)
        : lines{line} {}
    Cell(std::vector<std::string> several, std::optional<Face> set = {})
        : lines(std::move(several))
        , face(set) {}
    Cell(std::vector<std::string> several, std::vector<Picture> drawn)
        : lines(std::move(several))
        , pictures(std::move(drawn)) {}
    Cell(Sign drawn)
        : sign(std::move(drawn)) {}
};

struct Row {
    std::vector<Cell> cells; // one a column; none of a row that is a title
    bool heads = false;      // stands over the row below it, and never without it on a page
    bool goesOn = false;     // in the row below it: no line parts the two
    std::string title = {};  // of the rows that follow: bold over the whole width
    double higher = 1;       // than the others of the table
    bool ruled = false;      // a black line under it
};

struct Table {
    std::vector<Column> columns;
    std::vector<Row> rows;
    int mostAbreast = 1;     // how often it may stand beside itself on a page, when that saves pages
    double picturesHigh = 0; // points, where they do not go by the letters around them
};

struct Paragraph {
    std::string text;
    Face face = Face::Regular;
    int drops = 0;     // goes with the columns of this order
    bool item = false; // of a list of sentences: a lozenge before it, and in the letters of the whole
};

// In bold; never the last on a page, but with what it stands over.
struct Heading {
    std::string text;
    bool large = false; // to be seen from a few steps away
};

// What is seen first: a sentence in a double frame, why below it, and a figure at its right.
struct Boxed {
    std::string label; // small, over the sentence
    std::string sentence;
    std::vector<std::string> why;
    std::string figure{}; // may be empty, with the words over and under it
    std::string over{};
    std::string under{};
};

// A line each to sign on, with the name under it.
struct Signatures {
    std::vector<std::string> names;
};

// Figures beside each other that are seen first, what each is below it.
struct Figures {
    std::vector<std::pair<std::string, std::string>> all;
};

using Block = std::variant<Table, Paragraph, Heading, Boxed, Signatures, Figures>;

// Beside the title: what a telephone reads.
struct CodePicture {
    Picture picture;  // with the white that it needs around it,
    double quiet = 0; // of which so much, in its units, may lie in a margin
    double leastSide = 0;
};

// What stands on every page.
struct Running {
    std::string head;       // left on top: the tournament
    std::string place;      // right on top: where and when
    std::string title;      // in large letters
    std::string subtitle;   // under it; may be empty
    std::string foot;       // left at the bottom: when it was printed
    std::string pageWord;   // "Seite"
    std::string ofWord;     // "von"
    std::size_t before = 0; // pages of the same document before and after these
    std::size_t after = 0;
    std::optional<CodePicture> code{};
    std::vector<Picture> suits{}; // before the head
    std::string beside{};         // on the title's line at the right, large; may be empty
    double titleLetters = 0;      // on A4; 0: as lists have them
    std::string rightFoot{};      // in place of the page's number
};

struct List {
    Running running;
    std::vector<Block> blocks;
    bool onePage = false;    // rather in smaller letters than on two, as long as they can be read
    double leastLetters = 0; // on A4, where it has more than a page
    bool wall = false;       // read from afar: as large as the page takes, its notes smaller
    double leastOnWall = 0;  // on A4, in which it goes on one page; rather than smaller it takes another
};

// A page with what stands on every one, and the room between head and foot.
struct RunningPage {
    Page page;
    Box title; // from the double rule to the body, as far as a code beside it leaves room
    Box body;
    double scale = 1; // of letters on this paper against those on A4
};
RunningPage runningPage(const Fonts& fonts, const Running& running, Size paper);

// The whole list on one page, in the largest letters from `most` down to `least` (on A4) in which it fits;
// nothing where it does in none.
std::optional<Page> setOnOnePage(const Fonts& fonts, const List& list, Size paper, double most, double least);

// At least one page.
std::vector<Page> setList(const Fonts& fonts, const List& list, Size paper);

} // namespace schreiber::pdf

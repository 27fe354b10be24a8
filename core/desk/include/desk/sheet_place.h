#pragma once

namespace schreiber::desk {

// A game at a table; game 0 is the first unfinished one (or the only one).
struct SheetPlace {
    int round = 0;
    int table = 0;
    int game = 0;
};

} // namespace schreiber::desk

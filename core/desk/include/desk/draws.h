#pragma once

#include <desk/receipt.h>
#include <tournament/model.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Who plays with and against whom. A seed is drawn where none is given; it stands in the receipt's journal
// row.
namespace schreiber::desk {

class Evening;

// How singles come together: by lot; `by` high-low by the cut of cards; `separate` club or camp. What was
// typed, with its file's name: couples, or with high-low the card of each.
struct PartnerDraw {
    std::string by;
    std::string separate;
    std::optional<std::string> typed;
    std::string file;
};

Outcome<Receipt> drawPartners(Evening& evening, std::optional<std::uint64_t> seed,
                              const Confirmation& confirmation, const PartnerDraw& wanted = {});
Outcome<Receipt> drawTables(Evening& evening, std::optional<std::uint64_t> seed,
                            const Confirmation& confirmation);
// The next round as slips had it: CSV of tables (table;number;number ...).
Outcome<Receipt> typeTables(Evening& evening, std::string_view csv, const std::string& file,
                            std::optional<std::uint64_t> seed, const Confirmation& confirmation);
Outcome<Receipt> redraw(Evening& evening, const std::string& why, std::optional<std::uint64_t> seed,
                        const Confirmation& confirmation = {});
Outcome<Receipt> swapPlaces(Evening& evening, int round, int a, int b, const std::string& why,
                            const Confirmation& confirmation = {});
// One table more in the round that is played, without drawing anew: of who sits out and who came after it
// was drawn, `numbers` from side to side (of pairs the pairs' numbers). `whoCanSit` are those, in the order
// in which a window offers them: who sits out first.
Outcome<Receipt> addTable(Evening& evening, int round, const std::vector<int>& numbers,
                          const std::string& why, const Confirmation& confirmation = {});
std::vector<int> whoCanSit(const tournament::Tournament& tournament);
Outcome<Receipt> startRound(Evening& evening, const Confirmation& confirmation = {});
// Who sits where at a table, as cards were drawn for it: before its first line.
Outcome<Receipt> seatTable(Evening& evening, int round, int table, const std::vector<int>& numbers,
                           const Confirmation& confirmation = {});

// A draw takes up to some tenths of a second. A window works it out beside itself and then writes it; if
// somebody changed the tournament meanwhile, it is worked out anew.
enum class DrawKind { Partners, Tables, Anew };
struct DrawWish {
    DrawKind kind = DrawKind::Tables;
    std::optional<std::uint64_t> seed;
    std::string why;  // of a redraw
    bool yes = false; // also while a round is being played, beyond the planned ones, and for a second series
};
// What came of it. It follows from the tournament and the wish alone, so it may be worked out on any thread.
struct WorkedOutDraw {
    tournament::Tournament before;
    DrawWish wish; // with its seed
    base::Result<tournament::Tournament, tournament::Refusal> after;
};
WorkedOutDraw workOutDraw(const tournament::Tournament& now, const DrawWish& wish);
Outcome<Receipt> writeDraw(Evening& evening, const WorkedOutDraw& draw, const Confirmation& confirmation);

} // namespace schreiber::desk

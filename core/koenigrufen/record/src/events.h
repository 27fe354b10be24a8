#pragma once

#include <base/record_lines.h>

#include <koenigrufen/deal/event.h>
#include <koenigrufen/record/record.h>
#include <optional>
#include <string_view>
#include <vector>

namespace schreiber::koenigrufen::record {

// `A:` and the like.
bool beginsWithSeat(std::string_view text);

// An event line; what of it cannot be read is noted, and then there is no event.
std::optional<deal::Event> readEvent(const base::Line& line, base::Defects& defects);

// Words of a header: `C auchrufer uhu, B piccolo`.
std::vector<deal::Declared> readGames(const base::Line& line, std::size_t from, base::Defects& defects);

// `A` to `D`, or to `E` with the one who only deals.
std::optional<Seat> readPlayer(std::string_view text);
std::vector<std::string> seatNames(bool withFifth);

// `?` or a card.
struct ReadCard {
    MaybeCard card;
};
std::optional<ReadCard> readMaybeCard(std::string_view text);

} // namespace schreiber::koenigrufen::record

#pragma once

#include <base/record_lines.h>

#include <array>
#include <cstdint>
#include <koenigrufen/deal/auction.h>
#include <koenigrufen/deal/event.h>
#include <koenigrufen/deal/knowledge.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// One game as a file states it: what was written, before any default is filled in and before anything is
// ruled on.
namespace schreiber::koenigrufen::record {

using cards::Seat;
using deal::Card;
using MaybeCard = std::optional<Card>; // none: `?`

inline constexpr std::size_t kPlayers = 5; // four that play, and one who may only deal
using Hand = std::vector<MaybeCard>;       // in pack order, unknown ones last
using Talon = std::array<MaybeCard, 3>;    // as it was laid
using Written = std::array<std::int64_t, rulebook::kSeats>;

struct Header {
    std::string rules;
    std::optional<std::string> kind{}; // `deal`, where it is said
    std::vector<rulebook::HouseRule> house{};
    std::array<std::optional<std::string>, kPlayers> players{};
    std::optional<Seat> dealer{}; // E: the fifth
    std::optional<int> factor{};
    std::vector<deal::Declared> game{}; // of a record that begins after the auction; else empty
    std::array<std::optional<Hand>, rulebook::kSeats> hands{};
    std::array<std::optional<Talon>, 2> talons{};
    std::optional<Written> written{};
    std::optional<std::string> event{};
    std::optional<std::string> date{};
    std::optional<std::string> round{};
    std::optional<std::string> table{};
    std::optional<int> version{};
    std::vector<std::pair<std::string, std::string>> unknown{}; // kept and written back

    friend bool operator==(const Header&, const Header&) = default;
};

// A comment stays with what it stands before or behind when a record is written back.
using Comment = base::RecordComment;
using Lines = base::RecordLines;

struct Record {
    Header header;
    std::vector<deal::Event> events;
    std::vector<Comment> comments; // in the order of the file
    Lines lines;
};

// The seat's name, where it has one.
std::string nameIn(const Header& header, Seat seat);
// The rules a record that was read is played by.
rulebook::Rules rulesOf(const Header& header);
// Who really dealt; where nothing is said D, so that A is Vorhand.
Seat dealerOf(const Header& header);
deal::Dealt dealtIn(const Header& header);

} // namespace schreiber::koenigrufen::record

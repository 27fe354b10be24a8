#pragma once

#include <cards/notation.h>
#include <cards/seat.h>

#include <array>
#include <cstddef>
#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <utility>
#include <vector>

// One deal as a file states it (deal-record.md): what was written, before any default is filled in and
// before anything is ruled on.
namespace schreiber::perlaggen::record {

using Hand = std::vector<cards::HandCard>;

// The header. What the file does not state is absent; seats and teams index the arrays and lists.
struct Header {
    std::string rules;
    std::vector<rulebook::HouseRule> house;
    std::optional<int> seats;
    std::optional<int> handSize;
    std::array<std::optional<std::string>, cards::kMostSeats> players;
    std::optional<int> target;
    std::optional<std::vector<int>> score;
    std::optional<cards::Seat> dealer;
    std::optional<cards::Suit> trump;
    std::array<std::optional<Hand>, cards::kMostSeats> hands;
    std::optional<std::vector<int>> written;
    std::optional<std::string> event;
    std::optional<std::string> date;
    std::optional<std::string> round;
    std::optional<std::string> table;
    std::optional<std::vector<int>> owed;
    std::optional<int> version;
    std::vector<std::pair<std::string, std::string>> unknown; // kept and written back

    friend bool operator==(const Header&, const Header&) = default;
};

// A comment stays with what it stands before or behind when a record is written back.
struct Comment {
    enum class Place : std::uint8_t { Top, Key, Event, End };

    Place place = Place::Top;
    std::string key{};     // Place::Key: the key's line, `hand A` with its seat
    std::size_t event = 0; // Place::Event
    bool behind = false;   // on the same line, else on a line of its own before it
    std::string text{};    // what follows the `#`, without trailing space

    friend bool operator==(const Comment&, const Comment&) = default;
};

// Lines of the file, from 1, for rulings to point at.
struct Lines {
    int first = 1;            // of the deal
    int written = 0;          // of the key `written`; 0 if there is none
    std::vector<int> unknown; // one for each of Header::unknown
    std::vector<int> events;  // one for each event
};

struct Record {
    Header header;
    std::vector<deal::Event> events;
    std::vector<Comment> comments; // in the order of the file
    Lines lines;
};

} // namespace schreiber::perlaggen::record

#pragma once

#include <base/record_lines.h>
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
using Comment = base::RecordComment;
using Lines = base::RecordLines;

struct Record {
    Header header;
    std::vector<deal::Event> events;
    std::vector<Comment> comments; // in the order of the file
    Lines lines;
};

} // namespace schreiber::perlaggen::record

#pragma once

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <koenigrufen/deal/scoring.h>
#include <vector>

// The items of a result as the contract has them (koenigrufen-record.md, Items by kind), for a game that was
// played and for a line.
namespace schreiber::koenigrufen::ruling {

// How seats and numbers by seat are told where five sit at a table: the seats of those who play are told as
// others.
struct SeatNames {
    std::function<cards::Seat(cards::Seat)> nameOf = [](cards::Seat seat) { return seat; };
    std::function<std::vector<std::int64_t>(const deal::Points&)> bySeat = [](const deal::Points& points) {
        return std::vector<std::int64_t>(points.begin(), points.end());
    };
};

nlohmann::ordered_json itemJson(const rulebook::Rules& rules, const deal::Item& item,
                                const SeatNames& names = {});
nlohmann::ordered_json itemsJson(const rulebook::Rules& rules, const std::vector<deal::Item>& items,
                                 const SeatNames& names = {});

} // namespace schreiber::koenigrufen::ruling

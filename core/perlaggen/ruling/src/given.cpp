#include "result_limits.h"

#include <cards/seat.h>

#include <nlohmann/json.hpp>

#include <json/number.h>
#include <perlaggen/ruling/given.h>

namespace schreiber::perlaggen::ruling {

using Json = nlohmann::json;

std::optional<Given> givenIn(const std::string& resultJson) {
    const auto result = json::read(resultJson, kResultLimits);
    if (!result || !result->is_object()) return std::nullopt;
    const auto rulings = result->find("rulings");
    if (rulings == result->end() || !rulings->is_array()) return std::nullopt;
    Given given;
    for (const Json& each : *rulings) {
        if (!each.is_object()) return std::nullopt;
        const auto consequence = each.find("consequence");
        if (consequence == each.end() || !consequence->is_object()) continue;
        const auto lost = consequence->find("game_lost");
        const auto loser =
            lost == consequence->end() ? std::nullopt : json::readNumber(*lost, 0, cards::kMostSeats);
        if (loser && !given.gameLost) given.gameLost = loser; // lost already, by what came first
        const auto redeal = consequence->find("redeal");
        given.redeal = given.redeal || (redeal != consequence->end() && *redeal == true);
    }
    return given;
}

} // namespace schreiber::perlaggen::ruling

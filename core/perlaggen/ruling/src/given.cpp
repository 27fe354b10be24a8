#include "result_limits.h"

#include <cards/seat.h>

#include <nlohmann/json.hpp>

#include <json/number.h>
#include <perlaggen/ruling/given.h>

namespace schreiber::perlaggen::ruling {

using Json = nlohmann::json;

std::optional<Given> givenIn(const std::string& resultJson) {
    const auto result = json::read(resultJson, kResultLimits);
    const Json* rulings = result ? json::memberOf(*result, "rulings") : nullptr;
    if (rulings == nullptr || !rulings->is_array()) return std::nullopt;
    Given given;
    for (const Json& each : *rulings) {
        if (!each.is_object()) return std::nullopt;
        const Json* consequence = json::memberOf(each, "consequence");
        if (consequence == nullptr) continue;
        const Json* lost = json::memberOf(*consequence, "game_lost");
        const auto loser = lost == nullptr ? std::nullopt : json::readNumber(*lost, 0, cards::kMostSeats);
        if (loser && !given.gameLost) given.gameLost = loser; // lost already, by what came first
        const Json* redeal = json::memberOf(*consequence, "redeal");
        given.redeal = given.redeal || (redeal != nullptr && *redeal == true);
    }
    return given;
}

} // namespace schreiber::perlaggen::ruling

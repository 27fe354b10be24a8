#include "steps/consequences.h"

#include <desk/games.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

using tournament::Measure;
using tournament::Ruling;

namespace {

bool isFined(const Ruling& ruling) {
    return std::any_of(ruling.penalty.begin(), ruling.penalty.end(), [](int points) { return points != 0; });
}

bool givesFine(const Ruling& ruling, const RulingWish& wish) {
    const auto side = static_cast<std::size_t>(wish.side);
    return isFined(ruling) && side < ruling.penalty.size() && ruling.penalty[side] == wish.points;
}

bool gives(const Ruling& ruling, const RulingWish& wish) {
    if (wish.measure == Measure::Line) // told in full nobody doubts it; else refused where there is none
        return ruling.decision.empty() || !wish.text.empty();
    if (wish.measure == Measure::Fine) return ruling.decision.empty() && givesFine(ruling, wish);
    const std::vector<RulingWish> given = givenBy(ruling);
    return std::any_of(given.begin(), given.end(), [&](const RulingWish& each) {
        return each.measure == wish.measure && each.side == wish.side;
    });
}

const char* questionOn(const Ruling& ruling, Measure measure) {
    switch (measure) {
    case Measure::Line:
        return "ruling_decided_line"_refusal;
    case Measure::Fine:
        return !ruling.decision.empty() ? "ruling_decided_fine"_refusal
               : isFined(ruling)        ? "ruling_fines_otherwise"_refusal
                                        : "ruling_gives_no_fine"_refusal;
    case Measure::Lost:
        return ruling.decision.empty() ? "ruling_gives_no_lost"_refusal : "ruling_decided_lost"_refusal;
    case Measure::Redeal:
        return ruling.decision.empty() ? "ruling_gives_no_redeal"_refusal : "ruling_decided_redeal"_refusal;
    case Measure::Strike:
        break;
    }
    return ruling.decision.empty() ? "ruling_gives_no_strike"_refusal : "ruling_decided_strike"_refusal;
}

} // namespace

// The rules never strike a line that is written: that is always somebody's own decision.
std::vector<RulingWish> givenBy(const Ruling& ruling) {
    if (!ruling.decision.empty()) return {};
    std::vector<RulingWish> all;
    if (!ruling.points.empty() || !ruling.penalty.empty()) all.push_back({Measure::Line});
    const game::Given given = gameOfRecord(ruling.record).judge().given(ruling.view).value_or(game::Given{});
    if (given.gameLost) all.push_back({Measure::Lost, 0, *given.gameLost});
    if (given.redeal) all.push_back({Measure::Redeal});
    return all;
}

std::optional<int> brokenBy(const Ruling& ruling) {
    const auto fined =
        std::find_if(ruling.penalty.begin(), ruling.penalty.end(), [](int n) { return n != 0; });
    if (fined != ruling.penalty.end()) return static_cast<int>(fined - ruling.penalty.begin());
    const game::Judge& judge = gameOfRecord(ruling.record).judge();
    for (const tournament::RuledPoint& point : ruling.found)
        if (point.verdict == "illegal")
            if (const auto side = judge.sideOfLine(ruling.record, point.line)) return side;
    return std::nullopt;
}

std::optional<Refusal> whetherGiven(const Ruling& ruling, const RulingWish& wish,
                                    const std::vector<std::string>& sideNames) {
    if (gives(ruling, wish)) return std::nullopt;
    Refusal refusal{questionOn(ruling, wish.measure), {{"ruling", std::to_string(ruling.number)}}};
    if (!ruling.decision.empty()) refusal.arguments["decision"] = ruling.decision;
    refusal.arguments["penalty"] = joined(ruling.penalty);
    refusal.arguments["points"] = std::to_string(wish.points);
    refusal.arguments["line"] = std::to_string(wish.line);
    const auto side = static_cast<std::size_t>(wish.side);
    if (side < sideNames.size()) refusal.arguments["side"] = sideNames[side];
    return refusal;
}

} // namespace schreiber::desk

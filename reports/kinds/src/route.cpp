#include "route.h"

#include "listing.h"
#include "match.h"

#include <algorithm>

namespace schreiber::kinds {

Stop stopOf(const tournament::Round& round, int contestant) {
    Stop stop;
    const auto has = [&](const std::vector<int>& numbers) {
        return std::find(numbers.begin(), numbers.end(), contestant) != numbers.end();
    };
    if (has(round.sittingOut)) stop.what = Stop::What::SatOut;
    for (const tournament::Table& table : round.tables) {
        const auto own = std::find_if(table.sides.begin(), table.sides.end(), has);
        if (own == table.sides.end()) continue;
        stop.what = Stop::What::Played;
        stop.table = &table;
        stop.side = static_cast<std::size_t>(own - table.sides.begin());
        for (std::size_t side = 0; side < table.sides.size(); ++side)
            for (int number : table.sides[side])
                if (side != stop.side)
                    stop.opponents.push_back(number);
                else if (number != contestant)
                    stop.partners.push_back(number);
        break;
    }
    return stop;
}

std::string scoreFrom(const View& view, const Stop& stop) {
    if (!stop.table) return {};
    std::vector<std::string> score = matchLine(view, *stop.table).score;
    if (stop.side >= score.size()) return {};
    std::rotate(score.begin(), score.begin() + static_cast<std::ptrdiff_t>(stop.side),
                score.begin() + static_cast<std::ptrdiff_t>(stop.side) + 1);
    return joined(score, ":");
}

std::string numbersText(const std::vector<int>& numbers) {
    std::vector<std::string> texts;
    texts.reserve(numbers.size());
    for (int number : numbers) texts.push_back(std::to_string(number));
    return joined(texts, ", ");
}

} // namespace schreiber::kinds

#include "route.h"

#include "listing.h"
#include "match.h"

#include <algorithm>

namespace schreiber::kinds {

Routes::Routes(const tournament::Tournament& tournament) {
    for (const tournament::Round& round : tournament.rounds) {
        for (const int number : round.sittingOut) m_satOut.emplace(round.number, number);
        for (const tournament::Table& table : round.tables)
            for (std::size_t side = 0; side < table.sides.size(); ++side)
                for (const int number : table.sides[side])
                    m_places.try_emplace({round.number, number}, Place{&table, side});
    }
}

Stop Routes::in(const tournament::Round& round, int contestant) const {
    Stop stop;
    const std::pair<int, int> who(round.number, contestant);
    if (m_satOut.contains(who)) stop.what = Stop::What::SatOut;
    const auto place = m_places.find(who);
    if (place == m_places.end()) return stop;
    stop.what = Stop::What::Played;
    stop.table = place->second.table;
    stop.side = place->second.side;
    for (std::size_t side = 0; side < stop.table->sides.size(); ++side)
        for (const int number : stop.table->sides[side])
            if (side != stop.side)
                stop.opponents.push_back(number);
            else if (number != contestant)
                stop.partners.push_back(number);
    return stop;
}

std::string scoreFrom(const View& view, const Stop& stop, std::string_view between) {
    if (!stop.table) return {};
    if (view.tournament.settings.zeroSum) {
        const std::vector<int>& points = stop.table->games.front().score;
        if (stop.side >= points.size()) return {};
        return (points[stop.side] > 0 ? "+" : "") + signedText(points[stop.side]);
    }
    std::vector<std::string> score = matchLine(view, *stop.table).score;
    if (stop.side >= score.size()) return {};
    std::rotate(score.begin(), score.begin() + static_cast<std::ptrdiff_t>(stop.side),
                score.begin() + static_cast<std::ptrdiff_t>(stop.side) + 1);
    return joined(score, between);
}

bool isWonFrom(const View& view, const Stop& stop) {
    if (!stop.table) return false;
    if (!view.tournament.settings.zeroSum) return matchLine(view, *stop.table).winner == stop.side;
    const std::vector<int>& points = stop.table->games.front().score;
    return stop.side < points.size() && points[stop.side] == *std::max_element(points.begin(), points.end());
}

std::string numbersText(const std::vector<int>& numbers) {
    std::vector<std::string> texts;
    texts.reserve(numbers.size());
    for (int number : numbers) texts.push_back(std::to_string(number));
    return joined(texts, ", ");
}

} // namespace schreiber::kinds

#include "field.h"
#include "tally.h"

#include <tournament/alphabet.h>
#include <tournament/camps.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

namespace schreiber::tournament {

std::map<int, std::string> campsOf(const Tournament& tournament) {
    std::map<int, std::string> camps;
    if (!tournament.settings.camps) return camps;
    std::map<std::string, std::string> spelt; // by key, as the first had it
    for (const Entry& entry : tournament.entries)
        if (!entry.camp.empty()) spelt.emplace(groupKey(entry.camp), entry.camp);
    for (const int contestant : contestants(tournament))
        if (const std::string key = groupKeyOf(tournament, contestant, &Entry::camp); !key.empty())
            camps[contestant] = spelt[key];
    return camps;
}

std::vector<CampScore> campScores(const Tournament& tournament, int round) {
    if (!tournament.settings.camps) return {};
    const TallySheet sheet = tallyOf(tournament, {}, round == 0 ? lastPublished(tournament) : round);
    const std::map<int, std::string> known = campsOf(tournament);
    std::map<std::string, CampScore> scores;
    std::vector<std::string> camps; // of each row
    for (const Tally& row : sheet.rows) {
        const auto camp = known.find(row.number);
        camps.push_back(camp == known.end() ? std::string() : camp->second);
        if (!camps.back().empty()) scores[camps.back()].camp = camps.back();
    }
    for (const CountedMatch& match : sheet.matches) {
        std::vector<std::string> sides;
        for (const std::vector<std::size_t>& side : match.sides) {
            std::string camp = side.empty() ? std::string() : camps[side.front()];
            const bool whole =
                std::all_of(side.begin(), side.end(), [&](std::size_t row) { return camps[row] == camp; });
            sides.push_back(whole ? std::move(camp) : std::string());
        }
        const bool between =
            std::find(sides.begin(), sides.end(), std::string()) == sides.end() &&
            std::adjacent_find(sides.begin(), sides.end(), std::not_equal_to<>()) != sides.end();
        if (!between) continue;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            CampScore& score = scores[sides[side]];
            ++score.played;
            score.wins.halves += match.winHalves[side];
            score.points += match.points[side];
        }
    }
    std::vector<CampScore> ordered;
    for (auto& [name, score] : scores) ordered.push_back(std::move(score));
    std::stable_sort(ordered.begin(), ordered.end(), [](const CampScore& a, const CampScore& b) {
        return std::tie(a.wins, a.points) > std::tie(b.wins, b.points);
    });
    return ordered;
}

} // namespace schreiber::tournament

#include "steps/step.h"

#include <algorithm>

namespace schreiber::desk {

int nextUnpublished(const Tournament& tournament) {
    if (tournament.rounds.empty()) return 1;
    const tournament::Round& last = tournament.rounds.back();
    return last.state == tournament::RoundState::Draft ? last.number : last.number + 1;
}

bool isOver(const Tournament& tournament, const tournament::Round& round) {
    if (round.state != tournament::RoundState::Published) return false;
    if (tournament::isComplete(round)) return true;
    const auto missing = tournament::missingSheets(tournament);
    return std::none_of(missing.begin(), missing.end(),
                        [&](const auto& sheet) { return sheet.round == round.number; });
}

namespace {

std::string textOf(const std::vector<int>& numbers, const char* between) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : between) + std::to_string(number);
    return text;
}

} // namespace

std::string listed(const std::vector<int>& numbers) {
    return textOf(numbers, ", ");
}

std::string listed(const std::vector<std::string>& tables) {
    std::string text;
    for (const std::string& table : tables) text += (text.empty() ? "" : ", ") + table;
    return text;
}

std::string listed(const std::vector<std::pair<int, int>>& meetings) {
    constexpr std::size_t kMostListed = 12; // what a sentence can be read with
    std::string text;
    for (std::size_t i = 0; i < std::min(meetings.size(), kMostListed); ++i)
        text += (text.empty() ? "" : ", ") + std::to_string(meetings[i].first) + "–" +
                std::to_string(meetings[i].second);
    if (meetings.size() > kMostListed) text += ", … (" + std::to_string(meetings.size()) + ")";
    return text;
}

std::string joined(const std::vector<int>& points) {
    return textOf(points, ":");
}

std::string whoMeets(const Tournament& tournament, const tournament::Round& round,
                     const tournament::Table& table) {
    std::string text;
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        std::string names;
        for (const std::string& name : tournament::namesOfSide(tournament, round.number, table, side))
            names += (names.empty() ? "" : " / ") + name;
        text += (side == 0 ? "" : " – ") + names;
    }
    return text;
}

} // namespace schreiber::desk

#include <tournament/heats.h>

#include <algorithm>

namespace schreiber::tournament {

bool hasHeats(const Round& round) {
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [](const Table& match) { return match.heat > 1; });
}

int tableInRoom(const Round& round, const Table& match) {
    if (!hasHeats(round)) return match.number;
    const auto before = std::count_if(round.tables.begin(), round.tables.end(), [&](const Table& other) {
        return other.heat == match.heat && other.number < match.number;
    });
    return static_cast<int>(before) + 1;
}

std::string tableCalled(const Round& round, const Table& match) {
    if (!hasHeats(round)) return std::to_string(match.number);
    return std::to_string(tableInRoom(round, match)) + "/" + std::to_string(match.heat);
}

std::string tableCalled(const Settings& settings, int match, int last) {
    if (settings.tables == 0 || last <= settings.tables) return std::to_string(match);
    return std::to_string((match - 1) % settings.tables + 1) + "/" +
           std::to_string((match - 1) / settings.tables + 1);
}

std::string tableCalled(const Tournament& tournament, int round, int match) {
    const Round* played = findRound(tournament, round);
    const Table* table = played ? findTable(*played, match) : nullptr;
    return table ? tableCalled(*played, *table) : std::to_string(match);
}

std::string tableCalledSince(const Round& round, const std::string& called) {
    const bool alone = !called.empty() && called.find('/') == std::string::npos;
    return alone && hasHeats(round) ? called + "/1" : called;
}

} // namespace schreiber::tournament

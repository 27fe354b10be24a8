#include <tournament/rank_history.h>

#include <algorithm>
#include <cstddef>
#include <map>

namespace schreiber::tournament {

namespace {

int firstOf(const std::vector<int>& ranks) {
    const auto first = std::find_if(ranks.begin(), ranks.end(), [](int rank) { return rank > 0; });
    return first == ranks.end() ? 0 : *first;
}

} // namespace

const RankHistory::Line* RankHistory::of(int entry) const {
    const auto line =
        std::find_if(lines.begin(), lines.end(), [&](const Line& one) { return one.entry == entry; });
    return line == lines.end() ? nullptr : &*line;
}

RankHistory rankHistoryOf(const Tournament& tournament, int round) {
    const Format format = tournament.settings.format;
    if (format == Format::Knockout || format == Format::Groups) return {};
    const auto last = standingsOf(tournament, round);
    if (!last) return {};
    RankHistory history;
    history.rounds = last->round;
    std::map<int, std::size_t> at;
    const auto rounds = static_cast<std::size_t>(last->round);
    for (const StandingRow& row : last->rows) {
        at.emplace(row.entry, history.lines.size());
        history.lines.push_back({row.entry, row.name, std::vector<int>(rounds), std::vector<int>(rounds)});
    }
    const auto take = [&](const Standings& standings, std::size_t index) {
        int place = 0;
        for (const StandingRow& row : standings.rows) {
            const auto line = at.find(row.entry);
            if (line == at.end()) continue;
            history.lines[line->second].ranks[index] = row.rank;
            history.lines[line->second].places[index] = ++place;
        }
    };
    for (std::size_t index = 0; index + 1 < rounds; ++index)
        if (const auto before = standingsOf(tournament, static_cast<int>(index) + 1)) take(*before, index);
    if (rounds > 0) take(*last, rounds - 1);
    return history;
}

std::optional<int> gainedLast(const RankHistory::Line& line) {
    const std::size_t rounds = line.ranks.size();
    if (rounds < 2 || line.ranks[rounds - 1] == 0 || line.ranks[rounds - 2] == 0) return std::nullopt;
    return line.ranks[rounds - 2] - line.ranks[rounds - 1];
}

std::optional<Climb> longestClimb(const RankHistory& history) {
    std::optional<Climb> longest;
    int most = 0;
    for (const RankHistory::Line& line : history.lines) {
        if (line.ranks.empty() || line.ranks.back() == 0) continue;
        const int from = firstOf(line.ranks);
        if (from - line.ranks.back() <= most) continue;
        most = from - line.ranks.back();
        longest = Climb{&line, from};
    }
    return longest;
}

std::vector<Lead> leadsOf(const RankHistory& history) {
    std::vector<Lead> leads;
    for (std::size_t index = 0; index < static_cast<std::size_t>(history.rounds); ++index)
        for (const RankHistory::Line& line : history.lines)
            if (line.places[index] == 1 && (leads.empty() || leads.back().line != &line))
                leads.push_back({&line, static_cast<int>(index) + 1});
    return leads;
}

} // namespace schreiber::tournament

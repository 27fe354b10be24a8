#include <tournament/alphabet.h>
#include <tournament/club.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

// What a club's evenings come to together.
namespace schreiber::tournament {

namespace {

constexpr std::array<std::pair<Counting, const char*>, 3> kCountings{
    {{Counting::Rank, "rank"}, {Counting::Wins, "wins"}, {Counting::Points, "points"}}};

bool isChosen(const ClubTournament& tournament, const SeasonWish& wish) {
    return wish.tournaments.empty() || std::find(wish.tournaments.begin(), wish.tournaments.end(),
                                                 tournament.number) != wish.tournaments.end();
}

bool isWithin(const ClubTournament& tournament, const SeasonWish& wish) {
    if (!wish.since.empty() && tournament.date < wish.since) return false;
    // A day ends with what was played on it: 2026-11-21T19:00 is within "until 2026-11-21".
    return wish.until.empty() || tournament.date.substr(0, wish.until.size()) <= wish.until;
}

Amount worth(const ClubTournament& tournament, const Play& play, Counting counting) {
    switch (counting) {
    case Counting::Rank:
        return {2 * (tournament.contestants - play.rank + 1)};
    case Counting::Wins:
        return play.wins;
    case Counting::Points:
        return play.points;
    }
    return {};
}

auto standing(const SeasonRow& row) {
    return std::tuple(row.total, row.won, row.counted.empty() ? Amount{} : row.counted.front().second);
}

} // namespace

std::string nameOf(Counting counting) {
    for (const auto& [value, name] : kCountings)
        if (value == counting) return name;
    return {};
}

std::optional<Counting> readCounting(const std::string& name) {
    for (const auto& [value, known] : kCountings)
        if (name == known) return value;
    return std::nullopt;
}

std::vector<int> byDate(const Club& club) {
    std::vector<std::pair<std::string, int>> dated;
    for (const ClubTournament& tournament : club.tournaments)
        dated.emplace_back(tournament.date, tournament.number);
    std::sort(dated.begin(), dated.end());
    std::vector<int> numbers;
    for (const auto& one : dated) numbers.push_back(one.second);
    return numbers;
}

ClubRecord recordOf(const Club& club, int person) {
    ClubRecord record;
    for (const ClubTournament& tournament : club.tournaments)
        for (const Play& play : tournament.plays) {
            if (play.person != person) continue;
            ++record.tournaments;
            record.won += play.winner ? 1 : 0;
            if (record.bestRank == 0 || play.rank < record.bestRank) record.bestRank = play.rank;
            record.lastDate = std::max(record.lastDate, tournament.date);
        }
    return record;
}

Season seasonOf(const Club& club, const SeasonWish& wish) {
    Season season;
    std::map<int, SeasonRow> rows;
    for (const int number : byDate(club)) {
        const ClubTournament& tournament = *findClubTournament(club, number);
        if (!isChosen(tournament, wish)) continue;
        const bool span = !wish.since.empty() || !wish.until.empty();
        if (span && tournament.date.empty()) {
            season.undated.push_back(number);
            continue;
        }
        if (!isWithin(tournament, wish)) continue;
        season.tournaments.push_back(number);
        for (const Play& play : tournament.plays) {
            SeasonRow& row = rows[play.person];
            row.person = play.person;
            ++row.tournaments;
            row.won += play.winner ? 1 : 0;
            row.counted.emplace_back(number, worth(tournament, play, wish.counting));
        }
    }
    for (auto& [person, row] : rows) {
        std::stable_sort(row.counted.begin(), row.counted.end(),
                         [](const auto& a, const auto& b) { return b.second < a.second; });
        if (wish.best > 0 && row.counted.size() > static_cast<std::size_t>(wish.best))
            row.counted.resize(static_cast<std::size_t>(wish.best));
        for (const auto& one : row.counted) row.total.halves += one.second.halves;
        season.rows.push_back(row);
    }
    std::map<int, std::string> names;
    for (const ClubPerson& one : club.persons)
        names[one.number] = sortKey(one.person.last + ' ' + one.person.first);
    std::stable_sort(season.rows.begin(), season.rows.end(), [&](const SeasonRow& a, const SeasonRow& b) {
        if (standing(a) != standing(b)) return standing(b) < standing(a);
        return names[a.person] < names[b.person];
    });
    for (std::size_t i = 0; i < season.rows.size(); ++i) {
        const bool level = i > 0 && standing(season.rows[i]) == standing(season.rows[i - 1]);
        season.rows[i].rank = level ? season.rows[i - 1].rank : static_cast<int>(i) + 1;
    }
    return season;
}

} // namespace schreiber::tournament

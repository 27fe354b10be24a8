#include "play.h"

#include <tournament/bracket.h>
#include <tournament/groups.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>

// Groups by round robin, then a knock-out of the best of each.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament grouped(int count) {
    Tournament tournament = pairs(count);
    tournament.settings.format = Format::Groups;
    return tournament;
}

bool isBracket(const Round& round) {
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [](const Table& table) { return table.stage == Stage::Bracket; });
}

void playAll(Tournament& tournament, base::Random& random) {
    while (roundsLeft(tournament)) {
        auto round = drawRound(tournament, currentRound(tournament) + 1, random.next());
        REQUIRE(round.ok());
        for (const auto& [number, times] : seenIn(*round)) REQUIRE(times == 1);
        round->state = RoundState::Published;
        tournament.rounds.push_back(std::move(*round));
        playOut(tournament, random);
    }
}

// Draws and plays on up to a round.
void playRounds(Tournament& tournament, int last, base::Random& random) {
    while (currentRound(tournament) < last) {
        drawNext(tournament, random.next());
        playOut(tournament, random);
    }
}

} // namespace

TEST_CASE("groups of every size: all of a group once with each other, the best of each go on") {
    base::Random random(8);
    for (const int count : {2, 3, 4, 5, 6, 7, 8, 9, 11, 15, 16, 22, 35, 64, 130}) {
        CAPTURE(count);
        Tournament tournament = grouped(count);
        playAll(tournament, random);
        const auto groups = groupsOf(tournament);
        REQUIRE(groups.size() == static_cast<std::size_t>(std::max(1, count / 4)));
        std::map<std::pair<int, int>, int> met;
        std::set<int> inBracket;
        for (const Round& round : tournament.rounds) {
            if (isBracket(round)) {
                for (const auto& [number, times] : seenIn(round)) inBracket.insert(number);
                continue;
            }
            REQUIRE(inBracket.empty());
            REQUIRE(seenIn(round).size() == static_cast<std::size_t>(count));
            for (const Table& table : round.tables) {
                const int a = table.sides[0][0];
                const int b = table.sides[1][0];
                REQUIRE(groupOf(groups, a) == groupOf(groups, b));
                ++met[std::minmax(a, b)];
            }
        }
        for (const auto& group : groups)
            for (std::size_t a = 0; a < group.size(); ++a)
                for (std::size_t b = a + 1; b < group.size(); ++b)
                    REQUIRE(met[std::minmax(group[a], group[b])] == 1);
        for (const auto& group : groups)
            REQUIRE(std::count_if(group.begin(), group.end(), [&](int member) {
                        return inBracket.count(member) > 0;
                    }) == std::min<long>(2, static_cast<long>(group.size())));
        const auto standings = standingsOf(tournament);
        REQUIRE(standings.ok());
        CHECK(standings->final);
        const Round& last = tournament.rounds.back();
        CHECK(standings->rows[0].entry ==
              last.tables[0].sides[*winnerOf(tournament, last, last.tables[0])][0]);
        for (std::size_t row = 0; row < inBracket.size(); ++row)
            CHECK(inBracket.count(standings->rows[row].entry) == 1);
    }
}

TEST_CASE("standings group after group compare only those of one group") {
    base::Random random(11);
    Tournament tournament = grouped(22);
    playRounds(tournament, 2, random);
    const Standings all = *standingsOf(tournament);
    const Standings grouped = inGroups(tournament, all);
    const auto places = groupPlaces(tournament, all);
    REQUIRE(grouped.rows.size() == all.rows.size());
    for (std::size_t i = 0; i < grouped.rows.size(); ++i) {
        const StandingRow& row = grouped.rows[i];
        CHECK(row.rank == places.at(row.entry).rank);
        const bool last = i + 1 == grouped.rows.size() ||
                          places.at(grouped.rows[i + 1].entry).group != places.at(row.entry).group;
        CHECK(row.decidedBy.has_value() != last);
        if (last) continue;
        const StandingRow& next = grouped.rows[i + 1];
        CHECK(row.why.other == next.name);
        std::string first = "lot";
        for (std::size_t step = row.criteria.size(); step-- > 0;)
            if (row.criteria[step].second != next.criteria[step].second) first = row.criteria[step].first;
        CHECK(*row.decidedBy == first);
    }
    for (std::size_t i = 1; i < grouped.rows.size(); ++i)
        CHECK(places.at(grouped.rows[i - 1].entry).group <= places.at(grouped.rows[i].entry).group);
    CHECK(inGroups(pairs(4), all) == all); // of another format
}

TEST_CASE("rounds in which only a larger group still plays are no free rounds of the others") {
    base::Random random(21);
    Tournament tournament = grouped(9); // five and four
    playRounds(tournament, 5, random);
    const auto groups = groupsOf(tournament);
    const Standings all = *standingsOf(tournament);
    for (const StandingRow& row : inGroups(tournament, all).rows) {
        CAPTURE(row.entry);
        const bool ofFive = groups[static_cast<std::size_t>(groupOf(groups, row.entry)) - 1].size() == 5;
        CHECK(row.played == (ofFive ? 4 : 3));
        CHECK(row.satOut == (ofFive ? 1 : 0));
        if (!ofFive) CHECK(row.score == row.wins);
    }
    // Who is seeded before whom is not to hang on the size of the group.
    for (const StandingRow& row : all.rows) CHECK(row.played + row.satOut == 5);
}

TEST_CASE("a group of which one is left is through, and nothing counts as missed there") {
    base::Random random(22);
    Tournament tournament = grouped(9);
    playRounds(tournament, 1, random);
    const auto groups = groupsOf(tournament);
    const auto four = std::find_if(groups.begin(), groups.end(), [](const auto& g) { return g.size() == 4; });
    REQUIRE(four != groups.end());
    for (Entry& entry : tournament.entries)
        if (entry.number != four->front() && std::count(four->begin(), four->end(), entry.number) > 0)
            entry.absences.push_back({2, 0, LeaverResults::Unplayed});
    playRounds(tournament, 5, random);
    const Standings own = inGroups(tournament, *standingsOf(tournament));
    for (const StandingRow& row : own.rows)
        if (row.entry == four->front()) CHECK(row.satOut == 0);
}

TEST_CASE("a group's own head-to-head parts its members, whoever else is level in another group") {
    Tournament tournament = grouped(8);
    auto drawn = drawRound(tournament, 1, 5);
    REQUIRE(drawn.ok());
    drawn->state = RoundState::Published;
    tournament.rounds.push_back(std::move(*drawn));
    // Whoever sits first wins, and all by the same score; in the second round those who won play each other.
    for (Table& table : tournament.rounds[0].tables) table.games[0] = finished({18, 9});
    const auto groups = groupsOf(tournament);
    REQUIRE(groups.size() == 2);
    const std::vector<Table> first = tournament.rounds[0].tables;
    Round& second = addRound(tournament);
    std::vector<std::pair<int, int>> won; // by group: who won both, and then lost to whom
    for (int group = 1; group <= 2; ++group) {
        std::vector<std::vector<int>> winners;
        std::vector<std::vector<int>> losers;
        for (const Table& table : first)
            if (groupOf(groups, table.sides[0][0]) == group) {
                winners.push_back(table.sides[0]);
                losers.push_back(table.sides[1]);
            }
        // The one who lost in the first round beats a winner of it: both have a win and 27 points, and met.
        second.tables.push_back(tableOf(2 * group - 1, {losers[0], winners[1]}, {finished({18, 9})}));
        second.tables.push_back(tableOf(2 * group, {winners[0], losers[1]}, {finished({18, 0})}));
        won.emplace_back(losers[0][0], winners[1][0]);
    }
    const Standings all = *standingsOf(tournament);
    const auto places = groupPlaces(tournament, all);
    const Standings shown = inGroups(tournament, all);
    for (const auto& [better, worse] : won) {
        CHECK(places.at(better).rank == 2);
        CHECK(places.at(worse).rank == 3);
        CHECK(places.at(better).goesOn);
        CHECK_FALSE(places.at(worse).goesOn);
        const auto row = std::find_if(shown.rows.begin(), shown.rows.end(),
                                      [&, entry = better](const auto& one) { return one.entry == entry; });
        CHECK(row->decidedBy == std::optional<std::string>("head-to-head"));
        CHECK(row->why.other == nameOf(tournament, worse));
    }
}

TEST_CASE("winners of groups do not meet at once, and nobody at once the other of the own group") {
    base::Random random(9);
    Tournament tournament = grouped(32);
    tournament.settings.groups = 8;
    while (tournament.rounds.empty() || !isBracket(tournament.rounds.back())) {
        auto round = drawRound(tournament, currentRound(tournament) + 1, random.next());
        REQUIRE(round.ok());
        round->state = RoundState::Published;
        tournament.rounds.push_back(std::move(*round));
        playOut(tournament, random);
    }
    const auto groups = groupsOf(tournament);
    CHECK(groups.size() == 8);
    const auto standings = standingsOf(tournament, currentRound(tournament) - 1);
    std::set<int> winners;
    std::set<int> seen;
    for (const StandingRow& row : standings->rows)
        if (seen.insert(groupOf(groups, row.entry)).second) winners.insert(row.entry);
    CHECK(winners.size() == 8);
    for (const Table& table : tournament.rounds.back().tables) {
        const int a = table.sides[0][0];
        const int b = table.sides[1][0];
        CHECK(winners.count(a) + winners.count(b) == 1);
        CHECK(groupOf(groups, a) != groupOf(groups, b));
    }
}

TEST_CASE("after the groups two who must not meet do not meet at once, where that can be") {
    base::Random random(10);
    Tournament tournament = grouped(16);
    tournament.settings.groups = 4;
    const auto next = [&] { return drawRound(tournament, currentRound(tournament) + 1, 5); };
    while (currentRound(tournament) == 0 || !isBracket(*next())) {
        drawNext(tournament, 5);
        playOut(tournament, random);
    }
    const Round drawn = *next();
    REQUIRE(drawn.tables.size() == 4);
    for (const Table& table : drawn.tables) {
        const int a = table.sides[0][0];
        const int b = table.sides[1][0];
        CAPTURE(a, b);
        tournament.never = {std::minmax({a, b})};
        const Round other = *next();
        CHECK(seenIn(other) == seenIn(drawn));
        CHECK(other.tables.size() == 4);
        for (const Table& one : other.tables)
            CHECK(std::minmax({one.sides[0][0], one.sides[1][0]}) != std::minmax({a, b}));
    }
}

namespace {

using TwoOf = std::set<std::pair<int, int>>;

TwoOf metIn(const Round& round) {
    TwoOf met;
    for (const Table& table : round.tables) met.insert(std::minmax({table.sides[0][0], table.sides[1][0]}));
    return met;
}

Round& roundWith(Tournament& tournament, const std::vector<std::pair<int, int>>& meetings,
                 std::vector<int> sittingOut = {}) {
    Round& round = addRound(tournament);
    for (const auto& [a, b] : meetings) {
        const int number = static_cast<int>(round.tables.size()) + 1;
        round.tables.push_back(tableOf(number, {{a}, {b}}, {finished({18, 9})}));
    }
    round.sittingOut = std::move(sittingOut);
    return round;
}

} // namespace

TEST_CASE("a group goes on with its missing meetings alone, and is through when all still in it have met") {
    SECTION("one of five leaves") {
        Tournament tournament = grouped(5);
        roundWith(tournament, {{5, 3}, {4, 2}}, {1}).grouped = {{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}};
        roundWith(tournament, {{1, 5}, {3, 4}}, {2});
        tournament.entries[0].absences = {{3, 0, LeaverResults::Unplayed}};
        CHECK(meetingsLeft(tournament).size() == 3);
        CHECK(meetingsLost(tournament) == std::vector<std::pair<int, int>>{{1, 2}, {1, 3}, {1, 4}});
        roundWith(tournament, {{2, 3}, {4, 5}});
        const auto fourth = drawRound(tournament, 4, 4);
        REQUIRE(fourth.ok());
        CHECK(metIn(*fourth) == TwoOf{{2, 5}});
        CHECK(fourth->sittingOut == std::vector<int>{3, 4});
        CHECK(qualityOf(tournament, *fourth).opponentRepeats == 0);
        roundWith(tournament, {{2, 5}, {3, 4}}); // as an older version drew it
        const auto fifth = drawRound(tournament, 5, 5);
        REQUIRE(fifth.ok());
        CHECK(isBracket(*fifth));
    }
    SECTION("one comes back") {
        Tournament tournament = grouped(8);
        roundWith(tournament, {{2, 7}, {8, 6}, {4, 5}, {1, 3}}).grouped = {{1, 2}, {2, 1}, {3, 2}, {4, 2},
                                                                           {5, 2}, {6, 1}, {7, 1}, {8, 1}};
        roundWith(tournament, {{8, 7}, {5, 3}, {4, 1}}, {6});
        tournament.entries[1].absences = {{2, 2, LeaverResults::Unplayed}};
        roundWith(tournament, {{6, 7}, {2, 8}, {1, 5}, {4, 3}});
        const auto fourth = drawRound(tournament, 4, 4);
        REQUIRE(fourth.ok());
        CHECK(metIn(*fourth) == TwoOf{{2, 6}});
        CHECK(fourth->sittingOut == std::vector<int>{1, 3, 4, 5, 7, 8});
        roundWith(tournament, {{2, 6}}, {1, 3, 4, 5, 7, 8});
        CHECK(isBracket(*drawRound(tournament, 5, 5)));
    }
    SECTION("one comes late") {
        Tournament tournament = grouped(9);
        tournament.entries[8].joined = 3;
        roundWith(tournament, {{2, 7}, {8, 6}, {4, 5}, {1, 3}}).grouped = {{1, 2}, {2, 1}, {3, 2}, {4, 2},
                                                                           {5, 2}, {6, 1}, {7, 1}, {8, 1}};
        roundWith(tournament, {{6, 7}, {8, 2}, {5, 3}, {4, 1}});
        roundWith(tournament, {{7, 8}, {9, 2}, {1, 5}, {4, 3}}, {6}).grouped = {{9, 1}};
        TwoOf left{{2, 6}, {6, 9}, {7, 9}, {8, 9}};
        for (int number = 4; number <= 6; ++number) {
            const auto round = drawRound(tournament, number, 4);
            REQUIRE(round.ok());
            for (const auto& two : metIn(*round)) CHECK(left.erase(two) == 1);
            tournament.rounds.push_back(*round);
            tournament.rounds.back().state = RoundState::Published;
            for (Table& table : tournament.rounds.back().tables) table.games[0] = finished({18, 9});
        }
        CHECK(left.empty());
        CHECK(isBracket(*drawRound(tournament, 7, 5)));
        // Each is compared over as many rounds as the others, however many of them it was there for.
        const Standings own = inGroups(tournament, *standingsOf(tournament));
        for (const StandingRow& row : own.rows)
            if (groupOf(groupsOf(tournament), row.entry) == 1) {
                CHECK(row.played == 4);
                CHECK(row.score.halves == 2 * ((row.wins.halves / 2 * 12 + 4) / 8)); // of four, over six
            }
    }
    SECTION("a match that fell away is played once both are there") {
        Tournament tournament = grouped(4);
        roundWith(tournament, {{1, 2}, {3, 4}}).grouped = {{1, 1}, {2, 1}, {3, 1}, {4, 1}};
        tournament.rounds[0].tables[0].games[0] = {};
        tournament.entries[0].absences = {{1, 1, LeaverResults::Unplayed}};
        for (int number = 2; number <= 4; ++number) {
            const auto round = drawRound(tournament, number, 4);
            REQUIRE(round.ok());
            REQUIRE_FALSE(isBracket(*round));
            std::vector<std::pair<int, int>> meetings;
            for (const auto& two : metIn(*round)) meetings.push_back(two);
            roundWith(tournament, meetings, round->sittingOut);
        }
        CHECK(meetingsLeft(tournament).empty());
        CHECK(isBracket(*drawRound(tournament, 5, 5)));
    }
    SECTION("two who must not meet are told") {
        Tournament tournament = grouped(4);
        roundWith(tournament, {{1, 2}, {3, 4}}).grouped = {{1, 1}, {2, 1}, {3, 1}, {4, 1}};
        roundWith(tournament, {{1, 3}, {2, 4}});
        tournament.never = {{1, 4}};
        CHECK(meetingsLeft(tournament) == std::vector<std::pair<int, int>>{{2, 3}});
        CHECK(meetingsBarred(tournament) == std::vector<std::pair<int, int>>{{1, 4}});
        CHECK(metIn(*drawRound(tournament, 3, 4)) == TwoOf{{2, 3}});
        roundWith(tournament, {{2, 3}}, {1, 4});
        CHECK(isBracket(*drawRound(tournament, 4, 4)));
        CHECK(meetingsBarred(tournament) == std::vector<std::pair<int, int>>{{1, 4}});
    }
}

TEST_CASE("a knock-out that was drawn before its groups were through stays sound") {
    base::Random random(23);
    Tournament tournament = grouped(8);
    playRounds(tournament, 2, random);
    const auto drawn = drawRound(tournament, 3, 3);
    REQUIRE(drawn.ok());
    REQUIRE_FALSE(isBracket(*drawn));
    Tournament through = tournament;
    playRounds(through, 3, random);
    auto bracket = drawRound(through, 4, 3);
    REQUIRE(bracket.ok());
    bracket->number = 3;
    std::set<int> qualified;
    for (const auto& [entry, place] : groupPlaces(tournament, *standingsOf(tournament)))
        if (place.goesOn) qualified.insert(entry);
    std::size_t next = 0;
    const std::vector<int> four(qualified.begin(), qualified.end());
    REQUIRE(four.size() == 4);
    for (Table& table : bracket->tables)
        for (auto& side : table.sides) side[0] = four[next++];
    bracket->state = RoundState::Published;
    tournament.rounds.push_back(*bracket);
    playOut(tournament, random);
    for (const VoidPairing& pairing : voidPairings(tournament))
        CHECK(pairing.round == 3); // by the seeding alone
    CHECK(drawRound(tournament, 4, 3).ok());
}

TEST_CASE("nobody goes on before the group has played") {
    base::Random random(3);
    Tournament tournament = grouped(8);
    auto round = drawRound(tournament, 1, 4);
    round->state = RoundState::Published;
    tournament.rounds.push_back(std::move(*round));
    const auto qualified = [&] {
        int count = 0;
        for (const auto& [entry, place] : groupPlaces(tournament, *standingsOf(tournament)))
            count += place.goesOn ? 1 : 0;
        return count;
    };
    CHECK(qualified() == 0);
    tournament.rounds[0].tables[0].games[0] = finished({18, 3});
    CHECK(qualified() == 2); // of the one group
    playOut(tournament, random);
    CHECK(qualified() == 4);
}

TEST_CASE(
    "a result of a group that lets others go on makes their knock-out pairings void, and all after them") {
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        base::Random random(seed);
        Tournament tournament = grouped(8);
        playAll(tournament, random);
        REQUIRE(voidPairings(tournament).empty());
        const int first = bracketOf(tournament, currentRound(tournament)).first;
        const auto qualified = [&] {
            std::set<int> all;
            Tournament before = tournament;
            before.rounds.resize(static_cast<std::size_t>(first) - 1);
            for (const auto& [entry, place] : groupPlaces(before, *standingsOf(before)))
                if (place.goesOn) all.insert(entry);
            return all;
        };
        const std::set<int> was = qualified();
        Round& round = tournament.rounds[0];
        std::swap(round.tables[0].games[0].score[0], round.tables[0].games[0].score[1]);
        const std::set<int> now = qualified();
        const auto pairings = voidPairings(tournament);
        if (now == was) continue;
        ++changed;
        for (const Round& later : tournament.rounds)
            for (const Table& table : later.tables)
                if (later.number >= first &&
                    (now.count(table.sides[0][0]) + now.count(table.sides[1][0]) < 2)) {
                    const VoidPairing pairing{later.number, table.number};
                    CHECK(std::count(pairings.begin(), pairings.end(), pairing) == 1);
                }
    }
    CHECK(changed > 0);
}

TEST_CASE("who comes late joins the smallest group; two who must not meet are in different ones") {
    Tournament tournament = grouped(9);
    tournament.settings.groups = 2;
    tournament.never = {{1, 2}, {3, 4}, {5, 6}};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto groups = groupsOf(tournament, seed);
        for (const auto& [a, b] : tournament.never) CHECK(groupOf(groups, a) != groupOf(groups, b));
    }
    auto first = drawRound(tournament, 1, 5);
    REQUIRE(first.ok());
    first->state = RoundState::Published;
    tournament.rounds.push_back(*first);
    const auto before = groupsOf(tournament);
    Entry late = tournament.entries.back();
    late.number = 10;
    late.joined = 2;
    tournament.entries.push_back(late);
    drawNext(tournament, 6);
    const auto after = groupsOf(tournament);
    CHECK(after[1].size() == before[1].size() + 1);
    CHECK(groupOf(after, 10) == 2);
    CHECK(after[0] == before[0]);
}

TEST_CASE("groups stay as they were drawn, whoever leaves, comes, comes back or must not meet any more") {
    base::Random random(12);
    for (const int count : {8, 9, 12, 14}) {
        CAPTURE(count);
        Tournament tournament = grouped(count);
        tournament.entries[7].persons.pop_back(); // 8 has no partner yet
        drawNext(tournament, random.next());
        const auto groups = groupsOf(tournament);
        REQUIRE(groupOf(groups, 2) != 0);
        REQUIRE(groupOf(groups, 8) == 0);

        tournament.entries[1].absences = {{1, 0, LeaverResults::Unplayed}}; // 2 leaves during round 1
        CHECK(groupsOf(tournament) == groups);
        tournament.never.emplace_back(groups[0][0], groups[0][1]);
        CHECK(groupsOf(tournament) == groups);
        Entry late = tournament.entries[0];
        late.number = count + 1;
        late.joined = 2;
        tournament.entries.push_back(late);
        CHECK(groupsOf(tournament) == groups);
        tournament.never.clear();
        playOut(tournament, random);
        drawNext(tournament, random.next());
        const auto joined = groupsOf(tournament);
        REQUIRE(groupOf(joined, late.number) != 0);

        // With a partner at last 8 is of a lower number than who came before it; and 2 comes back.
        tournament.entries[7].persons.push_back({"Partner", "8", {}, Sex::Unstated});
        tournament.entries[7].joined = 3;
        tournament.entries[1].absences = {{1, 2, LeaverResults::Unplayed}};
        playOut(tournament, random);
        drawNext(tournament, random.next());
        const auto now = groupsOf(tournament);
        for (const int member : contestants(tournament))
            if (member != 8) CHECK(groupOf(now, member) == groupOf(joined, member));
        for (const Table& table : tournament.rounds.back().tables)
            CHECK(groupOf(now, table.sides[0][0]) == groupOf(now, table.sides[1][0]));
    }
}

TEST_CASE("of a file that kept no groups they follow from its rounds, and the next draw keeps them") {
    Tournament tournament = grouped(12);
    drawNext(tournament, 3);
    const auto groups = groupsOf(tournament);
    tournament.rounds.front().grouped.clear();
    CHECK(groupsOf(tournament) == groups);
    tournament.entries[4].absences = {{1, 0, LeaverResults::Forfeit}};
    CHECK(groupsOf(tournament) == groups);
    drawNext(tournament, 4);
    CHECK(tournament.rounds.back().grouped.size() == 12);
    tournament.never.emplace_back(groups[0][0], groups[0][1]);
    CHECK(groupsOf(tournament) == groups);
}

TEST_CASE("two change groups with their places only where both joined with the last round") {
    Tournament tournament = grouped(8);
    drawNext(tournament, 3);
    const auto before = groupsOf(tournament);
    const int a = before[0][0];
    const int b = before[1][0];
    for (const bool kept : {true, false}) {
        Tournament first = tournament;
        if (!kept) first.rounds.front().grouped.clear();
        REQUIRE(changeGroups(first, a, b));
        CHECK(groupOf(groupsOf(first), a) == 2);
        CHECK(groupOf(groupsOf(first), b) == 1);
    }
    drawNext(tournament, 4);
    const Tournament second = tournament;
    CHECK_FALSE(changeGroups(tournament, a, b));
    CHECK(tournament == second);
}

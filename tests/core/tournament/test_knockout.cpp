#include "play.h"

#include <tournament/bracket.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>
#include <sampling.h>

// Knock-outs of every size: byes, bracket, third place, second chance, final order.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament knockout(int count, bool secondChance = false) {
    Tournament tournament = pairs(count);
    tournament.settings.format = Format::Knockout;
    tournament.settings.secondChance = secondChance;
    return tournament;
}

int levelsFor(int count) {
    int levels = 1;
    while ((1 << levels) < count) ++levels;
    return levels;
}

void drawAndPlay(Tournament& tournament, base::Random& random) {
    auto round = drawRound(tournament, currentRound(tournament) + 1, random.next());
    REQUIRE(round.ok());
    for (const auto& [number, times] : seenIn(*round)) REQUIRE(times == 1);
    round->state = RoundState::Published;
    tournament.rounds.push_back(std::move(*round));
    playOut(tournament, random);
}

// How often each has lost before a round, counted match by match.
std::map<int, int> losses(const Tournament& tournament, int before) {
    std::map<int, int> lost;
    for (const int number : contestants(tournament)) lost[number] = 0;
    for (const Round& round : tournament.rounds)
        for (const Table& table : round.tables)
            if (round.number < before) ++lost[table.sides[1 - *winnerOf(tournament, round, table)][0]];
    return lost;
}

std::vector<Stage> stagesOf(const Round& round) {
    std::vector<Stage> stages;
    for (const Table& table : round.tables) stages.push_back(table.stage);
    return stages;
}

} // namespace

TEST_CASE("knock-outs of 2 to 130: rounds, matches, byes in the first round alone and spread") {
    base::Random random(4);
    const int step = schreiber::test::sampled(17, 1, 1);
    for (int count = 2; count <= 130; count += count < 18 ? 1 : step) {
        CAPTURE(count);
        Tournament tournament = knockout(count);
        const int levels = levelsFor(count);
        int matches = 0;
        std::map<int, int> lostBy;
        while (roundsLeft(tournament)) {
            drawAndPlay(tournament, random);
            const Round& round = tournament.rounds.back();
            const int byes = round.number == 1 ? (1 << levels) - count : 0;
            REQUIRE(static_cast<int>(round.sittingOut.size()) == byes);
            for (const Table& table : round.tables) {
                if (table.stage != Stage::Bracket) continue;
                ++matches;
                ++lostBy[table.sides[1 - *winnerOf(tournament, round, table)][0]];
            }
        }
        REQUIRE(currentRound(tournament) == levels);
        REQUIRE(matches == count - 1);
        for (const auto& [number, lost] : lostBy) REQUIRE(lost == 1);
        const bool third = stagesOf(tournament.rounds.back()).back() == Stage::ThirdPlace;
        REQUIRE(third == (count >= 4));

        // In each half, quarter and so on as many byes as in the other, give or take one.
        const Bracket bracket = bracketOf(tournament, 1);
        const std::vector<int>& leaves = bracket.at[0];
        for (std::size_t size = leaves.size() / 2; size >= 2; size /= 2) {
            std::vector<long> empty;
            for (std::size_t from = 0; from < leaves.size(); from += size)
                empty.push_back(std::count(leaves.begin() + static_cast<std::ptrdiff_t>(from),
                                           leaves.begin() + static_cast<std::ptrdiff_t>(from + size), 0));
            REQUIRE(*std::max_element(empty.begin(), empty.end()) -
                        *std::min_element(empty.begin(), empty.end()) <=
                    1);
        }

        const auto standings = standingsOf(tournament);
        REQUIRE(standings.ok());
        REQUIRE(standings->final);
        REQUIRE(standings->rows.size() == static_cast<std::size_t>(count));
        const Round& last = tournament.rounds.back();
        const std::size_t winner = *winnerOf(tournament, last, last.tables[0]);
        REQUIRE(standings->rows[0].entry == last.tables[0].sides[winner][0]);
        REQUIRE(standings->rows[1].entry == last.tables[0].sides[1 - winner][0]);
        if (third) {
            const std::size_t better = *winnerOf(tournament, last, last.tables[1]);
            REQUIRE(standings->rows[2].entry == last.tables[1].sides[better][0]);
            REQUIRE(standings->rows[3].entry == last.tables[1].sides[1 - better][0]);
        }
        // Nobody stands before somebody who got further.
        int before = levels + 1;
        for (const StandingRow& row : standings->rows) {
            const int reached = bracketOf(tournament, levels).reached(row.entry);
            REQUIRE(reached <= before);
            before = reached;
        }
    }
}

TEST_CASE("with a second chance who loses once plays on for the third place, and a second loss is out") {
    base::Random random(5);
    for (const int count : {2, 3, 4, 5, 7, 8, 11, 16, 22, 31, 64, 130}) {
        CAPTURE(count);
        Tournament tournament = knockout(count, true);
        std::set<int> finalists;
        while (roundsLeft(tournament)) {
            drawAndPlay(tournament, random);
            const Round& round = tournament.rounds.back();
            auto before = losses(tournament, round.number);
            for (const auto& [number, times] : seenIn(round)) REQUIRE(before[number] < 2);
            for (const Table& table : round.tables) {
                if (table.stage == Stage::Bracket && round.number == levelsFor(count))
                    finalists = {table.sides[0][0], table.sides[1][0]};
            }
        }
        const auto standings = standingsOf(tournament);
        REQUIRE(standings.ok());
        int once = 0;
        int unbeaten = 0;
        auto lost = losses(tournament, currentRound(tournament) + 1);
        for (const int number : contestants(tournament)) {
            if (lost[number] == 1) ++once;
            if (lost[number] == 0) ++unbeaten;
        }
        CHECK(unbeaten == 1);
        CHECK(once == (count == 2 ? 1 : 2)); // the loser of the final, and the third
        CHECK(finalists.count(standings->rows[0].entry) == 1);
        CHECK(finalists.count(standings->rows[1].entry) == 1);
        if (count > 2) CHECK(lost[standings->rows[2].entry] == 1);
    }
}

TEST_CASE("why one stands before the next in a knock-out is the match that decided it") {
    base::Random random(5);
    const auto kinds = [](const Tournament& tournament) {
        std::vector<std::string> all;
        const auto standings = standingsOf(tournament);
        for (const StandingRow& row : standings->rows) all.push_back(row.why.kind);
        return all;
    };
    Tournament tournament = knockout(8);
    drawAndPlay(tournament, random);
    std::vector<std::string> why = kinds(tournament);
    CHECK(why[3] == "bracket_still");
    drawAndPlay(tournament, random);
    why = kinds(tournament);
    CHECK(why[1] == "bracket_finalist");
    drawAndPlay(tournament, random);
    why = kinds(tournament);
    CHECK(why[0] == "bracket_final");
    CHECK(why[1] == "bracket_finalist");
    CHECK(why[2] == "bracket_third");
    CHECK(why[3] == "bracket_further");
    CHECK(why[7].empty());

    Tournament again = knockout(8, true);
    while (roundsLeft(again)) drawAndPlay(again, random);
    why = kinds(again);
    CHECK(why[0] == "bracket_final");
    CHECK(why[1] == "bracket_finalist");
    CHECK(why[2] == "bracket_third");
    CHECK(why[3] == "bracket_longer");
}

TEST_CASE("who leaves a knock-out loses the match not yet played, and the other goes on without one") {
    base::Random random(6);
    Tournament tournament = knockout(4);
    drawAndPlay(tournament, random);
    const Bracket bracket = bracketOf(tournament, 1);
    const int gone = bracket.at[1][0];
    const int stays = bracket.at[1][1];
    tournament.entries[static_cast<std::size_t>(gone) - 1].absences = {{2, 0, LeaverResults::Forfeit}};
    drawAndPlay(tournament, random);
    CHECK(tournament.rounds[1].sittingOut == std::vector<int>{stays});
    CHECK(stagesOf(tournament.rounds[1]) == std::vector<Stage>{Stage::ThirdPlace});
    CHECK_FALSE(roundsLeft(tournament));
    CHECK(standingsOf(tournament)->rows[0].entry == stays);
    CHECK(standingsOf(tournament)->rows[1].entry == gone);

    // In the middle of a match: the other has won.
    tournament = knockout(2);
    auto round = drawRound(tournament, 1, 1);
    REQUIRE(round.ok());
    round->state = RoundState::Published;
    tournament.rounds.push_back(*round);
    CHECK(drawRound(tournament, 2, 1).error().code == "match_undecided");
    tournament.entries[0].absences = {{1, 0, LeaverResults::Unplayed}};
    CHECK(bracketOf(tournament, 1).at[1] == std::vector<int>{2});
    CHECK(drawRound(tournament, 2, 1).error().code == "bracket_decided");
}

TEST_CASE("a knock-out whose other matches all fell away goes on without an empty round, or is decided") {
    base::Random random(16);
    const auto leave = [](Tournament& tournament, int number, int from) {
        tournament.entries[static_cast<std::size_t>(number) - 1].absences = {
            {from, 0, LeaverResults::Unplayed}};
    };
    Tournament tournament = knockout(8);
    drawAndPlay(tournament, random);
    const std::vector<int> semiFinalists = bracketOf(tournament, 1).at[1];
    SECTION("one of each semi-final has left: the final comes next") {
        leave(tournament, semiFinalists[1], 2);
        leave(tournament, semiFinalists[2], 2);
        REQUIRE(bracketOf(tournament, 1).played() == 2);
        const auto round = drawRound(tournament, 2, 5);
        REQUIRE(round.ok());
        REQUIRE(stagesOf(*round) == std::vector<Stage>{Stage::Bracket});
        CHECK(round->sittingOut.empty());
        CHECK(roundsToFinal(tournament, *round) == 1);
        drawAndPlay(tournament, random);
        CHECK(voidPairings(tournament).empty());
        CHECK_FALSE(roundsLeft(tournament));
        const Table& final = tournament.rounds.back().tables[0];
        const std::size_t winner = *winnerOf(tournament, tournament.rounds.back(), final);
        const auto standings = standingsOf(tournament);
        CHECK(standings->final);
        CHECK(standings->rows[0].entry == final.sides[winner][0]);
        CHECK(standings->rows[0].why.kind == "bracket_final");
        CHECK(standings->rows[1].entry == final.sides[1 - winner][0]);
        CHECK(drawRound(tournament, 3, 5).error().code == "bracket_decided");
    }
    SECTION("all but one have left: it has won") {
        for (const int number : {semiFinalists[0], semiFinalists[1], semiFinalists[3]})
            leave(tournament, number, 2);
        const auto refused = drawRound(tournament, 2, 5);
        REQUIRE_FALSE(refused.ok());
        CHECK(refused.error().code == "bracket_decided_by_leaving");
        CHECK(refused.error().arguments.at("entry") == std::to_string(semiFinalists[2]));
        CHECK_FALSE(roundsLeft(tournament));
        CHECK(standingsOf(tournament)->final);
        CHECK(standingsOf(tournament)->rows[0].entry == semiFinalists[2]);
        // Until it is closed somebody may come back, and play.
        tournament.entries[static_cast<std::size_t>(semiFinalists[3]) - 1].absences[0].until = 1;
        tournament.entries[static_cast<std::size_t>(semiFinalists[3]) - 1].absences.clear();
        CHECK(roundsLeft(tournament));
        CHECK(stagesOf(*drawRound(tournament, 2, 5)) == std::vector<Stage>{Stage::Bracket});
    }
    SECTION("the other finalist has left, and nobody plays for the third place") {
        drawAndPlay(tournament, random);
        const Round& semiFinals = tournament.rounds.back();
        const std::vector<int> finalists = bracketOf(tournament, 2).at[2];
        leave(tournament, finalists[0], 3);
        for (const Table& table : semiFinals.tables)
            if (const int loser = table.sides[1 - *winnerOf(tournament, semiFinals, table)][0];
                loser % 2 == 0)
                leave(tournament, loser, 3);
        const auto next = drawRound(tournament, 3, 5);
        if (next.ok()) {
            CHECK(stagesOf(*next) == std::vector<Stage>{Stage::ThirdPlace});
        } else {
            CHECK(next.error().code == "bracket_decided_by_leaving");
            CHECK(standingsOf(tournament)->rows[0].entry == finalists[1]);
            CHECK(standingsOf(tournament)->rows[1].entry == finalists[0]);
        }
    }
}

TEST_CASE("a match that ends level needs an extra game, and the draw says which") {
    Tournament tournament = knockout(4);
    auto round = drawRound(tournament, 1, 3);
    REQUIRE(round.ok());
    round->state = RoundState::Published;
    tournament.rounds.push_back(*round);
    Table& level = tournament.rounds[0].tables[0];
    level.games[0] = finished({11, 11}, Ending::Time);
    tournament.rounds[0].tables[1].games[0] = finished({18, 3});
    const auto refused = drawRound(tournament, 2, 3);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == "match_level");
    CHECK(refused.error().arguments.at("table") == "1");
    CHECK(roundsLeft(tournament));
    tournament.deciders = {{level.sides[1][0], level.sides[0][0], 3, 5}};
    const auto drawn = drawRound(tournament, 2, 3);
    REQUIRE(drawn.ok());
    CHECK(seenIn(*drawn).size() == 4);
    CHECK(bracketOf(tournament, 1).at[1][0] == level.sides[0][0]);
}

TEST_CASE("a correction says which later pairings would be void; what was played stays") {
    base::Random random(7);
    Tournament tournament = knockout(8);
    for (int number = 1; number <= 3; ++number) drawAndPlay(tournament, random);
    CHECK(voidPairings(tournament).empty());
    const auto before = tournament.rounds;
    auto& sheet = tournament.rounds[0].tables[0].games[0];
    std::swap(sheet.score[0], sheet.score[1]);
    const auto pairings = voidPairings(tournament);
    REQUIRE(!pairings.empty());
    CHECK(pairings[0] == VoidPairing{2, 1});
    // Round 2 was played by those who are in it, and what followed from it stands.
    CHECK(bracketOf(tournament, 3).at[2] == bracketOf(Tournament(tournament), 3).at[2]);
    CHECK(before[1] == tournament.rounds[1]);
    CHECK(bracketOf(tournament, 3).at[3][0] != 0);
}

TEST_CASE("with a second chance a correction also makes void who plays there") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        base::Random random(seed);
        Tournament tournament = knockout(8, true);
        for (int number = 1; number <= 2; ++number) drawAndPlay(tournament, random);
        CHECK(voidPairings(tournament).empty());
        const Table& corrected = tournament.rounds[0].tables[0];
        const std::set<int> both{corrected.sides[0][0], corrected.sides[1][0]};
        std::vector<VoidPairing> wanted;
        for (const Table& table : tournament.rounds[1].tables)
            if (both.count(table.sides[0][0]) + both.count(table.sides[1][0]) > 0)
                wanted.push_back({2, table.number});
        REQUIRE(wanted.size() == 2); // one in the bracket, one in the second chance
        auto& score = tournament.rounds[0].tables[0].games[0].score;
        std::swap(score[0], score[1]);
        CHECK(voidPairings(tournament) == wanted);
        std::swap(score[0], score[1]);

        // A second loss that was none: who plays on in its place is void in the round after.
        drawAndPlay(tournament, random);
        for (Table& table : tournament.rounds[1].tables) {
            if (table.stage != Stage::SecondChance) continue;
            std::swap(table.games[0].score[0], table.games[0].score[1]);
            break;
        }
        const auto later = voidPairings(tournament);
        REQUIRE(later.size() == 1);
        CHECK(later[0].round == 3);
    }
}

TEST_CASE("the winner of a corrected first round and who lost it: each later match of theirs is void") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        base::Random random(seed);
        Tournament tournament = knockout(9, true); // one match, then eight are left
        for (int number = 1; number <= 3; ++number) drawAndPlay(tournament, random);
        Table& corrected = tournament.rounds[0].tables[0];
        std::swap(corrected.games[0].score[0], corrected.games[0].score[1]);
        std::vector<VoidPairing> wanted;
        for (const Round& round : tournament.rounds)
            for (const Table& table : round.tables)
                for (const auto& side : table.sides)
                    if (round.number > 1 && (side == corrected.sides[0] || side == corrected.sides[1]))
                        wanted.push_back({round.number, table.number});
        wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end()); // of one match
        CHECK(wanted.size() >= 2);
        CHECK(voidPairings(tournament) == wanted);
    }
}

TEST_CASE(
    "while a round is played those in the bracket stand before the second chance, and who won before them") {
    base::Random random(4);
    Tournament tournament = knockout(9, true);
    for (int number = 1; number <= 2; ++number) drawAndPlay(tournament, random);
    Round next = drawRound(tournament, 3, 1).value();
    next.state = RoundState::Published;
    tournament.rounds.push_back(next);
    const auto inBracket = [&](const StandingRow& row) {
        for (const Table& table : next.tables)
            for (const auto& side : table.sides)
                if (table.stage == Stage::Bracket && side[0] == row.entry) return true;
        return false;
    };
    auto standings = standingsOf(tournament);
    for (std::size_t row = 0; row < standings->rows.size(); ++row)
        CHECK(inBracket(standings->rows[row]) == (row < 4));
    Table& second = tournament.rounds[2].tables[1];
    second.games[0] = finished({3, 18});
    standings = standingsOf(tournament);
    CHECK(standings->rows[0].entry == second.sides[1][0]);
    for (std::size_t row = 1; row < 3; ++row) { // who has lost waits with the second chance
        CHECK(inBracket(standings->rows[row]));
        CHECK(standings->rows[row].entry != second.sides[0][0]);
    }
}

TEST_CASE("who played for the third place is third and fourth, whatever was corrected since") {
    for (int count = 4; count <= 16; ++count)
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            base::Random random(seed);
            Tournament tournament = knockout(count);
            while (roundsLeft(tournament)) drawAndPlay(tournament, random);
            const Table& third = tournament.rounds.back().tables.back();
            REQUIRE(third.stage == Stage::ThirdPlace);
            const std::size_t winner = *winnerOf(tournament, tournament.rounds.back(), third);
            for (std::size_t round = 0; round + 1 < tournament.rounds.size(); ++round)
                for (std::size_t table = 0; table < tournament.rounds[round].tables.size(); ++table) {
                    CAPTURE(count, seed, round, table);
                    Tournament corrected = tournament;
                    Sheet& sheet = corrected.rounds[round].tables[table].games.front();
                    std::swap(sheet.score[0], sheet.score[1]);
                    const auto standings = standingsOf(corrected);
                    REQUIRE(standings.ok());
                    CHECK(standings->rows[2].entry == third.sides[winner][0]);
                    CHECK(standings->rows[3].entry == third.sides[1 - winner][0]);
                    CHECK(standings->rows[3].rank == 4);
                    CHECK(standings->rows[2].why.kind == "bracket_third");
                    if (count > 4) CHECK(standings->rows[3].decidedBy == "bracket");
                }
        }
}

TEST_CASE("lives are counted from the results as they are now, whatever was corrected and when") {
    base::Random random(9);
    for (int evening = 0; evening < schreiber::test::sampled(20, 60, 2000); ++evening) {
        const int count = 3 + static_cast<int>(random.below(30));
        CAPTURE(evening, count);
        Tournament tournament = knockout(count, true);
        std::set<int> finalists;
        while (roundsLeft(tournament)) {
            auto round = drawRound(tournament, currentRound(tournament) + 1, random.next());
            REQUIRE(round.ok());
            const auto lost = losses(tournament, round->number);
            std::set<int> there;
            for (const auto& [number, times] : seenIn(*round)) there.insert(number);
            for (const Table& table : round->tables)
                for (const auto& side : table.sides)
                    if (table.stage == Stage::SecondChance) REQUIRE(lost.at(side[0]) < 2);
            const bool stillPlayed = round->number <= levelsFor(count) - 1;
            for (const auto& [number, times] : lost)
                if (stillPlayed && times < 2) REQUIRE(there.count(number) == 1);
            if (round->number == levelsFor(count))
                finalists = {round->tables[0].sides[0][0], round->tables[0].sides[1][0]};
            round->state = RoundState::Published;
            tournament.rounds.push_back(std::move(*round));
            playOut(tournament, random);
            REQUIRE(currentRound(tournament) < 40);
            if (random.below(2) == 0) continue;
            Round& earlier = tournament.rounds[random.below(tournament.rounds.size())];
            auto& score = earlier.tables[random.below(earlier.tables.size())].games[0].score;
            std::swap(score[0], score[1]);

            std::vector<VoidPairing> wanted;
            for (const Round& played : tournament.rounds) {
                const auto before = losses(tournament, played.number);
                for (const Table& table : played.tables) {
                    const int right = table.stage == Stage::SecondChance ? 1 : 0;
                    if (before.at(table.sides[0][0]) != right || before.at(table.sides[1][0]) != right)
                        wanted.push_back({played.number, table.number});
                }
            }
            REQUIRE(voidPairings(tournament) == wanted);
        }
        const auto standings = standingsOf(tournament);
        const auto lost = losses(tournament, currentRound(tournament) + 1);
        REQUIRE(finalists.count(standings->rows[0].entry) == 1);
        REQUIRE(finalists.count(standings->rows[1].entry) == 1);
        int alive = 0;
        for (const auto& [number, times] : lost)
            if (finalists.count(number) == 0 && times < 2) ++alive;
        REQUIRE(alive <= 1);
        if (alive == 1) REQUIRE(lost.at(standings->rows[2].entry) < 2);
    }
}

TEST_CASE("two who must not meet do not in the first round, and club mates as little as may be") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Tournament tournament = knockout(12);
        tournament.never = {{1, 2}, {3, 4}};
        tournament.settings.keepApart = "club";
        for (Entry& entry : tournament.entries) entry.club = entry.number <= 6 ? "Imst" : "Tarrenz";
        const auto round = drawRound(tournament, 1, seed);
        REQUIRE(round.ok());
        for (const Table& table : round->tables) {
            const int a = table.sides[0][0];
            const int b = table.sides[1][0];
            CHECK((a <= 6) != (b <= 6));
        }
    }
    Tournament tournament = knockout(2);
    tournament.never = {{1, 2}};
    CHECK(drawRound(tournament, 1, 1).error().code == "never_impossible");
    CHECK(drawRound(knockout(1), 1, 1).error() ==
          Refusal{"too_few_entries", {{"active", "1"}, {"needed", "2"}}});
}

TEST_CASE("everybody is as likely to have a bye and to meet anybody") {
    constexpr int kDraws = 3000;
    std::map<int, int> byes;
    std::map<std::pair<int, int>, int> met;
    for (std::uint64_t seed = 0; seed < kDraws; ++seed) {
        const auto round = drawRound(knockout(6), 1, seed);
        for (const int bye : round->sittingOut) ++byes[bye];
        for (const Table& table : round->tables) ++met[std::minmax(table.sides[0][0], table.sides[1][0])];
    }
    for (const auto& [number, times] : byes) CHECK(std::abs(times - kDraws / 3) < 130);
    CHECK(met.size() == 15);
    for (const auto& [couple, times] : met) CHECK(std::abs(times - 2 * kDraws / 15) < 100);
}

#include "evening.h"

#include <tournament/standings.h>

#include <catch2/catch.hpp>

#include <algorithm>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Standings ranked(const Tournament& tournament, int round = 0) {
    const auto standings = standingsOf(tournament, round);
    REQUIRE(standings.ok());
    return *standings;
}

const StandingRow& rowFor(const Standings& standings, int entry) {
    const auto found = std::find_if(standings.rows.begin(), standings.rows.end(),
                                    [&](const StandingRow& row) { return row.entry == entry; });
    REQUIRE(found != standings.rows.end());
    return *found;
}

std::vector<int> entries(const Standings& standings) {
    std::vector<int> out;
    for (const StandingRow& row : standings.rows) out.push_back(row.entry);
    return out;
}

std::vector<int> ranks(const Standings& standings) {
    std::vector<int> out;
    for (const StandingRow& row : standings.rows) out.push_back(row.rank);
    return out;
}

} // namespace

TEST_CASE("wins, points and difference of a drawn evening") {
    Tournament tournament = singles(4);
    tournament.settings.rounds = 2;
    addRound(tournament).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 11})})};
    addRound(tournament).tables = {tableOf(1, {{1, 3}, {2, 4}}, {finished({18, 15})})};
    const Standings standings = ranked(tournament);
    CHECK(standings.final);
    CHECK(entries(standings) == std::vector<int>{1, 2, 3, 4});
    CHECK(ranks(standings) == std::vector<int>{1, 2, 3, 4});
    const StandingRow& first = standings.rows[0];
    CHECK(first.played == 2);
    CHECK(first.wins.value() == 2);
    CHECK(first.score.value() == 2);
    CHECK(first.points.value() == 36);
    CHECK(first.against.value() == 26);
    CHECK(first.difference.value() == 10);
    CHECK(first.name == "Spieler 1");
    CHECK(first.decidedBy == "score");
    CHECK(first.why == Why{"score", "Spieler 2", Amount{4}, Amount{2}, {}, false});
    const StandingRow& second = standings.rows[1];
    CHECK(second.decidedBy == "points");
    CHECK(second.why == Why{"points", "Spieler 3", Amount{66}, Amount{58}, {{"score", {2}}}, false});
    CHECK_FALSE(standings.rows[3].decidedBy);
    CHECK(standings.rows[3].why == Why{});

    const Standings after1 = ranked(tournament, 1);
    CHECK(after1.round == 1);
    CHECK_FALSE(after1.final);
    CHECK(ranks(after1) == std::vector<int>{1, 1, 3, 3});
    CHECK_FALSE(standingsOf(tournament, 3).ok());
}

TEST_CASE("a ranking is final where no round follows; where their number is open, closing says so") {
    Tournament tournament = singles(4);
    addRound(tournament).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 11})})};
    addRound(tournament).tables = {tableOf(1, {{1, 3}, {2, 4}}, {finished({18, 15})})};
    CHECK(ranked(tournament).complete);
    CHECK_FALSE(ranked(tournament).final);
    CHECK_FALSE(ranked(tournament, 1).final);
    tournament.settings.rounds = 2;
    CHECK(ranked(tournament).final);
    addRound(tournament).state = RoundState::Draft; // one more than was planned
    CHECK_FALSE(ranked(tournament).final);
    tournament.rounds.pop_back();
    tournament.settings.rounds = 0;
    tournament.closing.emplace();
    CHECK(ranked(tournament).final);
    CHECK_FALSE(ranked(tournament, 1).final);
}

TEST_CASE("a hundred a win and the points") {
    Tournament tournament = pairs(2);
    tournament.settings.scoring = "100*win+1*points";
    addRound(tournament).tables = {tableOf(1, {{1}, {2}}, {finished({11, 18})})};
    const Standings standings = ranked(tournament);
    CHECK(standings.rows[0].entry == 2);
    CHECK(standings.rows[0].score.value() == 118);
    CHECK(standings.rows[1].score.value() == 11);
    CHECK(standings.rows[0].name == "Spieler 2 / Partner 2");
}

TEST_CASE("level in everything share the rank, the lot only orders the lines") {
    Tournament tournament = pairs(4);
    addRound(tournament).tables = {tableOf(1, {{1}, {2}}, {finished({18, 11})}),
                                   tableOf(2, {{3}, {4}}, {finished({18, 11})})};
    const Standings standings = ranked(tournament);
    CHECK(ranks(standings) == std::vector<int>{1, 1, 3, 3});
    CHECK(standings.rows[0].decidedBy == "lot");
    CHECK(standings.rows[1].decidedBy == "score");
    CHECK(standings.rows[0].why.level.back() == std::pair<std::string, Amount>("difference", {14}));
    CHECK_FALSE(standings.rows[0].why.mine);
    CHECK(ranked(tournament) == standings);
    // Another seed of the tournament, another lot: some seed turns the two round.
    bool turned = false;
    for (std::uint64_t seed = 1; seed < 40 && !turned; ++seed) {
        tournament.settings.seed = seed;
        turned = ranked(tournament).rows[0].entry != standings.rows[0].entry;
    }
    CHECK(turned);
}

TEST_CASE("a sit-out is worth the mean of the other rounds, rounded half up at the end") {
    Tournament tournament = singles(5);
    tournament.settings.rounds = 3;
    tournament.settings.scoring = "1*points";
    addRound(tournament).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 11})})};
    tournament.rounds.back().sittingOut = {5};
    addRound(tournament).tables = {tableOf(1, {{1, 5}, {3, 4}}, {finished({17, 18})})};
    tournament.rounds.back().sittingOut = {2};
    const Standings provisional = ranked(tournament);
    CHECK(rowFor(provisional, 5).points.value() == 34); // 17 and their mean
    CHECK(rowFor(provisional, 5).provisional);
    CHECK(rowFor(provisional, 5).wins.value() == 0);
    CHECK(rowFor(provisional, 5).played == 1);
    CHECK(rowFor(provisional, 5).satOut == 1);
    CHECK_FALSE(rowFor(provisional, 1).provisional);
    addRound(tournament).tables = {tableOf(1, {{5, 2}, {3, 1}}, {finished({4, 18})})};
    tournament.rounds.back().sittingOut = {4};
    const Standings standings = ranked(tournament);
    CHECK(rowFor(standings, 5).points.value() == 32);  // (17 + 4) * 3/2 = 31.5
    CHECK(rowFor(standings, 5).against.value() == 54); // (18 + 18) * 3/2
    CHECK(rowFor(standings, 5).difference.value() == -22);
    CHECK(rowFor(standings, 5).score.value() == 32);
    CHECK_FALSE(rowFor(standings, 5).provisional);
    // What that brings is told apart from what was played.
    CHECK(rowFor(standings, 5).missed == MissedShare{1, {1}, Amount{22}, Amount{22}, Amount{36}});
    CHECK(rowFor(standings, 1).missed == MissedShare{});

    tournament.settings.missedRound = "7";
    CHECK(rowFor(ranked(tournament), 5).score.value() == 28);
    CHECK(rowFor(ranked(tournament), 5).points.value() == 21);
    tournament.settings.missedRound = "win";
    tournament.settings.scoring = "10*win+1*points";
    CHECK(rowFor(ranked(tournament), 5).score.value() == 31);
    CHECK(rowFor(ranked(tournament), 5).wins.value() == 1);
    CHECK(rowFor(ranked(tournament), 5).won.value() == 0);
    CHECK(rowFor(ranked(tournament), 5).missed == MissedShare{1, {1}, Amount{20}, Amount{}, Amount{}});
}

TEST_CASE("missing sheets are named, and nothing is final without them") {
    Tournament tournament = singles(8);
    Sheet disputed = finished({18, 2});
    disputed.state = SheetState::Disputed;
    addRound(tournament).tables = {tableOf(1, {{1, 2}, {3, 4}}, {disputed}),
                                   tableOf(2, {{5, 6}, {7, 8}}, {finished({18, 11})})};
    const Standings standings = ranked(tournament);
    CHECK_FALSE(standings.final);
    CHECK(standings.missing == std::vector<MissingSheet>{{1, 1, 1}});
    CHECK(rowFor(standings, 1).played == 0);
    addRound(tournament).state = RoundState::Draft;
    CHECK(ranked(tournament).round == 1);
}

TEST_CASE("before anything is played everybody is level") {
    const Standings standings = ranked(singles(5));
    CHECK(standings.round == 0);
    CHECK_FALSE(standings.final);
    CHECK(ranks(standings) == std::vector<int>{1, 1, 1, 1, 1});
    CHECK(ranked(Tournament{}).rows.empty());
}

TEST_CASE("each criterion of the ladder") {
    Tournament tournament = pairs(4);
    const auto play = [&](int a, int b, std::vector<int> ab, int c, int d, std::vector<int> cd) {
        addRound(tournament).tables = {tableOf(1, {{a}, {b}}, {finished(std::move(ab))}),
                                       tableOf(2, {{c}, {d}}, {finished(std::move(cd))})};
    };
    // Everybody meets everybody; 1, 2 and 3 win two each, 3 over 1, 1 over 2, 2 over 3.
    play(1, 2, {18, 10}, 3, 4, {18, 0});
    play(1, 3, {16, 18}, 2, 4, {18, 2});
    play(1, 4, {18, 1}, 2, 3, {18, 12});
    const auto order = [&](const std::string& ladder) {
        tournament.settings.ladder = ladder;
        return ranked(tournament);
    };
    const auto decided = [](const Standings& standings) {
        std::vector<std::string> out;
        for (const StandingRow& row : standings.rows) out.push_back(row.decidedBy.value_or(""));
        return out;
    };
    using Names = std::vector<std::string>;
    // points 52, 46, 48; against 29, 32, 34
    CHECK(entries(order("score,points")) == std::vector<int>{1, 3, 2, 4});
    CHECK(decided(order("score,points")) == Names{"points", "points", "score", ""});
    CHECK(entries(order("wins,against")) == std::vector<int>{1, 2, 3, 4});
    CHECK(ranks(order("wins,difference")) == std::vector<int>{1, 2, 2, 4}); // 23, 14, 14, -51
    CHECK(decided(order("wins,difference")) == Names{"difference", "lot", "wins", ""});
    // One win each among the three: head-to-head leaves them level, then points tell.
    const Standings circle = order("wins,head-to-head,points");
    CHECK(entries(circle) == std::vector<int>{1, 3, 2, 4});
    CHECK(decided(circle) == Names{"points", "points", "wins", ""});
    CHECK(circle.rows[0].criteria[1].second == Amount{2});
    CHECK_FALSE(circle.rows[3].criteria[1].second); // level with nobody
    // Buchholz: the opponents' wins; each of the three met the two others (2 + 2) and the last (0).
    const Standings buchholz = order("wins,buchholz,points");
    CHECK(buchholz.rows[0].criteria[1].second == Amount{8});
    CHECK(buchholz.rows[3].criteria[1].second == Amount{12});
    // A decider that nobody recorded separates nobody.
    CHECK(decided(order("wins,decider")) == Names{"lot", "lot", "wins", ""});
    CHECK(ranks(order("wins,decider")) == std::vector<int>{1, 1, 1, 4});
}

TEST_CASE("head-to-head asks that each has met each, and does not apply to changing partners") {
    Tournament tournament = pairs(4);
    addRound(tournament).tables = {tableOf(1, {{1}, {2}}, {finished({12, 18})}),
                                   tableOf(2, {{3}, {4}}, {finished({18, 12})})};
    addRound(tournament).tables = {tableOf(1, {{1}, {3}}, {finished({18, 12})}),
                                   tableOf(2, {{2}, {4}}, {finished({12, 18})})};
    tournament.settings.ladder = "score,head-to-head";
    // All four have one win; 1 and 4 have not met.
    CHECK(ranks(ranked(tournament)) == std::vector<int>{1, 1, 1, 1});
    addRound(tournament).tables = {tableOf(1, {{2}, {1}}, {finished({18, 3})})};
    const Standings standings = ranked(tournament);
    CHECK(standings.rows[0].entry == 2);
    tournament.settings.ladder = "points,head-to-head";
    tournament.rounds[2].tables = {};
    // 30 each: again not each has met each.
    CHECK(ranks(ranked(tournament)) == std::vector<int>{1, 1, 1, 1});

    Tournament two = pairs(2);
    two.settings.ladder = "points,head-to-head";
    addRound(two).tables = {tableOf(1, {{1}, {2}}, {finished({18, 17})})};
    addRound(two).tables = {tableOf(1, {{1}, {2}}, {finished({17, 18}, Ending::Time)})};
    two.rounds[1].tables[0].games[0].score = {16, 17};
    two.rounds[1].tables[0].games[0].ending = Ending::Forfeit;
    two.rounds[1].tables[0].games[0].forfeitBy = 1;
    // 34 points each; 1 won both, the second by forfeit.
    CHECK(ranked(two).rows[0].entry == 1);
    CHECK(ranked(two).rows[0].decidedBy == "head-to-head");

    Tournament drawn = singles(4);
    drawn.settings.ladder = "head-to-head";
    addRound(drawn).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 11})})};
    CHECK(ranks(ranked(drawn)) == std::vector<int>{1, 1, 1, 1});
}

TEST_CASE("a bye counts the own mean in buchholz once, however many opponents a match has") {
    Tournament tournament = singles(5);
    tournament.settings.ladder = "buchholz";
    tournament.settings.scoring = "1*points";
    tournament.settings.missedRound = "0";
    addRound(tournament).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 10})})};
    tournament.rounds.back().sittingOut = {5};
    addRound(tournament).tables = {tableOf(1, {{5, 2}, {3, 4}}, {finished({9, 18})})};
    tournament.rounds.back().sittingOut = {1};
    // 1 met 3 and 4 (28 each) and sat out once: 56 and its own 18.
    CHECK(rowFor(ranked(tournament), 1).criteria[0].second == Amount{2 * (56 + 18)});
    CHECK(rowFor(ranked(tournament), 2).criteria[0].second == Amount{2 * 112});
}

TEST_CASE("what becomes of those who leave") {
    Tournament tournament = pairs(4);
    addRound(tournament).tables = {tableOf(1, {{1}, {2}}, {finished({18, 10})}),
                                   tableOf(2, {{3}, {4}}, {finished({18, 6})})};
    addRound(tournament).tables = {tableOf(1, {{1}, {3}}, {Sheet{}}),
                                   tableOf(2, {{2}, {4}}, {finished({18, 4})})};
    CHECK(ranked(tournament).missing.size() == 1);

    const auto leave = [&](LeaverResults results) {
        tournament.entries[0].absences = {{2, 0, results}};
        return ranked(tournament);
    };
    const Standings forfeit = leave(LeaverResults::Forfeit);
    CHECK(forfeit.missing.empty());
    CHECK(rowFor(forfeit, 3).wins.value() == 2);
    CHECK(rowFor(forfeit, 3).points.value() == 36);
    CHECK(rowFor(forfeit, 1).played == 2);

    const Standings unplayed = leave(LeaverResults::Unplayed);
    CHECK(unplayed.missing.empty());
    CHECK(rowFor(unplayed, 3).played == 1);
    CHECK(rowFor(unplayed, 3).satOut == 1);
    CHECK(rowFor(unplayed, 3).points.value() == 36); // the mean again
    CHECK(rowFor(unplayed, 1).satOut == 0);
    CHECK(rowFor(unplayed, 1).points.value() == 18);

    const Standings none = leave(LeaverResults::Void);
    CHECK(none.rows.size() == 3);
    CHECK(rowFor(none, 2).played == 1);
    CHECK(rowFor(none, 2).satOut == 1);

    tournament.entries[0].absences = {{2, 2, LeaverResults::Void}}; // came back
    CHECK(ranked(tournament).rows.size() == 4);
    // What fell away is not waited for again.
    CHECK(ranked(tournament).missing.empty());
    CHECK(rowFor(ranked(tournament), 3).satOut == 1);
    tournament.entries[0].absences = {{2, 2, LeaverResults::Forfeit}};
    CHECK(rowFor(ranked(tournament), 3).wins.value() == 2);
}

TEST_CASE("a ranking names those who played in its round") {
    Tournament tournament = pairs(4);
    for (int round = 1; round <= 2; ++round)
        addRound(tournament).tables = {tableOf(1, {{1}, {2}}, {finished({18, 10})}),
                                       tableOf(2, {{3}, {4}}, {finished({18, 6})})};
    const std::string before = nameOf(tournament, 4);
    tournament.entries[3].replaced = {{tournament.entries[3].persons[0], 0, 2}};
    tournament.entries[3].persons[0] = {"Eva", "Neu", {}, Sex::Female};
    CHECK(rowFor(ranked(tournament, 1), 4).name == before);
    CHECK(rowFor(ranked(tournament, 2), 4).name == "Eva Neu / Partner 4");
    const Standings first = ranked(tournament, 1);
    CHECK(first.rows[2].why.other == before);

    Tournament alone = singles(4);
    for (int round = 1; round <= 2; ++round)
        addRound(alone).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 10})})};
    alone.entries[3].replaced = {{alone.entries[3].persons[0], 0, 2, "Imst"}};
    alone.entries[3].persons[0] = {"Eva", "Neu", {}, Sex::Female};
    CHECK(rowFor(ranked(alone, 1), 4).club == "Imst"); // it went with the person
    CHECK(rowFor(ranked(alone, 2), 4).club.empty());
}

TEST_CASE("who came late has no row before, and nothing for the rounds before") {
    Tournament tournament = singles(5);
    tournament.entries[4].joined = 2;
    addRound(tournament).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 10})})};
    CHECK(ranked(tournament).rows.size() == 4);
    addRound(tournament).tables = {tableOf(1, {{1, 5}, {3, 4}}, {finished({18, 10})})};
    tournament.rounds.back().sittingOut = {2};
    CHECK(rowFor(ranked(tournament), 5).points.value() == 18);
    CHECK(rowFor(ranked(tournament), 5).satOut == 0);
}

TEST_CASE("a formula that is none is refused, not guessed") {
    Tournament tournament = singles(4);
    tournament.settings.scoring = "win";
    CHECK(standingsOf(tournament).error().code == "bad_scoring");
    tournament.settings.scoring = "1*win";
    tournament.settings.ladder = "luck";
    CHECK(standingsOf(tournament).error().code == "bad_ladder");
    tournament.settings.ladder = "score";
    tournament.settings.missedRound = "nothing";
    CHECK(standingsOf(tournament).error().code == "bad_missed_round");
}

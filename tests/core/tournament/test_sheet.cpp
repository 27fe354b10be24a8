#include <base/random.h>
#include <tournament/match.h>
#include <tournament/sheet.h>

#include <catch2/catch.hpp>

#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::tournament;

namespace {

const GameTarget kEighteen{0, 18, 2, 4};
const GameTarget kStraf{9, 0, 3, 3};

Line lineOf(std::vector<int> points, std::vector<game::Mark> figures = {}, std::vector<int> penalty = {}) {
    Line line;
    line.points = std::move(points);
    line.figures = std::move(figures);
    line.penalty = std::move(penalty);
    return line;
}

Sheet written(const GameTarget& target, const std::vector<Line>& lines) {
    Sheet sheet;
    for (const Line& line : lines) {
        auto next = withLine(sheet, target, line);
        REQUIRE(next.ok());
        sheet = *next;
    }
    return sheet;
}

template <class Result>
std::string codeOf(const Result& result) {
    return result.ok() ? "" : result.error().code;
}

FinalScore finalScore(std::vector<int> points, Ending ending = Ending::Played) {
    FinalScore score;
    score.points = std::move(points);
    score.ending = ending;
    return score;
}

} // namespace

TEST_CASE("the columns are added up and the dealer goes round") {
    // pagat's example of three rows: 2-1, 0-3, 4-1 are 6 and 5 (docs/rules/matrix.md TC-92).
    const Sheet sheet = written(kEighteen, {lineOf({2, 1}), lineOf({0, 3}), lineOf({4, 1})});
    CHECK(sheet.score == std::vector<int>{6, 5});
    CHECK(sheet.state == SheetState::Open);
    CHECK(sheet.lines[2].n == 3);
    const Standing standing = standingOf(sheet, kEighteen, 2);
    CHECK(standing.afterLine == std::vector<std::vector<int>>{{2, 1}, {2, 4}, {6, 5}});
    CHECK(standing.deals == 3);
    CHECK(standing.dealerNext == 1); // 2, 3, 0, then 1
    CHECK_FALSE(standing.winner);
}

TEST_CASE("one short of the target is gestrichen, the target ends the game") {
    Sheet sheet = written(kEighteen, {lineOf({17, 12})});
    CHECK(standingOf(sheet, kEighteen, 0).gestrichen == std::vector<bool>{true, false});
    sheet = written(kEighteen, {lineOf({17, 12}), lineOf({1, 5})});
    const Standing over = standingOf(sheet, kEighteen, 0);
    CHECK(over.winner == 0);
    CHECK(over.gestrichen == std::vector<bool>{false, true});
    CHECK_FALSE(over.dealerNext);
    CHECK(sheet.state == SheetState::Entered);
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({1, 0}))) == "game_over");
}

TEST_CASE("a struck line counts no more, stays readable, and its deal is dealt again") {
    const Sheet sheet = written(kEighteen, {lineOf({2, 1}), lineOf({17, 0})});
    CHECK(sheet.state == SheetState::Entered);
    const auto struck = withStrike(sheet, kEighteen, 2, "verkehrt herum");
    REQUIRE(struck.ok());
    CHECK(struck->score == std::vector<int>{2, 1});
    CHECK(struck->state == SheetState::Open);
    CHECK(struck->lines[1].points == std::vector<int>{17, 0});
    CHECK(struck->lines[1].struck == "verkehrt herum");
    CHECK(standingOf(*struck, kEighteen, 0).dealerNext == 1);
    const auto again = withLine(*struck, kEighteen, lineOf({0, 7}));
    REQUIRE(again.ok());
    CHECK(again->lines[2].n == 3);
    CHECK(again->score == std::vector<int>{2, 8});
    CHECK(standingOf(*again, kEighteen, 0).afterLine ==
          std::vector<std::vector<int>>{{2, 1}, {2, 1}, {2, 8}});

    CHECK(codeOf(withStrike(*again, kEighteen, 2, "noch einmal")) == "already_struck");
    CHECK(codeOf(withStrike(*again, kEighteen, 9, "weg")) == "no_such_line");
    CHECK(codeOf(withStrike(*again, kEighteen, 1, "")) == "reason_needed");
}

TEST_CASE("a fine comes off, also below nothing, and is no deal when it stands alone") {
    const Sheet sheet = written(kEighteen, {lineOf({1, 3}), lineOf({}, {}, {2, 0})});
    CHECK(sheet.score == std::vector<int>{-1, 3});
    CHECK(standingOf(sheet, kEighteen, 0).deals == 1);
    // Fined and scoring in one line: the fine comes off before any figure counts.
    const Sheet both = written(kEighteen, {lineOf({17, 16}), lineOf({2, 1}, {}, {2, 0})});
    CHECK(both.score == std::vector<int>{17, 17});
    CHECK(standingOf(both, kEighteen, 0).gestrichen == std::vector<bool>{true, true});
}

TEST_CASE("both at the target in one line needs the order of the figures") {
    const Sheet sheet = written(kEighteen, {lineOf({16, 16})});
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({2, 2}))) == "both_at_target");
    // docs/rules/matrix.md TC-93: A bet the Hanger first, B the Gleich later, both held at 2.
    const auto order = [&](const game::Mark& first, const game::Mark& second) {
        return withLine(sheet, kEighteen, lineOf({2, 2}, {first, second}));
    };
    const game::Mark hanger{"hanger", 0, 2, "held"};
    const game::Mark gleich{"gleich", 1, 2, "held"};
    const auto a = order(hanger, gleich);
    REQUIRE(a.ok());
    CHECK(a->score == std::vector<int>{18, 16});
    CHECK(standingOf(*a, kEighteen, 0).winner == 0);
    CHECK(a->lines[1].figures.size() == 2);
    const auto b = order(gleich, hanger);
    REQUIRE(b.ok());
    CHECK(standingOf(*b, kEighteen, 0).winner == 1);
    // Figures that do not make up the points decide nothing.
    CHECK(codeOf(order({"hanger", 0, 1, "held"}, gleich)) == "both_at_target");
    CHECK(codeOf(order({"hanger", -1, 2, "standing"}, gleich)) == "both_at_target");
}

TEST_CASE("striking a fine may leave a line that puts both at the target") {
    const Sheet sheet = written(kEighteen, {lineOf({16, 16}), lineOf({}, {}, {0, 2}), lineOf({2, 3})});
    CHECK(standingOf(sheet, kEighteen, 0).winner == 0);
    const auto struck = withStrike(sheet, kEighteen, 2, "die Strafe war falsch");
    REQUIRE(struck.ok());
    const Standing standing = standingOf(*struck, kEighteen, 0);
    CHECK(standing.undecided);
    CHECK_FALSE(standing.winner);
    CHECK(struck->state == SheetState::Open);
    FinalScore ruled = finalScore({16, 18}, Ending::Ruling);
    ruled.ruling = 4;
    const auto decided = withFinalScore(*struck, kEighteen, ruled);
    REQUIRE(decided.ok());
    CHECK(standingOf(*decided, kEighteen, 0).winner == 1);
    CHECK(decided->lines == struck->lines);
}

TEST_CASE("Strafperlaggen counts down for three and stops at nothing") {
    Sheet sheet = written(kStraf, {lineOf({3, 0, 0}), lineOf({5, 1, 0}, {}, {0, 0, 2})});
    CHECK(sheet.score == std::vector<int>{1, 8, 11});
    const Standing standing = standingOf(sheet, kStraf, 1);
    CHECK(standing.gestrichen == std::vector<bool>{true, false, false});
    CHECK(standing.dealerNext == 0);
    sheet = written(kStraf, {lineOf({3, 0, 0}), lineOf({5, 1, 0}), lineOf({3, 2, 0})});
    CHECK(sheet.score == std::vector<int>{0, 6, 9});
    CHECK(standingOf(sheet, kStraf, 1).winner == 0);
}

TEST_CASE("what a fine may do to a score is said by the target, line by line") {
    const auto target = [](base::BelowZero belowZero) { return GameTarget{0, 18, 2, 4, belowZero}; };
    const GameTarget owing = target(base::BelowZero::Owed);
    const std::vector<Line> lines{lineOf({1, 0}), lineOf({}, {}, {3, 0}), lineOf({1, 4}, {}, {1, 0})};

    Sheet sheet = written(owing, lines);
    Standing standing = standingOf(sheet, owing, 0);
    CHECK(standing.afterLine == std::vector<std::vector<int>>{{1, 0}, {0, 0}, {0, 4}});
    CHECK(standing.owed == std::vector<int>{2, 0});
    CHECK(isOwing(standing));
    CHECK(sheet.score == std::vector<int>{0, 4});
    const auto struck = withStrike(sheet, owing, 2, "zu Unrecht"); // with it goes what it left owing
    REQUIRE(struck.ok());
    CHECK(struck->score == std::vector<int>{1, 4});
    CHECK_FALSE(isOwing(standingOf(*struck, owing, 0)));
    const auto paid = withLine(sheet, owing, lineOf({5, 0}));
    REQUIRE(paid.ok());
    CHECK(paid->score == std::vector<int>{3, 4});
    CHECK_FALSE(isOwing(standingOf(*paid, owing, 0)));

    CHECK(written(target(base::BelowZero::Dropped), lines).score == std::vector<int>{1, 4});
    CHECK(written(target(base::BelowZero::Allowed), lines).score == std::vector<int>{-2, 4});
}

TEST_CASE("what is owed comes off before a game is won") {
    const GameTarget owing{0, 18, 2, 4, base::BelowZero::Owed};
    Sheet sheet = written(owing, {lineOf({}, {}, {2, 0}), lineOf({18, 17})});
    CHECK(sheet.score == std::vector<int>{16, 17});
    CHECK_FALSE(standingOf(sheet, owing, 0).winner);
    // Gleich first, and still one short: the other side's Spiel is there before the Hanger.
    const auto won = withLine(
        sheet, owing,
        lineOf({2, 1}, {{"gleich", 0, 1, "held"}, {"spiel", 1, 1, "held"}, {"hanger", 0, 1, "held"}}));
    REQUIRE(won.ok());
    CHECK(won->score == std::vector<int>{17, 18});
    CHECK(won->lines.back().points == std::vector<int>{1, 1});
}

TEST_CASE("nobody is given a final score below 0 where a fine cannot take him there") {
    const GameTarget owing{0, 18, 2, 4, base::BelowZero::Owed};
    CHECK(codeOf(withFinalScore({}, owing, finalScore({-2, 18}))) == "score_below_zero");
    const auto negative = withFinalScore({}, kEighteen, finalScore({-2, 18}));
    REQUIRE(negative.ok());
    CHECK(negative->score == std::vector<int>{-2, 18});
    const Standing standing = standingOf(*negative, kEighteen, 0);
    CHECK_FALSE(isOwing(standing));
}

TEST_CASE("a sheet is counted anew when fines may do something else") {
    const GameTarget owing{0, 18, 2, 4, base::BelowZero::Owed};
    Sheet sheet = written(kEighteen, {lineOf({}, {}, {2, 0}), lineOf({1, 17}), lineOf({0, 1})});
    sheet.state = SheetState::Confirmed;
    CHECK(countedAnew(sheet, kEighteen) == sheet);
    const Sheet anew = countedAnew(sheet, owing);
    CHECK(anew.score == std::vector<int>{0, 18});
    CHECK(anew.state == SheetState::Entered); // another score than the one that was confirmed
    const auto keyed = withFinalScore({}, kEighteen, finalScore({-2, 18}));
    REQUIRE(keyed.ok());
    CHECK(countedAnew(*keyed, owing) == *keyed);
}

TEST_CASE("what cannot stand in a line is refused") {
    const Sheet sheet;
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({1, 2, 3}))) == "wrong_number_of_sides");
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({1, 2}, {}, {1}))) == "wrong_number_of_sides");
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({1, 2}, {{"gleich", 2, 1, ""}}))) ==
          "wrong_number_of_sides");
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({}))) == "nothing_written");
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({-1, 2}))) == "negative_points");
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({1, 0}, {}, {-1, 0}))) == "negative_points");
    CHECK(codeOf(withLine(sheet, kEighteen, lineOf({2000000000, 0}))) == "too_many_points");
    CHECK(codeOf(withLine(sheet, kEighteen,
                          lineOf({1, 0}, std::vector<game::Mark>(13, {"gleich", 0, 0, ""})))) ==
          "too_many_figures");
    CHECK(withLine(sheet, kEighteen, lineOf({0, 0})).ok()); // three figures left standing
    Sheet full;
    full.lines.resize(500);
    CHECK(codeOf(withLine(full, kEighteen, lineOf({0, 0}))) == "too_many_lines");
}

TEST_CASE("a final score has one side at the target, written at the target") {
    const Sheet none;
    const auto plain = withFinalScore(none, kEighteen, finalScore({18, 11}));
    REQUIRE(plain.ok());
    CHECK(plain->score == std::vector<int>{18, 11});
    CHECK(plain->state == SheetState::Entered);
    CHECK(plain->finalOnly);
    CHECK(standingOf(*plain, kEighteen, 0).winner == 0);
    CHECK_FALSE(standingOf(*plain, kEighteen, 0).dealerNext);

    CHECK(withFinalScore(none, kEighteen, finalScore({20, 11}))->score == std::vector<int>{18, 11});
    FinalScore kept = finalScore({20, 11});
    kept.keepSurplus = true;
    CHECK(withFinalScore(none, kEighteen, kept)->score == std::vector<int>{20, 11});

    CHECK(codeOf(withFinalScore(none, kEighteen, finalScore({17, 11}))) == "no_side_at_target");
    CHECK(codeOf(withFinalScore(none, kEighteen, finalScore({18, 18}))) == "both_sides_at_target");
    CHECK(codeOf(withFinalScore(none, kEighteen, finalScore({18}))) == "wrong_number_of_sides");
    CHECK(codeOf(withFinalScore(none, kEighteen, finalScore({5000, 1}))) == "too_many_points");
    CHECK(codeOf(withLine(*plain, kEighteen, lineOf({1, 0}))) == "final_score_only");
    // A typing error is put right by keying the score again.
    CHECK(withFinalScore(*plain, kEighteen, finalScore({12, 18}))->score == std::vector<int>{12, 18});

    const auto down = withFinalScore(none, kStraf, finalScore({4, -1, 11}));
    REQUIRE(down.ok());
    CHECK(down->score == std::vector<int>{4, 0, 11});
}

TEST_CASE("a game won by lines stands at the target, as one keyed by its final score does") {
    const Sheet sheet = written(kEighteen, {lineOf({9, 4}), lineOf({4, 4}), lineOf({7, 0})});
    CHECK(sheet.score == std::vector<int>{18, 8});
    CHECK(standingOf(sheet, kEighteen, 0).afterLine.back() == std::vector<int>{20, 8});
    // Struck again, nothing of the surplus is forgotten.
    CHECK(withStrike(sheet, kEighteen, 1, "falsch")->score == std::vector<int>{11, 4});
}

TEST_CASE("who forfeits cannot win, and what broke a game off explains any score") {
    FinalScore forfeit = finalScore({7, 3}, Ending::Forfeit);
    forfeit.forfeitBy = 0;
    CHECK(withFinalScore({}, kEighteen, forfeit)->score == std::vector<int>{7, 18});
    Table table;
    table.sides = {{1}, {2}};
    forfeit.points = {18, 7}; // it was won, and then given up
    table.games = {*withFinalScore({}, kEighteen, forfeit)};
    CHECK(resultOf(Settings{}, table)->wins[1].halves == 2);
    table.games = {*withFinalScore({}, kEighteen, finalScore({18, 18}, Ending::Time))};
    CHECK(table.games[0].score == std::vector<int>{18, 18});
    CHECK(resultOf(Settings{}, table)->wins[0].halves == 1);
    FinalScore above = finalScore({20, 18}, Ending::Time);
    above.keepSurplus = true;
    CHECK(withFinalScore({}, kEighteen, above)->score == std::vector<int>{20, 18});
}

TEST_CASE("time, forfeit and ruling end a game at any score") {
    const Sheet none;
    const auto time = withFinalScore(none, kEighteen, finalScore({14, 14}, Ending::Time));
    REQUIRE(time.ok());
    CHECK(time->score == std::vector<int>{14, 14});
    CHECK_FALSE(standingOf(*time, kEighteen, 0).winner);

    FinalScore forfeit = finalScore({}, Ending::Forfeit);
    CHECK(codeOf(withFinalScore(none, kEighteen, forfeit)) == "no_such_side");
    forfeit.forfeitBy = 0;
    CHECK(withFinalScore(none, kEighteen, forfeit)->score == std::vector<int>{0, 18});
    CHECK(codeOf(withFinalScore(none, kStraf, forfeit)) == "wrong_number_of_sides");

    const Sheet playing = written(kEighteen, {lineOf({9, 6})});
    const auto given = withFinalScore(playing, kEighteen, forfeit);
    REQUIRE(given.ok());
    CHECK(given->score == std::vector<int>{9, 18});
    CHECK(given->lines.size() == 1);
    const auto stopped = withFinalScore(playing, kEighteen, finalScore({}, Ending::Time));
    REQUIRE(stopped.ok());
    CHECK(stopped->score == std::vector<int>{9, 6});
    CHECK_FALSE(stopped->finalOnly);
    CHECK(codeOf(withLine(*stopped, kEighteen, lineOf({1, 0}))) == "game_over");
    CHECK(codeOf(withFinalScore(playing, kEighteen, finalScore({18, 6}))) == "half_written");
    CHECK(codeOf(withFinalScore(playing, kEighteen, finalScore({10, 6}, Ending::Time))) == "half_written");
    CHECK(codeOf(withFinalScore(playing, kEighteen, finalScore({10, 6}, Ending::Ruling))) == "reason_needed");
}

TEST_CASE("a fine on the sheet and a final score go together") {
    const Sheet fined = written(kEighteen, {lineOf({}, {}, {0, 2})});
    CHECK(fined.score == std::vector<int>{0, -2});
    const auto played = withFinalScore(fined, kEighteen, finalScore({18, 9}));
    REQUIRE(played.ok());
    CHECK(played->score == std::vector<int>{18, 9}); // as the paper says: the fine is in it
    CHECK(played->state == SheetState::Entered);
    CHECK(played->lines == fined.lines);
    CHECK(standingOf(*played, kEighteen, 0).winner == 0);
    CHECK(withFinalScore(fined, kEighteen, finalScore({10, 6}, Ending::Time))->score ==
          std::vector<int>{10, 6});
    const auto stopped = withFinalScore(fined, kEighteen, finalScore({}, Ending::Time));
    REQUIRE(stopped.ok());
    CHECK(stopped->score == fined.score);
    // A deal beside it would be another account of the same game; one that is struck is none.
    const Sheet dealt = written(kEighteen, {lineOf({}, {}, {0, 2}), lineOf({3, 1})});
    CHECK(codeOf(withFinalScore(dealt, kEighteen, finalScore({18, 9}))) == "half_written");
    const auto struck = withStrike(dealt, kEighteen, 2, "falsch");
    CHECK(withFinalScore(*struck, kEighteen, finalScore({18, 9})).ok());
}

TEST_CASE("a dispute that a ruling decides counts, and stays on record") {
    Sheet sheet = *withFinalScore({}, kEighteen, finalScore({18, 11}));
    sheet.state = SheetState::Disputed;
    CHECK_FALSE(isWritten(sheet));
    FinalScore ruled = finalScore({18, 9}, Ending::Ruling);
    ruled.ruling = 1;
    const auto decided = withFinalScore(sheet, kEighteen, ruled);
    REQUIRE(decided.ok());
    CHECK(decided->state == SheetState::Disputed);
    CHECK(isWritten(*decided));
}

TEST_CASE("the target of a table follows from the settings and who sits there") {
    Settings settings;
    settings.target = 15;
    Table table;
    table.sides = {{1, 2}, {3, 4}};
    CHECK(targetOf(settings, table) == GameTarget{0, 15, 2, 4});
    settings.format = Format::Pairs;
    table.sides = {{1}, {2}};
    CHECK(targetOf(settings, table) == GameTarget{0, 15, 2, 4});
    settings.format = Format::Solo;
    settings.start = 9;
    settings.target = 0;
    table.sides = {{1}, {2}, {3}};
    CHECK(targetOf(settings, table) == GameTarget{9, 0, 3, 3});
}

TEST_CASE("a sheet from a file that nobody could have written does no harm") {
    Sheet sheet;
    sheet.state = SheetState::Open;
    for (int n = 1; n <= 3; ++n) {
        Line line = lineOf({2147483647, -2147483647, 5}, {{"gleich", 7, 2147483647, ""}}, {2147483647});
        line.n = n;
        sheet.lines.push_back(line);
    }
    CHECK(standingOf(sheet, kEighteen, 0).score.size() == 2);
    CHECK(withStrike(sheet, kEighteen, 2, "weg").ok());
    CHECK_FALSE(withLine(sheet, kEighteen, lineOf({1, 1, 1})).ok());
}

TEST_CASE("where fines are owed, score less what is owed is what it would be below 0") {
    const GameTarget owing{0, 100, 2, 4, base::BelowZero::Owed};
    const GameTarget allowed{0, 100, 2, 4, base::BelowZero::Allowed};
    const std::uint64_t seed = 20150622;
    base::Random random(seed);
    INFO("seed " << seed);
    for (int game = 0; game < 200; ++game) {
        Sheet sheet;
        for (int step = 0; step < 25; ++step) {
            const auto number = [&](std::uint64_t most) { return static_cast<int>(random.below(most)); };
            const Line line = lineOf({number(3), number(3)}, {}, {number(4), number(2)});
            auto next = number(6) == 0 ? withStrike(sheet, owing, number(25) + 1, "wrong")
                                       : withLine(sheet, owing, line);
            if (!next.ok()) continue;
            sheet = *next;
            const Standing owed = standingOf(sheet, owing, 0);
            const Standing below = standingOf(sheet, allowed, 0);
            for (std::size_t side = 0; side < 2; ++side) {
                REQUIRE(owed.score[side] - owed.owed[side] == below.score[side]);
                REQUIRE((owed.score[side] == 0 || owed.owed[side] == 0));
                REQUIRE(owed.score[side] >= 0);
            }
        }
    }
}

TEST_CASE("the total is always the sum of the lines that are not struck") {
    const std::uint64_t seed = 20150621;
    base::Random random(seed);
    INFO("seed " << seed);
    for (int game = 0; game < 200; ++game) {
        Sheet sheet;
        for (int step = 0; step < 40; ++step) {
            const auto number = [&](std::uint64_t most) { return static_cast<int>(random.below(most)); };
            Line line = lineOf({number(5), number(5)});
            if (number(6) == 0) line.penalty = {number(3), number(3)};
            auto next = number(5) == 0 ? withStrike(sheet, kEighteen,
                                                    number(static_cast<std::uint64_t>(step) + 1), "wrong")
                                       : withLine(sheet, kEighteen, line);
            if (!next.ok()) continue;
            sheet = *next;
            std::vector<int> sum{0, 0};
            int deals = 0;
            for (const Line& row : sheet.lines) {
                if (row.struck) continue;
                ++deals;
                for (std::size_t side = 0; side < 2; ++side)
                    sum[side] += row.points[side] - (row.penalty.empty() ? 0 : row.penalty[side]);
            }
            const Standing standing = standingOf(sheet, kEighteen, 3);
            REQUIRE(standing.afterLine.back() == sum);
            // But for what a winner has beyond the target.
            if (standing.winner) {
                int& won = sum[static_cast<std::size_t>(*standing.winner)];
                won = std::min(won, kEighteen.target);
            }
            REQUIRE(sheet.score == sum);
            REQUIRE(standing.score == sum);
            if (standing.dealerNext) REQUIRE(*standing.dealerNext == (3 + deals) % 4);
        }
    }
}

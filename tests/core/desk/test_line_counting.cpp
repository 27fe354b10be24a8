#include "../perlaggen/deal/dealing.h"

#include <desk/failure.h>
#include <desk/line_marks.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/outcome.h>
#include <steps/figures.h>
#include <string>
#include <vector>

// A line of the sheet is counted as the deal that it is written of.
using namespace schreiber;
using namespace schreiber::desk;

namespace {

struct Sheet {
    tournament::Settings settings;
    tournament::GameTarget target;
    tournament::Sheet sheet;

    Sheet(const std::string& rules, int points, int zero, int one) {
        settings.rules = rules;
        settings.target = points;
        target.target = points;
        tournament::Line before;
        before.n = 1;
        before.points = {zero, one};
        sheet.lines.push_back(before);
        sheet.score = before.points;
    }
};

tournament::Line lineOf(std::vector<game::Mark> figures) {
    tournament::Line line;
    line.figures = std::move(figures);
    return line;
}

// "1 2", or what is missing.
std::string writtenOf(const Sheet& on, const tournament::Line& line) {
    const auto counted = withFiguresCounted(on.settings, on.sheet, on.target, line);
    if (!counted) {
        const auto needs = counted.error().arguments.find("needs");
        return needs == counted.error().arguments.end() ? counted.error().code : needs->second;
    }
    std::string text;
    for (const int points : counted->points) text += (text.empty() ? "" : " ") + std::to_string(points);
    return text;
}

std::string written(const Sheet& on, const std::vector<game::Mark>& figures) {
    return writtenOf(on, lineOf(figures));
}

std::vector<std::string> asked(const Sheet& on, const std::vector<game::Mark>& figures) {
    const auto question =
        missingFact(on.settings, on.sheet, on.target, lineOf(figures), words::Language::English);
    std::vector<std::string> all;
    if (!question || !*question) return all;
    all.push_back((*question)->need);
    for (const game::Question::Way& way : (*question)->ways)
        all.push_back(way.said + ": " + writtenOf(on, way.line));
    return all;
}

} // namespace

TEST_CASE("four lines are counted as the record of the deal, or ask for what decides") {
    const Sheet oberland("oberland", 15, 13, 14);
    CHECK(written(oberland,
                  {{"gleich", 0, 1, "given"}, {"spiel", 0, 1, "unbet"}, {"hanger", 1, 1, "unbet"}}) == "1 1");

    const Sheet level("imst", 15, 14, 14);
    CHECK(written(level, {{"gleich", 0, 1, "unbet"}, {"spiel", 1, 1, "unbet"}}) == "gleich.declared");
    CHECK(asked(level, {{"gleich", 0, 1, "unbet"}, {"spiel", 1, 1, "unbet"}}) ==
          std::vector<std::string>{"whether the Gleich was asked for and allowed",
                                   "The Gleich was asked for and allowed: 1 0",
                                   "The Gleich was not asked for: 0 1"});
    CHECK(written(level, {{"gleich", 0, 1, "declared"}, {"spiel", 1, 1, "unbet"}}) == "1 0");
    CHECK(written(level, {{"gleich", 0, 1, "shown"}, {"spiel", 1, 1, "unbet"}}) == "0 1");
    const auto undeclared =
        missingFact(level.settings, level.sheet, level.target,
                    lineOf({{"gleich", 0, 1, "unbet"}, {"spiel", 1, 1, "unbet"}}), words::Language::English);
    REQUIRE((undeclared && *undeclared && (*undeclared)->ways.size() == 2));
    // what was shown stays on the sheet, with what was told of it
    CHECK((*undeclared)->ways[1].line.figures ==
          std::vector<game::Mark>{{"gleich", 0, 1, "shown"}, {"spiel", 1, 1, "unbet"}});
    CHECK(written(level, {{"spiel", 1, 1, "unbet"}}) == "0 1");

    const Sheet behind("imst", 15, 13, 14);
    CHECK(written(behind,
                  {{"spiel", 0, 1, "given"}, {"gleich", 1, 1, "unbet:3"}, {"hanger", 0, 1, "unbet:4"}}) ==
          "2 0");
    CHECK(written(behind, {{"spiel", 0, 1, "given"}, {"gleich", 1, 1, "unbet"}, {"hanger", 0, 1, "unbet"}}) ==
          "gleich.size,hanger.size");
    CHECK(asked(behind, {{"spiel", 0, 1, "given"}, {"gleich", 1, 1, "unbet:3"}, {"hanger", 0, 1, "unbet"}}) ==
          std::vector<std::string>{"how many cards the Hanger has", "The Hanger has 2 cards: 1 1",
                                   "The Hanger has 3 cards: 1 1", "The Hanger has 4 cards: 2 0",
                                   "The Hanger has 5 cards: 2 0"});

    const Sheet ahead("imst", 15, 14, 13);
    CHECK(written(ahead, {{"spiel", 1, 1, "conceded"}, {"gleich", 0, 1, "declared"}}) == "1 1");
    tournament::Line right = lineOf({{"spiel", 1, 1, "conceded"}, {"gleich", 0, 1, "declared"}});
    right.points = {1, 1};
    CHECK(withFiguresCounted(ahead.settings, ahead.sheet, ahead.target, right).ok());
}

TEST_CASE("a figure that was held may still be given to a side that could not have bet so high") {
    CHECK(written(Sheet("imst", 15, 14, 9), {{"spiel", 0, 2, "good"}}) == "2 0");
    CHECK(written(Sheet("suedtirol", 18, 17, 9), {{"spiel", 0, 2, "good"}}) == "2 0");
    CHECK(written(Sheet("innsbruck", 18, 16, 16), {{"spiel", 0, 2, "good"}}) == "2 0");
    // at the value of the first bet nobody held it
    CHECK(written(Sheet("suedtirol", 18, 17, 16), {{"gleich", 0, 1, "conceded"}}) == "figure_breaks_rule");
    // nobody can have raised to it
    CHECK(written(Sheet("imst", 15, 14, 14), {{"spiel", 0, 2, "good"}}) == "figure_breaks_rule");
}

TEST_CASE("what is missing is advised by the marks of that line which tell it") {
    const Sheet level("imst", 15, 14, 14);
    const auto line = lineOf({{"gleich", 0, 1, "unbet"}, {"spiel", 1, 1, "unbet"}});
    const auto counted = withFiguresCounted(level.settings, level.sheet, level.target, line);
    REQUIRE_FALSE(counted);
    CHECK(counted.error().arguments.at("needs") == "gleich.declared");
    CHECK(counted.error().arguments.at("tell") == "gleich=0:1:declared, gleich=0:1:shown");
    CHECK(written(level, {{"gleich", 0, 1, "declared"}, {"spiel", 1, 1, "unbet"}}) == "1 0");
    CHECK(written(level, {{"gleich", 0, 1, "shown"}, {"spiel", 1, 1, "unbet"}}) == "0 1");
}

TEST_CASE("a line says what it would come to where only the program's choice decides") {
    const auto told = [](const Sheet& on, const std::vector<game::Mark>& figures) {
        std::vector<std::string> all;
        for (const game::Otherwise& one : otherwise(on.settings, on.sheet, on.target, lineOf(figures)))
            all.push_back(one.name + '=' + one.value + (one.isOpen ? " open" : "") +
                          (one.winner ? " won by " + std::to_string(*one.winner) : ""));
        return all;
    };
    const std::vector<game::Mark> unbet{
        {"gleich", 1, 1, "unbet"}, {"hanger", 1, 1, "unbet"}, {"spiel", 0, 1, "unbet"}};
    CHECK(told(Sheet("deutschnofen", 18, 17, 16), unbet) ==
          std::vector<std::string>{"unbet_order=SGH won by 0"});
    CHECK(told(Sheet("deutschnofen", 18, 10, 10), unbet).empty()); // where it decides nothing
    CHECK(told(Sheet("innsbruck", 18, 17, 16), unbet).empty());    // a source says so
    Sheet agreed("deutschnofen", 18, 17, 16);
    agreed.settings.house["unbet_order"] = "GHS";
    CHECK(told(agreed, unbet).empty());
    // by the other value the order of first bets decides, and nobody told that
    CHECK(told(Sheet("deutschnofen", 18, 16, 16),
               {{"gleich", 0, 2, "conceded"}, {"hanger", 1, 2, "conceded"}}) ==
          std::vector<std::string>{"conceded_order=by_first_bet open"});
    tournament::Line explained = lineOf(unbet); // whoever writes the points with a reason is not advised
    explained.points = {0, 2};
    explained.why = "so vereinbart";
    const Sheet on("deutschnofen", 18, 17, 16);
    CHECK(otherwise(on.settings, on.sheet, on.target, explained).empty());
}

TEST_CASE("a figure is declared only where somebody may declare one") {
    const auto declared = [](const Sheet& on, const std::string& how, int value = 1) {
        return written(on, {{"gleich", 0, value, how}});
    };
    CHECK(declared(Sheet("imst", 15, 14, 9), "declared") == "1 0");
    CHECK(declared(Sheet("imst", 15, 0, 0), "declared") == "figure_breaks_rule");
    CHECK(declared(Sheet("imst", 15, 14, 9), "declared", 2) == "figure_value_one");
    CHECK(written(Sheet("imst", 15, 14, 9), {{"spiel", 0, 1, "declared"}}) == "figure_breaks_rule");
    CHECK(declared(Sheet("imst", 15, 14, 9), "declared:2") == "figure_breaks_rule");
    CHECK(declared(Sheet("innsbruck", 18, 17, 9), "declared") == "figure_breaks_rule");
    CHECK(declared(Sheet("innsbruck", 18, 17, 17), "declared") == "1 0");
    CHECK(declared(Sheet("suedtirol", 18, 17, 17), "declared:2") == "figure_breaks_rule");
    // a concession before it makes the side one short
    CHECK(written(Sheet("imst", 15, 13, 9), {{"hanger", 0, 1, "good"}, {"gleich", 0, 1, "declared"}}) ==
          "2 0");
    CHECK(written(Sheet("imst", 15, 12, 9), {{"hanger", 0, 1, "good"}, {"gleich", 0, 1, "declared"}}) ==
          "figure_breaks_rule");
}

TEST_CASE("a figure that cannot have been so is refused with the rule as the set plays it") {
    const auto said = [](const Sheet& on, const std::vector<game::Mark>& figures) {
        const auto counted = withFiguresCounted(on.settings, on.sheet, on.target, lineOf(figures));
        REQUIRE_FALSE(counted);
        return inWords(counted.error(), words::Language::German);
    };
    const Sheet ahead("imst", 15, 14, 9);
    CHECK_THAT(said(ahead, {{"gleich", 0, 1, "declared:2"}}),
               Catch::Contains("Es steht 14:9 in einer Partie bis 15.") &&
                   Catch::Contains("Zum Ausgehen braucht eine Figur mindestens vier Karten") &&
                   Catch::Contains("(Imster Regeln 2015, § 25;"));
    CHECK_THAT(said(ahead, {{"spiel", 0, 1, "declared"}}), Catch::Contains("ihr Gleich oder ihr Hanger"));
}

TEST_CASE("whether a figure that was given had been bet is asked where it decides, and only there") {
    const Sheet even("suedtirol", 18, 16, 17);
    const std::vector<game::Mark> good{
        {"gleich", 1, 2, "held"}, {"spiel", 0, 1, "good"}, {"hanger", 0, 1, "unbet"}};
    CHECK(written(even, good) == "spiel.bet"); // 17:17 and then the Gleich, or the Gleich at once
    const Sheet near("suedtirol", 18, 17, 16);
    CHECK(written(near, {{"gleich", 1, 2, "held"}, {"spiel", 0, 1, "good"}}) == "figure_breaks_rule");
    CHECK(written(near, {{"gleich", 1, 2, "held"}, {"spiel", 0, 1, "given"}}) == "0 2");
    const Sheet three("imst", 15, 13, 12);
    const std::vector<game::Mark> two{
        {"hanger", 1, 3, "held"}, {"gleich", 0, 1, "good"}, {"spiel", 0, 1, "good"}};
    CHECK(written(three, two) == "gleich.bet,spiel.bet,spiel.order");
    auto told = two;
    told[1].how = told[2].how = "conceded";
    CHECK(written(three, told) == "2 0");
    told[1].how = told[2].how = "given";
    CHECK(written(three, told) == "0 3");
    // kept in the one word for it, also where points and a reason are given and nothing is counted
    const auto kept =
        withFiguresCounted(three.settings, three.sheet, three.target, lineOf({{"gleich", 0, 1, "good"}}));
    REQUIRE(kept);
    CHECK(kept->figures.front().how == "conceded");
    tournament::Line explained = lineOf({{"gleich", 0, 1, "good"}});
    explained.points = {2, 0};
    explained.why = "so vereinbart";
    const auto asTyped = withFiguresCounted(three.settings, three.sheet, three.target, explained);
    REQUIRE(asTyped);
    CHECK(asTyped->figures.front().how == "conceded");
    CHECK(marksText(lineOf({{"gleich", 0, 1, "conceded:3"}})) == "gleich=0:1:good:3");
}

TEST_CASE("where the order of first bets decides, the line asks for it, and its points tell it") {
    const Sheet oberland("oberland", 15, 13, 13);
    const std::vector<game::Mark> two{{"hanger", 1, 2, "conceded"}, {"gleich", 0, 2, "conceded"}};
    CHECK(written(oberland, two) == "gleich.order,hanger.order");
    CHECK(asked(oberland, two) ==
          std::vector<std::string>{"when the Gleich was first bet, before or after the others",
                                   "Hanger bet, then Gleich bet: 0 2", "Gleich bet, then Hanger bet: 2 0"});
    const Sheet imst("imst", 15, 13, 12);
    const std::vector<game::Mark> three{
        {"hanger", 1, 1, "given"}, {"gleich", 0, 2, "conceded"}, {"spiel", 1, 2, "conceded"}};
    CHECK(written(imst, three) == "gleich.order,spiel.order");
    const auto ways = asked(imst, three);
    CHECK(std::ranges::count(ways, "Spiel bet, then Hanger given, then Gleich bet: 0 3") == 1);
    const auto question =
        missingFact(imst.settings, imst.sheet, imst.target, lineOf(three), words::Language::English);
    REQUIRE((question && *question));
    for (const game::Question::Way& way : (*question)->ways) { // once told it is not asked again
        const auto again =
            missingFact(imst.settings, imst.sheet, imst.target, way.line, words::Language::English);
        CHECK((again && !*again));
        const auto orders = decidingOrders(imst.settings, imst.sheet, imst.target, way.line);
        CHECK((orders && orders->empty()));
    }
    // one side has both: in each order it is out, and the winner is written at the target
    const Sheet near("oberland", 15, 13, 12);
    const std::vector<game::Mark> both{{"gleich", 0, 2, "held:2"}, {"hanger", 0, 1, "conceded"}};
    CHECK(written(near, both) == "2 0");
    CHECK(asked(near, both).empty());
    const auto orders = decidingOrders(near.settings, near.sheet, near.target, lineOf(both));
    CHECK((orders && orders->empty()));
    tournament::Line whole = lineOf(both); // who counted what is beyond it may still write that
    whole.points = {3, 0};
    CHECK(writtenOf(near, whole) == "3 0");
    // where the other side writes more or less by it, it is asked
    CHECK(written(near, {{"gleich", 0, 2, "held:2"}, {"hanger", 1, 1, "conceded"}}) == "hanger.order");
    // where the list tells the order, nothing is asked
    const Sheet sued("suedtirol", 18, 17, 15);
    CHECK(written(sued, {{"gleich", 1, 2, "held"}, {"hanger", 0, 1, "given"}, {"spiel", 1, 2, "held"}}) ==
          "1 2");
    const Sheet ahead("imst", 15, 14, 13);
    CHECK(written(ahead, {{"spiel", 0, 1, "given"}, {"gleich", 1, 2, "held"}}) == "1 0");
}

namespace {

// The figures of a deal as somebody writes them down: each where it was given, what was held where it was
// first bet.
struct Written {
    perlaggen::deal::Moment when = 0;
    perlaggen::deal::Fact fact;
};
std::vector<perlaggen::deal::Fact> listOf(const perlaggen::deal::State& state,
                                          const perlaggen::deal::Outcome& outcome) {
    std::vector<Written> all;
    for (const perlaggen::deal::Figure which : perlaggen::deal::kFigures) {
        const auto at = static_cast<std::size_t>(which);
        const perlaggen::deal::FigureState& figure = state.figure(which);
        const perlaggen::deal::SettledFigure& settled = outcome.figures[at];
        perlaggen::deal::Fact fact{.settled = settled};
        fact.settled.bet = figure.betAt > 0;
        fact.held = settled.how == perlaggen::deal::How::Held || (figure.held && !settled.team);
        if (which != perlaggen::deal::Figure::Spiel && outcome.best[at])
            fact.size = static_cast<int>(outcome.best[at]->cards.size());
        const bool ausGiven = figure.concededTo && figure.value == 7 && figure.points == 7;
        if (settled.how == perlaggen::deal::How::Conceded && ausGiven)
            fact.settled.value = perlaggen::deal::kSpielAus;
        perlaggen::deal::Moment when = 1000 + static_cast<int>(at);
        if (settled.how == perlaggen::deal::How::Declared)
            when = 500;
        else if (figure.givenAt > 0)
            when = figure.givenAt;
        else if (figure.betAt > 0)
            when = figure.betAt;
        all.push_back({when, fact});
    }
    std::ranges::sort(all, {}, &Written::when);
    std::vector<perlaggen::deal::Fact> list;
    for (Written& one : all) list.push_back(std::move(one.fact));
    return list;
}

std::vector<game::Mark> marksOf(const std::vector<perlaggen::deal::Fact>& list) {
    constexpr const char* kNames[] = {"gleich", "hanger", "spiel"};
    std::vector<game::Mark> marks;
    for (const perlaggen::deal::Fact& fact : list) {
        const perlaggen::deal::SettledFigure& settled = fact.settled;
        game::Mark mark{kNames[static_cast<std::size_t>(settled.figure)], settled.team.value_or(-1),
                        settled.value == perlaggen::deal::kSpielAus ? 0 : settled.value, ""};
        switch (settled.how) {
        case perlaggen::deal::How::Unbet:
            mark.how = fact.size ? "unbet:" + std::to_string(*fact.size) : "unbet";
            break;
        case perlaggen::deal::How::Held:
            mark.how = "held";
            break;
        case perlaggen::deal::How::Conceded:
            mark.how = settled.bet == false ? "given" : "conceded";
            break;
        case perlaggen::deal::How::Declared:
            mark.how = "declared";
            break;
        case perlaggen::deal::How::Standing:
            mark.how = "standing";
            break;
        default:
            continue;
        }
        marks.push_back(mark);
    }
    return marks;
}

// A game that ended on the spot left open what was still to be decided.
bool comesTo(const perlaggen::deal::Count& count, const perlaggen::deal::Outcome& outcome) {
    if (count.winner != outcome.winner) return false;
    return outcome.winner || (count.points == outcome.points && count.score == outcome.score);
}

// The order of bets was not told and decides: the deal is one of the ways that are asked for.
void checkOrderAsked(const perlaggen::deal::Decision& decision, const perlaggen::deal::Outcome& outcome) {
    for (const perlaggen::deal::OpenFact& fact : decision.facts) {
        CHECK(fact.what == perlaggen::deal::Untold::Order);
        CHECK(std::ranges::any_of(fact.ways, [&](const perlaggen::deal::OpenFact::Way& way) {
            return comesTo(way.count, outcome);
        }));
    }
}

// Somebody bets, gives, plays and shows at random, and whatever the rules forbid is left out.
perlaggen::deal::State playedLegally(const perlaggen::rulebook::Rules& rules, base::Random& random) {
    perlaggen::deal::test::Dealt deal = perlaggen::deal::test::dealt(rules, random);
    for (int team = 0; team < 2; ++team) // near the end, where the order decides
        deal.setup.score[static_cast<std::size_t>(team)] =
            deal.setup.target - 1 - static_cast<int>(random.below(4));
    perlaggen::deal::State state = perlaggen::deal::begin(deal.setup);
    state =
        perlaggen::deal::apply(rules, state, {deal.setup.dealer, perlaggen::deal::Turn{.cards = deal.turned}})
            .next;
    for (int i = 0; i < 250 && state.phase != perlaggen::deal::Phase::Over; ++i) {
        perlaggen::deal::Event event = perlaggen::deal::test::anyEvent(state, random);
        if (std::holds_alternative<perlaggen::deal::Irregular>(event.action)) continue;
        if (state.phase == perlaggen::deal::Phase::Play && random.below(8) == 0)
            event = perlaggen::deal::test::legalPlay(rules, state, random);
        perlaggen::deal::Step step = perlaggen::deal::apply(rules, state, event);
        if (step.rulings.empty()) state = step.next;
    }
    return state;
}

} // namespace

TEST_CASE("counting the record, the list of its figures and the line of the sheet comes to the same") {
    constexpr int kDeals = 400;
    for (const std::string set : {"innsbruck", "suedtirol", "imst", "oberland", "eichelperlaggen"}) {
        const perlaggen::rulebook::Rules rules =
            perlaggen::deal::test::rulesOf(set, 4, "mid_min_cards=3,false_declaration=none");
        base::Random random(20150117);
        int compared = 0;
        int ended = 0;
        int asked = 0;
        for (int n = 0; n < kDeals; ++n) {
            CAPTURE(set, n);
            const perlaggen::deal::State state = playedLegally(rules, random);
            const perlaggen::deal::Outcome outcome = perlaggen::deal::outcome(rules, state);
            const bool plain =
                outcome.penalties == perlaggen::deal::ByTeam{} &&
                std::ranges::none_of(outcome.rulings, [](const perlaggen::deal::Ruling& ruling) {
                    return ruling.verdict == perlaggen::deal::Verdict::Illegal;
                });
            const bool open = state.ending == perlaggen::deal::Ending::None || state.gameLost;
            if (!plain || open) continue;
            std::vector<perlaggen::deal::Fact> list = listOf(state, outcome);
            Sheet on(set, state.target, state.startScore[0], state.startScore[1]);
            on.settings.house = {{"mid_min_cards", "3"}, {"false_declaration", "none"}};
            tournament::Line line = lineOf(marksOf(list));
            line.why = "as it was";
            const auto counted = withFiguresCounted(on.settings, on.sheet, on.target, line);
            perlaggen::deal::putInOrder(list);
            const perlaggen::deal::Standing before{state.target, state.startScore, {}, {}};
            const perlaggen::deal::Decision decision =
                perlaggen::deal::decide(rules, before, list, perlaggen::deal::Wanted::WithoutSurplus);
            ++compared;
            if (outcome.winner) ++ended;
            CHECK(counted.ok() == decision.isCertain());
            if (!decision.isCertain()) {
                ++asked;
                checkOrderAsked(decision, outcome);
                continue;
            }
            CHECK(comesTo(decision.count, outcome));
            if (outcome.winner) continue;
            REQUIRE(counted);
            CHECK(counted->points == std::vector<int>{outcome.points[0], outcome.points[1]});
        }
        CAPTURE(set, compared, ended, asked);
        CHECK(compared > kDeals / 4);
        CHECK(ended > kDeals / 10);
    }
}

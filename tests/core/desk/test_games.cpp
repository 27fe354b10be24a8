#include <desk/games.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>

// What every game keeps to, whichever it is.
using namespace schreiber;
using namespace schreiber::desk;

namespace {

game::Agreed agreedOn(const game::Shape& shape) {
    game::Agreed agreed;
    agreed.rules = shape.id;
    agreed.target = shape.target;
    return agreed;
}

tournament::Settings under(const std::string& rules) {
    tournament::Settings settings;
    settings.rules = rules;
    return settings;
}

} // namespace

TEST_CASE("a rule set belongs to one game, has a name and somebody to play it") {
    std::set<std::string> ids;
    for (const game::Game* game : games())
        for (const game::Shape& shape : game->shapes()) {
            CAPTURE(shape.id);
            CHECK(ids.insert(shape.id).second);
            CHECK_FALSE(shape.name.empty());
            CHECK_FALSE(shape.seats.empty());
            // counted up to a target, or down, or neither
            CHECK((shape.start > 0 ? 1 : 0) + (shape.target > 0 ? 1 : 0) ==
                  (shape.kind == game::ScoreKind::ZeroSum ? 0 : 1));
            CHECK(&gameOf(under(shape.id)) == game);
            CHECK(shapeOf(shape.id)->start == shape.start);
            CHECK(game->ownTarget(agreedOn(shape)) == shape.target);
            CHECK(game->belowZero(agreedOn(shape)).has_value());
        }
    CHECK_FALSE(ids.empty());
    CHECK_FALSE(shapeOf("nonesuch"));
}

TEST_CASE("of a rule set that there is not a game says nothing") {
    for (const game::Game* game : games()) {
        game::Agreed nothing;
        nothing.rules = "nonesuch";
        CHECK_FALSE(game->ownTarget(nothing));
        CHECK_FALSE(game->belowZero(nothing));
        CHECK_FALSE(game->claimLimit(nothing, words::Language::English));
        CHECK(game->openSwitches(nothing).empty());
        CHECK(game->switches(nothing, words::Language::English).empty());
        CHECK_FALSE(game->valuesOf("nonesuch"));
        CHECK_FALSE(game->isSwitchValue("nonesuch", "yes"));
    }
}

TEST_CASE("each switch takes each of its values and no other, and what the club chose holds") {
    for (const game::Game* game : games())
        for (const game::Shape& shape : game->shapes()) {
            game::Agreed agreed = agreedOn(shape);
            for (const game::Switch& one : game->switches(agreed, words::Language::Italian)) {
                CAPTURE(shape.id, one.name);
                CHECK_FALSE(one.question.empty());
                CHECK_FALSE(one.ours);
                CHECK_FALSE(game->isSwitchValue(one.name, "nonesuch"));
                REQUIRE(game->valuesOf(one.name)->size() == one.values.size());
                for (const game::Switch::Value& value : one.values)
                    CHECK(game->isSwitchValue(one.name, value.name));
                agreed.house[one.name] = one.values.back().name;
            }
            for (const game::Switch& one : game->switches(agreed, words::Language::Italian)) {
                CAPTURE(shape.id, one.name);
                if (!agreed.house.contains(one.name)) continue; // it has a meaning only now
                CHECK(one.ours);
                CHECK(one.holds == static_cast<int>(one.values.size()) - 1);
            }
        }
}

TEST_CASE("a mark of no game is taken by none, and is told of") {
    for (const game::Game* game : games()) {
        CHECK_FALSE(game->isMark(game::Mark{"nonesuch", 0, 1, "held"}));
        game::Line line;
        line.figures = {{"nonesuch", 0, 1, "held"}};
        for (const game::Shape& shape : game->shapes()) {
            const game::Before before{shape.target, 4, {shape.start, shape.start}, {0, 0}};
            CHECK_FALSE(game->counted(agreedOn(shape), before, line));
        }
    }
}

TEST_CASE("where a claim comes too late a rule is cited for it") {
    const tournament::Settings settings = under("imst");
    const auto cited = gameOf(settings).claimLimit(agreedOf(settings), words::Language::German);
    REQUIRE(cited);
    CHECK(cited->find("§ 33") != std::string::npos);
    const auto closes = [](const game::Shape& shape) {
        const tournament::Settings those = under(shape.id);
        return gameOf(those).claimLimit(agreedOf(those), words::Language::German).has_value();
    };
    const auto shapes = gameOf(settings).shapes();
    CHECK(std::ranges::any_of(shapes, closes));
    CHECK_FALSE(std::ranges::all_of(shapes, closes));
}

TEST_CASE("a record of rules that no game has is told which there are, and nothing else") {
    for (const char* text :
         {"rules: nonesuch\n\nA: mine\nB: bid dreier\n", "rules: nonesuch\nhand A: S XX\n\n"}) {
        const auto checked = checkedDeals(text, "x", game::Form::Text, words::Language::English, {});
        REQUIRE_FALSE(checked.ok());
        REQUIRE(checked.error().size() == 1);
        const base::InputError& error = checked.error().front();
        CHECK(error.line == 1);
        CHECK(error.column == 8);
        for (const game::Game* game : games())
            for (const game::Shape& shape : game->shapes())
                CHECK(std::count(error.expected.begin(), error.expected.end(), shape.id) == 1);
        CHECK(readOneDeal(text, "x").error() == checked.error());
    }
}

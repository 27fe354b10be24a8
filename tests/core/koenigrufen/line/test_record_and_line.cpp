#include "../ruling/random_games.h"
#include "sampling.h"

#include <base/random.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <koenigrufen/line/line.h>
#include <koenigrufen/line/played.h>
#include <koenigrufen/ruling/result.h>
#include <map>
#include <string>

using namespace schreiber;
using namespace schreiber::koenigrufen;
using Json = nlohmann::json;

namespace {

std::string steps(const Json& number) {
    return std::string(static_cast<std::size_t>(number.get<int>()), 'k');
}

// The game of a result as a line, from what the result tells and not from the facts that it was settled by.
class LineOfResult {
  public:
    LineOfResult(const rulebook::Rules& rules, const Json& result)
        : m_rules(rules)
        , m_result(result) {}

    std::string line() {
        const auto game = rulebook::readGame(m_result["games"][0]["game"].get<std::string>());
        REQUIRE(game);
        const rulebook::GameRules& rules = m_rules.rulesOf(*game);
        if (rules.isPositive())
            positive();
        else if (rules.isNegative())
            negative();
        else
            trischaken();
        return m_text;
    }

  private:
    void word(const std::string& text) { m_text += (m_text.empty() ? "" : " ") + text; }

    void positive() {
        const Json& game = m_result["items"][0];
        word(m_result["games"][0]["seat"]);
        word(game["item"]);
        if (m_result["partner"].is_string()) word(m_result["partner"]);
        word(game["how"]);
        word(steps(game["kontra"]));
        for (const Json& item : m_result["items"]) {
            if (item == game) continue;
            if (item["how"] == "caught") {
                word("mondfang=" + item["by"].get<std::string>() + ':' + item["of"].get<std::string>());
                continue;
            }
            const bool isGood = (item["how"] == "won") == (item["side"] == 0);
            word(item["item"].get<std::string>() + (item["announced"] == true ? "!" : "") +
                 steps(item["kontra"]) + (isGood ? "+" : "-"));
        }
        valat();
    }

    int sideOf(const std::string& seat) {
        for (int side = 0; side < 2; ++side)
            for (const Json& each : m_result["parties"][static_cast<std::size_t>(side)])
                if (each == seat) return side;
        FAIL("a seat of no side");
        return 0;
    }

    // Which side took every trick; and who said so before.
    void valat() {
        std::map<int, int> tricks;
        for (const Json& trick : m_result["tricks"]) ++tricks[sideOf(trick["winner"].get<std::string>())];
        const bool isMade = m_result["tricks"].size() == 12 && tricks.size() == 1;
        const int maker = isMade ? tricks.begin()->first : -1;
        bool isSaid = false;
        for (const Json& each : m_result["announced"]) {
            if (each["premium"] != "valat") continue;
            const int side = each["side"];
            isSaid = isSaid || side == maker;
            const bool isGood = (side == maker) == (side == 0);
            word((side == 0 ? "valat!" : "valat!!") + steps(each["kontra"]) + (isGood ? "+" : "-"));
        }
        if (isMade && !isSaid) word(maker == 0 ? "valat+" : "valat-");
    }

    void negative() {
        bool isFirst = true;
        for (const Json& item : m_result["items"]) {
            if (!isFirst) m_text += ',';
            isFirst = false;
            word(item["seat"]);
            word(item["item"]);
            word(item["how"]);
            for (const Json& pair : item["pairs"])
                if (pair["kontra"] != 0) word(steps(pair["kontra"]) + pair["with"].get<std::string>());
        }
    }

    void trischaken() {
        std::map<std::string, int> tricks;
        for (const Json& trick : m_result["tricks"]) ++tricks[trick["winner"].get<std::string>()];
        word("trischaken");
        for (std::size_t i = 0; i < 4; ++i) {
            const Json& count = m_result["count"][i];
            const bool isNone = tricks[std::string(1, static_cast<char>('A' + i))] == 0;
            word(std::to_string(count["points"].get<int>()) + '/' +
                 std::to_string(count["blatt"].get<int>()) + (isNone ? "j" : ""));
        }
    }

    const rulebook::Rules& m_rules;
    const Json& m_result;
    std::string m_text;
};

} // namespace

TEST_CASE("A game that was played and its line come to the same points") {
    const rulebook::Rules rules(*rulebook::findRuleSet("ruediger"));
    std::map<std::string, int> games;
    for (int i = 0; i < test::sampled(60, 300, 10'000); ++i) {
        const std::uint64_t seed = base::mix(test::seedOfRun(), static_cast<std::uint64_t>(i) + 4'000'000);
        ruling::test::GameWishes wishes;
        if (i % 2 == 0)
            wishes.game = static_cast<rulebook::Game>(static_cast<std::size_t>(i) / 2 % rulebook::kGameCount);
        record::Record record = ruling::test::randomGame(seed, wishes);
        record.header.factor = 1 << (i % 4);
        const ruling::Replay replay = ruling::replay(record);
        const Json result = Json::parse(ruling::resultJson(replay, words::Language::English));
        if (result["complete"] != true || !result["points"].is_array()) continue;
        const std::string text = LineOfResult(rules, result).line();
        INFO("seed " << seed << ": " << text);
        const auto line = line::readLine(rules, text);
        REQUIRE(line);
        const auto points = line::settled(rules, *line, {}, {.factor = *record.header.factor}).points;
        if (Json(points) != result["points"])
            FAIL(result["points"].dump() << " against " << Json(points).dump());
        // the same line from the facts, at a table of four and at one of five
        CHECK(line::lineOf(replay, 4, 3).value_or("none") == line::written(*line));
        for (int dealer = 0; dealer < 5; ++dealer) {
            const line::Table five{5, static_cast<line::Seat>(dealer)};
            const auto there = line::lineOf(replay, 5, dealer);
            REQUIRE(there);
            const auto lineThere = line::readLine(rules, *there, five);
            REQUIRE(lineThere);
            const auto all = line::settled(rules, *lineThere, five, {.factor = *record.header.factor}).points;
            for (std::size_t seat = 0; seat < points.size(); ++seat)
                CHECK(all[(seat + static_cast<std::size_t>(dealer) + 1) % 5] == points[seat]);
        }
        ++games[result["games"][0]["game"].get<std::string>()];
    }
    CHECK(games.size() == rulebook::kGameCount);
}

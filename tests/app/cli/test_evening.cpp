#include "program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

using schreiber::test::Desk;
using schreiber::test::Json;
using schreiber::test::Ran;

namespace {

constexpr int kRounds = 8;

std::set<std::string> keys(const Json& object) {
    std::set<std::string> names;
    for (const auto& item : object.items()) names.insert(item.key());
    return names;
}

bool has(const Json& object, const std::set<std::string>& wanted) {
    const std::set<std::string> names = keys(object);
    return std::includes(names.begin(), names.end(), wanted.begin(), wanted.end());
}

void begin(const Desk& desk, const std::string& file) {
    const Ran made = desk.run({"new", file, "--name", "Herbstabend", "--rules", "innsbruck", "--format",
                               "drawn", "--rounds", std::to_string(kRounds), "--seed", "9"});
    REQUIRE(made.code == 0);
    CHECK(made.errors.find("exposed_by_dealer") != std::string::npos); // an open switch
    REQUIRE(desk.run({"players", "import", file, std::string(SCHREIBER_EXAMPLES) + "/abend-30.csv"}).code ==
            0);
}

// One round by commands; its results come out of the example.
Json play(const Desk& desk, const std::string& file, int round) {
    const std::string number = std::to_string(round);
    const Ran drawn = desk.run({"draw", "tables", file, "--seed", std::to_string(100 + round), "--json"});
    REQUIRE(drawn.code == 0);
    REQUIRE(desk.run({"round", "start", file}).code == 0);
    const Ran entered =
        desk.run({"round", "enter", file, "--round", number,
                  std::string(SCHREIBER_EXAMPLES) + "/abend-30-runde-" + number + ".csv", "--json"});
    INFO(entered.errors);
    REQUIRE(entered.code == 0);
    CHECK(entered.json()["copies"].size() == 1);
    return drawn.json();
}

// A second, naive computation from `round show` alone.
std::map<int, std::pair<int, int>> winsAndPoints(const Desk& desk, const std::string& file) {
    std::map<int, std::pair<int, int>> sums;
    for (int round = 1; round <= kRounds; ++round) {
        const Json shown = desk.run({"round", "show", file, std::to_string(round), "--json"}).json();
        for (const Json& table : shown["tables"])
            for (std::size_t side = 0; side < 2; ++side)
                for (const int entry : table["sides"][side]) {
                    sums[entry].first += table["score"][side] > table["score"][1 - side] ? 1 : 0;
                    sums[entry].second += table["score"][side].get<int>();
                }
    }
    return sums;
}

} // namespace

TEST_CASE("an evening of thirty by commands") {
    const Desk desk;
    begin(desk, "a.schreiber");
    std::map<std::pair<int, int>, int> partners;
    std::map<int, int> sittingOut;
    for (int round = 1; round <= kRounds; ++round) {
        const Json drawn = play(desk, "a.schreiber", round);
        CHECK(has(drawn, {"round", "seed", "state", "tables", "sitting_out", "quality"}));
        CHECK(has(drawn["quality"], {"partner_repeats", "opponent_repeats", "details", "unavoidable"}));
        CHECK(drawn["tables"].size() == 7);
        for (const Json& table : drawn["tables"]) {
            CHECK(has(table, {"table", "heat", "sides", "state", "score", "lines"}));
            for (const Json& side : table["sides"])
                ++partners[std::minmax(side[0].get<int>(), side[1].get<int>())];
        }
        for (const int entry : drawn["sitting_out"]) ++sittingOut[entry];
    }
    CHECK(std::all_of(partners.begin(), partners.end(), [](const auto& pair) { return pair.second == 1; }));
    CHECK(std::all_of(sittingOut.begin(), sittingOut.end(), [](const auto& one) { return one.second == 1; }));

    const Json standings = desk.run({"standings", "a.schreiber", "--json"}).json();
    CHECK(standings["final"] == true);
    REQUIRE(standings["standings"].size() == 30);
    CHECK(standings["standings"].back()["decided_by"].is_null());
    const auto sums = winsAndPoints(desk, "a.schreiber");
    const Json* before = nullptr;
    for (const Json& row : standings["standings"]) {
        CHECK(has(row, {"rank", "entry", "name", "club", "played", "sat_out", "wins", "score", "points",
                        "against", "difference", "criteria", "decided_by", "why"}));
        const auto& [wins, points] = sums.at(row["entry"]);
        const int played = kRounds - row["sat_out"].get<int>();
        CHECK(row["played"] == played);
        CHECK(row["wins"] == wins);
        CHECK(row["score"] ==
              (2 * wins * kRounds + played) / (2 * played)); // the mean for a sit-out, half up
        CHECK(row["points"] == (2 * points * kRounds + played) / (2 * played));
        if (before != nullptr) {
            const auto value = [](const Json& one) {
                return std::tuple(one["score"].get<double>(), one["points"].get<double>(),
                                  one["difference"].get<double>());
            };
            CHECK(value(*before) >= value(row));
            CHECK((value(*before) == value(row)) == ((*before)["rank"] == row["rank"]));
        }
        before = &row;
    }
    CHECK(has(
        desk.run({"info", "a.schreiber", "--json"}).json(),
        {"name", "rules", "target", "format", "rounds", "round", "state", "entries", "schema", "program"}));
    CHECK(has(desk.run({"players", "list", "a.schreiber", "--json"}).json()[0],
              {"entry", "names", "club", "paid", "state"}));
    CHECK(
        has(desk.run({"journal", "a.schreiber", "--json"}).json()[0], {"n", "at", "what", "why", "undone"}));
    CHECK(has(desk.run({"sheet", "show", "a.schreiber", "--round", "1", "--table", "1", "--json"}).json(),
              {"round", "table", "target", "sides", "lines", "score", "gestrichen", "dealer_next",
               "game_winner", "state"}));
    CHECK(desk.run({"verify", "a.schreiber"}).code == 0);
}

TEST_CASE("the same commands and seeds twice give the same draws; undo to the beginning, redo to the end") {
    const Desk desk;
    begin(desk, "a.schreiber");
    begin(desk, "b.schreiber");
    for (int round = 1; round <= 2; ++round)
        CHECK(play(desk, "a.schreiber", round) == play(desk, "b.schreiber", round));
    const auto exported = [&](const std::string& file) {
        REQUIRE(desk.run({"export", file, "--to", "json", "-o", "x.json"}).code == 0);
        Json json = Json::parse(desk.read("x.json"));
        json.erase("journal");
        return json;
    };
    const Json end = exported("a.schreiber");
    CHECK(end == exported("b.schreiber"));
    REQUIRE(desk.run({"import", "x.json", "-o", "c.schreiber"}).code == 0);
    CHECK(end == exported("c.schreiber"));

    int undone = 0;
    while (desk.run({"undo", "a.schreiber", "--why", "Probe"}).code == 0) ++undone;
    CHECK(undone == 7);
    CHECK(desk.run({"players", "list", "a.schreiber", "--json"}).json().empty());
    while (desk.run({"redo", "a.schreiber"}).code == 0) --undone;
    CHECK(undone == 0);
    CHECK(end == exported("a.schreiber"));
}

TEST_CASE("a list with bad rows names each and imports none") {
    const Desk desk;
    REQUIRE(desk.run({"new", "a.schreiber", "--name", "x", "--rules", "imst", "--format", "drawn"}).code ==
            0);
    const Ran ran = desk.run({"players", "import", "a.schreiber",
                              std::string(SCHREIBER_TEST_DATA) + "/lists/kaputt.csv", "--json"});
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    for (int line = 3; line <= 8; ++line) {
        INFO(line);
        CHECK(ran.errors.find("kaputt.csv:" + std::to_string(line) + ":") != std::string::npos);
    }
    CHECK(desk.run({"players", "list", "a.schreiber", "--json"}).json().empty());
}

TEST_CASE("papers and tables come out") {
    const Desk desk;
    begin(desk, "a.schreiber");
    play(desk, "a.schreiber", 1);
    for (const char* kind :
         {"entries", "seating", "tables", "scoresheets", "blank-sheets", "results", "standings"}) {
        const Ran ran =
            desk.run({"report", kind, "a.schreiber", "-o", "x.pdf", "--date", "2026-11-21", "--json"});
        INFO(ran.errors);
        REQUIRE(ran.code == 0);
        CHECK(ran.json()["pages"] >= 1);
        CHECK(ran.json()["kind"] == kind);
        CHECK(desk.read("x.pdf").starts_with("%PDF"));
    }
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "tables"}).code == 0);
    CHECK(desk.read("tables/standings.csv").find("Žagar") != std::string::npos);
    CHECK(desk.run({"report", "results", "a.schreiber", "-o", "x.pdf", "--round", "5"}).code == 2);
}

TEST_CASE("the example evening plays itself") {
    const Desk desk;
    CHECK(good(desk, {"example", "papers"}).out.find("Runde 8") != std::string::npos);
    CHECK(std::filesystem::exists(desk.at("papers/standings.pdf")));
    CHECK(std::filesystem::exists(desk.at("papers/scoresheets-8.pdf")));
    CHECK(desk.run({"verify", "papers/beispielabend.schreiber"}).code == 0);
}

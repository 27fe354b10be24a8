#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <fstream>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/ruling/result.h>
#include <string>
#include <vector>

// Records that were decided by hand from the rules before the program was asked: decided.txt has each with
// what it is about, its rulings (line, rule, what follows) and, where the game is over, its points.
using namespace schreiber::koenigrufen;
using schreiber::words::Language;
using Json = nlohmann::ordered_json;

namespace {

struct Decided {
    std::string text;
    std::string about;
    std::vector<std::string> results;
};

std::vector<Decided> decided() {
    const std::string kResult = "=> ";
    std::ifstream in(SCHREIBER_TEST_DATA "/decided.txt");
    std::vector<Decided> all(1);
    for (std::string line; std::getline(in, line);)
        if (line == "---")
            all.emplace_back();
        else if (!line.starts_with(kResult))
            all.back().text += line + '\n';
        else if (all.back().about.empty())
            all.back().about = line.substr(kResult.size());
        else
            all.back().results.push_back(line.substr(kResult.size()));
    return all;
}

// As decided.txt has it.
std::vector<std::string> resultsOf(const Json& result) {
    std::vector<std::string> all;
    for (const Json& ruling : result["rulings"]) {
        std::string line =
            std::to_string(ruling["line"].get<int>()) + ' ' + ruling["rule"].get<std::string>();
        if (ruling["verdict"] != "illegal") line += ' ' + ruling["verdict"].get<std::string>();
        for (const auto& [name, follows] : ruling["consequence"].items())
            if (follows == true) line += ' ' + name;
        all.push_back(std::move(line));
    }
    if (result["redeal"] == true) all.emplace_back("redeal");
    if (result["points"].is_string()) all.emplace_back("points undecided");
    if (result["points"].is_array()) {
        std::string points = "points";
        for (const Json& each : result["points"]) points += ' ' + std::to_string(each.get<int>());
        all.push_back(std::move(points));
    }
    return all;
}

} // namespace

TEST_CASE("Records that were decided by hand are ruled so") {
    const auto all = decided();
    REQUIRE(all.size() >= 40);
    for (const Decided& each : all) {
        CAPTURE(each.about, each.text);
        const auto read = record::read(each.text);
        REQUIRE(read.ok());
        REQUIRE(read->size() == 1);
        const std::string result = ruling::resultJson(ruling::replay(read->front()), Language::English);
        CHECK(resultsOf(Json::parse(result)) == each.results);
    }
}

TEST_CASE("A card that somebody may have held is not said to have been in his hand") {
    const auto records = record::read(R"(rules: ruediger
dealer: D

A: mine
B: pass
C: pass
D: pass
A: bid rufer
A: call H
A: take 1
A: lay ? ? ?
A: announce uhu
B: good
C: good
D: good
A: play II
)");
    REQUIRE(records.ok());
    const Json result = Json::parse(ruling::resultJson(ruling::replay(records->front()), Language::German));
    CHECK(resultsOf(result) == std::vector<std::string>{"16 bird_duty"});
    const auto told = result["rulings"][0]["explanation"].get<std::string>();
    CHECK(told.find("hatte noch") == std::string::npos);
}

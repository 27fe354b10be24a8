#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/result.h>
#include <sstream>

using namespace schreiber::koenigrufen;
using schreiber::words::Language;
using Json = nlohmann::ordered_json;

namespace {

std::string textOf(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::vector<std::filesystem::path> records() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(SCHREIBER_TEST_DATA "/cases"))
        if (entry.path().extension() == ".tarock") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

// Where what came out is not what was expected; only what the expected object names counts (readings 0).
void differences(const Json& expected, const Json& found, const std::string& at,
                 std::vector<std::string>& all) {
    if (expected.is_object() && found.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            if (key == "why") continue;
            const auto there = found.find(key);
            if (there == found.end())
                all.push_back(at + '.' + key + " is missing");
            else
                differences(value, *there, at + '.' + key, all);
        }
    } else if (expected.is_array() && found.is_array() && expected.size() == found.size()) {
        for (std::size_t i = 0; i < expected.size(); ++i)
            differences(expected[i], found[i], at + '[' + std::to_string(i) + ']', all);
    } else if (expected != found) {
        all.push_back(at + ": " + found.dump() + " instead of " + expected.dump());
    }
}

} // namespace

TEST_CASE("Worked games and illegal records come out as they were worked out by hand") {
    const auto files = records();
    REQUIRE(files.size() == 35);
    for (const auto& file : files) {
        CAPTURE(file.filename().string());
        const std::string text = textOf(file);
        const auto read = record::read(text);
        REQUIRE(read.ok());
        REQUIRE(read->size() == 1);
        CHECK(record::write(*read) == text);
        const auto replay = ruling::replay(read->front());
        const Json found = Json::parse(ruling::resultJson(replay, Language::German));
        std::filesystem::path answer = file;
        const Json expected = Json::parse(textOf(answer.replace_extension(".json")));
        std::vector<std::string> all;
        differences(expected, found, "", all);
        CHECK(all == std::vector<std::string>{});
        // keys and their order
        std::vector<std::string> keys;
        std::vector<std::string> wanted;
        for (const auto& [key, value] : found.items()) keys.push_back(key);
        for (const auto& [key, value] : expected.items())
            if (key != "why") wanted.push_back(key);
        CHECK(keys == wanted);
    }
}

TEST_CASE("In German and back a record is the same") {
    for (const auto& file : records()) {
        CAPTURE(file.filename().string());
        const auto read = record::read(textOf(file));
        REQUIRE(read.ok());
        const std::string german = record::write(*read, record::Keywords::German);
        const auto again = record::read(german);
        REQUIRE(again.ok());
        CHECK(again->front().events == read->front().events);
        CHECK(record::write(*again) == record::write(*read));
    }
}

TEST_CASE("A card that nobody wrote down is told where it can be no other") {
    int played = 0;
    for (const auto& file : records()) {
        CAPTURE(file.filename().string());
        const record::Record whole = record::read(textOf(file))->front();
        const std::string told = ruling::resultJson(ruling::replay(whole), Language::German);
        const Json result = Json::parse(told);
        if (result["tricks"].size() != 12 || !result["legal"]) continue;
        ++played;
        // of each hand a card that is played from it, and one of a talon
        record::Record hidden = whole;
        for (const deal::Event& event : whole.events)
            if (const auto* play = std::get_if<deal::Play>(&event.action)) {
                auto& hand = *hidden.header.hands[deal::seatIndex(event.seat)];
                if (std::ranges::find(hand, std::optional<deal::Card>()) == hand.end())
                    std::ranges::replace(hand, std::optional(play->card), std::optional<deal::Card>());
            }
        for (std::size_t i = 0; i < 6; ++i) {
            record::Record one = hidden;
            (*one.header.talons[i / 3])[i % 3].reset();
            CAPTURE(i, record::write(one));
            CHECK(ruling::resultJson(ruling::replay(one), Language::German) == told);
        }
    }
    CHECK(played >= 15);
}

TEST_CASE("At the table it is read what kontra, Valat and factor made of a game") {
    const auto read = [](const std::string& name) {
        const auto record = record::read(textOf(SCHREIBER_TEST_DATA "/cases/" + name));
        return ruling::resultText(ruling::replay(record->front()), Language::German);
    };
    CHECK(read("11-piccolo-bei.tarock").find("B Piccolo verloren (Kontra von D): A +2, B -8, C +2, D +4") !=
          std::string::npos);
    CHECK(read("07-dreier-retour.tarock").find("Dreier verloren (Kontra und Retour): A +12") !=
          std::string::npos);
    CHECK(read("20-valat-lost.tarock").find("Durch den Valat zählt alles 16-fach.") != std::string::npos);
    CHECK(read("13-bettler-ouvert-x4.tarock").find("Das Spiel zählt 4-fach.") != std::string::npos);
}

TEST_CASE("What a club does not allow is told as such, and not as what the source forbids") {
    const auto why = [](const std::string& house, const std::string& events) {
        const auto record =
            record::read("rules: ruediger\nhouse: " + house +
                         "\ngame: B dreier\nhand C: S XX XIX XVIII K4 K3 K2 KA H4 H3 H2 HA\n\n" + events);
        REQUIRE(record.ok());
        const auto replay = ruling::replay(record->front());
        REQUIRE(replay.rulings.size() == 1);
        return ruling::explain(replay, replay.rulings.front(), Language::German);
    };
    CHECK(why("kontra_max=1", "C: kontra\nB: retour\n")
              .find("Mehr Stufen von Kontra und Retour sind nicht vereinbart. So ist es vereinbart "
                    "(kontra_max).") != std::string::npos);
    CHECK(why("announce_held=own_card", "C: announce pagat\n")
              .find("C hat die Karte nicht, um die es dabei geht.") != std::string::npos);
    CHECK(why("kontra_max=none", "C: kontra\nD: kontra\n")
              .find("Diese Stufe ist schon gegeben; antworten kann nur die andere Seite.") !=
          std::string::npos);
}

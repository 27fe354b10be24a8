#include "scratch.h"

#include <store/exchange.h>

#include <catch2/catch.hpp>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using tournament::Tournament;

namespace {

Exported exported() {
    return {richTournament(),
            {{1, "2026-11-20T19:00:00Z", JournalKind::Do, 0, {"created", {{"name", "Höß"}}}, "", false},
             {2, "2026-11-20T19:01:00Z", JournalKind::Do, 0, {"entered", {}}, "", true},
             {3, "2026-11-20T19:02:00Z", JournalKind::Undo, 2, {"entered", {}}, "doppelt", false}}};
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

} // namespace

TEST_CASE("export and import give an equal tournament, journal included, and the same bytes again") {
    const std::string json = toJson(exported());
    const auto back = fromJson(json, "a.json");
    REQUIRE(back.ok());
    CHECK(*back == exported());
    CHECK(toJson(*back) == json);

    const Scratch scratch;
    auto file = TournamentFile::create(scratch.path("a.schreiber"), back->tournament, {"imported", {}},
                                       back->journal);
    REQUIRE(file.ok());
    CHECK(toJson({file->tournament(), file->journal()}) == json);
    CHECK(file->verify()->empty());
    CHECK_FALSE(file->nextUndo());
    CHECK_FALSE(file->undo("").ok());
}

TEST_CASE("an export that has grown beyond what an import takes is known as such") {
    Exported one = exported();
    CHECK(isReadAgain(one, toJson(one)));
    const auto withValues = [](std::size_t count) {
        std::string json = "[";
        for (std::size_t i = 1; i < count; ++i) json += i == 1 ? "0" : ",0";
        return json + "]";
    };
    CHECK(isReadAgain(one, withValues(550'000)));
    CHECK_FALSE(isReadAgain(one, withValues(550'001)));
    CHECK_FALSE(isReadAgain(one, std::string(34'000'000, ' ') + "0"));
    one.journal.resize(45'001);
    CHECK_FALSE(isReadAgain(one, "0"));
}

TEST_CASE("an import that is wrong says where and what it expected") {
    const std::string json = toJson(exported());
    const auto error = [&](const std::string& what, const std::string& by) {
        const auto result = fromJson(replaced(json, what, by), "a.json");
        REQUIRE_FALSE(result.ok());
        return result.error().pointer + ": " + result.error().found;
    };
    CHECK(error("\"schreiber\": 1", "\"schreiber\": 2") == "/schreiber: 2");
    CHECK(error("\"paid\": false", "\"paid\": 0") == "/entries/0/paid: 0");
    CHECK(error("\"target\": 18", "\"target\": 1e99").find("/settings/target") == 0);
    CHECK(error("\"target\": 18", "\"target\": 99999999999").find("/settings/target") == 0);
    CHECK(error("\"format\": \"drawn\"", "\"format\": \"dance\"") == "/settings/format: dance");
    CHECK(error("\"number\": 2", "\"number\": 1").find("/entries") == 0);
    CHECK(
        error("\"state\": \"confirmed\"", "\"state\": \"eaten\"").find("/rounds/0/tables/0/games/0/state") ==
        0);
    CHECK(error("\"club\": \"Perlaggergilde Imst\",", "") == "/entries/0/club: ");
    CHECK(error("\"target\": 2", "\"target\": 3").find("/journal/2/target") == 0);

    CHECK(error("\"paid\": false", "\"paid\": false, \"paid\": true") == "/entries/0: paid");
    std::string wrongTotal = json;
    const auto score = wrongTotal.find("\"score\"");
    wrongTotal.replace(wrongTotal.find('3', score), 1, "4");
    const auto totals = fromJson(wrongTotal, "a.json");
    REQUIRE_FALSE(totals.ok());
    CHECK(totals.error().pointer == "/rounds/0/tables/0/games/0/score");
    CHECK(totals.error().found == "4:0");
    CHECK(totals.error().expected == std::vector<std::string>{"3:0"});

    const auto broken = fromJson("{\n  \"schreiber\": ,", "a.json");
    REQUIRE_FALSE(broken.ok());
    CHECK(broken.error().line == 2);
    CHECK_FALSE(fromJson("", "a.json").ok());
    CHECK_FALSE(fromJson(std::string(200000, '['), "a.json").ok());
    CHECK_FALSE(fromJson("[" + std::string(1000, '9') + "]", "a.json").ok());
    // a byte-order mark is let pass, what stands in the middle or behind is not
    CHECK(fromJson("\xEF\xBB\xBF" + json, "a.json").ok());
    const auto marked = fromJson("\xEF\xBB\xBF{\"schreiber\": ,", "a.json");
    REQUIRE_FALSE(marked.ok());
    CHECK(marked.error().line == 1);
    CHECK(marked.error().column == 15);
    CHECK(marked.error().found == ",");
    CHECK_FALSE(fromJson(json + std::string(1, '\0') + "x", "a.json").ok());
    CHECK_FALSE(fromJson("{\"schreiber\": \xEF\xBB\xBF"
                         "1}",
                         "a.json")
                    .ok());
    CHECK_FALSE(fromJson("\xFF\xFE", "a.json").ok());
}

TEST_CASE("what a newer version wrote is kept at its place, wherever that is by then") {
    std::string json = toJson(exported());
    const auto put = [&](const std::string& before, const std::string& what) {
        json = replaced(json, before, what + before);
    };
    put("\"schreiber\"", "\"~a/b\": {\"c\": [1, null]},");
    put("\"number\": 2,", "\"color\": \"blue\",");
    put("\"number\": 3,", "\"color\": \"red\",");
    put("\"final_only\"", "\"scan\": true,");
    put("\"final_only\"", "\"also\": 0,");
    auto back = fromJson(json, "a.json");
    REQUIRE(back.ok());
    auto& options = back->tournament.settings.furtherOptions;
    CHECK(options.at("/~0a~1b") == "{\"c\":[1,null]}");
    CHECK(options.at("/entries/#2/color") == "\"blue\"");
    CHECK(options.at("/rounds/#1/tables/#1/games/0/scan") == "true");
    const std::string again = toJson(*back);
    CHECK(fromJson(again, "a.json")->tournament == back->tournament);
    // What it belonged to is gone, or has such a key by now.
    options["/entries/#99/color"] = "1";
    options["/entries/#1/club"] = "1";
    options["/entries/#1/club/deeper"] = "1";
    CHECK(toJson(*back) == again);
}

TEST_CASE("an unknown key that no file can hold is refused, and so are too many") {
    const std::string json = toJson(exported());
    const auto odd = fromJson(replaced(json, "\"schreiber\"", "\"a\\u0000b\": 1, \"schreiber\""), "a.json");
    REQUIRE_FALSE(odd.ok());
    CHECK(odd.error().expected == std::vector<std::string>{"utf8_text"});
    std::string many;
    for (int i = 0; i < 21; ++i) many += "\"x" + std::to_string(i) + "\": 1,";
    const auto with = [&](int entries) {
        Exported all = exported();
        while (static_cast<int>(all.tournament.entries.size()) < entries) {
            all.tournament.entries.push_back(all.tournament.entries.front());
            all.tournament.entries.back().number = static_cast<int>(all.tournament.entries.size());
        }
        std::string text = toJson(all);
        std::string out;
        std::size_t from = 0;
        for (std::size_t at = text.find("\"persons\""); at != std::string::npos;
             at = text.find("\"persons\"", at + 1)) {
            out += text.substr(from, at - from) + many;
            from = at;
        }
        return fromJson(out + text.substr(from), "a.json");
    };
    CHECK(with(900).ok());
    const auto tooMany = with(1'000);
    REQUIRE_FALSE(tooMany.ok());
    CHECK(tooMany.error().found == "21000");
    CHECK(tooMany.error().expected == std::vector<std::string>{"0-20000"});
}

TEST_CASE("an import ends at its limits and says which one it was") {
    const auto error = [](const std::string& json) {
        const auto result = fromJson(json, "a.json");
        REQUIRE_FALSE(result.ok());
        return result.error().pointer + ": " + result.error().expected.front();
    };
    const auto list = [](int count, const auto& item) {
        std::string all;
        for (int i = 0; i < count; ++i) all += (i == 0 ? "" : ",") + item(i);
        return all;
    };
    CHECK(error(std::string(200'000, '[')) == "/0/0/0/0/0/0/0/0/0/0/0: JSON-DEPTH(12)");
    CHECK(error("{\"x\":{" + list(20'000, [](int i) { return "\"" + std::to_string(i) + "\":{}"; }) + "}}") ==
          "/x: JSON-KEYS(1000)");
    CHECK(error("{\"x\":[" + list(550'001, [](int) { return std::string("0"); }) + "]}") ==
          "/x: JSON-VALUES(550000)");
    CHECK(error("\"" + std::string(std::size_t{32} << 20U, 'x') + "\"") == ": JSON-BYTES(33554432)");
    // each list is as long as the program would make it
    const std::string json = toJson(exported());
    const std::string first = "\"entries\": [";
    CHECK(error(replaced(json, first, first + list(1'000, [](int) { return std::string("0"); }) + ",")) ==
          "/entries: 0-1000");
    CHECK(error(replaced(json, "\"lines\": [", "\"lines\": [" + list(500, [](int) {
                                                   return std::string("0");
                                               }) + ",")) == "/rounds/0/tables/0/games/0/lines: 0-500");
}

TEST_CASE("an export of before the rounds of substitutes were kept still reads, and a wrong one is named") {
    std::string json = toJson(exported());
    const auto error = [&](const std::string& what, const std::string& by) {
        const auto result = fromJson(replaced(json, what, by), "a.json");
        REQUIRE_FALSE(result.ok());
        return result.error().pointer + ": " + result.error().found;
    };
    CHECK(error("\"from\": 2\n", "\"from\": -1\n") == "/entries/3/replaced/2/from: -1");
    CHECK(error("\"from\": 2,\n     \"club\"", "\"from\": 3,\n     \"club\"") ==
          "/entries/3/replaced/2/from: 2");
    CHECK(error("\"club\": \"Sterzing\"", "\"club\": 7") == "/entries/3/replaced/1/club: 7");
    CHECK(error("\"place\": 0", "\"place\": 1") == "/entries/3/replaced/1/place: 1");

    const std::string kept = ",\n     \"place\": 0,\n     \"from\": 2";
    json = replaced(json, kept + ",\n     \"club\": \"Sterzing\"", "");
    json = replaced(json, kept, "");
    const auto older = fromJson(json, "a.json");
    REQUIRE(older.ok());
    Tournament wanted = richTournament();
    for (tournament::Replaced& one : wanted.entries[3].replaced) one.from = 0, one.club.clear();
    CHECK(older->tournament == wanted);
}

TEST_CASE("who joined which group is read once, of contestants only") {
    const std::string json = toJson(exported());
    const auto error = [&](const std::string& what, const std::string& by) {
        const auto result = fromJson(replaced(json, what, by), "a.json");
        REQUIRE_FALSE(result.ok());
        return result.error().pointer + ": " + result.error().found;
    };
    const std::string first = "\"contestant\": 1,\n     \"group\": 1";
    CHECK(error(first, "\"contestant\": 2,\n     \"group\": 1") == "/rounds/1/grouped/1/contestant: 2");
    CHECK(error(first, "\"contestant\": 9,\n     \"group\": 1") == "/rounds/1/grouped: 9");
    CHECK(error(first, "\"contestant\": 1,\n     \"group\": 0") == "/rounds/1/grouped: 0");
}

TEST_CASE("no cut of an export is taken for a whole one") {
    const std::string json = toJson(exported());
    for (std::size_t keep = 0; keep + 2 < json.size(); keep += 97)
        CHECK_FALSE(fromJson(json.substr(0, keep), "a.json").ok());
}

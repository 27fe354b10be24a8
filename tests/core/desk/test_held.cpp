#include "everybody.h"
#include "sampling.h"

#include <desk/words.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>

// An import is held to its journal: whatever an evening came to is taken, and of what somebody altered in its
// export nothing is.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;
using Json = nlohmann::ordered_json;

namespace {

std::vector<Kind> everyKind() {
    std::vector<Kind> kinds = kKinds;
    kinds.push_back({"solo", "tarock", false, {{"games", "4"}}});
    kinds.push_back({"solo", "tarock", false, {{"games", "2"}}});
    kinds.push_back({"pairs", "random", false, {}});
    return kinds;
}

NewTournament wantedOfAny(const Kind& kind) {
    NewTournament made = wantedOf(kind);
    if (made.pairing != "tarock") return made;
    made.pairing.clear();
    made.rules = "ruediger";
    return made;
}

// Each single value.
void leaves(const Json& json, const Json::json_pointer& at, std::vector<Json::json_pointer>& all) {
    if (json.is_object())
        for (const auto& [key, value] : json.items()) leaves(value, at / key, all);
    else if (json.is_array() && !json.empty())
        for (std::size_t i = 0; i < json.size(); ++i) leaves(json[i], at / i, all);
    else
        all.push_back(at);
}

Json otherThan(const Json& value, base::Random& random) {
    if (value.is_boolean()) return !value.get<bool>();
    if (value.is_number()) return value.get<std::int64_t>() + (random.below(2) == 0 ? 1 : -1);
    if (value.is_string()) return value.get<std::string>() + (random.below(2) == 0 ? "x" : "1");
    if (value.is_null()) return random.below(2) == 0 ? Json(1950) : Json("weil");
    return Json::array({1});
}

// An evening somebody makes, and what import has against its export every so many steps.
void playAndImport(Everybody& somebody, int steps, int every) {
    for (int step = 1; step <= steps; ++step) {
        somebody.act();
        if (step % every != 0) continue;
        INFO("step " << step);
        REQUIRE(somebody.importFault() == "");
    }
}

// What nobody is held to, and why: docs/design/tournament-file.md.
bool isHeld(const std::string& pointer) {
    return !pointer.starts_with("/journal/"); // what all else is held to
}

// One evening of each kind after the other; the seed says which it is, so that it alone does the same again
// (SCHREIBER_LONG=1 SCHREIBER_SEED=N).
template <class Do>
void eachEvening(std::uint64_t everyRun, int ofEachKind, Do what) {
    const Folder folder;
    const std::vector<Kind> kinds = everyKind();
    const std::uint64_t first = schreiber::test::inWhole() ? schreiber::test::seedOfRun() : everyRun;
    const std::uint64_t evenings = kinds.size() * static_cast<std::uint64_t>(ofEachKind);
    for (std::uint64_t seed = first; seed < first + evenings; ++seed) {
        const Kind& kind = kinds[seed % kinds.size()];
        CAPTURE(kind.format, kind.pairing, seed);
        Everybody somebody(folder, wantedOfAny(kind), kind.pairs, seed);
        what(somebody, folder, seed);
    }
}

} // namespace

TEST_CASE("whatever an evening came to by all that window and command line do, its export is taken") {
    const bool inWhole = schreiber::test::inWhole();
    const int ofEachKind = schreiber::test::sampled(1, 1, 40);
    int done = 0;
    eachEvening(7000, ofEachKind, [&](Everybody& somebody, const Folder&, std::uint64_t) {
        playAndImport(somebody, inWhole ? 90 : 36, inWhole ? 6 : 18);
        done += somebody.done();
    });
    CHECK(done > ofEachKind * 100);
}

TEST_CASE("whatever single value of an export somebody alters, it is not taken") {
    const std::size_t values = schreiber::test::inWhole() ? 100 : 12;
    const auto alter = [&](Everybody& somebody, const Folder& folder, std::uint64_t seed) {
        base::Random random(seed);
        playAndImport(somebody, 60, 60);
        const Json whole = Json::parse(exportJson(somebody.evening(), false));
        std::vector<Json::json_pointer> all;
        leaves(whole, Json::json_pointer(), all);
        std::erase_if(all, [](const auto& at) { return !isHeld(at.to_string()); });
        for (std::size_t k = 0; k < values; ++k) {
            const Json::json_pointer& at = all[random.below(all.size())];
            Json altered = whole;
            altered[at] = otherThan(whole[at], random);
            INFO(at.to_string() << ": " << whole[at].dump() << " -> " << altered[at].dump());
            CHECK_FALSE(Evening::importJson(altered.dump(1) + "\n", "a.json", folder.file("m.schreiber")));
            std::filesystem::remove(folder.file("m.schreiber"));
        }
    };
    eachEvening(8000, schreiber::test::sampled(1, 1, 20), alter);
}

TEST_CASE("what a journal says in words is read as it was meant, whatever signs are in it") {
    const Folder folder;
    const Confirmation sure{true, false, "so; gesagt, a=b"};
    const auto isTaken = [&](Evening& evening) {
        const std::string json = exportJson(evening, false);
        auto copy = Evening::importJson(json, "a.json", folder.file("copy.schreiber"));
        INFO((copy ? std::string() : inWords(copy.error(), words::Language::English)));
        REQUIRE(copy);
        CHECK(exportJson(*copy, false) == json);
        std::filesystem::remove(folder.file("copy.schreiber"));
    };
    SECTION("settings that look like others") {
        Evening evening = singles(folder, 8);
        for (const Settings& options :
             {Settings{{"name", "Anders; place=Imst"}, {"place", "Hall"}},
              Settings{{"name", "A, b=c; rules=imst"}}, Settings{{"place", "Krone; x=1"}, {"rounds", "3"}}}) {
            REQUIRE(changeSettings(evening, options, sure));
            isTaken(evening);
        }
        const store::Action& what = evening.journal()[evening.journal().size() - 3].what;
        CHECK(inWords(what, words::Language::English) == "Settings: Name = Anders; place=Imst; Place = Hall");
    }
    SECTION("names that look like the next entry") {
        Evening evening = singles(folder, 2);
        std::vector<tournament::Entry> some(2);
        some[0].persons = {{"Bert, 4", "Max", {}, {}}};
        some[1].persons = {{"Anna", "Li, 5 Eva", {}, {}}};
        REQUIRE(addEntries(evening, some, sure));
        isTaken(evening);
    }
    SECTION("somebody born in a year that this computer has not reached") {
        Evening evening = singles(folder, 4);
        REQUIRE(changeSettings(evening, {{"date", "2090-05-01"}}, sure));
        tournament::Entry young;
        young.persons = {{"Eva", "Neu", 2080, {}}};
        REQUIRE(addEntry(evening, young, 0, sure));
        REQUIRE(changeSettings(evening, {{"date", "2026-05-01"}}, sure));
        isTaken(evening);
    }
    SECTION("a line that is not there is not rewritten") {
        Evening evening = singles(folder, 8);
        start(evening, 1);
        tournament::Line line;
        line.points = {2, 1};
        REQUIRE(addLine(evening, {1, 1, 1}, line, sure));
        CHECK(codeOf(rewriteLine(evening, {1, 1, 1}, 0, "verschrieben", line, sure).error()) ==
              "no_such_line");
        isTaken(evening);
    }
}

TEST_CASE("a ruling whose table is gone is taken, whatever becomes of the evening that took it") {
    const Folder folder;
    const Confirmation sure{true, false, "weil"};
    Evening evening = singles(folder, 8);
    start(evening, 1);
    NewRuling wanted;
    wanted.record = "rules: innsbruck\ntrump: L\n\nA: bet gleich\nA: bet gleich\n";
    wanted.dispute = "Zweimal?";
    wanted.place = {1, 2, 0};
    REQUIRE(addRuling(evening, wanted, sure));
    REQUIRE(leave(evening, 1, tournament::LeaverResults::Unplayed, sure));
    REQUIRE(redraw(evening, "einer ist fort", 3, sure));
    auto copy = Evening::importJson(exportJson(evening, false), "a.json", folder.file("copy.schreiber"));
    REQUIRE(copy);
    CHECK_FALSE(copy->tournament().rulings[0].origin.empty());
    REQUIRE(changeSettings(*copy, {{"name", "Anders"}}, sure));
    auto again = Evening::importJson(exportJson(*copy, false), "a.json", folder.file("again.schreiber"));
    REQUIRE(again);
    REQUIRE(appealRuling(*again, 1, "nein", sure));
    REQUIRE(Evening::importJson(exportJson(*again, false), "a.json", folder.file("last.schreiber")));
}

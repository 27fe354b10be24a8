#include "anybody.h"
#include "sampling.h"

#include <base/contract.h>
#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/csv_tables.h>
#include <desk/due.h>
#include <desk/ending.h>
#include <desk/games.h>
#include <desk/results_page.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <kinds/report.h>
#include <pdf/document.h>
#include <tournament/standings.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <papers/view.h>

// Exports in which one value is another: a word for a number, a number of somebody else, nothing, too much.
// Each is refused with the place, or it is as sound as any evening and everything that reads it comes to its
// end.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;
using Json = nlohmann::json;
using Pointer = Json::json_pointer;

namespace {

constexpr words::Language kLanguages[] = {words::Language::German, words::Language::Italian,
                                          words::Language::English};

// Every place of a document, of the containers too.
void addPlaces(const Json& node, const Pointer& here, std::vector<Pointer>& places) {
    places.push_back(here);
    if (node.is_object())
        for (const auto& [key, value] : node.items()) addPlaces(value, here / key, places);
    if (node.is_array())
        for (std::size_t i = 0; i < node.size(); ++i) addPlaces(node[i], here / i, places);
}

// What else could stand at a place: all of it by number, so that a sweep has each.
constexpr int kMutations = 16;
void mutate(Json& whole, const Pointer& place, int mutation, const Json& other) {
    Json& value = whole[place];
    switch (mutation) {
    case 0:
        value = "drei";
        return;
    case 1:
        value = 2147483647;
        return;
    case 2:
        value = 99999999999999999ULL;
        return;
    case 3:
        value = -1;
        return;
    case 4:
        value = nullptr;
        return;
    case 5:
        value = value.is_array() ? Json::array() : value.is_object() ? Json::object() : Json("");
        return;
    case 6:
        value = 0;
        return;
    case 7:
        if (value.is_number_integer())
            value = value.get<std::int64_t>() + 1;
        else if (value.is_string())
            value = value.get<std::string>() + "1";
        return;
    case 8:
        value = other;
        return;
    case 9: {
        if (place.empty()) return;
        Json& parent = whole[place.parent_pointer()];
        if (parent.is_array())
            parent.erase(std::stoul(place.back()));
        else
            parent.erase(place.back());
        return;
    }
    case 10:
        if (value.is_array() && !value.empty())
            value.push_back(value.back());
        else if (!place.empty() && whole[place.parent_pointer()].is_array())
            whole[place.parent_pointer()].push_back(Json(value));
        return;
    case 11:
        if (value.is_object())
            value["zukunft"] = {{"a/b~c", {1, "zwei"}}};
        else if (value.is_string())
            value = "An\u0007na \u202eHöß\n";
        return;
    case 12:
        if (value.is_string())
            value = std::string(5000, 'x');
        else
            value = 1.5;
        return;
    case 13:
        value = true;
        return;
    case 14:
        value = value.is_string() ? Json("2026-02-31") : Json("1:x");
        return;
    default:
        value = value.is_string() ? Json("=1+1") : Json::array({Json::array()});
        return;
    }
}

// All that somebody may look at. It only has to come to its end; what must hold of it is checked on the way.
void readAll(const Evening& evening, bool papers) {
    const tournament::Tournament& tournament = evening.tournament();
    for (const words::Language language : kLanguages) {
        for (const store::JournalEntry& entry : evening.journal())
            CHECK_FALSE(inWords(entry, language).empty());
        CHECK(csvTables(evening, language, false));
        CHECK_FALSE(resultsPage(evening, language, false).empty());
    }
    static_cast<void>(evening.due());
    static_cast<void>(evening.due().drawn);
    static_cast<void>(tournament::missingSheets(evening.tournament()));
    static_cast<void>(desk::openSwitches(evening.tournament().settings));
    for (int round = 0; round <= tournament::currentRound(tournament); ++round) {
        CHECK_FALSE(desk::roundState(evening.tournament(), round).empty());
        static_cast<void>(desk::standingsOf(evening, round).ok());
        if (round > 0) static_cast<void>(evening.quality(round).ok());
    }
    for (const tournament::Round& round : tournament.rounds)
        for (const tournament::Table& table : round.tables)
            for (std::size_t game = 1; game <= table.games.size(); ++game)
                CHECK(desk::sheetView(evening.tournament(),
                                      {round.number, table.number, static_cast<int>(game)})
                          .ok() == (round.state == tournament::RoundState::Published));
    if (!papers) return;
    const auto fonts = pdf::Fonts::load();
    REQUIRE(fonts);
    const kinds::Options options{*fonts, pdf::PageSize::A4, std::nullopt, std::nullopt, 1};
    for (const kinds::Kind kind : kinds::kKinds) {
        const auto view = papers::viewOf(papers::takenFrom(evening, false), kind, 0, words::Language::German,
                                         {2026, 11, 22, std::nullopt});
        static_cast<void>(kinds::makeReport(kind, view, options).ok());
    }
}

// A few entries, and all that an evening can have: rounds, results, who left, what was undone, a ruling.
Json exportedEvening(const Folder& folder, const Kind& kind, std::uint64_t seed) {
    Anybody anybody(folder, wantedOf(kind), kind.pairs, seed);
    for (int step = 0; step < 40; ++step) anybody.act();
    NewRuling ruling;
    ruling.record = kind.format == std::string("solo") ? "rules: strafperlaggen\n"
                                                       : "rules: innsbruck\n\nA: bietet gleich\n";
    ruling.dispute = "Wer hat das Gleich?";
    static_cast<void>(desk::addRuling(anybody.evening(), ruling, yes()).ok());
    static_cast<void>(desk::changeSettings(anybody.evening(), {{"copy-to", folder.file("")}}, yes()).ok());
    return Json::parse(desk::exportJson(anybody.evening(), false));
}

struct Sweep {
    int refused = 0;
    int taken = 0;
};

void tryOne(const Folder& folder, const Json& sound, const Pointer& place, int mutation, const Json& other,
            bool papers, Sweep& sweep) {
    Json mutated = sound;
    mutate(mutated, place, mutation, other);
    const std::string what = place.to_string() + " by mutation " + std::to_string(mutation);
    const base::ContractContext context(what);
    INFO(what);
    const std::string path = folder.file("mutated.schreiber");
    std::filesystem::remove(path);
    const std::string bytes = mutated.dump();
    auto evening = Evening::importJson(bytes, "a.json", path);
    if (!evening) {
        ++sweep.refused;
        CHECK_FALSE(std::filesystem::exists(path));
        for (const words::Language language : kLanguages) {
            const std::string said = inWords(evening.error(), language);
            CAPTURE(said);
            CHECK(said.find("a.json") != std::string::npos);
            CHECK(said.find_first_of("/[") != std::string::npos); // `/entries/0/paid`, or `entry [11] camp`
        }
        return;
    }
    ++sweep.taken;
    const auto findings = desk::verify(*evening);
    REQUIRE(findings);
    CHECK(findings->empty());
    readAll(*evening, papers);
    const std::string again = desk::exportJson(*evening, false);
    const auto copy = Evening::importJson(again, "again.json", folder.file("copy.schreiber"));
    if (!copy) FAIL_CHECK(inWords(copy.error(), words::Language::English));
    if (copy) CHECK(desk::exportJson(*copy, false) == again);
    std::filesystem::remove(folder.file("copy.schreiber"));
}

} // namespace

TEST_CASE("an export in which one value is another is refused with the place, or as sound as any") {
    const Folder folder;
    const std::uint64_t seed = schreiber::test::seedOfRun();
    INFO("seed " << seed << "; SCHREIBER_SEED is another sample, SCHREIBER_LONG=1 all of them");
    base::Random random(seed);
    const int sample = schreiber::test::sampled(3, 12, 0);
    Sweep sweep;
    std::uint64_t evening = 500;
    for (const Kind& kind : kKinds) {
        const Json sound = exportedEvening(folder, kind, ++evening);
        std::vector<Pointer> places;
        addPlaces(sound, Pointer(), places);
        const auto any = [&] { return places[random.below(places.size())]; };
        if (sample > 0) {
            for (int i = 0; i < sample; ++i)
                tryOne(folder, sound, any(), static_cast<int>(random.below(kMutations)), sound[any()], i == 0,
                       sweep);
            continue;
        }
        for (const Pointer& place : places)
            for (int mutation = 0; mutation < kMutations; ++mutation)
                tryOne(folder, sound, place, mutation, sound[any()], random.below(20) == 0, sweep);
    }
    INFO(sweep.refused << " refused, " << sweep.taken << " taken");
    CHECK(sweep.refused > 0);
    CHECK(sweep.taken > 0);
}

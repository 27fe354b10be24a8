#include "random_games.h"
#include "sampling.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/ruling/replay.h>
#include <koenigrufen/ruling/result.h>
#include <numeric>
#include <set>
#include <sstream>

// For each point that can be ruled: a record that is ruled by it alone, and one that differs from it in one
// line and is not ruled on.
using namespace schreiber::koenigrufen;
using namespace schreiber::koenigrufen::ruling::test;
using schreiber::test::sampled;

namespace {

const std::string kFolder = SCHREIBER_TEST_DATA "/clauses/";

std::vector<std::string> linesOf(const std::string& name) {
    std::ifstream in(kFolder + name);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

ruling::Replay replayOf(const std::string& name) {
    std::string text;
    for (const std::string& line : linesOf(name)) text += line + '\n';
    const auto read = record::read(text, name);
    REQUIRE(read.ok());
    REQUIRE(record::write(*read) == text);
    return ruling::replay(read->front());
}

std::set<std::string> points() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
        const std::string name = entry.path().stem().string();
        names.insert(name.substr(0, name.rfind('-')));
    }
    return names;
}

} // namespace

TEST_CASE(
    "Each point that can be ruled is broken by one record and kept by another that differs in one line") {
    for (const std::string& point : points()) {
        CAPTURE(point);
        REQUIRE(rulebook::PointName::find(point).has_value());
        const ruling::Replay illegal = replayOf(point + "-illegal.tarock");
        REQUIRE(illegal.rulings.size() == 1);
        const deal::Ruling& ruling = illegal.rulings.front();
        CHECK(ruling.rule.text() == point);
        const bool isNote = point == "wrong_dealer" || point == "written_differs";
        CHECK((ruling.verdict == deal::Verdict::Note) == isNote);
        CHECK(illegal.legal() == isNote);
        CHECK(replayOf(point + "-legal.tarock").rulings.empty());
        const auto broken = linesOf(point + "-illegal.tarock");
        const auto kept = linesOf(point + "-legal.tarock");
        REQUIRE(broken.size() == kept.size());
        CHECK(std::inner_product(broken.begin(), broken.end(), kept.begin(), 0, std::plus{},
                                 [](const auto& a, const auto& b) { return a == b ? 0 : 1; }) == 1);
        for (const auto language : schreiber::words::kLanguages) {
            const std::string text = ruling::resultText(illegal, language);
            CHECK(text.find(point) != std::string::npos);
            CHECK(text.size() > point.size() + 60); // in words
        }
    }
}

TEST_CASE("Whatever is ruled on has such records") {
    const std::set<std::string> known = points();
    std::set<std::string> missing;
    for (int i = 0; i < sampled(10, 120, 2000); ++i) {
        const std::uint64_t seed =
            schreiber::base::mix(schreiber::test::seedOfRun(), static_cast<std::uint64_t>(i) + 4'000'000);
        schreiber::base::Random random(seed);
        const record::Record record = randomGame(seed, {.events = 5 + static_cast<int>(random.below(60))});
        const rulebook::Rules rules = record::rulesOf(record.header);
        const deal::State state = stateAfter(record);
        const std::size_t before = state.rulings.size();
        for (const deal::Event& event : everyEvent(state)) {
            deal::State after = state;
            deal::apply(rules, after, event, 0);
            for (std::size_t k = before; k < after.rulings.size(); ++k)
                if (!known.contains(std::string(after.rulings[k].rule)))
                    missing.insert(std::string(after.rulings[k].rule));
        }
    }
    CHECK(missing == std::set<std::string>{});
}

TEST_CASE("What may be played and bid is what is accepted without a ruling") {
    for (int i = 0; i < sampled(20, 200, 10'000); ++i) {
        const std::uint64_t seed =
            schreiber::base::mix(schreiber::test::seedOfRun(), static_cast<std::uint64_t>(i) + 5'000'000);
        schreiber::base::Random random(seed);
        const record::Record record = randomGame(seed, {.events = 2 + static_cast<int>(random.below(60))});
        CAPTURE(seed, record::write(record));
        const rulebook::Rules rules = record::rulesOf(record.header);
        const deal::State state = stateAfter(record);
        if (state.isOver() || !state.cards.isCertain()) continue;
        const auto isAccepted = [&](const deal::Event& event) {
            deal::State after = state;
            deal::apply(rules, after, event, 0);
            return after.rulings.size() == state.rulings.size();
        };
        if (state.games.empty()) {
            const auto options = state.auction.options();
            for (const deal::Event& event : everyEvent(state)) {
                const bool isBid = std::holds_alternative<deal::Bid>(event.action);
                if (!isBid && !std::holds_alternative<deal::Pass>(event.action)) continue;
                deal::Event told = event;
                if (auto* bid = std::get_if<deal::Bid>(&told.action);
                    bid != nullptr && bid->game == rulebook::Game::Auchrufer && !bid->bird)
                    bid->bird = rulebook::Premium::Pagat;
                const bool isOption = told.seat == state.auction.word() &&
                                      std::ranges::find(options, told.action) != options.end();
                CHECK(isOption == isAccepted(told));
            }
        } else if (state.trickCount > 0) {
            const deal::Trick* open = state.openTrick();
            const auto seat = open != nullptr ? open->next() : *state.tricks[state.trickCount - 1].winner;
            std::vector<deal::Bound> bound;
            for (const deal::Announced& each : state.words.announced)
                if (each.seat == seat)
                    if (const auto one = deal::boundBy(rules, each.premium, state.king))
                        bound.push_back(*one);
            const deal::CardSet hand = state.cards.surelyKept(seat) - state.played[deal::seatIndex(seat)];
            const deal::CardSet legal = deal::legalPlays(
                rules, state.game(rules), hand,
                open != nullptr ? open->played() : std::span<const deal::Card>{}, bound, 13 - hand.size());
            for (const deal::Card card : deal::CardSet::all())
                for (const auto other : deal::kAllSeats)
                    CHECK((other == seat && legal.contains(card)) == isAccepted({other, deal::Play{card}}));
        }
    }
}

#include "case_files.h"

#include <cards/seat.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <vector>

// Nobody's seat is better than another's: everyone moves one place on, and so does the whole result.
using namespace schreiber;
using namespace schreiber::perlaggen;
using cards::Seat;

namespace {

struct Moved {
    int seats;

    Seat operator()(Seat seat) const { return cards::after(seat, seats); }
    int team(int team) const { return (team + 1) % cards::teamCount(seats); }
    template <class T>
    std::optional<T> operator()(const std::optional<T>& value) const {
        if (!value) return std::nullopt;
        if constexpr (std::is_same_v<T, int>)
            return team(*value);
        else
            return (*this)(*value);
    }
    // A list by team or an array by seat, of which `size` are used.
    template <class List>
    List turned(List list, int size) const {
        std::rotate(list.begin(), list.begin() + (size - 1), list.begin() + size);
        return list;
    }
    template <class List>
    List byTeam(List list) const {
        return turned(std::move(list), cards::teamCount(seats));
    }
};

record::Record moved(record::Record record, const Moved& move) {
    record::Header& header = record.header;
    header.dealer = move(header.dealer.value_or(static_cast<Seat>(move.seats - 1)));
    header.players = move.turned(header.players, move.seats);
    header.hands = move.turned(header.hands, move.seats);
    for (auto* points : {&header.score, &header.written, &header.owed})
        if (*points) *points = move.byTeam(**points);
    for (deal::Event& event : record.events) {
        event.seat = move(event.seat);
        if (auto* irregular = std::get_if<deal::Irregular>(&event.action))
            irregular->claimedBy = move(irregular->claimedBy);
    }
    return record;
}

// A replay in a few lines of text, as it looks to somebody who has moved on as well.
std::vector<std::string> lines(const ruling::Replay& replay, const Moved* move) {
    const auto seat = [&](std::optional<Seat> who) {
        if (move != nullptr) who = (*move)(who);
        return who ? std::string(1, cards::letterOf(*who)) : std::string("-");
    };
    const auto team = [&](std::optional<int> which) {
        if (move != nullptr) which = (*move)(which);
        return which ? std::to_string(*which) : std::string("-");
    };
    const auto points = [&](deal::ByTeam byTeam) {
        if (move != nullptr) byTeam = move->byTeam(byTeam);
        std::string text;
        for (const int number : byTeam) text += ' ' + std::to_string(number);
        return text;
    };
    std::vector<std::string> all;
    for (const deal::Ruling& ruling : replay.rulings)
        all.push_back(std::to_string(ruling.event) + ' ' + seat(ruling.seat) + ' ' +
                      std::string(ruling.rule) + ' ' + std::to_string(static_cast<int>(ruling.verdict)) +
                      points(ruling.consequence.penalty) + ' ' + team(ruling.consequence.gameLost));
    // Rulings on one event have no order among themselves.
    std::sort(all.begin(), all.end());
    const deal::Outcome& outcome = replay.outcome;
    for (const auto& figure : outcome.figures)
        all.push_back(std::to_string(figure.value) + ' ' + team(figure.team) + ' ' +
                      std::to_string(static_cast<int>(figure.how)));
    for (const auto& counted : outcome.counted)
        all.push_back(std::to_string(counted.points) + " for " + team(counted.team) + points(counted.score));
    all.push_back("points" + points(outcome.points) + " penalties" + points(outcome.penalties) + " score" +
                  points(outcome.score));
    all.push_back("won by " + team(outcome.winner) + ", next " + seat(outcome.nextDealer));
    return all;
}

void sameForEverySeat(const std::string& text) {
    const auto records = record::read(text);
    if (!records) return;
    for (const record::Record& one : *records) {
        const ruling::Replay here = ruling::replay(one);
        const Moved move{here.rules.seats()};
        const record::Record next = moved(one, move);
        CAPTURE(text, record::write(next));
        CHECK(lines(ruling::replay(next), nullptr) == lines(here, &move));
    }
}

} // namespace

TEST_CASE("everyone moves one seat on, and the ruling with them") {
    const std::filesystem::path cases = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
    int files = 0;
    for (const auto& file : ruling::test::caseFiles(cases)) {
        for (const auto& asked : ruling::test::readCase(file).asked) sameForEverySeat(asked.text);
        ++files;
    }
    CHECK(files > 50);
}

TEST_CASE("a denial of nothing grants nothing, whoever is accused") {
    const std::string text = "rules: imst\nscore: 14 13\n\nD: turn L9\nC: irregular false-denial A\n";
    sameForEverySeat(text);
    const auto replay = ruling::replay(record::read(text).value().front());
    REQUIRE(replay.rulings.size() == 1);
    CHECK(replay.rulings.front().rule == "decl_single"_point);
    CHECK_FALSE(replay.outcome.winner.has_value());
}

TEST_CASE("a game lost twice is lost by who lost it first") {
    const std::string text = "rules: innsbruck\nhouse: revoke_penalty=lose_game_minus2\n"
                             "hand C: L10 H8 H9 HA S10\nhand D: LO EK EA SO S8\n\n"
                             "D: turn H10\nA: play L9\nB: play LA\nC: play S10\nD: play S8\nB: play E9\n";
    sameForEverySeat(text);
    const auto replay = ruling::replay(record::read(text).value().front());
    CHECK(replay.outcome.winner == 1);
}

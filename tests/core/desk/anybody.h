#pragma once

#include "folder.h"

#include <base/number.h>
#include <base/random.h>

#include <catch2/catch.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// Evenings in every format, as somebody makes them who does anything at a desk.
namespace schreiber::desk::test {

// Somebody who does anything at a desk; what is refused is refused.
class Anybody {
  public:
    Anybody(const Folder& folder, const NewTournament& made, bool pairs, std::uint64_t seed)
        : m_random(seed)
        , m_pairs(pairs) {
        auto evening = Evening::create(folder.file(std::to_string(seed) + ".schreiber"), made);
        REQUIRE(evening);
        m_evening.emplace(std::move(*evening));
        const std::uint64_t entries = 5 + below(9);
        for (std::uint64_t i = 0; i < entries; ++i) enter();
    }

    Evening& evening() { return *m_evening; }

    void act() {
        const Confirmation yes{true, false, "weil es so ist"};
        const std::uint64_t seed = below(1000);
        switch (below(18)) {
        case 0:
            return enter();
        case 1:
            m_evening->leave(entry(), static_cast<tournament::LeaverResults>(below(3)), yes).ok();
            return;
        case 2:
            m_evening->comeBack(entry(), yes).ok();
            return;
        case 3:
            m_evening->substitute(entry(), {person(), "", m_pairs ? 1 : 0, 0}, yes).ok();
            return;
        case 4:
            m_evening->keepApart(entry(), entry(), yes).ok();
            return;
        case 5:
            m_evening->redraw("ohne Grund", seed, yes).ok();
            return;
        case 6:
            m_evening->swapPlaces(round(), entry(), entry(), "vertauscht", yes).ok();
            return;
        case 7:
            m_evening->undo("doch nicht").ok();
            return;
        case 8:
            m_evening->redo().ok();
            return;
        case 9:
            m_evening->set({{"negative_score", below(2) == 0 ? "floor_zero" : "negative"}}, yes).ok();
            return;
        case 10:
            if (below(4) == 0) m_evening->close(yes).ok();
            return;
        case 11:
            m_evening->reopen("noch nicht aus", yes).ok();
            return;
        case 12:
            if (const auto& t = m_evening->tournament();
                !t.rounds.empty() && !t.rounds.back().tables.empty()) {
                const auto& sides = t.rounds.back().tables.front().sides;
                m_evening->recordDecider({sides[0][0], sides[1][0], 18, static_cast<int>(below(18))}, yes)
                    .ok();
            }
            return;
        default:
            return playOn(yes, seed);
        }
    }

  private:
    std::uint64_t below(std::uint64_t most) { return m_random.below(most); }
    int round() { return tournament::currentRound(m_evening->tournament()); }
    int entry() { return static_cast<int>(below(m_evening->tournament().entries.size() + 4)); }

    tournament::Person person() {
        const std::string n = std::to_string(++m_people);
        return {"P" + n, "Name" + n, below(2) == 0 ? std::nullopt : std::optional(1950 + m_people), {}};
    }

    void enter() {
        tournament::Entry one;
        one.persons = {person()};
        if (m_pairs) one.persons.push_back(person());
        m_evening->addEntry(one, 0, {true, false, ""}).ok();
    }

    void playOn(const Confirmation& yes, std::uint64_t seed) {
        const tournament::Tournament& now = m_evening->tournament();
        if (now.rounds.empty() && !tournament::playedBySingles(now.settings) && now.partnerships.empty())
            m_evening->drawPartners(seed, yes).ok();
        if (now.rounds.empty()) return void(m_evening->drawTables(seed, yes).ok());
        if (now.rounds.back().state == tournament::RoundState::Draft)
            return void(m_evening->startRound(yes).ok());
        for (std::uint64_t i = 2 * now.rounds.back().tables.size(); i > 0; --i) write(yes);
        m_evening->drawTables(seed, below(8) == 0 ? yes : Confirmation{}).ok();
    }

    void write(const Confirmation& yes) {
        const tournament::Tournament& now = m_evening->tournament();
        const auto& rounds = now.rounds;
        const tournament::Round& round = rounds[below(8) == 0 ? below(rounds.size()) : rounds.size() - 1];
        if (round.tables.empty()) return;
        const tournament::Table& table = round.tables[below(round.tables.size())];
        const SheetPlace place{round.number, table.number,
                               below(4) == 0 ? static_cast<int>(below(table.games.size())) + 1 : 0};
        const std::size_t sides = table.sides.size();
        const auto numbers = [&](std::uint64_t most) {
            std::vector<int> some(sides);
            for (int& one : some) one = static_cast<int>(below(most));
            return some;
        };
        tournament::Line line;
        tournament::FinalScore score;
        switch (below(9)) {
        case 0:
        case 1:
        case 2:
            line.points = numbers(9);
            line.why = "so gesagt";
            if (below(6) == 0) line.penalty = numbers(4);
            m_evening->addLine(place, line, yes).ok();
            return;
        case 3:
            m_evening->strikeLine(place, static_cast<int>(below(6)), "verschrieben", yes).ok();
            return;
        case 4:
            m_evening->confirmSheet(place, yes).ok();
            return;
        case 5:
            m_evening->disputeSheet(place, "uneinig", yes).ok();
            return;
        case 6:
            m_evening->keySecond(place, below(2) == 0 ? numbers(19) : table.games.back().score, yes).ok();
            return;
        default:
            score.points = numbers(18);
            score.ending = static_cast<tournament::Ending>(below(4));
            score.remark = "aus";
            score.keepSurplus = below(2) == 0;
            if (score.ending == tournament::Ending::Forfeit) score.forfeitBy = static_cast<int>(below(sides));
            if (score.ending == tournament::Ending::Played)
                score.points[below(sides)] = now.settings.countsDown() ? 0 : static_cast<int>(18 + below(4));
            m_evening->setResult(place, score, yes).ok();
        }
    }

    base::Random m_random;
    bool m_pairs;
    int m_people = 0;
    std::optional<Evening> m_evening;
};

struct Kind {
    const char* format;
    const char* pairing;
    bool pairs; // entered two by two
    std::map<std::string, std::string> options;
};

inline const std::vector<Kind> kKinds{{"drawn", "", false, {}},
                                      {"drawn", "", false, {{"final", "crown"}, {"tables", "2"}}},
                                      {"pairs", "random", true, {{"games", "3"}}},
                                      {"pairs", "swiss", true, {{"final", "pairs"}}},
                                      {"pairs", "moving", false, {{"final", "crown"}}},
                                      {"pairs", "round-robin", true, {{"tables", "1"}}},
                                      {"knockout", "", true, {}},
                                      {"knockout", "", false, {{"repechage", "yes"}}},
                                      {"groups", "", true, {}},
                                      {"solo", "", false, {}}};

inline NewTournament wantedOf(const Kind& kind) {
    NewTournament made;
    made.name = "Abend";
    made.format = kind.format;
    made.rules = made.format == "solo" ? "strafperlaggen" : "innsbruck";
    made.pairing = kind.pairing;
    made.seed = 3;
    made.options = kind.options;
    if (const auto games = made.options.extract("games"))
        made.games = base::readNumber(games.mapped()).value_or(0);
    if (const auto tables = made.options.extract("tables"))
        made.tables = base::readNumber(tables.mapped()).value_or(0);
    if (made.options.contains("final")) made.rounds = 2;
    return made;
}

} // namespace schreiber::desk::test

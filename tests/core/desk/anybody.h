#pragma once

#include "folder.h"

#include <base/number.h>
#include <base/random.h>
#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheet_place.h>
#include <desk/sheets.h>

#include <catch2/catch.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

// Evenings in every format, as somebody makes them who does anything at a desk.
namespace schreiber::desk::test {

using Settings = std::map<std::string, std::string>;

// Somebody who does anything at a desk; what is refused is refused.
class Anybody {
  public:
    // `settings` are those that may be set in the course of the evening.
    Anybody(const Folder& folder, const NewTournament& made, bool pairs, std::uint64_t seed,
            std::vector<Settings> settings = {{{"negative_score", "floor_0"}},
                                              {{"negative_score", "allowed"}}})
        : m_random(seed)
        , m_pairs(pairs)
        , m_settings(std::move(settings)) {
        auto evening = Evening::create(folder.file(std::to_string(seed) + ".schreiber"), made);
        if (!evening) FAIL(inWords(evening.error(), words::Language::English));
        m_evening.emplace(std::move(*evening));
        const std::uint64_t entries = 5 + below(9);
        for (std::uint64_t i = 0; i < entries; ++i) enter();
    }

    virtual ~Anybody() = default;
    Evening& evening() { return *m_evening; }
    bool inPairs() const { return m_pairs; }
    // How many actions were not refused.
    int done() const { return m_done; }

    virtual void act() {
        const Confirmation yes{true, false, "weil es so ist"};
        const std::uint64_t seed = below(1000);
        switch (below(20)) {
        case 0:
            return enter();
        case 1:
            return did(leave(*m_evening, entry(), static_cast<tournament::LeaverResults>(below(3)), yes));
        case 2:
            return did(comeBack(*m_evening, entry(), yes));
        case 3:
            return did(substitute(*m_evening, entry(), {person(), "", m_pairs ? 1 + number(2) : 0, 0}, yes));
        case 4:
            return did(keepApart(*m_evening, entry(), entry(), yes));
        case 5:
            return did(redraw(*m_evening, "ohne Grund", seed, yes));
        case 6:
            return did(swapPlaces(*m_evening, round(), entry(), entry(), "vertauscht", yes));
        case 7:
            return did(m_evening->undo("doch nicht"));
        case 8:
            return did(m_evening->redo());
        case 9:
            return did(changeSettings(*m_evening, m_settings[below(m_settings.size())], yes));
        case 10:
            if (below(4) == 0) did(closeTournament(*m_evening, yes, below(2) == 0));
            return;
        case 11:
            return did(reopenTournament(*m_evening, "noch nicht aus", yes));
        case 12:
            if (const auto& t = m_evening->tournament();
                !t.rounds.empty() && !t.rounds.back().tables.empty()) {
                const auto& sides = t.rounds.back().tables.front().sides;
                did(recordDecider(*m_evening, {sides[0][0], sides[1][0], 18, number(18)}, yes));
            }
            return;
        case 13:
            return rule(yes);
        default:
            return playOn(yes, seed);
        }
    }

  protected:
    std::uint64_t below(std::uint64_t most) { return m_random.below(most); }
    int number(std::uint64_t most) { return static_cast<int>(below(most)); }
    int round() { return tournament::currentRound(m_evening->tournament()); }
    int entry() { return number(m_evening->tournament().entries.size() + 4); }

    template <class Result>
    void did(const Result& result) {
        m_done += result.ok() ? 1 : 0;
    }

    virtual std::string lastName() { return "Name"; }
    tournament::Person person() {
        const std::string n = std::to_string(++m_people);
        return {"P" + n, lastName() + n, below(2) == 0 ? std::nullopt : std::optional(1950 + m_people), {}};
    }

    void enter() {
        tournament::Entry one;
        one.persons = {person()};
        if (m_pairs) one.persons.push_back(person());
        did(addEntry(*m_evening, one, 0, {true, false, ""}));
    }

    void rule(const Confirmation& yes) {
        const tournament::Tournament& now = m_evening->tournament();
        if (now.rulings.empty() || below(3) == 0) {
            NewRuling wish;
            wish.record = std::string(tournament::playedBySingles(now.settings) ? "rules: strafperlaggen"
                                                                                : "rules: innsbruck") +
                          "\ntrump: L\n\nA: bet gleich\nA: bet gleich\n";
            wish.file = "streit";
            wish.dispute = "Zweimal?";
            return did(addRuling(*m_evening, wish, yes));
        }
        const int number = now.rulings[below(now.rulings.size())].number;
        switch (below(4)) {
        case 0:
            return did(appealRuling(*m_evening, number, "weil", yes));
        case 1:
            return did(overruleRuling(*m_evening, number, "Neu geben", "weil", yes));
        case 2:
            return did(upholdRuling(*m_evening, number, "weil", yes));
        default:
            return did(withdrawRuling(*m_evening, number, "weil", yes));
        }
    }

    void playOn(const Confirmation& yes, std::uint64_t seed) {
        const tournament::Tournament& now = m_evening->tournament();
        if (now.rounds.empty() && !tournament::playedBySingles(now.settings) && now.partnerships.empty())
            did(drawPartners(*m_evening, seed, yes));
        if (now.rounds.empty()) return did(drawTables(*m_evening, seed, yes));
        if (now.rounds.back().state == tournament::RoundState::Draft) return did(startRound(*m_evening, yes));
        for (std::uint64_t i = 2 * now.rounds.back().tables.size(); i > 0; --i) write(yes);
        did(drawTables(*m_evening, seed, below(8) == 0 ? yes : Confirmation{}));
    }

    void write(const Confirmation& yes) {
        const tournament::Tournament& now = m_evening->tournament();
        const auto& rounds = now.rounds;
        const tournament::Round& round = rounds[below(8) == 0 ? below(rounds.size()) : rounds.size() - 1];
        if (round.tables.empty()) return;
        const tournament::Table& table = round.tables[below(round.tables.size())];
        const SheetPlace place{round.number, table.number,
                               below(4) == 0 ? number(table.games.size()) + 1 : 0};
        const std::size_t sides = table.sides.size();
        const auto numbers = [&](std::uint64_t most) {
            std::vector<int> some(sides);
            for (int& one : some) one = number(most);
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
            return did(addLine(*m_evening, place, line, yes));
        case 3:
            return did(strikeLine(*m_evening, place, number(6), "verschrieben", yes));
        case 4:
            return did(confirmSheet(*m_evening, place, yes));
        case 5:
            return did(disputeSheet(*m_evening, place, "uneinig", yes));
        case 6:
            return did(
                keySecond(*m_evening, place, below(2) == 0 ? numbers(19) : table.games.back().score, yes));
        default:
            score.points = numbers(18);
            score.ending = static_cast<tournament::Ending>(below(4));
            score.remark = "aus";
            score.keepSurplus = below(2) == 0;
            if (score.ending == tournament::Ending::Forfeit) score.forfeitBy = number(sides);
            if (score.ending == tournament::Ending::Played)
                score.points[below(sides)] = now.settings.countsDown() ? 0 : 18 + number(4);
            return did(setResult(*m_evening, place, score, yes));
        }
    }

  private:
    base::Random m_random;
    bool m_pairs;
    std::vector<Settings> m_settings;
    int m_people = 0;
    int m_done = 0;
    std::optional<Evening> m_evening;
};

struct Kind {
    const char* format;
    const char* pairing;
    bool pairs; // entered two by two
    Settings options;
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

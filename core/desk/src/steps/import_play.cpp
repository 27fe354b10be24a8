#include "steps/import_play.h"

#include "steps/extra_games.h"
#include "steps/import_sheets.h"
#include "steps/sheets.h"

#include <desk/games.h>
#include <desk/limits.h>
#include <tournament/closing.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

using tournament::Format;
using tournament::Round;
using tournament::RoundState;
using tournament::Sheet;
using tournament::Stage;
using tournament::Table;
using tournament::Tournament;

constexpr int kMostFine = 1000;

bool hasBracketMatch(const Round& round) {
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [](const Table& table) { return table.stage == Stage::Bracket; });
}

std::set<int> everybodyIn(const Round& round) {
    std::set<int> members(round.sittingOut.begin(), round.sittingOut.end());
    for (const Table& table : round.tables)
        for (const std::vector<int>& side : table.sides) members.insert(side.begin(), side.end());
    return members;
}

std::string said(const tournament::ClosedRank& rank) {
    return std::to_string(rank.rank) + " (" + std::to_string(rank.contestant) + ")";
}
std::string said(const tournament::Prize& prize) {
    return prize.kind + ": " + base::printable(prize.name);
}

class Play {
  public:
    Play(const Tournament& tournament, ImportFaults& faults)
        : m_tournament(tournament)
        , m_faults(faults)
        , m_contestants(tournament::contestants(tournament)) {
        m_bracket = static_cast<std::size_t>(
            std::find_if(tournament.rounds.begin(), tournament.rounds.end(), hasBracketMatch) -
            tournament.rounds.begin());
    }

    void check() {
        const auto& rounds = m_tournament.rounds;
        if (std::cmp_greater(rounds.size(), kMostRounds))
            m_faults.add("/rounds", std::to_string(rounds.size()), upTo(kMostRounds));
        for (std::size_t i = 0; i < rounds.size(); ++i) round(i, placeIn("rounds", i));
        for (std::size_t i = 0; i < m_tournament.deciders.size(); ++i) {
            const tournament::Decider& extra = m_tournament.deciders[i];
            if (!withDecider(m_tournament, extra))
                m_faults.add(placeIn("deciders", i), joined({extra.firstPoints, extra.secondPoints}),
                             "extra_game");
        }
        for (std::size_t i = 0; i < m_tournament.rulings.size(); ++i)
            for (const int points : m_tournament.rulings[i].penalty)
                m_faults.unlessWithin(placeIn("rulings", i) + "/penalty", points, 0, kMostFine);
        closing();
    }

  private:
    const Round& roundAt(std::size_t index) const { return m_tournament.rounds[index]; }

    void round(std::size_t index, const std::string& where) {
        const Round& round = roundAt(index);
        m_faults.unlessEqual(where + "/number", static_cast<std::size_t>(round.number), index + 1);
        if (round.state == RoundState::Draft && index + 1 < m_tournament.rounds.size())
            m_faults.add(where + "/state", "draft", "published");
        for (std::size_t k = 0; k < round.sittingOut.size(); ++k)
            contestant(where + placeIn("sitting_out", k), round.sittingOut[k], round.number);
        for (std::size_t k = 0; k < round.tables.size(); ++k)
            table(where + placeIn("tables", k), round, round.tables[k]);
        numbers(where, index);
        if (index == m_bracket) bracket(where, round);
        if (round.state != RoundState::Published) return;
        if (isDrawn(index)) everybody(where, round);
        if (index > 0) goingOn(where, roundAt(index - 1), round);
    }

    // Drawn among all who are there; not a later round of a bracket, nor the last match.
    bool isDrawn(std::size_t index) const {
        if (index == m_bracket) return m_tournament.settings.format == Format::Knockout;
        const auto& tables = roundAt(index).tables;
        return index < m_bracket && std::all_of(tables.begin(), tables.end(), [](const Table& table) {
                   return table.stage == Stage::Ordinary;
               });
    }

    // Numbers are those of slips, or run from 1; heats are filled one after the other.
    void numbers(const std::string& where, std::size_t index) {
        const auto& tables = roundAt(index).tables;
        const bool slips = isDrawn(index) && m_tournament.settings.format != Format::Groups;
        int most = 0; // tables of one heat, by the first that is not in the first
        for (std::size_t k = 0; k < tables.size(); ++k) {
            const std::string there = where + placeIn("tables", k);
            const Table& table = tables[k];
            m_faults.unlessWithin(there + "/table", table.number, 1, kMostTables);
            if (!slips) m_faults.unlessEqual(there + "/table", static_cast<std::size_t>(table.number), k + 1);
            if (most == 0 && table.heat > 1) most = heatSize(tables);
            const int heat = most == 0 ? 1 : (table.number - 1) / most + 1;
            if (table.heat != heat)
                m_faults.add(there + "/heat", std::to_string(table.heat), std::to_string(heat));
        }
    }

    // So many tables in a heat that every table is in its own; the nearest where no number fits.
    static int heatSize(const std::vector<Table>& tables) {
        const int last = std::max(tables.back().number, 2);
        for (int size = 1; size < last; ++size)
            if (std::all_of(tables.begin(), tables.end(),
                            [&](const Table& table) { return table.heat == (table.number - 1) / size + 1; }))
                return size;
        return last;
    }

    // A bracket is full: of its 2, 4, 8 … first matches each is played or a bye.
    void bracket(const std::string& where, const Round& round) {
        const std::size_t places = round.tables.size() + round.sittingOut.size();
        if ((places & (places - 1)) != 0)
            m_faults.add(where + "/tables", std::to_string(places), "bracket_places");
    }

    // From every match of a bracket somebody goes on, unless somebody of it has left since: a corrected
    // result leaves open who, for pairings already played stay.
    void goingOn(const std::string& where, const Round& before, const Round& round) {
        const auto matches = std::count_if(before.tables.begin(), before.tables.end(),
                                           [](const Table& table) { return table.stage == Stage::Bracket; });
        if (matches < 2) return;
        Round level = round; // without those who play for the third place
        std::erase_if(level.tables, [](const Table& table) { return table.stage != Stage::Bracket; });
        const std::set<int> members = everybodyIn(level);
        for (const Table& table : before.tables) {
            if (table.stage != Stage::Bracket) continue;
            const bool fits = std::any_of(table.sides.begin(), table.sides.end(), [&](const auto& side) {
                return side.empty() || members.count(side[0]) > 0 ||
                       !tournament::isActive(m_tournament, side[0], round.number);
            });
            if (!fits) m_faults.add(where + "/tables", std::to_string(table.number), "somebody_goes_on");
        }
    }

    void everybody(const std::string& where, const Round& round) {
        const std::set<int> members = everybodyIn(round);
        for (const int number : m_contestants)
            if (members.count(number) == 0 && tournament::isActive(m_tournament, number, round.number))
                m_faults.add(where + "/tables", std::to_string(number), "everybody_there");
        const auto rest = std::count_if(round.tables.begin(), round.tables.end(), [&](const Table& table) {
            return tournament::isRestTable(m_tournament.settings, table);
        });
        if (rest > 1) m_faults.add(where + "/tables", std::to_string(rest), upTo(1)); // of two left over
        constexpr std::size_t kMostOver = 3;                                          // of tables of four
        if (m_tournament.settings.format == Format::Drawn && round.sittingOut.size() > kMostOver)
            m_faults.add(where + "/sitting_out", std::to_string(round.sittingOut.size()), upTo(kMostOver));
    }

    // Whoever is in a round had come by then and was not away: who leaves it does so with this round.
    void contestant(const std::string& where, int number, int round) {
        if (!std::binary_search(m_contestants.begin(), m_contestants.end(), number)) {
            m_faults.add(where, std::to_string(number), "contestant_number");
            return;
        }
        for (const int person : tournament::personsOf(m_tournament, number)) {
            const tournament::Entry* entry = tournament::findEntry(m_tournament, person);
            const bool there =
                entry != nullptr && entry->joined <= round &&
                std::none_of(entry->absences.begin(), entry->absences.end(),
                             [&](const tournament::Absence& away) {
                                 return away.from < round && (away.until == 0 || away.until >= round);
                             });
            if (!there) m_faults.add(where, std::to_string(number), "who_is_there");
        }
    }

    std::size_t sideSize(const Table& table) const {
        const bool final = table.stage == Stage::Final && tournament::playedBySingles(m_tournament.settings);
        const bool drawn = m_tournament.settings.format == Format::Drawn && table.stage != Stage::Crown &&
                           !tournament::isRestTable(m_tournament.settings, table);
        return final || drawn ? 2 : 1;
    }

    void table(const std::string& where, const Round& round, const Table& table) {
        const tournament::Settings& settings = m_tournament.settings;
        const bool ofThree = settings.format == Format::Solo && table.stage == Stage::Ordinary;
        if (!ofThree) m_faults.unlessSoMany(where + "/sides", table.sides.size(), 2);
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            const std::string there = where + placeIn("sides", side);
            m_faults.unlessSoMany(there, table.sides[side].size(), sideSize(table));
            for (const int number : table.sides[side]) contestant(there, number, round.number);
        }
        m_faults.unlessWithin(where + "/first_dealer", table.firstDealer, 0,
                              tournament::targetOf(settings, table).seats - 1);
        const bool within = table.stage == Stage::Crown && !tournament::playedBySingles(settings);
        if (within && table.sides.size() == 2 && table.sides[0] != table.sides[1])
            m_faults.add(where + "/sides/1", joined(table.sides[1]), joined(table.sides[0])); // of one pair
        const bool ofBracket = table.stage == Stage::Bracket || table.stage == Stage::ThirdPlace ||
                               table.stage == Stage::SecondChance;
        const bool fits =
            table.stage == Stage::SecondChance ? settings.secondChance : tournament::hasBracket(settings);
        if (ofBracket && !fits) m_faults.add(where + "/stage", nameOf(table.stage), "stage_of_format");
        m_faults.unlessSoMany(where + "/games", table.games.size(), static_cast<std::size_t>(settings.games));
        for (std::size_t game = 0; game < table.games.size(); ++game) {
            const Sheet& sheet = table.games[game];
            const std::string there = where + placeIn("games", game);
            if (tournament::isWritten(sheet) && sheet.score.size() != table.sides.size())
                m_faults.unlessSoMany(there + "/score", sheet.score.size(), table.sides.size());
            else if (round.state == RoundState::Draft && sheet != Sheet{})
                m_faults.add(there, nameOf(sheet.state), "blank_in_draft");
            else
                addFaultsOfSheet(sheet, gameOf(settings), tournament::targetOf(settings, table), there,
                                 m_faults);
        }
    }

    // While it is closed nothing may change: the end is what follows from the rest.
    void closing() {
        if (!m_tournament.closing) return;
        Tournament open = m_tournament;
        open.closing.reset();
        const auto end = tournament::closingOf(open);
        const tournament::Closing& kept = *m_tournament.closing;
        const auto differ = [&](const char* list, const auto& found, const auto& wanted) {
            const auto at = static_cast<std::size_t>(
                std::mismatch(found.begin(), found.end(), wanted.begin(), wanted.end()).first -
                found.begin());
            if (at == found.size() && at == wanted.size()) return;
            const std::string where =
                "/closing" + (at < found.size() ? placeIn(list, at) : "/" + std::string(list));
            m_faults.add(where, at < found.size() ? said(found[at]) : std::string(),
                         at < wanted.size() ? said(wanted[at]) : "no_more");
        };
        if (!end) return m_faults.add("/closing", "", "standings_follow");
        // An earlier version ranked those, too, who left without a game: all behind them have other ranks.
        const auto isRanked = [&](const tournament::ClosedRank& one) {
            return std::any_of(end->ranks.begin(), end->ranks.end(),
                               [&](const auto& rank) { return rank.contestant == one.contestant; });
        };
        const auto wasThere = [&](const tournament::ClosedRank& one) {
            return isRanked(one) ||
                   tournament::isActive(open, one.contestant, tournament::currentRound(open));
        };
        if (!std::all_of(kept.ranks.begin(), kept.ranks.end(), wasThere)) return;
        differ("ranks", kept.ranks, end->ranks);
        differ("prizes", kept.prizes, end->prizes);
    }

    const Tournament& m_tournament;
    ImportFaults& m_faults;
    std::vector<int> m_contestants; // ascending
    std::size_t m_bracket = 0;      // index of the first round of the bracket; beyond all where there is none
};

} // namespace

void addFaultsOfPlay(const Tournament& tournament, ImportFaults& faults) {
    Play(tournament, faults).check();
}

} // namespace schreiber::desk

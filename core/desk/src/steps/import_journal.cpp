#include "steps/import_journal.h"

#include "messages/tables.h"
#include "steps/text_checks.h"

#include <base/number.h>
#include <desk/journal_arguments.h>
#include <desk/limits.h>
#include <tournament/heats.h>
#include <tournament/lines_so_far.h>
#include <tournament/match.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace schreiber::desk {

namespace {

using store::JournalEntry;
using store::JournalKind;
using tournament::Round;
using tournament::RoundState;
using tournament::Sheet;
using tournament::SheetState;
using tournament::Table;
using tournament::Tournament;

// Every version names its actions so.
bool isCode(const std::string& code) {
    return !code.empty() && code.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string::npos;
}

// What one may be at least and at most; the others are no counts.
struct CountArgument {
    const char* name;
    int least;
    int most;
};
constexpr int kAnyNumber = 100'000;                                        // of an entry, a ruling, a list
constexpr std::array<CountArgument, 8> kCounts{{{"round", 0, kMostRounds}, // 0: a ruling on none
                                                {"game", 1, kMostGames},
                                                {"line", 1, static_cast<int>(tournament::kMostLines)},
                                                {"count", 0, kAnyNumber},
                                                {"entry", 1, kAnyNumber},
                                                {"ruling", 1, kAnyNumber},
                                                {"a", 1, kAnyNumber},
                                                {"b", 1, kAnyNumber}}};

// "Nr. 3 Anna Höß, Nr. 4 …"
int namesIn(const store::Action& what, const char* argument) {
    const auto found = what.arguments.find(argument);
    if (found == what.arguments.end()) return 0;
    return static_cast<int>(std::count(found->second.begin(), found->second.end(), ',')) + 1;
}

// What the actions that stand did to a round.
struct RoundDone {
    bool drawn = false;
    std::optional<std::uint64_t> seed; // of its last draw
    bool started = false;              // since
    bool drawnAnew = false;            // its tables may have other numbers since
    bool listed = false;               // results came from a list
    std::set<std::string> tables;      // that anything was written at
};

class JournalFaults {
  public:
    JournalFaults(const Tournament& tournament, ImportFaults& faults)
        : m_tournament(tournament)
        , m_faults(faults) {
        for (const Round& round : tournament.rounds)
            for (const Table& table : round.tables)
                m_tables.emplace(std::pair(round.number, tournament::tableCalled(round, table)), &table);
        for (const Message& message : actionMessages()) m_actions.emplace(message.code, &message);
    }

    void check(const std::vector<JournalEntry>& journal) {
        for (std::size_t i = 0; i < journal.size(); ++i) {
            row(placeIn("journal", i), journal[i]);
            if (journal[i].kind != JournalKind::Do) continue;
            if (journal[i].what.code.find("_round") != std::string::npos)
                m_lastRound = std::max(m_lastRound, numberIn(journal[i].what, "round").value_or(0));
            if (!journal[i].undone) take(journal[i]);
        }
        for (std::size_t i = 0; i < m_tournament.rounds.size(); ++i)
            round(placeIn("rounds", i), m_tournament.rounds[i]);
        entries();
        rulings();
        if (m_closed != m_tournament.closing.has_value())
            m_faults.add("/closing", m_closed ? "" : "closing", "as_journal_says");
    }

  private:
    void row(const std::string& where, const JournalEntry& entry) {
        if (!isMoment(entry.at)) m_faults.add(where + "/at", base::printable(entry.at), "moment_of_time");
        if (entry.kind != JournalKind::Do) return; // has what it takes back
        if (!isCode(entry.what.code))
            m_faults.add(where + "/code", base::printable(entry.what.code), "action_code");
        const std::string arguments = where + "/arguments";
        for (const auto& [name, value] : entry.what.arguments)
            if (const std::string_view expected = expectedInstead(name, value); !expected.empty())
                m_faults.add(arguments + "/" + base::printable(name), base::printable(value),
                             std::string(expected));
        for (const CountArgument& count : kCounts)
            if (const auto number = numberIn(entry.what, count.name))
                m_faults.unlessWithin(arguments + "/" + count.name, *number, count.least, count.most);
        const auto known = m_actions.find(entry.what.code);
        const bool ofRound =
            known != m_actions.end() && known->second->text.de.find("{round}") != std::string_view::npos;
        if (ofRound && numberIn(entry.what, "round").value_or(0) == 0)
            m_faults.add(arguments + "/round", "", "1-" + std::to_string(kMostRounds));
        points(arguments + "/points", entry.what);
    }

    // What was written as a line can be written as one where the game begins.
    void points(const std::string& where, const store::Action& what) {
        const auto text = what.arguments.find("points");
        const Table* table = tableOf(what);
        if (text == what.arguments.end() || table == nullptr) return;
        const tournament::GameTarget target = tournament::targetOf(m_tournament.settings, *table);
        tournament::Line line;
        for (std::string_view rest = text->second; !rest.empty();) {
            const std::size_t end = std::min(rest.find(':'), rest.size());
            line.points.push_back(base::readNumber(rest.substr(0, end)).value_or(0));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        if (!line.points.empty() && tournament::LinesSoFar(target).whyNot(line))
            m_faults.add(where, base::printable(text->second), "written_line");
    }

    const Table* tableOf(const store::Action& what) const {
        const auto called = what.arguments.find("table");
        const auto round = numberIn(what, "round");
        if (!round || called == what.arguments.end()) return nullptr;
        const auto found = m_tables.find({*round, called->second});
        return found == m_tables.end() ? nullptr : found->second;
    }

    // An action that stands.
    void take(const JournalEntry& entry) {
        const store::Action& what = entry.what;
        const std::string& code = what.code;
        if (code == "closed" || code == "closed_confirmed") m_closed = true;
        if (code == "reopened") m_closed = false;
        if (code == "ruled" || code.starts_with("ruled_")) ++m_rulings;
        if (code == "imported_rulings") m_rulings += numberIn(what, "count").value_or(0);
        if (code == "added_entry" || code == "added_partner") ++m_entries;
        if (code == "imported_entries") m_entries += numberIn(what, "count").value_or(0);
        if (code == "added_entries") m_entries += namesIn(what, "entries");
        if (code == "substituted" || code == "substituted_from") ++m_substitutes;
        if (code == "left" || code.starts_with("left_")) ++m_leavers;
        if (!m_actions.contains(code)) m_ofAnotherVersion = true;
        const auto number = numberIn(what, "round");
        if (!number) return;
        RoundDone& round = m_rounds[*number];
        if (code == "drew_round" || code == "redrew_round" || code == "typed_round") {
            round.drawn = true;
            round.seed = seedIn(what, "seed");
            round.drawnAnew = code == "redrew_round";
            round.started = false;
            if (!round.drawnAnew) round.tables.clear();
        }
        if (code == "started_round") round.started = true;
        if (code == "entered_results") round.listed = true;
        if (const auto table = what.arguments.find("table"); table != what.arguments.end())
            round.tables.insert(table->second);
    }

    void round(const std::string& where, const Round& round) {
        const auto known = m_rounds.find(round.number);
        if (known == m_rounds.end() || !known->second.drawn) {
            if (!m_ofAnotherVersion) m_faults.add(where, std::to_string(round.number), "as_journal_says");
            return;
        }
        const RoundDone& done = known->second;
        if (done.seed && *done.seed != round.seed)
            m_faults.add(where + "/seed", std::to_string(round.seed), std::to_string(*done.seed));
        const bool published = round.state == RoundState::Published;
        const bool mayBe = published ? done.started || done.drawnAnew : !done.started;
        if (!mayBe && !m_ofAnotherVersion)
            m_faults.add(where + "/state", nameOf(round.state),
                         nameOf(published ? RoundState::Draft : RoundState::Published));
        if (done.listed || done.drawnAnew || m_ofAnotherVersion) return;
        for (std::size_t k = 0; k < round.tables.size(); ++k) {
            const Table& table = round.tables[k];
            const bool written = std::any_of(table.games.begin(), table.games.end(), [](const Sheet& sheet) {
                return sheet.state != SheetState::Missing && sheet.ending != tournament::Ending::Forfeit;
            });
            if (written && !done.tables.contains(tournament::tableCalled(round, table)) &&
                !done.tables.contains(std::to_string(table.number)))
                m_faults.add(where + placeIn("tables", k), nameOf(tournament::stateOf(table)),
                             "as_journal_says");
        }
    }

    // There may be fewer by now.
    void unlessBrought(std::string where, std::size_t found, int brought) {
        if (!m_ofAnotherVersion) m_faults.unlessWithin(std::move(where), static_cast<int>(found), 0, brought);
    }

    void entries() {
        std::size_t replaced = 0;
        std::size_t absences = 0;
        std::string lastReplaced;
        std::string lastAbsence;
        for (std::size_t i = 0; i < m_tournament.entries.size(); ++i) {
            const tournament::Entry& entry = m_tournament.entries[i];
            replaced += entry.replaced.size();
            absences += entry.absences.size();
            if (!entry.replaced.empty()) lastReplaced = placeIn("entries", i) + "/replaced";
            if (!entry.absences.empty()) lastAbsence = placeIn("entries", i) + "/absences";
        }
        unlessBrought("/entries", m_tournament.entries.size(), m_entries);
        unlessBrought(lastReplaced, replaced, m_substitutes);
        unlessBrought(lastAbsence, absences, m_leavers);
    }

    void rulings() {
        unlessBrought("/rulings", m_tournament.rulings.size(), m_rulings);
        for (std::size_t i = 0; i < m_tournament.rulings.size(); ++i) {
            const tournament::Ruling& ruling = m_tournament.rulings[i];
            const std::string where = placeIn("rulings", i);
            const bool isOurs = ruling.origin.empty() || isOfNoTable(m_tournament, ruling);
            m_faults.unlessWithin(where + "/round", ruling.round, 0, isOurs ? m_lastRound : kMostRounds);
            m_faults.unlessWithin(where + "/table", ruling.table, 0, kMostTables);
            m_faults.unlessWithin(where + "/game", ruling.game, 0, kMostGames);
        }
    }

    const Tournament& m_tournament;
    ImportFaults& m_faults;
    std::map<std::pair<int, std::string>, const Table*> m_tables; // by round and what it is called
    std::map<std::string_view, const Message*> m_actions;
    std::map<int, RoundDone> m_rounds;
    bool m_closed = false;
    int m_lastRound = 0; // that was ever drawn
    // How many the actions that stand brought.
    int m_entries = 0;
    int m_substitutes = 0;
    int m_leavers = 0;
    int m_rulings = 0;
    bool m_ofAnotherVersion = false; // something was done of which this one knows nothing
};

} // namespace

void addFaultsOfJournal(const Tournament& tournament, const std::vector<JournalEntry>& journal,
                        ImportFaults& faults) {
    JournalFaults(tournament, faults).check(journal);
}

// As the import names it (store::fromJson).
bool isOfNoTable(const Tournament& tournament, const tournament::Ruling& ruling) {
    return ruling.table != 0 &&
           ruling.origin == tournament.settings.name + " · " + std::to_string(ruling.number);
}

std::vector<std::string> unknownActions(const std::vector<JournalEntry>& journal) {
    std::set<std::string> codes;
    for (const JournalEntry& entry : journal)
        if (entry.kind == JournalKind::Do && findMessage(actionMessages(), entry.what.code) == nullptr)
            codes.insert(entry.what.code);
    return {codes.begin(), codes.end()};
}

} // namespace schreiber::desk

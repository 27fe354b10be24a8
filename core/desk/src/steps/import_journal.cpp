#include "steps/import_journal.h"

#include "messages/tables.h"
#include "steps/import_entry_rows.h"
#include "steps/import_held.h"
#include "steps/import_ruling_rows.h"
#include "steps/import_sheet_rows.h"
#include "steps/option_table.h"
#include "steps/settings.h"
#include "steps/text_checks.h"

#include <desk/journal_arguments.h>
#include <desk/limits.h>

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

// What the actions that stand did to a round.
struct RoundDone {
    bool drawn = false;
    std::optional<std::uint64_t> seed; // of its last draw
    bool started = false;              // since
    bool drawnAnew = false;
};

class JournalFaults {
  public:
    JournalFaults(const Tournament& tournament, ImportFaults& faults)
        : m_tournament(tournament)
        , m_faults(faults)
        , m_sheets(tournament)
        , m_entries(tournament) {
        for (const Message& message : actionMessages()) m_actions.emplace(message.code, &message);
    }

    void check(const std::vector<JournalEntry>& journal) {
        for (std::size_t i = 0; i < journal.size(); ++i) {
            row(placeIn("journal", i), journal[i]);
            if (journal[i].kind != JournalKind::Do) continue;
            if (!m_actions.contains(journal[i].what.code)) m_ofAnotherVersion = true;
            if (journal[i].what.code.find("_round") != std::string::npos)
                m_lastRound = std::max(m_lastRound, numberIn(journal[i].what, "round").value_or(0));
            if (!journal[i].undone) take(journal[i], i);
        }
        rulings();
        // What an action does of which only another version knows can be anything.
        if (m_ofAnotherVersion) return;
        rounds();
        settings();
        deciders();
        m_sheets.addFaults(m_faults);
        m_entries.addFaults(m_faults);
        m_rulings.addFaults(m_tournament, m_faults);
        if (m_closed != m_tournament.closing.has_value())
            m_faults.add("/closing", m_closed ? "" : "closing", "as_journal_says");
        if (m_faults.isEmpty()) m_held.addFaults(m_tournament, m_faults); // the others say more
    }

  private:
    void row(const std::string& where, const JournalEntry& entry) {
        if (!isMoment(entry.at)) // which one, a clock that was wrong may have said
            m_faults.add(where + "/at", base::printable(entry.at), "moment_of_time");
        if (const std::size_t letters = lettersIn(entry.why); letters > tournament::letters::kWords)
            m_faults.add(where + "/why", std::to_string(letters),
                         "LETTERS(" + std::to_string(tournament::letters::kWords) + ")");
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
    }

    // An action that stands.
    void take(const JournalEntry& entry, std::size_t at) {
        m_sheets.take(entry, at);
        m_entries.take(entry, at);
        m_rulings.take(entry, at);
        m_held.take(entry.what);
        const store::Action& what = entry.what;
        const std::string& code = what.code;
        if (const auto name = what.arguments.find("name"); code == "created" && name != what.arguments.end())
            m_options.insert_or_assign("name", name->second);
        if (code == "closed" || code == "closed_confirmed") m_closed = true;
        if (code == "reopened") m_closed = false;
        if (code == "recorded_decider") m_deciders.push_back(&entry);
        takeOptions(optionsIn(what));
        const auto number = numberIn(what, "round");
        if (!number) return;
        RoundDone& round = m_rounds[*number];
        if (code == "drew_round" || code == "redrew_round" || code == "typed_round") {
            round.drawn = true;
            round.seed = seedIn(what, "seed");
            round.drawnAnew = code == "redrew_round";
            round.started = false;
        }
        if (code == "started_round") round.started = true;
    }

    void takeOptions(const ChangedOptions& options) {
        std::string before;
        for (const auto& [name, value] : options) {
            m_everSet.insert(name);
            if (name == "rules") m_options.clear(); // with its own target and switches
            if (findOption(name) || withOptions(m_tournament.settings, {{name, value}}))
                m_options.insert_or_assign(name, value);
            else // an earlier version let a name go on after "; ", so what stands before it may be more
                m_options.erase(before);
            before = name;
        }
    }

    void rounds() {
        const auto& rounds = m_tournament.rounds;
        for (std::size_t i = 0; i < rounds.size(); ++i) round(placeIn("rounds", i), rounds[i]);
        for (const auto& [number, done] : m_rounds)
            if (done.drawn && std::cmp_greater(number, rounds.size()))
                return m_faults.unlessSoMany("/rounds", rounds.size(), static_cast<std::size_t>(number));
    }

    void round(const std::string& where, const Round& round) {
        const auto known = m_rounds.find(round.number);
        if (known == m_rounds.end() || !known->second.drawn)
            return m_faults.add(where, std::to_string(round.number), "as_journal_says");
        const RoundDone& done = known->second;
        if (done.seed && *done.seed != round.seed)
            m_faults.add(where + "/seed", std::to_string(round.seed), std::to_string(*done.seed));
        const bool published = round.state == RoundState::Published;
        const bool mayBe = published ? done.started || done.drawnAnew : !done.started;
        if (!mayBe)
            m_faults.add(where + "/state", nameOf(round.state),
                         nameOf(published ? RoundState::Draft : RoundState::Published));
        const int inRoom = m_tournament.settings.tables;
        for (std::size_t k = 0; k < round.tables.size(); ++k) {
            const Table& table = round.tables[k];
            const std::string there = where + placeIn("tables", k);
            if (!mayHaveNumber(round, k))
                m_faults.add(there + "/table", std::to_string(table.number), std::to_string(k + 1));
            else if (const int heat = inRoom > 0 ? (table.number - 1) / inRoom + 1 : 1;
                     table.heat != heat && !m_everSet.contains("tables")) // as many as there always were
                m_faults.add(there + "/heat", std::to_string(table.heat), std::to_string(heat));
        }
    }

    // Whether a table has this number in its round: those of pairs that move keep theirs, also when others
    // are paired otherwise since; of all others the first has 1 and none is left out.
    bool mayHaveNumber(const Round& round, std::size_t index) const {
        const tournament::Settings& now = m_tournament.settings;
        const bool moving = now.format == tournament::Format::Pairs &&
                            (now.pairing == tournament::Pairing::Moving || m_everSet.contains("pairing"));
        const int number = round.tables[index].number;
        if (moving) return number <= std::max(kMostTables, now.tables);
        return number == static_cast<int>(index) + 1;
    }

    // What was set last is what stands there.
    void settings() {
        const tournament::Settings& now = m_tournament.settings;
        for (const auto& [name, value] : m_options) {
            if (value.find('=') != std::string::npos) continue; // of a file from before, which had commas
            const auto again = withOptions(now, {{name, value}});
            if (name == "rules" ? value != now.rules : again && *again != now)
                m_faults.add("/settings/" + pathOf(name, now), {}, base::printable(value));
        }
    }

    void deciders() {
        m_faults.unlessSoMany("/deciders", m_tournament.deciders.size(), m_deciders.size());
        for (std::size_t i = 0; i < std::min(m_tournament.deciders.size(), m_deciders.size()); ++i) {
            const tournament::Decider& extra = m_tournament.deciders[i];
            const store::Action& what = m_deciders[i]->what;
            const auto score = what.arguments.find("score");
            const bool same = numberIn(what, "a") == extra.first && numberIn(what, "b") == extra.second &&
                              score != what.arguments.end() &&
                              score->second == joined({extra.firstPoints, extra.secondPoints});
            if (!same)
                m_faults.add(placeIn("deciders", i), joined({extra.firstPoints, extra.secondPoints}),
                             "as_journal_says");
        }
    }

    void rulings() {
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
    SheetRows m_sheets;
    EntryRows m_entries;
    RulingRows m_rulings;
    HeldParts m_held;
    std::map<std::string_view, const Message*> m_actions;
    std::map<int, RoundDone> m_rounds;
    std::map<std::string, std::string> m_options; // as they were set last
    std::set<std::string> m_everSet;              // whatever to
    std::vector<const JournalEntry*> m_deciders;
    bool m_closed = false;
    int m_lastRound = 0;             // that was ever drawn
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

#include "change.h"
#include "copies.h"
#include "due.h"
#include "on_sheet.h"
#include "steps/drawing.h"
#include "steps/ending.h"
#include "steps/import_checks.h"
#include "steps/import_held.h"
#include "steps/settings.h"
#include "steps/sheets.h"
#include "steps/step.h"
#include "steps/text_checks.h"
#include "steps/zero_sum.h"

#include <desk/altered.h>
#include <desk/evening.h>
#include <desk/games.h>
#include <desk/limits.h>
#include <store/exchange.h>
#include <tournament/closing.h>
#include <tournament/groups.h>
#include <tournament/tidy.h>

#include <fmt/format.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

namespace {

Failure asFailure(const store::TransactError& error) {
    return std::visit([](const auto& one) -> Failure { return one; }, error);
}

// Taking back what was on the wall asks for a reason: a round's start, and what changed a round afterwards.
bool wasPublished(const store::JournalEntry& entry) {
    return entry.what.code == "started_round" || entry.what.code.starts_with("closed") ||
           entry.what.arguments.contains("published");
}

} // namespace

Evening::Evening(store::TournamentFile file)
    : m_file(std::move(file)) {}

namespace {

Outcome<tournament::Settings> settingsFor(const NewTournament& wanted, bool yes) {
    auto settings = newSettings(wanted);
    if (!settings) return base::fail(Failure{InputErrors{settings.error()}});
    if (auto refusal = whyNotFormat(*settings)) return base::fail(Failure{std::move(*refusal)});
    if (auto question = confirmUnevenDeals(*settings); question && !yes)
        return base::fail(Failure{std::move(*question)});
    return std::move(*settings);
}

} // namespace

Outcome<Evening> Evening::create(const std::string& path, const NewTournament& wanted, bool yes) {
    auto settings = settingsFor(wanted, yes);
    if (!settings) return base::fail(settings.error());
    tournament::Tournament tournament;
    tournament.settings = std::move(*settings);
    // The club tells evenings apart by this number, also two of one name and seed made in one second.
    store::Action created{"created",
                          {{"name", tournament.settings.name}, {"id", std::to_string(freshSeed())}}};
    hold(created, {}, tournament);
    auto file = store::TournamentFile::create(path, tournament, created);
    if (!file) return base::fail(Failure{file.error()});
    return Evening(std::move(*file));
}

Outcome<base::Done> Evening::checkNew(const NewTournament& wanted, bool yes) {
    auto settings = settingsFor(wanted, yes);
    if (!settings) return base::fail(settings.error());
    return base::Done{};
}

Outcome<Evening> Evening::open(const std::string& path, store::Access access, store::OnLock onLock) {
    auto file = store::TournamentFile::open(path, access, onLock);
    if (!file) return base::fail(Failure{file.error()});
    return Evening(std::move(*file));
}

Outcome<Evening> Evening::openBeside(const std::string& path, store::OnLock onLock) {
    auto evening = open(path, store::Access::ReadWrite, onLock);
    if (evening.ok()) evening->m_file.disconnect();
    if (evening.ok()) static_cast<void>(evening->due()); // worked out where nobody waits for it
    return evening;
}

Outcome<base::Done> Evening::comeHere(store::OnLock onLock) {
    auto connected = m_file.connect(onLock);
    if (!connected) return base::fail(Failure{connected.error()});
    return *connected;
}

Outcome<Evening> Evening::importJson(const std::string& bytes, const std::string& source,
                                     const std::string& path) {
    auto exported = store::fromJson(bytes, source);
    if (!exported) return base::fail(Failure{InputErrors{{exported.error()}}});
    if (auto fault = faultOfImport(*exported, source)) return base::fail(std::move(*fault));
    store::Action imported{"imported", {{"file", source}}};
    hold(imported, {}, exported->tournament);
    auto file = store::TournamentFile::create(path, exported->tournament, imported, exported->journal);
    if (!file) return base::fail(Failure{file.error()});
    Evening evening(std::move(*file));
    evening.m_ofImport = warningsFor(evening.tournament(), evening.journal());
    return evening;
}

const std::string& Evening::path() const {
    return m_file.path();
}
int Evening::schemaVersion() const {
    return m_file.schemaVersion();
}
const tournament::Tournament& Evening::tournament() const {
    return m_file.tournament();
}
const std::vector<store::JournalEntry>& Evening::journal() const {
    return m_file.journal();
}
std::optional<store::JournalEntry> Evening::nextUndo() const {
    return m_file.nextUndo();
}
std::optional<store::JournalEntry> Evening::nextRedo() const {
    return m_file.nextRedo();
}
std::vector<tournament::MissingSheet> Evening::missing() const {
    return tournament::missingSheets(tournament());
}
// Asked several times at each key. Whatever changes the tournament is one row more in the journal.
const DueStep& Evening::due() const {
    if (m_dueAt != journal().size()) m_due = dueOf(tournament(), swappedRounds(journal()));
    m_dueAt = journal().size();
    return m_due;
}
const OutdatedDraw& Evening::outdated() const {
    return due().drawn;
}
std::string Evening::roundState(int number) const {
    const tournament::Round* round = tournament::findRound(tournament(), number);
    if (round == nullptr) return "entries";
    return isOver(tournament(), *round) ? "complete" : tournament::nameOf(round->state);
}
std::string Evening::exportJson(bool altered) const {
    store::Exported all{tournament(), journal()};
    if (altered) all.tournament.settings.furtherOptions.emplace(kAlteredKey, "true");
    return store::toJson(all);
}

std::vector<Warning> Evening::warningsOfExport(const std::string& json) const {
    if (store::isReadAgain({tournament(), journal()}, json)) return {};
    return {{"export_too_large", {}}};
}

Outcome<bool> Evening::refresh() {
    auto fresh = m_file.refresh();
    if (!fresh) return base::fail(Failure{fresh.error()});
    return *fresh;
}

std::optional<Failure> Evening::whyNotWritable() {
    auto why = m_file.whyNotWritable();
    return why ? std::optional<Failure>(std::move(*why)) : std::nullopt;
}

std::optional<store::StoreErrorKind> Evening::whyNotThere() const {
    const auto why = m_file.whyNotThere();
    return why ? std::optional(why->kind) : std::nullopt;
}

const std::optional<store::KeptClock>& Evening::roundClock() const {
    return m_file.roundClock();
}

Outcome<base::Done> Evening::keepRoundClock(const store::KeptClock& clock) {
    auto done = m_file.keepRoundClock(clock);
    if (!done) return base::fail(Failure{done.error()});
    return *done;
}

// The time of a round is over once the next one is on the wall, or the tournament closed; that one's is still
// to be started. Where it cannot be kept the round is started all the same.
void Evening::endRoundClock() {
    if (const auto clock = m_file.roundClock(); clock && (clock->since != 0 || clock->spent != 0))
        static_cast<void>(m_file.keepRoundClock({clock->minutes, 0, 0}));
}

// One action. The question is put to the tournament as it stands under the write lock, so what the answer
// rests on cannot change in between.
Outcome<Receipt> Evening::act(const Change& change, const Confirmation& confirmation) {
    if (auto refusal = whyNoWords(change.why)) return base::fail(Failure{std::move(*refusal)});
    if (change.fixes == Fixes::Numbers)
        if (auto sound = checkSound(*this); !sound) return base::fail(std::move(sound).error());
    Receipt receipt;
    bool isKnown = false;
    tournament::Tournament before;
    const auto step = [&](const tournament::Tournament& now) -> store::StepResult {
        if (now.closing && !change.reopens) return base::fail(Refusal{"tournament_closed"_refusal, {}});
        auto made = change.make(now);
        if (!made) return base::fail(made.error());
        if (made->isKnown) { // ends the transaction, and is told as what was done
            isKnown = true;
            receipt.entry.what = std::move(made->what);
            return base::fail(Refusal{});
        }
        if (confirmation.dryRun || made->question) receipt.ranks = rankChanges(now, made->after);
        if (made->question && !confirmation.yes) {
            made->question->arguments["changes"] = listed(receipt.ranks);
            if (!confirmation.dryRun) return base::fail(std::move(*made->question));
            receipt.question = std::move(*made->question);
        }
        hold(made->what, now, made->after);
        before = now;
        receipt.warnings = made->warnings;
        receipt.voided = made->voided;
        receipt.voidedCalled = listed(made->after, made->voided);
        receipt.repeats = made->repeats;
        receipt.lost = made->lost;
        return store::Step{std::move(made->after), std::move(made->what), change.why};
    };
    if (confirmation.dryRun) {
        auto rehearsed = m_file.rehearse(step);
        if (isKnown) return receipt;
        if (!rehearsed) return base::fail(asFailure(rehearsed.error()));
        receipt.entry.what = rehearsed->what;
        receipt.entry.why = rehearsed->why;
        return receipt;
    }
    auto written = m_file.transact(step);
    if (isKnown) return receipt;
    if (!written) return base::fail(asFailure(written.error()));
    receipt.entry = std::move(*written);
    finish(receipt, before, change.fixes == Fixes::Nothing);
    return receipt;
}

// What is done is done, whatever the medium said afterwards.
void Evening::finish(Receipt& receipt, const tournament::Tournament& before, bool looks) const {
    if (const auto& afterword = m_file.afterword())
        receipt.warnings.emplace_back(
            "not_safe_yet", std::map<std::string, std::string>{{"n", std::to_string(receipt.entry.n)},
                                                               {"file", afterword->file}});
    if (looks && !m_restLeft)
        if (auto altered = alteredWarning(*this)) receipt.warnings.push_back(std::move(*altered));
    copyEnded(receipt, before);
}

void Evening::copyEnded(Receipt& receipt, const tournament::Tournament& before) const {
    receipt.ended = copiesDue(before, tournament());
    if (m_restLeft) return;
    receipt.copies = copyAfterRounds(m_file, receipt.ended);
}

CopyReport Evening::copyRounds(const std::string& path, const std::vector<int>& rounds) {
    auto file = store::TournamentFile::open(path, store::Access::ReadOnly);
    if (file) return copyAfterRounds(*file, rounds);
    CopyReport report;
    report.missing.emplace_back(file.error());
    return report;
}

Outcome<Receipt> Evening::set(const std::map<std::string, std::string>& options,
                              const Confirmation& confirmation) {
    if (auto checked = withOptions(tournament().settings, options); !checked)
        return base::fail(Failure{InputErrors{checked.error()}});
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        auto settings = withOptions(now.settings, options);
        if (!settings) return base::fail(Refusal{"settings_changed_meanwhile"_refusal, {}});
        if (auto refusal = whyNotFormat(*settings)) return base::fail(std::move(*refusal));
        if (auto free = fixedNow(now, *settings); !free) return base::fail(free.error());
        Made made{now, {"set", {}}, {}, std::nullopt};
        made.after.settings = std::move(*settings);
        for (const auto& [name, value] : options) {
            std::string& all = made.what.arguments["options"];
            all.append(all.empty() ? "" : "; ").append(name).append("=").append(value);
        }
        const tournament::Round* last = now.rounds.empty() ? nullptr : &now.rounds.back();
        if (last != nullptr && made.after.settings.tables != now.settings.tables && !isOver(now, *last))
            made.warnings.emplace_back(
                "tables_from_next_round",
                std::map<std::string, std::string>{{"round", std::to_string(last->number)},
                                                   {"next", std::to_string(last->number + 1)}});
        made.question = whetherDropped(now.settings, options);
        if (!made.question && options.contains("games"))
            made.question = confirmUnevenDeals(made.after.settings);
        if (changesRanking(now.settings, made.after.settings) && !rankChanges(now, made.after).empty())
            made.question = Refusal{"ranking_would_change"_refusal, {}};
        if (const std::string places = countAnew(made.after); !places.empty())
            made.question = Refusal{"scores_would_change"_refusal, {{"places", places}}};
        return made;
    };
    return act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> Evening::close(const Confirmation& confirmation, bool confirmAll) {
    const auto make = [confirmAll](Tournament now) -> base::Result<Made, Refusal> {
        const int confirmed = confirmAll ? confirmEntered(now) : 0;
        auto closing = tournament::closingOf(now);
        if (!closing) return base::fail(closing.error());
        const bool played = std::any_of(now.rounds.begin(), now.rounds.end(), [](const auto& round) {
            return round.state == tournament::RoundState::Published;
        });
        if (!played || closing->ranks.empty()) return base::fail(Refusal{"nothing_played"_refusal, {}});
        Made made{now, {"closed", {}}, {}, std::nullopt};
        if (confirmed > 0) made.what = {"closed_confirmed", {{"count", std::to_string(confirmed)}}};
        std::string& first = made.what.arguments["first"];
        for (const tournament::ClosedRank& rank : closing->ranks) // the lot parts nobody
            if (rank.rank == closing->ranks.front().rank)
                first += (first.empty() ? "" : ", ") + tournament::nameOf(now, rank.contestant);
        made.question = whetherOver(now);
        if (!made.question && !tournament::meetingsLeft(now).empty())
            made.warnings.emplace_back("not_all_met"); // as it was planned
        if (!made.question && !unconfirmedSheets(now).empty()) made.warnings.emplace_back("not_confirmed");
        made.after.closing = std::move(*closing);
        return made;
    };
    auto receipt = act({make, confirmation.why, Fixes::Numbers}, confirmation);
    if (receipt && !confirmation.dryRun) endRoundClock();
    return receipt;
}

Outcome<Receipt> Evening::reopen(const std::string& why, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        if (!now.closing) return base::fail(Refusal{"not_closed"_refusal, {}});
        if (why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
        Made made{now, {"reopened", {}}, {}, std::nullopt};
        made.after.closing.reset();
        return made;
    };
    return act({make, why, Fixes::Nothing, true}, confirmation);
}

Outcome<Receipt> Evening::undo(const std::string& why) {
    if (auto refusal = whyNoWords(why)) return base::fail(Failure{std::move(*refusal)});
    if (auto fresh = m_file.refresh(); !fresh) return base::fail(Failure{fresh.error()});
    const std::optional<store::JournalEntry> last = m_file.nextUndo();
    if (last && wasPublished(*last) && why.empty())
        return base::fail(Failure{Refusal{"undo_needs_reason"_refusal, {}}});
    const tournament::Tournament before = tournament();
    auto undone = m_file.undo(why);
    if (!undone) return base::fail(asFailure(undone.error()));
    Receipt receipt;
    receipt.entry = std::move(*undone);
    finish(receipt, before, true);
    return receipt;
}

Outcome<Receipt> Evening::redo() {
    const tournament::Tournament before = tournament();
    auto redone = m_file.redo({});
    if (!redone) return base::fail(asFailure(redone.error()));
    Receipt receipt;
    receipt.entry = std::move(*redone);
    finish(receipt, before, true);
    return receipt;
}

namespace {

// What a line comes to only its game says: of a file that is sound otherwise.
std::vector<store::Finding> findingsOfLines(const tournament::Tournament& tournament) {
    std::vector<store::Finding> findings;
    for (const LineAsCounted& line : linesNotAsCounted(tournament)) {
        const bool points = line.column == "points";
        findings.push_back({points ? "line_side" : "game_line",
                            fmt::format("[{},{},1,{}{}]", line.round, line.table, line.n, points ? ",0" : ""),
                            line.column, "line_total", line.found, line.expected});
    }
    return findings;
}

} // namespace

Outcome<std::vector<store::Finding>> Evening::verify() const {
    auto found = m_file.verify();
    if (!found) return base::fail(Failure{found.error()});
    if (found->empty()) return findingsOfLines(tournament());
    return *found;
}

Outcome<std::vector<store::Finding>> Evening::verifyFile(const std::string& path) {
    auto found = store::TournamentFile::verifyFile(path);
    if (!found) return base::fail(Failure{found.error()});
    if (!found->empty()) return *found;
    const auto file = store::TournamentFile::open(path, store::Access::ReadOnly);
    if (!file) return *found; // of an older schema: it has no such lines
    return findingsOfLines(file->tournament());
}

Outcome<std::vector<store::Finding>> Evening::restoreFile(const std::string& path, int* row) {
    auto found = store::TournamentFile::restoreFile(path, row);
    if (!found) return base::fail(Failure{found.error()});
    return *found;
}

Outcome<std::vector<store::Finding>> Evening::backup(const std::string& copy) const {
    auto done = m_file.backup(copy);
    if (!done) return base::fail(Failure{done.error()});
    return *done;
}

Outcome<std::vector<store::Finding>> Evening::backupOf(const std::string& path, const std::string& copy) {
    const auto evening = open(path, store::Access::ReadOnly);
    if (!evening) return base::fail(evening.error());
    return evening->backup(copy);
}

Outcome<base::Done> Evening::rescue(const std::string& copy, bool altered) const {
    if (auto whole = m_file.rescue(copy); whole.ok()) return *whole;
    const auto made = importJson(exportJson(altered), path(), copy);
    if (!made) return base::fail(made.error());
    return base::Done{};
}

Outcome<tournament::Standings> Evening::standings(int round) const {
    if (round < 0 || round > tournament::currentRound(tournament()))
        return base::fail(Failure{noSuchRound(tournament(), round)});
    auto standings = tournament::standingsOf(tournament(), round);
    if (!standings) { // by what somebody wrote past the program nothing can be ranked, and setting it anew is
                      // refused
        if (auto sound = checkSound(*this); !sound) return base::fail(std::move(sound).error());
        return base::fail(Failure{standings.error()});
    }
    return tournament::inGroups(tournament(), *standings);
}

} // namespace schreiber::desk

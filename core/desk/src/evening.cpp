#include "change.h"
#include "copies.h"
#include "due.h"
#include "on_sheet.h"
#include "steps/drawing.h"
#include "steps/import_checks.h"
#include "steps/import_held.h"
#include "steps/settings.h"
#include "steps/text_checks.h"

#include <desk/altered.h>
#include <desk/evening.h>
#include <store/exchange.h>
#include <store/kept_clock.h>
#include <store/tournament_file.h>
#include <tournament/draw.h>

#include <game/refusal_code.h>
#include <map>
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

struct Evening::Impl {
    store::TournamentFile file;
    bool isRestLeft = false;
    std::vector<Warning> ofImport = {};
    // What was worked out, after so many rows of the journal.
    DueStep due = {};
    std::optional<std::size_t> dueAt = {};
    std::map<int, tournament::Quality> qualities = {}; // of rounds
    std::optional<std::size_t> qualitiesAt = {};
};

Evening::Evening(store::TournamentFile file)
    : m_impl(std::make_unique<Impl>(Impl{std::move(file)})) {}
Evening::Evening(Evening&&) noexcept = default;
Evening& Evening::operator=(Evening&&) noexcept = default;
Evening::~Evening() = default;

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

Outcome<Evening> Evening::open(const std::string& path, store::Access access, store::OnLock onLock) {
    auto file = store::TournamentFile::open(path, access, onLock);
    if (!file) return base::fail(Failure{file.error()});
    return Evening(std::move(*file));
}

Outcome<Evening> Evening::openBeside(const std::string& path, store::OnLock onLock) {
    auto evening = open(path, store::Access::ReadWrite, onLock);
    if (!evening) return evening;
    // Looked through and worked out where nobody waits for it: both are known then.
    static_cast<void>(verify(*evening));
    static_cast<void>(evening->due());
    evening->m_impl->file.disconnect();
    return evening;
}

Outcome<base::Done> Evening::connect(store::OnLock onLock) {
    auto connected = m_impl->file.connect(onLock);
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
    evening.m_impl->ofImport = warningsFor(evening.tournament(), evening.journal());
    return evening;
}

const std::string& Evening::path() const {
    return m_impl->file.path();
}
int Evening::schemaVersion() const {
    return m_impl->file.schemaVersion();
}
const tournament::Tournament& Evening::tournament() const {
    return m_impl->file.tournament();
}
const store::TournamentFile& Evening::file() const {
    return m_impl->file;
}
const std::vector<Warning>& Evening::warningsOfImport() const {
    return m_impl->ofImport;
}
void Evening::leaveRestToCaller() {
    m_impl->isRestLeft = true;
}
const std::vector<store::JournalEntry>& Evening::journal() const {
    return m_impl->file.journal();
}
std::optional<store::JournalEntry> Evening::nextUndo() const {
    return m_impl->file.nextUndo();
}
std::optional<store::JournalEntry> Evening::nextRedo() const {
    return m_impl->file.nextRedo();
}
// Asked several times at each key. Whatever changes the tournament is one row more in the journal.
const DueStep& Evening::due() const {
    if (m_impl->dueAt != journal().size()) m_impl->due = dueOf(tournament(), swappedRounds(journal()));
    m_impl->dueAt = journal().size();
    return m_impl->due;
}

Outcome<tournament::Quality> Evening::quality(int round) const {
    const tournament::Round* found = tournament::findRound(tournament(), round);
    if (found == nullptr) return base::fail(Failure{noSuchRound(tournament(), round)});
    if (m_impl->qualitiesAt != journal().size()) m_impl->qualities.clear();
    m_impl->qualitiesAt = journal().size();
    const auto [quality, isNew] = m_impl->qualities.try_emplace(round);
    if (isNew) {
        quality->second = tournament::qualityOf(tournament(), *found);
        quality->second.evening = tournament::eveningOf(tournament(), *found);
    }
    return quality->second;
}

Outcome<bool> Evening::refresh() {
    auto fresh = m_impl->file.refresh();
    if (!fresh) return base::fail(Failure{fresh.error()});
    return *fresh;
}

std::optional<Failure> Evening::whyNotWritable() {
    auto why = m_impl->file.whyNotWritable();
    return why ? std::optional<Failure>(std::move(*why)) : std::nullopt;
}

std::optional<store::StoreErrorKind> Evening::whyNotThere() const {
    const auto why = m_impl->file.whyNotThere();
    return why ? std::optional(why->kind) : std::nullopt;
}

const std::optional<store::KeptClock>& Evening::roundClock() const {
    return m_impl->file.roundClock();
}

Outcome<base::Done> Evening::keepRoundClock(const store::KeptClock& clock) {
    auto done = m_impl->file.keepRoundClock(clock);
    if (!done) return base::fail(Failure{done.error()});
    return *done;
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
        auto rehearsed = m_impl->file.rehearse(step);
        if (isKnown) return receipt;
        if (!rehearsed) return base::fail(asFailure(rehearsed.error()));
        receipt.entry.what = rehearsed->what;
        receipt.entry.why = rehearsed->why;
        return receipt;
    }
    auto written = m_impl->file.transact(step);
    if (isKnown) return receipt;
    if (!written) return base::fail(asFailure(written.error()));
    receipt.entry = std::move(*written);
    finish(receipt, before, change.fixes == Fixes::Nothing);
    return receipt;
}

// What is done is done, whatever the medium said afterwards.
void Evening::finish(Receipt& receipt, const tournament::Tournament& before, bool looks) const {
    if (const auto& afterword = m_impl->file.afterword())
        receipt.warnings.emplace_back(
            "not_safe_yet", std::map<std::string, std::string>{{"n", std::to_string(receipt.entry.n)},
                                                               {"file", afterword->file}});
    if (looks && !m_impl->isRestLeft)
        if (auto altered = alteredWarning(*this)) receipt.warnings.push_back(std::move(*altered));
    receipt.ended = copiesDue(before, tournament());
    if (!m_impl->isRestLeft) receipt.copies = copyAfterRounds(m_impl->file, receipt.ended);
}

Outcome<Receipt> Evening::undo(const std::string& why) {
    if (auto refusal = whyNoWords(why)) return base::fail(Failure{std::move(*refusal)});
    if (auto fresh = m_impl->file.refresh(); !fresh) return base::fail(Failure{fresh.error()});
    const std::optional<store::JournalEntry> last = m_impl->file.nextUndo();
    if (last && wasPublished(*last) && why.empty())
        return base::fail(Failure{Refusal{"undo_needs_reason"_refusal, {}}});
    const tournament::Tournament before = tournament();
    auto undone = m_impl->file.undo(why);
    if (!undone) return base::fail(asFailure(undone.error()));
    Receipt receipt;
    receipt.entry = std::move(*undone);
    finish(receipt, before, true);
    return receipt;
}

Outcome<Receipt> Evening::redo() {
    const tournament::Tournament before = tournament();
    auto redone = m_impl->file.redo({});
    if (!redone) return base::fail(asFailure(redone.error()));
    Receipt receipt;
    receipt.entry = std::move(*redone);
    finish(receipt, before, true);
    return receipt;
}

} // namespace schreiber::desk

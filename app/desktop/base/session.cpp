#include "base/session.h"

#include "base/dates.h"
#include "base/file_claim.h"
#include "base/held_input.h"
#include "base/listed_words.h"
#include "base/question_words.h"
#include "base/rule_sets.h"
#include "base/seams.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "example.h"

#include <base/file_writer.h>
#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/doubt.h>
#include <desk/draws.h>
#include <desk/due.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <desk/words.h>

#include <QEventLoop>
#include <QFileInfo>
#include <QTimer>

#include <chrono>
#include <game/refusal_code.h>
#include <memory>
#include <optional>
#include <utility>

namespace schreiber::desktop {
namespace {

bool isLocked(const desk::Failure& failure) {
    const auto* error = std::get_if<store::StoreError>(&failure);
    return error != nullptr && error->kind == store::StoreErrorKind::Locked;
}

// Beside the template, in which lupdate loses its way.
QString heldBy(const QString& holder) {
    const QString held =
        holder.isEmpty()
            ? Session::tr("Die Datei wird gerade von einem anderen Programm benutzt – ich warte.")
            : Session::tr("Die Datei wird gerade von %1 benutzt – ich warte.").arg(holder);
    return held + QLatin1Char(' ') + Session::tr("Esc: nicht länger warten.");
}

QString openElsewhere(const QString& path, qint64 process) {
    const QString file = QFileInfo(path).fileName();
    if (process == 0)
        return Session::tr(
                   "%1 ist schon in einem anderen Fenster von Schreiber offen. Dort weiterarbeiten, oder "
                   "es dort zuerst schließen.")
            .arg(file);
    return Session::tr("%1 ist schon in einem anderen Fenster von Schreiber offen (Prozess %2). Dort "
                       "weiterarbeiten, oder es dort zuerst schließen.")
        .arg(file)
        .arg(process);
}

desk::Failure cancelled() {
    return tournament::Refusal{"let_be"_refusal, {}};
}

constexpr auto kTryAgainAfter = std::chrono::milliseconds(50);

} // namespace

bool isRefusal(const desk::Failure& failure, const char* code) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr && refusal->code == code;
}

Session::Session(Dialogs& dialogs, words::Language language, QObject* parent)
    : QObject(parent)
    , m_dialogs(dialogs)
    , m_language(language) {
    connect(&m_soundness, &FileSoundness::busy, this, &Session::busy);
    connect(&m_copies, &FileCopies::told, this, &Session::changed);
}

Session::~Session() = default;

template <class T>
desk::Outcome<T> Session::patiently(const std::function<desk::Outcome<T>()>& write) {
    const auto known = [this] { return m_evening ? m_evening->journal().size() : 0; };
    const std::size_t before = known();
    // What another program wrote is read before anything is refused by it.
    const auto tell = [&] {
        if (known() != before) emit changed();
    };
    desk::Outcome<T> outcome = write();
    if (outcome.ok()) return outcome;
    if (!isLocked(outcome.error())) {
        tell();
        return outcome;
    }
    say(Tone::Warn, heldBy(text(std::get<store::StoreError>(outcome.error()).detail)));
    auto held = std::make_unique<HeldInput>();
    while (!outcome.ok() && isLocked(outcome.error()) && pause(*held)) outcome = write();
    if (!outcome.ok()) { // what was typed meant a window in which it went through
        held->releaseAfter(m_typedLater.get());
        if (!held->isEmpty()) m_typedLater = std::move(held);
        tell();
        return outcome;
    }
    clearMessage();
    held->giveBack();
    return outcome;
}

// Not done by itself: somebody may have typed it once more by now.
void Session::offerTypedLater() {
    if (!m_typedLater) return;
    const std::shared_ptr<HeldInput> held = std::move(m_typedLater);
    emit typedLater(held->inWords(), [held] { held->giveBack(); });
}

void Session::tellTypedLater() {
    if (!m_typedLater) return;
    const QString typed = std::exchange(m_typedLater, nullptr)->inWords();
    say(Tone::Warn, tr("Getippt, während gewartet wurde, und nicht geschrieben: %1").arg(typed));
}

bool Session::pause(HeldInput& held) {
    m_busy = true;
    QEventLoop meanwhile;
    QTimer::singleShot(kTryAgainAfter, &meanwhile, &QEventLoop::quit);
    connect(&held, &HeldInput::cancelled, &meanwhile, &QEventLoop::quit);
    meanwhile.exec();
    m_busy = false;
    return !held.isCancelled();
}

bool Session::take(const QString& path) {
    std::unique_ptr<FileClaim> claim;
    if (!m_claim || m_claim->file() != FileClaim::nameOf(path)) {
        claim = std::make_unique<FileClaim>(path);
        if (claim->isTaken()) {
            say(Tone::Bad, openElsewhere(path, claim->holder()));
            return false;
        }
    }
    auto outcome = patiently<desk::Evening>([&] { return readBeside(path); });
    if (!outcome.ok()) {
        m_typedLater.reset(); // for an evening that is not there
        fail(outcome.error());
        return false;
    }
    m_soundness.endCheck();
    m_evening.emplace(std::move(outcome).value());
    m_evening->leaveRestToCaller();
    keepPrivate();
    if (claim) m_claim = std::move(claim);
    m_copies.forget();
    m_readOnly = m_evening->whyNotWritable().has_value();
    base::clearLeftOvers(utf8(QFileInfo(path).absolutePath()));
    return true;
}

void Session::keepPrivate(const QString& source) const {
    base::writeAsTheUmaskSays();
    if (!source.isEmpty())
        base::writeAsPrivateAs(utf8(source));
    else if (m_evening)
        base::writeAsPrivateAs(m_evening->path());
}

bool Session::open(const QString& path) {
    if (!take(path)) return false;
    emit opened();
    if (m_readOnly)
        say(Tone::Bad,
            tr("%1 liegt, wo nichts geschrieben werden kann. Ansehen und drucken geht; eingetragen wird "
               "nichts. "
               "Zum Weiterarbeiten: „Datei → Kopie speichern unter …“ (%2), und die Kopie öffnen.")
                .arg(QFileInfo(path).fileName(), shortcuts::inWords(u"saveCopy")));
    return true;
}

// All that takes time beside the window; it then only connects.
desk::Outcome<desk::Evening> Session::readBeside(const QString& path) {
    const auto evening = std::make_shared<std::optional<desk::Outcome<desk::Evening>>>();
    const auto work = [evening, path](Cancellation&) {
        *evening = desk::Evening::openBeside(utf8(path), store::OnLock::Say);
    };
    if (!beside(tr("%1 wird geöffnet …").arg(QFileInfo(path).fileName()), work))
        return base::fail(cancelled());
    if (!(*evening)->ok()) return std::move(**evening);
    if (auto here = (**evening)->connect(store::OnLock::Say); !here.ok()) return base::fail(here.error());
    m_soundness.forget();
    m_soundness.learn(desk::verify(***evening)); // found when it was opened, and said with the file
    return std::move(**evening);
}

bool Session::create(const QString& path, const desk::NewTournament& wanted) {
    base::writeAsTheUmaskSays();
    const auto made = desk::Evening::create(utf8(path), wanted);
    keepPrivate();
    if (!made.ok()) {
        fail(made.error());
        return false;
    }
    return open(path);
}

bool Session::createFrom(const std::string& exported, const QString& source, const QString& path) {
    const auto failure = std::make_shared<std::optional<desk::Failure>>();
    const auto unusual = std::make_shared<QStringList>();
    const auto read = [failure, unusual, exported, source, path,
                       language = m_language](Cancellation& wanted) {
        if (const auto made = desk::Evening::importJson(exported, utf8(source), utf8(path)))
            for (const desk::Warning& one : made->warningsOfImport())
                *unusual << text(desk::warningInWords(one, language));
        else
            *failure = made.error();
        if (!wanted.isWanted() && !*failure) base::removeFile(utf8(path));
    };
    keepPrivate(source);
    const bool done = beside(tr("%1 wird eingelesen …").arg(QFileInfo(source).fileName()), read);
    keepPrivate();
    if (!done || *failure) fail(done ? **failure : cancelled());
    if (!done || *failure || !open(path)) return false;
    if (!unusual->isEmpty()) say(Tone::Warn, unusual->join(QLatin1Char('\n')));
    return true;
}

bool Session::isClosed() const {
    return isOpen() && m_evening->tournament().closing.has_value();
}

void Session::close() {
    m_soundness.forget();
    m_typedLater.reset();
    m_evening.reset();
    m_claim.reset();
    keepPrivate();
    emit opened();
}

void Session::refresh() {
    if (!m_evening || m_busy) return;
    const auto isNew = m_evening->refresh();
    if (!isNew.ok() || !*isNew) return;
    emit changed();
    m_soundness.look(); // it may not have been this program that wrote
}

void Session::restore() {
    const auto found =
        patiently<std::vector<store::Finding>>([this] { return desk::restoreFile(m_evening->path()); });
    if (!found.ok()) return fail(found.error());
    m_soundness.tell(*found);
    if (const auto fresh = m_evening->refresh(); !fresh.ok()) return fail(fresh.error());
    emit changed();
    if (found->empty()) return say(Tone::Good, tr("Es steht wieder da, was im Journal steht."));
    say(Tone::Bad,
        tr("Aus dem Journal lässt sich das nicht wiederherstellen; nichts wurde verändert. Die letzte "
           "gute Kopie öffnen."));
}

bool Session::act(const UseCase& useCase, const std::string& why) {
    desk::Confirmation confirmation;
    confirmation.why = why;
    auto outcome = tried(useCase, confirmation);
    if (!outcome.ok() && desk::isQuestion(outcome.error())) {
        if (!m_dialogs.confirmed(questionFor(outcome.error(), m_language))) return false;
        confirmation.yes = true;
        outcome = tried(useCase, confirmation);
    }
    return isDone(outcome);
}

bool Session::act(const UseCase& useCase, const Asked& asked, const std::string& why) {
    desk::Confirmation confirmation;
    confirmation.why = why;
    const auto outcome = tried(useCase, confirmation);
    if (outcome.ok() || !desk::isQuestion(outcome.error())) return isDone(outcome);
    confirmation.yes = true;
    if (desk::isDoubt(outcome.error())) {
        asked(inWords(outcome.error()),
              [this, useCase, confirmation] { return isDone(tried(useCase, confirmation)); });
        return false;
    }
    QString reason = text(why);
    const bool takesReason = why.empty() && desk::isCorrection(outcome.error());
    if (!m_dialogs.confirmed(questionFor(outcome.error(), m_language), takesReason ? &reason : nullptr))
        return false;
    confirmation.why = utf8(reason);
    return isDone(tried(useCase, confirmation));
}

bool Session::actForReason(const UseCase& useCase, const Asked& asked) {
    const auto outcome = tried(useCase, {});
    if (outcome.ok() || !desk::isQuestion(outcome.error())) return isDone(outcome);
    asked(inWords(outcome.error()), [this, useCase] { return isDone(tried(useCase, {true, false, {}})); });
    return false;
}

std::optional<desk::Failure> Session::questionBefore(const UseCase& useCase) {
    const auto rehearsed = useCase(*m_evening, {false, true, "–"});
    return rehearsed.ok() ? rehearsed->question : std::nullopt;
}

Session::UseCase Session::askedIn(QString& question, const UseCase& useCase) {
    const auto asked = questionBefore(useCase);
    if (!asked) return useCase;
    question += QLatin1Char('\n') + inWords(*asked);
    return [useCase](desk::Evening& evening, desk::Confirmation confirmation) {
        confirmation.yes = true;
        return useCase(evening, confirmation);
    };
}

desk::Outcome<desk::Receipt> Session::tried(const UseCase& useCase, const desk::Confirmation& confirmation) {
    return patiently<desk::Receipt>([&] { return useCase(*m_evening, confirmation); });
}

bool Session::isDone(const desk::Outcome<desk::Receipt>& outcome) {
    if (!outcome.ok() && desk::isAltered(outcome.error())) {
        const YesOrNo question{tr("Datei verändert"), inWords(outcome.error()), tr("Wiederherstellen")};
        if (m_dialogs.confirmed(question)) restore(); // and what was wanted is looked at anew first
        return false;
    }
    if (!outcome.ok()) {
        fail(outcome.error());
        return false;
    }
    if (outcome->entry.n == 0) // it stood there already
        say(Tone::Good, text(desk::inWords(outcome->entry.what, m_language)));
    else
        report(*outcome, saved());
    offerTypedLater();
    return true;
}

QString Session::saved() const {
    const QString what = text(desk::inWords(m_evening->journal().back().what, m_language));
    return isExample(text(m_evening->path())) ? tr("Nur zum Ausprobieren: %1").arg(what) : what;
}

bool Session::draw(desk::DrawKind kind, const std::string& why) {
    desk::DrawWish wish{kind, std::nullopt, why, false};
    auto draw = workedOut(wish);
    const auto write = [&](desk::Evening& evening,
                           const desk::Confirmation& confirmation) -> desk::Outcome<desk::Receipt> {
        if (confirmation.yes && !wish.yes) { // asked, and wanted all the same
            wish.yes = true;
            draw = workedOut(wish);
        }
        if (!draw.ok()) return base::fail(draw.error());
        return desk::writeDraw(evening, *draw, confirmation);
    };
    return act(write, why);
}

desk::Outcome<desk::WorkedOutDraw> Session::workedOut(const desk::DrawWish& wish) {
    const auto draw = std::make_shared<std::optional<desk::WorkedOutDraw>>();
    const auto work = [draw, now = tournament(), wish](Cancellation&) {
        *draw = desk::workOutDraw(now, wish);
    };
    if (!beside(tr("Es wird gelost …"), work)) return base::fail(cancelled());
    return std::move(**draw);
}

bool Session::beside(const QString& what, const Background::Work& work) {
    m_busy = true;
    emit busy(what + QLatin1Char(' ') + tr("Esc: lassen"));
    const bool done = m_background.run(work);
    m_busy = false;
    emit busy({});
    return done;
}

bool Session::make(const QString& what, const Making& making) {
    const auto failure = std::make_shared<std::optional<desk::Failure>>();
    const auto problem = std::make_shared<QString>();
    const auto work = [failure, problem, making, path = m_evening->path()](Cancellation& wanted) {
        const auto evening = desk::Evening::open(path, store::Access::ReadOnly);
        if (!evening.ok()) return void(*failure = evening.error());
        if (const auto findings = desk::verify(*evening); findings.ok())
            *problem = making(*evening, !findings->empty(), wanted);
        else
            *failure = findings.error();
    };
    if (!beside(what, work)) {
        fail(cancelled());
        return false;
    }
    if (*failure)
        fail(**failure);
    else if (!problem->isEmpty())
        say(Tone::Bad, *problem);
    return !*failure && problem->isEmpty();
}

bool Session::keep(const store::KeptClock& clock) {
    const auto kept = patiently<base::Done>([&] { return m_evening->keepRoundClock(clock); });
    if (!kept.ok()) fail(kept.error());
    return kept.ok();
}

bool Session::isFileThere() const {
    return m_evening && !m_evening->whyNotThere();
}

bool Session::isReplaced() const {
    return m_evening && m_evening->whyNotThere() == store::StoreErrorKind::Replaced;
}

// Where the file is gone, out of what the window still knows of it; what is being typed stays.
void Session::saveCopy(const QString& path) {
    if (!isFileThere()) {
        const auto rescued = desk::rescue(*m_evening, utf8(path), !m_soundness.isCertain());
        if (!rescued.ok()) return fail(rescued.error());
        if (!take(path)) return;
        emit moved();
        say(Tone::Good, tr("Gerettet: Der Abend liegt jetzt in %1, und es geht dort weiter.").arg(path));
        return;
    }
    m_copies.writeTo(path);
}

Session::Undone Session::undo(const std::string& why) {
    const auto outcome = patiently<desk::Receipt>([&] { return m_evening->undo(why); });
    if (!outcome.ok() && isRefusal(outcome.error(), "undo_needs_reason"_refusal)) return Undone::NeedsReason;
    if (!outcome.ok()) {
        fail(outcome.error());
        return Undone::Failed;
    }
    const QString what =
        tr("Rückgängig gemacht: %1").arg(text(desk::inWords(outcome->entry.what, m_language)));
    report(*outcome, what);
    return Undone::Done;
}

void Session::redo() {
    const auto outcome = patiently<desk::Receipt>([&] { return m_evening->redo(); });
    if (!outcome.ok()) return fail(outcome.error());
    const QString what =
        tr("Wiederhergestellt: %1").arg(text(desk::inWords(outcome->entry.what, m_language)));
    report(*outcome, what);
}

desk::Outcome<desk::Added> Session::addEntry(const tournament::Entry& entry) {
    auto added = patiently<desk::Added>([&] { return desk::addEntry(*m_evening, entry); });
    if (!added.ok()) return added;
    emit did(saved());
    emit changed();
    if (!added->receipt.ended.empty()) m_copies.write(added->receipt.ended);
    offerTypedLater();
    QStringList warnings;
    for (const tournament::LikelyDuplicate& duplicate : added->duplicates)
        warnings << text(desk::inWords(duplicate, m_language));
    for (const desk::Warning& one : added->receipt.warnings)
        warnings << text(desk::warningInWords(one, m_language));
    if (!warnings.isEmpty()) say(Tone::Warn, warnings.join(QLatin1Char('\n')));
    return added;
}

desk::Outcome<desk::ImportReport> Session::importEntries(const QByteArray& bytes, const QString& file,
                                                         const desk::ListWish& wish) {
    // Whether this is still the file that is open is asked before another connection writes into it.
    if (const auto standing = m_evening->refresh(); !standing.ok()) return base::fail(standing.error());
    const auto write = [&]() -> desk::Outcome<desk::ImportReport> {
        const auto report = std::make_shared<std::optional<desk::Outcome<desk::ImportReport>>>();
        const auto work = [report, path = m_evening->path(), list = bytes.toStdString(), file = utf8(file),
                           wish](Cancellation&) {
            *report = desk::importEntriesInto(path, list, file, wish);
        };
        const bool done = beside(tr("%1 wird eingelesen …").arg(QFileInfo(file).fileName()), work);
        if (!done) m_background.finish(); // it is one action: taken back, or not there at all
        if (done) return std::move(**report);
        const bool written = (*report)->ok() && (**report)->receipt.entry.n != 0;
        if (written && m_evening->undo({}).ok()) emit changed();
        return base::fail(cancelled());
    };
    auto outcome = patiently<desk::ImportReport>(write);
    if (!outcome.ok()) return outcome;
    if (const auto fresh = m_evening->refresh(); !fresh.ok()) return base::fail(fresh.error());
    emit did(saved());
    emit changed();
    if (const desk::Receipt& receipt = outcome->receipt; !receipt.ended.empty())
        m_copies.tell(receipt.ended, receipt.copies);
    return outcome;
}

void Session::fail(const desk::Failure& failure) {
    QString words = inWords(failure);
    if (m_typedLater && isLocked(failure))
        words += QLatin1Char('\n') +
                 tr("Danach getippt: %1. Ist das hier geschrieben, wird gefragt, ob es nachgeholt wird.")
                     .arg(m_typedLater->inWords());
    say(Tone::Bad, words);
}

// Fields have labels where options have names, and a day is asked for as it is written here.
QString Session::inWords(const desk::Failure& failure) const {
    const auto* ofFile = std::get_if<store::StoreError>(&failure);
    if (ofFile != nullptr && ofFile->kind == store::StoreErrorKind::Replaced)
        return tr("An der Stelle von %1 liegt eine andere Datei, etwa eine ältere Kopie. Bis die richtige "
                  "wieder da "
                  "ist, wird nichts gespeichert. Was hier steht, rettet „Datei → Kopie speichern unter …“ "
                  "(%2).")
            .arg(text(ofFile->file), shortcuts::inWords(u"saveCopy"));
    if (ofFile != nullptr && m_evening && !isFileThere())
        return tr("%1 ist nicht mehr da, etwa weil der Stick gezogen ist. Bis die Datei wieder da ist, wird "
                  "nichts gespeichert. Was hier steht, rettet „Datei → Kopie speichern unter …“ (%2).")
            .arg(text(m_evening->path()), shortcuts::inWords(u"saveCopy"));
    if (isRefusal(failure, "tournament_closed"_refusal))
        return tr("Das Turnier ist abgeschlossen; Ränge und Preise stehen fest. Zum Ändern auf der Rangliste "
                  "(%1) mit F8 wieder öffnen, mit einem Grund. Nur bezahlt lässt sich auch so eintragen.")
            .arg(shortcuts::inWords(u"stepStandings"));
    desk::Failure here = failure;
    if (auto* inputs = std::get_if<desk::InputErrors>(&here))
        for (base::InputError& error : inputs->errors) {
            error.file = desk::wordFor("setting", error.file, m_language);
            if (error.line > 0 && !error.file.empty()) { // as a person points at it
                error.file = utf8(tr("%1, Zeile %2").arg(text(error.file)).arg(error.line));
                error.line = error.column = 0;
            }
            for (std::string& expected : error.expected)
                if (expected == "iso_date")
                    expected = utf8(tr("ein Tag wie %1").arg(onScreen(QDate(2026, 11, 22))));
            const std::string wanted = error.expected.empty() ? std::string() : error.expected.front();
            if (wanted == "ladder_list" || wanted == "prize_list") {
                const Listed kind = wanted == "ladder_list" ? Listed::Ladder : Listed::Prizes;
                // and no place in a text that nobody typed
                error.expected = {kind == Listed::Ladder ? "ladder_words" : "prize_words"};
                const QString unknown = unknownIn(kind, text(error.found));
                error.found =
                    utf8(unknown.isEmpty() ? listInWords(kind, text(error.found), m_language) : unknown);
            }
        }
    return text(desk::inWords(here, m_language));
}

void Session::report(const desk::Receipt& receipt, const QString& what) {
    m_readOnly = false; // whoever could write it can again
    emit did(what);
    emit changed();
    QStringList warnings;
    for (const desk::Warning& one : receipt.warnings) warnings << text(desk::warningInWords(one, m_language));
    if (!warnings.isEmpty()) say(Tone::Warn, warnings.join(QLatin1Char('\n')));
    if (!receipt.ended.empty()) m_copies.write(receipt.ended);
}

} // namespace schreiber::desktop

#include "base/session.h"

#include "base/seams.h"
#include "base/text.h"

#include <desk/words.h>

#include <QEventLoop>
#include <QThread>

#include <memory>
#include <optional>
#include <utility>

namespace schreiber::desktop {
namespace {

bool isRefusal(const desk::Failure& failure, const char* code) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr && refusal->code == code;
}

} // namespace

Session::Session(Dialogs& dialogs, desk::Language language, QObject* parent)
    : QObject(parent)
    , m_dialogs(dialogs)
    , m_language(language) {
    m_copies.setMaxThreadCount(1);
}

bool Session::take(desk::Outcome<desk::Evening> outcome) {
    if (!outcome.ok()) {
        fail(outcome.error());
        return false;
    }
    m_evening.emplace(std::move(outcome).value());
    m_evening->leaveCopiesToCaller();
    m_missingCopies.clear();
    emit opened();
    return true;
}

bool Session::open(const QString& path) {
    return take(desk::Evening::open(utf8(path)));
}

bool Session::create(const QString& path, const desk::NewTournament& wanted) {
    return take(desk::Evening::create(utf8(path), wanted));
}

void Session::close() {
    m_evening.reset();
    emit opened();
}

void Session::refresh() {
    if (!m_evening || m_busy) return;
    const auto isNew = m_evening->refresh();
    if (isNew.ok() && *isNew) emit changed();
}

bool Session::act(const UseCase& useCase, const std::string& why) {
    desk::Confirmation confirmation;
    confirmation.why = why;
    auto outcome = useCase(*m_evening, confirmation);
    if (!outcome.ok() && desk::isQuestion(outcome.error())) {
        if (!m_dialogs.confirmed(inWords(outcome.error()), tr("Trotzdem"))) return false;
        confirmation.yes = true;
        outcome = useCase(*m_evening, confirmation);
    }
    if (!outcome.ok()) {
        fail(outcome.error());
        return false;
    }
    report(*outcome, saved());
    return true;
}

QString Session::saved() const {
    return tr("Gespeichert: %1").arg(text(desk::inWords(m_evening->journal().back().what, m_language)));
}

bool Session::isDraftOutdated() {
    if (!m_evening || m_evening->due().step != desk::Step::ConfirmDraw) return false;
    desk::Confirmation onlyAsked;
    onlyAsked.dryRun = true;
    return !m_evening->startRound(onlyAsked).ok();
}

bool Session::draw(desk::DrawKind kind, const std::string& why) {
    desk::DrawWish wish{kind, std::nullopt, why, false};
    desk::WorkedOutDraw draw = workedOut(wish);
    const auto write = [&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        if (confirmation.yes && !wish.yes) { // asked, and wanted all the same
            wish.yes = true;
            draw = workedOut(wish);
        }
        return evening.draw(draw, confirmation);
    };
    return act(write, why);
}

desk::WorkedOutDraw Session::workedOut(const desk::DrawWish& wish) {
    m_busy = true;
    emit busy(tr("Es wird gelost …"));
    std::optional<desk::WorkedOutDraw> draw;
    QEventLoop meanwhile; // paints, and keeps what is typed for afterwards
    std::unique_ptr<QThread> worker(
        QThread::create([&draw, now = tournament(), &wish] { draw = desk::Evening::workOut(now, wish); }));
    connect(worker.get(), &QThread::finished, &meanwhile, &QEventLoop::quit);
    worker->start();
    meanwhile.exec(QEventLoop::ExcludeUserInputEvents);
    worker->wait();
    m_busy = false;
    emit busy({});
    return std::move(*draw);
}

void Session::saveCopy(const QString& path) {
    m_copies.start([this, own = m_evening->path(), path] {
        const auto done = desk::Evening::backupOf(own, utf8(path));
        QMetaObject::invokeMethod(this, [this, done, path] {
            if (!done.ok()) return fail(done.error());
            say(Tone::Good, tr("Kopie gespeichert: %1").arg(path));
        });
    });
}

void Session::tellCopies(const desk::CopyReport& report) {
    QStringList missing;
    for (const desk::Failure& failure : report.missing) missing << inWords(failure);
    m_missingCopies = missing.join(QLatin1Char('\n'));
    emit changed();
    if (!missing.isEmpty()) say(Tone::Bad, m_missingCopies);
}

Session::Undone Session::undo(const std::string& why) {
    const auto outcome = m_evening->undo(why);
    if (!outcome.ok() && isRefusal(outcome.error(), "undo_needs_reason")) return Undone::NeedsReason;
    if (!outcome.ok()) {
        fail(outcome.error());
        return Undone::Failed;
    }
    const QString what =
        tr("Rückgängig gemacht: %1").arg(text(desk::inWords(outcome->entry.what, m_language)));
    report(*outcome, what);
    say(Tone::Good, what);
    return Undone::Done;
}

void Session::redo() {
    const auto outcome = m_evening->redo();
    if (!outcome.ok()) return fail(outcome.error());
    const QString what =
        tr("Wiederhergestellt: %1").arg(text(desk::inWords(outcome->entry.what, m_language)));
    report(*outcome, what);
    say(Tone::Good, what);
}

desk::Outcome<desk::Added> Session::addEntry(const tournament::Entry& entry) {
    desk::Outcome<desk::Added> added = m_evening->addEntry(entry);
    if (!added.ok()) return added;
    emit did(saved());
    emit changed();
    QStringList warnings;
    for (const tournament::LikelyDuplicate& duplicate : added->duplicates)
        warnings << text(desk::inWords(duplicate, m_language));
    for (const std::string& code : added->warnings) warnings << text(desk::warningInWords(code, m_language));
    if (!warnings.isEmpty()) say(Tone::Warn, warnings.join(QLatin1Char('\n')));
    return added;
}

desk::Outcome<desk::ImportReport> Session::importEntries(const QByteArray& bytes, const QString& file,
                                                         bool skipBad) {
    auto outcome = m_evening->importEntries({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                            utf8(file), skipBad);
    if (!outcome.ok()) return outcome;
    emit did(saved());
    emit changed();
    return outcome;
}

void Session::fail(const desk::Failure& failure) {
    say(Tone::Bad, inWords(failure));
}

QString Session::inWords(const desk::Failure& failure) const {
    return text(desk::inWords(failure, m_language));
}

// The copies of a round's end go beside the window: a stick may be slow.
void Session::report(const desk::Receipt& receipt, const QString& what) {
    emit did(what);
    emit changed();
    QStringList warnings;
    for (const std::string& code : receipt.warnings) warnings << text(desk::warningInWords(code, m_language));
    if (!warnings.isEmpty()) say(Tone::Warn, warnings.join(QLatin1Char('\n')));
    if (receipt.ended.empty()) return;
    m_copies.start([this, path = m_evening->path(), rounds = receipt.ended] {
        const desk::CopyReport report = desk::Evening::copyRounds(path, rounds);
        QMetaObject::invokeMethod(this, [this, path, report] {
            if (m_evening && m_evening->path() == path) tellCopies(report);
        });
    });
}

} // namespace schreiber::desktop

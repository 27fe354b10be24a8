#include "base/session.h"

#include "base/seams.h"
#include "base/text.h"

#include <desk/words.h>

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
    , m_language(language) {}

bool Session::take(desk::Outcome<desk::Evening> outcome) {
    if (!outcome.ok()) {
        fail(outcome.error());
        return false;
    }
    m_evening.emplace(std::move(outcome).value());
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
    if (!m_evening) return;
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
    report(*outcome);
    return true;
}

Session::Undone Session::undo(const std::string& why) {
    const auto outcome = m_evening->undo(why);
    if (!outcome.ok() && isRefusal(outcome.error(), "undo_needs_reason")) return Undone::NeedsReason;
    if (!outcome.ok()) {
        fail(outcome.error());
        return Undone::Failed;
    }
    report(*outcome);
    say(Tone::Good, tr("Rückgängig gemacht: %1").arg(text(desk::inWords(outcome->entry.what, m_language))));
    return Undone::Done;
}

void Session::redo() {
    const auto outcome = m_evening->redo();
    if (!outcome.ok()) return fail(outcome.error());
    report(*outcome);
    say(Tone::Good, tr("Wiederhergestellt: %1").arg(text(desk::inWords(outcome->entry.what, m_language))));
}

std::optional<desk::Added> Session::addEntry(const tournament::Entry& entry) {
    std::optional<desk::Added> added = read(m_evening->addEntry(entry));
    if (!added) return std::nullopt;
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
    if (outcome.ok()) emit changed();
    return outcome;
}

void Session::fail(const desk::Failure& failure) {
    say(Tone::Bad, inWords(failure));
}

QString Session::inWords(const desk::Failure& failure) const {
    return text(desk::inWords(failure, m_language));
}

void Session::report(const desk::Receipt& receipt) {
    emit did(text(desk::inWords(receipt.entry.what, m_language)));
    QStringList missing;
    for (const desk::Failure& failure : receipt.copies.missing) missing << inWords(failure);
    if (!receipt.copies.written.empty() || !missing.isEmpty())
        m_missingCopies = missing.join(QLatin1Char('\n'));
    emit changed();

    QStringList warnings;
    for (const std::string& code : receipt.warnings) warnings << text(desk::warningInWords(code, m_language));
    if (!missing.isEmpty())
        say(Tone::Bad, m_missingCopies);
    else if (!warnings.isEmpty())
        say(Tone::Warn, warnings.join(QLatin1Char('\n')));
}

} // namespace schreiber::desktop

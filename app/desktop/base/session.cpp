#include "base/session.h"

#include "base/seams.h"
#include "base/text.h"

#include <desk/words.h>

#include <utility>

namespace schreiber::desktop {

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

bool Session::open(const QString& path) { return take(desk::Evening::open(utf8(path))); }

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
    if (!outcome.ok() && desk::isAnsweredByYes(outcome.error())) {
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

std::optional<desk::Added> Session::addEntry(const tournament::Entry& entry) {
    std::optional<desk::Added> added = read(m_evening->addEntry(entry));
    if (!added) return std::nullopt;
    emit changed();
    for (const tournament::LikelyDuplicate& duplicate : added->duplicates)
        say(Tone::Warn, text(desk::inWords(duplicate, m_language)));
    return added;
}

desk::Outcome<desk::ImportReport> Session::importEntries(const QByteArray& bytes, const QString& file,
                                                         bool skipBad) {
    auto outcome = m_evening->importEntries({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                            utf8(file), skipBad);
    if (outcome.ok()) emit changed();
    return outcome;
}

void Session::fail(const desk::Failure& failure) { say(Tone::Bad, inWords(failure)); }

QString Session::inWords(const desk::Failure& failure) const {
    return text(desk::inWords(failure, m_language));
}

void Session::report(const desk::Receipt& receipt) {
    emit did(text(desk::inWords(receipt.entry.what, m_language)));
    QStringList missing;
    for (const desk::Failure& failure : receipt.copies.missing) missing << inWords(failure);
    if (!receipt.copies.written.empty() || !missing.isEmpty()) m_missingCopies = missing.join(QLatin1Char('\n'));
    emit changed();

    QStringList warnings;
    for (const std::string& code : receipt.warnings) warnings << text(desk::warningInWords(code, m_language));
    if (!missing.isEmpty())
        say(Tone::Bad, m_missingCopies);
    else if (!warnings.isEmpty())
        say(Tone::Warn, warnings.join(QLatin1Char('\n')));
}

} // namespace schreiber::desktop

#include "support/desk_staff.h"

#include <QWidget>

namespace schreiber::desktop::test {

std::optional<QString> ReadyDialogs::next(const QString& title) {
    asked << title;
    if (paths.empty()) return std::nullopt;
    const QString path = paths.front();
    paths.pop_front();
    return path;
}

std::optional<QString> ReadyDialogs::fileToOpen(const QString& title, const QString&) {
    return next(title);
}

std::optional<QString> ReadyDialogs::fileToSave(const QString& title, const QString& proposal,
                                                const QString&) {
    proposed = proposal;
    return next(title);
}

std::optional<QString> ReadyDialogs::folder(const QString& title) {
    return next(title);
}

bool ReadyDialogs::confirmed(const YesOrNo& question, QString* typed) {
    asked << question.text;
    headings << QStringLiteral("%1: %2").arg(question.title, question.yes);
    // Each question that a test comes across has a heading of its own.
    if (question.title.isEmpty() || question.title == QStringLiteral("Rückfrage"))
        qFatal("a question without a heading: %s", qPrintable(question.text));
    if (typed != nullptr) *typed = reason;
    if (answers.empty()) return false;
    const bool answer = answers.front();
    answers.pop_front();
    return answer;
}

QString StagedScreens::of(const QWidget& window) const {
    return m_filling == &window ? m_filled : names.first();
}

QSize StagedScreens::sizeOf(const QString& screen) const {
    return names.contains(screen) ? wall : QSize();
}

void StagedScreens::fill(QWidget& window, const QString& screen) {
    m_filling = &window;
    m_filled = screen;
    window.resize(sizeOf(screen));
    window.show();
}

void StagedScreens::plug(const QString& screen) {
    names << screen;
    emit changed();
}

void StagedScreens::pull(const QString& screen) {
    names.removeAll(screen);
    emit changed();
}

} // namespace schreiber::desktop::test

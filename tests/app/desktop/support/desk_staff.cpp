#include "support/desk_staff.h"

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

std::optional<QString> ReadyDialogs::fileToSave(const QString& title, const QString&, const QString&) {
    return next(title);
}

std::optional<QString> ReadyDialogs::folder(const QString& title) {
    return next(title);
}

bool ReadyDialogs::confirmed(const QString& question, const QString&) {
    asked << question;
    if (answers.empty()) return false;
    const bool answer = answers.front();
    answers.pop_front();
    return answer;
}

bool ReadyDialogs::showFile(const QString& path) {
    shown << path;
    return true;
}

} // namespace schreiber::desktop::test

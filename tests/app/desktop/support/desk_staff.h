#pragma once

#include "base/seams.h"

#include <QStringList>

#include <deque>

// What a person at the desk would answer: the seams of the window, answered by the test.
namespace schreiber::desktop::test {

class ReadyDialogs : public Dialogs {
  public:
    std::optional<QString> fileToOpen(const QString& title, const QString& filter) override;
    std::optional<QString> fileToSave(const QString& title, const QString& proposal,
                                      const QString& filter) override;
    std::optional<QString> folder(const QString& title) override;
    bool confirmed(const QString& question, const QString& yes) override;
    bool showFile(const QString& path) override;

    // Answers to come, in order; with none left a dialog is cancelled.
    std::deque<QString> paths;
    std::deque<bool> answers;
    // What was asked and shown.
    QStringList asked;
    QStringList shown;

  private:
    std::optional<QString> next(const QString& title);
};

class StoppedClock : public Clock {
  public:
    QDateTime now() const override { return {QDate(2026, 11, 21), QTime(19, 30)}; }
};

} // namespace schreiber::desktop::test

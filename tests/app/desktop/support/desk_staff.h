#pragma once

#include "base/screens.h"
#include "base/seams.h"

#include <QPointer>
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
    bool confirmed(const YesOrNo& question, QString* reason) override;

    // Answers to come, in order; with none left a dialog is cancelled.
    std::deque<QString> paths;
    std::deque<bool> answers;
    QString reason; // typed where a question takes one
    // What was asked and shown.
    QStringList asked;
    QStringList headings; // of the questions, and what their buttons said
    QString proposed;     // the name of the file to save
    QStringList shown;

  private:
    std::optional<QString> next(const QString& title);
};

// Stands until somebody moves it on, or sets it to another time.
class StoppedClock : public Clock {
  public:
    QDateTime now() const override { return time; }
    std::chrono::milliseconds elapsed() const override {
        return std::chrono::milliseconds(time.toMSecsSinceEpoch()) - m_set;
    }
    void set(std::chrono::seconds by) {
        time = time.addSecs(by.count());
        m_set += by;
    }
    QDateTime time{QDate(2026, 11, 21), QTime(19, 30)};

  private:
    std::chrono::milliseconds m_set{};
};

// A desk, and a wall that can be plugged in and pulled out. No window is larger than it would be there.
class StagedScreens : public Screens {
  public:
    QStringList all() const override { return names; }
    QString of(const QWidget& window) const override;
    QSize sizeOf(const QString& screen) const override;
    void fill(QWidget& window, const QString& screen) override;

    void plug(const QString& screen);
    void pull(const QString& screen);

    QStringList names{QStringLiteral("desk")};
    QSize wall{1920, 1080};

  private:
    QPointer<QWidget> m_filling;
    QString m_filled;
};

} // namespace schreiber::desktop::test

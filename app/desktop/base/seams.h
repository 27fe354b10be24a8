#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

// What the window asks of the world around it and a test must be able to answer instead.
namespace schreiber::desktop {

// What a question is about, what it asks, and what saying yes does: a verb, for the button.
struct YesOrNo {
    QString title;
    QString text;
    QString yes;
};

class Dialogs {
  public:
    virtual ~Dialogs() = default;

    // Paths; none when the person changed their mind.
    virtual std::optional<QString> fileToOpen(const QString& title, const QString& filter) = 0;
    virtual std::optional<QString> fileToSave(const QString& title, const QString& proposal,
                                              const QString& filter) = 0;
    virtual std::optional<QString> folder(const QString& title) = 0;

    // Only where something printed or announced becomes wrong; anything else is said in the window.
    // With a `reason` that can be typed beside it, or left out.
    virtual bool confirmed(const YesOrNo& question, QString* reason = nullptr) = 0;
};

class Clock {
  public:
    virtual ~Clock() = default;
    virtual QDateTime now() const = 0;
    // Since some moment: goes on evenly, whatever the time of the computer is set to, and while it sleeps.
    virtual std::chrono::milliseconds elapsed() const = 0;
};

} // namespace schreiber::desktop

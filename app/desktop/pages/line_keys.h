#pragma once

#include "models/zero_sum_model.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <game/agreed.h>
#include <game/sheet_lines.h>
#include <optional>
#include <words/language.h>

// Keys with which a line of one game is put together. The text of the line is the truth: they show what it
// says, and what is pressed is written into it. Each game has its own (games/line_keys.h).
namespace schreiber::desktop {

class LineKeys : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;

    struct Table {
        game::Agreed agreed;
        QStringList names;      // in the order of the seats
        std::optional<int> out; // who sits out
        int dealer = 0;         // of the line that is keyed
        words::Language language = words::Language::German;
    };
    virtual void setTable(const Table& table) = 0;
    virtual void showLine(const QString& line) = 0;
    virtual void begin() = 0;

    // A line with what it says, for whoever does not know how one is written.
    virtual QString example() const = 0;
    // Why the line that is shown can hardly be meant; empty where it can.
    virtual QString doubt() const = 0;

  signals:
    void lineMade(const QString& line);
    void letterTyped(const QString& letter); // that no key has: it belongs to the line
    void entered();
    void refused(const QString& why); // nothing is written by a key
};

} // namespace schreiber::desktop

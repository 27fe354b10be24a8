#pragma once

#include "support/window_case.h"

#include <desk/evening.h>

#include <functional>
#include <memory>

// What tests of the window begin and end with: a window of its own for each, a file of its own, and what both
// of them say.
namespace schreiber::desktop::test {

class WindowTest : public QObject {
    Q_OBJECT
  protected slots:
    void init();
    void cleanup();

  protected:
    Keyboard& keys() { return m_case->keys(); }
    QString said(const char* name) { return keys().textOf(QLatin1String(name)); }
    QString strip() { return said("messageText"); }
    bool shown(const char* name) { return keys().isShown(QLatin1String(name)); }
    void ctrl(Qt::Key key) { keys().press(key, Qt::ControlModifier); }
    // Letters and digits to whatever has the focus, `;` for Enter.
    void key(const char* keysPressed);

    // As a desk of its own reads it.
    tournament::Tournament onDisk() const;
    tournament::Sheet sheetOnDisk(std::size_t table) const; // of the last round, its first game
    // The example's people, played as far as it is wanted, and open in the window: its file.
    QString openPrepared(const std::function<void(desk::Evening&)>& prepare);
    // Whole rounds of the example, then one of which only the first tables are written, the last of them line
    // by line; open in the window.
    void openPlayed(int rounds, int partly = 0);
    // A question that asks for a reason.
    void answerPrompt(const QString& why);
    // The example's first round, drawn and confirmed, and the sheet of its first table.
    void openFirstSheet();

    std::unique_ptr<WindowCase> m_case;
    QString m_file;
};

} // namespace schreiber::desktop::test

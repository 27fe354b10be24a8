#pragma once

#include "main_window.h"
#include "support/desk_staff.h"
#include "support/keyboard.h"

#include <QTemporaryDir>

#include <memory>

// A window on the screen that is none, with everything around it in the test's hand: files in a folder of
// their own, settings that touch nobody's, dialogs that are answered.
namespace schreiber::desktop::test {

class WindowCase {
  public:
    // Asks `dialogs`, or its own, which are answered beforehand.
    explicit WindowCase(Dialogs* dialogs = nullptr);

    MainWindow& window() { return *m_window; }
    Keyboard& keys() { return *m_keys; }
    ReadyDialogs& dialogs() { return m_dialogs; }
    StoppedClock& clock() { return m_clock; }
    StagedScreens& screens() { return m_screens; }
    // What everything in the window needs to be whole, which is more than the window insists on.
    QSize needed() const;
    QString path(const QString& name) const { return m_folder.filePath(name); }

    // Closes the window and starts it again, as after a power cut.
    void restart(const Preferences& preferences = {});
    // Opens a file by keyboard: Ctrl+O.
    void open(const QString& file);

  private:
    QTemporaryDir m_folder;
    ReadyDialogs m_dialogs;
    Dialogs& m_asked;
    StoppedClock m_clock;
    StagedScreens m_screens;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Keyboard> m_keys;
};

} // namespace schreiber::desktop::test

#pragma once

#include "main_window.h"
#include "support/desk_staff.h"

#include <QApplication>

// A window as the program opens it, with nobody around it: for what measures.
namespace schreiber::desktop::test {

class BareWindow {
  public:
    explicit BareWindow(QApplication& application);

    MainWindow& operator*() { return m_window; }
    MainWindow* operator->() { return &m_window; }

  private:
    ReadyDialogs m_dialogs;
    StoppedClock m_clock;
    StagedScreens m_screens;
    MainWindow m_window;
};

} // namespace schreiber::desktop::test

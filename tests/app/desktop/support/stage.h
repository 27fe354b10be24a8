#pragma once

#include "main_window.h"
#include "support/desk_staff.h"
#include "support/keyboard.h"

#include <QImage>

#include <functional>
#include <memory>
#include <words/language.h>

// The window with the example evening of thirty people in its fourth round, to be photographed.
namespace schreiber::desktop::test {

struct Scene {
    words::Language language = words::Language::German;
    Look look = Look::Light;
    QSize size{1280, 720}; // of the window, before the screen's scale
    double points = 10;
};

class Stage {
  public:
    // The files of the evening go to `folder`, and names in it can be read in the pictures.
    Stage(const Scene& scene, const QString& folder);

    MainWindow& window() { return *m_window; }
    Keyboard& keys() { return *m_keys; }
    ReadyDialogs& dialogs() { return m_dialogs; }
    StoppedClock& clock() { return m_clock; }
    QWidget* wall() const; // the Beamer's window, once it was opened
    const QString& folder() const { return m_folder; }
    QString draft() const;   // the file with a draw that is not confirmed
    QString playing() const; // the one in its fourth round
    void openRecord(const QByteArray& record);

  private:
    QString m_folder;
    ReadyDialogs m_dialogs;
    StoppedClock m_clock;
    StagedScreens m_screens;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Keyboard> m_keys;
};

// As it is on the screen now, everything done that was begun.
QImage pictureOf(QWidget& window);

// Each page of the window once, the preview of a paper, and the wall; `take` gets them as they are shown.
void eachPage(Stage& stage, const std::function<void(const QString& name, QWidget& window)>& take);

// The sheet of an evening of Königrufen: a game that is keyed at a table of four, and numbers at one of five.
void eachTarockPage(Stage& stage, const std::function<void(const QString& name, QWidget& window)>& take);

} // namespace schreiber::desktop::test

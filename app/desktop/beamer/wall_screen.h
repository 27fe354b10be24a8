#pragma once

#include <QRect>
#include <QString>

class QScreen;
class QWidget;

// Where the wall's window is: the screen it fills, which is waited for while its cable is out, or a window
// above the desk's on a computer with one screen.
namespace schreiber::desktop {

class Screens;

class WallScreen {
  public:
    // `desk` is the window of who conducts: its screen is not the wall.
    WallScreen(Screens& screens, const QWidget& desk);

    // The screen it was on last that was not the desk's; empty while it never was on one.
    const QString& remembered() const { return m_remembered; }
    void remember(const QString& screen) { m_remembered = screen; }
    bool isFull() const { return !m_on.isEmpty(); }
    bool isOverDesk() const; // fills the screen that the desk is on
    bool isLost() const { return m_lost; }

    // On the screen it was on, or else on one that is not the desk's; where there is none it becomes a
    // window.
    void place(QWidget& wall);
    // Fills the screen it is on, or no longer does.
    void toggleFull(QWidget& wall);
    void leaveFull(QWidget& wall);
    void comeForward(QWidget& wall) const;
    // It goes; it comes back where it was.
    void leave(const QWidget& wall);
    // A cable was pulled, or put back: then it is to be placed anew.
    enum class Change { None, Lost, Found };
    Change look(const QWidget& wall);

  private:
    void fill(QWidget& wall, const QString& screen);
    void showInWindow(QWidget& wall, const QScreen& screen);

    Screens& m_screens;
    const QWidget& m_desk;
    QString m_remembered;
    QRect m_windowed; // where it was as a window
    QString m_on;     // the screen it fills, or waits for; empty while it is a window
    bool m_lost = false;
};

} // namespace schreiber::desktop

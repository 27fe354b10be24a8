#include "beamer/wall_screen.h"

#include "base/screens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <QWindow>

namespace schreiber::desktop {
namespace {

constexpr QSize kWindow(960, 540); // while there is no screen of its own
constexpr int kEdge = 24;          // of the screen, with the frame around the window

} // namespace

WallScreen::WallScreen(Screens& screens, const QWidget& desk)
    : m_screens(screens)
    , m_desk(desk) {}

bool WallScreen::isOverDesk() const {
    return isFull() && m_on == m_screens.of(m_desk);
}

// On the desk's own screen the desk would lie over it.
void WallScreen::comeForward(QWidget& wall) const {
    if (!isFull() || isOverDesk()) wall.raise();
}

void WallScreen::place(QWidget& wall) {
    QStringList others = m_screens.all();
    others.removeAll(m_screens.of(m_desk));
    if (others.contains(m_remembered)) return fill(wall, m_remembered);
    if (!others.isEmpty()) return fill(wall, others.first());
    showInWindow(wall, *m_desk.screen());
}

// On the desk's own screen it stays above the desk's window, or it would open behind; at the right edge,
// halfway down and no more than half as wide and high, so that what the desk says above, the strip it is
// conducted by and the next step can be seen.
void WallScreen::showInWindow(QWidget& wall, const QScreen& screen) {
    m_on.clear();
    wall.unsetCursor();
    wall.winId(); // there is a handle from now on
    wall.windowHandle()->setTransientParent(m_desk.windowHandle());
    wall.showNormal();
    const QRect free = screen.availableGeometry().adjusted(kEdge, kEdge, -kEdge, -kEdge);
    QRect beside(QPoint(), kWindow.boundedTo(free.size() / 2));
    beside.moveCenter(free.center());
    beside.moveRight(free.right());
    const bool isThereStill = QGuiApplication::screenAt(m_windowed.center()) != nullptr;
    wall.setGeometry(m_windowed.isValid() && isThereStill ? m_windowed : beside);
}

// Without the mouse's arrow, which somebody always forgets there.
void WallScreen::fill(QWidget& wall, const QString& screen) {
    if (!isFull() && wall.isVisible()) m_windowed = wall.geometry();
    m_lost = false;
    m_on = screen;
    if (wall.windowHandle() != nullptr) wall.windowHandle()->setTransientParent(nullptr);
    if (screen != m_screens.of(m_desk)) m_remembered = screen;
    wall.setCursor(Qt::BlankCursor);
    wall.resize(m_screens.sizeOf(screen));
    m_screens.fill(wall, screen);
}

void WallScreen::leaveFull(QWidget& wall) {
    if (isFull()) showInWindow(wall, *wall.screen());
}

void WallScreen::toggleFull(QWidget& wall) {
    isFull() ? leaveFull(wall) : fill(wall, m_screens.of(wall));
}

void WallScreen::leave(const QWidget& wall) {
    if (!isFull()) m_windowed = wall.geometry();
    m_lost = false;
    m_on.clear();
}

WallScreen::Change WallScreen::look(const QWidget& wall) {
    const QStringList all = m_screens.all();
    const bool isThere = all.contains(m_on);
    if (isFull() && !m_lost && !isThere) {
        m_lost = true;
        return Change::Lost;
    }
    const bool isBack = m_lost && isThere;
    const bool isFirst = !isFull() && all.size() > 1 && m_screens.of(wall) == m_screens.of(m_desk);
    return isBack || isFirst ? Change::Found : Change::None;
}

} // namespace schreiber::desktop

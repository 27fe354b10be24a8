#include "beamer/beamer.h"

#include "base/round_clock.h"
#include "base/screens.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "beamer/beamer_window.h"
#include "beamer/wall_cards.h"
#include "beamer/wall_list.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace schreiber::desktop {
namespace {

using std::chrono::seconds;

struct Times {
    seconds page;
    seconds card;
};

constexpr std::array kTimes{Times{seconds(18), seconds(6)}, Times{seconds(12), seconds(4)},
                            Times{seconds(7), seconds(2)}};
constexpr QSize kWindow(960, 540); // while there is no screen of its own
constexpr int kEdge = 24;          // of the screen, with the frame around the window

// In which order they take turns; the draw is a ceremony of its own.
constexpr std::array kTurns{Showing::Tables, Showing::Names, Showing::Results, Showing::Standings,
                            Showing::Clock};

} // namespace

Beamer::Beamer(const Session& session, const Clock& clock, const RoundClock& roundClock, Screens& screens,
               QWidget& desk)
    : m_session(session)
    , m_clock(clock)
    , m_roundClock(roundClock)
    , m_screens(screens)
    , m_desk(desk) {
    m_next.setObjectName(QStringLiteral("beamerNext"));
    m_next.setParent(this);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Beamer::onItsOwn);
    connect(&m_screens, &Screens::changed, this, &Beamer::screensChanged);
}

Beamer::~Beamer() = default;

void Beamer::open() {
    if (m_open) return comeForward();
    m_open = true;
    if (!m_window) {
        m_window = std::make_unique<BeamerWindow>();
        connect(m_window.get(), &BeamerWindow::forwardAsked, this, &Beamer::forward);
        connect(m_window.get(), &BeamerWindow::backAsked, this, &Beamer::back);
        connect(m_window.get(), &BeamerWindow::freezeAsked, this, [this] { setFrozen(!m_frozen); });
        connect(m_window.get(), &BeamerWindow::blackAsked, this, [this] { setBlack(!m_black); });
        connect(m_window.get(), &BeamerWindow::fullAsked, this, &Beamer::toggleFull);
        connect(m_window.get(), &BeamerWindow::windowAsked, this, &Beamer::leaveFull);
        connect(m_window.get(), &BeamerWindow::resized, this, &Beamer::layOut);
        connect(m_window.get(), &BeamerWindow::closed, this, &Beamer::close);
    }
    m_frozen = false;
    m_black = false;
    m_window->setBlack(false);
    m_window->setWindowTitle(tr("Beamer – Schreiber"));
    take();
    place();
    layOut();
    waitForNext();
    m_desk.activateWindow(); // the keys stay at the desk
    comeForward();
    if (m_on.isEmpty())
        emit said(Tone::Good,
                  tr("Es ist nur ein Schirm da: Der Beamer liegt als Fenster über diesem. Darin "
                     "füllt F11 den Schirm, und Esc macht es wieder klein; Strg+F11 schließt es."));
    emit changed();
}

// On the desk's own screen the desk would lie over it.
void Beamer::comeForward() {
    if (m_on.isEmpty() || isOverDesk()) m_window->raise();
}

bool Beamer::isOverDesk() const {
    return m_open && !m_on.isEmpty() && m_on == m_screens.of(m_desk);
}

void Beamer::close() {
    if (!m_open) return;
    if (m_on.isEmpty()) m_windowed = m_window->geometry();
    m_open = false;
    m_lost = false;
    m_on.clear();
    m_next.stop();
    m_window->hide();
    emit changed();
}

// The screen it was on, or else one that is not the desk's. A computer with one screen shows a window.
void Beamer::place() {
    QStringList others = m_screens.all();
    others.removeAll(m_screens.of(m_desk));
    if (others.contains(m_screen)) return fill(m_screen);
    if (!others.isEmpty()) return fill(others.first());
    showInWindow(*m_desk.screen());
}

// On the desk's own screen it stays above the desk's window, or it would open behind; at the right edge,
// halfway down and no more than half as wide and high, so that what the desk says above, the strip it is
// conducted by and the next step can be seen.
void Beamer::showInWindow(const QScreen& screen) {
    m_on.clear();
    m_window->unsetCursor();
    m_window->winId(); // there is a handle from now on
    m_window->windowHandle()->setTransientParent(m_desk.windowHandle());
    m_window->showNormal();
    const QRect free = screen.availableGeometry().adjusted(kEdge, kEdge, -kEdge, -kEdge);
    QRect beside(QPoint(), kWindow.boundedTo(free.size() / 2));
    beside.moveCenter(free.center());
    beside.moveRight(free.right());
    const bool isThereStill = QGuiApplication::screenAt(m_windowed.center()) != nullptr;
    m_window->setGeometry(m_windowed.isValid() && isThereStill ? m_windowed : beside);
}

// Without the mouse's arrow, which somebody always forgets there.
void Beamer::fill(const QString& screen) {
    if (m_on.isEmpty() && m_window->isVisible()) m_windowed = m_window->geometry();
    m_lost = false;
    m_on = screen;
    if (m_window->windowHandle() != nullptr) m_window->windowHandle()->setTransientParent(nullptr);
    if (screen != m_screens.of(m_desk)) m_screen = screen;
    m_window->setCursor(Qt::BlankCursor);
    m_window->resize(m_screens.sizeOf(screen));
    m_screens.fill(*m_window, screen);
}

void Beamer::leaveFull() {
    if (m_on.isEmpty()) return;
    showInWindow(*m_window->screen());
    emit changed();
}

void Beamer::toggleFull() {
    if (!m_on.isEmpty()) return leaveFull();
    fill(m_screens.of(*m_window));
    emit changed();
}

// A cable was pulled, or put back. What was shown is shown again.
void Beamer::screensChanged() {
    if (!m_open) return;
    const QStringList all = m_screens.all();
    const bool isThere = all.contains(m_on);
    if (!m_on.isEmpty() && !m_lost && !isThere) {
        m_lost = true;
        m_next.stop();
        m_window->hide(); // not over the desk
        emit said(Tone::Warn,
                  tr("Der Schirm des Beamers ist weg. Er zeigt weiter, sobald er wieder da ist."));
        return emit changed();
    }
    const bool isBack = m_lost && isThere;
    const bool isFirst = m_on.isEmpty() && all.size() > 1 && m_screens.of(*m_window) == m_screens.of(m_desk);
    if (!isBack && !isFirst) return;
    place();
    layOut();
    waitForNext();
    emit said(Tone::Good, tr("Der Beamer hat seinen Schirm."));
    emit changed();
}

int Beamer::page() const {
    return m_open ? m_window->picture().page : 0;
}

int Beamer::pages() const {
    return m_open ? m_window->picture().pages : 0;
}

void Beamer::setShowing(Showing showing) {
    m_showing = showing;
    if (!m_frozen) {
        m_page = 0;
        take();
        layOut();
        waitForNext();
    }
    emit changed();
}

void Beamer::setRotating(bool rotating) {
    m_rotating = rotating;
    waitForNext();
    emit changed();
}

void Beamer::setFrozen(bool frozen) {
    if (!m_open || m_frozen == frozen) return;
    m_frozen = frozen;
    if (!frozen) {
        take();
        layOut();
    }
    waitForNext();
    emit changed();
}

void Beamer::setBlack(bool black) {
    if (!m_open) return;
    m_black = black;
    m_window->setBlack(black);
    waitForNext();
    emit changed();
}

void Beamer::setPace(Pace pace) {
    m_pace = pace;
    waitForNext();
    emit changed();
}

void Beamer::forward() {
    if (!m_open || m_frozen) return;
    const WallPicture& now = m_window->picture();
    const bool isLast = now.page + 1 >= now.pages;
    if (isLast && m_rotating && toNextShowing()) return;
    const bool isDraw = std::holds_alternative<WallDraw>(m_content);
    m_page = !isLast ? now.page + 1 : isDraw ? now.page : 0;
    layOut();
    waitForNext();
    emit changed();
}

void Beamer::back() {
    if (!m_open || m_frozen) return;
    m_page = std::max(m_window->picture().page - 1, 0);
    layOut();
    waitForNext();
    emit changed();
}

// True when there is something else to be shown.
bool Beamer::toNextShowing() {
    const auto here = std::find(kTurns.begin(), kTurns.end(), m_showing);
    const std::size_t first = here == kTurns.end() ? 0 : static_cast<std::size_t>(here - kTurns.begin()) + 1;
    const Showing before = m_showing;
    for (std::size_t i = 0; i < kTurns.size(); ++i) {
        m_showing = kTurns[(first + i) % kTurns.size()];
        if (m_showing == before) continue;
        if (m_showing == Showing::Clock && m_roundClock.isFresh()) continue;
        const Content next = contentNow();
        const auto* list = std::get_if<WallList>(&next);
        if (list != nullptr && list->rows.empty()) continue;
        setShowing(m_showing);
        return true;
    }
    m_showing = before;
    return false;
}

void Beamer::onItsOwn() {
    forward();
}

// The next page comes by itself; a lone page that does not take turns stays.
void Beamer::waitForNext() {
    m_next.stop();
    if (!m_open || m_lost || m_frozen || m_black || m_pace == Pace::ByHand) return;
    const bool isDraw = std::holds_alternative<WallDraw>(m_content);
    const WallPicture& now = m_window->picture();
    const bool isLast = now.page + 1 >= now.pages;
    if (!m_rotating && (now.pages == 1 || (isDraw && isLast))) return;
    const Times& times = kTimes[static_cast<std::size_t>(m_pace)];
    // The last table of a draw is read like a page.
    m_next.start(isDraw && !isLast ? times.card : times.page);
}

void Beamer::refresh() {
    if (!m_open) return;
    m_window->setWindowTitle(tr("Beamer – Schreiber"));
    if (m_frozen) return;
    take();
    layOut();
    if (!m_next.isActive()) waitForNext();
    emit changed();
}

void Beamer::startAnew() {
    m_page = 0;
    setFrozen(false);
    refresh();
}

Beamer::Content Beamer::contentNow() const {
    if (!m_session.isOpen() && m_showing == Showing::Clock) return WallClock{};
    if (!m_session.isOpen()) return WallList{{}, {}, {}, {}, QStringLiteral("Schreiber")};
    const tournament::Tournament shown = announced(m_session.tournament());
    switch (m_showing) {
    case Showing::Names:
        return namesOnWall(shown);
    case Showing::Tables:
        return tablesOnWall(shown, m_session.language());
    case Showing::Results:
        return resultsOnWall(shown, m_session.language());
    case Showing::Standings:
        return standingsOnWall(shown);
    case Showing::Draw:
        return drawOnWall(shown, m_session.language());
    case Showing::Clock:
        break;
    }
    return clockOnWall(shown);
}

// What is something else now begins with its first page, a draw with its cards face down.
void Beamer::take() {
    Content now = contentNow();
    const auto* draw = std::get_if<WallDraw>(&now);
    const auto* before = std::get_if<WallDraw>(&m_content);
    if (m_shown != m_showing || (draw != nullptr && before != nullptr && draw->tables != before->tables))
        m_page = 0;
    m_shown = m_showing;
    const auto* list = std::get_if<WallList>(&now);
    const auto* listBefore = std::get_if<WallList>(&m_content);
    if (list == nullptr || listBefore == nullptr || *list != *listBefore) m_list.reset();
    m_content = std::move(now);
    m_tournament = m_session.isOpen() ? text(m_session.tournament().settings.name) : QString();
}

QString Beamer::clockNow() const {
    const bool isClock = std::holds_alternative<WallClock>(m_content);
    if (m_roundClock.isFresh() && !isClock) return {};
    return clockFace(m_roundClock.left(m_clock.now()));
}

void Beamer::layOut() {
    if (!m_open) return;
    m_face = clockNow();
    const WallFrame frame{QSizeF(m_window->size()), m_tournament, m_face,
                          m_roundClock.left(m_clock.now()) < 0};
    WallPicture picture;
    if (const auto* list = std::get_if<WallList>(&m_content)) {
        if (!m_list || m_list->size() != frame.size) m_list.emplace(*list, frame.size);
        picture = m_list->picture(frame, m_page);
    } else if (const auto* draw = std::get_if<WallDraw>(&m_content))
        picture = laidOut(*draw, frame, m_page);
    else
        picture = laidOut(std::get<WallClock>(m_content), frame);
    m_page = picture.page;
    m_window->setPicture(picture);
}

void Beamer::tick() {
    if (m_open && !m_lost && m_face != clockNow()) layOut();
}

} // namespace schreiber::desktop

#include "beamer/beamer.h"

#include "base/screens.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "beamer/beamer_window.h"
#include "beamer/round_timer.h"
#include "beamer/wall_cards.h"
#include "beamer/wall_list.h"

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

// Whoever looks for his name has waited a minute at most, unless pages went by faster than anybody reads.
constexpr seconds kTurnOfNames(60);

seconds forNames(seconds page, int pages) {
    return std::max(std::min(page, kTurnOfNames / std::max(pages, 1)), kTimes.back().page);
}

// In which order they take turns; the draw is a ceremony of its own.
constexpr std::array kTurns{Showing::Tables, Showing::Names, Showing::Results, Showing::Standings,
                            Showing::Clock};

} // namespace

Beamer::Beamer(const Session& session, const RoundTimer& timer, Screens& screens, QWidget& desk)
    : m_session(session)
    , m_timer(timer)
    , m_desk(desk)
    , m_screen(screens, desk) {
    m_next.setObjectName(QStringLiteral("beamerNext"));
    m_next.setParent(this);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Beamer::onItsOwn);
    connect(&screens, &Screens::changed, this, &Beamer::screensChanged);
}

Beamer::~Beamer() = default;

void Beamer::open() {
    if (m_open) return m_screen.comeForward(*m_window);
    m_open = true;
    if (!m_window) {
        m_window = std::make_unique<BeamerWindow>();
        connect(m_window.get(), &BeamerWindow::forwardAsked, this, &Beamer::forward);
        connect(m_window.get(), &BeamerWindow::backAsked, this, &Beamer::back);
        connect(m_window.get(), &BeamerWindow::freezeAsked, this, [this] { setFrozen(!m_frozen); });
        connect(m_window.get(), &BeamerWindow::blackAsked, this, [this] { setBlack(!m_black); });
        connect(m_window.get(), &BeamerWindow::fullAsked, this, [this] {
            m_screen.toggleFull(*m_window);
            emit changed();
        });
        connect(m_window.get(), &BeamerWindow::windowAsked, this, [this] {
            if (!m_screen.isFull()) return;
            m_screen.leaveFull(*m_window);
            emit changed();
        });
        connect(m_window.get(), &BeamerWindow::resized, this, &Beamer::layOut);
        connect(m_window.get(), &BeamerWindow::closed, this, &Beamer::close);
    }
    m_frozen = false;
    m_black = false;
    m_window->setBlack(false);
    m_window->setWindowTitle(tr("Beamer – Schreiber"));
    take();
    m_screen.place(*m_window);
    layOut();
    waitForNext();
    m_desk.activateWindow(); // the keys stay at the desk
    m_screen.comeForward(*m_window);
    if (!m_screen.isFull())
        emit said(Tone::Good,
                  tr("Es ist nur ein Schirm da: Der Beamer liegt als Fenster über diesem. Darin "
                     "füllt F11 den Schirm, und Esc macht es wieder klein; Strg+F11 schließt es."));
    emit changed();
}

void Beamer::close() {
    if (!m_open) return;
    m_screen.leave(*m_window);
    m_open = false;
    m_next.stop();
    m_window->hide();
    emit changed();
}

// What was shown is shown again.
void Beamer::screensChanged() {
    if (!m_open) return;
    const WallScreen::Change change = m_screen.look(*m_window);
    if (change == WallScreen::Change::None) return;
    if (change == WallScreen::Change::Lost) {
        m_next.stop();
        m_window->hide(); // not over the desk
        emit said(Tone::Warn,
                  tr("Der Schirm des Beamers ist weg. Er zeigt weiter, sobald er wieder da ist."));
        return emit changed();
    }
    m_screen.place(*m_window);
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
        if (m_showing == Showing::Clock && m_timer.roundClock().isFresh()) continue;
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
    if (!m_open || m_screen.isLost() || m_frozen || m_black || m_pace == Pace::ByHand) return;
    const bool isDraw = std::holds_alternative<WallDraw>(m_content);
    const WallPicture& now = m_window->picture();
    const bool isLast = now.page + 1 >= now.pages;
    if (!m_rotating && (now.pages == 1 || (isDraw && isLast))) return;
    const Times& times = kTimes[static_cast<std::size_t>(m_pace)];
    // The last table of a draw is read like a page.
    if (isDraw && !isLast) return m_next.start(times.card);
    m_next.start(m_shown == Showing::Names ? forNames(times.page, now.pages) : times.page);
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
        return standingsOnWall(shown, m_session.language());
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
    if (m_timer.roundClock().isFresh() && !isClock) return {};
    return m_timer.face();
}

void Beamer::layOut() {
    if (!m_open) return;
    m_face = clockNow();
    const bool isTarock = m_session.isOpen() && m_session.tournament().settings.zeroSum;
    const WallFrame frame{QSizeF(m_window->size()), m_tournament, m_face, m_timer.isOver(), isTarock};
    WallPicture picture;
    if (const auto* list = std::get_if<WallList>(&m_content)) {
        if (!m_list || m_list->size() != frame.size) m_list.emplace(*list, frame.size);
        picture = m_list->picture(frame, m_page);
    } else if (const auto* draw = std::get_if<WallDraw>(&m_content))
        picture = laidOut(*draw, frame, m_page);
    else
        picture = laidOut(std::get<WallClock>(m_content), frame);
    m_page = picture.page;
    // The cards of a draw are turned on one page.
    const Page page{m_shown, std::holds_alternative<WallDraw>(m_content) ? 0 : m_page};
    page == m_lastPage ? m_window->setPicture(picture) : m_window->fadeTo(picture);
    m_lastPage = page;
}

void Beamer::tick() {
    if (m_open && !m_screen.isLost() && m_face != clockNow()) layOut();
}

} // namespace schreiber::desktop

#pragma once

#include "beamer/wall_content.h"
#include "beamer/wall_frame.h"
#include "beamer/wall_list.h"
#include "beamer/wall_screen.h"
#include "widgets/message_strip.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <variant>

class QWidget;

// Conducts the wall: what is shown, which page of it, when the next one comes, and on which screen.
namespace schreiber::desktop {

class BeamerWindow;
class Screens;
class Session;
class RoundTimer;

// How long a page stands, and a card of the draw.
enum class Pace { Slow, Middle, Fast, ByHand };
inline constexpr int kPaces = 4;

class Beamer : public QObject {
    Q_OBJECT
  public:
    // `desk` is the window of who conducts: its screen is not the wall.
    Beamer(const Session& session, const RoundTimer& timer, Screens& screens, QWidget& desk);
    ~Beamer() override;

    bool isOpen() const { return m_open; }
    void open();
    void close();

    // What was chosen; and what is on the wall, which differs while it is frozen.
    Showing showing() const { return m_showing; }
    Showing onWall() const { return m_shown; }
    int page() const; // of what is on the wall, from 0
    int pages() const;
    // From its first page; a draw with all its cards face down.
    void setShowing(Showing showing);
    bool isRotating() const { return m_rotating; }
    void setRotating(bool rotating);
    // What is on the wall stays, whatever is done at the desk; only the clock goes on.
    bool isFrozen() const { return m_frozen; }
    void setFrozen(bool frozen);
    bool isBlack() const { return m_black; }
    void setBlack(bool black);
    Pace pace() const { return m_pace; }
    void setPace(Pace pace);
    void forward();
    void back();

    // Where it is, and was the last time.
    const WallScreen& screen() const { return m_screen; }
    void rememberScreen(const QString& screen) { m_screen.remember(screen); }

    // Takes in the tournament, or the language, as it is now.
    void refresh();
    // Another tournament, or none.
    void startAnew();
    // A look at the clock.
    void tick();

  signals:
    void changed();
    void said(schreiber::desktop::Tone tone, const QString& message);

  private:
    using Content = std::variant<WallList, WallDraw, WallClock>;

    Content contentNow() const;
    void take();
    void layOut();
    void waitForNext();
    void onItsOwn();
    bool toNextShowing();
    void screensChanged();
    QString clockNow() const;

    const Session& m_session;
    const RoundTimer& m_timer;
    QWidget& m_desk;
    WallScreen m_screen;
    std::unique_ptr<BeamerWindow> m_window;
    QTimer m_next;

    Showing m_showing = Showing::Tables;
    Pace m_pace = Pace::Middle;
    bool m_open = false;
    bool m_rotating = false;
    bool m_frozen = false;
    bool m_black = false;

    Showing m_shown = Showing::Tables; // what `m_content` is of
    Content m_content;
    std::optional<LaidOutList> m_list; // `m_content` laid out, where it is a list
    QString m_tournament;
    int m_page = 0; // or cards turned
    struct Page {
        Showing showing = Showing::Tables;
        int page = -1;
        friend bool operator==(const Page&, const Page&) = default;
    };
    Page m_lastPage; // laid out last
    QString m_face;  // of the clock, as it was laid out
};

} // namespace schreiber::desktop

#pragma once

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

// What the wall shows, conducted from the desk: a strip at the foot of the window while the Beamer is open or
// the round clock is set.
namespace schreiber::desktop {

class Beamer;
class KeyButton;
struct RoundClock;

class BeamerStrip : public QFrame {
    Q_OBJECT
  public:
    explicit BeamerStrip(Beamer& beamer, QWidget* parent = nullptr);

    // `over`: the time is up.
    void follow(const RoundClock& clock, const QString& face, bool over);

  signals:
    void startAsked(); // or stop
    void resetAsked();
    void minutesChosen(int minutes);

  private:
    void sayWhatIsOnTheWall();
    KeyButton* button(const char* name, const QString& label);

    Beamer& m_beamer;
    QComboBox* m_showing;
    QCheckBox* m_rotating;
    KeyButton* m_freeze;
    KeyButton* m_black;
    KeyButton* m_back;
    KeyButton* m_forward;
    QLabel* m_state; // above the rest, while the wall does not follow
    QLabel* m_page;
    QLabel* m_face;
    KeyButton* m_start;
    QSpinBox* m_minutes;
    KeyButton* m_reset;
};

} // namespace schreiber::desktop

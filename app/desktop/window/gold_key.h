#pragma once

#include <QObject>

class QMenu;
class QStackedWidget;

// The one gold button of the window, which F5 presses wherever it stands: the evening's next step in the left
// column, or what a page holds that comes first. While a question stands open there is none.
namespace schreiber::desktop {

class KeyButton;
class PromptBar;
class SideColumn;

class GoldKey : public QObject {
    Q_OBJECT
  public:
    // Puts its entry, which has the key, into the menu. The pages tell by the rank of their buttons.
    GoldKey(QMenu& menu, QStackedWidget& pages, PromptBar& prompt, SideColumn& side);

    // Not twice within the blink of an eye: after the first time the key does something else, which nobody
    // has seen yet.
    void press();

  signals:
    void nextAsked(); // the evening's next step

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    KeyButton* ofPage() const;
    bool isAgain();
    void lookLater();
    void look();

    QStackedWidget& m_pages;
    PromptBar& m_prompt;
    SideColumn& m_side;
    bool m_looks = false;    // at once there may be more to see
    quint64 m_isPressed = 0; // when, as the system tells; 0 where it does not, or the mouse did it
    quint64 m_wasPressed = 0;
};

} // namespace schreiber::desktop

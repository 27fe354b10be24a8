#pragma once

#include "widgets/next_step.h"

#include <QWidget>

#include <array>

class QLabel;
class QVBoxLayout;

// The evening in its order down the left: where one is, which step is due, what is missing in words, and
// the one button for the next thing to do.
namespace schreiber::desktop {

class ElidedLabel;
class FewLinesLabel;
class KeyButton;
class StepButton;

class SideColumn : public QWidget {
    Q_OBJECT
  public:
    explicit SideColumn(QWidget* parent = nullptr);

    void show(const desk::Evening& evening, words::Language language);
    // `first` is what comes before it, in words.
    void setNext(const NextStep& next, const QString& first = {});
    // Something else comes first: the button only leads to the page of the next step.
    void stepBack(bool back);
    void setHere(Place place);
    // Leaves the page its room in a window so wide.
    void fitTo(int window);

  signals:
    void chosen(schreiber::desktop::Place place);
    void nextAsked();

  private:
    void reckonWidths();
    void setNarrow(bool narrow);
    void showSteps(int window);
    void showNext();
    void showDue();

    NextStep m_due;
    bool m_isBack = false;
    QString m_first;
    Place m_duePlace = Place::Entries; // as the evening has it
    std::array<QString, kSteps> m_status;
    bool m_isNarrow = false; // pictures and keys alone: the page needs the room
    int m_narrow = 0;
    int m_wide = 0;
    int m_least = 0; // so that what is next can be read
    FewLinesLabel* m_name;
    ElidedLabel* m_game; // what is played there
    QLabel* m_round;
    std::array<StepButton*, kSteps> m_steps{};
    QLabel* m_missing;
    KeyButton* m_next;
    QVBoxLayout* m_nextBox = nullptr;
};

} // namespace schreiber::desktop

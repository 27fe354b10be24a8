#pragma once

#include <desk/evening.h>
#include <desk/language.h>

#include <QWidget>

#include <array>

class QLabel;

// The evening in its order down the left: where one is, which step is due, what is missing in words, and
// the one button for the next thing to do.
namespace schreiber::desktop {

class KeyButton;
class StepButton;

// The steps of the evening in their order, and what stands beside them.
enum class Place { Entries, Draw, Round, Sheet, Standings, Dispute, Journal, Settings };
constexpr int kSteps = 7;
constexpr int kPlaces = 8;

class SideColumn : public QWidget {
    Q_OBJECT
  public:
    explicit SideColumn(QWidget* parent = nullptr);

    // `drawAnew`: the draft that is due to be confirmed cannot be.
    void show(const desk::Evening& evening, desk::Language language, bool drawAnew);
    void setHere(Place place);

  signals:
    void chosen(schreiber::desktop::Place place);
    void nextAsked();

  private:
    int widthForAll();

    QLabel* m_name;
    QLabel* m_round;
    std::array<StepButton*, kSteps> m_steps{};
    QLabel* m_missing;
    KeyButton* m_next;
};

// The page on which a due step is done, and what its button says.
Place placeOf(const desk::DueStep& due);
QString nextLabel(const desk::DueStep& due);

} // namespace schreiber::desktop

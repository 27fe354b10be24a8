#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

// Which round a page shows: the latest by itself, or an earlier one by Alt+Left and Alt+Right.
namespace schreiber::desktop {

class RoundPicker : public QWidget {
    Q_OBJECT
    Q_PROPERTY(int chosenRound READ chosen WRITE choose) // 0 for the latest, whichever that is
  public:
    // `page` begins the names of its parts: drawRoundLabel, drawRoundNext.
    explicit RoundPicker(const QString& page, QWidget* parent = nullptr);

    // Stays on the latest round where it was there, and on an earlier one that was chosen.
    void setLatest(int round);
    void pick(int round);
    int round() const { return m_round; }
    int chosen() const { return m_round == m_latest ? 0 : m_round; }
    void choose(int round);

  signals:
    void picked(int round);

  private:
    void step(int by);
    void update();

    QToolButton* m_previous;
    QLabel* m_label;
    QToolButton* m_next;
    QLabel* m_keys;
    int m_round = 0;
    int m_latest = 0;
};

} // namespace schreiber::desktop

#pragma once

#include <QListWidget>
#include <QTimer>

#include <functional>
#include <vector>

// What is legal now, as a list to read and to choose from. It is renewed a moment after the last key or
// click, and what is clicked on in between is dropped: the second of two clicks meets another entry.
namespace schreiber::desktop {

struct StepRow {
    int seat = 0;
    QString event;       // as the record has it
    bool isWhole = true; // else the rest is still to be typed
    QString label;
    QString tip;
    bool isSure = true; // it hangs on nothing that nobody knows
};

class NextSteps : public QListWidget {
    Q_OBJECT
  public:
    explicit NextSteps(QWidget* parent = nullptr);

    // The steps of a deal, worked out when they are shown: soon; at once where others sit at the table, in
    // whose list nobody has begun to click. `over`: nothing comes any more.
    using Rows = std::function<std::vector<StepRow>()>;
    void showOf(Rows rows, bool isSameTable, bool isOver);
    Q_INVOKABLE void renew(); // at once

  signals:
    // As the record has it; where it is not complete the rest is still to be typed.
    void chosen(int seat, const QString& event, bool complete);

    void leftAbove(); // the arrow key, in the first entry

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void choose(const QListWidgetItem* item);

    QTimer m_soon;
    Rows m_rows;
    bool m_isOver = false;
};

} // namespace schreiber::desktop

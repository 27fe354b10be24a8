#pragma once

#include <desk/failure.h>

#include <QFrame>

class QLabel;
class QListWidget;

// What could not be read of an entry list, row by row with its reason, and what to do: take the good rows,
// or none.
namespace schreiber::desktop {

class KeyButton;

class BadRows : public QFrame {
    Q_OBJECT
  public:
    explicit BadRows(QWidget* parent = nullptr);

    // Of a list: how many lines have a fault, and whether any has none.
    struct Lines {
        int bad;
        bool anyGood;
    };
    // What is wrong.
    void show(const QString& file, const QStringList& rows, const Lines& lines);

  signals:
    void takeGoodOnes();
    void leftAlone();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QLabel* m_title;
    QListWidget* m_rows;
    KeyButton* m_take;
    KeyButton* m_leave;
};

} // namespace schreiber::desktop

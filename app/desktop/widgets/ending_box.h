#pragma once

#include <tournament/model.h>

#include <QComboBox>

// How a game ended: played out, on time, by a ruling, given up by a side. A letter chooses.
namespace schreiber::desktop {

class EndingBox : public QComboBox {
    Q_OBJECT
  public:
    explicit EndingBox(QWidget* parent = nullptr);

    // What stands on the sheet shows, until somebody chooses something else.
    void showSheet(const tournament::Sheet& sheet, const QStringList& sideNames);
    void reset(); // of no sheet
    void takeBack();
    bool isAnother() const { return currentIndex() != m_written; } // than stands on the sheet
    bool isPlayedOut() const { return currentIndex() <= 0; }
    tournament::Ending ending() const;
    int givenUpBy() const; // the side; only where one gave up

  signals:
    void entered(); // a list takes no Enter of its own while it is shut

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    int m_written = 0; // which of the list stands on the sheet
};

} // namespace schreiber::desktop

#pragma once

#include <QListWidget>

// A list of which one row is chosen: by one click, or by the arrows and Enter. Letters and digits are the
// page's; there is no search by them.
namespace schreiber::desktop {

class ChoiceList : public QListWidget {
    Q_OBJECT
  public:
    using QListWidget::QListWidget;

  signals:
    void rowChosen(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
};

} // namespace schreiber::desktop

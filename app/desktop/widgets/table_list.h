#pragma once

#include <QListWidget>

#include <utility>
#include <vector>

// Tables to choose from: a line each, and below it who sits there. One click, or the arrows and Enter.
namespace schreiber::desktop {

class TableList : public QListWidget {
    Q_OBJECT
  public:
    explicit TableList(const QString& name, QWidget* parent = nullptr);

    // Title and second line of each.
    void setRows(const std::vector<std::pair<QString, QString>>& rows);

  signals:
    void rowChosen(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
};

} // namespace schreiber::desktop

#pragma once

#include <QListWidget>

#include <vector>

// A list of few rows, each with the digit that chooses it, a title and a line below: one click, its digit, or
// the arrows and Enter. The rows share the room there is; letters are left to the page.
namespace schreiber::desktop {

class QuestionList : public QListWidget {
    Q_OBJECT
  public:
    struct Row {
        QString title;
        QString about;
        bool isLikely = false; // said in red
    };
    explicit QuestionList(QWidget* parent = nullptr);

    void setRows(const std::vector<Row>& rows);
    // False where no row has that digit.
    bool takeKey(const QString& digit);

    QSize minimumSizeHint() const override;

  signals:
    void rowChosen(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void share();
};

} // namespace schreiber::desktop

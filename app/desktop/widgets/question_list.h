#pragma once

#include "widgets/choice_list.h"

#include <vector>

// A list of few rows, each with the digit that chooses it, a title and a line below: one click, its digit, or
// the arrows and Enter. The rows share the room there is; letters are left to the page.
namespace schreiber::desktop {

class QuestionList : public ChoiceList {
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

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void share();
};

} // namespace schreiber::desktop

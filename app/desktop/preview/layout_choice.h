#pragma once

#include "papers.h"

#include <QObject>
#include <QWidgetList>

class QCheckBox;
class QComboBox;
class QSpinBox;

// What can be chosen of a paper's pages: their size, how many sheets go on one, whether they are turned, of
// which ranks there is one. What says nothing of a paper is not shown.
namespace schreiber::desktop {

class LayoutChoice : public QObject {
    Q_OBJECT
  public:
    explicit LayoutChoice(QWidget* parent);

    QWidgetList parts() const; // to be laid out, in this order
    void show(const PaperLayout& layout, const kinds::Uses& uses, bool isFixed);
    PaperLayout layout() const;

  signals:
    void chosen();

  private:
    void offerUp(int up);

    QComboBox* m_size;
    QCheckBox* m_landscape;
    QComboBox* m_up;
    QSpinBox* m_first;
    QSpinBox* m_last;
    bool m_isShowing = false; // nobody chooses just now
};

} // namespace schreiber::desktop

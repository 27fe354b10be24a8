#pragma once

#include "widgets/whole_label.h"

namespace schreiber::desktop {

// What stands in place of a list that is empty, and what to do: at the same height on every page.
class EmptyHint : public WholeLabel {
    Q_OBJECT
  public:
    explicit EmptyHint(const QString& name, QWidget* parent = nullptr);

  protected:
    void moveEvent(QMoveEvent* event) override;

  private:
    void settle();
};

} // namespace schreiber::desktop

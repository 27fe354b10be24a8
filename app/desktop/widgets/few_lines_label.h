#pragma once

#include "widgets/whole_label.h"

// A name of any length on few lines: what does not fit ends in … and is told by the tool tip.
namespace schreiber::desktop {

class FewLinesLabel : public WholeLabel {
    Q_OBJECT
  public:
    explicit FewLinesLabel(int most, QWidget* parent = nullptr);

    void setWhole(const QString& name);
    void setMost(int lines);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void fit();

    int m_most;
    QString m_whole;
};

} // namespace schreiber::desktop

#pragma once

#include <QLabel>

// One line that is as wide as it may be: what has no room is told under the mouse.
namespace schreiber::desktop {

class ElidedLabel : public QLabel {
    Q_OBJECT
  public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    bool fits() const;
};

} // namespace schreiber::desktop

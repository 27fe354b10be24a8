#pragma once

#include <QAbstractButton>

// A step of the evening in the left column: what it is, how it stands, its key, and whether it is due.
namespace schreiber::desktop {

class StepButton : public QAbstractButton {
    Q_OBJECT
  public:
    StepButton(const QString& name, const QString& iconName, const QString& label, QWidget* parent = nullptr);

    void setStatus(const QString& status, bool due);
    // Its picture alone; what it is and how it stands is said under the mouse.
    void setNarrow(bool narrow);

    QSize sizeHint() const override;
    // Closer together, before they are scrolled.
    QSize minimumSizeHint() const override { return {0, (m_isNarrow ? 1 : 2) * fontMetrics().height() + 4}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_status;
    QString m_key;
    bool m_due = false;
    bool m_isNarrow = false;
};

} // namespace schreiber::desktop

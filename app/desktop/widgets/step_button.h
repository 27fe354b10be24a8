#pragma once

#include <QAbstractButton>
#include <QKeySequence>

// A step of the evening in the left column: what it is, how it stands, its key, and whether it is due.
namespace schreiber::desktop {

class StepButton : public QAbstractButton {
    Q_OBJECT
  public:
    StepButton(const QString& name, const QString& iconName, const QString& label, const QKeySequence& key,
               QWidget* parent = nullptr);

    void setStatus(const QString& status, bool due);

    QSize sizeHint() const override;
    // Closer together, before they are scrolled.
    QSize minimumSizeHint() const override { return {0, 2 * fontMetrics().height() + 4}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_status;
    QString m_key;
    bool m_due = false;
};

} // namespace schreiber::desktop

#pragma once

#include <QAbstractButton>

// A step of the evening in the left column: what it is, how it stands, its key, and whether it is due.
namespace schreiber::desktop {

class StepButton : public QAbstractButton {
    Q_OBJECT
  public:
    StepButton(const QString& name, const QString& iconName, const QString& label, QWidget* parent = nullptr);

    void setStatus(const QString& status, bool due);
    // With how it stands and its key; in one line without them; its picture alone. What is not shown is said
    // under the mouse.
    enum class Shown { Whole, OneLine, Picture };
    void setShown(Shown shown);

    QSize sizeHint() const override;
    // Closer together, before they are scrolled.
    QSize minimumSizeHint() const override {
        return {0, (m_shown == Shown::Whole ? 2 : 1) * fontMetrics().height() + 4};
    }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_status;
    QString m_key;
    bool m_due = false;
    Shown m_shown = Shown::Whole;
};

} // namespace schreiber::desktop

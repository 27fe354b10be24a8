#pragma once

#include <QAnyStringView>
#include <QPushButton>

class QShortcut;

// A button that shows its key on itself, so that the keyboard is learnt by looking.
namespace schreiber::desktop {

class KeyButton : public QPushButton {
    Q_OBJECT
  public:
    explicit KeyButton(const QString& name, QWidget* parent = nullptr);

    // The key presses the button; or, `ShownOnly`, does the same by another way (a menu, the left column).
    enum class Key { Bound, ShownOnly };
    // Its key is the one the table of shortcuts has under its name, or under another.
    void setLabel(const QString& label, Key use = Key::Bound);
    void setLabel(const QString& label, Key use, QAnyStringView keyOf);
    // The obvious button of its page: at most one is.
    void setPrimary(bool primary);

    QSize sizeHint() const override;
    int widthWithoutKey() const { return sizeHint().width() - keyWidth(); }
    QSize minimumSizeHint() const override; // with its label shortened

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int keyWidth() const;

    QString m_label;
    QString m_key;
    QShortcut* m_shortcut = nullptr;
};

} // namespace schreiber::desktop

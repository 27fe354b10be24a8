#pragma once

#include <QString>
#include <QTest>
#include <QWidget>

// The window as somebody without a mouse sees it: keys go to whatever has the focus, things are found by
// their object name, and nothing is called directly.
namespace schreiber::desktop::test {

class Keyboard {
  public:
    explicit Keyboard(QWidget& window);

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    // To the Streitfall's text, from wherever one is.
    void toRecord();
    // Tab by Tab until the named widget has the focus; false when it is not on the way.
    bool tabTo(const QString& name);

    QString focus() const; // the name of what has the focus
    QWidget* find(const QString& name) const;
    bool isShown(const QString& name) const;
    QString textOf(const QString& name) const;
    bool hasMessage() const; // in the line at the foot, or over the page's lower edge

  private:
    QWidget* target() const;

    QWidget& m_window;
};

} // namespace schreiber::desktop::test

#pragma once

#include "widgets/key_button.h"

#include <functional>

// The button that writes what is keyed. It names the key that writes from where one stands: Enter, or where
// that goes on to the next field the one that writes from any.
namespace schreiber::desktop {

class WriteButton : public KeyButton {
    Q_OBJECT
  public:
    explicit WriteButton(const QString& name, QWidget* parent = nullptr);

    // Whether Enter writes from what has the keyboard.
    void setWritesFrom(const std::function<bool(const QWidget*)>& writes) { m_writes = writes; }
    void setDeed(const QString& label);
    // What is typed may have changed where Enter leads.
    void showKey();

  private:
    QString m_deed;
    std::function<bool(const QWidget*)> m_writes;
};

} // namespace schreiber::desktop

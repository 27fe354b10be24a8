#pragma once

#include <tournament/model.h>

#include <QWidget>

// What of a club's own rules only its game has, as a part of their form: it says one option of the game.
namespace schreiber::desktop {

class OwnPart : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;

    virtual QString called() const = 0;
    virtual void showOf(const tournament::Settings& wanted) = 0;
    virtual void setFixed(bool isFixed) = 0; // what is drawn or written hangs on it

  signals:
    // Empty: as the rule set has it.
    void changed(const QString& option, const QString& value);
};

} // namespace schreiber::desktop

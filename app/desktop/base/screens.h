#pragma once

#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>

class QWidget;

// The screens of the computer, of which one may be the wall. Their names stay the same when a cable is pulled
// and put back.
namespace schreiber::desktop {

class Screens : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    virtual QStringList all() const = 0;
    // The one a window is on.
    virtual QString of(const QWidget& window) const = 0;
    // How large a window is that fills it.
    virtual QSize sizeOf(const QString& screen) const = 0;
    virtual void fill(QWidget& window, const QString& screen) = 0;

  signals:
    void changed(); // one came or went
};

class SystemScreens : public Screens {
    Q_OBJECT
  public:
    explicit SystemScreens(QObject* parent = nullptr);

    QStringList all() const override;
    QString of(const QWidget& window) const override;
    QSize sizeOf(const QString& screen) const override;
    void fill(QWidget& window, const QString& screen) override;
};

} // namespace schreiber::desktop

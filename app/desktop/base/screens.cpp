#include "base/screens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

namespace schreiber::desktop {
namespace {

// The device itself where it says who it is: the plug may be another one the next time.
QString nameOf(const QScreen& screen) {
    const QString device =
        QStringList{screen.manufacturer(), screen.model(), screen.serialNumber()}.join(QLatin1Char(' '));
    return device.trimmed().isEmpty() ? screen.name() : device.simplified();
}

QScreen* named(const QString& name) {
    for (QScreen* screen : QGuiApplication::screens())
        if (nameOf(*screen) == name) return screen;
    return nullptr;
}

} // namespace

SystemScreens::SystemScreens(QObject* parent)
    : Screens(parent) {
    connect(qGuiApp, &QGuiApplication::screenAdded, this, &Screens::changed);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &Screens::changed);
}

QStringList SystemScreens::all() const {
    QStringList names;
    for (const QScreen* screen : QGuiApplication::screens()) names << nameOf(*screen);
    return names;
}

QString SystemScreens::of(const QWidget& window) const {
    return window.screen() != nullptr ? nameOf(*window.screen()) : QString();
}

QSize SystemScreens::sizeOf(const QString& screen) const {
    const QScreen* found = named(screen);
    return found != nullptr ? found->size() : QSize();
}

void SystemScreens::fill(QWidget& window, const QString& screen) {
    QScreen* found = named(screen);
    if (found == nullptr) return;
    window.setWindowState(window.windowState() & ~Qt::WindowFullScreen); // or it stays where it is
    window.setScreen(found);
    window.setGeometry(found->geometry());
    window.showFullScreen();
}

} // namespace schreiber::desktop

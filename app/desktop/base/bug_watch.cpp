#include "base/bug_watch.h"

#include "base/text.h"

#include <base/last_net.h>

#include <QCoreApplication>

#include <exception>
#include <utility>

namespace schreiber::desktop {

std::function<void()> guarded(std::function<void()> work) {
    return [work = std::move(work)] {
        try {
            work();
        } catch (...) {
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [error = std::current_exception()] { std::rethrow_exception(error); }, Qt::QueuedConnection);
        }
    };
}

QString BugWatch::inWords(const QString& what, const QString& path) {
    QString said = tr("Im Programm ist ein Fehler, und es wird beendet (%1).").arg(what);
    said += QStringLiteral("\n\n");
    said += path.isEmpty() ? tr("Es war kein Turnier offen.")
                           : tr("Das Turnier steht in %1: was im Journal steht, ganz, und vom letzten "
                                "Schritt alles oder nichts. Noch einmal öffnen, dann geht es dort weiter.")
                                 .arg(path);
    return said;
}

bool BugWatch::caught(const std::function<void()>& work) {
    const auto what = base::caughtIn(work);
    if (!what) return false;
    if (std::exchange(m_told, true)) return true;
    static_cast<void>(base::caughtIn([&] { m_tell(text(*what)); }));
    return true;
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
    bool taken = false;
    m_watch.caught([&] { taken = QApplication::notify(receiver, event); });
    return taken;
}

} // namespace schreiber::desktop

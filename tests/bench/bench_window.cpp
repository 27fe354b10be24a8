#include "base/look.h"
#include "base/preferences.h"
#include "base/translation.h"
#include "main_window.h"
#include "support/desk_staff.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <cstdio>

// From the program's first instruction to the first paint of its window: the start page, or FILE.
// bench_window [FILE]; run it several times, each start is a process of its own.
using namespace schreiber::desktop;

namespace {

class FirstPaint : public QObject {
  public:
    explicit FirstPaint(const QElapsedTimer& since)
        : m_since(since) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            // After what is painted now is on the screen.
            QTimer::singleShot(0, this, [this] {
                std::printf("first paint after %.1f ms\n", static_cast<double>(m_since.nsecsElapsed()) / 1e6);
                QApplication::quit();
            });
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    const QElapsedTimer& m_since;
    bool m_seen = false;
};

} // namespace

int main(int argc, char** argv) {
    QElapsedTimer since;
    since.start();
    QApplication application(argc, argv);
    const QFont font = QApplication::font();
    const Preferences preferences;
    installLanguage(preferences.language);
    applyLook(application, preferences.look, font);
    test::ReadyDialogs dialogs;
    const test::StoppedClock clock;
    MainWindow window(dialogs, clock, preferences, font);
    FirstPaint paint(since);
    if (argc > 1) window.openFile(QString::fromLocal8Bit(argv[1]));
    window.installEventFilter(&paint);
    window.show();
    return QApplication::exec();
}

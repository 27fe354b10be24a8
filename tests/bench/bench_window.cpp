#include "support/bare_window.h"
#include "support/evenings.h"
#include "support/keyboard.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

// From the program's first instruction to the first paint of its window: the start page, or FILE.
// bench_window [FILE]; run it several times, each start is a process of its own.
// bench_window --people N: what a key costs in the lists of so many people, painted.
// bench_window --tarock N: the same of an evening of Königrufen, whose sheets are keyed game by game.
using namespace schreiber;
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

// The mean processor time of `times` runs, everything painted that they change; other programs do not count.
template <class Do>
void measure(const char* what, QWidget& window, int times, Do act) {
    const std::clock_t begun = std::clock();
    for (int i = 0; i < times; ++i) {
        act();
        QCoreApplication::processEvents();
        window.grab();
    }
    std::printf("%-38s %7.1f ms\n", what,
                1e3 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC / times);
}

int measureLists(MainWindow& window, int people) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("viele.schreiber"));
    {
        desk::Evening evening = test::crowdedEvening(file, people);
        test::playRounds(evening, 2);
    }
    window.resize(1280, 720);
    window.show();
    test::Keyboard keys(window);
    measure("open", window, 1, [&] { window.openFile(file); });
    measure("to the entries", window, 1, [&] { keys.press(Qt::Key_1, Qt::ControlModifier); });
    keys.tabTo(QStringLiteral("entryTable"));
    auto* entries = window.findChild<QTableView*>(QStringLiteral("entryTable"));
    measure("entries: a page down", window, 8, [&] { keys.press(Qt::Key_PageDown); });
    int column = 0;
    measure("entries: sort by a column", window, 4,
            [&] { entries->sortByColumn(++column, Qt::DescendingOrder); });
    keys.press(Qt::Key_F, Qt::ControlModifier);
    measure("entries: a letter in the search", window, 3, [&] { keys.type(QStringLiteral("a")); });
    measure("to the standings", window, 1, [&] { keys.press(Qt::Key_5, Qt::ControlModifier); });
    auto* standings = window.findChild<QTableView*>(QStringLiteral("standingsTable"));
    measure("standings: a page down", window, 8, [&] { keys.press(Qt::Key_PageDown); });
    column = 0;
    measure("standings: sort by a column", window, 4,
            [&] { standings->sortByColumn(++column, Qt::DescendingOrder); });
    measure("to the tables", window, 1, [&] { keys.press(Qt::Key_3, Qt::ControlModifier); });
    measure("tables: a page down", window, 8, [&] { keys.press(Qt::Key_PageDown); });
    measure("to the draw", window, 1, [&] { keys.press(Qt::Key_2, Qt::ControlModifier); });
    measure("to the journal", window, 1, [&] { keys.press(Qt::Key_7, Qt::ControlModifier); });
    measure("to the settings", window, 1, [&] { keys.press(Qt::Key_Comma, Qt::ControlModifier); });
    measure("to the dispute", window, 1, [&] { keys.press(Qt::Key_6, Qt::ControlModifier); });
    keys.press(Qt::Key_2, Qt::ControlModifier);
    measure("a round drawn, with its keys held", window, 1, [&] { keys.press(Qt::Key_F5); });
    measure("the draw confirmed", window, 1, [&] { keys.press(Qt::Key_F5); });
    measure("to a sheet", window, 1, [&] { keys.press(Qt::Key_4, Qt::ControlModifier); });
    measure("a line of the sheet, four keys", window, 5, [&] {
        keys.type(QStringLiteral("1"));
        keys.press(Qt::Key_Return);
        keys.type(QStringLiteral("0"));
        keys.press(Qt::Key_Return);
    });
    measure("undone", window, 2, [&] { keys.press(Qt::Key_Z, Qt::ControlModifier); });
    measure("another look", window, 1, [&] {
        QMetaObject::invokeMethod(window.findChild<QObject*>(QStringLiteral("lookDark")), "trigger");
    });
    measure("nothing but painting", window, 8, [] {});
    keys.press(Qt::Key_F11, Qt::ControlModifier);
    for (QWidget* wall : QApplication::topLevelWidgets()) {
        if (wall->objectName() != QStringLiteral("beamerWindow")) continue;
        wall->resize(1920, 1080);
        measure("wall: to the names", *wall, 4, [&] { keys.press(Qt::Key_1, Qt::AltModifier); });
        measure("wall: the next page of names", *wall, 8,
                [&] { keys.press(Qt::Key_PageDown, Qt::ControlModifier); });
        measure("wall: nothing but painting", *wall, 8, [] {});
    }
    return 0;
}

int measureTarock(MainWindow& window, int people) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("tarock.schreiber"));
    {
        desk::Evening evening = test::crowdedTarock(file, people);
        test::playTarock(evening, 1);
    }
    window.resize(1280, 720);
    window.show();
    test::Keyboard keys(window);
    measure("open", window, 1, [&] { window.openFile(file); });
    measure("to the standings", window, 1, [&] { keys.press(Qt::Key_5, Qt::ControlModifier); });
    measure("standings: a page down", window, 8, [&] { keys.press(Qt::Key_PageDown); });
    measure("to the tables", window, 1, [&] { keys.press(Qt::Key_3, Qt::ControlModifier); });
    measure("tables: a page down", window, 8, [&] { keys.press(Qt::Key_PageDown); });
    keys.press(Qt::Key_2, Qt::ControlModifier);
    measure("a round drawn, with its keys held", window, 1, [&] { keys.press(Qt::Key_F5); });
    measure("the draw confirmed", window, 1, [&] { keys.press(Qt::Key_F5); });
    keys.press(Qt::Key_F2);
    int table = 1;
    measure("a result typed in the round, 15 keys", window, 5, [&] {
        keys.type(QStringLiteral("%1 34 -12 -18 -4").arg(table++));
        keys.press(Qt::Key_Return);
    });
    measure("to a sheet", window, 1, [&] { keys.press(Qt::Key_4, Qt::ControlModifier); });
    measure("a line of the sheet, eight keys", window, 5, [&] {
        keys.type(QStringLiteral("A r C +"));
        keys.press(Qt::Key_Return);
    });
    measure("undone", window, 2, [&] { keys.press(Qt::Key_Z, Qt::ControlModifier); });
    measure("nothing but painting", window, 8, [] {});
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QElapsedTimer since;
    since.start();
    QApplication application(argc, argv);
    test::BareWindow bare(application);
    MainWindow& window = *bare;
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String("--people"))
        return measureLists(window, std::max(4, arguments.value(2).toInt()));
    if (arguments.value(1) == QLatin1String("--tarock"))
        return measureTarock(window, std::max(24, arguments.value(2).toInt()));
    FirstPaint paint(since);
    if (argc > 1) window.openFile(QString::fromLocal8Bit(argv[1]));
    window.installEventFilter(&paint);
    window.show();
    return QApplication::exec();
}

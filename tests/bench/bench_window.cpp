#include "support/bare_window.h"
#include "support/evenings.h"
#include "support/keyboard.h"

#include <desk/draws.h>
#include <desk/sheets.h>
#include <desk/words.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTableView>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

// From the program's first instruction to the first paint of its window: the start page, or FILE.
// bench_window [FILE]; run it several times, each start is a process of its own.
// bench_window --people N: what a key costs in the lists of so many people, painted.
// bench_window --keyed N: an evening of Königrufen beside one of Perlaggen, both keyed line by line.
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

// The mean processor time of `times` runs in milliseconds, of all threads, everything painted that they
// change; other programs do not count.
template <class Do>
double millisecondsOf(QWidget& window, int times, Do act) {
    const std::clock_t begun = std::clock();
    for (int i = 0; i < times; ++i) {
        act();
        QCoreApplication::processEvents();
        window.grab();
    }
    for (QThreadPool* pool : window.findChildren<QThreadPool*>()) pool->waitForDone();
    return 1e3 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC / times;
}

template <class Do>
void measure(const char* what, QWidget& window, int times, Do act) {
    std::printf("%-38s %7.1f ms\n", what, millisecondsOf(window, times, act));
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

struct Measured {
    const char* what;
    double milliseconds;
};

// Sheets of Perlaggen that were keyed line by line to their end.
void playLines(desk::Evening& evening, int rounds) {
    constexpr std::pair<int, int> kLines[] = {{2, 1}, {1, 1}, {2, 0}, {1, 2}, {2, 1}, {1, 0},
                                              {2, 1}, {1, 2}, {2, 0}, {1, 1}, {2, 1}, {1, 0}};
    const auto need = [](const auto& outcome) {
        if (!outcome.ok()) qFatal("%s", desk::inWords(outcome.error(), words::Language::English).c_str());
    };
    for (int round = 1; round <= rounds; ++round) {
        need(desk::drawTables(evening, static_cast<std::uint64_t>(round), {}));
        need(desk::startRound(evening));
        const auto tables = static_cast<int>(evening.tournament().rounds.back().tables.size());
        for (int table = 1; table <= tables; ++table)
            for (const auto& [we, they] : kLines) {
                tournament::Line line;
                line.points = {we, they};
                need(desk::addLine(evening, {round, table, 1}, line, {true, false, {}}));
            }
    }
}

// Two rounds of the evening are keyed, in `three` all three.
std::vector<Measured> measureKeyed(MainWindow& window, const QString& file, const QString& three,
                                   const QStringList& line) {
    std::vector<Measured> all;
    const auto add = [&](const char* what, int times, const auto& act) {
        all.push_back({what, millisecondsOf(window, times, act)});
    };
    test::Keyboard keys(window);
    add("open, three rounds", 1, [&] { window.openFile(three); });
    add("open, two rounds", 1, [&] { window.openFile(file); });
    add("to the standings", 1, [&] { keys.press(Qt::Key_5, Qt::ControlModifier); });
    add("standings: a page down", 8, [&] { keys.press(Qt::Key_PageDown); });
    add("to the tables", 1, [&] { keys.press(Qt::Key_3, Qt::ControlModifier); });
    add("tables: a page down", 8, [&] { keys.press(Qt::Key_PageDown); });
    keys.press(Qt::Key_2, Qt::ControlModifier);
    add("a round drawn, with its keys held", 1, [&] { keys.press(Qt::Key_F5); });
    add("the draw confirmed", 1, [&] { keys.press(Qt::Key_F5); });
    add("to a sheet", 1, [&] { keys.press(Qt::Key_4, Qt::ControlModifier); });
    add("a line of the sheet", 5, [&] {
        for (const QString& typed : line) {
            keys.type(typed);
            keys.press(Qt::Key_Return);
        }
    });
    add("undone", 2, [&] { keys.press(Qt::Key_Z, Qt::ControlModifier); });
    add("nothing but painting", 8, [] {});
    return all;
}

int compareKeyed(MainWindow& window, int people) {
    const QTemporaryDir folder;
    const auto file = [&folder](const char* name) { return folder.filePath(QLatin1String(name)); };
    for (const int rounds : {2, 3}) {
        desk::Evening lines =
            test::crowdedEvening(file(rounds == 2 ? "zwei.schreiber" : "drei.schreiber"), people);
        playLines(lines, rounds);
        desk::Evening tarock =
            test::crowdedTarock(file(rounds == 2 ? "t2.schreiber" : "t3.schreiber"), people);
        test::playTarock(tarock, rounds);
    }
    window.resize(1280, 720);
    window.show();
    const auto perlaggen = measureKeyed(window, file("zwei.schreiber"), file("drei.schreiber"), {"1", "0"});
    const auto koenigrufen = measureKeyed(window, file("t2.schreiber"), file("t3.schreiber"), {"A r C +"});
    std::printf("%-38s Perlaggen Königrufen  ratio\n", "");
    for (std::size_t i = 0; i < perlaggen.size(); ++i)
        std::printf("%-38s %6.1f ms %7.1f ms %6.2f\n", perlaggen[i].what, perlaggen[i].milliseconds,
                    koenigrufen[i].milliseconds, koenigrufen[i].milliseconds / perlaggen[i].milliseconds);
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
    if (arguments.value(1) == QLatin1String("--keyed"))
        return compareKeyed(window, std::max(24, arguments.value(2).toInt()));
    FirstPaint paint(since);
    if (argc > 1) window.openFile(QString::fromLocal8Bit(argv[1]));
    window.installEventFilter(&paint);
    window.show();
    return QApplication::exec();
}

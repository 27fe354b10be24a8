#include "support/evenings.h"
#include "support/window_case.h"
#include "widgets/manual_window.h"

#include <base/random.h>
#include <desk/altered.h>
#include <desk/words.h>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTest>

#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>

// Somebody who presses anything: keys, typed results and names, and every entry of the menus, in an order
// that follows from a seed alone. After each ten five actions are undone and redone, after each hundred every
// file is verified. SCHREIBER_LONG=1 presses 5,000 times, otherwise 300; SCHREIBER_SEED is another seed.
namespace schreiber::desk {

// In place of the desk's own: the draws, too, are to be the same each time.
std::uint64_t freshSeed() {
    static std::uint64_t seed = 1;
    return seed++;
}

} // namespace schreiber::desk

namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

constexpr int kTen = 10;
constexpr int kHundred = 100;
constexpr int kWhole = 5000; // actions of the whole walk
constexpr int kSeldomShut = 120;
constexpr int kOftenClosed = 250; // on purpose, whatever the dice say

// Of a record: some of it is allowed, some is not, and some cannot be read.
const QString kEvents[] = {QStringLiteral("A: bet gleich\r"), QStringLiteral("trump: L\r"),
                           QStringLiteral("B: hold gleich\rC: play E9\r"), QStringLiteral("D: play Q7\r"),
                           QStringLiteral("A: turn EA\r")};

// What has been before the eyes once all is pressed.
const QStringList kViews{
    QStringLiteral("entriesPage"),  QStringLiteral("drawPage"),      QStringLiteral("roundPage"),
    QStringLiteral("sheetPage"),    QStringLiteral("standingsPage"), QStringLiteral("recordEditor"),
    QStringLiteral("questionList"), QStringLiteral("ruleTree"),      QStringLiteral("archiveList"),
    QStringLiteral("ownSwitches"),  QStringLiteral("journalPage"),   QStringLiteral("settingsPage"),
    QStringLiteral("beamerStrip"),  QStringLiteral("startPage")};

std::uint64_t seed() {
    const char* wanted = std::getenv("SCHREIBER_SEED");
    return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 20261122;
}

int actions() {
    return std::getenv("SCHREIBER_LONG") != nullptr ? kWhole : 300;
}

// Says yes and no and chooses files by the same dice. What it writes has a name of its own: no person picks
// the tournament as the place for a list.
class DicingDialogs : public Dialogs {
  public:
    DicingDialogs(base::Random& dice, const QString& folder, const QString& file)
        : m_dice(dice)
        , m_folder(folder)
        , m_file(file) {}

    // Only what is there whatever the clock says: copies and papers are written beside the window.
    std::optional<QString> fileToOpen(const QString&, const QString& filter) override {
        switch (m_dice.below(4)) {
        case 0:
            return std::nullopt;
        case 1:
            return QDir(m_folder).filePath(QStringLiteral("fehlt.schreiber"));
        case 2:
            return QStringLiteral(SCHREIBER_EXAMPLE_LIST); // an entry list, for whatever was asked
        default:
            return filter.contains(QLatin1String("*.schreiber)")) ? m_file
                                                                  : QStringLiteral(SCHREIBER_EXAMPLE_LIST);
        }
    }
    std::optional<QString> fileToSave(const QString&, const QString& proposal, const QString&) override {
        if (m_dice.below(2) == 0) return std::nullopt;
        return QDir(m_folder).filePath(QStringLiteral("%1 %2").arg(++m_written).arg(proposal));
    }
    std::optional<QString> folder(const QString&) override { return std::nullopt; }
    bool confirmed(const YesOrNo&, QString*) override { return m_dice.below(2) == 0; }

  private:
    base::Random& m_dice;
    QString m_folder;
    QString m_file; // the evening
    int m_written = 0;
};

struct Press {
    Qt::Key key;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

const std::vector<Press>& keysPressed() {
    static const std::vector<Press> keys = [] {
        std::vector<Press> all;
        for (const Qt::Key key :
             {Qt::Key_Return, Qt::Key_Tab,  Qt::Key_Escape,    Qt::Key_Space,  Qt::Key_Up,
              Qt::Key_Down,   Qt::Key_Left, Qt::Key_Right,     Qt::Key_PageUp, Qt::Key_PageDown,
              Qt::Key_Home,   Qt::Key_End,  Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_F1,
              Qt::Key_F2,     Qt::Key_F3,   Qt::Key_F4,        Qt::Key_F5,     Qt::Key_F6,
              Qt::Key_F7,     Qt::Key_F8,   Qt::Key_F9,        Qt::Key_F10,    Qt::Key_F12})
            all.push_back({key});
        for (const Qt::Key key :
             {Qt::Key_1,      Qt::Key_2,     Qt::Key_3,   Qt::Key_4,   Qt::Key_5,        Qt::Key_6,
              Qt::Key_7,      Qt::Key_Comma, Qt::Key_R,   Qt::Key_L,   Qt::Key_E,        Qt::Key_T,
              Qt::Key_I,      Qt::Key_F,     Qt::Key_Z,   Qt::Key_Y,   Qt::Key_A,        Qt::Key_Delete,
              Qt::Key_Return, Qt::Key_F9,    Qt::Key_F10, Qt::Key_F11, Qt::Key_PageDown, Qt::Key_PageUp})
            all.push_back({key, Qt::ControlModifier});
        for (int digit = 0; digit <= 6; ++digit)
            all.push_back({static_cast<Qt::Key>(Qt::Key_0 + digit), Qt::AltModifier});
        all.push_back({Qt::Key_Left, Qt::AltModifier});
        all.push_back({Qt::Key_Right, Qt::AltModifier});
        all.push_back({Qt::Key_Up, Qt::AltModifier});
        all.push_back({Qt::Key_Down, Qt::AltModifier});
        for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F6, Qt::Key_F7, Qt::Key_F8, Qt::Key_F9, Qt::Key_F12})
            all.push_back({key, Qt::ShiftModifier});
        for (const Qt::Key key : {Qt::Key_N, Qt::Key_P, Qt::Key_S, Qt::Key_W})
            all.push_back({key, Qt::ControlModifier});
        all.push_back({Qt::Key_Backtab, Qt::ShiftModifier});
        all.push_back({Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier});
        return all;
    }();
    return keys;
}

} // namespace

class TestRandom : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void anythingMayBePressed_data();
    void anythingMayBePressed();
    void cleanupTestCase();

  private:
    Keyboard& keys() { return m_case->keys(); }
    std::uint64_t upTo(std::uint64_t bound) { return m_dice.below(bound); }
    void act();
    void pressAny();
    void chooseAny();
    void type(const QString& text);
    void fiveBackAndForth();
    void verifyAll();
    std::optional<tournament::Tournament> onDisk();
    QString openFile() { return m_case->window().windowFilePath(); }
    void throughTheStartPage();
    void openAgain();

    base::Random m_dice{seed()};
    std::unique_ptr<DicingDialogs> m_dialogs;
    std::unique_ptr<WindowCase> m_case;
    QTemporaryDir m_folder;
    QString m_evening = m_folder.filePath(QStringLiteral("Abend.schreiber"));
    QSet<QString> m_seen;
    int m_acted = 0;
    QStringList m_done; // what was pressed, to be read where it went wrong
};

void TestRandom::type(const QString& text) {
    m_done << text.simplified();
    for (const QChar letter : text)
        letter == QLatin1Char('\r') ? keys().press(Qt::Key_Return) : keys().type(QString(letter));
}

void TestRandom::pressAny() {
    const Press& press = keysPressed()[upTo(keysPressed().size())];
    m_done << QKeySequence(press.modifiers | press.key).toString();
    keys().press(press.key, press.modifiers);
}

// Everything in the menus but the end of the program.
void TestRandom::chooseAny() {
    QList<QAction*> offered;
    for (const QMenu* menu : m_case->window().menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->isEnabled() && !action->isSeparator() && action->menu() == nullptr &&
                action->objectName() != QStringLiteral("quit"))
                offered << action;
    QAction* chosen = offered[static_cast<qsizetype>(upTo(static_cast<std::uint64_t>(offered.size())))];
    m_done << chosen->text();
    chosen->trigger();
    QCoreApplication::processEvents();
}

void TestRandom::act() {
    // A list that dropped down has its keys from the screen's system, not from a test.
    if (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr && upTo(3) == 0) popup->close();
    // without a tournament (the start page, a dispute of nobody's) little can be done for long
    if (openFile().isEmpty() && upTo(4) == 0) openAgain();
    if (++m_acted % kOftenClosed == 0) return throughTheStartPage();
    if (upTo(kSeldomShut) == 0) {
        m_done << QStringLiteral("Ctrl+W");
        keys().press(Qt::Key_W, Qt::ControlModifier);
        if (!keys().isShown(QStringLiteral("promptBar"))) return;
        for (auto on = upTo(3); on > 0; --on) keys().press(Qt::Key_Tab); // stay, leave or keep
        return keys().press(Qt::Key_Return);
    }
    switch (upTo(16)) {
    case 0:
        return chooseAny();
    case 1: // a result, on whatever sheet
        keys().press(Qt::Key_4, Qt::ControlModifier);
        return type(QStringLiteral("%1\r%2\r").arg(upTo(25)).arg(upTo(19)));
    case 2: // lines of a game
        keys().press(Qt::Key_4, Qt::ControlModifier);
        for (int line = 0; line < 6; ++line) type(QStringLiteral("%1\r%2\r").arg(upTo(5)).arg(upTo(4)));
        return;
    case 3:
        keys().press(Qt::Key_1, Qt::ControlModifier);
        return type(QStringLiteral("Vor%1\r").arg(upTo(100)));
    case 4:
        return type(QStringLiteral("weil\r"));
    case 5: // what is due
        keys().press(Qt::Key_F5);
        m_done << QStringLiteral("F5");
        return;
    case 6: // a dispute, from a sheet or of nobody's
        keys().press(upTo(2) == 0 ? Qt::Key_4 : Qt::Key_6, Qt::ControlModifier);
        keys().press(Qt::Key_F9, Qt::ShiftModifier);
        keys().press(Qt::Key_F9);
        return type(kEvents[upTo(std::size(kEvents))]);
    case 7: // a short question
        keys().press(Qt::Key_F9, Qt::ShiftModifier);
        type(QStringLiteral("%1").arg(upTo(8) + 1));
        for (const char* chips : {"1234", "GHSABKW", "CDEF12", "NBW"})
            type(QString(QLatin1Char(chips[upTo(std::strlen(chips))])));
        return keys().press(upTo(2) == 0 ? Qt::Key_F5 : Qt::Key_Escape);
    case 8: // a setting, taken or left
        keys().press(Qt::Key_Comma, Qt::ControlModifier);
        for (auto on = upTo(12); on > 0; --on) keys().press(Qt::Key_Tab);
        return type(upTo(2) == 0 ? QStringLiteral("%1\r").arg(upTo(30)) : QStringLiteral("x"));
    case 9: // the wall
        keys().press(Qt::Key_F11, Qt::ControlModifier);
        return keys().press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(upTo(6))), Qt::AltModifier);
    case 10: // the rule book
        keys().press(Qt::Key_6, Qt::ControlModifier);
        return keys().press(Qt::Key_F12);
    default:
        return pressAny();
    }
}

// Closed, whatever is not kept, and opened again from there.
void TestRandom::throughTheStartPage() {
    m_done << QStringLiteral("closed and opened");
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_W, Qt::ControlModifier);
    if (keys().isShown(QStringLiteral("promptBar"))) keys().press(Qt::Key_2); // without what is only typed
    if (keys().isShown(QStringLiteral("startPage"))) m_seen.insert(QStringLiteral("startPage"));
    openAgain();
}

void TestRandom::openAgain() {
    m_case->window().openFile(m_evening);
}

std::optional<tournament::Tournament> TestRandom::onDisk() {
    const QString file = openFile();
    if (file.isEmpty()) return std::nullopt;
    const auto evening = desk::Evening::open(file.toStdString(), store::Access::ReadOnly);
    if (!evening.ok()) return std::nullopt;
    return evening->tournament();
}

void TestRandom::fiveBackAndForth() {
    if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    // A question, a paper and what lies below it: what is undone is the same until all is done again.
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Escape);
    const auto before = onDisk();
    if (!before) return;
    auto* undo = m_case->window().findChild<QAction*>(QStringLiteral("undo"));
    const std::string file = openFile().toStdString();
    const auto lastDone = [&] { return desk::Evening::open(file, store::Access::ReadOnly)->nextUndo(); };
    int undone = 0;
    for (int i = 0; i < 5 && undo->isEnabled(); ++i) {
        const auto next = lastDone();
        keys().press(Qt::Key_Z, Qt::ControlModifier);
        if (keys().isShown(QStringLiteral("promptBar"))) type(QStringLiteral("zurück\r"));
        keys().press(Qt::Key_Escape);
        const auto now = lastDone();
        if (next && (!now || now->n != next->n)) ++undone;
    }
    // what is typed in a field, and was taken back there some tens ago, comes back before the evening does
    constexpr int kMostRedos = 100;
    for (int i = 0; i < kMostRedos && onDisk() != before; ++i) {
        keys().press(Qt::Key_Y, Qt::ControlModifier);
        keys().press(Qt::Key_Escape);
    }
    if (onDisk() == before) return;
    QStringList last;
    const auto evening = desk::Evening::open(file, store::Access::ReadOnly);
    for (const store::JournalEntry& entry : evening->journal())
        last << QString::fromStdString(desk::inWords(entry.what, words::Language::German));
    QFAIL(
        qPrintable(QStringLiteral("%1 undone and redone at %2, \"%3\", \"%4\": %5")
                       .arg(undone)
                       .arg(keys().focus(), keys().textOf(QStringLiteral("messageText")),
                            keys().textOf(QStringLiteral("promptQuestion")),
                            last.mid(std::max<qsizetype>(last.size() - 14, 0)).join(QStringLiteral(" | ")))));
}

void TestRandom::verifyAll() {
    for (const QFileInfo& file :
         QDir(m_folder.path()).entryInfoList({QStringLiteral("*.schreiber")}, QDir::Files)) {
        const auto findings = desk::verifyFile(file.filePath().toStdString());
        QVERIFY2(findings.ok() && findings->empty(), qPrintable(file.filePath()));
    }
}

void TestRandom::initTestCase() {
    { enteredEvening(m_evening, QStringLiteral(SCHREIBER_EXAMPLE_LIST)); }
    m_dialogs = std::make_unique<DicingDialogs>(m_dice, m_folder.path(), m_evening);
    m_case = std::make_unique<WindowCase>(m_dialogs.get());
    openAgain();
    qInfo("seed %llu, %d actions", static_cast<unsigned long long>(seed()), actions());
}

// Each goes on where the one before ended.
void TestRandom::anythingMayBePressed_data() {
    QTest::addColumn<int>("upTo");
    for (int upTo = kHundred; upTo <= actions(); upTo += kHundred) QTest::addRow("to %d", upTo) << upTo;
}

void TestRandom::anythingMayBePressed() {
    m_done.clear();
    for (int i = 1; i <= kHundred && !QTest::currentTestFailed(); ++i) {
        act();
        QVERIFY(m_case->window().isVisible());
        if (auto* manual = m_case->window().findChild<ManualWindow*>()) manual->close(); // it has the keys
        if (QApplication::activeWindow() == nullptr) m_case->window().activateWindow();  // as a desktop does
        for (const QString& view : kViews)
            if (keys().isShown(view)) m_seen.insert(view);
        if (i % kTen == 0) fiveBackAndForth();
    }
    verifyAll();
    if (QTest::currentTestFailed()) qWarning("%s", qPrintable(m_done.join(QStringLiteral(" · "))));
}

void TestRandom::cleanupTestCase() {
    m_case.reset();
    if (actions() >= kWhole) // fewer may leave one out
        for (const QString& view : kViews) QVERIFY2(m_seen.contains(view), qPrintable(view));
    std::size_t entries = 0; // in whatever file it went on
    for (const QFileInfo& file :
         QDir(m_folder.path()).entryInfoList({QStringLiteral("*.schreiber")}, QDir::Files)) {
        const auto evening = desk::Evening::open(file.filePath().toStdString(), store::Access::ReadOnly);
        QVERIFY(evening.ok());
        qInfo("%s: %zu journal entries, %zu rounds", qPrintable(file.fileName()), evening->journal().size(),
              evening->tournament().rounds.size());
        entries += evening->journal().size();
    }
    QVERIFY(entries > static_cast<std::size_t>(actions()) / 20); // it did something
}

int main(int argc, char** argv) {
    // Qt breaks a test off after five minutes, however many rows it has; the whole walk takes longer.
    qputenv("QTEST_FUNCTION_TIMEOUT", "14400000");
    QApplication application(argc, argv);
    TestRandom test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_random.moc"

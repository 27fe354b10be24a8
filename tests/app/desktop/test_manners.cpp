#include "base/look.h"
#include "base/translation.h"
#include "example.h"
#include "models/entries_model.h"
#include "support/evenings.h"
#include "support/stage.h"
#include "support/window_test.h"
#include "widgets/key_button.h"
#include "widgets/manual_window.h"
#include "widgets/page_frame.h"
#include "widgets/side_column.h"

#include <desk/due.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <kinds/words.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPointer>
#include <QRadioButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

// What holds for every page: names for tests and screen readers, keys that do not collide in any language,
// words that fit at 1280 by 720, looks and languages changed in the running window, and no lag.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

constexpr Qt::Key kPageKeys[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4,
                                 Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_Comma};

QString mnemonicOf(const QString& text) {
    const QString key = QKeySequence::mnemonic(text).toString();
    return key;
}

// Of what is in the frame nothing has less height than it needs, and what does not fit can be scrolled to.
void isScrolledNotSqueezed(const QString& view, const PageFrame& frame) {
    QVERIFY(frame.widget()->width() <= frame.viewport()->width() ||
            frame.horizontalScrollBar()->maximum() > 0);
    QVERIFY(frame.widget()->height() <= frame.viewport()->height() ||
            frame.verticalScrollBar()->maximum() > 0);
    for (const QWidget* part : frame.widget()->findChildren<QWidget*>()) {
        const bool inBox = part->parentWidget()->inherits("QComboBox") ||
                           part->parentWidget()->inherits("QAbstractSpinBox"); // which places it itself
        if (!part->isVisible() || part->objectName().isEmpty() || inBox) continue;
        // words that wrap need less where they have the room
        const bool wraps = part->hasHeightForWidth() && part->inherits("QLabel");
        const int needed = wraps ? part->heightForWidth(part->width()) : part->minimumSizeHint().height();
        const int least = std::min(needed, part->maximumHeight());
        constexpr int kFrame = 4; // wider while the keyboard is there
        QVERIFY2(part->height() >= least - kFrame, qPrintable(QStringLiteral("%1: %2 has %3 of %4")
                                                                  .arg(view, part->objectName())
                                                                  .arg(part->height())
                                                                  .arg(least)));
    }
}

} // namespace

class TestManners : public WindowTest {
    Q_OBJECT

  private slots:
    void mnemonicsDoNotCollide_data();
    void mnemonicsDoNotCollide();
    void everythingHasANameAndFits_data();
    void everythingHasANameAndFits();
    void cardsAreReadOut();
    void largeLettersAreScrolledTo();
    void theManualOpensWhereOneIs();
    void theManualLeadsToTheRules();
    void theManualNamesEveryPaper();
    void languageAndLookChangeWhileItRuns();
    void theNextStepIsNeverCutShort_data();
    void theNextStepIsNeverCutShort();
    void theFinalScoreAloneStaysThroughAnotherLook();
    void settingsOfAnEarlierVersionThatNameTheExampleEvening();
    void recentFilesNameTheirEvening();
    void theQuestionOfASecondCopyLeavesTheKeys();
    void theListIsSearchedHoweverANameIsSpelled();
    void aThousandEntriesScrollSortAndFilter();
    void longAndOddNamesStayNames();
    void daysAreThoseOfTheDesktopsLand();

  private:
    void languages();
    void openEvening();
};

void TestManners::languages() {
    QTest::addColumn<int>("language");
    QTest::newRow("de") << static_cast<int>(words::Language::German);
    QTest::newRow("it") << static_cast<int>(words::Language::Italian);
    QTest::newRow("en") << static_cast<int>(words::Language::English);
}

void TestManners::openEvening() {
    QFETCH(int, language);
    Preferences preferences;
    preferences.language = static_cast<words::Language>(language);
    m_case->restart(preferences);
    openPlayed(1, 2);
}

void TestManners::mnemonicsDoNotCollide_data() {
    languages();
}

void TestManners::mnemonicsDoNotCollide() {
    const auto check = [this](const QString& page) {
        std::map<QString, QString> taken;
        const auto take = [&](const QString& text) {
            const QString key = mnemonicOf(text);
            if (key.isEmpty()) return;
            QVERIFY2(!taken.contains(key),
                     qPrintable(QStringLiteral("%1: %2 of %3 and %4").arg(page, key, taken[key], text)));
            taken[key] = text;
        };
        for (const QAction* action : m_case->window().menuBar()->actions()) {
            QVERIFY2(!mnemonicOf(action->text()).isEmpty(), qPrintable(action->text()));
            take(action->text());
        }
        for (const QWidget* widget : m_case->window().findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
                take(button->text());
                const QString words = QString(button->text()).remove(QLatin1Char('&'));
                // a way of what a click does goes on a sentence that stands before it
                const bool goesOn = button->property("role") == QStringLiteral("segment");
                QVERIFY2(words.isEmpty() || goesOn || !words.front().isLower(), qPrintable(words));
            }
            if (const auto* label = qobject_cast<const QLabel*>(widget);
                label != nullptr && label->buddy() != nullptr)
                take(label->text());
        }
    };
    QFETCH(int, language);
    Preferences preferences;
    preferences.language = static_cast<words::Language>(language);
    m_case->restart(preferences);
    check(QStringLiteral("start"));
    openEvening();
    for (const Qt::Key key : kPageKeys) {
        keys().press(key, Qt::ControlModifier);
        check(QString::number(key - Qt::Key_0));
    }
}

void TestManners::everythingHasANameAndFits_data() {
    languages();
}

void TestManners::everythingHasANameAndFits() {
    const auto isNamed = [this](const QString& view) {
        for (QWidget* widget : m_case->window().findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
            if (widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QScrollBar"))
                continue;
            const QByteArray which = (view + QStringLiteral(": ") + widget->objectName()).toUtf8();
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            QAccessibleInterface* said = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(said != nullptr && !said->text(QAccessible::Name).isEmpty(), which);
            if (widget->inherits("QComboBox")) { // whose value stands for a name
                const auto labels = said->relations(QAccessible::Label);
                QVERIFY2(!labels.isEmpty() && !labels.front().first->text(QAccessible::Name).isEmpty(),
                         which);
            }
            QVERIFY2(said->role() != QAccessible::NoRole && said->role() != QAccessible::Client, which);
        }
    };
    QFETCH(int, language);
    Preferences preferences;
    preferences.language = static_cast<words::Language>(language);
    m_case->restart(preferences);
    isNamed(QStringLiteral("start"));
    openEvening();
    for (const Qt::Key key : kPageKeys) {
        keys().press(key, Qt::ControlModifier);
        QVERIFY2(m_case->needed().width() <= 1264,
                 qPrintable(
                     QStringLiteral("page %1 needs %2").arg(key - Qt::Key_0).arg(m_case->needed().width())));
        QVERIFY2(m_case->needed().height() <= 680,
                 qPrintable(
                     QStringLiteral("page %1 needs %2").arg(key - Qt::Key_0).arg(m_case->needed().height())));
        isNamed(QString::number(key - Qt::Key_0));
    }
    const auto isNamedAt = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        keys().press(key, modifiers);
        isNamed(QKeySequence(modifiers | key).toString());
    };
    ctrl(Qt::Key_4); // each way of keying, and a question
    for (const Qt::Key way : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F7, Qt::Key_F4}) isNamedAt(way);
    for (const char* button : {"previousSheet", "nextSheet"}) // in words, not the arrows that are seen
        QVERIFY(!QAccessible::queryAccessibleInterface(keys().find(QLatin1String(button)))
                     ->text(QAccessible::Name)
                     .contains(QRegularExpression(QStringLiteral("[‹›↑↓]"))));
    ctrl(Qt::Key_6); // each view of a dispute, and each short question
    for (int question = 0; question < 8; ++question) {
        isNamedAt(static_cast<Qt::Key>(Qt::Key_1 + question));
        keys().press(Qt::Key_Escape);
    }
    isNamedAt(Qt::Key_F9);
    isNamedAt(Qt::Key_F12);
    isNamedAt(Qt::Key_F12, Qt::ShiftModifier);
    isNamedAt(Qt::Key_F6, Qt::ShiftModifier);
    ctrl(Qt::Key_5);
    ctrl(Qt::Key_P);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    isNamed(QStringLiteral("paper"));
}

// The card table says what lies and who holds what, and the cards to choose from say which one it is.
void TestManners::cardsAreReadOut() {
    const QString file = m_case->path(QStringLiteral("streit.perlagg"));
    QFile record(file);
    QVERIFY(record.open(QIODevice::WriteOnly));
    record.write("rules: innsbruck\nplayers: A=Anna B=Bert C=Carla D=Dora\ntrump: L\n"
                 "hand A: E9 E7 LA LK HA\n\nA: play E9\n");
    record.close();
    m_case->window().openFile(file);
    const auto said = [this](const char* name, QAccessible::Text what) {
        return QAccessible::queryAccessibleInterface(keys().find(QLatin1String(name)))->text(what);
    };
    QCOMPARE(QAccessible::queryAccessibleInterface(keys().find(QStringLiteral("cardTable")))->role(),
             QAccessible::Grouping);
    const QString lies = said("cardTable", QAccessible::Description);
    QVERIFY2(lies.contains(QStringLiteral("Anna: gespielt Eichel-Neuner; in der Hand Herz-Ass")),
             qPrintable(lies));
    QVERIFY2(lies.contains(QStringLiteral("Bert: gespielt –; in der Hand 5 unbekannt")), qPrintable(lies));
    QVERIFY(keys().tabTo(QStringLiteral("dealPaletteCards")));
    QCOMPARE(QAccessible::queryAccessibleInterface(keys().find(QStringLiteral("dealPaletteCards")))->role(),
             QAccessible::Grouping);
    QVERIFY(!said("dealPaletteCards", QAccessible::Name).isEmpty());
    const QString card = said("dealPaletteCards", QAccessible::Description);
    QVERIFY(!card.isEmpty());
    keys().press(Qt::Key_Right);
    QVERIFY(said("dealPaletteCards", QAccessible::Description) != card);
}

// A small screen and large letters: what does not fit is scrolled to, and nothing is squeezed.
void TestManners::largeLettersAreScrolledTo() {
    const QByteArray path = qgetenv("PATH");
    {
        Scene scene;
        scene.points = 25; // two and a half times what Debian's desktops come with
        Stage stage(scene, m_case->path(QStringLiteral("gross")));
        QVERIFY(QTest::qWaitForWindowActive(&stage.window()));
        const auto isWhole = [&stage](const QString& view) {
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents(); // layouts settle
            for (const auto* frame : stage.window().findChildren<PageFrame*>())
                if (frame->isVisible()) isScrolledNotSqueezed(view, *frame);
            QVERIFY(stage.window().width() <= 1280 && stage.window().height() <= 720);
        };
        isWhole(QStringLiteral("start"));
        stage.window().openFile(stage.playing());
        for (const Qt::Key key : kPageKeys) {
            stage.keys().press(key, Qt::ControlModifier);
            isWhole(QString::number(key - Qt::Key_0));
        }
        // Whatever the keyboard comes to is seen.
        for (int i = 0; i < 12; ++i) {
            stage.keys().press(Qt::Key_Tab);
            const QWidget* here = QApplication::focusWidget();
            QVERIFY2(!here->visibleRegion().isEmpty(), qPrintable(here->objectName()));
        }
        stage.keys().press(Qt::Key_4, Qt::ControlModifier);
        for (const Qt::Key way : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F7}) {
            stage.keys().press(way);
            isWhole(QKeySequence(way).toString());
        }
        stage.keys().press(Qt::Key_6, Qt::ControlModifier);
        for (int question = 0; question < 8; ++question) {
            stage.keys().press(static_cast<Qt::Key>(Qt::Key_1 + question));
            isWhole(QStringLiteral("question %1").arg(question + 1));
            stage.keys().press(Qt::Key_Escape);
        }
        for (const Qt::Key view : {Qt::Key_F9, Qt::Key_F12}) {
            stage.keys().press(view);
            isWhole(QKeySequence(view).toString());
        }
    }
    qputenv("PATH", path);
}

void TestManners::theManualLeadsToTheRules() {
    openPlayed(0);
    keys().press(Qt::Key_F1);
    auto* manual = m_case->window().findChild<ManualWindow*>();
    manual->showPart(ManualWindow::Part::Rules);
    auto* text = manual->findChild<QTextBrowser*>();
    const QString html = text->toHtml();
    QVERIFY(html.contains(QStringLiteral("href=\"../rules/de/README.md\"")));
    emit text->anchorClicked(QUrl(QStringLiteral("../rules/de/README.md")));
    QVERIFY(shown("ruleTree"));
    manual->close();
}

// As the menu does.
void TestManners::theManualNamesEveryPaper() {
    for (const auto language : words::kLanguages) {
        const ManualWindow manual(language);
        auto* text = manual.findChild<QTextBrowser*>();
        manual.findChild<QListWidget*>()->setCurrentRow(static_cast<int>(ManualWindow::Part::Print));
        for (const kinds::Kind kind : kinds::kKinds) {
            const std::string_view title = kinds::titleOf(kind, language);
            const QString called = QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
            QVERIFY2(text->toPlainText().contains(called, Qt::CaseInsensitive), qPrintable(called));
        }
    }
}

// F1 opens the manual at the page's own part, in every language at the same one.
void TestManners::theManualOpensWhereOneIs() {
    const QString file = m_case->path(QStringLiteral("Hilfe.schreiber"));
    { desk::Evening evening = enteredEvening(file, exampleList()); }
    m_case->open(file);
    const auto titles = [](words::Language language) {
        const ManualWindow manual(language);
        return manual.findChild<QListWidget*>()->count();
    };
    constexpr int kPages = static_cast<int>(ManualWindow::Part::CommandLine) + 1;
    for (const auto language : {words::Language::German, words::Language::Italian, words::Language::English})
        QCOMPARE(titles(language), kPages);
    const auto title = [](const ManualWindow& manual) {
        return manual.findChild<QTextBrowser*>()->document()->firstBlock().text();
    };
    const std::pair<QKeyCombination, const char*> parts[] = {
        {Qt::CTRL | Qt::Key_1, "Leute melden"},
        {Qt::CTRL | Qt::Key_2, "Auslosen"},
        {Qt::CTRL | Qt::Key_3, "Die Runde"},
        {Qt::CTRL | Qt::Key_5, "Rangliste und Preise"},
        {Qt::CTRL | Qt::Key_6, "Ein Streitfall"},
        {Qt::Key_F9, "Das Protokoll eines Streitfalls"},
        {Qt::Key_F12, "Das Regelbuch und eigene Regeln"},
        {Qt::SHIFT | Qt::Key_F6, "Frühere Entscheide, Einspruch"},
        {Qt::CTRL | Qt::Key_7, "Journal, Kopien, Unglücke"},
        {Qt::CTRL | Qt::Key_Comma, "Einstellungen"}};
    for (const auto& [key, part] : parts) {
        keys().press(key.key(), key.keyboardModifiers());
        keys().press(Qt::Key_F1);
        auto* manual = m_case->window().findChild<ManualWindow*>();
        QVERIFY(manual != nullptr && manual->isVisible());
        QCOMPARE(title(*manual), QString::fromUtf8(part));
        QTest::keyClick(manual, Qt::Key_Escape);
        QTRY_VERIFY(m_case->window().findChild<ManualWindow*>() == nullptr);
        m_case->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_case->window()));
    }
    // What is sought is found on whatever page, and then on the next.
    keys().press(Qt::Key_F1);
    auto* manual = m_case->window().findChild<ManualWindow*>();
    auto* sought = manual->findChild<QLineEdit*>();
    QTest::keyClicks(sought, QStringLiteral("Beispielabend"));
    QTest::keyClick(sought, Qt::Key_Return);
    QCOMPARE(manual->findChild<QTextBrowser*>()->textCursor().selectedText(),
             QStringLiteral("Beispielabend"));
    QCOMPARE(title(*manual), QStringLiteral("Ein neuer Abend"));
    const QPointer<ManualWindow> gone = manual;
    QTest::keyClick(manual, Qt::Key_Escape);
    QTRY_VERIFY(gone.isNull());
}

void TestManners::languageAndLookChangeWhileItRuns() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    { desk::Evening evening = enteredEvening(file, exampleList()); }
    m_case->open(file);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    const QColor light = m_case->window().palette().color(QPalette::Window);
    keys().press(Qt::Key_A, Qt::AltModifier); // the menu Ansicht, its first item chosen
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // Dunkel
    QTRY_VERIFY(m_case->window().palette().color(QPalette::Window).lightness() < light.lightness());
    QVERIFY(keys().isShown(QStringLiteral("entriesPage")));

    keys().press(Qt::Key_A, Qt::AltModifier);
    for (int down = 0; down < 5; ++down) keys().press(Qt::Key_Down); // past the sizes of letters
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // English
    QTRY_VERIFY(keys().textOf(QStringLiteral("entryCounts")).contains(QStringLiteral("entered")));
    QVERIFY(keys().isShown(QStringLiteral("entriesPage")));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    QCOMPARE(loadPreferences().language, words::Language::English);
}

void TestManners::theNextStepIsNeverCutShort_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<double>("size");
    for (const auto& [name, language] :
         {std::pair("de", words::Language::German), std::pair("it", words::Language::Italian),
          std::pair("en", words::Language::English)})
        for (const double size : {10.0, 15.0})
            QTest::addRow("%s %.0f", name, size) << static_cast<int>(language) << size;
}

void TestManners::theNextStepIsNeverCutShort() {
    QFETCH(int, language);
    QFETCH(double, size);
    installLanguage(static_cast<words::Language>(language));
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(size);
    applyLook(*qApp, Look::Light, font);
    SideColumn column;
    auto* next = column.findChild<KeyButton*>(QStringLiteral("nextButton"));
    QVERIFY(next != nullptr);
    using desk::Step;
    for (const Step step : {Step::Entries, Step::Draw, Step::DrawAnew, Step::ConfirmDraw, Step::Play,
                            Step::Decide, Step::Finished})
        for (const int round : {0, 12}) {
            next->setLabel(nextLabel({step, round, {{12, 24, 1, "12/2"}}, {}}));
            QVERIFY2(next->sizeHint().width() <= column.width() - 28, qPrintable(next->accessibleName()));
        }
}

void TestManners::theFinalScoreAloneStaysThroughAnotherLook() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, exampleList());
        playPartly(evening, 1);
    }
    m_case->open(file);
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    key("18;4;");
    const auto final = [this] {
        return m_case->window().findChild<QRadioButton*>(QStringLiteral("finalScore"));
    };
    keys().press(Qt::Key_PageDown);
    QVERIFY(final() != nullptr && final()->isChecked());
    const QColor light = m_case->window().palette().color(QPalette::Window);
    keys().press(Qt::Key_A, Qt::AltModifier);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // Dunkel
    QTRY_VERIFY(m_case->window().palette().color(QPalette::Window).lightness() < light.lightness());
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_PageDown);
    QVERIFY(final() != nullptr && final()->isChecked());
}

void TestManners::settingsOfAnEarlierVersionThatNameTheExampleEvening() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    { enteredEvening(file, exampleList()); }
    QFileInfo(examplePath()).dir().mkpath(QStringLiteral("."));
    { enteredEvening(examplePath(), exampleList()); }
    Preferences preferences;
    preferences.recent = {examplePath(), file, m_case->path(QStringLiteral("weg.schreiber"))};
    m_case->restart(preferences);
    QVERIFY(keys().textOf(QStringLiteral("openLast")).contains(QStringLiteral("Abend")));
    QVERIFY(!keys().isShown(QStringLiteral("openRecent1")));
    keys().press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("roundPage")));
    keys().press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("openLast")).contains(QStringLiteral("Abend")));
    QCOMPARE(loadPreferences().recent.value(0), file);
}

// Of which evening a file is, also where four of them are offered; and nothing is squeezed.
void TestManners::recentFilesNameTheirEvening() {
    Preferences preferences;
    for (const char* name : {"r1", "r2", "r3", "r4"}) {
        const QString file = m_case->path(QLatin1String(name) + QStringLiteral(".schreiber"));
        desk::Evening evening = enteredEvening(file, exampleList());
        QVERIFY(desk::changeSettings(evening, {{"name", "Herbst & Wein"}, {"date", "2026-11-21"}}, {}).ok());
        preferences.recent << file;
    }
    m_case->restart(preferences); // kept by an earlier version
    QVERIFY(!keys().textOf(QStringLiteral("openRecent1")).contains(QStringLiteral("Herbst")));
    keys().press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("drawPage")));
    m_case->restart(loadPreferences());
    const QString last = keys().textOf(QStringLiteral("openLast"));
    QVERIFY2(last.contains(QStringLiteral("r1")) && last.contains(QStringLiteral("Herbst && Wein")) &&
                 last.contains(QStringLiteral("21.11.2026")),
             qPrintable(last));
    keys().press(Qt::Key_L, Qt::ControlModifier);
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Winter"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    keys().press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("openLast")).contains(QStringLiteral("Winter")));
    QVERIFY(keys().isShown(QStringLiteral("openRecent3")));
    m_case->window().resize(1280, 720);
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    isScrolledNotSqueezed(QStringLiteral("start"),
                          *m_case->window().findChild<PageFrame*>(QStringLiteral("startFrame")));
}

// Whoever made a tournament types the first name at once.
void TestManners::theQuestionOfASecondCopyLeavesTheKeys() {
    const QString file = m_case->path(QStringLiteral("Neu.schreiber"));
    m_case->dialogs().paths.push_back(file);
    keys().press(Qt::Key_N, Qt::ControlModifier);
    keys().type(QStringLiteral("Herbst"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    keys().type(QStringLiteral("1 Anna"));
    QCOMPARE(keys().textOf(QStringLiteral("entryFirst")), QStringLiteral("1 Anna"));
    QVERIFY(keys().isShown(QStringLiteral("promptBar"))); // and is answered when there is time
    const QKeySequence key = QKeySequence::mnemonic(keys().textOf(QStringLiteral("promptWay0")));
    QVERIFY(!key.isEmpty() && keys().textOf(QStringLiteral("promptWay0")).endsWith(QLatin1Char(')')));
    m_case->dialogs().paths.push_back(m_case->path({}));
    keys().press(key[0].key(), Qt::AltModifier);
    QTRY_VERIFY(!keys().isShown(QStringLiteral("promptBar")));
    const auto evening = desk::Evening::open(file.toStdString(), store::Access::ReadOnly);
    QVERIFY(evening.ok() && !evening->tournament().settings.copyTo.empty());
}

void TestManners::daysAreThoseOfTheDesktopsLand() {
    const auto day = [](words::Language language) {
        return localeOf(language, QLocale::Austria).toString(QDate(2026, 11, 23), QLocale::ShortFormat);
    };
    QCOMPARE(day(words::Language::English), QStringLiteral("23/11/2026"));
    QCOMPARE(day(words::Language::German), QStringLiteral("23.11.26"));
}

void TestManners::theListIsSearchedHoweverANameIsSpelled() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, exampleList());
        for (const char* last : {"Thöni", "Höß"}) {
            tournament::Entry entry;
            entry.persons = {{"Zita", last, {}, tournament::Sex::Unstated}};
            QVERIFY(desk::addEntry(evening, entry).ok());
        }
    }
    m_case->open(file);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    const auto found = [this](const QString& sought) {
        keys().press(Qt::Key_F, Qt::ControlModifier);
        keys().press(Qt::Key_A, Qt::ControlModifier);
        keys().type(sought);
        QStringList names;
        const QAbstractItemModel& model =
            *dynamic_cast<QTableView*>(keys().find(QStringLiteral("entryTable")))->model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, EntriesModel::FirstName).data().toString() == QStringLiteral("Zita"))
                names << model.index(row, EntriesModel::LastName).data().toString();
        return names;
    };
    for (const char* sought : {"tho", "thö", "thoeni", "THÖNI"})
        QCOMPARE(found(QString::fromUtf8(sought)), QStringList{QStringLiteral("Thöni")});
    for (const char* sought : {"hoess", "höss", "Höß", "hoss"})
        QCOMPARE(found(QString::fromUtf8(sought)), QStringList{QStringLiteral("Höß")});
    QVERIFY(found(QStringLiteral("thx")).isEmpty());
}

void TestManners::aThousandEntriesScrollSortAndFilter() {
    constexpr int kPeople = 1000;
    const QString file = m_case->path(QStringLiteral("Viele.schreiber"));
    { desk::Evening evening = crowdedEvening(file, kPeople); }
    m_case->open(file);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    auto* table = dynamic_cast<QTableView*>(keys().find(QStringLiteral("entryTable")));
    QVERIFY(table != nullptr);
    QCOMPARE(table->model()->rowCount(), kPeople);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));

    table->sortByColumn(EntriesModel::LastName, Qt::DescendingOrder);
    keys().press(Qt::Key_PageDown);
    QVERIFY(table->currentIndex().row() > 0);
    keys().press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(table->currentIndex().row(), kPeople - 1);
    m_case->window().grab();
    keys().press(Qt::Key_F, Qt::ControlModifier);
    keys().type(QStringLiteral("no such name"));
    QCOMPARE(table->model()->rowCount(), 0);
    keys().press(Qt::Key_7, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("journalPage")));
}

void TestManners::longAndOddNamesStayNames() {
    const QString file = m_case->path(QStringLiteral("Namen.schreiber"));
    desk::NewTournament wanted;
    wanted.name = "<b>Abend & mehr</b>";
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    {
        auto evening = desk::Evening::create(file.toStdString(), wanted);
        QVERIFY(evening.ok());
        for (int i = 0; i < 4; ++i) {
            tournament::Entry entry;
            entry.persons.push_back({std::string(60, static_cast<char>('a' + i)),
                                     "<i>Fett</i> & Söhne " + std::to_string(i), std::nullopt,
                                     tournament::Sex::Unstated});
            QVERIFY(desk::addEntry(*evening, entry).ok());
        }
    }
    m_case->open(file);
    QCOMPARE(keys().textOf(QStringLiteral("tournamentName")), QStringLiteral("<b>Abend & mehr</b>"));
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_Return);
    QVERIFY(keys().isShown(QStringLiteral("sheetPage")));
    QVERIFY(keys().textOf(QStringLiteral("pointsName0")).contains(QStringLiteral("<i>Fett</i> & Söhne")));
    QCOMPARE(static_cast<const QLabel*>(keys().find(QStringLiteral("pointsName0")))->textFormat(),
             Qt::PlainText);
    QVERIFY(m_case->window().width() <= 1280);
}

QTEST_MAIN(TestManners)
#include "test_manners.moc"

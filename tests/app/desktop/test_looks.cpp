#include "base/preferences.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/settings.h>

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

// Another look, language or way of keying in the middle of something: whoever was typing goes on typing.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestLooks : public WindowTest {
    Q_OBJECT

  private slots:
    void theLanguagesAreUnderAllTheirNames();
    void aDayThatIsNoneIsGoneTo();
    void aNameThatIsTooLongIsSaidNotCut();
    void aLongTournamentNameWidensNothing();
    void aNewTournamentStaysTyped();
    void aPersonStaysHalfTyped();
    void aLineOfASheetStaysHalfTyped();
    void anotherWayOfKeyingTakesNothingTypedAway();
    void aFigureThatIsTakenOutStaysOut();
    void theReasonOfAFineIsNoOthers();
    void figuresAndFinalScoresStay();
    void sheetsHaveTheirColumnsAsTheClubWrites();
    void slipsStayTyped();
    void settingsStayWithoutBeingTaken();
    void aRecordStaysWithWhatCanBeUndone();
    void nothingIsAskedAboutThatNobodyTyped();
    void aDisputeNobodyLookedAtHasTheTournamentsRules();
    void theMenusKeepTheirKeys();
    void aShortQuestionStays();
    void whatIsLookedForInTheRulesStays();
    void whatIsLookedForInTheArchiveStays();
    void aClubsOwnRulesStay();
    void listsStayAsTheyWereLookedAt();
    void aPaperStaysBeforeTheEyes();
    void anOpenQuestionIsAnsweredFirst();
    void aSmallWindowStaysAsSmall();
    void lettersGrowInStepsAndStaySo();

  private:
    // Dark and Italian, and back to where one began: what was typed goes through each of them.
    void change(const char* to) {
        QMetaObject::invokeMethod(m_case->window().findChild<QObject*>(QLatin1String(to)), "trigger");
        QCoreApplication::processEvents();
    }
    void throughAll() {
        for (const char* to : {"lookDark", "languageIt", "languageDe"}) change(to);
    }
    QString valueOf(const char* combo) {
        return dynamic_cast<QComboBox*>(keys().find(QLatin1String(combo)))->currentData().toString();
    }
    void typeInto(const char* field, const QString& words) {
        QVERIFY2(keys().tabTo(QLatin1String(field)), field);
        keys().press(Qt::Key_A, Qt::ControlModifier);
        keys().type(words);
    }
    QString record() {
        return dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->toPlainText();
    }
    void openEntered() {
        { enteredEvening(m_file, exampleList()); }
        m_case->open(m_file);
    }
};

// What is typed stays, the window keeps its size, and the next start has the same letters.
void TestLooks::lettersGrowInStepsAndStaySo() {
    openPlayed(1, 1);
    ctrl(Qt::Key_4);
    keys().type(QStringLiteral("3"));
    const QSize size = m_case->window().size();
    const int before = QFontInfo(QApplication::font()).pixelSize();
    for (int step = 1; step <= 4; ++step) {
        ctrl(Qt::Key_Plus);
        QTRY_VERIFY2(said("lastAction").startsWith(QStringLiteral("Schrift %1 %").arg(100 + 10 * step)),
                     qPrintable(said("lastAction")));
    }
    QVERIFY(QFontInfo(QApplication::font()).pixelSize() >= before * 4 / 3);
    QCOMPARE(m_case->window().size(), size);
    QCOMPARE(said("points0"), QStringLiteral("3"));
    QCOMPARE(loadPreferences().letters, 140);
    ctrl(Qt::Key_Minus);
    QTRY_VERIFY(said("lastAction").startsWith(QStringLiteral("Schrift 130 %")));
    ctrl(Qt::Key_0);
    QTRY_COMPARE(said("lastAction"), QStringLiteral("Schrift 100 %"));
    QCOMPARE(QFontInfo(QApplication::font()).pixelSize(), before);
    QCOMPARE(loadPreferences().letters, 100);
}

// Whoever reads only one of them finds it whatever the others are called.
void TestLooks::theLanguagesAreUnderAllTheirNames() {
    for (const char* to : {"languageIt", "languageEn", "languageDe"}) {
        change(to);
        QStringList menus;
        for (const QMenu* menu : m_case->window().findChildren<QMenu*>())
            menus << menu->title().remove(QLatin1Char('&'));
        QVERIFY2(menus.contains(QStringLiteral("Sprache / Lingua / Language")), to);
    }
}

void TestLooks::aDayThatIsNoneIsGoneTo() {
    ctrl(Qt::Key_N);
    typeInto("newDate", QStringLiteral("31.2.2026"));
    QVERIFY(keys().tabTo(QStringLiteral("newRules")));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(said("messageText").contains(QStringLiteral("31.2.2026")));
    QCOMPARE(keys().focus(), QStringLiteral("newDate"));
}

void TestLooks::aNameThatIsTooLongIsSaidNotCut() {
    const QString name(300, QLatin1Char('a'));
    ctrl(Qt::Key_N);
    keys().type(name);
    QCOMPARE(said("newName"), name);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(said("messageText").contains(QStringLiteral("200")), qPrintable(said("messageText")));
    QVERIFY(shown("startPage"));
    QCOMPARE(keys().focus(), QStringLiteral("newName"));
    openEntered();
    ctrl(Qt::Key_Comma);
    typeInto("set-name", name);
    QCOMPARE(said("set-name"), name);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(said("messageText").contains(QStringLiteral("200")), qPrintable(said("messageText")));
}

// In the list of those that were open last as above the steps.
void TestLooks::aLongTournamentNameWidensNothing() {
    const QString name =
        QStringLiteral("Tiroler Landesmeisterschaft im Perlaggen 2026 im Gasthof Zum Goldenen Löwen");
    m_file = m_case->path(name + QStringLiteral(".schreiber"));
    openEntered();
    for (const QString& called : {name, name + name}) {
        ctrl(Qt::Key_Comma);
        typeInto("set-name", called);
        keys().press(Qt::Key_Return, Qt::ControlModifier);
        QCoreApplication::processEvents();
        const auto* title = dynamic_cast<QLabel*>(keys().find(QStringLiteral("tournamentName")));
        QVERIFY2(
            title->heightForWidth(title->width()) <= title->height(),
            qPrintable(
                QStringLiteral("%1 in %2").arg(title->heightForWidth(title->width())).arg(title->height())));
        QCOMPARE(title->accessibleName(), called);
    }
    ctrl(Qt::Key_W);
    m_case->window().resize(1280, 720);
    QCoreApplication::processEvents();
    QVERIFY(shown("openLast"));
    const QWidget& form = *keys().find(QStringLiteral("newTournament"));
    const int right = form.mapTo(&m_case->window(), form.rect().topRight()).x();
    QVERIFY2(right < 1280, qPrintable(QString::number(right)));
    QVERIFY(form.visibleRegion().boundingRect().width() == form.width());
}

void TestLooks::aNewTournamentStaysTyped() {
    ctrl(Qt::Key_N);
    keys().type(QStringLiteral("Kirchtag"));
    typeInto("newDate", QStringLiteral("6.1.2027"));
    QVERIFY(keys().tabTo(QStringLiteral("newRules")));
    keys().press(Qt::Key_Down);
    const QString rules = valueOf("newRules");
    typeInto("newRounds", QStringLiteral("5"));
    change("languageIt");
    QCOMPARE(keys().focus(), QStringLiteral("newRounds"));
    QCOMPARE(said("newDate"), QStringLiteral("06/01/2027"));
    change("languageDe");
    throughAll();
    QCOMPARE(said("newName"), QStringLiteral("Kirchtag"));
    QCOMPARE(said("newDate"), QStringLiteral("6.1.2027"));
    QCOMPARE(valueOf("newRules"), rules);
    QCOMPARE(dynamic_cast<QSpinBox*>(keys().find(QStringLiteral("newRounds")))->value(), 5);
}

void TestLooks::aPersonStaysHalfTyped() {
    openEntered();
    ctrl(Qt::Key_1);
    keys().type(QStringLiteral("Notburga"));
    typeInto("entryClub", QStringLiteral("Tarrenz"));
    typeInto("entryBorn", QStringLiteral("1961"));
    throughAll();
    QCOMPARE(said("entryFirst"), QStringLiteral("Notburga"));
    QCOMPARE(said("entryClub"), QStringLiteral("Tarrenz"));
    QCOMPARE(said("entryBorn"), QStringLiteral("1961"));
    QCOMPARE(keys().focus(), QStringLiteral("entryBorn"));
    const std::size_t before = onDisk().entries.size();
    typeInto("entryLast", QStringLiteral("Klotz"));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.size(), before + 1);
    // the cell of the list one was writing in is written by leaving it
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("Eller"));
    change("lookDark");
    QCOMPARE(onDisk().entries.back().persons.front().last, std::string("Eller"));
}

void TestLooks::aLineOfASheetStaysHalfTyped() {
    openFirstSheet();
    keys().type(QStringLiteral("3"));
    throughAll();
    QCOMPARE(said("points0"), QStringLiteral("3"));
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    key(";1;");
    QCOMPARE(sheetOnDisk(0).lines.front().points, (std::vector<int>{3, 1}));
    keys().press(Qt::Key_F3); // a fine with its reason
    key("2;;");
    typeInto("sheetReason", QStringLiteral("zu spät"));
    throughAll();
    QCOMPARE(said("points0"), QStringLiteral("2"));
    QCOMPARE(said("sheetReason"), QStringLiteral("zu spät"));
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines.back().why, std::string("zu spät"));
}

void TestLooks::anotherWayOfKeyingTakesNothingTypedAway() {
    openFirstSheet();
    key("5");
    keys().press(Qt::Key_F3);
    QCOMPARE(said("points0"), QString());
    key("2");
    keys().press(Qt::Key_Escape);
    QCOMPARE(said("points0"), QStringLiteral("5"));
    keys().press(Qt::Key_F3);
    QCOMPARE(said("points0"), QStringLiteral("2"));
}

void TestLooks::aFigureThatIsTakenOutStaysOut() {
    openFirstSheet();
    keys().press(Qt::Key_F2);
    key("s;h;5;");
    QVERIFY(keys().tabTo(QStringLiteral("gleichWho")));
    keys().press(Qt::Key_Home); // nobody's
    QCOMPARE(keys().textOf(QStringLiteral("gleichValue")), QString());
    keys().press(Qt::Key_Down);
    const auto* how = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("gleichHow")));
    QCOMPARE(how->currentData().toString(), QStringLiteral("unbet"));
    QCOMPARE(keys().textOf(QStringLiteral("gleichValue")), QStringLiteral("1"));
}

void TestLooks::theReasonOfAFineIsNoOthers() {
    openFirstSheet();
    keys().press(Qt::Key_F3);
    key("2;;");
    keys().type(QStringLiteral("verraten"));
    keys().press(Qt::Key_F7);
    QVERIFY(keys().tabTo(QStringLiteral("ending")));
    keys().type(QStringLiteral("e"));
    QCOMPARE(said("sheetReason"), QString());
    keys().press(Qt::Key_F3);
    QCOMPARE(said("sheetReason"), QStringLiteral("verraten"));
}

void TestLooks::figuresAndFinalScoresStay() {
    openFirstSheet();
    keys().press(Qt::Key_F2);
    key("s;h;"); // Gleich: SIE, held
    typeInto("gleichValue", QStringLiteral("5"));
    throughAll();
    QCOMPARE(valueOf("gleichHow"), QStringLiteral("held"));
    QCOMPARE(said("gleichValue"), QStringLiteral("5"));
    keys().press(Qt::Key_F7);
    key("18;7");
    QVERIFY(keys().tabTo(QStringLiteral("ending")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Down);
    typeInto("sheetReason", QStringLiteral("abgebrochen"));
    throughAll();
    QCOMPARE(said("points0"), QStringLiteral("18"));
    QCOMPARE(said("points1"), QStringLiteral("7"));
    QCOMPARE(said("sheetReason"), QStringLiteral("abgebrochen"));
    QVERIFY(dynamic_cast<QComboBox*>(keys().find(QStringLiteral("ending")))->currentIndex() == 2);
}

void TestLooks::sheetsHaveTheirColumnsAsTheClubWrites() {
    openFirstSheet();
    key("3");
    change("mirroredSheets"); // the three is still SIE's, who are on the right now
    QCOMPARE(said("points0"), QStringLiteral("3"));
    const auto left = [this](const char* field) {
        return keys().find(QLatin1String(field))->mapTo(&m_case->window(), QPoint()).x();
    };
    QVERIFY(left("points1") < left("points0"));
    QVERIFY(left("pointsName1") < left("pointsName0"));
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    const auto head = [paper](int column) {
        return paper->model()->headerData(column, Qt::Horizontal).toString();
    };
    QCOMPARE(head(1), QStringLiteral("WIR"));
    QCOMPARE(head(2), QStringLiteral("SIE"));

    keys().press(Qt::Key_Backspace);
    keys().press(Qt::Key_Tab, Qt::ShiftModifier); // WIR comes before SIE
    key("1;7;");
    QCOMPARE(sheetOnDisk(0).lines.front().points, (std::vector<int>{7, 1}));
    QCOMPARE(paper->model()->index(0, 1).data().toString(), QStringLiteral("1"));
    QCOMPARE(paper->model()->index(0, 2).data().toString(), QStringLiteral("7"));
    key("2 5;"); // and again from the left
    QCOMPARE(sheetOnDisk(0).lines.back().points, (std::vector<int>{5, 2}));
    QCOMPARE(m_case->window().focusWidget()->objectName(), QStringLiteral("points1"));

    throughAll(); // and is so in whatever look
    QVERIFY(left("points1") < left("points0"));
    QVERIFY(loadPreferences().mirrored);
    change("mirroredSheets");
    QVERIFY(left("points0") < left("points1"));
    QVERIFY(!loadPreferences().mirrored);
}

void TestLooks::slipsStayTyped() {
    openEntered();
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F2);
    key("1;2;3");
    throughAll();
    const auto* cells = dynamic_cast<QTableView*>(keys().find(QStringLiteral("slipCells")));
    QVERIFY(cells->isVisible());
    for (int column = 1; column <= 3; ++column)
        QCOMPARE(cells->model()->index(0, column).data(Qt::EditRole).toString(), QString::number(column));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(shown("slipCells"), "nobody may be forgotten"); // what is typed is still read by the desk
    QVERIFY(!strip().isEmpty());
}

void TestLooks::settingsStayWithoutBeingTaken() {
    openEntered();
    ctrl(Qt::Key_Comma);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Kirchtag"));
    typeInto("set-date", QStringLiteral("6.1.2027"));
    typeInto("set-ladder", QStringLiteral("Siege, Los"));
    QVERIFY(keys().tabTo(QStringLiteral("set-keep-apart")));
    keys().press(Qt::Key_Down);
    change("languageIt");
    QVERIFY(!said("settingsUntaken").isEmpty());
    QCOMPARE(said("set-name"), QStringLiteral("Kirchtag"));
    QCOMPARE(said("set-date"), QStringLiteral("06/01/2027"));
    QVERIFY(!dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("set-ladder")))
                 ->toPlainText()
                 .contains(QStringLiteral("Siege")));
    QCOMPARE(QString::fromStdString(onDisk().settings.name), QStringLiteral("Herbstabend"));
    change("languageDe");
    throughAll();
    ctrl(Qt::Key_1); // also while another page is before the eyes
    throughAll();
    ctrl(Qt::Key_Comma);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const tournament::Settings taken = onDisk().settings;
    QCOMPARE(taken.name, std::string("Kirchtag"));
    QCOMPARE(taken.date, std::string("2027-01-06"));
    QCOMPARE(taken.ladder, std::string("wins,lot"));
    QCOMPARE(taken.keepApart, std::string("club"));
    QVERIFY(said("settingsUntaken").isEmpty());
}

void TestLooks::aRecordStaysWithWhatCanBeUndone() {
    keys().toRecord();
    const QString fresh = record();
    keys().press(Qt::Key_End, Qt::ControlModifier);
    keys().type(QStringLiteral("A: bet gleich"));
    const QString typed = record();
    throughAll();
    QCOMPARE(record(), typed);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    for (int i = 0; i < 30 && record() != fresh; ++i) ctrl(Qt::Key_Z);
    QCOMPARE(record(), fresh);
    for (int i = 0; i < 30 && record() != typed; ++i) ctrl(Qt::Key_Y);
    QCOMPARE(record(), typed);
}

// The record of a dispute page that was never opened is empty, and stays so.
void TestLooks::nothingIsAskedAboutThatNobodyTyped() {
    openEntered();
    throughAll();
    ctrl(Qt::Key_Q);
    QVERIFY2(!m_case->window().isVisible(), qPrintable(said("promptQuestion")));
}

// What its boxes stood on before is nobody's choice.
void TestLooks::aDisputeNobodyLookedAtHasTheTournamentsRules() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rules", "imst"}, {"rules-name", "Tarrenz"}}, {}).ok());
    });
    throughAll();
    keys().toRecord();
    QVERIFY2(record().startsWith(QStringLiteral("rules: imst\n")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("name: Tarrenz")), qPrintable(record()));
    keys().press(Qt::Key_F12);
    QVERIFY2(valueOf("ruleSet") != QStringLiteral("innsbruck"), qPrintable(valueOf("ruleSet")));
}

// A menu bar that does not fit for a moment holds its menus once more in one of its own.
void TestLooks::theMenusKeepTheirKeys() {
    openEntered();
    auto* bar = m_case->window().findChild<QMenuBar*>();
    QVERIFY(bar != nullptr);
    bar->setFixedWidth(60);
    QCoreApplication::processEvents();
    throughAll();
    for (const QAction* menu : m_case->window().findChild<QMenuBar*>()->actions())
        QVERIFY2(!QKeySequence::mnemonic(menu->text()).isEmpty(), qPrintable(menu->text()));
}

void TestLooks::aShortQuestionStays() {
    ctrl(Qt::Key_6);
    keys().type(QStringLiteral("31h")); // may he bet
    keys().press(Qt::Key_F7);
    typeInto("caseScore0", QStringLiteral("17"));
    typeInto("caseScore1", QStringLiteral("9"));
    keys().press(Qt::Key_Escape);
    throughAll();
    const auto chosen = [&](const char* chip) {
        const auto* one = dynamic_cast<QAbstractButton*>(keys().find(QLatin1String(chip)));
        return one != nullptr && one->isChecked();
    };
    QVERIFY(chosen("ask-who-A") && chosen("ask-figure-hanger"));
    QVERIFY(keys().find(QStringLiteral("caseStrip"))->accessibleName().contains(QStringLiteral("17")));
}

void TestLooks::whatIsLookedForInTheRulesStays() {
    ctrl(Qt::Key_6);
    keys().press(Qt::Key_F12);
    keys().type(QStringLiteral("Weli"));
    QVERIFY(keys().tabTo(QStringLiteral("ruleSet")));
    keys().press(Qt::Key_Down);
    const QString set = valueOf("ruleSet");
    throughAll();
    QCOMPARE(said("ruleSearch"), QStringLiteral("Weli"));
    QCOMPARE(valueOf("ruleSet"), set);
}

void TestLooks::whatIsLookedForInTheArchiveStays() {
    openEntered();
    ctrl(Qt::Key_6);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    keys().press(Qt::Key_F, Qt::ControlModifier);
    keys().type(QStringLiteral("Hanger"));
    typeInto("archiveSince", QStringLiteral("6.1.2026"));
    throughAll();
    QCOMPARE(said("archiveWords"), QStringLiteral("Hanger"));
    QCOMPARE(said("archiveSince"), QStringLiteral("6.1.2026"));
}

void TestLooks::aClubsOwnRulesStay() {
    openEntered();
    ctrl(Qt::Key_6);
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    keys().type(QStringLiteral("Tarrenzer"));
    typeInto("ownTarget", QStringLiteral("15"));
    QVERIFY(keys().tabTo(QStringLiteral("ownPerlaggen")));
    keys().press(Qt::Key_Down, Qt::AltModifier);
    const auto* list = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("ownPerlaggen")));
    const QString first = list->item(0)->data(Qt::UserRole).toString();
    throughAll();
    QCOMPARE(said("ownName"), QStringLiteral("Tarrenzer"));
    QCOMPARE(dynamic_cast<QSpinBox*>(keys().find(QStringLiteral("ownTarget")))->value(), 15);
    list = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("ownPerlaggen")));
    QCOMPARE(list->item(0)->data(Qt::UserRole).toString(), first);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(onDisk().settings.target, 15);
}

void TestLooks::listsStayAsTheyWereLookedAt() {
    openPlayed(2);
    ctrl(Qt::Key_1);
    ctrl(Qt::Key_F);
    keys().type(QStringLiteral("an"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    const auto here = [this](const char* list) {
        const auto* table = dynamic_cast<QTableView*>(keys().find(QLatin1String(list)));
        return table->currentIndex().data().toString();
    };
    const QString name = here("entryTable");
    throughAll();
    QCOMPARE(said("entryFilter"), QStringLiteral("an"));
    QCOMPARE(here("entryTable"), name);
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(said("drawRoundLabel"), QStringLiteral("Runde 1"));
    throughAll();
    QCOMPARE(said("drawRoundLabel"), QStringLiteral("Runde 1"));
    ctrl(Qt::Key_7);
    ctrl(Qt::Key_F);
    keys().type(QStringLiteral("Tisch 3"));
    throughAll();
    QCOMPARE(said("journalFilter"), QStringLiteral("Tisch 3"));
}

void TestLooks::aPaperStaysBeforeTheEyes() {
    openPlayed(1);
    ctrl(Qt::Key_5);
    ctrl(Qt::Key_P);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    const QString title = said("previewTitle");
    throughAll();
    QVERIFY(shown("previewPage"));
    QCOMPARE(said("previewTitle"), title);
    keys().press(Qt::Key_Escape);
    QVERIFY(shown("standingsTable"));
}

void TestLooks::anOpenQuestionIsAnsweredFirst() {
    openFirstSheet();
    key("3;1;");
    keys().press(Qt::Key_F4); // a line is struck: why?
    keys().type(QStringLiteral("verschrieb"));
    change("languageIt");
    change("lookDark");
    QVERIFY2(strip().contains(QStringLiteral("Frage")), qPrintable(strip()));
    QCOMPARE(said("promptText"), QStringLiteral("verschrieb"));
    QVERIFY(m_case->window().findChild<QAction*>(QStringLiteral("languageDe"))->isChecked());
    QVERIFY(m_case->window().findChild<QAction*>(QStringLiteral("lookLight"))->isChecked());
    keys().type(QStringLiteral("en;"));
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines.front().struck.value_or(""), std::string("verschrieben;"));
    change("languageIt");
    QVERIFY(m_case->window().findChild<QAction*>(QStringLiteral("languageIt"))->isChecked());
}

// A laptop of 1280×800 dots with letters half as large again.
void TestLooks::aSmallWindowStaysAsSmall() {
    openEntered();
    const QSize small(845, 497);
    m_case->window().resize(small);
    QCoreApplication::processEvents();
    QCOMPARE(m_case->window().size(), small);
    for (const Qt::Key page : {Qt::Key_1, Qt::Key_6}) {
        ctrl(page);
        for (const char* to : {"languageIt", "lookDark", "languageDe", "lookLight"}) {
            change(to);
            QTest::qWait(50); // all that is laid out later
            QCOMPARE(m_case->window().size(), small);
        }
    }
}

QTEST_MAIN(TestLooks)
#include "test_looks.moc"

#include "support/window_test.h"

#include <desk/settings.h>

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTest>

// Entry lists from files and from the clipboard.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestLists : public WindowTest {
    Q_OBJECT

  private slots:
    void badRowsAreShownAndNothingIsTaken();
    void aPastedListIsReadAsOne();
    void goodRowsCanBeTakenAlone();
    void aListWithoutAGoodRowOffersNone();
    void enterAddsFromEveryField();
    void thePartnersFieldsSayWhoseTheyAre();
    void aQuestionLeavesInSightWhomItIsAbout();
    void namesThatAreAlikeAreAskedOneByOne();
    void whoIsTypedAlikeIsAskedAboutMeanwhile();
    void whoIsFoundIsRenamedAtOnce();
    void anAnswerCanBeTakenBackAndEqualOnesTaken();
    void namesInOneColumnAreOfferedToBeSplit();
    void severalRowsCanBeChosen();
};

void TestLists::badRowsAreShownAndNothingIsTaken() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    m_case->dialogs().paths.push_back(QStringLiteral(SCHREIBER_TEST_DATA "/kaputt.csv"));
    keys().press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("badRows")));
    const auto* rows = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("badRowsList")));
    QVERIFY(rows != nullptr);
    QVERIFY(rows->count() >= 5);
    QVERIFY2(rows->item(0)->text().startsWith(QStringLiteral("Zeile 4: ")),
             qPrintable(rows->item(0)->text()));
    // The exact duplicate is no fault; it is left out and told with the others.
    QVERIFY(rows->item(rows->count() - 1)->text().startsWith(QStringLiteral("Zeile 3: ")));
    // Row 7 has two faults and is one row.
    QVERIFY2(keys().textOf(QStringLiteral("badRowsTitle")).contains(QStringLiteral(": 5. ")),
             qPrintable(keys().textOf(QStringLiteral("badRowsTitle"))));
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
    keys().press(Qt::Key_Escape);
    QVERIFY(!keys().isShown(QStringLiteral("badRows")));
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
}

// Copied from a table or a web page, it is a list wherever the keyboard is.
void TestLists::aPastedListIsReadAsOne() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    keys().type(QStringLiteral("Halb"));
    QApplication::clipboard()->setText(QStringLiteral("Vorname\tNachname\nHermine\tZwölfer\nJakob\tÄhm\n"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(onDisk().entries.size(), std::size_t{32});
    QCOMPARE(QString::fromStdString(onDisk().entries.back().persons[0].last), QStringLiteral("Ähm"));
    QCOMPARE(keys().textOf(QStringLiteral("entryFirst")), QStringLiteral("Halb"));
    // The same again: nobody is entered twice, and the paste is what is named.
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(onDisk().entries.size(), std::size_t{32});
    QVERIFY(keys().textOf(QStringLiteral("listReportTitle")) == QStringLiteral("Zwischenablage"));
}

void TestLists::goodRowsCanBeTakenAlone() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    const QString mixed = m_case->path(QStringLiteral("gemischt.csv"));
    QFile file(mixed);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Vorname;Nachname\nHermine;Zwölfer\n;Ohne\n=1;Formel\nJakob;Ähm\n");
    file.close();
    m_case->dialogs().paths.push_back(mixed);
    keys().press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("badRows")));
    QVERIFY(keys().tabTo(QStringLiteral("badRowsTake")));
    keys().press(Qt::Key_Return);
    const tournament::Tournament after = onDisk();
    QVERIFY(after.entries.size() > 30);
    QCOMPARE(QString::fromStdString(after.entries[30].persons[0].last), QStringLiteral("Zwölfer"));
    QCOMPARE(QString::fromStdString(after.entries.back().persons[0].last), QStringLiteral("Ähm"));
    // what was left out is still told
    QVERIFY(shown("listReport"));
    const QString bad = said("listReportBad");
    QVERIFY2(bad.contains(QStringLiteral("Zeile 3")) && bad.contains(QStringLiteral("Zeile 4")),
             qPrintable(bad));
}

// On an evening without anybody the page is the same after it as before.
void TestLists::aListWithoutAGoodRowOffersNone() {
    desk::NewTournament wanted;
    wanted.name = "Abend";
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    wanted.seed = 7;
    QVERIFY(desk::Evening::create(m_file.toStdString(), wanted).ok());
    m_case->open(m_file);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(shown("entriesEmpty"));
    const auto take = [this](const char* list) {
        QFile file(m_case->path(QStringLiteral("liste.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(list);
        file.close();
        m_case->dialogs().paths.push_back(file.fileName());
        keys().press(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(shown("badRows"));
        QVERIFY(!shown("badRowsTake"));
        const auto* rows = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("badRowsList")));
        QVERIFY2(!rows->item(0)->text().contains(QStringLiteral("Zeile 0")),
                 qPrintable(rows->item(0)->text()));
        keys().press(Qt::Key_Escape);
        QVERIFY(!shown("badRows"));
        QVERIFY(shown("entriesEmpty"));
    };
    take("Vorname;Nachname\n;Ohne\n=1;Formel\n");
    take("");
}

void TestLists::enterAddsFromEveryField() {
    openPlayed(0);
    ctrl(Qt::Key_1);
    keys().type(QStringLiteral("Hermine"));
    QVERIFY(keys().tabTo(QStringLiteral("entryLast")));
    keys().type(QStringLiteral("Jahrlos"));
    QVERIFY(keys().tabTo(QStringLiteral("entryBorn")));
    key(";");
    QCOMPARE(onDisk().entries.size(), std::size_t{31});
    for (const char* last : {"entrySex", "entryPaid"}) {
        keys().type(QStringLiteral("Hermine"));
        QVERIFY(keys().tabTo(QStringLiteral("entryLast")));
        keys().type(QLatin1String(last));
        QVERIFY(keys().tabTo(QLatin1String(last)));
        key(last[5] == 'S' ? "w;" : " ;");
        QCOMPARE(QString::fromStdString(onDisk().entries.back().persons[0].last), QLatin1String(last));
        QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    }
    QCOMPARE(onDisk().entries.size(), std::size_t{33});
    QCOMPARE(onDisk().entries[31].persons[0].sex, tournament::Sex::Female);
    QVERIFY(onDisk().entries[32].paid);
}

// Also where only the first letters have room.
void TestLists::thePartnersFieldsSayWhoseTheyAre() {
    openPlayed(0);
    for (const char* name : {"entryPartnerFirst", "entryPartnerLast"}) {
        const auto* field = m_case->window().findChild<QLineEdit*>(QLatin1String(name));
        QVERIFY2(field->placeholderText().startsWith(QStringLiteral("Partner")), name);
    }
}

void TestLists::aQuestionLeavesInSightWhomItIsAbout() {
    openPlayed(1);
    ctrl(Qt::Key_1);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    auto* table = dynamic_cast<QTableView*>(keys().find(QStringLiteral("entryTable")));
    const int last = table->rowAt(table->viewport()->height() - 1) - 1; // the last that is seen whole
    QVERIFY(last > 3);
    for (int down = 0; down < last; ++down) keys().press(Qt::Key_Down);
    const int before = table->viewport()->height();
    ctrl(Qt::Key_E);
    QVERIFY(shown("promptBar"));
    QCOMPARE(table->viewport()->height(), before); // the question lies over the page
    QRect row = table->visualRect(table->currentIndex());
    row.setWidth(1);
    QCOMPARE(table->currentIndex().row(), last);
    QVERIFY(table->viewport()->visibleRegion().contains(row));
}

void TestLists::namesThatAreAlikeAreAskedOneByOne() {
    openPlayed(0);
    ctrl(Qt::Key_1);
    QString list = QStringLiteral("Vorname\tNachname\tVerein\n");
    for (const char* last : {"Zwölfer", "Unterberger", "Oberhammer"})
        list += QStringLiteral("Hermine\t%1\t\nHermina\t%1\tHall\n").arg(QString::fromUtf8(last));
    list += QStringLiteral("Hermine\tZwölfer\t\n");
    QApplication::clipboard()->setText(list);
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(onDisk().entries.size(), std::size_t{36}); // nobody waits for an answer
    QVERIFY(shown("listReport"));
    const auto* report = m_case->window().findChild<QWidget*>(QStringLiteral("listReport"));
    const auto* page = m_case->window().findChild<QWidget*>(QStringLiteral("entriesPage"));
    QVERIFY(report->height() <= page->height() * 2 / 5);
    QCOMPARE(keys().focus(), QStringLiteral("listReport"));
    QVERIFY2(said("listReportNew").contains(QStringLiteral("Hall")), qPrintable(said("listReportNew")));
    QCOMPARE(said("dueText"), QStringLiteral("3 Namen sind noch zu klären.")); // beside the next step
    key("1");
    QCOMPARE(onDisk().entries.size(), std::size_t{35});
    QCOMPARE(QString::fromStdString(onDisk().entries[30].club), QStringLiteral("Hall"));
    QCOMPARE(said("dueText"), QStringLiteral("2 Namen sind noch zu klären."));
    key("2");
    QCOMPARE(onDisk().entries.size(), std::size_t{35});
    QVERIFY(shown("listReportQuestion"));
    QCOMPARE(said("dueText"), QStringLiteral("1 Name ist noch zu klären."));
    // The third stays open: it is two, and the list says that it is a question.
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("listReport"));
    QVERIFY2(!said("dueText").contains(QStringLiteral("klären")), qPrintable(said("dueText")));
    const auto* table = m_case->window().findChild<QTableView*>(QStringLiteral("entryTable"));
    QStringList states;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        states << table->model()->index(row, table->model()->columnCount() - 1).data().toString();
    QCOMPARE(states.filter(QStringLiteral("wie Nr.")).size(), 1);
    QCOMPARE(onDisk().entries.size(), std::size_t{35});
}

// The next name is typed on; until somebody answers they are two, and the list says that it is a question.
void TestLists::whoIsTypedAlikeIsAskedAboutMeanwhile() {
    openPlayed(0);
    ctrl(Qt::Key_1);
    const tournament::Entry like = onDisk().entries[0];
    const auto typed = [&](const char* club) {
        keys().type(QString::fromStdString(like.persons[0].first));
        keys().press(Qt::Key_Tab);
        keys().type(QString::fromStdString(like.persons[0].last));
        keys().press(Qt::Key_Tab);
        keys().type(QLatin1String(club));
        keys().press(Qt::Key_Return);
    };
    const auto marked = [this] {
        const auto* table = m_case->window().findChild<QTableView*>(QStringLiteral("entryTable"));
        const int last = table->model()->columnCount() - 1;
        int count = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            count += table->model()->index(row, last).data().toString().contains(QStringLiteral("wie Nr."));
        return count;
    };
    const auto answer = [this](const char* way) {
        QTest::mouseClick(keys().find(QLatin1String(way)), Qt::LeftButton);
    };
    typed("Hintertupfing");
    QCOMPARE(onDisk().entries.size(), std::size_t{31});
    QVERIFY(shown("promptBar"));
    const QString asked = said("promptQuestion");
    QVERIFY2(asked.contains(QStringLiteral("heißt auch Nr. 1")), qPrintable(asked));
    QVERIFY2(!said("lastAction").contains(QStringLiteral("heißt auch")), qPrintable(said("lastAction")));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    QCOMPARE(marked(), 1);
    answer("promptWay0");
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
    QCOMPARE(marked(), 0);
    typed("Hintertupfing");
    answer("promptWay1");
    QVERIFY(!shown("promptBar"));
    QCOMPARE(onDisk().entries.size(), std::size_t{31});
    QCOMPARE(marked(), 0);
}

// Down from the search stands on the number, which cannot be changed: what is meant is the name.
void TestLists::whoIsFoundIsRenamedAtOnce() {
    openPlayed(0);
    ctrl(Qt::Key_1);
    ctrl(Qt::Key_F);
    keys().type(QString::fromStdString(onDisk().entries[4].persons[0].last));
    keys().press(Qt::Key_Down);
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
    const auto* table = m_case->window().findChild<QTableView*>(QStringLiteral("entryTable"));
    const int number = table->model()->index(table->currentIndex().row(), 0).data().toInt();
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("Umgetauft"));
    keys().press(Qt::Key_Return);
    const auto now = onDisk();
    QCOMPARE(QString::fromStdString(tournament::findEntry(now, number)->persons[0].last),
             QStringLiteral("Umgetauft"));
    QCOMPARE(table->model()->index(table->currentIndex().row(), 0).data().toInt(), number); // still on it
}

void TestLists::anAnswerCanBeTakenBackAndEqualOnesTaken() {
    openPlayed(0);
    ctrl(Qt::Key_1);
    QApplication::clipboard()->setText(
        QStringLiteral("Vorname\tNachname\tVerein\nIda\tSteck\t\nIda\tSteck\tHall\nIda\tSteck\t\n"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(onDisk().entries.size(), std::size_t{32});
    key("1");
    QCOMPARE(onDisk().entries.size(), std::size_t{31});
    QVERIFY(keys().tabTo(QStringLiteral("listReportPart")));
    key(" ");
    QCOMPARE(onDisk().entries.size(), std::size_t{32});
    QCOMPARE(QString::fromStdString(onDisk().entries[30].club), QString());
    QCOMPARE(QString::fromStdString(onDisk().entries[31].club), QStringLiteral("Hall"));
    QVERIFY(keys().tabTo(QStringLiteral("listReportTake")));
    key(" ");
    QCOMPARE(onDisk().entries.size(), std::size_t{33});
    // Taken back, it is a question again.
    ctrl(Qt::Key_Z);
    QCOMPARE(onDisk().entries.size(), std::size_t{32});
}

void TestLists::namesInOneColumnAreOfferedToBeSplit() {
    openPlayed(0);
    ctrl(Qt::Key_1);
    QApplication::clipboard()->setText(QStringLiteral("Name\tVerein\nEbner Nora\tHall\nPrantl Kurt\tHall\n"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(shown("promptBar"));
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
    key("2"); // the other way round
    QCOMPARE(onDisk().entries.size(), std::size_t{32});
    QCOMPARE(QString::fromStdString(onDisk().entries.back().persons[0].first), QStringLiteral("Kurt"));
}

void TestLists::severalRowsCanBeChosen() {
    openPlayed(0);
    ctrl(Qt::Key_1);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    for (int down = 0; down < 2; ++down) keys().press(Qt::Key_Down, Qt::ShiftModifier);
    keys().press(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(onDisk().entries.size(), std::size_t{27});
    ctrl(Qt::Key_Z); // one action
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
}

QTEST_MAIN(TestLists)
#include "test_lists.moc"

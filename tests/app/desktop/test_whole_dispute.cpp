#include "support/evenings.h"
#include "support/window_case.h"

#include <desk/club.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/words.h>

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

// One dispute of a running tournament from the table to the club's memory, by keyboard alone and in each
// language: begun at its table, set up, ruled, kept, put on the sheet, appealed, overruled, printed and found
// again. With SCHREIBER_PICTURES=FOLDER each step is drawn there, to be looked at.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::RulingState;

const QString kWords = QStringLiteral("Dora hat Laub nicht zugegeben");
const QString kAppeal = QStringLiteral("Laub-Neuner war ein Versehen");
const QString kDecision = QStringLiteral("Der Stich wird wiederholt, zwei Strafpunkte");
const QString kWhy = QStringLiteral("beide Seiten einig");

} // namespace

class TestWholeDispute : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { m_case.reset(); }
    void fromTheTableToTheClub_data();
    void fromTheTableToTheClub();

  private:
    Keyboard& keys() { return m_case->keys(); }
    tournament::Tournament kept() const {
        auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
        if (!evening.ok()) qFatal("the file does not open");
        return evening->tournament();
    }
    QString pageOf(const char* name) const {
        return dynamic_cast<QTextBrowser*>(m_case->keys().find(QLatin1String(name)))->toPlainText();
    }
    void show(const char* step);
    void type(const QString& words);

    void open(words::Language language, Look look);
    void begin();
    void setUp();
    void keepAndEnter();
    void seeIt();
    void appealAndOverrule();
    void print();
    void remember();
    void findAgain();

    std::unique_ptr<WindowCase> m_case;
    Preferences m_preferences;
    QString m_file;
    int m_step = 0;
};

void TestWholeDispute::init() {
    m_case = std::make_unique<WindowCase>();
    m_preferences = {};
    m_file = m_case->path(QStringLiteral("Abend.schreiber"));
}

void TestWholeDispute::fromTheTableToTheClub_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("look");
    QTest::newRow("de") << static_cast<int>(words::Language::German) << static_cast<int>(Look::Light);
    QTest::newRow("it") << static_cast<int>(words::Language::Italian) << static_cast<int>(Look::Dark);
    QTest::newRow("en") << static_cast<int>(words::Language::English) << static_cast<int>(Look::Light);
}

void TestWholeDispute::show(const char* step) {
    ++m_step;
    const QString folder = qEnvironmentVariable("SCHREIBER_PICTURES");
    if (folder.isEmpty()) return;
    const QString name = QStringLiteral("%1/%2-%3-%4.png")
                             .arg(folder, QLatin1String(QTest::currentDataTag()),
                                  QString::number(m_step).rightJustified(2, u'0'), QLatin1String(step));
    QVERIFY(m_case->window().grab().save(name));
}

void TestWholeDispute::type(const QString& words) {
    keys().type(words);
    keys().press(Qt::Key_Return);
}

void TestWholeDispute::open(words::Language language, Look look) {
    {
        desk::Evening evening = enteredEvening(m_file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        QVERIFY(desk::changeSettings(evening, {{"revoke_penalty", "lose_deal_minus2"}}, {}).ok());
        playPartly(evening, 1);
    }
    m_preferences.language = language;
    m_preferences.look = look;
    m_case->restart(m_preferences);
    m_case->open(m_file);
}

// From the table's card over its sheet: the record begins with everything that is known.
void TestWholeDispute::begin() {
    keys().press(Qt::Key_3, Qt::ControlModifier);
    show("runde");
    keys().press(Qt::Key_Return); // the first table
    show("zettel");
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    show("was-ist-passiert");
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    const QString head =
        dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->toPlainText();
    for (const char* known : {"rules: innsbruck\n", "house: revoke_penalty=lose_deal_minus2\n", "players: A=",
                              "target: 18\n", "score: 15 13\n", "dealer: ", "table: 1\n", "round: 1\n"})
        QVERIFY2(head.contains(QLatin1String(known)), known);
    show("begonnen");
}

void TestWholeDispute::setUp() {
    type(QStringLiteral("trump: H")); // goes into the head from where one stands
    type(QStringLiteral("hand d: L9 S8 S9 E10 H8"));
    const bool german = m_preferences.language == words::Language::German;
    for (const char* seat : {"A: %1 L10", "B: %1 LA", "C: %1 LU", "D: %1 S8"})
        type(QString(QLatin1String(seat)).arg(german ? QStringLiteral("spielt") : QStringLiteral("play")));
    QVERIFY2(!keys().isShown(QStringLiteral("recordError")),
             qPrintable(keys().textOf(QStringLiteral("recordError"))));
    show("entschieden");
}

void TestWholeDispute::keepAndEnter() {
    keys().press(Qt::Key_F8);
    keys().type(kWords);
    show("worte");
    QVERIFY(keys().tabTo(QStringLiteral("promptWay1")));
    keys().press(Qt::Key_Return);
    QCOMPARE(kept().rulings.size(), std::size_t(1));
    QVERIFY(kept().rulings.front().state == RulingState::Decided);
    show("was-auf-den-zettel");
    QVERIFY(!keys()
                 .textOf(QStringLiteral("promptWay0"))
                 .contains(QStringLiteral(" , "))); // no points: none named
    const auto lines = kept().rounds[0].tables[0].games[0].lines.size();
    keys().press(Qt::Key_1);
    if (keys().isShown(QStringLiteral("promptBar"))) { // who is fined, and how much
        keys().press(Qt::Key_2);
        type(QStringLiteral("2"));
    }
    QVERIFY(kept().rounds[0].tables[0].games[0].lines.size() > lines);
    QCOMPARE(kept().rulings.front().entered.size(), std::size_t(1));
    show("eingetragen");
}

// On the sheet with its number, and in the journal.
void TestWholeDispute::seeIt() {
    keys().press(Qt::Key_4, Qt::ControlModifier);
    bool named = false;
    for (const QLabel* label : m_case->window().findChildren<QLabel*>())
        named = named || (label->isVisible() && label->text().contains(QRegularExpression(
                                                    QStringLiteral("(Entscheid|Decisione|Ruling) 1"))));
    QVERIFY(named);
    show("am-zettel");
    keys().press(Qt::Key_7, Qt::ControlModifier);
    const auto* journal = dynamic_cast<QTableView*>(keys().find(QStringLiteral("journalTable")));
    QString rows;
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < journal->model()->columnCount(); ++column)
            rows += journal->model()->index(row, column).data().toString() + QLatin1Char('\n');
    QCOMPARE(rows.count(QRegularExpression(QStringLiteral("(Entscheid|[Dd]ecisione|[Rr]uling) 1"))), 2);
    show("im-journal");
}

void TestWholeDispute::appealAndOverrule() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    show("archiv");
    keys().press(Qt::Key_F7);
    type(kAppeal);
    QVERIFY(kept().rulings.front().state == RulingState::Appealed);
    show("einspruch");
    keys().press(Qt::Key_F8, Qt::ShiftModifier);
    type(kDecision);
    type(kWhy);
    const tournament::Ruling ruling = kept().rulings.front();
    QVERIFY(ruling.state == RulingState::Overruled);
    const std::string stands = desk::warningInWords("ruling_still_on_sheet", m_preferences.language);
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QString::fromStdString(stands).left(40)));
    QVERIFY(!ruling.found.empty());
    const QString page = pageOf("archiveText");
    for (const QString& words : {kWords, kAppeal, kDecision, kWhy})
        QVERIFY2(page.contains(words), qPrintable(words));
    const auto& found = ruling.found.front();
    const std::string engine = m_preferences.language == words::Language::Italian  ? found.italian
                               : m_preferences.language == words::Language::German ? found.german
                                                                                   : found.english;
    QVERIFY2(page.contains(QString::fromStdString(engine)), qPrintable(page)); // beside it
    show("anders-entschieden");
}

void TestWholeDispute::print() {
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    QTRY_VERIFY(!keys().find(QStringLiteral("previewPage"))->accessibleDescription().isEmpty());
    show("vorschau");
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("Entscheid.pdf")));
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QFile paper(m_case->path(QStringLiteral("Entscheid.pdf")));
    QVERIFY(paper.open(QIODevice::ReadOnly));
    QVERIFY(paper.readAll().startsWith("%PDF-"));
    keys().press(Qt::Key_Escape);
}

void TestWholeDispute::remember() {
    const QString club = m_case->path(QStringLiteral("Verein.schreiber-club"));
    QVERIFY(desk::ClubMemory::create(club.toStdString()).ok());
    m_case->dialogs().paths.push_back(club);
    m_case->dialogs().answers.push_back(true); // the evening is not over
    auto* action = m_case->window().findChild<QAction*>(QStringLiteral("clubRemember"));
    QVERIFY(action != nullptr);
    action->trigger();
    QVERIFY(keys().tabTo(QStringLiteral("promptWay1"))); // none is chosen yet: to choose one, not to make one
    keys().press(Qt::Key_Return);
    m_preferences.clubFile = club;
}

// Years later, without the tournament.
void TestWholeDispute::findAgain() {
    m_case->restart(m_preferences);
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    keys().press(Qt::Key_F, Qt::ControlModifier);
    keys().type(QStringLiteral("laub nicht zugegeben"));
    const auto* list = dynamic_cast<QTreeWidget*>(keys().find(QStringLiteral("archiveList")));
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(pageOf("archiveText").contains(kDecision));
    show("wiedergefunden");
}

void TestWholeDispute::fromTheTableToTheClub() {
    QFETCH(int, language);
    QFETCH(int, look);
    m_step = 0;
    open(static_cast<words::Language>(language), static_cast<Look>(look));
    for (void (TestWholeDispute::*part)() :
         {&TestWholeDispute::begin, &TestWholeDispute::setUp, &TestWholeDispute::keepAndEnter,
          &TestWholeDispute::seeIt, &TestWholeDispute::appealAndOverrule, &TestWholeDispute::print,
          &TestWholeDispute::remember, &TestWholeDispute::findAgain}) {
        (this->*part)();
        if (QTest::currentTestFailed()) return;
    }
}

QTEST_MAIN(TestWholeDispute)
#include "test_whole_dispute.moc"

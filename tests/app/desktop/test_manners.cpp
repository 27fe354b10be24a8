#include "base/look.h"
#include "base/translation.h"
#include "example.h"
#include "models/entries_model.h"
#include "support/evenings.h"
#include "support/window_case.h"
#include "widgets/key_button.h"
#include "widgets/side_column.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QRadioButton>
#include <QTableView>
#include <QTest>

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

} // namespace

class TestManners : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void mnemonicsDoNotCollide_data();
    void mnemonicsDoNotCollide();
    void everythingHasANameAndFits_data();
    void everythingHasANameAndFits();
    void languageAndLookChangeWhileItRuns();
    void theNextStepIsNeverCutShort_data();
    void theNextStepIsNeverCutShort();
    void theFinalScoreAloneStaysThroughAnotherLook();
    void settingsOfAnEarlierVersionThatNameTheExampleEvening();
    void theQuestionOfASecondCopyLeavesTheKeys();
    void theListIsSearchedHoweverANameIsSpelled();
    void aThousandEntriesScrollSortAndFilter();
    void longAndOddNamesStayNames();

  private:
    Keyboard& keys() { return m_case->keys(); }
    void languages();
    void openEvening();

    std::unique_ptr<WindowCase> m_case;
};

void TestManners::init() {
    m_case = std::make_unique<WindowCase>();
}
void TestManners::cleanup() {
    m_case.reset();
}

void TestManners::languages() {
    QTest::addColumn<int>("language");
    QTest::newRow("de") << static_cast<int>(desk::Language::German);
    QTest::newRow("it") << static_cast<int>(desk::Language::Italian);
    QTest::newRow("en") << static_cast<int>(desk::Language::English);
}

void TestManners::openEvening() {
    QFETCH(int, language);
    Preferences preferences;
    preferences.language = static_cast<desk::Language>(language);
    m_case->restart(preferences);
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        playRounds(evening, 1);
        playPartly(evening, 2);
    }
    m_case->open(file);
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
        for (const QAction* action : m_case->window().menuBar()->actions()) take(action->text());
        for (const QWidget* widget : m_case->window().findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) take(button->text());
            if (const auto* label = qobject_cast<const QLabel*>(widget);
                label != nullptr && label->buddy() != nullptr)
                take(label->text());
        }
    };
    QFETCH(int, language);
    Preferences preferences;
    preferences.language = static_cast<desk::Language>(language);
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
    openEvening();
    for (const Qt::Key key : kPageKeys) {
        keys().press(key, Qt::ControlModifier);
        QVERIFY2(m_case->needed().width() <= 1264,
                 qPrintable(
                     QStringLiteral("page %1 needs %2").arg(key - Qt::Key_0).arg(m_case->needed().width())));
        QVERIFY(m_case->needed().height() <= 680);
        for (QWidget* widget : m_case->window().findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
            if (widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QScrollBar"))
                continue;
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            QAccessibleInterface* said = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(said != nullptr && !said->text(QAccessible::Name).isEmpty(),
                     qPrintable(widget->objectName()));
        }
    }
}

void TestManners::languageAndLookChangeWhileItRuns() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    { desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST)); }
    m_case->open(file);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    const QColor light = m_case->window().palette().color(QPalette::Window);
    keys().press(Qt::Key_A, Qt::AltModifier); // the menu Ansicht, its first item chosen
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // Dunkel
    QTRY_VERIFY(m_case->window().palette().color(QPalette::Window).lightness() < light.lightness());
    QVERIFY(keys().isShown(QStringLiteral("entriesPage")));

    keys().press(Qt::Key_A, Qt::AltModifier);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // English
    QTRY_VERIFY(keys().textOf(QStringLiteral("entryCounts")).contains(QStringLiteral("entered")));
    QVERIFY(keys().isShown(QStringLiteral("entriesPage")));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    QCOMPARE(loadPreferences().language, desk::Language::English);
}

void TestManners::theNextStepIsNeverCutShort_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<double>("size");
    for (const auto& [name, language] :
         {std::pair("de", desk::Language::German), std::pair("it", desk::Language::Italian),
          std::pair("en", desk::Language::English)})
        for (const double size : {10.0, 15.0})
            QTest::addRow("%s %.0f", name, size) << static_cast<int>(language) << size;
}

void TestManners::theNextStepIsNeverCutShort() {
    QFETCH(int, language);
    QFETCH(double, size);
    installLanguage(static_cast<desk::Language>(language));
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(size);
    applyLook(*qApp, Look::Light, font);
    SideColumn column;
    auto* next = column.findChild<KeyButton*>(QStringLiteral("nextButton"));
    QVERIFY(next != nullptr);
    using desk::Step;
    for (const Step step :
         {Step::Entries, Step::Draw, Step::ConfirmDraw, Step::Play, Step::Decide, Step::Finished})
        for (const int round : {0, 12}) {
            next->setLabel(nextLabel({step, round, {{12, 24, 1, "12/2"}}, {}}), Qt::Key_F5);
            QVERIFY2(next->sizeHint().width() <= column.width() - 28, qPrintable(next->accessibleName()));
        }
}

void TestManners::theFinalScoreAloneStaysThroughAnotherLook() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        playPartly(evening, 1);
    }
    m_case->open(file);
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_F7);
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
    QVERIFY(final() != nullptr && final()->isChecked());
}

void TestManners::settingsOfAnEarlierVersionThatNameTheExampleEvening() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    { enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST)); }
    const QByteArray temporary = qgetenv("TMPDIR"); // no other test's example
    qputenv("TMPDIR", QFileInfo(file).absolutePath().toUtf8());
    { enteredEvening(examplePath(), QStringLiteral(SCHREIBER_EXAMPLE_LIST)); }
    Preferences preferences;
    preferences.recent = {examplePath(), file, m_case->path(QStringLiteral("weg.schreiber"))};
    m_case->restart(preferences);
    QVERIFY(keys().textOf(QStringLiteral("openLast")).contains(QStringLiteral("Abend")));
    QVERIFY(!keys().isShown(QStringLiteral("openRecent1")));
    keys().press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("entriesPage")));
    keys().press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("openLast")).contains(QStringLiteral("Abend")));
    QCOMPARE(loadPreferences().recent.value(0), file);
    temporary.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", temporary);
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
    m_case->dialogs().paths.push_back(m_case->path({}));
    QVERIFY(keys().tabTo(QStringLiteral("promptWay0")));
    keys().press(Qt::Key_Return);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    const auto evening = desk::Evening::open(file.toStdString(), store::Access::ReadOnly);
    QVERIFY(evening.ok() && !evening->tournament().settings.copyTo.empty());
}

void TestManners::theListIsSearchedHoweverANameIsSpelled() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        for (const char* last : {"Thöni", "Höß"}) {
            tournament::Entry entry;
            entry.persons = {{"Zita", last, {}, tournament::Sex::Unstated}};
            QVERIFY(evening.addEntry(entry).ok());
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
            QVERIFY(evening->addEntry(entry).ok());
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

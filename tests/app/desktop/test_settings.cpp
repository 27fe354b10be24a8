#include "base/preferences.h"
#include "support/evenings.h"
#include "support/window_case.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QWheelEvent>

// The settings of a tournament say in words what they are, whole, and each field has its letter.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { m_case.reset(); }

    void whatDecidesAmongEqualsIsSaidInWords();
    void aCriterionThatIsNoneIsSaidInWords();
    void prizesAreSaidInWords();
    void aHouseRuleIsReadWhole();
    void theWheelScrollsAndChangesNothing();
    void everyFieldHasItsLetter();
    void theLettersStayAllEvening();
    void aQuestionThatWaitsHasLettersOfItsOwn();
    void whatIsNotTakenCanBeDropped();
    void theProgramsOwnAreOnAPage();
    void theProgramsOwnNeedNoTournament();
    void whoIsLeftOverPlaysOnlyByRulesForTwo();

  private:
    Keyboard& keys() { return m_case->keys(); }
    QPlainTextEdit* ladder() {
        return dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("set-ladder")));
    }
    tournament::Settings onDisk() const {
        return desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly)->tournament().settings;
    }
    std::string kept() const { return onDisk().ladder; }

    std::unique_ptr<WindowCase> m_case;
    QString m_file;
};

void TestSettings::init() {
    m_case = std::make_unique<WindowCase>();
    m_file = m_case->path(QStringLiteral("Abend.schreiber"));
    { enteredEvening(m_file, QStringLiteral(SCHREIBER_EXAMPLE_LIST)); }
    m_case->open(m_file);
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
}

void TestSettings::whoIsLeftOverPlaysOnlyByRulesForTwo() {
    keys().press(Qt::Key_N, Qt::ControlModifier);
    keys().press(Qt::Key_R, Qt::ControlModifier); // not like the one before
    QVERIFY(keys().tabTo(QStringLiteral("newRules")));
    const auto* rules = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("newRules")));
    const int schlanders = rules->findData(QStringLiteral("schlanders")); // knows no game for two
    QVERIFY(schlanders > 0);
    QVERIFY(keys().isShown(QStringLiteral("newRest")));
    for (int i = 0; i < rules->count() && rules->currentIndex() != schlanders; ++i)
        keys().press(Qt::Key_Down);
    QVERIFY(!keys().isShown(QStringLiteral("newRest")));
    QVERIFY(keys().isShown(QStringLiteral("newMeet")));
    keys().press(Qt::Key_Home);
    QVERIFY(keys().isShown(QStringLiteral("newRest")));
}

void TestSettings::theProgramsOwnAreOnAPage() {
    const auto program = [this] { keys().press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier); };
    const auto isOn = [this](const char* name) {
        return dynamic_cast<QAbstractButton*>(keys().find(QLatin1String(name)))->isChecked();
    };
    keys().press(Qt::Key_5, Qt::ControlModifier);
    program();
    QVERIFY(keys().isShown(QStringLiteral("programPage")));
    QCOMPARE(keys().focus(), QStringLiteral("program-lookLight"));
    keys().press(Qt::Key_Right); // the window is built anew, and one is still there
    QCoreApplication::processEvents();
    QVERIFY(keys().isShown(QStringLiteral("programPage")));
    QCOMPARE(loadPreferences().look, Look::Dark);
    QVERIFY(isOn("program-lookDark"));
    QCOMPARE(keys().focus(), QStringLiteral("program-lookDark"));
    QVERIFY(keys().tabTo(QStringLiteral("program-languageDe")));
    keys().press(Qt::Key_Right);
    QCoreApplication::processEvents();
    QCOMPARE(keys().textOf(QStringLiteral("programTitle")), QStringLiteral("Impostazioni del programma"));
    keys().press(Qt::Key_Left);
    QCoreApplication::processEvents();
    QVERIFY(keys().tabTo(QStringLiteral("program-mirroredSheets")));
    keys().press(Qt::Key_Space);
    QVERIFY(loadPreferences().mirrored);
    QVERIFY(m_case->window().findChild<QAction*>(QStringLiteral("mirroredSheets"))->isChecked());
    QVERIFY(keys().tabTo(QStringLiteral("program-beamerMiddle")));
    keys().press(Qt::Key_Right);
    QCOMPARE(loadPreferences().beamerPace, 2);
    QVERIFY(keys().textOf(QStringLiteral("programClub")).startsWith(QStringLiteral("Es ist keine")));
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("Verein.schreiber-club")));
    QVERIFY(keys().tabTo(QStringLiteral("program-clubNew")));
    keys().press(Qt::Key_Space);
    QVERIFY(keys().textOf(QStringLiteral("programClub")).contains(QStringLiteral("Verein.schreiber-club")));
    QVERIFY(keys().textOf(QStringLiteral("programVersion")).contains(QStringLiteral("MIT")));
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("standingsPage")));
}

void TestSettings::theProgramsOwnNeedNoTournament() {
    keys().press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    m_case->window().findChild<QAction*>(QStringLiteral("about"))->trigger();
    QVERIFY(keys().isShown(QStringLiteral("programPage")));
    keys().press(Qt::Key_F5); // nothing is due
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    keys().press(Qt::Key_6, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("disputePage")));
    keys().press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    keys().press(Qt::Key_Right); // dark
    QCoreApplication::processEvents();
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("disputePage")));
}

void TestSettings::whatDecidesAmongEqualsIsSaidInWords() {
    const std::string before = kept();
    QVERIFY2(
        ladder()->toPlainText().startsWith(QStringLiteral("Wertung, Punkte, Differenz, direkter Vergleich")),
        qPrintable(ladder()->toPlainText()));
    QVERIFY(keys().textOf(QStringLiteral("settingsUntaken")).isEmpty()); // other words, the same thing
    QVERIFY(keys().tabTo(QStringLiteral("set-ladder")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("siege,  direkter vergleich, buchholz, Los"));
    keys().press(Qt::Key_Return); // takes it, as in every field
    QCOMPARE(kept(), std::string("wins,head-to-head,buchholz,lot"));
    QCOMPARE(ladder()->toPlainText(), QStringLiteral("Siege, direkter Vergleich, Buchholz, Los"));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // the evening's, here too
    QCOMPARE(kept(), before);
    QVERIFY(keys().tabTo(QStringLiteral("set-ladder")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("vittorie, direkte Begegnung, lot")); // another language, another word
    keys().press(Qt::Key_Return);
    QCOMPARE(kept(), std::string("wins,head-to-head,lot"));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    for (const auto& [typed, taken] :
         {std::pair("Siege; Spielpunkte; Stechen", "wins,points,decider"), // as the standings say them
          std::pair("score, head to head, lot", "score,head-to-head,lot"),
          std::pair("vittorie, Scontri diretti", "wins,head-to-head")}) {
        QVERIFY(keys().tabTo(QStringLiteral("set-ladder")));
        keys().press(Qt::Key_A, Qt::ControlModifier);
        keys().type(QLatin1String(typed));
        keys().press(Qt::Key_Return);
        QCOMPARE(kept(), std::string(taken));
    }
    QMetaObject::invokeMethod(m_case->window().findChild<QObject*>(QStringLiteral("languageIt")), "trigger");
    QCoreApplication::processEvents();
    QVERIFY(ladder()->toPlainText().contains(QStringLiteral("scontro diretto")));
}

void TestSettings::aCriterionThatIsNoneIsSaidInWords() {
    QVERIFY(keys().tabTo(QStringLiteral("set-ladder")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Siege, Schönheit"));
    const std::string before = kept();
    keys().press(Qt::Key_Return);
    const QString said = keys().textOf(QStringLiteral("messageText"));
    QVERIFY2(said.contains(QStringLiteral("direkter Vergleich")) &&
                 !said.contains(QStringLiteral("head-to-head")),
             qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Schönheit")) && !said.contains(QStringLiteral("Siege, Schönheit")),
             qPrintable(said)); // the one that is none
    QVERIFY2(said.contains(QStringLiteral("Komma")), qPrintable(said));
    QCOMPARE(kept(), before);
}

void TestSettings::prizesAreSaidInWords() {
    const auto kept = [&] { return onDisk().prizes; };
    auto* prizes = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("set-prizes")));
    QCOMPARE(prizes->currentText(), QStringLiteral("die ersten 3"));
    const auto type = [&](const QString& words) {
        QVERIFY(keys().tabTo(QStringLiteral("set-prizes")));
        keys().press(Qt::Key_A, Qt::ControlModifier);
        keys().type(words);
        keys().press(Qt::Key_Return, Qt::ControlModifier);
    };
    type(QStringLiteral("5, beste Frau, jüngste Person,älteste Person, Trostpreis"));
    QCOMPARE(kept(), std::string("5,woman,youngest,oldest,last"));
    QCOMPARE(prizes->currentText(),
             QStringLiteral("die ersten 5, beste Frau, jüngste Person, älteste Person, Trostpreis"));
    type(QStringLiteral("5, Schönste"));
    QCOMPARE(kept(), std::string("5,woman,youngest,oldest,last"));
    const QString said = keys().textOf(QStringLiteral("messageText"));
    QVERIFY2(said.contains(QStringLiteral("jüngste Person")) && !said.contains(QStringLiteral("youngest")),
             qPrintable(said));
    type(QStringLiteral("die ersten 8"));
    QCOMPARE(kept(), std::string("8"));
}

void TestSettings::aHouseRuleIsReadWhole() {
    const auto* table = dynamic_cast<QTableView*>(keys().find(QStringLiteral("switchTable")));
    const QAbstractItemModel& model = *table->model();
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString words = model.index(row, column).data().toString();
            const QRect needed = table->fontMetrics().boundingRect(
                QRect(0, 0, table->columnWidth(column) - 16, 1000), Qt::TextWordWrap, words);
            QVERIFY2(needed.height() <= table->rowHeight(row) + 2,
                     qPrintable(QStringLiteral("%1: %2 of %3")
                                    .arg(words)
                                    .arg(needed.height())
                                    .arg(table->rowHeight(row))));
        }
}

// The wheel is the form's, until the keyboard is in the field.
void TestSettings::theWheelScrollsAndChangesNothing() {
    const auto* bar =
        dynamic_cast<QScrollArea*>(keys().find(QStringLiteral("settingsScroll")))->verticalScrollBar();
    const auto turn = [](QWidget& over) {
        const QPointF middle = over.rect().center();
        QWheelEvent wheel(middle, over.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // as from a hand, it goes on to what is around
        QCoreApplication::instance()->notify(&over, &wheel);
    };
    m_case->window().resize(m_case->window().minimumSizeHint());
    QCoreApplication::processEvents();
    QVERIFY(bar->maximum() > 0);
    for (const char* name : {"set-pairing", "set-tables", "set-scoring"}) {
        QWidget* field = keys().find(QLatin1String(name));
        const int before = bar->value();
        turn(*field);
        QVERIFY2(bar->value() > before || before == bar->maximum(), name);
        QVERIFY2(!field->hasFocus(), name);
    }
    QVERIFY(bar->value() > 0);
    QCOMPARE(keys().textOf(QStringLiteral("settingsUntaken")), QString());
    QVERIFY(keys().tabTo(QStringLiteral("set-tables")));
    auto* tables = dynamic_cast<QSpinBox*>(keys().find(QStringLiteral("set-tables")));
    keys().press(Qt::Key_Up);
    turn(*tables);
    QCOMPARE(tables->value(), 0);
}

void TestSettings::everyFieldHasItsLetter() {
    keys().press(Qt::Key_R, Qt::AltModifier);
    const QString first = keys().focus();
    QVERIFY2(first.startsWith(QStringLiteral("set-")), qPrintable(first));
    const QWidget* table = keys().find(QStringLiteral("switchTable"));
    for (const QLabel* label : m_case->window().findChildren<QLabel*>())
        if (label->buddy() == table) {
            const QKeySequence letter = QKeySequence::mnemonic(label->text());
            QVERIFY2(!letter.isEmpty(), qPrintable(label->text()));
            keys().press(letter[0].key(), Qt::AltModifier);
        }
    QCOMPARE(keys().focus(), QStringLiteral("switchTable"));
}

// Also when rules and target are locked by the draw.
void TestSettings::theLettersStayAllEvening() {
    const auto letters = [this] {
        QStringList all;
        for (const QLabel* label : m_case->window().findChildren<QLabel*>())
            if (label->isVisible() && label->buddy() != nullptr)
                all << label->buddy()->objectName() + QKeySequence::mnemonic(label->text()).toString();
        return all;
    };
    const QStringList before = letters();
    QVERIFY(before.size() > 5 && keys().find(QStringLiteral("set-target"))->isEnabled());
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(!keys().find(QStringLiteral("set-target"))->isEnabled());
    QCOMPARE(letters(), before);
}

void TestSettings::aQuestionThatWaitsHasLettersOfItsOwn() {
    keys().press(Qt::Key_N, Qt::ControlModifier);
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("Neu.schreiber")));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar"))); // a second place for copies, asked over any page
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QStringList letters;
    const auto take = [&](const QString& label) {
        letters << QKeySequence::mnemonic(label).toString(QKeySequence::PortableText);
    };
    const auto takeAll = [&] {
        letters.clear();
        for (const auto* button : m_case->window().findChildren<QAbstractButton*>())
            if (button->isVisible()) take(button->text());
        for (const auto* label : m_case->window().findChildren<QLabel*>())
            if (label->isVisible() && label->buddy() != nullptr) take(label->text());
        letters.removeAll(QString());
    };
    takeAll();
    QVERIFY(letters.contains(QStringLiteral("Alt+N"))); // the open house rules
    QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), letters.size());
    keys().press(Qt::Key_1, Qt::ControlModifier);
    takeAll();
    QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), letters.size());
}

void TestSettings::whatIsNotTakenCanBeDropped() {
    const auto untaken = [this] { return keys().textOf(QStringLiteral("settingsUntaken")); };
    const QWidget* drop = keys().find(QStringLiteral("settingsDrop"));
    QVERIFY(!drop->isEnabled());
    const QString place = keys().textOf(QStringLiteral("set-place"));
    QVERIFY(keys().tabTo(QStringLiteral("set-place")));
    keys().type(QStringLiteral("Silz"));
    QVERIFY2(untaken().contains(QStringLiteral("Ort")), qPrintable(untaken()));
    keys().press(Qt::Key_Escape); // to the page before, and it is still typed
    const QString left = keys().textOf(QStringLiteral("messageText"));
    QVERIFY2(left.contains(QStringLiteral("Ort")), qPrintable(left));
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(untaken().contains(QStringLiteral("Ort")));
    QVERIFY(drop->isEnabled());
    keys().press(Qt::Key_Delete, Qt::AltModifier);
    QCOMPARE(untaken(), QString());
    QCOMPARE(keys().textOf(QStringLiteral("set-place")), place);
    const QString said = keys().textOf(QStringLiteral("messageText"));
    QVERIFY2(said.contains(QStringLiteral("Verworfen: Ort")), qPrintable(said));
    QVERIFY(!drop->isEnabled());
    keys().press(Qt::Key_Escape);
    QVERIFY(!keys().hasMessage());
}

QTEST_MAIN(TestSettings)
#include "test_settings.moc"

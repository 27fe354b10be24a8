#include "support/evenings.h"
#include "support/window_case.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>

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
    void everyFieldHasItsLetter();

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

void TestSettings::whatDecidesAmongEqualsIsSaidInWords() {
    const std::string before = kept();
    QVERIFY2(
        ladder()->toPlainText().startsWith(QStringLiteral("Wertung, Punkte, Differenz, direkte Begegnung")),
        qPrintable(ladder()->toPlainText()));
    QVERIFY(keys().textOf(QStringLiteral("settingsUntaken")).isEmpty()); // other words, the same thing
    QVERIFY(keys().tabTo(QStringLiteral("set-ladder")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("siege,  direkte begegnung, buchholz, Los"));
    keys().press(Qt::Key_Return); // takes it, as in every field
    QCOMPARE(kept(), std::string("wins,head-to-head,buchholz,lot"));
    QCOMPARE(ladder()->toPlainText(), QStringLiteral("Siege, direkte Begegnung, Buchholz, Los"));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // the evening's, here too
    QCOMPARE(kept(), before);
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
    QVERIFY2(said.contains(QStringLiteral("direkte Begegnung")) &&
                 !said.contains(QStringLiteral("head-to-head")),
             qPrintable(said));
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

QTEST_MAIN(TestSettings)
#include "test_settings.moc"

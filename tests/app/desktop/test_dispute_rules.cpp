#include "support/dispute_test.h"

#include <QComboBox>
#include <QFile>
#include <QTest>

#include <map>
#include <string>

// By which rules a record on the card table is read, and those of the evening beside them.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestDisputeRules : public DisputeTest {
    Q_OBJECT

  private slots:
    void theOwnSetIsChosenAgainWhole();
};

// On the card table: away to another place and back.
void TestDisputeRules::theOwnSetIsChosenAgainWhole() {
    openPrepared([](desk::Evening& evening) {
        const std::map<std::string, std::string> ours{
            {"rules", "imst"}, {"rules-name", "Tarrenz"}, {"perlaggen", "S6 HK S7"}};
        QVERIFY(evening.set(ours, {}).ok());
    });
    begin();
    const QString fresh = record();
    QVERIFY2(fresh.contains(QStringLiteral("name: Tarrenz")), qPrintable(fresh));
    QVERIFY(keys().tabTo(QStringLiteral("disputeRules")));
    auto& rules = *dynamic_cast<QComboBox*>(keys().find(QStringLiteral("disputeRules")));
    const int ours = rules.currentIndex();
    QVERIFY(rules.currentText().startsWith(QStringLiteral("Tarrenz (")));
    const Qt::Key away = ours > 0 ? Qt::Key_Up : Qt::Key_Down;
    keys().press(away);
    QVERIFY2(!record().contains(QStringLiteral("Tarrenz")), qPrintable(record()));
    QVERIFY(!record().contains(QStringLiteral("perlaggen")));
    QVERIFY(rules.itemText(ours).startsWith(QStringLiteral("Tarrenz ("))); // it is still there to be chosen
    keys().press(away == Qt::Key_Up ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY2(record().startsWith(QStringLiteral("rules: imst\n")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("name: Tarrenz")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("perlaggen: S6 HK S7")), qPrintable(record()));
    // a record of another club that is read has its own list and name, and they come back as well
    const QString path = m_case->path(QStringLiteral("andere.perlagg"));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("rules: imst\nperlaggen: HK S6\nname: Nassereith\n\n");
    }
    m_case->dialogs().paths.push_back(path);
    keys().press(Qt::Key_F4);
    QVERIFY(keys().tabTo(QStringLiteral("disputeRules")));
    keys().press(away);
    QVERIFY(rules.itemText(ours).startsWith(QStringLiteral("Nassereith (")));
    keys().press(away == Qt::Key_Up ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY2(record().contains(QStringLiteral("name: Nassereith")), qPrintable(record()));
}

QTEST_MAIN(TestDisputeRules)
#include "test_dispute_rules.moc"

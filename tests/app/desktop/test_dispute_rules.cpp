#include "support/dispute_test.h"

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/rules/rule_examples.h"

#include <desk/settings.h>

#include <perlaggen/record/own_list.h>
#include <perlaggen/rulebook/catalogue.h>
#endif

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
    void whatIsAgreedByNowIsTakenIntoTheRecord();
    void anExampleUnderTheClubsNameHasItsTarget();
    void aDifferenceIsFoundByItsRule();
};

// On the card table: away to another place and back.
void TestDisputeRules::theOwnSetIsChosenAgainWhole() {
    openPrepared([](desk::Evening& evening) {
        const std::map<std::string, std::string> ours{
            {"rules", "imst"}, {"rules-name", "Tarrenz"}, {"perlaggen", "S6 HK S7"}};
        QVERIFY(desk::changeSettings(evening, ours, {}).ok());
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

// A house rule stood open, and is agreed upon because of the dispute.
void TestDisputeRules::whatIsAgreedByNowIsTakenIntoTheRecord() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rules", "imst"}}, {}).ok());
    });
    begin();
    for (const char* typed : {"trump: H", "hand C: S10 LA L8 EK E9", "score: 8 8", "A: play S9", "B: play SK",
                              "C: play LA", "D: play S8"}) {
        keys().type(QLatin1String(typed));
        keys().press(Qt::Key_Return);
    }
    QVERIFY2(ruled().contains(QStringLiteral("nicht vereinbart")), qPrintable(ruled()));
    QVERIFY(!shown("agreedSince")); // it is open here, too
    keys().press(Qt::Key_F8);
    keys().type(QStringLiteral("Nicht zugegeben"));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rulings.size(), std::size_t{1});
    {
        auto evening = desk::Evening::open(m_file.toStdString());
        QVERIFY(evening.ok());
        QVERIFY(desk::changeSettings(*evening, {{"revoke_penalty", "lose_deal_minus2"}}, {}).ok());
    }
    QTRY_VERIFY(shown("agreedSince")); // what was written there is taken in
    QVERIFY(shown("judgeAgain"));
    QVERIFY2(said("agreedSince").startsWith(QStringLiteral("Inzwischen ist hier vereinbart: ")),
             qPrintable(said("agreedSince")));
    const QString before = record();
    keys().press(Qt::Key_R, Qt::ControlModifier);
    QVERIFY2(record().contains(QStringLiteral("\nhouse: revoke_penalty=lose_deal_minus2\n")),
             qPrintable(record()));
    QVERIFY2(!ruled().contains(QStringLiteral("nicht vereinbart")), qPrintable(ruled()));
    QVERIFY(!shown("agreedSince"));
    QVERIFY(!shown("judgeAgain"));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    const tournament::Ruling past = onDisk().rulings.front(); // what was said that day stays
    QVERIFY(past.record.find("revoke_penalty") == std::string::npos);
    ctrl(Qt::Key_Z);
    QCOMPARE(record(), before);
    QVERIFY(shown("judgeAgain"));
}

void TestDisputeRules::anExampleUnderTheClubsNameHasItsTarget() {
    perlaggen::record::Header ours;
    ours.rules = "imst";
    ours.target = 21;
    perlaggen::record::setOwnName(ours, "Tarrenz");
    int named = 0;
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue())
        for (const RuleExample& example : examplesOf(point.name, ours, words::Language::German)) {
            if (!example.record.contains(QStringLiteral("name: Tarrenz"))) continue;
            ++named;
            QVERIFY2(example.record.contains(QStringLiteral("target: 21\n")), qPrintable(example.record));
        }
    QVERIFY(named > 0);
    // what everybody plays to needs no line
    ours.target = perlaggen::rulebook::findRuleSet("imst")->target();
    const auto follow = examplesOf("follow", ours, words::Language::German);
    QVERIFY(!follow.isEmpty() && !follow.first().record.contains(QStringLiteral("target: ")));
}

// Its text speaks of *Hangern* and *Trumpf*; the rule it is about is called *Trumpfhanger*.
void TestDisputeRules::aDifferenceIsFoundByItsRule() {
    begin();
    keys().press(Qt::Key_F12);
    auto& other = *dynamic_cast<QComboBox*>(keys().find(QStringLiteral("ruleOther")));
    QVERIFY(keys().tabTo(QStringLiteral("ruleOther")));
    while (!other.currentText().startsWith(QStringLiteral("Imst")) &&
           other.currentIndex() + 1 < other.count())
        keys().press(Qt::Key_Down);
    const auto foundFor = [&](const char* words) {
        keys().tabTo(QStringLiteral("ruleSearch"));
        keys().press(Qt::Key_A, Qt::ControlModifier);
        keys().type(QString::fromUtf8(words));
        return said("ruleCount");
    };
    for (const char* words : {"Trumpfhanger", "Hanger Trumpf", "trumfhanger"})
        QVERIFY2(foundFor(words).contains(QStringLiteral("Unterschied")) &&
                     !foundFor(words).contains(QStringLiteral("Kein")),
                 qPrintable(other.currentText() + QStringLiteral(": ") + foundFor(words)));
}

QTEST_MAIN(TestDisputeRules)
#include "test_dispute_rules.moc"

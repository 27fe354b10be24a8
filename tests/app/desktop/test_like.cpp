#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/settings.h>

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QSpinBox>
#include <QTest>

// The next evening is the last one: with another name and day, and nobody in it yet.
namespace schreiber::desktop::test {

class TestLike : public WindowTest {
    Q_OBJECT
  private slots:
    void theNextEveningIsLikeTheLast();
    void whereCopiesGoIsAskedOnce();
    void whatIsChosenOtherwiseIsTaken();
    void emptyIsAsTheFirstTime();
    void theNamesOfLastTimeAreOffered();

  private:
    void openLast();
    tournament::Settings madeAs(const QString& name);
    QString chosen(const char* box) {
        return dynamic_cast<QComboBox*>(keys().find(QLatin1String(box)))->currentText();
    }
};

void TestLike::openLast() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening,
                                     {{"rules", "imst"},
                                      {"target", "21"},
                                      {"rounds", "4"},
                                      {"place", "Gasthof Hirschen, Imst"},
                                      {"prizes", "3,last"},
                                      {"keep-apart", "club"},
                                      {"meet", "once"},
                                      {"final", "crown"}},
                                     {})
                    .ok());
    });
}

tournament::Settings TestLike::madeAs(const QString& name) {
    m_file = m_case->path(name + QStringLiteral(".schreiber"));
    m_case->dialogs().paths.push_back(m_file);
    keys().press(Qt::Key_F5);
    return QFile::exists(m_file) ? onDisk().settings : tournament::Settings();
}

void TestLike::theNextEveningIsLikeTheLast() {
    openLast();
    const tournament::Settings before = onDisk().settings;
    ctrl(Qt::Key_N);
    QCOMPARE(keys().focus(), QStringLiteral("newName"));
    QCOMPARE(said("newName"), QStringLiteral("Herbstabend"));
    QCOMPARE(said("newNameNote"), QStringLiteral("noch der vom letzten Mal"));
    QVERIFY(said("newDateNote").startsWith(QStringLiteral("heute, ")));
    QCOMPARE(dynamic_cast<QSpinBox*>(keys().find(QStringLiteral("newTarget")))->value(), 21);
    QVERIFY2(said("newTargetNote").contains(QStringLiteral("15")), qPrintable(said("newTargetNote")));
    QVERIFY2(said("newAlong").contains(QStringLiteral("Vereine auseinander")), qPrintable(said("newAlong")));
    QVERIFY2(said("newLeft").contains(QStringLiteral("30")), qPrintable(said("newLeft")));
    keys().type(QStringLiteral("Winterabend")); // over the name that is selected
    QVERIFY(said("newNameNote").isEmpty());
    tournament::Settings made = madeAs(QStringLiteral("Winterabend"));
    QCOMPARE(made.name, std::string("Winterabend"));
    QCOMPARE(made.date, m_case->clock().now().date().toString(Qt::ISODate).toStdString());
    made.name = before.name;
    made.date = before.date;
    made.seed = before.seed;
    QVERIFY(made == before);
    QVERIFY(onDisk().entries.empty());
}

void TestLike::whereCopiesGoIsAskedOnce() {
    openLast();
    ctrl(Qt::Key_N);
    madeAs(QStringLiteral("Ohne"));
    QVERIFY(shown("promptBar")); // the last evening had no place for them
    const QString folder = m_case->path(QStringLiteral("stick"));
    QVERIFY(QDir().mkpath(folder));
    m_case->dialogs().paths.push_back(folder);
    QTest::mouseClick(keys().find(QStringLiteral("promptWay0")), Qt::LeftButton);
    QCOMPARE(QString::fromStdString(onDisk().settings.copyTo), folder);
    ctrl(Qt::Key_N);
    madeAs(QStringLiteral("Mit"));
    QCOMPARE(QString::fromStdString(onDisk().settings.copyTo), folder);
    QVERIFY(!shown("promptBar"));
}

void TestLike::whatIsChosenOtherwiseIsTaken() {
    openLast();
    ctrl(Qt::Key_N);
    QVERIFY(keys().tabTo(QStringLiteral("newTarget")));
    ctrl(Qt::Key_A);
    keys().type(QStringLiteral("15"));
    QCOMPARE(said("newTargetNote").section(QLatin1Char(' '), 0, 0), QStringLiteral("wie"));
    QVERIFY(keys().tabTo(QStringLiteral("newFinal")));
    keys().press(Qt::Key_Home);
    const tournament::Settings made = madeAs(QStringLiteral("Anders"));
    QCOMPARE(made.target, 15);
    QVERIFY(made.last == tournament::LastMatch::None);
    QVERIFY(made.meet == tournament::Meet::Once); // comes along
    QCOMPARE(made.prizes, std::string("3,last"));
}

void TestLike::emptyIsAsTheFirstTime() {
    openLast();
    ctrl(Qt::Key_N);
    QVERIFY(shown("newKind") && !shown("newKinds"));
    ctrl(Qt::Key_R);
    QCOMPARE(keys().focus(), QStringLiteral("newName"));
    QCOMPARE(said("newName"), QString());
    QVERIFY(shown("newKinds") && !shown("newKind") && !shown("newAlong"));
    keys().type(QStringLiteral("Neu"));
    const tournament::Settings made = madeAs(QStringLiteral("Neu"));
    QCOMPARE(made.prizes, tournament::Settings().prizes);
    QCOMPARE(made.rules, std::string("innsbruck"));
    QCOMPARE(made.target, 18);
    QVERIFY(made.keepApart.empty());
}

// Without a club file.
void TestLike::theNamesOfLastTimeAreOffered() {
    openLast();
    ctrl(Qt::Key_N);
    keys().type(QStringLiteral("Winterabend"));
    madeAs(QStringLiteral("Winterabend"));
    keys().press(Qt::Key_Escape); // copies: later
    keys().type(QStringLiteral("spi"));
    QVERIFY2(said("clubHint").contains(QStringLiteral("Oswald Spiß")), qPrintable(said("clubHint")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.size(), std::size_t{1});
    QCOMPARE(onDisk().entries[0].persons[0].last, std::string("Spiß"));
    keys().type(QStringLiteral("spi")); // who is there is not offered again
    QVERIFY(!said("clubHint").contains(QStringLiteral("Oswald Spiß")) || !shown("clubHint"));
}

} // namespace schreiber::desktop::test

QTEST_MAIN(schreiber::desktop::test::TestLike)
#include "test_like.moc"

#include "base/text.h"
#include "games/perlaggen/dispute/card_question.h"
#include "games/perlaggen/dispute/suit_chips.h"
#include "support/keyboard.h"
#include "widgets/card_slots.h"
#include "widgets/cards_typed.h"
#include "widgets/pack_grid.h"

#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

// The questions with cards: the pack to click on and the line of text are one.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using cards::Seat;
using perlaggen::ruling::Question;

CardCase tableThree() {
    CardCase table;
    table.under.rules = "imst";
    table.under.seats = 4;
    table.names = {QStringLiteral("Blaas"), QStringLiteral("Grüner"), QStringLiteral("Paulmichl"),
                   QStringLiteral("Von")};
    table.dealer = Seat::C;
    return table;
}

} // namespace

class TestCardQuestion : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { m_asked.reset(); }

    void theLineOfSeveralPlacesIsReadAndWritten();
    void theTrickByKeys();
    void theTrickByMouse();
    void aPerlaggMayStayWithoutAName();
    void theLastCardIsTakenBack();
    void lettersGoToTheLine();
    void aDoubleClickLaysOneCard();
    void whatLiesIsPale();
    void whatIsNeverTrumpSaysWhy();
    void figuresHaveARowEach();
    void ledAndHeldFillOneAfterTheOther();
    void handsOfAnExchangeStandUnderTheirNames();
    void everyQuestionKeepsItsCards();
    void whatWasLaidIsPutBack();

  private:
    Keyboard& keys() { return *m_keys; }
    QString line() const { return m_asked->findChild<QLineEdit*>(QStringLiteral("cardLine"))->text(); }
    QString title() const { return m_asked->findChild<QLabel*>(QStringLiteral("cardPaletteTitle"))->text(); }
    void click(const char* card);
    perlaggen::ruling::QuestionReply answer(Question question) const {
        return perlaggen::ruling::answerTo(question, tableThree().under, m_asked->values(),
                                           words::Language::German);
    }
    QString lies() const { return m_asked->findChild<CardSlots*>()->accessibleDescription(); }

    std::unique_ptr<CardQuestion> m_asked;
    std::unique_ptr<Keyboard> m_keys;
};

void TestCardQuestion::init() {
    m_asked = std::make_unique<CardQuestion>(words::Language::German);
    m_keys = std::make_unique<Keyboard>(*m_asked);
    m_asked->resize(950, 360);
    m_asked->ask(Question::Trick, tableThree());
    m_asked->show();
    QVERIFY(QTest::qWaitForWindowActive(m_asked.get()));
    m_asked->arrive();
}

void TestCardQuestion::click(const char* card) {
    auto* grid = m_asked->findChild<PackGrid*>();
    const QRectF box = grid->boxOf(QLatin1String(card));
    QVERIFY2(!box.isEmpty(), card);
    // as people do it: two cards one after the other are no double click
    QTest::mouseClick(grid, Qt::LeftButton, Qt::NoModifier, box.center().toPoint());
}

void TestCardQuestion::theLineOfSeveralPlacesIsReadAndWritten() {
    CardsTyped typed(3);
    typed.read(QStringLiteral(" LA,LK /  / H9"));
    QCOMPARE(typed.places()[0], (QStringList{"LA", "LK"}));
    QVERIFY(typed.places()[1].isEmpty());
    QCOMPARE(typed.line(), QStringLiteral("LA LK /  / H9"));
    for (int place = 0; place < 3; ++place) QCOMPARE(typed.placeAt(typed.line(), typed.behind(place)), place);
    typed.lay(1, QStringLiteral("HK"));
    typed.name(1, QStringLiteral("LA"));
    typed.name(1, QStringLiteral("L9")); // once more is another name
    QCOMPARE(typed.line(), QStringLiteral("LA LK / HK=L9 / H9"));
    QCOMPARE(typed.takeBack(2), 2);
    QCOMPARE(typed.takeBack(2), 1);
    QCOMPARE(typed.line(), QStringLiteral("LA LK"));
    QCOMPARE(typed.line(1), QStringLiteral("LA LK / "));
    typed.read(QStringLiteral("a/b/c/d"));
    QCOMPARE(typed.places()[2], (QStringList{"c", "d"}));
}

void TestCardQuestion::theTrickByKeys() {
    QCOMPARE(keys().focus(), QStringLiteral("trumpH"));
    keys().type(QStringLiteral("l")); // and on to the line
    QCOMPARE(keys().focus(), QStringLiteral("cardLine"));
    keys().type(QStringLiteral("LA L9 HK=LA L8"));
    const auto values = m_asked->values();
    QCOMPARE(values.at("trump"), std::string("L"));
    QCOMPARE(values.at("leader"), std::string("D")); // left of the dealer
    QVERIFY2(lies().contains(QStringLiteral("Von: Laub-Ass\nBlaas: Laub-Neuner\nGrüner: Martl als Laub-Ass")),
             qPrintable(lies()));
    QVERIFY(QString::fromStdString(answer(Question::Trick).verdict).startsWith(QStringLiteral("B macht")));
}

void TestCardQuestion::theTrickByMouse() {
    QTest::mouseClick(keys().find(QStringLiteral("trumpL")), Qt::LeftButton);
    const QSignalSpy changed(m_asked.get(), &CardQuestion::changed);
    click("LA");
    click("L9");
    QVERIFY(!m_asked->isNaming());
    click("HK");
    QVERIFY(m_asked->isNaming()); // nothing is answered before
    QCOMPARE(title(), QStringLiteral("Martl, worauf getauft? (Enter: nicht)"));
    QCOMPARE(line(), QStringLiteral("LA L9 HK"));
    click("LA"); // which lies already, and may be its name
    QVERIFY(!m_asked->isNaming());
    click("L8");
    QCOMPARE(line(), QStringLiteral("LA L9 HK=LA L8"));
    QVERIFY(changed.size() >= 5);
    QVERIFY(QString::fromStdString(answer(Question::Trick).verdict).startsWith(QStringLiteral("B macht")));
    click("E7"); // a fifth has no place
    QCOMPARE(line(), QStringLiteral("LA L9 HK=LA L8"));
}

void TestCardQuestion::aPerlaggMayStayWithoutAName() {
    keys().type(QStringLiteral("L"));
    click("HK");
    QVERIFY(m_asked->isNaming());
    keys().press(Qt::Key_Return);
    QVERIFY(!m_asked->isNaming());
    QCOMPARE(line(), QStringLiteral("HK"));
    click("S6");
    QVERIFY(m_asked->isNaming());
    keys().type(QStringLiteral(" L9")); // what is typed says it, too
    QVERIFY(!m_asked->isNaming());
    QCOMPARE(line(), QStringLiteral("HK S6 L9"));
}

void TestCardQuestion::theLastCardIsTakenBack() {
    keys().type(QStringLiteral("L"));
    for (const char* card : {"LA", "L9", "HK"}) click(card);
    keys().press(Qt::Key_Delete);
    QVERIFY(!m_asked->isNaming());
    QCOMPARE(line(), QStringLiteral("LA L9"));
    QVERIFY(keys().tabTo(QStringLiteral("cardPaletteCards")));
    keys().press(Qt::Key_Delete);
    QCOMPARE(line(), QStringLiteral("LA"));
    QVERIFY(keys().tabTo(QStringLiteral("cardLine")));
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_Delete); // in the text it is the text's
    QCOMPARE(line(), QStringLiteral("A"));
}

void TestCardQuestion::lettersGoToTheLine() {
    QVERIFY(keys().tabTo(QStringLiteral("cardPaletteCards")));
    keys().type(QStringLiteral("E9 h8"));
    QCOMPARE(line(), QStringLiteral("E9 h8"));
    QCOMPARE(keys().focus(), QStringLiteral("cardLine"));
    QVERIFY(keys().tabTo(QStringLiteral("cardPaletteCards")));
    keys().press(Qt::Key_Right); // from the Seven of hearts to the Eight, which lies
    keys().press(Qt::Key_Return);
    QCOMPARE(line(), QStringLiteral("E9 h8"));
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_Return);
    QCOMPARE(line(), QStringLiteral("E9 h8 H9"));
}

void TestCardQuestion::aDoubleClickLaysOneCard() {
    keys().type(QStringLiteral("L"));
    auto* grid = m_asked->findChild<PackGrid*>();
    const QPoint martl = grid->boxOf(QStringLiteral("HK")).center().toPoint();
    QTest::mouseClick(grid, Qt::LeftButton, Qt::NoModifier, martl);
    QTest::mouseDClick(grid, Qt::LeftButton, Qt::NoModifier, martl);
    QCOMPARE(line().left(2), QStringLiteral("HK"));
    QVERIFY2(line() == QStringLiteral("HK") || line() == QStringLiteral("HK=HK"), qPrintable(line()));
    QVERIFY(!line().contains(QLatin1Char(' ')));
}

void TestCardQuestion::whatLiesIsPale() {
    keys().type(QStringLiteral("L"));
    click("E9");
    click("E9");
    QCOMPARE(line(), QStringLiteral("E9"));
    QVERIFY(keys().tabTo(QStringLiteral("cardPaletteCards")));
    keys().press(Qt::Key_Down);
    const QString spoken = keys().find(QStringLiteral("cardPaletteCards"))->accessibleDescription();
    QVERIFY2(spoken.contains(QLatin1Char('-')), qPrintable(spoken));
}

void TestCardQuestion::whatIsNeverTrumpSaysWhy() {
    const QWidget* acorns = keys().find(QStringLiteral("trumpE"));
    QVERIFY(!acorns->isEnabled());
    QVERIFY2(acorns->toolTip().contains(QStringLiteral("nie Trumpf")), qPrintable(acorns->toolTip()));
    keys().type(QStringLiteral("e"));
    QCOMPARE(m_asked->values().at("trump"), std::string());
    CardCase other = tableThree();
    other.under.rules = "innsbruck";
    m_asked->ask(Question::Trick, other);
    QVERIFY(acorns->isEnabled());
}

void TestCardQuestion::figuresHaveARowEach() {
    m_asked->ask(Question::Compare, tableThree());
    m_asked->arrive();
    keys().type(QStringLiteral("L"));
    QCOMPARE(keys().focus(), QStringLiteral("cardChoice-figure"));
    keys().type(QStringLiteral("H"));
    QCOMPARE(keys().focus(), QStringLiteral("cardLine"));
    keys().type(QStringLiteral("LA LK"));
    keys().press(Qt::Key_Return); // the other's
    click("EA");
    click("EK");
    QCOMPARE(line(), QStringLiteral("LA LK / EA EK"));
    QCOMPARE(m_asked->values().at("figure"), std::string("hanger"));
    QCOMPARE(m_asked->values().at("second"), std::string("EA EK"));
    QVERIFY(answer(Question::Compare).answered());
    auto* rows = m_asked->findChild<CardSlots*>();
    QTest::mouseClick(rows, Qt::LeftButton, Qt::NoModifier, {rows->width() / 2, rows->height() / 4});
    click("LO");
    QCOMPARE(line(), QStringLiteral("LA LK LO / EA EK"));
}

void TestCardQuestion::ledAndHeldFillOneAfterTheOther() {
    m_asked->ask(Question::Plays, tableThree());
    keys().type(QStringLiteral("L"));
    for (const char* card : {"L10", "LA", "L8", "H9", "S7"}) click(card);
    QCOMPARE(line(), QStringLiteral("L10 / LA L8 H9 S7"));
    QVERIFY(!m_asked->isNaming()); // what is held has no name
    QVERIFY(QString::fromStdString(answer(Question::Plays).verdict).startsWith(QStringLiteral("Ja")));
}

void TestCardQuestion::handsOfAnExchangeStandUnderTheirNames() {
    m_asked->ask(Question::Exchange, tableThree());
    m_asked->arrive();
    QCOMPARE(keys().focus(), QStringLiteral("cardLine")); // no trumps are asked
    QCOMPARE(m_asked->values().at("dealer"), std::string("C"));
    for (const char* card : {"L7", "L9", "HA"}) click(card);
    QCOMPARE(line(), QStringLiteral("L7 / L9 HA"));
    QVERIFY2(lies().contains(QStringLiteral("Paulmichl: Laub-Neuner, Herz-Ass")), qPrintable(lies()));
    QVERIFY(lies().contains(QStringLiteral("Blaas: ")));
    QVERIFY(QString::fromStdString(answer(Question::Exchange).verdict).startsWith(QStringLiteral("Ja")));
}

void TestCardQuestion::everyQuestionKeepsItsCards() {
    keys().type(QStringLiteral("L"));
    keys().type(QStringLiteral("LA"));
    m_asked->ask(Question::Plays, tableThree());
    QCOMPARE(line(), QString());
    m_asked->ask(Question::Trick, tableThree());
    QCOMPARE(line(), QStringLiteral("LA"));
    CardCase other = tableThree();
    other.dealer = Seat::A; // another deal
    m_asked->ask(Question::Trick, other);
    QCOMPARE(line(), QString());
}

// As a window that is built anew does, and a sheet that went on meanwhile.
void TestCardQuestion::whatWasLaidIsPutBack() {
    m_asked->ask(Question::Compare, tableThree());
    m_asked->setValues({{"trump", "L"}, {"figure", "hanger"}, {"first", "LA LK"}, {"second", "EA"}});
    QCOMPARE(line(), QStringLiteral("LA LK / EA"));
    QCOMPARE(m_asked->values().at("trump"), std::string("L"));
    QCOMPARE(m_asked->values().at("figure"), std::string("hanger"));
    m_asked->arrive();
    keys().press(Qt::Key_Home);
    m_asked->ask(Question::Compare, tableThree());
    m_asked->setValues(m_asked->values());
    QCOMPARE(dynamic_cast<QLineEdit*>(keys().find(QStringLiteral("cardLine")))->cursorPosition(), 0);
}

QTEST_MAIN(TestCardQuestion)
#include "test_card_question.moc"

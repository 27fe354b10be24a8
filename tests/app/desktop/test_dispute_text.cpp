#include "support/dispute_test.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QPushButton>
#include <QTest>

// What is pasted into a record or typed as people speak: read where it means one thing, else asked about.
namespace {

using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestDisputeText : public DisputeTest {
    Q_OBJECT

  private slots:
    void pastedTextIsTidied();
    void aPastedHeadInGermanIsOne();
    void aLineOfTheHeadGoesThere();
    void textOfAWebPageIsTidied();
    void pastingTakesNothingAway();
    void whatIsExpectedIsSaidInItsLanguage();
    void aPastedNameIsAskedAbout();
    void aPastedCardIsAskedAbout();
    void aPastedRecordBelowACommentIsOneOfItsOwn();
    void onlyWhoIsNamedSoIsOffered();
    void aQuestionGoesWithItsText();
    void aTypedNameIsItsSeat();
    void aTypedHeadIsReadAsPeopleWriteIt();
    void cardsByThemselvesAreADeal();
    void cardsByThemselvesAreLeftWhereTheyMeanNothing();
    void cardsByThemselvesAreDrawnWhereTheyCannotBe();
    void cardsByThemselvesAreWrittenBeforeTheRuling();
    void aRecordOfEndlessLinesIsSaidToBeOne();
};

void TestDisputeText::pastedTextIsTidied() {
    begin();
    keys().press(Qt::Key_A, Qt::ControlModifier);
    QApplication::clipboard()->setText(QStringLiteral(
        "rules: innsbruck\nplayers: A=„Anna“ B=Bert\ntrump: Laub\n\nAnna: spielt L-10\nbert: ♠A"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(record(), QStringLiteral("rules: innsbruck\nplayers: A=\"Anna\" B=Bert\ntrump: L\n\n"
                                      "A: spielt L10\nB: LA"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
}

// Into a record nobody has written on: whole, or what is known of the deal.
void TestDisputeText::aPastedHeadInGermanIsOne() {
    begin();
    QApplication::clipboard()->setText(QStringLiteral(
        "Spieler: Anna, Bert, Carla, Dora\nGeber: Dora\nTrumpf: Laub\nStand: 4 : 7\n\nAnna: spielt L10"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(!keys().isShown(QStringLiteral("promptBar")),
             qPrintable(keys().textOf(QStringLiteral("promptQuestion"))));
    QVERIFY2(!keys().isShown(QStringLiteral("recordError")), qPrintable(record()));
    QVERIFY2(record().startsWith(QStringLiteral("rules: innsbruck\nplayers: A=Anna B=Bert C=Carla D=Dora\n"
                                                "dealer: D\ntrump: L\nscore: 4 7\n\n")),
             qPrintable(record()));
    QVERIFY2(record().endsWith(QStringLiteral("\nA: spielt L10")), qPrintable(record()));
    write({"rules: innsbruck", "", ""});
    QApplication::clipboard()->setText(
        QStringLiteral("Spieler: Anna, Bert, Carla, Dora\nRegeln: Imst\nGeber: Dora\n\nAnna: spielt L10"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(record(), QStringLiteral(
                           "players: A=Anna B=Bert C=Carla D=Dora\nrules: imst\ndealer: D\n\nA: spielt L10"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("Stand: 4 : 7")); // and typed where one stands
    keys().press(Qt::Key_Return);
    QVERIFY2(record().contains(QStringLiteral("\ndealer: D\nscore: 4 7\n\nA: spielt L10\n")),
             qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    write({"rules: innsbruck", "", ""});
    QApplication::clipboard()->setText(QStringLiteral("Regeln: Hintertupfing\nTrumpf: Laub\n"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(keys().textOf(QStringLiteral("recordError")).contains(QStringLiteral("Hintertupfing")),
             qPrintable(keys().textOf(QStringLiteral("recordError"))));
}

// What is known is typed where one stands, in whatever order it comes to mind.
void TestDisputeText::aLineOfTheHeadGoesThere() {
    begin();
    write({"rules: innsbruck", "", "A: play L10", "trump: L", ""});
    QCOMPARE(record(), QStringLiteral("rules: innsbruck\ntrump: L\n\nA: play L10\n"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    write({"rules: innsbruck", "score: 3 4", "", "A: play L10", "score: 5 6", "hand b: L9 ? ? ? ?",
           "B: play L9"});
    QCOMPARE(record(),
             QStringLiteral("rules: innsbruck\nscore: 5 6\nhand B: L9 ? ? ? ?\n\nA: play L10\nB: play L9"));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // as one step, like all typing
    QVERIFY(!record().endsWith(QStringLiteral("L9")));
}

// No-break spaces, line ends of another system, hyphens and signs; who cannot be meant is asked about.
void TestDisputeText::textOfAWebPageIsTidied() {
    begin();
    keys().press(Qt::Key_A, Qt::ControlModifier);
    QApplication::clipboard()->setText(
        QStringLiteral("rules:\u00a0innsbruck\r\nplayers: A=\u201eAnna K.\u201c B=\u00bbBert\u00ab\r\n"
                       "trump:\u00a0\u2660\r\n\r\nAnna K.: \u2665K\r\nBert:\u00a0spielt H\u2011A\r\n"
                       "Toni: H-9\r\n"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(keys().textOf(QStringLiteral("promptQuestion")).contains(QStringLiteral("„Toni“")),
             qPrintable(keys().textOf(QStringLiteral("promptQuestion")) + record()));
    keys().press(Qt::Key_3);
    QVERIFY2(!keys().isShown(QStringLiteral("recordError")),
             qPrintable(keys().textOf(QStringLiteral("recordError")) + record()));
    for (const char* line : {"A: HK\n", "B: spielt HA\n", "C: H9\n", "C=Toni"})
        QVERIFY2(record().contains(QLatin1String(line)), qPrintable(record()));
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("D gibt zu")));
}

// Names that stand already are signed under; and a page of a book is no record.
void TestDisputeText::pastingTakesNothingAway() {
    begin();
    write({"rules: innsbruck", "players: A=Anna B=Bert C=Carla D=Dora", "trump: L", "", ""});
    QApplication::clipboard()->setText(QStringLiteral("Toni: \u2660A"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_2); // Bert's seat
    QVERIFY2(record().contains(QStringLiteral("B=Bert")) && record().endsWith(QStringLiteral("\nB: LA")),
             qPrintable(record()));
    // The whole name alone: Tonis is somebody else. A hand goes into the head.
    QApplication::clipboard()->setText(
        QStringLiteral("\nToni: \u2665A\nTonis: „H9“\nHand Dora: E8 E9 ? ? ?"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    keys().press(Qt::Key_2);
    QVERIFY2(record().contains(QStringLiteral("\nB: HA\nTonis: ")), qPrintable(record()));
    keys().press(Qt::Key_3);
    QVERIFY2(record().contains(QStringLiteral("\nB: HA\nC: H9\n")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("\nhand D: E8 E9 ? ? ?\n\n")), qPrintable(record()));
    const QString before = record();
    QApplication::clipboard()->setText(QString(5'000'000, QLatin1Char('x')));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(record(), before);
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("zu viel Text")));
}

void TestDisputeText::whatIsExpectedIsSaidInItsLanguage() {
    begin();
    write({"rules: innsbruck", "", "A: bitet gleich"});
    const auto error = [this] { return keys().textOf(QStringLiteral("recordError")); };
    QVERIFY2(error().contains(QStringLiteral("bietet")) && !error().contains(QStringLiteral("bet,")),
             qPrintable(error()));
    write({"rules: innsbruck", "players: Anna", ""});
    QVERIFY2(error().contains(QStringLiteral("A=Anna")) && !error().contains(QStringLiteral("SEAT")),
             qPrintable(error()));
    QMetaObject::invokeMethod(m_case->window().findChild<QObject*>(QStringLiteral("languageIt")), "trigger");
    QCoreApplication::processEvents();
    QVERIFY2(error().contains(QStringLiteral("un posto")), qPrintable(error()));
}

void TestDisputeText::aPastedNameIsAskedAbout() {
    begin();
    write({"rules: innsbruck", "trump: L", "", ""});
    QApplication::clipboard()->setText(QStringLiteral("Anna: ♠10\nToni: ♠A\nAnna: ♠9"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_1); // Anna sits at A
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_2); // Toni at B
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(record().endsWith(QStringLiteral("players: A=Anna B=Toni\n\nA: L10\nB: LA\nA: L9")),
             qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestDisputeText::aPastedRecordBelowACommentIsOneOfItsOwn() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: play L10"});
    keys().press(Qt::Key_A, Qt::ControlModifier);
    const QString other = QStringLiteral("# nur ein Wort\nrules: imst\ntrump: L\n\nA: LA");
    QApplication::clipboard()->setText(other);
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(!keys().isShown(QStringLiteral("promptBar")), qPrintable(record()));
    QVERIFY2(record().startsWith(QStringLiteral("# nur ein Wort\nrules: imst\ntrump: L\n\n")),
             qPrintable(record()));
}

void TestDisputeText::onlyWhoIsNamedSoIsOffered() {
    begin();
    QApplication::clipboard()->setText(QStringLiteral("rules: innsbruck\nplayers: A=\"Anna Höß\" B=\"Bert "
                                                      "Moll\" C=\"Carl Höß\" D=Dora\n\nHöß: bietet gleich"));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY(!keys().isShown(QStringLiteral("promptWay2")));
    keys().press(Qt::Key_2); // Carl Höß
    QVERIFY2(record().endsWith(QStringLiteral("C: bet gleich")) ||
                 record().endsWith(QStringLiteral("C: bietet gleich")),
             qPrintable(record()));
}

void TestDisputeText::aPastedCardIsAskedAbout() {
    begin();
    write({"rules: innsbruck", "trump: L", "", ""});
    QApplication::clipboard()->setText(
        QStringLiteral("A: play Herz-Bube\nB: play König Schell\nC: play Ass"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    const auto asked = [this] { return keys().textOf(QStringLiteral("dealPaletteTitle")); };
    QVERIFY2(asked().contains(QStringLiteral("„Herz-Bube“")), qPrintable(asked()));
    clickCard("HA"); // is none
    QVERIFY(record().contains(QStringLiteral("Herz-Bube")));
    clickCard("HU");
    QVERIFY2(asked().contains(QStringLiteral("„Ass“")), qPrintable(asked()));
    clickCard("LA");
    QVERIFY2(record().endsWith(QStringLiteral("\n\nA: play HU\nB: play SK\nC: play LA")),
             qPrintable(record()));
    QVERIFY(!asked().contains(QLatin1Char('?')));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

// Over another text the answer would be put where nobody means it.
void TestDisputeText::aQuestionGoesWithItsText() {
    begin();
    const QStringList fresh{"rules: innsbruck", "players: A=Anna", "trump: L", "", ""};
    write(fresh);
    QApplication::clipboard()->setText(QStringLiteral("A: play Herz-Bube"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    const auto asked = [this] { return keys().textOf(QStringLiteral("dealPaletteTitle")); };
    QVERIFY(asked().contains(QLatin1Char('?')));
    write(fresh);
    QVERIFY(!asked().contains(QLatin1Char('?')));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    QApplication::clipboard()->setText(QStringLiteral("Toni: LA"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    const auto* seat = dynamic_cast<QPushButton*>(keys().find(QStringLiteral("promptWay0")));
    QVERIFY2(seat->text().contains(QStringLiteral("A Anna")), qPrintable(seat->text()));
    write(fresh);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
}

void TestDisputeText::aTypedNameIsItsSeat() {
    begin();
    write({"rules: innsbruck", "players: A=Anna B=Bert C=Klaus D=Dora", "trump: L", "", "Dora: bet gleich",
           "Anna: gut „gleich“", ""});
    QVERIFY2(record().endsWith(QStringLiteral("\nD: bet gleich\nA: gut gleich\n")), qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    // who sits nowhere stays as it was written, and is said
    keys().type(QStringLiteral("Toni: LA"));
    keys().press(Qt::Key_Return);
    QVERIFY2(record().endsWith(QStringLiteral("\nToni: LA\n")), qPrintable(record()));
    QVERIFY(keys().isShown(QStringLiteral("recordError")));
}

// In other words, with a colon behind each seat, and with points as a sheet has them.
void TestDisputeText::aTypedHeadIsReadAsPeopleWriteIt() {
    begin();
    write({"Regeln: Imst", "Spieler: A: Anna, B: Bert, C: Carla, D: Dora", "Stand: 4 : 7", "Geber: Dora",
           "Trumpf: Laub", "", "Anna: bietet Gleich", ""});
    QCOMPARE(record(), QStringLiteral("rules: imst\nplayers: A=Anna B=Bert C=Carla D=Dora\nscore: 4 7\n"
                                      "dealer: D\ntrump: L\n\nA: bietet Gleich\n"));
    QVERIFY2(!keys().isShown(QStringLiteral("recordError")),
             qPrintable(keys().textOf(QStringLiteral("recordError"))));
    QVERIFY(keys().textOf(QStringLiteral("tableHead")).contains(QStringLiteral("4 : 7")));
    QCOMPARE(keys().textOf(QStringLiteral("tableTurn")),
             QStringLiteral("Bert oder Dora antwortet auf das Gebot."));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // as it was typed
    QVERIFY2(!record().endsWith(QStringLiteral("A: bietet Gleich\n")), qPrintable(record()));
}

// Who four people wait for types hands, what was turned up, tricks and what was shown as cards alone.
void TestDisputeText::cardsByThemselvesAreADeal() {
    begin();
    const auto type = [this](const char* cards) {
        keys().type(QLatin1String(cards));
        keys().press(Qt::Key_Return);
    };
    keys().type(QStringLiteral("e10 lk l10 hu s9"));
    QCOMPARE(keys().textOf(QStringLiteral("recordHint")),
             QStringLiteral("Enter schreibt: hand A: E10 LK L10 HU S9"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    type("");
    QVERIFY(!keys().isShown(QStringLiteral("recordHint")));
    type("D: ea ek e7 s7 w");
    type("e8 la l8 ha ?");
    type("lo lu h10 sa su");
    type("l9");
    type("l10 la lu=la s7=la"); // D takes it, and leads
    type("w=h7 hu ha lo=ho");
    QCOMPARE(record(), QStringLiteral("rules: innsbruck\nhand A: E10 LK L10 HU S9\nhand D: EA EK E7 S7 S6\n"
                                      "hand B: E8 LA L8 HA ?\nhand C: LO LU H10 SA SU\n\nD: schlägt L9\n"
                                      "A: spielt L10\nB: spielt LA\nC: spielt LU=LA\nD: spielt S7=LA\n"
                                      "D: spielt S6=H7\nA: spielt HU\nB: spielt HA\nC: spielt LO=HO\n"));
    QVERIFY2(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("B spielt aus")),
             qPrintable(keys().textOf(QStringLiteral("tableTurn"))));
    type("C: gut spiel");
    type("a: lk e10");
    QVERIFY2(record().endsWith(QStringLiteral("\nC: gut spiel\nA: weist LK E10\n")), qPrintable(record()));
    type("B: L9"); // alone as well, though the file would read it as played
    QVERIFY2(record().endsWith(QStringLiteral("\nB: weist L9\n")), qPrintable(record()));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    keys().press(Qt::Key_Z, Qt::ControlModifier); // as one step
    QVERIFY2(record().endsWith(QStringLiteral("\na: lk e10")), qPrintable(record()));
}

// What cards cannot be is said, and they stay.
void TestDisputeText::cardsByThemselvesAreLeftWhereTheyMeanNothing() {
    struct Row {
        QStringList before;
        const char* line;
        const char* why;
    };
    const QStringList head{QStringLiteral("rules: innsbruck"), QStringLiteral("hand A: E10 LK L10 HU S9"),
                           QString()};
    const QStringList dealt{QStringLiteral("rules: innsbruck"), QStringLiteral("trump: L"),
                            QStringLiteral("hand B: LA LU E9 E8 E7"), QString()};
    const QStringList three{QStringLiteral("rules: innsbruck"), QStringLiteral("seats: 3"), QString()};
    const QStringList imst{QStringLiteral("rules: imst"), QString()};
    const std::vector<Row> rows{
        {head, "E10 LO E8 HA SA", "E10 hat schon A."},
        {head, "EA EA E8 HA SA", "EA steht zweimal da."},
        {head, "LK", "LK hat schon A."},
        {head, "LA L8", "LA legt den Trumpf schon fest."},
        {imst, "EA", "EA legt keinen Trumpf fest: Die nächste Karte gehört dazu."},
        {three, "EA EK E8 HA SA", "Eine Hand hat hier 7 Karten."},
        {dealt, "L10 LK LO", "B ist an der Reihe und kann LK nicht spielen."},
        {dealt + QStringList{QStringLiteral("A: bet gleich")}, "L10 LA",
         "Zuerst wird auf das Gebot geantwortet."},
        {dealt, "L10 LA S10 L10 S9", "L10 liegt schon."},
        {dealt + QStringList{QStringLiteral("C: gut spiel")}, "L10",
         "Gewiesen wird mit dem Platz davor, etwa B: L10"},
        {dealt, "C: L8 L9", "Gespielt wird eine Karte; gewiesen, wenn das Spiel entschieden ist."},
        {dealt, "L10 LA S10 S9 S8 S7 H7 H8 H9 H10 E10 EU EO EK EA HU HO HA SU SO SK", ""},
        {head, "E8 dann HA", ""},
    };
    begin();
    for (const Row& row : rows) {
        write(row.before + QStringList{QLatin1String(row.line)});
        QVERIFY2(!keys().isShown(QStringLiteral("recordHint")), row.line);
        const QString error = keys().textOf(QStringLiteral("recordError"));
        QVERIFY2(!error.isEmpty() && error.endsWith(QString::fromUtf8(row.why)), qPrintable(error));
        if (row.why[0] != '\0') QVERIFY2(ruled().contains(QString::fromUtf8(row.why)), qPrintable(ruled()));
        keys().press(Qt::Key_Return);
        QVERIFY2(record().endsWith(QLatin1String(row.line) + QStringLiteral("\n")), qPrintable(record()));
    }
}

// They are drawn all the same: in the hand that they would be, or on the table as far as they fall.
void TestDisputeText::cardsByThemselvesAreDrawnWhereTheyCannotBe() {
    begin();
    const auto inHandOfB = [this] {
        return keys()
            .find(QStringLiteral("cardTable"))
            ->accessibleDescription()
            .section(QLatin1Char('\n'), 1, 1)
            .section(QStringLiteral("in der Hand "), 1);
    };
    write({"rules: innsbruck", "hand A: E10 LK L10 HU S9", "", "E10 LO E8 HA SA"});
    QCOMPARE(inHandOfB(), QStringLiteral("Schell-Ass, Herz-Ass, Laub-Ober, Eichel-Achter, Eichel-Zehner"));
    write({"rules: innsbruck", "trump: L", "hand B: LA LU E9 E8 E7", "", "L10 LA S10 L10 S9"});
    QCOMPARE(inHandOfB(),
             QStringLiteral("Laub-Unter, Eichel-Neuner, Eichel-Achter, Eichel-Siebener")); // LA has fallen
}

// With trumps in the head a row below it is played; what is kept or printed is what Enter would have written.
void TestDisputeText::cardsByThemselvesAreWrittenBeforeTheRuling() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "H9 H10 H8 H7 S9"});
    QCOMPARE(keys().textOf(QStringLiteral("recordHint")),
             QStringLiteral("Enter schreibt: A H9 · B H10 · C H8 · D H7 · B S9"));
    QVERIFY2(!ruled().contains(QStringLiteral("nicht zu lesen")), qPrintable(ruled()));
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    keys().press(Qt::Key_Escape);
    QVERIFY2(record().endsWith(QStringLiteral("\nD: spielt H7\nB: spielt S9\n")), qPrintable(record()));
}

// A record with names of which nobody can tell the end.
void TestDisputeText::aRecordOfEndlessLinesIsSaidToBeOne() {
    const QString name(200'000, QLatin1Char('x'));
    const QString file = m_case->path(QStringLiteral("lang.perlagg"));
    const auto write = [&](const QString& called) {
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(QStringLiteral("rules: innsbruck\nplayers: A=\"%1\" B=\"%1\"\n\nA: bet gleich\n")
                          .arg(called)
                          .toUtf8());
    };
    ctrl(Qt::Key_6);
    const QString before = record();
    write(name);
    m_case->window().openFile(file);
    QVERIFY2(strip().startsWith(QStringLiteral("Zeile 2 ")), qPrintable(strip()));
    QCOMPARE(record(), before);
    write(name.left(1500)); // which a line may be, and no seat
    m_case->window().openFile(file);
    QVERIFY(strip().isEmpty());
    QVERIFY(record().contains(name.left(1500)));
    QVERIFY(keys().find(QStringLiteral("cardTable"))->accessibleDescription().size() < 2000);
    QVERIFY(!ruled().contains(name.left(200)));
}

QTEST_MAIN(TestDisputeText)
#include "test_dispute_text.moc"

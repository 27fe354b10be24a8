#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/left_out.h"
#include "games/perlaggen/dispute/own_rules_text.h"
#include "games/perlaggen/dispute/ruling_text.h"
#include "games/perlaggen/dispute/table_view.h"

#include <cards/notation.h>

#include <QTest>

// What the Streitfall makes of a record's text before anything is drawn.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;

const std::string kFirstTrick = "rules: innsbruck\n"        // 1
                                "trump: L\n"                // 2
                                "hand D: S7 H9 H8 E10 EA\n" // 3
                                "\n"                        // 4
                                "A: play L10\n"             // 5
                                "B: play LA\n"              // 6
                                "C: play LU=LA\n"           // 7
                                "D: play S7=LA\n";          // 8

DealView view(const std::string& text, int line) {
    return viewOf(text, line, perlaggen::record::Keywords::English);
}

} // namespace

class TestDisputeModels : public QObject {
    Q_OBJECT

  private slots:
    void aKeyIsSetMadeAndTakenOut();
    void aKeyBelongsToTheDealOneStandsIn();
    void anEventGoesAfterTheLine();
    void anEventNeverGoesIntoTheHeader();
    void whatFollowsIsSetAside();
    void eventsBeginAfterTheHeader();
    void theStepIsTheLineOneStandsOn();
    void linesThatCannotBeReadAreLeftOut();
    void behindALineThatCannotBeReadNothingIsJudged();
    void aHandThatCannotBeIsDrawnAsEntered();
    void aCardTwiceLeavesRoomForAnother();
    void aScoreThatCannotBeIsShownAsEntered();
    void theHeadTakesNothingOffThatIsNotCertain();
    void headAndPanelHaveOneScore();
    void theHeadDecidesNoFigureThatTheRulingLeavesOpen();
    void theHeadSaysWhatTheRulesLetThemDo();
    void whoIsNamedInSentencesIsCalledBriefly();
    void whatIsNotReadIsSaidOnceAndInWords();
    void ofSeveralDealsItIsTheOneAround();
    void theTableShowsCardsNamesAndTheWinner();
    void aCardThatWentBackIsCrossed();
    void legalCardsAreMarked();
    void otherRulesOtherVerdicts();
    void elsewhereNothingOfThisTableIsAgreed();
    void aRulingNamesRuleSourceAndCost();
};

void TestDisputeModels::aKeyIsSetMadeAndTakenOut() {
    const std::string text = "rules: imst # ours\ntrump: H\n\nA: play H9\n";
    QCOMPARE(withKey(text, 1, "rules", "innsbruck"),
             std::string("rules: innsbruck\ntrump: H\n\nA: play H9\n"));
    QCOMPARE(withKey(text, 4, "score", "3 4"),
             std::string("rules: imst # ours\ntrump: H\nscore: 3 4\n\nA: play H9\n"));
    QCOMPARE(withKey(text, 1, "Trump", ""), std::string("rules: imst # ours\n\nA: play H9\n"));
    QCOMPARE(withKey(text, 1, "score", ""), text);
    const std::string own = "rules: imst\nperlaggen: HK S6\ntrump: L\n\nA: play L9\n";
    const OwnRules ours = ownRulesIn(own, 5);
    QCOMPARE(ours.list, std::string("HK S6"));
    QCOMPARE(withRules(own, 5, ours), own);
    const std::string elsewhere = "rules: suedtirol\ntrump: L\n\nA: play L9\n";
    QCOMPARE(withRules(own, 5, {"suedtirol", {}, {}}), elsewhere);
    QCOMPARE(withRules(elsewhere, 4, ours),
             std::string("rules: imst\ntrump: L\nperlaggen: HK S6\n\nA: play L9\n"));
    QCOMPARE(keyOf(text, 1, "rules"), std::string("imst"));
    QCOMPARE(keyOf(text, 1, "score"), std::string());
}

void TestDisputeModels::aKeyBelongsToTheDealOneStandsIn() {
    const std::string text = "rules: imst\ntrump: H\n\nA: play H9\n---\nrules: innsbruck\n\nD: turn L9\n";
    QCOMPARE(keyOf(text, 4, "rules"), std::string("imst"));
    QCOMPARE(keyOf(text, 8, "rules"), std::string("innsbruck"));
    QCOMPARE(withKey(text, 8, "rules", "suedtirol"),
             std::string("rules: imst\ntrump: H\n\nA: play H9\n---\nrules: suedtirol\n\nD: turn L9\n"));
}

void TestDisputeModels::anEventGoesAfterTheLine() {
    const std::string text = "rules: imst\n\nA: play H9\nB: play S8\n";
    const WithEvent between = withEvent(text, 3, "B: bet gleich");
    QCOMPARE(between.text, std::string("rules: imst\n\nA: play H9\nB: bet gleich\nB: play S8\n"));
    QCOMPARE(between.line, 4);
    const WithEvent end = withEvent(text, 5, "C: play H10"); // the empty line at the end
    QCOMPARE(end.text, text + "C: play H10");
    QCOMPARE(end.line, 5);
    const WithEvent last = withEvent(text, 4, "C: play H10");
    QCOMPARE(last.text, text + "C: play H10");
    QCOMPARE(last.line, 5);
}

void TestDisputeModels::anEventNeverGoesIntoTheHeader() {
    QCOMPARE(withEvent("rules: imst\n\nA: play H9", 1, "D: turn H8").text,
             std::string("rules: imst\n\nD: turn H8\nA: play H9"));
    QCOMPARE(withEvent("rules: imst\n\n", 3, "D: turn H8").text, std::string("rules: imst\n\nD: turn H8"));
    QCOMPARE(withEvent("rules: imst", 1, "D: turn H8").text, std::string("rules: imst\n\nD: turn H8"));
    const WithEvent made = withEvent("rules: imst", 1, "D: turn H8");
    QCOMPARE(made.line, 3);
}

void TestDisputeModels::whatFollowsIsSetAside() {
    const std::string other = "---\nrules: imst\n\nA: play H9\n";
    QCOMPARE(setAside("rules: imst\n\nA: play H9\nB: play S8\n\n# so\n" + other, 3, "Before:"),
             "rules: imst\n\nA: play H9\n# Before:\n# B: play S8\n\n# # so\n" + other);
    QCOMPARE(setAside("rules: imst\n\nA: play H9", 3, "Before:"),
             std::string("rules: imst\n\nA: play H9\n# Before:"));
}

void TestDisputeModels::eventsBeginAfterTheHeader() {
    const std::string text = "rules: imst\ntrump: H\n\nA: play H9\n";
    QVERIFY(!isAmongEvents(text, 1));
    QVERIFY(!isAmongEvents(text, 3)); // the line between
    QVERIFY(isAmongEvents(text, 4));
    QVERIFY(isAmongEvents(text, 5));
    QVERIFY(!isAmongEvents("", 1));
}

void TestDisputeModels::theStepIsTheLineOneStandsOn() {
    QCOMPARE(view(kFirstTrick, 1).step, std::size_t{0});
    const DealView middle = view(kFirstTrick, 6);
    QCOMPARE(middle.step, std::size_t{2});
    QCOMPARE(middle.lineBefore(), 5);
    QCOMPARE(middle.lineAfter(), 7);
    const DealView end = view(kFirstTrick, 9);
    QCOMPARE(end.step, std::size_t{4});
    QCOMPARE(end.lineAfter(), 0);
    QCOMPARE(view(kFirstTrick, 5).lineBefore(), 1); // into the header: nothing played
}

void TestDisputeModels::linesThatCannotBeReadAreLeftOut() {
    const DealView deal = view(kFirstTrick + "A: bet glich\nA: play Q7\n", 10);
    QCOMPARE(deal.errors.size(), std::size_t{2});
    QCOMPARE(deal.errors[0].line, 9);
    QCOMPARE(deal.errors[1].line, 10);
    QVERIFY(deal.whole.has_value());
    QCOMPARE(deal.whole->record.events.size(), std::size_t{4});
    QVERIFY(
        inWords(deal.errors[0], words::Language::German).contains(QStringLiteral("gleich, hanger, spiel")));
    const DealView nothing = view("Regeln: was?\n", 1);
    QVERIFY(!nothing.errors.empty());
    QVERIFY(!nothing.whole.has_value());
    QVERIFY(tableOf(nothing).seats.empty());
}

// Whoever wrote „gleich“ in quotes has answered all the same: the cards below wait for nothing.
void TestDisputeModels::behindALineThatCannotBeReadNothingIsJudged() {
    const std::string text = "rules: innsbruck\ntrump: L\n\n"
                             "B: bet gleich\n"      // 4
                             "A: good \"gleich\"\n" // 5
                             "A: play L10\n"        // 6
                             "B: play LA\n"         // 7
                             "B: play LK\n"         // 8
                             "---\nrules: innsbruck\n\nA: play L9\n";
    const DealView below = view(text, 8);
    QCOMPARE(below.unread, 5);
    QVERIFY(below.whole->rulings.empty());
    QCOMPARE(below.whole->record.events.size(), std::size_t{1});
    QVERIFY(below.next.empty());
    QCOMPARE(wordsOf(below).turn, QStringLiteral("Ab Zeile 5 ist nichts beurteilt."));
    const papers::LeftOut left = leftOut(below, words::Language::German);
    QCOMPARE(left.sentences.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(left.sentences[0])
                .contains(QStringLiteral("Ab Zeile 5 ist nichts beurteilt, bis sie gelesen werden kann.")));
    const QString page = rulingPage(*below.whole, words::Language::German, 8, nullptr, {}, left).html;
    QVERIFY2(!page.contains(QStringLiteral("Alles regelgerecht")), qPrintable(page));
    QVERIFY(page.contains(QStringLiteral("Ab Zeile 5 ist nichts beurteilt")));
    // While it is being written, what goes there is proposed; the other deal is none of its business.
    QVERIFY(!view(text, 5).next.empty());
    QCOMPARE(view(text, 12).unread, 0);
    QVERIFY(leftOut(view(text, 12), words::Language::German).sentences.empty());
    // By which trumps, nobody knows; who sits there does not matter, and does not let all be in order.
    QCOMPARE(view("rules: innsbruck\ntrump: Q\n\nA: play L10\n", 4).unread, 2);
    const DealView unnamed = view("rules: innsbruck\nplayers: Anna\ntrump: L\n\nA: play L10\n", 5);
    QCOMPARE(unnamed.unread, 0);
    QCOMPARE(leftOut(unnamed, words::Language::German).sentences.size(), std::size_t{1});
}

void TestDisputeModels::aScoreThatCannotBeIsShownAsEntered() {
    const DealView over = view("rules: innsbruck\nscore: 25 5\ntrump: L\n\nA: bet spiel\n", 5);
    QVERIFY2(wordsOf(over).head.contains(QStringLiteral("Stand 25 (kann nicht sein) : 5")),
             qPrintable(wordsOf(over).head));
    QVERIFY(over.whole->outcome.undecided.score);
    const papers::LeftOut left = leftOut(over, words::Language::German);
    QCOMPARE(left.score, std::optional(std::vector<int>{25, 5}));
    QVERIFY(QString::fromStdString(left.sentences.at(0)).contains(QStringLiteral("schon gewonnen")));
}

// pagat, Example 3, without the hands of those who did not follow, and somebody says that one of them could
// have: two points only if he could.
void TestDisputeModels::theHeadTakesNothingOffThatIsNotCertain() {
    const DealView deal = view("rules: imst\nscore: 3 3\ntrump: H\n\n"
                               "A: play E9\n" // 5
                               "B: play LK\n" // 6
                               "C: play S10\nD: play EA\n"
                               "B: irregular revoke A\n",
                               9);
    QVERIFY(std::ranges::all_of(deal.whole->rulings, [](const perlaggen::deal::Ruling& ruling) {
        return ruling.verdict == perlaggen::deal::Verdict::Undecided;
    }));
    QVERIFY(!deal.whole->rulings.empty());
    const QString head = wordsOf(deal).head;
    QVERIFY2(head.contains(QStringLiteral("Stand 3 : ?")), qPrintable(head));
    for (const SeatOnTable& row : tableOf(deal).seats)
        for (const auto& card : row.played) QVERIFY(card && !card->crossed);
}

void TestDisputeModels::theHeadDecidesNoFigureThatTheRulingLeavesOpen() {
    const auto figures = [](const std::string& text, int line) { return wordsOf(view(text, line)).figures; };
    const std::string shown = "rules: innsbruck\ntrump: L\nhand A: LK HK S9 ? ?\nhand B: EA L8 HA SA ?\n\n"
                              "B: good spiel\nA: show LK HK\nA: done\nB: show SA EA HA\nB: done\nA: done\n";
    const QString ended = figures(shown, 11);
    QVERIFY2(ended.contains(QStringLiteral("Gleich 1: gemacht von B/D")), qPrintable(ended));
    QVERIFY2(ended.contains(QStringLiteral("Hanger: nicht zu entscheiden")), qPrintable(ended));
    // Nobody has shown a Gleich, and the show goes on.
    const QString half = figures("rules: innsbruck\ntrump: L\nhand A: E9 E8 ? ? ?\nhand B: S9 S8 ? ? ?\n\n"
                                 "B: good spiel\nB: stand hanger\nA: stand hanger\n",
                                 8);
    QVERIFY2(!half.contains(QStringLiteral("gemacht")), qPrintable(half));
    // Both have let it stand, as the panel says, too.
    const QString both =
        figures("rules: innsbruck\ntrump: L\nhand A: SA SK S9 H9 E10\nhand B: EA EK H8 LA S10\n\n"
                "B: good spiel\nA: good gleich\nA: show SA SK\nA: done\nB: show EA EK\n"
                "B: stand hanger\nA: stand hanger\n",
                12);
    QVERIFY2(both.contains(QStringLiteral("Hanger steht")), qPrintable(both));
    // Nothing has to follow, in Innsbruck something may.
    const std::string all =
        "rules: innsbruck\ntrump: H\nhand A: LA SA S10 S9 EK\nhand B: EA HA E9 E10 LK\n\n"
        "B: good spiel\nA: show LA SA\nA: show S10 S9\nA: done\nB: show EA HA\n"
        "B: show E9 E10\nB: stand gleich\nB: stand hanger\nA: stand gleich\nA: stand hanger\n";
    // A revoke has taken the Spiel from its side: it is never "gut" for it, nor made by it.
    const std::string revoked = "rules: imst\nhouse: revoke_penalty=lose_figure_spiel_minus2\nscore: 5 5\n"
                                "trump: H\nhand A: S9 LA L8 E9 E10\nhand B: SA SK L9 L10 LK\n"
                                "hand C: S10 H9 H8 EA EK\nhand D: SO S8 LO SU H10\n\n"
                                "A: play S9\nB: play SA\nC: play EA\nD: play S8\nC: bet spiel\n"
                                "D: good spiel\n";
    QVERIFY2(figures(revoked, 12).contains(QStringLiteral("Spiel ungeboten")),
             qPrintable(figures(revoked, 12)));
    QVERIFY2(!figures(revoked, 12).contains(QStringLiteral("verfallen")), qPrintable(figures(revoked, 12)));
    QVERIFY2(figures(revoked, 13).contains(QStringLiteral("Spiel ungeboten; für A/C verfallen")),
             qPrintable(figures(revoked, 13)));
    QVERIFY2(figures(revoked, 14).contains(QStringLiteral("; für A/C verfallen")),
             qPrintable(figures(revoked, 14)));
    QVERIFY2(figures(revoked, 15).contains(QStringLiteral("Spiel: verfallen")) &&
                 !figures(revoked, 15).contains(QStringLiteral("gut")),
             qPrintable(figures(revoked, 15)));
    const QString turn = wordsOf(view(all, 15)).turn;
    QVERIFY2(turn.endsWith(QStringLiteral("Sonst ist die Gabe entschieden.")), qPrintable(turn));
}

void TestDisputeModels::headAndPanelHaveOneScore() {
    const std::string text = "rules: imst\nscore: 14 13\n\nB: bet gleich\nA: good gleich\nC: bet hanger\n";
    const DealView all = view(text, 6);
    QVERIFY2(wordsOf(all).head.contains(QStringLiteral("Stand 12 : 14,")), qPrintable(wordsOf(all).head));
    QVERIFY(rulingPage(*all.whole, words::Language::German, 6).html.contains(QStringLiteral("12 : 14")));
    // further up it is said that it is not that of all lines
    QVERIFY(wordsOf(view(text, 5)).head.contains(QStringLiteral("Stand bis hier 14 : 14,")));
}

void TestDisputeModels::theHeadSaysWhatTheRulesLetThemDo() {
    const auto turn = [](const std::string& text, int line) { return wordsOf(view(text, line)).turn; };
    const std::string head = "rules: imst\nplayers: A=Anna B=Bert C=Carla D=Dora\ntrump: L\n";
    const std::string given = head + "score: 13 9\n\nB: good spiel\n"; // now 14
    QCOMPARE(turn(given, 6), QStringLiteral("Anna/Carla weisen oder lassen gut; bieten geht nicht."));
    QCOMPARE(turn(head + "score: 9 9\n\nB: good spiel\n", 6),
             QStringLiteral("Anna/Carla weisen oder bieten."));
    QCOMPARE(turn(head + "score: 9 9\n\nA: bet gleich\n", 6),
             QStringLiteral("Bert oder Dora antwortet auf das Gebot."));
    QCOMPARE(turn(head + "score: 14 9\nhand A: S9 E9 H9 L9 LA\n\nA: ask 4\n", 7),
             QStringLiteral("Bert oder Dora sagt „erlaubt“ oder „nicht erlaubt“."));
    // three answer in turn
    QCOMPARE(turn("rules: innsbruck\nseats: 3\ntrump: L\n\nA: bet gleich\n", 5),
             QStringLiteral("B antwortet auf das Gebot."));
    QCOMPARE(turn("rules: imst\n\n", 2), QStringLiteral("Vor dem Aufschlagen; es gibt D."));
    const QString untold = QStringLiteral("Das Aufschlagen steht nicht im Protokoll; Trumpf ist unbekannt.");
    QCOMPARE(turn("rules: imst\n\nA: bet gleich\nB: hold gleich\n", 4), untold);
    QCOMPARE(turn("rules: imst\n\nA: play S9\n", 3), untold);
    QCOMPARE(turn("rules: imst\ntrump: L\n\nD: irregular misdeal-exposed B\n", 4),
             QStringLiteral("Es wird neu gegeben."));
    // pagat, Example 4: before the bet on the Hanger is answered the Gleich that was seen has to be shown
    const std::string example = "rules: innsbruck\n"                                   // 1
                                "hand A: E9 L9 S7 HA LA\nhand B: S9 E8 S8 LK L10\n"    // 3
                                "hand C: EA EK S10 H8 LO\nhand D: EU LU SU H10 L8\n\n" // 6
                                "D: turn HU\nA: bet gleich\nB: hold gleich\n"          // 9
                                "A: play E9\nB: play E8\nC: play EA\nD: play EU\n"     // 13
                                "B: good spiel\nC: bet hanger\nA: show L9\n"           // 16
                                "B: good hanger\n";                                    // 17
    QCOMPARE(turn(example, 14), QStringLiteral("A/C weisen oder bieten."));
    QCOMPARE(turn(example, 15),
             QStringLiteral("Zuerst A/C: Gleich weisen oder gut lassen. Dann antwortet B oder D."));
    QCOMPARE(turn(example, 16), QStringLiteral("B oder D antwortet auf das Gebot."));
    // with the concession their turn ends, for they have shown a Gleich
    QCOMPARE(turn(example, 17), QStringLiteral("B/D weisen oder bieten."));
    const TableView table = tableOf(view(example, 17));
    for (const SeatOnTable& seat : table.seats) QCOMPARE(seat.onTurn, seat.team == 1);
    // what they show without a bet may be more yet
    const std::string unbet = example.substr(0, example.find("C: bet hanger")) + "A: show L9\nC: show EK\n";
    QCOMPARE(turn(unbet, 16), QStringLiteral("B/D weisen oder bieten, wenn A/C fertig sind."));
    // cards are called as the language has them
    QVERIFY(wordsOf(view(example, 7), words::Language::English).head.contains(QStringLiteral("hearts")));
}

// By the first of several names where nobody else has it; a short name stays.
void TestDisputeModels::whoIsNamedInSentencesIsCalledBriefly() {
    const auto called = [](const std::string& players) {
        const DealView deal = calledBriefly(view("rules: innsbruck\nplayers: " + players + "\n\n", 2));
        QStringList names;
        for (int i = 0; i < 4; ++i)
            names << QString::fromStdString(deal.now->nameOf(static_cast<cards::Seat>(i)));
        return names.join(QLatin1Char('|'));
    };
    QCOMPARE(called("A=\"Anna Höß\" B=\"Bartholomäus Kirchmair-Tschenett\" C=\"Anna Oberhuber-Unterrainer\""),
             QStringLiteral("Höß|Bartholomäus|Oberhuber-Unterra…|D"));
    QCOMPARE(called("A=\"Anna Höß\" B=\"Carl Höß\" C=\"Elfriede Blaas\" D=Toni"),
             QStringLiteral("Anna Höß|Carl Höß|Blaas|Toni"));
}

// A card twice, six cards, two cards: what cannot be is crossed, and the rest is ruled on.
void TestDisputeModels::aHandThatCannotBeIsDrawnAsEntered() {
    const std::string text = "rules: innsbruck\n"            // 1
                             "trump: L\n"                    // 2
                             "hand A: L9 L9 LA LK SO\n"      // 3
                             "hand B: L10 E8 L8 EK EU H9\n"  // 4
                             "hand C: EA LA\n"               // 5
                             "hand D: L7 unsinn H8 H10 SA\n" // 6
                             "\n"
                             "A: play L9\n"  // 8
                             "B: play E8\n"; // 9, and has to follow
    const DealView shown = view(text, 9);
    QVERIFY(shown.whole.has_value());
    QVERIFY(std::ranges::any_of(shown.whole->rulings, [&](const perlaggen::deal::Ruling& ruling) {
        return shown.whole->lineOf(ruling) == 9 && ruling.verdict == perlaggen::deal::Verdict::Illegal;
    }));
    const TableView table = tableOf(shown);
    const auto crossed = [&](int seat) {
        QStringList cards;
        for (const CardOnTable& one : table.seats[static_cast<std::size_t>(seat)].hand)
            if (one.crossed) cards << QString::fromStdString(cards::toString(*one.card));
        return cards.join(QLatin1Char(' '));
    };
    QCOMPARE(crossed(0), QStringLiteral("L9"));
    QCOMPARE(table.seats[0].hand.size(), std::size_t(4)); // five less the one that lies on the table
    QCOMPARE(crossed(1), QStringLiteral("H9"));
    QCOMPARE(crossed(2), QStringLiteral("LA"));
    QCOMPARE(table.seats[2].hand.size(), std::size_t(5));
    QVERIFY(crossed(3).isEmpty());
    QStringList fourth; // one of them nobody can read
    for (const CardOnTable& one : table.seats[3].hand)
        fourth << (one.card ? QString::fromStdString(cards::toString(*one.card)) : QStringLiteral("?"));
    QCOMPARE(fourth, (QStringList{"SA", "H10", "H8", "L7", "?"}));
    QVERIFY(shown.errors.size() >= 4);
    // In another deal of the same text nothing of it is crossed.
    const DealView other = view(text + "---\nrules: innsbruck\n", 11);
    QVERIFY(other.impossible.empty());
}

// Of six cards with one of them twice it is the second that cannot be; the sixth is the fifth.
void TestDisputeModels::aCardTwiceLeavesRoomForAnother() {
    const auto said = [](const std::string& hand) {
        const DealView deal = view("rules: imst\ntrump: L\nhand C: " + hand + "\n\nA: play H9\n", 5);
        QStringList words;
        const TableView table = tableOf(deal);
        for (const CardOnTable& one : table.seats[2].hand)
            words << QString::fromStdString((one.crossed ? "-" : "") +
                                            (one.card ? cards::toString(*one.card) : "?"));
        for (const base::InputError& error : deal.errors)
            words << whatIsWrong(deal, error, words::Language::German);
        return words.join(QLatin1Char(' '));
    };
    const QString twice = QStringLiteral("Herz-Achter ist schon vergeben; jede Karte gibt es nur einmal.");
    QCOMPARE(said("H8 H8 EK EA SA E7"), QStringLiteral("SA H8 EA EK E7 -H8 ") + twice);
    QCOMPARE(said("H8 H8 EK EA SA E7 L7"), QStringLiteral("SA H8 EA EK E7 -H8 -L7 ") + twice +
                                               QStringLiteral(" Laub-Siebener ist eine Karte zu viel."));
    QCOMPARE(said("H8 H8 EK ? SA"), QStringLiteral("SA H8 EK ? -H8 ") + twice);
}

void TestDisputeModels::whatIsNotReadIsSaidOnceAndInWords() {
    const DealView deal =
        view("rules: imst\ntrump: L\nhand A: S9 ? ? ? ?\nhand B: S9 S9 unsinn ? ?\n\nA: play S9\n", 6);
    const std::vector<std::string> said = leftOut(deal, words::Language::German).sentences;
    QCOMPARE(said, (std::vector<std::string>{
                       "Zeile 4: Schell-Neuner ist schon vergeben; jede Karte gibt es nur einmal.",
                       "Zeile 4: „unsinn“ ist nicht zu lesen."}));
}

void TestDisputeModels::ofSeveralDealsItIsTheOneAround() {
    const std::string two = kFirstTrick + "---\nrules: imst\ntrump: H\n\nA: play H9\n";
    QCOMPARE(view(two, 6).whole->rules.set().id, std::string("innsbruck"));
    const DealView second = view(two, 13);
    QCOMPARE(second.whole->rules.set().id, std::string("imst"));
    QCOMPARE(second.step, std::size_t{1});
}

void TestDisputeModels::theTableShowsCardsNamesAndTheWinner() {
    const TableView table = tableOf(view(kFirstTrick, 8));
    QCOMPARE(table.seats.size(), std::size_t{4});
    QCOMPARE(table.trump, std::optional(cards::Suit::Laub));
    const CardOnTable& fourth = *table.seats[3].played[0];
    QCOMPARE(fourth.card->card, cards::Card(cards::Suit::Schell, cards::Rank::Seven));
    QCOMPARE(fourth.card->face(), cards::Card(cards::Suit::Laub, cards::Rank::Ass));
    QCOMPARE(fourth.perlagg, 3); // after the Martl and the Weli
    QVERIFY(fourth.winner);
    QVERIFY(!table.seats[2].played[0]->winner);
    QCOMPARE(table.seats[1].played[0]->perlagg, 0);
    QCOMPARE(table.seats[3].hand.size(), std::size_t{4});
    QVERIFY(table.seats[3].hand[0].card.has_value());
    QVERIFY(!table.seats[0].hand[0].card.has_value()); // nobody recorded A's
    QVERIFY(table.seats[3].spoken.contains(QStringLiteral("Schell-Siebener als Laub-Ass")));
}

void TestDisputeModels::aCardThatWentBackIsCrossed() {
    const std::string text =
        "rules: innsbruck\ntrump: L\nhand A: L10 H9 H8 E10 EA\n\nC: play LA\nA: play L10\n";
    const TableView wrong = tableOf(view(text, 5));
    QCOMPARE(wrong.seats[2].played.size(), std::size_t{1});
    QVERIFY(wrong.seats[2].played[0]->crossed);
    const TableView after = tableOf(view(text, 6));
    QVERIFY(!after.seats[2].played[0].has_value()); // it is back in the hand
    QVERIFY(!after.seats[0].played[0]->crossed);
}

void TestDisputeModels::legalCardsAreMarked() {
    const TableView table =
        tableOf(view("rules: innsbruck\ntrump: L\nhand B: L8 LA HA H9 S10\n\nA: play L10\n", 5));
    QVERIFY(table.seats[1].onTurn);
    for (const CardOnTable& one : table.seats[1].hand)
        QCOMPARE(one.legal, one.card->card.suit() == cards::Suit::Laub);
}

void TestDisputeModels::otherRulesOtherVerdicts() {
    const std::string text = "rules: innsbruck\n\nD: turn EA\n";
    const DealView here = view(text, 3);
    QVERIFY(here.whole->rulings.empty());
    const Otherwise there = underRules(text, 3, "imst");
    QVERIFY(there.replay.has_value());
    QCOMPARE(there.replay->rulings.size(), std::size_t{1});
    const RulingPage marked =
        rulingPage(*there.replay, words::Language::German, 3, &*here.whole, QStringLiteral("Innsbruck"));
    QCOMPARE(marked.illegal, 1);
    QVERIFY(marked.html.contains(QStringLiteral("≠")));
    const RulingPage same = rulingPage(*there.replay, words::Language::German, 3, &*there.replay, {});
    QVERIFY(!same.html.contains(QStringLiteral("≠")));
    QVERIFY(underRules("rules: innsbruck\nhand A: S6 ? ? ? ?\n\n", 1, "schlanders").errors.size() == 1);
}

// Also the same set is another place where this table has its own.
void TestDisputeModels::elsewhereNothingOfThisTableIsAgreed() {
    const std::string text = "rules: suedtirol\nname: Unser Klub\nhouse: misdeal_penalty=2\ntrump: L\n\n"
                             "D: irregular misdeal-count\n"; // 6
    const DealView here = view(text, 6);
    QCOMPARE(here.whole->rules.set().title, std::string("Unser Klub"));
    QCOMPARE(here.whole->rulings.front().consequence.penalty[1], 2);
    for (const char* rules : {"suedtirol", "imst"}) {
        const Otherwise there = underRules(text, 6, rules);
        QVERIFY(there.replay.has_value());
        QVERIFY(there.replay->rules.set().title != here.whole->rules.set().title);
        QCOMPARE(there.replay->rulings.front().consequence.penalty[1], 0);
        QCOMPARE(there.replay->lineOf(there.replay->rulings.front()), 6);
    }
}

void TestDisputeModels::aRulingNamesRuleSourceAndCost() {
    const DealView deal =
        view("rules: suedtirol\nplayers: A=\"<b>\"\nscore: 17 9\ntrump: E\n\nA: bet gleich\n", 6);
    const RulingPage page = rulingPage(*deal.whole, words::Language::English, 6);
    QVERIFY(page.html.contains(QStringLiteral("gestr_no_bet")));
    QVERIFY(page.html.contains(QStringLiteral("Imst rules 2015, § 21")));
    QVERIFY(page.html.contains(QStringLiteral("2 penalty points")));
    QVERIFY(page.html.contains(QStringLiteral("&lt;b&gt;"))); // names are text, not markup
}

QTEST_APPLESS_MAIN(TestDisputeModels)
#include "test_dispute_models.moc"

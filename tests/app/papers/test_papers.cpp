#include "folder.h"
#include "pdf_tools.h"

#include <cards/drawing.h>
#include <desk/entries.h>
#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <kinds/report.h>
#include <kinds/ruling_sheet.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <papers/disputes.h>
#include <papers/games/koenigrufen/rule_papers.h>
#include <papers/games/perlaggen/rule_papers.h>
#include <papers/games/perlaggen/ruling_paper.h>
#include <papers/view.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <perlaggen/ruling/replay.h>
#include <set>
#include <string>
#include <variant>

using namespace schreiber;

namespace {

const pdf::Moment kPrinted{2026, 11, 22, std::nullopt};

// What a card is called, what is written on it, a star where it takes its trick, an x where it is crossed
// out, and who laid it.
std::string lettersOf(const pdf::Picture& card) {
    std::string all = card.name;
    for (const pdf::Picture::Lettering& letters : card.letterings)
        all += (all.empty() ? "" : "/") + letters.text;
    const bool winner = std::any_of(card.shapes.begin(), card.shapes.end(), [](const pdf::ShapeMark& shape) {
        return shape.path[0].to.y > cards::kCardHigh; // a bar under it
    });
    const auto crosses =
        std::count_if(card.shapes.begin(), card.shapes.end(), [&](const pdf::ShapeMark& shape) {
            return shape.path.size() == 2 && shape.path[0].to.x == 0 && shape.path[1].to.x == card.size.width;
        });
    return all + (winner ? "*" : "") + (crosses == 2 ? "x" : "") +
           (card.caption.empty() ? "" : "(" + card.caption + ")");
}

std::string textOf(const kinds::RulingSheet& sheet) {
    std::string all;
    if (sheet.verdict) {
        all += sheet.verdict->sentence + '\n';
        for (const std::string& why : sheet.verdict->why) all += why + '\n';
        all += sheet.verdict->score + " (" + sheet.verdict->before + ")\n";
    }
    for (const kinds::RulingSheet::Section& section : sheet.sections) {
        all += section.heading + '\n';
        for (const auto& row : section.rows) {
            for (const std::string& cell : row) all += cell + '|';
            all += '\n';
        }
        for (const kinds::DrawnRow& row : section.drawn) {
            all += row.name + ':';
            for (const pdf::Picture& card : row.pictures) all += ' ' + lettersOf(card);
            all += (row.then.empty() ? "" : " ") + row.then + '\n';
        }
        for (const std::string& paragraph : section.paragraphs) all += paragraph + '\n';
    }
    return all;
}

std::string textOf(const kinds::RulePaper& paper) {
    std::string all;
    for (const kinds::Section& section : paper.sections) {
        all += section.title + '\n';
        for (const std::string& sentence : section.sentences) all += sentence + '\n';
    }
    return all;
}

} // namespace

TEST_CASE("a ruling to sign tells how the deal began, its lines and the rules that were broken") {
    const std::string text = "rules: suedtirol\nplayers: A=Anna B=Bert C=Klaus D=Dora\nscore: 17 10\n"
                             "dealer: D\ntrump: L\n\nA: bet gleich\nA: play LA\n";
    const auto records = perlaggen::record::read(text);
    REQUIRE(records);
    const kinds::RulingSheet sheet = papers::rulingPaper(perlaggen::ruling::replay(records->front()),
                                                         "n.perlagg", words::Language::English, kPrinted);
    const std::string told = textOf(sheet);
    CHECK_THAT(told, Catch::Contains("score before 17 : 10") && Catch::Contains("Game to 18") &&
                         Catch::Contains("dealt by Dora") && Catch::Contains("Trumps leaves"));
    CHECK_THAT(told, Catch::Contains("7|Anna bets on the Gleich|\n8|Anna plays the Ace of leaves|"));
    CHECK_THAT(told, Catch::Contains("Perlaggen King of hearts, "));
    CHECK_THAT(told, Catch::Contains("Rule: ") && Catch::Contains("Gestrichen may not bet"));
    CHECK(sheet.signers.size() == 4);
    const std::string german = textOf(papers::rulingPaper(perlaggen::ruling::replay(records->front()), "",
                                                          words::Language::German, kPrinted));
    CHECK_THAT(german, Catch::Contains("7|Anna bietet Gleich|") && Catch::Contains("Regel: "));
}

TEST_CASE("nothing on a ruling sheet is said in the words of the record") {
    const std::string text =
        "rules: imst\nplayers: A=Anna B=Bert C=Klaus D=Dora\nscore: 14 13\ndealer: D\n\nA: blind gleich "
        "hanger\n"
        "C: cut HK\nC: irregular cut-visible\nC: cut -\nD: turn L9\nD: irregular left-exchange B\n"
        "D: exchange L8 L9\nA: bet hanger 3\nB: hold hanger\nB: bet all\nA: good spiel suit\nA: ask 4\n"
        "B: deny\nA: reveal gleich K\nA: play LU=LA\nB: show L7 S7=S9\nB: stand hanger\nA: ask gleich\n"
        "A: done\nB: allow\nC: irregular extra-cards knowingly\n";
    const auto records = perlaggen::record::read(text);
    REQUIRE(records);
    const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(records->front());
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        const std::string told = textOf(papers::rulingPaper(replay, "", language, kPrinted));
        CAPTURE(told);
        for (const char* code : {"irregular left", "left-exchange", "cut-visible", "extra-cards", "LU=LA",
                                 "S7=S9", "L8 L9", "bet hanger", "regelwidrig left", "reveal", "_"})
            CHECK(told.find(code) == std::string::npos);
    }
}

TEST_CASE("the sheet of a ruling that is kept tells its deal in words, and its text only where nobody can "
          "read it") {
    const desk::test::Folder folder;
    desk::Evening evening = desk::test::singles(folder, 8);
    REQUIRE(desk::changeSettings(evening, {{desk::kOwnName, "Tarrenz"}, {"trump_hanger", "trump_wins"}}, {}));
    desk::test::start(evening, 1);
    desk::NewRuling asked;
    asked.record = "rules: innsbruck\ndealer: D\n\nD: turn L9\nA: bet gleich\nA: bet gleich\n";
    asked.place = {1, 1, 0};
    asked.dispute = "Zweimal geboten";
    REQUIRE(desk::addRuling(evening, asked));
    tournament::Ruling kept = evening.tournament().rulings.back();
    const auto sheetIn = [&](const tournament::Ruling& ruling) {
        return kinds::sheetOf(papers::disputeOf(evening.tournament(), ruling, words::Language::German,
                                                [](const std::string&) { return "heute"; }),
                              words::Language::German, kPrinted);
    };
    const kinds::RulingSheet sheet = sheetIn(kept);
    CHECK(sheet.rules == "Tarrenz (Innsbrucker Art)");
    const std::string told = textOf(sheet);
    CHECK_THAT(told, Catch::Contains("Verlauf") && Catch::Contains(" bietet Gleich|") &&
                         Catch::Contains("schlägt Laub-Neuner auf") && Catch::Contains("Trumpf Laub"));
    CHECK_THAT(told, Catch::Contains("Zettel\nAnzuschreiben|0 : 0|\nStand|0 : 0|\n") &&
                         !Catch::Contains("Strafen|"));
    CHECK_THAT(told,
               !Catch::Contains("Protokoll") && !Catch::Contains("bet gleich") && !Catch::Contains("L9|"));
    kept.record = "rules: lost\n\nA: bet gleich\n";
    CHECK_THAT(textOf(sheetIn(kept)), Catch::Contains("Protokoll") && Catch::Contains("A: bet gleich|"));
}

TEST_CASE("what nobody has kept is printed as it was answered, and without a number") {
    desk::NewRuling asked;
    asked.record = "rules: ruediger\nplayers: A=Anna B=Berta C=Cilli D=Dora\ngame: A rufer\n";
    asked.dispute = "Darf er das ansagen? Rufer; Dora: Kontra geben";
    asked.decision = "Nein, Dora darf nicht Kontra geben.";
    asked.why = "Rüdigervariante, Ansagen";
    tournament::Ruling ruling = desk::rulingOf(asked);
    ruling.place = "Tisch 1 · Runde 2";
    const kinds::RulingSheet sheet = kinds::sheetOf(
        papers::disputeOf({}, ruling, words::Language::German, [](const std::string& utc) { return utc; }),
        words::Language::German, kPrinted);
    CHECK(sheet.record == "Tisch 1 · Runde 2");
    REQUIRE(sheet.verdict);
    CHECK(sheet.verdict->sentence == "Nein, Dora darf nicht Kontra geben.");
    const std::string told = textOf(sheet);
    CHECK_THAT(told, Catch::Contains("Rufer; Dora: Kontra geben") &&
                         Catch::Contains("Rüdigervariante, Ansagen") && !Catch::Contains("Nummer") &&
                         !Catch::Contains("einzuwenden"));
}

TEST_CASE("what was decided of a ruling that is withdrawn stands in the list as past") {
    const desk::test::Folder folder;
    desk::Evening evening = desk::test::singles(folder, 8);
    desk::NewRuling asked;
    asked.record = "rules: innsbruck\n\nA: bet gleich\n";
    asked.dispute = "Gilt das Gebot?";
    REQUIRE(desk::addRuling(evening, asked));
    const auto printed = [&] {
        return papers::disputeOf(evening.tournament(), evening.tournament().rulings.back(),
                                 words::Language::German, [](const std::string&) { return "heute"; });
    };
    using Said = std::vector<std::string>;
    REQUIRE(desk::overruleRuling(evening, 1, "Das Gebot gilt nicht.", "zu leise", {}));
    CHECK(printed().decisions == Said{"Das Gebot gilt nicht.", "Grund: zu leise"});
    CHECK(printed().signers.size() == 4);
    REQUIRE(desk::overruleRuling(evening, 1, "Es gilt doch.", "zwei Zeugen", {}));
    CHECK(printed().decisions == Said{"Die Leitung entschied vorher: Das Gebot gilt nicht.",
                                      "Grund: zu leise", "Die Leitung entscheidet: Es gilt doch.",
                                      "Grund: zwei Zeugen"});
    REQUIRE(desk::withdrawRuling(evening, 1, "Irrtum", {}));
    CHECK(printed().decisions == Said{"Die Leitung entschied vorher: Das Gebot gilt nicht.",
                                      "Grund: zu leise", "Die Leitung entschied vorher: Es gilt doch.",
                                      "Grund: zwei Zeugen", "Die Leitung zieht zurück: Irrtum"});
    CHECK(printed().signers.empty());
}

TEST_CASE("a line of a ruling names it on the paper of the sheets, in the paper's language") {
    const desk::test::Folder folder;
    desk::Evening evening = desk::test::singles(folder, 8);
    desk::test::start(evening, 1);
    desk::NewRuling asked;
    asked.record = "rules: innsbruck\ndealer: D\n\nD: turn L9\nA: bet gleich\nA: bet gleich\n";
    asked.place = {1, 1, 0};
    asked.dispute = "Zweimal geboten";
    REQUIRE(desk::addRuling(evening, asked));
    REQUIRE(desk::enterRuling(evening, 1, {tournament::Measure::Fine, 0, 1, 2}, {true, false, {}}));
    for (const auto& [language, named] : {std::pair(words::Language::German, "Entscheid 1: Zweimal geboten"),
                                          std::pair(words::Language::Italian, "Decisione 1: Zweimal geboten"),
                                          std::pair(words::Language::English, "Ruling 1: Zweimal geboten")}) {
        const kinds::View view = papers::viewOf(papers::takenFrom(evening, false), kinds::Kind::FilledSheets,
                                                1, language, kPrinted);
        CHECK(view.tournament.rounds[0].tables[0].games[0].lines[0].why == named);
    }
    CHECK(evening.tournament().rounds[0].tables[0].games[0].lines[0].why == "Zweimal geboten");
    const auto why = [&](words::Language language) {
        const kinds::View view = papers::viewOf(papers::takenFrom(evening, false), kinds::Kind::FilledSheets,
                                                1, language, kPrinted);
        return view.tournament.rounds[0].tables[0].games[0].lines[0].why;
    };
    REQUIRE(desk::overruleRuling(evening, 1, "Das Gebot gilt.", "zwei Zeugen", {}));
    CHECK(why(words::Language::German) == "Entscheid 1 (von der Leitung entschieden): Zweimal geboten");
    REQUIRE(desk::withdrawRuling(evening, 1, "Irrtum", {}));
    CHECK(why(words::Language::German) == "Entscheid 1 (zurückgezogen): Zweimal geboten");
    CHECK(why(words::Language::Italian) == "Decisione 1 (ritirata): Zweimal geboten");
    CHECK(why(words::Language::English) == "Ruling 1 (withdrawn): Zweimal geboten");
}

TEST_CASE("the sheet to sign says what would decide an open figure, kept or not") {
    const desk::test::Folder folder;
    desk::Evening evening = desk::test::singles(folder, 8);
    desk::NewRuling asked;
    asked.record = "rules: imst\nscore: 3 3\ntrump: H\n\nA: play E9\nB: play LK\nC: play S10\nD: play EA\n"
                   "B: irregular revoke A\n";
    asked.dispute = "Hat B Farbe verleugnet?";
    REQUIRE(desk::addRuling(evening, asked));
    const tournament::Ruling& kept = evening.tournament().rulings.back();
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        const auto records = perlaggen::record::read(kept.record);
        REQUIRE(records);
        const kinds::RulingSheet now = papers::rulingPaper(perlaggen::ruling::replay(records->front()),
                                                           "streit", language, kPrinted, {});
        const std::string then =
            textOf(kinds::sheetOf(papers::disputeOf(evening.tournament(), kept, language,
                                                    [](const std::string&) { return "heute"; }),
                                  language, kPrinted));
        std::size_t told = 0;
        for (const kinds::RulingSheet::Section& section : now.sections)
            if (section.rows.size() == 3) // the figures
                for (const std::string& fact : section.paragraphs) {
                    ++told;
                    CHECK_THAT(then, Catch::Contains(fact));
                }
        CHECK(told >= 2); // the cards of B, and what a revoke costs
    }
    CHECK_THAT(textOf(kinds::sheetOf(papers::disputeOf(evening.tournament(), kept, words::Language::German,
                                                       [](const std::string&) { return "heute"; }),
                                     words::Language::German, kPrinted)),
               Catch::Contains("Was anzuschreiben ist, hängt noch daran:"));
}

TEST_CASE("the list says in a sentence how a deal without a breach came out, the sheet says why") {
    const desk::test::Folder folder;
    desk::Evening evening = desk::test::singles(folder, 8);
    desk::NewRuling asked;
    asked.record = "rules: imst\ntrump: L\n\nA: play L10\nB: play LA\nC: play HK=LA\nD: play LU=LA\n";
    asked.dispute = "Wem gehört der Stich?";
    REQUIRE(desk::addRuling(evening, asked));
    const kinds::Dispute dispute =
        papers::disputeOf(evening.tournament(), evening.tournament().rulings.back(), words::Language::German,
                          [](const std::string&) { return "heute"; });
    CHECK(dispute.outcome.back() == "C macht den Stich, mit Martl als Laub-Ass.");
    CHECK_THAT(textOf(kinds::sheetOf(dispute, words::Language::German, kPrinted)),
               Catch::Contains("unter Perlaggen geht Herz-König vor Laub-Unter"));
}

TEST_CASE(
    "what the drawn tricks have is told in a row each, and a hand that was played is drawn there alone") {
    const auto records = perlaggen::record::read(
        "rules: innsbruck\nplayers: A=Anna B=Bert C=Klaus D=Dora\ndealer: D\nhand A: L10 E9\nhand B: LA E8\n"
        "hand-size: 2\ntrump: H\n\nA: play L10\nB: play LA\nC: play L8\nD: play L9\n"
        "B: bet spiel\nA: hold spiel\nB: play E8\nC: play EA\n");
    REQUIRE(records);
    const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(records->front());
    const std::string told = textOf(papers::rulingPaper(replay, "", words::Language::German, kPrinted));
    INFO(told);
    CHECK_THAT(told, Catch::Contains("9–12|1. Stich: L10 LA L8 L9 → Bert|"));
    CHECK_THAT(told, Catch::Contains("13|Bert bietet Spiel|"));
    CHECK_THAT(told, !Catch::Contains("Klaus spielt Laub-Achter|"));
    CHECK_THAT(told, Catch::Contains("Anna: Laub-Zehner Eichel-Neuner")); // has a card yet
    CHECK_THAT(told, !Catch::Contains("Bert: Laub-Ass"));
    CHECK_THAT(told, Catch::Contains("16|Klaus spielt Eichel-Ass|")); // the ruling speaks of it
}

TEST_CASE("a ruling to sign shows the position drawn: hands, what was turned up, tricks and who took them") {
    const auto records = perlaggen::record::read(
        "rules: suedtirol\nplayers: A=Anna B=Bert C=Klaus D=Dora\ndealer: D\nhand A: L10 HK S7 E9 ?\n\n"
        "D: turn L8\nA: play L10\nB: play LA\nC: play LU=LA\nD: play E7=LA\nC: show LO=HA\n");
    REQUIRE(records);
    const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(records->front());
    const std::string told = textOf(papers::rulingPaper(replay, "", words::Language::English, kPrinted));
    // its name, the mark of a Perlagg, and that it counts as another
    CHECK_THAT(told,
               Catch::Contains("Anna: Ten of leaves King of hearts/1 Seven of bells/3 Nine of acorns ?\n"));
    CHECK_THAT(told, Catch::Contains("Dora turns up: Eight of leaves\n"));
    CHECK_THAT(told, !Catch::Contains("Klaus shows: ")); // it is told in words
    CHECK_THAT(told, Catch::Contains("11|Klaus shows the Ober of leaves as Ace of hearts|"));
    CHECK_THAT(told,
               Catch::Contains(
                   "1.: Ten of leaves(Anna) Ace of leaves(Bert) Unter of leaves as Ace of leaves/=/6(Klaus) "
                   "Seven of acorns as Ace of leaves/=/4*(Dora) → Dora\n"));
    CHECK_THAT(textOf(papers::rulingPaper(replay, "", words::Language::German, kPrinted)),
               Catch::Contains("Dora schlägt auf:"));
    perlaggen::record::Record whole = records->front(); // under a card the first name, where that is enough
    whole.header.players = {"Anna Egger", "Bert Hofer", "Klaus Moser", "Anna Kofler"};
    CHECK_THAT(
        textOf(papers::rulingPaper(perlaggen::ruling::replay(whole), "", words::Language::English, kPrinted)),
        Catch::Contains("Ten of leaves(Anna Egger)") && Catch::Contains("(Klaus) ") &&
            Catch::Contains("*(Anna Kofler) → Anna Kofler\n"));
}

TEST_CASE("what cannot be is drawn crossed out as it was entered, and nothing says that all is in order") {
    const auto records =
        perlaggen::record::read("rules: innsbruck\nplayers: A=Anna B=Bert C=Klaus D=Dora\ntrump: L\n"
                                "hand A: L9 ? E9 E8 S10\n\nA: play L9\n");
    REQUIRE(records);
    const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(records->front());
    const cards::Card nine(cards::Suit::Laub, cards::Rank::Nine);
    const cards::Card ace(cards::Suit::Eichel, cards::Rank::Ass);
    const papers::LeftOut left{.sentences = {"Zeile 4: L9 ist schon vergeben."},
                               .cards = {{cards::Seat::A, nine, true}, {cards::Seat::A, ace, false}},
                               .score = std::vector<int>{25, 5}};
    const std::string told = textOf(papers::rulingPaper(replay, "", words::Language::German, kPrinted, left));
    CHECK_THAT(told,
               Catch::Contains(
                   "Anna: Laub-Neuner Laub-Neunerx Eichel-Neuner Eichel-Achter Schell-Zehner Eichel-Assx\n"));
    CHECK_THAT(told, Catch::Contains("Zeile 4: L9 ist schon vergeben.") &&
                         Catch::Contains("Stand davor 25 (kann nicht sein) : 5") &&
                         !Catch::Contains("Alles regelgerecht"));
    CHECK_THAT(textOf(papers::rulingPaper(replay, "", words::Language::German, kPrinted)),
               Catch::Contains("Anna: Laub-Neuner ? Eichel-Neuner Eichel-Achter Schell-Zehner\n") &&
                   Catch::Contains("Alles regelgerecht"));
}

TEST_CASE("a whole deal of three with names nobody expects goes on every paper, drawn alike each time") {
    const auto fonts = pdf::Fonts::load();
    REQUIRE(fonts);
    // All 33 cards: eleven each, the last hand unknown.
    const std::string text =
        "rules: innsbruck\nseats: 3\nhand-size: 11\nplayers: A=\"Maximilian-Alexander von "
        "Schwarzenberg-Hohenstein zu Oberlienz\" B=\"Žofia 'Ž' Žižek #1\" C=\"שלום\"\ntrump: L\n"
        "hand A: LA LK LO LU L10 L9 L8 L7 HA HK HO\nhand B: HU H10 H9 H8 H7 SA SK SO SU S10 S9\n"
        "hand C: ? ? ? ? ? ? ? ? ? ? ?\n\nA: play LA\nB: play HU\nC: play EA\nA: play LK\nB: play H10\n"
        "C: play E10\nA: play HA\nB: play H7\nC: play S8\n";
    const auto records = perlaggen::record::read(text);
    REQUIRE(records);
    const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(records->front());
    for (const pdf::PageSize page : pdf::kPageSizes) {
        CAPTURE(pdf::nameOf(page));
        const auto sheet = [&] {
            return kinds::rulingSheet(papers::rulingPaper(replay, "", words::Language::German, kPrinted),
                                      *fonts, page);
        };
        const pdf::Document document = sheet();
        CHECK(document.pages.size() <= (page == pdf::PageSize::A6 ? 6U : 2U));
        const auto once = pdf::render(document);
        const auto again = pdf::render(sheet());
        REQUIRE(once);
        REQUIRE(again);
        CHECK(*once == *again);
    }
}

TEST_CASE("the disputes of the sources go on one page in letters that are read across a table") {
    const auto fonts = pdf::Fonts::load();
    REQUIRE(fonts);
    constexpr std::size_t kSentence = 25; // letters: no head of a table, no card
    for (const char* name :
         {"03-example3", "04-examples4-5", "05-example6", "09-straf", "12-gestrichen-bets"})
        for (const words::Language language :
             {words::Language::German, words::Language::Italian, words::Language::English}) {
            CAPTURE(name, static_cast<int>(language));
            constexpr double kLeast = 8.5;
            std::ifstream file(std::string(SCHREIBER_SAMPLES) + "/sample-" + name + ".perlagg");
            const auto records =
                perlaggen::record::read(std::string(std::istreambuf_iterator<char>(file), {}));
            REQUIRE(records);
            const pdf::Document document = kinds::rulingSheet(
                papers::rulingPaper(perlaggen::ruling::replay(records->front()), "", language, kPrinted),
                *fonts, pdf::PageSize::A4);
            CHECK(document.pages.size() == 1);
            for (const pdf::Mark& mark : document.pages.front().marks())
                if (const auto* text = std::get_if<pdf::TextMark>(&mark);
                    text && text->text.size() > kSentence)
                    CHECK(text->size >= kLeast);
        }
}

TEST_CASE(
    "a figure stands on the sheet once, with why it goes where it goes; a turn's end with what is shown") {
    const auto records = perlaggen::record::read(
        "rules: innsbruck\nhand A: E9 L9 S7 HA LA\nhand B: S9 E8 S8 LK L10\nhand C: EA EK S10 H8 LO\n"
        "hand D: EU LU SU H10 L8\n\nD: turn HU\nA: play E9\nB: play E8\nC: play EA\nD: play EU\n"
        "C: play EK\nA: bet gleich\nB: hold gleich\nD: play LU\nA: play L9\nB: play S9\nB: good spiel\n"
        "A: show S7=E9\nA: done\nB: good gleich\nB: good hanger\n");
    REQUIRE(records);
    const std::string told = textOf(papers::rulingPaper(perlaggen::ruling::replay(records->front()), "",
                                                        words::Language::German, kPrinted));
    INFO(told);
    CHECK_THAT(told, Catch::Contains("Gleich|2 gut → A/C. Das Gleich geht an A und C"));
    CHECK_THAT(told, !Catch::Contains("Gleich · "));
    CHECK_THAT(told, Catch::Contains("|A weist Schell-Siebener als Eichel-Neuner; damit fertig|"));
    CHECK_THAT(told, Catch::Contains("8–11|1. Stich: ")); // the second is not whole before the bet
    CHECK_THAT(told, Catch::Contains("12|C spielt Eichel-König|"));
    CHECK_THAT(told, Catch::Contains("15–17|2. Stich, weiter: LU L9 S9 → "));
}

TEST_CASE("the page for the wall tells a game of its own point by point") {
    const auto find = [](const char* id) { return *perlaggen::rulebook::findRuleSet(id); };
    const std::string straf =
        textOf(papers::rulesPaper(find("strafperlaggen"), words::Language::German, kPrinted));
    for (const char* words : {"aber weder bieten noch steigern", "zwei oder drei Punkte mehr",
                              "Wer vor seiner Reihe handelt", "C beißt ungestraft mit"})
        CHECK_THAT(straf, Catch::Contains(words));
    CHECK_THAT(straf, !Catch::Contains("sechste Beispiel"));
    CHECK_THAT(textOf(papers::rulesPaper(find("imst"), words::Language::German, kPrinted)),
               !Catch::Contains("Wer vor seiner Reihe handelt"));
}

TEST_CASE("what the page for the wall has in large figures it does not say once more") {
    const kinds::RulePaper paper =
        papers::rulesPaper(*perlaggen::rulebook::findRuleSet("imst"), words::Language::German, kPrinted);
    const auto& figures = paper.sections.front().figures;
    REQUIRE(figures.size() == 4);
    CHECK(figures[0].second == "Punkte zum Ausgehen");
    CHECK(figures[3].second == "Karten geben, dann aufschlagen");
    const std::string text = textOf(paper);
    for (const char* said : {"Eine Partie geht", "Gespielt wird mit", "Gegeben werden"})
        CHECK_THAT(text, !Catch::Contains(said));
}

TEST_CASE("the page for the wall is told in sentences, with the editor's doubts at its foot") {
    perlaggen::rulebook::RuleSet set = *perlaggen::rulebook::findRuleSet("imst");
    const std::string imst = textOf(papers::rulesPaper(set, words::Language::German, kPrinted));
    CHECK_THAT(imst, Catch::Contains("Vergeben kostet nichts, außer") &&
                         Catch::Contains("Noch nicht vereinbart ist, was Farbeverleugnen kostet") &&
                         Catch::Contains("gewinnt der in Trumpf. *") && Catch::Contains("* In den Imster"));
    // imst-2015, Austauschen: A, B, C
    CHECK_THAT(
        imst, Catch::Contains("3. Einen Eichel-Perlagg gegen den aufgeschlagenen Perlagg. Vorher muss der "
                              "Geber fragen, ob sein Partner einen solchen Trumpf hat") &&
                  Catch::Contains("4. Einen hergegebenen Eichel-Perlagg darf der Geber, sonst sein Partner"));
    CHECK_THAT(textOf(papers::rulesPaper(*perlaggen::rulebook::findRuleSet("oberland"),
                                         words::Language::German, kPrinted)),
               !Catch::Contains("Vorher muss der Geber fragen") && !Catch::Contains("hergegebenen"));
    CHECK_THAT(textOf(papers::rulesPaper(*perlaggen::rulebook::findRuleSet("suedtirol"),
                                         words::Language::German, kPrinted)),
               !Catch::Contains("hergegebenen"));
    const std::string innsbruck = textOf(papers::rulesPaper(*perlaggen::rulebook::findRuleSet("innsbruck"),
                                                            words::Language::German, kPrinted));
    CHECK_THAT(innsbruck, !Catch::Contains(" *"));
    for (const perlaggen::rulebook::RuleSet& each : perlaggen::rulebook::ruleSets())
        for (const words::Language language :
             {words::Language::German, words::Language::Italian, words::Language::English}) {
            std::set<std::string> told; // a heading or a sentence
            for (const kinds::Section& section : papers::rulesPaper(each, language, kPrinted).sections) {
                INFO(each.id << ": " << section.title);
                if (!section.title.empty()) CHECK(told.insert(section.title).second);
                for (const std::string& sentence : section.sentences) {
                    INFO(sentence);
                    CHECK(told.insert(sentence).second);
                    for (int i = 0; i < perlaggen::rulebook::kSwitchCount; ++i) {
                        const auto which = static_cast<perlaggen::rulebook::Switch>(i);
                        std::string question(perlaggen::rulebook::textOf(which).in(language));
                        question.back() = ':';
                        CHECK(sentence.find(question) == std::string::npos);
                        if (perlaggen::rulebook::nameOf(which).find('_') != std::string_view::npos)
                            CHECK(sentence.find(perlaggen::rulebook::nameOf(which)) == std::string::npos);
                    }
                }
            }
        }
}

TEST_CASE("on paper a file has no folder, a minus is none of type, and times are the reader's") {
    const desk::test::Folder folder;
    desk::Evening evening = desk::test::singles(folder, 8);
    REQUIRE(desk::importEntries(evening, "Vorname;Nachname\nEva;Neu\n", "Vereinsordner/neue.csv", false, {}));
    desk::test::start(evening, 1);
    tournament::Line line;
    line.penalty = {1, 0};
    REQUIRE(desk::addLine(evening, {1, 1, 0}, line, {}));
    const auto journalIn = [&](words::Language language) {
        const kinds::View view =
            papers::viewOf(papers::takenFrom(evening, false), kinds::Kind::Journal, 0, language, kPrinted);
        std::string all;
        for (const kinds::JournalLine& one : view.journal) all += one.at + ' ' + one.what + '\n';
        return all;
    };
    const std::string german = journalIn(words::Language::German);
    CHECK_THAT(german, Catch::Contains("neue.csv") && !Catch::Contains("Vereinsordner"));
    CHECK_THAT(german, Catch::Contains("−1:0") && !Catch::Contains("-1:0"));
    CHECK_THAT(journalIn(words::Language::Italian),
               Catch::Contains("numero di sorteggio") && Catch::Contains("/") && !Catch::Contains("seme"));
    CHECK_THAT(journalIn(words::Language::English),
               Catch::Matches("[0-9]+ [A-Z][a-z][a-z] [0-9]{2}:[0-9]{2} (.|\n)*"));
}

TEST_CASE("the wall says what holds; what is still open is for the director") {
    for (const char* id : {"schlanders", "innsbruck", "imst"}) {
        CAPTURE(id);
        const perlaggen::rulebook::RuleSet* set = perlaggen::rulebook::findRuleSet(id);
        REQUIRE(set != nullptr);
        const kinds::RulePaper paper = papers::rulesPaper(*set, words::Language::German, kPrinted);
        std::size_t open = 0;
        for (const kinds::Section& section : paper.sections)
            for (const std::string& sentence : section.sentences) {
                const bool isOpen = sentence.find("Noch nicht vereinbart") != std::string::npos;
                CHECK(isOpen == section.behind);
                open += isOpen ? 1 : 0;
            }
        CHECK(open > 0);
        const auto cards = std::find_if(paper.sections.begin(), paper.sections.end(),
                                        [](const kinds::Section& section) { return !section.drawn.empty(); });
        REQUIRE(cards != paper.sections.end());
        CHECK(cards->drawn.front().pictures.front().name == "Herz-König (Martl)");
        CHECK(cards->rows.front().front() == std::to_string(cards->drawn.front().pictures.size() + 1));
    }
}

TEST_CASE("what is worth what on the wall comes from the rule set, and stands on one page of any paper") {
    const koenigrufen::rulebook::RuleSet& set = koenigrufen::rulebook::ruleSets().front();
    for (const words::Language language : words::kLanguages) {
        const kinds::RulePaper paper = papers::rulesPaper(
            papers::TarockRules{koenigrufen::rulebook::Rules(set), "Königrufen"}, language, kPrinted);
        REQUIRE(paper.poster);
        std::size_t games = 0;
        for (const kinds::RulePoster::Part& part : paper.poster->parts)
            if (part.heads.empty()) games += part.rows.size();
        CHECK(games == set.games.size());
        CHECK(paper.poster->parts.back().rows.size() == set.premiums.size());
        CHECK(paper.poster->parts.front().rows.front().figures.front() == "6"); // the highest
        CHECK(paper.poster->pictures.size() == 3);
        for (const pdf::PageSize page : pdf::kPageSizes)
            CHECK(kinds::rulePaper(paper, test::fonts(), page).pages.size() == 1);
    }
    koenigrufen::rulebook::RuleSet dearer = set;
    dearer.games[static_cast<std::size_t>(koenigrufen::rulebook::Game::Rufer)].halves = 14;
    const kinds::RulePaper paper = papers::rulesPaper(
        papers::TarockRules{koenigrufen::rulebook::Rules(dearer), ""}, words::Language::German, kPrinted);
    CHECK(paper.poster->parts[1].rows.front().figures == std::vector<std::string>{"7"});
}

TEST_CASE("on the wall stands what a club has otherwise, on a page behind where that would make it small") {
    const auto page = [&](std::map<std::string, std::string> house) {
        papers::Taken taken;
        tournament::Settings& settings = taken.tournament.settings;
        settings.rules = "ruediger";
        settings.format = tournament::Format::Solo;
        settings.zeroSum = true;
        settings.players = 4;
        settings.house = std::move(house);
        const kinds::View view =
            papers::viewOf(taken, kinds::Kind::Rules, 0, words::Language::German, kPrinted);
        kinds::Options options{test::fonts(), pdf::PageSize::A4, std::nullopt, std::nullopt, 1};
        return test::textOf(kinds::makeReport(kinds::Kind::Rules, view, options).value());
    };
    CHECK(page({}).size() == 1);
    const auto one = page({{"kontra_max", "1"}});
    REQUIRE(one.size() == 1);
    CHECK_THAT(one.front(), Catch::Contains("Bei uns: Es gibt nur Kontra."));
    const auto many = page({{"kontra_max", "1"},
                            {"breach_when", "at_once"},
                            {"breach_payer", "offender"},
                            {"misdeal", "breach"},
                            {"throw_in_missed", "redeal"},
                            {"win_from", "36"},
                            {"announce_held", "own_card"},
                            {"solo_valat", "yes"}});
    REQUIRE(many.size() == 2);
    CHECK_THAT(many.front(), !Catch::Contains("Es gibt nur Kontra") && Catch::Contains("im Solo doppelt"));
    CHECK_THAT(many.front(), !Catch::Contains("der Valat nicht"));
    CHECK_THAT(many.back(), Catch::Contains("Es gibt nur Kontra."));
}

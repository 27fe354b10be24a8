#include <catch2/catch.hpp>

#include <koenigrufen/line/line.h>
#include <koenigrufen/line/words.h>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::koenigrufen;
using line::Fault;
using line::Seat;

namespace {

const rulebook::Rules& ruediger() {
    static const rulebook::Rules kRules(*rulebook::findRuleSet("ruediger"));
    return kRules;
}

line::Line read(const std::string& text, const line::Table& table = {}) {
    INFO(text);
    const auto line = line::readLine(ruediger(), text, table);
    if (!line)
        FAIL(text << ": fault " << static_cast<int>(line.error().fault) << " at " << line.error().column);
    return *line;
}

std::vector<std::int64_t> points(const std::string& text, std::int64_t factor = 1) {
    return line::settled(ruediger(), read(text), {}, {.factor = factor}).points;
}

std::string canonical(const std::string& text, const line::Table& table = {}) {
    return line::written(read(text, table), table);
}

using Four = std::vector<std::int64_t>;

} // namespace

TEST_CASE("The worked games come to their points, keyed as a line") {
    struct Case {
        const char* line;
        Four points;
        std::int64_t factor = 1;
    };
    const std::vector<Case> cases{
        {"A rufer D won trull+", {2, -2, -2, 2}},
        {"A rufer given-up", {-3, 1, 1, 1}},
        {"A rufer lost k", {-6, 2, 2, 2}},
        {"B solorufer A won koenig-ultimo!-", {-2, -2, 2, 2}},
        {"B solorufer won", {-2, 6, -2, -2}},
        {"C auchrufer B won uhu!k+", {-9, 9, 9, -9}},
        {"D dreier lost kk", {12, 12, 12, -36}},
        {"A sechserdreier lost", {-36, 12, 12, 12}, 2},
        {"B farberl won vier-koenige+", {-4, 12, -4, -4}},
        {"D solodreier won pagat+", {-8, -8, -8, 24}},
        {"B piccolo lost kD, D piccolo won kC", {0, -10, -2, 12}},
        {"C bettler lost kD", {2, 2, -9, 5}},
        {"B bettler-ouvert won", {-20, 60, -20, -20}, 4},
        {"trischaken 26/2 18/1 25 0j", {-1, -1, -1, 3}},
        {"trischaken 17/1 5/2 32/2 14/1", {-1, 1, -1, 1}},
        {"trischaken 37 17/1 5/2 10", {-3, 1, 1, 1}},
        {"A rufer D lost trull- mondfang=B:C", {-2, 3, 1, -2}},
        {"A rufer B lost trull-", {-2, -2, 2, 2}},
        {"B dreier won valat+", {-12, 36, -12, -12}},
        {"B dreier lost absolut+ valat!k-", {32, -96, 32, 32}},
        {"D bettler won, C piccolo lost kB", {0, 2, -10, 8}},
        {"B dreier broken=C pagat!", {-5, 15, -5, -5}},
    };
    for (const Case& each : cases) {
        CHECK(points(each.line, each.factor) == each.points);
        CHECK(canonical(each.line) == each.line);
    }
}

TEST_CASE("A line may be keyed short, in German, in any case, with words in any order") {
    CHECK(canonical("A r C + t+") == "A rufer C won trull+");
    CHECK(canonical("a R c + T+") == "A rufer C won trull+");
    CHECK(canonical("B pi - kD, D pi +") == "B piccolo lost kD, D piccolo won");
    CHECK(canonical("B pi - kD , D pi + kkb") == "B piccolo lost kD, D piccolo won kkB");
    CHECK(canonical("tr 26/2 18/1 25/0 0j") == "trischaken 26/2 18/1 25 0j");
    CHECK(canonical("tr 26/2 18/1 25 0") == "trischaken 26/2 18/1 25 0j");
    CHECK(canonical("C ar gewonnen mf=A:B u!+ k 4k- ") ==
          "C auchrufer won k uhu!+ vier-koenige- mondfang=A:B");
    CHECK(canonical("C besserrufer aufgegeben pagat!-") == "C auchrufer given-up pagat!-");
    CHECK(canonical("C rufer given up") == "C rufer given-up");
    CHECK(canonical("B piccolo ouvert verloren") == "B piccolo-ouvert lost");
    CHECK(canonical("B bettel +") == "B bettler won");
    CHECK(canonical("D sr A + könig ultimo+ Vier Könige!-") ==
          "D solorufer A won koenig-ultimo+ vier-koenige!-");
}

TEST_CASE("Numbers stand as they are, with the word for what they double") {
    CHECK(points("= 3 -1 -1 -1", 8) == Four{3, -1, -1, -1});
    CHECK(canonical("=3 -1 −1 -1 mf") == "= 3 -1 -1 -1 mondfang");
    CHECK(line::settled(ruediger(), read("= 3 -1 -1 -1 mondfang")).doubles == 1);
    CHECK(line::settled(ruediger(), read("= 3 -1 -1 -1 tr")).doubles == 4);
    CHECK(line::settled(ruediger(), read("= 3 -1 -1 -1")).doubles == 0);
    CHECK(canonical("= +3 -1 -1 -1 trischaken skues=talon") == "= 3 -1 -1 -1 trischaken skues=talon");
    CHECK(canonical("= +3 -1 -1 -1 SKÜS=Talon") == "= 3 -1 -1 -1 skues=talon");
}

TEST_CASE("At a table of five seats are the table's, and who sits out has 0") {
    const line::Table table{5, Seat::C};
    const line::Line rufer = read("D r E + mondfang=A:B", table);
    CHECK(line::settled(ruediger(), rufer, table).points == Four{0, -2, 0, 1, 1});
    CHECK(line::written(rufer, table) == "D rufer E won mondfang=A:B");
    CHECK(line::settled(ruediger(), read("tr 26/2 18/1 25 0j", table), table).points ==
          Four{-1, -1, 0, -1, 3});
    CHECK(line::readLine(ruediger(), "C r D +", table).error().fault == Fault::SitsOut);
    CHECK(line::readLine(ruediger(), "D r C +", table).error().fault == Fault::SitsOut);
    CHECK(line::readLine(ruediger(), "= 1 -1 1 -1 0", table).error().fault == Fault::NumberOfOut);
    CHECK(canonical("= 1 -1 0 1 -1", table) == "= 1 -1 0 1 -1");
}

TEST_CASE("A Valat is said with whose it is, and goes with the result") {
    CHECK(points("B dreier won valat!+") == Four{-24, 72, -24, -24});
    CHECK(points("B dreier lost valat-") == Four{12, -36, 12, 12});
    CHECK(points("B dreier lost valat!!-") == Four{24, -72, 24, 24});
    CHECK(points("B dreier won valat!!k+") == Four{-48, 144, -48, -48});
    CHECK(points("B dreier lost valat!- valat-") == Four{24, -72, 24, 24});
    CHECK(points("B dreier won valat!- valat!!k+") ==
          Four{-48, 144, -48, -48}); // neither made it: the greater
    CHECK(points("B dreier won trull+ absolut+ pagat+ valat+") == Four{-16, 48, -16, -16});
    for (const char* const wrong :
         {"B dreier lost valat+", "B dreier won valat-", "B dreier won valat!-", "B dreier lost valat!!+",
          "B dreier won valat!+ valat!!-", "B dreier won valat!- valat-"})
        CHECK(line::readLine(ruediger(), wrong).error().fault == Fault::ValatResult);
    CHECK(line::readLine(ruediger(), "B dreier won valat!+ valat+").error().fault == Fault::PremiumTwice);
}

TEST_CASE("Both sides can have announced a premium; nobody has it twice") {
    CHECK(points("A rufer B won uhu!+ uhu!-") == Four{1, 1, -1, -1});
    CHECK(points("A rufer B won trull!+ trull!+") == Four{5, 5, -5, -5});
    CHECK(points("A rufer B won pagat!- pagat-") == Four{-2, -2, 2, 2});
    CHECK(canonical("A rufer B won pagat- pagat!-") == "A rufer B won pagat!- pagat-");
    for (const char* const wrong : {"A rufer B won uhu+ uhu-", "A rufer B won uhu!+ uhu!- uhu!+",
                                    "A rufer B won koenig-ultimo!+ koenig-ultimo!-"})
        CHECK(line::readLine(ruediger(), wrong).error().fault == Fault::PremiumTwice);
}

TEST_CASE("What cannot stand in a line is named with its column") {
    struct Case {
        const char* line;
        Fault fault;
        int column;
        const char* found;
    };
    const std::vector<Case> cases{
        {"", Fault::Empty, 1, ""},
        {"   ", Fault::Empty, 4, ""},
        {"E rufer won", Fault::NoSeat, 1, "E"},
        {"rufer C won", Fault::NoSeat, 1, "rufer"},
        {"A schnapsen won", Fault::NoGame, 3, "schnapsen"},
        {"A", Fault::NoGame, 2, ""},
        {"A trischaken won", Fault::HasNoDeclarer, 3, "trischaken"},
        {"A dreier C won", Fault::NoPartner, 10, "C"},
        {"A rufer A won", Fault::OwnPartner, 9, "A"},
        {"A rufer C", Fault::NoResult, 10, ""},
        {"A rufer C ja", Fault::NoResult, 11, "ja"},
        {"A dreier given-up", Fault::NotGivenUp, 10, "given-up"},
        {"A rufer B given-up", Fault::GivenUpMore, 11, "given-up"},
        {"A rufer given-up k", Fault::GivenUpMore, 18, "k"},
        {"A rufer given-up trull-", Fault::GivenUpMore, 18, "trull-"},
        {"A auchrufer given-up", Fault::GivenUpBird, 21, ""},
        {"A auchrufer given-up uhu!+", Fault::GivenUpBird, 22, "uhu!+"},
        {"A solorufer given-up", Fault::NotGivenUp, 13, "given-up"},
        {"A rufer B won könig", Fault::NoWord, 15, "könig"},
        {"A rufer B won könig- uhu+", Fault::NoWord, 15, "könig-"},
        {"A rufer B won trull", Fault::NoSign, 15, "trull"},
        {"A rufer B won trullk+", Fault::NoWord, 15, "trullk+"},
        {"A rufer B won k kk", Fault::KontraTwice, 17, "kk"},
        {"A rufer B won kkkkkkkkkkkkkkkkk", Fault::TooManySteps, 15, "kkkkkkkkkkkkkkkkk"},
        {"A dreier won koenig-ultimo+", Fault::NotInGame, 14, "koenig-ultimo+"},
        {"A pi + p+", Fault::NotInGame, 8, "p+"},
        {"tr 70 0 0 0 t+", Fault::NotInGame, 13, "t+"},
        {"tr 70 0 0 0 mf=A:B", Fault::NotInGame, 13, "mf=A:B"},
        {"tr 70 0 0 0 x+", Fault::More, 13, "x+"},
        {"A rufer B won mondfang+", Fault::MondfangWho, 15, "mondfang+"},
        {"A rufer B won mondfang=C:C", Fault::MondfangSelf, 15, "mondfang=C:C"},
        {"A rufer B won mondfang=C", Fault::NoSeat, 15, "mondfang=C"},
        {"A rufer B won mf=C:B mf=B:C", Fault::MondfangTwice, 22, "mf=B:C"},
        {"A rufer B broken=C trull+", Fault::OnlyAnnounced, 20, "trull+"},
        {"A rufer B broken=C trull!+", Fault::SignOfBroken, 20, "trull!+"},
        {"A rufer B broken=C mondfang=A:B", Fault::OnlyAnnounced, 20, "mondfang=A:B"},
        {"A rufer B broken=F", Fault::NoSeat, 11, "broken=F"},
        {"B piccolo given-up", Fault::NoResult, 11, "given-up"},
        {"B piccolo broken=C", Fault::NoResult, 11, "broken=C"},
        {"B piccolo won trull+", Fault::NotInGame, 15, "trull+"},
        {"B piccolo won k", Fault::NoWord, 15, "k"},
        {"B piccolo won kB", Fault::OwnKontra, 15, "kB"},
        {"B piccolo won kA kkA", Fault::KontraTwice, 18, "kkA"},
        {"B piccolo won, B piccolo won", Fault::DeclarerTwice, 16, "B"},
        {"B piccolo won, C piccolo-ouvert won", Fault::NotInPlace, 18, "piccolo-ouvert"},
        {"B bettler-ouvert won, C piccolo won", Fault::NotInPlace, 21, ","},
        {"B piccolo won, C dreier won", Fault::NotInPlace, 18, "dreier"},
        {"B piccolo won,", Fault::NoSeat, 15, ""},
        {"B dreier won, C dreier won", Fault::NoWord, 13, ","},
        {"trischaken 26 18 25 0j", Fault::CountSum, 12, "26 18 25 0j"},
        {"trischaken 26/3 18 25 0j", Fault::NoCount, 12, "26/3"},
        {"trischaken 26/2j 18/1 25 0j", Fault::CountOfNone, 12, "26/2j"},
        {"trischaken 70", Fault::HowManyCounts, 14, ""},
        {"trischaken 26/2 18/1 25 0j 3", Fault::More, 28, "3"},
        {"trischaken broken=C 3", Fault::More, 21, "3"},
        {"= 1 -1", Fault::HowManyNumbers, 7, ""},
        {"= 1 -1 1 x", Fault::NoNumber, 10, "x"},
        {"= 1 -1 1 999999999999999999999", Fault::NoNumber, 10, "999999999999999999999"},
        {"= 1 -1 1 -1 0", Fault::HowManyNumbers, 13, "0"},
        {"= 1 -1 1 -1 pagat", Fault::More, 13, "pagat"},
        {"A rufer B won skues=A skues=talon", Fault::SkuesTwice, 23, "skues=talon"},
    };
    for (const Case& each : cases) {
        INFO(each.line);
        const auto line = line::readLine(ruediger(), each.line);
        REQUIRE_FALSE(line);
        CHECK(static_cast<int>(line.error().fault) == static_cast<int>(each.fault));
        CHECK(line.error().column == each.column);
        CHECK(line.error().found == each.found);
    }
    CHECK(line::readLine(ruediger(), "trischaken 26 18 25 0j").error().about == "69");
    CHECK(line::readLine(ruediger(), "trischaken 26/2 18/1 25 1").error().about == "71");
}

TEST_CASE("A line is said in words, with names and in each language") {
    const std::vector<std::string> names{"Anna", "Bert", "Cilli", "Dora"};
    const auto said = [&](const std::string& text, words::Language language) {
        return line::inWords(read(text), {}, names, language);
    };
    using enum words::Language;
    CHECK(said("A r C + t+", German) == "Anna Rufer mit Cilli, gewonnen, Trull still");
    CHECK(said("A r C + t+", Italian) == "Anna Rufer con Cilli, vinto, Trull in silenzio");
    CHECK(said("C ar B + u!k+ mf=D:A", English) == "Cilli Auchrufer with Bert, won, Uhu announced (kontra), "
                                                   "Dora catches the Mond of Anna");
    CHECK(said("B d - kk", Italian) == "Bert Dreier, perso, kontra e retour"); // the game's own word
    CHECK(said("A r C - t-", German) == "Anna Rufer mit Cilli, verloren, Trull still für die Gegner");
    CHECK(said("D d - kk v!!-", German) ==
          "Dora Dreier, verloren, Kontra und Retour, Valat von den Gegnern angesagt für die Gegner");
    CHECK(said("B pi - kD, D pi +", German) ==
          "Bert Piccolo, verloren, Kontra von Dora, Dora Piccolo, gewonnen");
    CHECK(said("tr 26/2 18/1 25 0j", German) == "Trischaken, Anna 26/2, Bert 18/1, Cilli 25, Dora Jungfrau");
    CHECK(said("B d broken=C p!", English) == "Bert Dreier, broken off by Cilli, Pagat announced");
    CHECK(said("= 3 -1 -1 -1 tr skues=talon", German) ==
          "Nach dem Papier: 3 -1 -1 -1, danach Doppelrunde, Sküs im Talon");
    CHECK(line::inWords(read("D r E +", {5, Seat::C}), {5, Seat::C}, {}, English) == "D Rufer with E, won");
}

TEST_CASE("On the paper a line has few words: seats and games, what is not won, and below it the rest") {
    const auto brief = [&](const std::string& text, words::Language language = words::Language::German) {
        return line::inShort(read(text), {}, language);
    };
    const game::ShortLine rufer = brief("A r C + t+");
    REQUIRE(rufer.what.size() == 4);
    CHECK((rufer.what[0] == game::ShortLine::Part{"A", true}));
    CHECK((rufer.what[1] == game::ShortLine::Part{" Rufer", false}));
    CHECK((rufer.what[3] == game::ShortLine::Part{"C", true}));
    CHECK(rufer.result.empty()); // won: that goes without saying
    CHECK(rufer.more == "Trull");
    CHECK(brief("A r C + t+", words::Language::Italian).whole() == "A Rufer con C · Trull");
    CHECK(brief("C ar B + u!k+ mf=D:A").whole() ==
          "C Auchrufer mit B · Uhu angesagt (Kontra) · D fängt den Mond von A");
    CHECK(brief("D d - kk v!!-").whole() ==
          "D Dreier, verloren · Kontra und Retour · Valat von den Gegnern angesagt für die Gegner");
    CHECK(brief("C be - kA").whole() == "C Bettler, verloren · Kontra A");
    CHECK(brief("B pi - kD, D pi + kC").whole() ==
          "B Piccolo, D Piccolo · B verloren, Kontra D · D gewonnen, Kontra C");
    CHECK(brief("tr 26/2 18/1 25 0j").whole() == "Trischaken · 26/2 · 18/1 · 25 · Jungfrau");
    CHECK(brief("B d broken=C p!").whole() == "B Dreier, abgebrochen · durch C · Pagat angesagt");
    CHECK(brief("= 3 -1 -1 -1 tr", words::Language::English).whole() ==
          "As on the paper · a Doppelrunde follows");
    CHECK(line::inShort(read("D r E +", {5, Seat::C}), {5, Seat::C}, words::Language::English).whole() ==
          "D Rufer with E");
}

TEST_CASE("Where kontra does not count its steps are kept, and a Bettler is rounded with the factor alone") {
    const auto points = [](const std::string& text, std::int64_t factor) {
        return line::settled(ruediger(), read(text), {}, {.factor = factor, .kontra = false}).points;
    };
    CHECK(points("A rufer B won kk trull!k+", 1) == Four{3, 3, -3, -3});
    CHECK(points("C bettler lost kD", 2) == Four{5, 5, -15, 5});
    CHECK(canonical("C bettler lost kD") == "C bettler lost kD");
}

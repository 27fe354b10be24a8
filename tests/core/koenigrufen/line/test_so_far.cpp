#include <catch2/catch.hpp>

#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/line.h>
#include <koenigrufen/line/so_far.h>
#include <string>
#include <vector>

// What a line says while it is typed, told by the reader that reads it in the end.
using namespace schreiber;
using namespace schreiber::koenigrufen;
using line::Outcome;
using line::Seat;
using line::SoFar;
using line::WordKind;
using rulebook::Game;
using rulebook::Premium;

namespace {

const rulebook::Rules& rules() {
    static const rulebook::Rules kRules(*rulebook::findRuleSet("ruediger"));
    return kRules;
}

SoFar soFar(const std::string& text, const line::Table& table = {}) {
    return line::readSoFar(rules(), text, table);
}

const std::vector<std::string> kLines{"A r C + t+",
                                      "A rufer given-up",
                                      "A r given up",
                                      "C ar aufgegeben u!-",
                                      "A rufer lost k",
                                      "B solorufer A won koenig-ultimo!-",
                                      "B sr A + 4k!k- ab+ mf=C:B skues=talon",
                                      "D dreier lost kk p+ p!- v!!-",
                                      "A sechserdreier lost",
                                      "B d broken=C p!",
                                      "B piccolo lost kD, D piccolo won kC",
                                      "C be + kkA, B pi -",
                                      "B bettler ouvert won",
                                      "trischaken 26/2 18/1 25 0j",
                                      "tr broken=C",
                                      "= 3 -1 -1 -1 tr"};

} // namespace

TEST_CASE("Each beginning of a line that is one has no fault, and only the whole is whole") {
    for (const std::string& text : kLines) {
        REQUIRE(line::readLine(rules(), text));
        const SoFar whole = soFar(text);
        CHECK(whole.isWhole);
        CHECK_FALSE(whole.fault);
        std::size_t covered = 0; // every word is told for what it is
        for (const line::WordSoFar& word : whole.words) {
            INFO(text << " at " << word.at);
            const std::string said = text.substr(word.at, word.length);
            CHECK((word.kind != WordKind::Unknown || said == "=" || said == "tr"));
            CHECK(word.at >= covered);
            covered = word.at + word.length;
        }
        if (text.starts_with('=')) continue; // a number less is another line
        for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1)) {
            INFO(text.substr(0, at));
            const SoFar begun = soFar(text.substr(0, at));
            const auto read = line::readLine(rules(), text.substr(0, at));
            CHECK(begun.isWhole == read.ok());
            const bool isHalfName =
                text.substr(0, at).ends_with("given") || text.substr(0, at) == "B bettler";
            if (!isHalfName) CHECK_FALSE(begun.fault);
        }
    }
}

TEST_CASE("Words are told also where others are missing or wrong") {
    const SoFar one = soFar("r +");
    CHECK_FALSE(one.fault);
    CHECK_FALSE(one.isWhole);
    REQUIRE(one.find(WordKind::Game) != nullptr);
    CHECK(one.find(WordKind::Game)->game == Game::Rufer);
    CHECK(one.find(WordKind::Result)->outcome == Outcome::Won);
    const SoFar two = soFar("A r x C t u!- mf=B:");
    REQUIRE(two.fault);
    CHECK(two.fault->found == "x");
    CHECK(two.find(WordKind::Declarer)->seat == Seat::A);
    CHECK(two.find(WordKind::Mondfang)->seat == Seat::B);
    CHECK_FALSE(two.find(WordKind::Mondfang)->of);
    const SoFar three = soFar("B pi, D be - kA");
    CHECK_FALSE(three.fault);
    CHECK(three.find(WordKind::Game, 1)->game == Game::Bettler);
    CHECK(three.find(WordKind::KontraBy, 1)->seat == Seat::A);
    const SoFar four = soFar("D r E + uhu!k-", {5, Seat::C});
    CHECK(four.isWhole);
    CHECK(four.find(WordKind::Partner)->seat == Seat::E);
    const line::WordSoFar* const uhu = four.find(WordKind::Premium);
    REQUIRE(uhu != nullptr);
    CHECK(uhu->premium == Premium::Uhu);
    CHECK(uhu->announced == 1);
    CHECK(uhu->steps == 1);
    CHECK(uhu->isGood == false);
    CHECK(soFar("tr 26 ? 18").words.size() == 4);
    CHECK(soFar("A d C +").fault->fault == line::Fault::NoPartner);
    CHECK(soFar("A d C +").find(WordKind::Result) != nullptr);
}

TEST_CASE("Whatever is typed is told to its end, and no sentence has an empty place") {
    const std::vector<std::string> tails{"", " ", ",", " x", " =", " k", " mf=", " v!!", " broken=", " ?"};
    const auto check = [](const std::string& text) {
        INFO(text);
        const SoFar told = soFar(text);
        const auto read = line::readLine(rules(), text);
        CHECK(told.isWhole == read.ok());
        if (read) {
            CHECK_FALSE(told.fault);
            return;
        }
        for (const words::Language language :
             {words::Language::German, words::Language::Italian, words::Language::English}) {
            const std::string said = line::inWords(read.error(), language);
            for (const char* const empty : {"„“", "«»", "“”"}) CHECK(said.find(empty) == std::string::npos);
        }
    };
    for (const std::string& text : kLines)
        for (std::size_t end = 0; end <= text.size(); ++end)
            for (const std::string& tail : tails) check(text.substr(0, end) + tail);
}

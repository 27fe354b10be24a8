#include <base/random.h>

#include <catch2/catch.hpp>

#include <koenigrufen/line/line.h>
#include <koenigrufen/line/so_far.h>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::koenigrufen;
using namespace std::string_literals;

namespace {

const rulebook::Rules& ruediger() {
    static const rulebook::Rules kRules(*rulebook::findRuleSet("ruediger"));
    return kRules;
}

// What can be read settles to 0, and is the same when written and read again.
void expectSound(const std::string& text, const line::Table& table) {
    INFO(text);
    const auto once = line::readLine(ruediger(), text, table);
    const line::SoFar soFar = line::readSoFar(ruediger(), text, table);
    CHECK(soFar.isWhole == once.ok());
    bool isWithin = true;
    for (const line::WordSoFar& word : soFar.words)
        isWithin = isWithin && word.length > 0 && word.at + word.length <= text.size();
    CHECK(isWithin);
    if (!once) {
        CHECK(once.error().column >= 1);
        CHECK(once.error().column <= static_cast<int>(text.size()) + 1);
        return;
    }
    const std::string written = line::written(*once, table);
    const auto twice = line::readLine(ruediger(), written, table);
    REQUIRE(twice);
    CHECK(*twice == *once);
    CHECK(line::written(*twice, table) == written);
    const line::Settled settled = line::settled(ruediger(), *once, table, {.factor = 4});
    CHECK(settled.points.size() == static_cast<std::size_t>(table.seats));
    if (settled.items.empty()) return;
    std::int64_t sum = 0;
    for (const std::int64_t each : settled.points) sum += each;
    CHECK(sum == 0);
}

} // namespace

TEST_CASE("Any row of words is a line that sums to 0, or a fault with its place") {
    const std::vector<std::string> kWords{"A",
                                          "B",
                                          "C",
                                          "D",
                                          "E",
                                          "rufer",
                                          "sr",
                                          "dreier",
                                          "pi",
                                          "be",
                                          "bo",
                                          "tr",
                                          "ar",
                                          "won",
                                          "-",
                                          "given-up",
                                          "kk",
                                          "kD",
                                          ",",
                                          "uhu!k+",
                                          "trull-",
                                          "valat!!-",
                                          "valat+",
                                          "valat!-",
                                          "ku!+",
                                          "mf=C:B",
                                          "skues=A",
                                          "broken=C",
                                          "pagat!",
                                          "26/2",
                                          "18/1",
                                          "25",
                                          "0j",
                                          "=",
                                          "3",
                                          "-1",
                                          "skues=talon",
                                          "piccolo",
                                          "ouvert",
                                          "könig",
                                          "ultimo+",
                                          "absolut+",
                                          "= 3 -1 -1 -1",
                                          "\xFF",
                                          "mondfang",
                                          "4k+",
                                          "ka+",
                                          "kkkkkkkkkkkkkkkkkkkkkkk"};
    base::Random random(4711);
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        const int count = static_cast<int>(random.below(9));
        for (int word = 0; word < count; ++word) text += kWords[random.below(kWords.size())] + ' ';
        expectSound(text, {});
        expectSound(text, {5, cards::Seat::B});
    }
}

TEST_CASE("Single bytes changed in a line do no harm") {
    const std::vector<std::string> kLines{"A rufer C won kk trull!k+ valat!- mondfang=B:C skues=talon",
                                          "B piccolo lost kD, D piccolo won kkC",
                                          "trischaken 26/2 18/1 25 0j", "= 3 -1 -1 -1 mondfang"};
    base::Random random(815);
    for (const std::string& line : kLines)
        for (int i = 0; i < 3'000; ++i) {
            std::string text = line;
            const int changes = 1 + static_cast<int>(random.below(3));
            for (int change = 0; change < changes; ++change)
                text[random.below(text.size())] = static_cast<char>(random.below(256));
            expectSound(text, {});
        }
    expectSound(std::string(1'000'000, 'k'), {});
    expectSound("A rufer \0 won"s, {});
}

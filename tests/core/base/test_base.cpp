#include <base/input_error.h>
#include <base/random.h>
#include <base/result.h>
#include <base/score_column.h>
#include <base/utf8.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

using namespace schreiber::base;
using namespace std::string_literals;

TEST_CASE("the same seed gives the same numbers on every machine") {
    // Reference values worked out with an independent implementation of splitmix64 and xoshiro256**.
    Random random(42);
    CHECK(random.next() == 1546998764402558742ULL);
    CHECK(random.next() == 6990951692964543102ULL);
    CHECK(random.next() == 12544586762248559009ULL);
}

TEST_CASE("below stays below and reaches every number") {
    Random random(7);
    std::vector<int> seen(5, 0);
    for (int i = 0; i < 5000; ++i) ++seen[static_cast<std::size_t>(random.below(5))];
    for (const int count : seen) CHECK((count > 850 && count < 1150));
    CHECK(random.below(0) == 0);
    CHECK(random.below(1) == 0);
}

TEST_CASE("a shuffle keeps every item once") {
    std::vector<int> items(100);
    std::iota(items.begin(), items.end(), 0);
    const std::vector<int> before = items;
    Random random(3);
    random.shuffle(items);
    CHECK(items != before);
    std::sort(items.begin(), items.end());
    CHECK(items == before);
}

TEST_CASE("a result is one of two things") {
    const auto half = [](int n) -> Result<int, std::string> {
        if (n % 2 != 0) return fail(std::string("odd"));
        return n / 2;
    };
    REQUIRE(half(4).ok());
    CHECK(*half(4) == 2);
    REQUIRE_FALSE(half(3).ok());
    CHECK(half(3).error() == "odd");
}

TEST_CASE("UTF-8 is read strictly") {
    CHECK(isUtf8("Höß, Žižka, 𝄞"));
    CHECK_FALSE(isUtf8("\xC0\xAF"));         // overlong
    CHECK_FALSE(isUtf8("\xED\xA0\x80"));     // surrogate
    CHECK_FALSE(isUtf8("\xF4\x90\x80\x80")); // above U+10FFFF
    CHECK_FALSE(isUtf8("H\xF6\xDF"));        // Windows-1252
    CHECK_FALSE(isUtf8("\xE2\x82"));         // cut off
}

TEST_CASE("hostile text is made printable") {
    CHECK(printable("Höß") == "Höß");
    CHECK(printable("a\x1B[31mb") == "a\xEF\xBF\xBD[31mb");
    CHECK(printable("x\xFFy") == "x\xEF\xBF\xBDy");
    CHECK(printable("abcdef", 3) == "abc…");
    CHECK(printable("a\0b"s) == "a\xEF\xBF\xBD"
                                "b");
}

TEST_CASE("an input error names its place") {
    CHECK(place({"a.csv", 3, 7, "", {}}) == "a.csv:3:7");
    CHECK(place({"a.csv", 3, 0, "", {}}) == "a.csv:3");
    CHECK(place({"", 0, 0, "", {}}).empty());
}

TEST_CASE("a fine beyond the score goes below 0, is dropped, or is owed and comes off what is won") {
    const auto after = [](const Counting& counting) {
        ScoreColumn column{1, 0};
        column.fine(3, counting);
        column.fine(1, counting);
        column.win(2, counting);
        return column;
    };
    CHECK(after({std::nullopt, BelowZero::Allowed}) == ScoreColumn{-1, 0});
    CHECK(after({std::nullopt, BelowZero::Dropped}) == ScoreColumn{2, 0});
    CHECK(after({std::nullopt, BelowZero::Owed}) == ScoreColumn{0, 1});
    CHECK(after({0, BelowZero::Owed}) == ScoreColumn{3, 0}); // counting down a fine is added
}

TEST_CASE("a countdown stops where it is won") {
    ScoreColumn column{2, 0};
    column.win(5, {0, BelowZero::Allowed});
    CHECK(column.score == 0);
}

#include <base/number.h>

#include <catch2/catch.hpp>

#include <limits>
#include <string>

using namespace schreiber::base;
using namespace std::string_literals;

TEST_CASE("a number is a number from its first letter to its last") {
    CHECK(readNumber("0") == 0);
    CHECK(readNumber("007") == 7);
    CHECK(readNumber("-12") == -12);
    CHECK(readNumber("2147483647") == std::numeric_limits<int>::max());
    CHECK(readNumber("-2147483648") == std::numeric_limits<int>::min());
    for (const char* none : {"", " ", "-", "+1", " 1", "1 ", "1.0", "1e3", "0x10", "2147483648",
                             "-2147483649", "99999999999999999999", "zwei", "1\n", "−1", "１"})
        CHECK(readNumber(none) == std::nullopt);
    CHECK(readNumber("1\0"s) == std::nullopt);
}

TEST_CASE("a number outside its bounds is none") {
    CHECK(readNumber("1", 1, 3) == 1);
    CHECK(readNumber("3", 1, 3) == 3);
    CHECK(readNumber("0", 1, 3) == std::nullopt);
    CHECK(readNumber("4", 1, 3) == std::nullopt);
    CHECK(readNumber("x", 1, 3) == std::nullopt);
    for (const char* none : {"-0", "-00", "-1"}) CHECK(readNumber(none, 0, 3) == std::nullopt);
    CHECK(readNumber("-0", -1, 3) == 0);
}

TEST_CASE("a seed is a whole number without a sign") {
    CHECK(readSeed("18446744073709551615") == std::numeric_limits<std::uint64_t>::max());
    for (const char* none : {"", "-1", "18446744073709551616", "1x"}) CHECK(readSeed(none) == std::nullopt);
}

TEST_CASE("a number as JSON has it may be too large for a double") {
    CHECK(isOutOfRange("1e400"));
    CHECK(isOutOfRange("-1e400"));
    CHECK(!isOutOfRange("1e300"));
    CHECK(!isOutOfRange("x"));
}

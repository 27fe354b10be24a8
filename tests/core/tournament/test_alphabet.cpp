#include <tournament/alphabet.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

using schreiber::tournament::sortKey;

TEST_CASE("names stand where a telephone book has them") {
    const std::vector<std::string> ordered{"",        "Abel",    "Äbler", "Acker", "O'Brien",
                                           "Obwegs",  "Öhler",   "Ohner", "Ost",   "Strasse",
                                           "Straßer", "Zangerl", "Žižek", "Zoller"};
    std::vector<std::string> sorted = ordered;
    std::reverse(sorted.begin(), sorted.end());
    std::sort(sorted.begin(), sorted.end(),
              [](const std::string& a, const std::string& b) { return sortKey(a) < sortKey(b); });
    CHECK(sorted == ordered);
    CHECK(sortKey("Tschenett-Höß") != sortKey("Tschenett Höß"));
    CHECK(sortKey("\xFF\xFE") != sortKey("a"));
}

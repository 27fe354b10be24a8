#include <tournament/alphabet.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using schreiber::tournament::indexLetter;
using schreiber::tournament::nameKey;
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

TEST_CASE("people stand by their surnames, without counting von, and behind its letter") {
    const std::vector<std::pair<std::string, std::string>> sorted{
        {"Auer", "Burgi"},           {"Öttl", "Ägidius"},   {"Spiß", "Oswald"},
        {"von Sternbach", "Traudl"}, {"Sternberg", "Anna"}, {"Thöni", "Bartl"}};
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        INFO(sorted[i].first);
        CHECK(nameKey(sorted[i - 1].first, sorted[i - 1].second) <
              nameKey(sorted[i].first, sorted[i].second));
    }
    CHECK(nameKey("Höß", "Anna") < nameKey("Höß", "Bartl"));
    CHECK(indexLetter("Žagar") == "Z");
    CHECK(indexLetter("Überbacher") == "U");
    CHECK(indexLetter("von Sternbach") == "S");
    CHECK(indexLetter("von der Aue") == "A");
    CHECK(indexLetter("D’Angelo") == "D");
    CHECK(indexLetter("von") == "V"); // nothing else is left
    CHECK(indexLetter("") == "");
    CHECK(indexLetter("…") == "");
}

#include "alike.h"

#include <tournament/entry_list.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;

namespace {

Entry entryOf(const std::string& first, const std::string& last, int number = 0) {
    Entry entry;
    entry.number = number;
    entry.persons = {{first, last, {}, Sex::Unstated}};
    return entry;
}

bool alike(const std::string& first, const std::string& last, const std::string& otherFirst,
           const std::string& otherLast) {
    return !likelyDuplicates(entryOf(first, last), {entryOf(otherFirst, otherLast, 7)}).empty();
}

} // namespace

TEST_CASE("Cologne phonetics of published examples") {
    // Postel's own and those of the German Wikipedia's article.
    CHECK(colognePhonetics(folded("Müller-Lüdenscheidt")) == "65752682");
    CHECK(colognePhonetics(folded("Wikipedia")) == "3412");
    CHECK(colognePhonetics(folded("Breschnew")) == "17863");
    CHECK(colognePhonetics(folded("Meier")) == colognePhonetics(folded("Mayr")));
    CHECK(colognePhonetics(folded("Heinz Classen")) == "068586");
    CHECK(colognePhonetics("") == "");
}

TEST_CASE("folding takes accents, umlauts and case away") {
    CHECK(folded("Höß") == "hoss");
    CHECK(folded("HOESS") == "hoss");
    CHECK(folded("Höss") == "hoss");
    CHECK(folded("Ho\xCC\x88ß") == "hoss"); // o and a combining diaeresis
    CHECK(folded("Žiga O'Brien-Łuk") == "zigaobrienluk");
    CHECK(folded("Иван") == "ivan");
    CHECK(folded("…") == "");
}

TEST_CASE("names that sound and read alike are pointed out") {
    CHECK(alike("Anna", "Höß", "Anna", "Hoess"));
    CHECK(alike("Anna", "Höss", "Anna", "Höß"));
    CHECK(alike("Josef", "Mayr", "Joseph", "Maier"));
    CHECK(alike("Filip", "Thöni", "Philip", "Töni"));
    CHECK(alike("Höß", "Anna", "Anna", "Höß")); // in the wrong columns
    CHECK(alike("anna", "HÖSS", "Anna", "Höß"));

    CHECK_FALSE(alike("Anna", "Höß", "Berta", "Höß"));
    CHECK_FALSE(alike("Anna", "Höß", "Anna", "Moltrer"));
    CHECK_FALSE(alike("Eva", "Gruber", "Ivo", "Gruber")); // sounds alike, reads differently
    CHECK_FALSE(alike("Anna", "Hofer", "Anna", "Hoder")); // reads alike, sounds differently
    CHECK_FALSE(alike("Jan", "Gruber", "Johann", "Grubhofer"));
}

TEST_CASE("an entry is no duplicate of itself, and each person of a pair is looked up") {
    const std::vector<Entry> already{entryOf("Anna", "Höß", 3), entryOf("Bert", "Thöni", 4)};
    CHECK(likelyDuplicates(entryOf("Anna", "Hoess", 3), already).empty());
    Entry pair = entryOf("Carla", "Steck");
    pair.persons.push_back({"Bert", "Töni", {}, Sex::Unstated});
    const auto found = likelyDuplicates(pair, already);
    REQUIRE(found.size() == 1);
    CHECK(found[0] == LikelyDuplicate{0, "Bert Töni", "Bert Thöni", 0, 4});
}

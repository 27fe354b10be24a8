#include <tournament/club.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;

namespace {

int fit(const std::string& first, const std::string& last, const std::string& letters) {
    return fitOf({first, last, {}, Sex::Unstated}, letters);
}

Club clubOf(const std::vector<std::pair<std::string, std::string>>& names) {
    Club club;
    for (const auto& [first, last] : names)
        club.persons.push_back(
            {static_cast<int>(club.persons.size()) + 1, {first, last, {}, Sex::Unstated}, {}, {}, {}});
    return club;
}

} // namespace

TEST_CASE("letters begin a word of the name, the last name first") {
    CHECK(fit("Anna", "Höß", "h") == 3);
    CHECK(fit("Anna", "Höß", "hö") == 3);
    CHECK(fit("Anna", "Höß", "HOE") == 3);
    CHECK(fit("Anna", "Höß", "ann") == 2);
    CHECK(fit("Anna", "Höß", "an hö") == 2);
    CHECK(fit("Anna", "Höß", "höß, anna") == 2);
    CHECK(fit("Anna", "Tschenett-Höß", "hö") == 3);
    CHECK(fit("Seán", "O'Brien", "bri") == 3);
    CHECK(fit("Seán", "O'Brien", "obr") == 3);
    CHECK(fit("Seán", "O'Brien", "sea") == 2);
    CHECK(fit("Anna", "Höß", "x") == 0);
    CHECK(fit("Anna", "Höß", "anna x") == 0);
    CHECK(fit("Anna", "Höß", "nna") == 0);
    CHECK(fit("Anna", "Höß", "") == 0);
    CHECK(fit("Anna", "Höß", " , ") == 0);
    CHECK(fit("", "", "a") == 0);
}

TEST_CASE("what sounds like the beginning is found, after what reads like it") {
    CHECK(fit("Hubert", "Thöni", "töni") == 1);
    CHECK(fit("Josef", "Mayr", "maier") == 1);
    CHECK(fit("Philipp", "Gruber", "filip") == 1);
    CHECK(fit("Anna", "Höß", "hoess") == 3);
    CHECK(fit("Anna", "Ebner", "aei") == 0); // one sound is too little
    CHECK(fit("Josef", "Mayr", "mn") == 0);
    CHECK(fit("Josef", "Mayr", "höss") == 0); // a vowel and an s begin half of all names
    CHECK(fit("Karl", "Hesse", "höss") == 1); // and are the whole of some
}

TEST_CASE("whom a few letters find comes best first, then who came last") {
    Club club = clubOf({{"Karl", "Thaler"}, {"Theresia", "Auer"}, {"Hubert", "Thöni"}, {"Karl", "Thoma"}});
    ClubTournament evening;
    evening.number = 1;
    evening.date = "2026-01-01";
    evening.plays = {{4, 1, 1, true, 1, {}, {}, {}}};
    club.tournaments.push_back(evening);
    CHECK(findByLetters(club, "th") == std::vector<int>{4, 1, 3, 2});
    CHECK(findByLetters(club, "töni") == std::vector<int>{4, 3});
    CHECK(findByLetters(club, "").empty());
    club.persons[1].otherNames = {{"Resi", "Thurner"}};
    CHECK(findByLetters(club, "thur") == std::vector<int>{2});
}

#include "play.h"

#include <tournament/closing.h>
#include <tournament/club.h>
#include <tournament/standings.h>

#include <catch2/catch.hpp>

#include <algorithm>

using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

// An evening that was played out; its entries are called as `names` say, then "Spieler n".
Tournament played(const std::vector<Person>& names, const std::string& date, std::uint64_t seed,
                  Format format = Format::Drawn) {
    Tournament tournament = format == Format::Drawn ? singles(8) : pairs(4);
    tournament.settings.format = format;
    tournament.settings.rounds = 2;
    tournament.settings.date = date;
    tournament.settings.name = "Abend " + date;
    for (std::size_t i = 0; i < names.size(); ++i) tournament.entries[i].persons[0] = names[i];
    base::Random random(seed);
    for (int round = 1; round <= 2; ++round) {
        drawNext(tournament, seed);
        playOut(tournament, random);
    }
    return tournament;
}

Person person(const std::string& first, const std::string& last, std::optional<int> born = {},
              Sex sex = Sex::Unstated) {
    return {first, last, born, sex};
}

Remembering remembered(const Club& club, const Tournament& tournament, const std::string& identity) {
    auto done = remember(club, tournament, identity);
    REQUIRE(done.ok());
    return *done;
}

const Play* playOf(const ClubTournament& tournament, int who) {
    const auto found = std::find_if(tournament.plays.begin(), tournament.plays.end(),
                                    [&](const Play& play) { return play.person == who; });
    return found == tournament.plays.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("an evening is remembered with who came and how they did") {
    const Tournament evening = played({person("Anna", "Höß", 1950, Sex::Female)}, "2026-01-10", 1);
    const Remembering done = remembered({}, evening, "a");
    CHECK(done.tournament == 1);
    CHECK_FALSE(done.again);
    CHECK(done.newcomers.size() == 8);
    const ClubTournament& written = done.club.tournaments.at(0);
    CHECK(written.contestants == 8);
    CHECK(written.date == "2026-01-10");
    CHECK(written.format == "drawn");
    const auto standings = standingsOf(evening);
    REQUIRE(standings.ok());
    for (const StandingRow& row : standings->rows) {
        const auto play = std::find_if(written.plays.begin(), written.plays.end(),
                                       [&](const Play& one) { return one.entry == row.entry; });
        REQUIRE(play != written.plays.end());
        CHECK(play->rank == row.rank);
        CHECK(play->points == row.points);
        CHECK(play->wins == row.wins);
        CHECK(play->winner == (row.rank == 1));
        CHECK(nameOf(findClubPerson(done.club, play->person)->person) == row.name);
    }
}

TEST_CASE("who is ahead while an evening is played has not won it") {
    Tournament evening = played({person("Anna", "Höß")}, "2026-01-10", 1);
    evening.rounds.back().tables.back().games.front() = Sheet{};
    REQUIRE_FALSE(isOver(evening));
    const Club club = remembered({}, evening, "a").club;
    for (const Play& play : club.tournaments.at(0).plays) CHECK_FALSE(play.winner);
    CHECK(recordOf(club, 1).won == 0);
}

TEST_CASE("an evening whose rounds are open has been won once it is closed") {
    Tournament evening = played({person("Anna", "Höß")}, "2026-01-10", 1);
    evening.settings.rounds = 0;
    CHECK(standingsOf(evening)->complete);
    CHECK_FALSE(isOver(evening));
    const auto winners = [&] {
        const Club club = remembered({}, evening, "a").club;
        const auto& plays = club.tournaments.at(0).plays;
        return std::count_if(plays.begin(), plays.end(), [](const Play& play) { return play.winner; });
    };
    CHECK(winners() == 0);
    evening.closing = *closingOf(evening);
    CHECK(isOver(evening));
    CHECK(winners() > 0);
}

TEST_CASE("the same evening again changes nothing, a changed one replaces its rows") {
    Tournament evening = played({person("Anna", "Höß")}, "2026-01-10", 1);
    const Club once = remembered({}, evening, "a").club;
    const Remembering again = remembered(once, evening, "a");
    CHECK(again.again);
    CHECK(again.newcomers.empty());
    CHECK(again.club == once);

    evening.entries[0].persons[0].last = "Hösch";
    evening.rounds[1].tables[0].games[0] = finished({0, 18});
    const Remembering changed = remembered(once, evening, "a");
    CHECK(changed.club.tournaments.size() == 1);
    CHECK(changed.club.persons.size() == 8);
    CHECK(changed.newcomers.size() == 1);
    CHECK(std::none_of(changed.club.persons.begin(), changed.club.persons.end(),
                       [](const ClubPerson& one) { return one.person.last == "Höß"; }));
}

TEST_CASE("who comes again is the same person, whatever the spelling of umlauts") {
    const Club first =
        remembered({}, played({person("Anna", "Höß"), person("Bert", "Thöni", 1960)}, "2026-01-10", 1), "a")
            .club;
    Tournament second =
        played({person("anna", "HOESS", 1950), person("Bert", "Thöni", 1999)}, "2026-02-10", 2);
    second.entries[0].club = "KC Sterzing";
    const Remembering done = remembered(first, second, "b");
    // Bert Thöni of another year is another.
    REQUIRE(done.newcomers.size() == 1);
    CHECK(findClubPerson(done.club, done.newcomers[0])->person.born == 1999);
    const auto anna = std::find_if(done.club.persons.begin(), done.club.persons.end(),
                                   [](const ClubPerson& one) { return one.person.last == "Höß"; });
    REQUIRE(anna != done.club.persons.end());
    CHECK(anna->person.born == 1950);
    CHECK(anna->club == "KC Sterzing");
    CHECK(recordOf(done.club, anna->number).tournaments == 2);
    CHECK(recordOf(done.club, anna->number).lastDate == "2026-02-10");
}

TEST_CASE("an older evening, remembered later, does not take a club back") {
    Tournament newer = played({person("Anna", "Höß")}, "2026-02-10", 1);
    newer.entries[0].club = "Sterzing";
    Tournament older = played({person("Anna", "Höß")}, "2025-02-10", 2);
    older.entries[0].club = "Imst";
    const Club club = remembered(remembered({}, newer, "n").club, older, "o").club;
    const auto anna = std::find_if(club.persons.begin(), club.persons.end(),
                                   [](const ClubPerson& one) { return one.person.last == "Höß"; });
    REQUIRE(anna != club.persons.end());
    CHECK(anna->club == "Sterzing");
}

TEST_CASE("two of one name at one evening are two") {
    const Tournament evening = played({person("Karl", "Auer"), person("Karl", "Auer")}, "2026-01-10", 1);
    const Club club = remembered({}, evening, "a").club;
    CHECK(club.persons.size() == 8);
    CHECK(remembered(club, evening, "a").club == club);
}

TEST_CASE("a newcomer whose name sounds like another's is pointed out") {
    const Club first = remembered({}, played({person("Josef", "Mayr")}, "2026-01-10", 1), "a").club;
    const Remembering done = remembered(first, played({person("Joseph", "Maier")}, "2026-02-10", 2), "b");
    REQUIRE(done.alike.size() == 1);
    CHECK(findClubPerson(done.club, done.alike[0].first)->person.last == "Maier");
    CHECK(findClubPerson(done.club, done.alike[0].second)->person.last == "Mayr");

    const auto merged = mergePersons(done.club, done.alike[0].second, done.alike[0].first);
    REQUIRE(merged.ok());
    CHECK(merged->persons.size() == done.club.persons.size() - 1);
    CHECK(recordOf(*merged, done.alike[0].second).tournaments == 2);
    // Remembered anew, the other spelling is known.
    const Remembering again = remembered(*merged, played({person("Joseph", "Maier")}, "2026-02-10", 2), "b");
    CHECK(again.newcomers.empty());
    CHECK(again.club == *merged);
}

TEST_CASE("who was known by this evening alone and is written otherwise now is nobody's like") {
    const Club before = remembered({}, played({person("Leni", "Mayr", 2003)}, "2026-01-10", 1), "a").club;
    const Remembering done = remembered(before, played({person("Leni", "Mayr", 2004)}, "2026-01-10", 1), "a");
    CHECK(done.club.persons.size() == before.persons.size());
    for (const auto& [one, other] : done.alike) {
        CHECK(findClubPerson(done.club, one) != nullptr);
        CHECK(findClubPerson(done.club, other) != nullptr);
    }
}

TEST_CASE(
    "of two of one name, known by this evening alone, who keeps it is in no doubt when the other loses it") {
    const Person anna = person("Anna", "Höß");
    const Club club = remembered({}, played({anna, anna}, "2026-01-10", 1), "a").club;
    const Remembering again = remembered(club, played({anna, person("Berta", "Kuen")}, "2026-01-10", 1), "a");
    CHECK(again.unsure.empty());
    CHECK(again.club.persons.size() == 8);
}

TEST_CASE("who cannot be one person is not made one") {
    const Club club = remembered({}, played({}, "2026-01-10", 1), "a").club;
    CHECK(mergePersons(club, 1, 2).error().code == "person_twice_there");
    CHECK(mergePersons(club, 1, 1).error().code == "same_person");
    CHECK(mergePersons(club, 1, 99).error() == Refusal{"no_such_person", {{"person", "99"}}});
}

TEST_CASE("both of a pair are remembered with the pair's rank") {
    const Tournament evening = played({}, "2026-01-10", 1, Format::Pairs);
    const Club club = remembered({}, evening, "a").club;
    CHECK(club.persons.size() == 8);
    CHECK(club.tournaments[0].contestants == 4);
    int winners = 0;
    for (const Play& play : club.tournaments[0].plays) winners += play.winner ? 1 : 0;
    CHECK(winners % 2 == 0);
    CHECK(winners > 0);
}

TEST_CASE("a crown is won by one") {
    Tournament evening = played({}, "2026-01-10", 1, Format::Pairs);
    evening.settings.last = LastMatch::Crown;
    drawNext(evening, 3);
    evening.rounds.back().tables[0].games[0] = finished({3, 18});
    const Club club = remembered({}, evening, "a").club;
    const auto title = standingsOf(evening)->title;
    REQUIRE(title);
    std::vector<std::string> winners;
    for (const Play& play : club.tournaments[0].plays)
        if (play.winner) winners.push_back(nameOf(findClubPerson(club, play.person)->person));
    CHECK(winners == std::vector<std::string>{title->name});
}

TEST_CASE("ranks are those of the closing") {
    Tournament evening = played({}, "2026-01-10", 1);
    evening.closing = closingOf(evening).value();
    std::swap(evening.closing->ranks[0].contestant, evening.closing->ranks[7].contestant);
    const Club club = remembered({}, evening, "a").club;
    const int best = evening.closing->ranks[0].contestant;
    const auto play = std::find_if(club.tournaments[0].plays.begin(), club.tournaments[0].plays.end(),
                                   [&](const Play& one) { return one.entry == best; });
    REQUIRE(play != club.tournaments[0].plays.end());
    CHECK(play->rank == 1);
    CHECK(play->winner);
}

TEST_CASE("who was replaced during the evening was there, with what was played until then") {
    Tournament evening = played({person("Anna", "Höß"), person("Bert", "Thöni")}, "2026-01-10", 1);
    evening.entries[0].replaced = {{person("Cilli", "Egger"), 0, 2}};
    evening.entries[1].replaced = {{person("Dora", "Gstrein"), 0, 1}}; // before the first round
    const Club club = remembered({}, evening, "a").club;
    const auto known = [&](const std::string& last) {
        const auto found = std::find_if(club.persons.begin(), club.persons.end(),
                                        [&](const ClubPerson& one) { return one.person.last == last; });
        return found == club.persons.end() ? 0 : found->number;
    };
    REQUIRE(known("Egger") != 0);
    CHECK(known("Gstrein") == 0);
    const Play* stayed = playOf(club.tournaments[0], known("Höß"));
    const Play* gone = playOf(club.tournaments[0], known("Egger"));
    REQUIRE(stayed != nullptr);
    REQUIRE(gone != nullptr);
    CHECK(stayed->played == 2);
    CHECK(gone->played == 1);
    CHECK(gone->entry == stayed->entry);
    CHECK(gone->rank == stayed->rank);
    CHECK_FALSE(gone->winner);
    const auto first = standingsOf(evening, 1);
    REQUIRE(first.ok());
    for (const StandingRow& row : first->rows)
        if (row.entry == 1) CHECK(gone->points == row.points);
    CHECK(club.tournaments[0].plays.size() == 9);
    CHECK(club.tournaments[0].contestants == 8);
    CHECK(remembered(club, evening, "a").club == club);
}

TEST_CASE("a substitute brings no club but the own one, and takes none from whom the club knows") {
    Tournament first = played({person("Eva", "Neu")}, "2026-01-10", 1);
    first.entries[0].club = "Tarrenz";
    first.entries[0].camp = "Nord";
    const Club known = remembered({}, first, "a").club;
    const auto of = [](const Club& club, const std::string& last) {
        return *std::find_if(club.persons.begin(), club.persons.end(),
                             [&](const ClubPerson& one) { return one.person.last == last; });
    };
    CHECK(of(known, "Neu").club == "Tarrenz");

    // For Cilli of Imst, who played the first round.
    Tournament single = played({person("Eva", "Neu")}, "2026-02-10", 2);
    single.entries[0].camp = "Süd";
    single.entries[0].replaced = {{person("Cilli", "Egger"), 0, 2, "Imst"}};
    single.entries[0].club.clear();
    const Club after = remembered(known, single, "b").club;
    CHECK(of(after, "Neu").club == "Tarrenz");
    CHECK(of(after, "Neu").camp == "Nord");
    CHECK(of(after, "Egger").club == "Imst");
    CHECK(of(after, "Egger").camp == "Süd");

    // In a pair of Imst the other one is of it still.
    Tournament pair = played({person("Eva", "Neu")}, "2026-03-10", 3, Format::Pairs);
    pair.entries[0].club = "Imst";
    pair.entries[0].replaced = {
        {person("Dora", "Gstrein"), 0, 1}, {person("Fanni", "Kuen"), 0, 2}, {person("Gerda", "Lutz"), 0, 2}};
    const std::string other = pair.entries[0].persons[1].last;
    const Club third = remembered(after, pair, "c").club;
    CHECK(of(third, "Neu").club == "Tarrenz");
    CHECK(of(third, other).club == "Imst");
    CHECK(of(third, "Kuen").club.empty()); // had come for Dora herself
}

TEST_CASE("before anything is played there is nothing to remember") {
    CHECK(remember({}, singles(8), "a").error().code == "nothing_to_remember");
    Tournament disputes = singles(8); // rulings are kept from the first deal on
    disputes.rulings.emplace_back().number = 1;
    const auto kept = remember({}, disputes, "a");
    REQUIRE(kept);
    CHECK(kept->club.tournaments.size() == 1);
    CHECK(kept->club.tournaments[0].contestants == 0);
    CHECK(kept->club.persons.empty());
    CHECK_FALSE(isOver(singles(8)));
    Tournament evening = played({}, "2026-01-10", 1);
    CHECK(isOver(evening));
    evening.rounds[1].tables[0].games[0] = {};
    CHECK_FALSE(isOver(evening));
    CHECK(playOf(remembered({}, evening, "a").club.tournaments[0], 1) != nullptr);
}

TEST_CASE("who is recognised by a name that others have as well is pointed out") {
    Tournament first = played({person("Karl", "Mair", 1950), person("Karl", "Mair", 1990)}, "2026-01-10", 1);
    for (Entry& entry : first.entries) entry.club = "Imst";
    const Club club = remembered({}, first, "a").club;

    Tournament second = played({person("Karl", "Mair")}, "2026-02-10", 2);
    second.entries[0].club = "Imst";
    const Remembering done = remembered(club, second, "b");
    REQUIRE(done.unsure.size() == 1);
    const auto& unsure = done.unsure[0];
    REQUIRE(unsure.others.size() == 1);
    CHECK(unsure.person != unsure.others[0]);
    CHECK(findClubPerson(done.club, unsure.person)->person.last == "Mair");
    CHECK(findClubPerson(done.club, unsure.others[0])->person.last == "Mair");

    // The year decides it, also where the one who has none stands before in the list.
    for (std::size_t i = 0; i < second.entries.size(); ++i)
        second.entries[i].persons[0] =
            person(i < 2 ? "Karl" : "Gast " + std::to_string(i), i < 2 ? "Mair" : "Z");
    for (const std::size_t with : {std::size_t{0}, std::size_t{1}}) {
        Tournament third = second;
        third.entries[with].persons[0].born = 1950;
        const Remembering sure = remembered(club, third, "c");
        CHECK(sure.unsure.empty());
        const auto& plays = sure.club.tournaments.back().plays;
        for (const Play& play : plays)
            if (play.entry == static_cast<int>(with) + 1)
                CHECK(findClubPerson(sure.club, play.person)->person.born == 1950);
        CHECK(std::count_if(sure.club.persons.begin(), sure.club.persons.end(),
                            [](const ClubPerson& one) { return one.person.last == "Mair"; }) == 2);
    }
}

TEST_CASE("who comes for another club than before is pointed out, unless the year says who it is") {
    Tournament first = played({person("Rosa", "Lang"), person("Ida", "Lang", 1970)}, "2026-01-10", 1);
    first.entries[0].club = "Imst";
    first.entries[1].club = "Imst";
    Tournament second = played({person("Rosa", "Lang"), person("Ida", "Lang", 1970)}, "2026-02-10", 2);
    second.entries[0].club = "Zirl";
    second.entries[1].club = "Zirl";
    const Remembering done = remembered(remembered({}, first, "a").club, second, "b");
    REQUIRE(done.unsure.size() == 1);
    CHECK(findClubPerson(done.club, done.unsure[0].person)->person.first == "Rosa");
    CHECK(done.unsure[0].others.empty());
    CHECK(done.unsure[0].before == "Imst");
    CHECK(done.unsure[0].now == "Zirl");
}

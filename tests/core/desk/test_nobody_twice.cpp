#include "anybody.h"

#include <desk/copies.h>
#include <desk/whole_file.h>
#include <tournament/club.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <iostream>
#include <sampling.h>
#include <set>

// Evenings in which people come late, leave, come back and play on for each other under whatever name or
// number somebody types: nobody is in the ranking, at the tables of a round or in the club's memory twice,
// and whoever left without a game is in no ranking.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

class Comers : public Anybody {
  public:
    Comers(const Folder& folder, const Kind& kind, std::uint64_t seed)
        : Anybody(folder, wantedOf(kind), kind.pairs, seed) {}

    void act() override {
        const Confirmation yes{true, false, "weil es so ist"};
        switch (below(9)) {
        case 0:
            return enter();
        case 1:
            return did(leave(evening(), entry(), static_cast<tournament::LeaverResults>(below(3)), yes));
        case 2:
            return did(comeBack(evening(), entry(), yes));
        case 3:
        case 4:
        case 5:
            return replace(yes);
        case 6:
            return did(removeEntry(evening(), entry(), yes));
        default:
            return playOn(yes, below(1000));
        }
    }
    int moved() const { return m_moved; }
    int seated() const { return m_seated; }

  private:
    void replace(const Confirmation& yes) {
        Substitute who;
        who.place = inPairs() && below(4) != 0 ? 1 + number(2) : 0;
        who.from = below(4) == 0 ? number(4) : 0;
        const auto& entries = evening().tournament().entries;
        const tournament::Entry& any = entries[below(entries.size())];
        if (below(3) == 0) return takeWhoIsOffered(who, yes);
        switch (below(4)) {
        case 0:
            who.person = person();
            break;
        case 1:
            who.entered = any.number;
            break;
        default:
            who.person = any.persons[below(any.persons.size())];
            if (!any.replaced.empty() && below(2) == 0) who.person = any.replaced.back().person;
            if (below(2) == 0) who.person.born.reset();
        }
        write(entry(), who, yes);
    }

    // As the window lists them: whoever is offered can come.
    void takeWhoIsOffered(Substitute who, const Confirmation& yes) {
        const int goes = entry();
        const auto offered = substitutesFor(evening().tournament(), goes);
        if (offered.empty() || tournament::findEntry(evening().tournament(), goes) == nullptr) return;
        who.entered = offered[below(offered.size())].entry;
        who.from = 0;
        const bool pair = tournament::findEntry(evening().tournament(), goes)->persons.size() > 1;
        who.place = pair ? 1 + number(2) : 0;
        write(goes, who, yes);
    }

    void write(int goes, const Substitute& who, const Confirmation& yes) {
        const auto done = substitute(evening(), goes, who, yes);
        if (!done) return;
        did(done);
        m_moved += done->entry.what.code == "substituted_entered" ? 1 : 0;
        m_seated += done->entry.what.code == "took_seat" ? 1 : 0;
    }

    int m_moved = 0;
    int m_seated = 0;
};

// A name that stands there twice; empty where none does.
std::string twiceIn(const std::vector<std::string>& names) {
    std::set<std::string> seen;
    for (const std::string& name : names)
        if (!seen.insert(name).second) return name;
    return {};
}

std::vector<std::string> persons(const tournament::Tournament& tournament, int contestant) {
    std::vector<std::string> names;
    for (const int number : tournament::personsOf(tournament, contestant))
        for (const tournament::Person& person : tournament::findEntry(tournament, number)->persons)
            names.push_back(nameOf(person));
    return names;
}

void checkNobodyTwice(const tournament::Tournament& now) {
    const auto standings = tournament::standingsOf(now);
    REQUIRE(standings.ok());
    std::vector<std::string> ranked;
    for (const tournament::StandingRow& row : standings->rows) {
        for (std::string& name : persons(now, row.entry)) ranked.push_back(std::move(name));
        const auto numbers = tournament::personsOf(now, row.entry);
        const bool left = std::any_of(numbers.begin(), numbers.end(), [&](int number) {
            return stateOf(*tournament::findEntry(now, number)) == tournament::EntryState::Left;
        });
        const bool waited = std::any_of(
            standings->missing.begin(), standings->missing.end(), [&](const tournament::MissingSheet& sheet) {
                const auto& sides =
                    tournament::findTable(*tournament::findRound(now, sheet.round), sheet.table)->sides;
                return std::any_of(sides.begin(), sides.end(), [&](const auto& side) {
                    return std::find(side.begin(), side.end(), row.entry) != side.end();
                });
            });
        if (left) CHECK((row.played > 0 || waited));
    }
    CHECK(twiceIn(ranked) == "");
    for (const tournament::Round& round : now.rounds) {
        std::vector<std::string> seated;
        for (const tournament::Table& table : round.tables)
            for (std::size_t side = 0; side < table.sides.size(); ++side)
                for (std::string& name : tournament::namesOfSide(now, round.number, table, side))
                    seated.push_back(std::move(name));
        CHECK(twiceIn(seated) == "");
    }
    const auto remembered = tournament::remember({}, now, "abend");
    if (!remembered) return; // nothing played yet
    std::vector<std::string> known;
    for (const tournament::ClubPerson& one : remembered->club.persons) known.push_back(nameOf(one.person));
    CHECK(twiceIn(known) == "");
    const auto season = tournament::seasonOf(remembered->club, {});
    CHECK(season.rows.size() == known.size());
}

} // namespace

TEST_CASE("whoever plays on for whom, nobody is anywhere twice") {
    const int evenings = schreiber::test::sampled(6, 16, 400);
    const std::uint64_t seed = schreiber::test::seedOfRun();
    int moved = 0;
    int seated = 0;
    for (int n = 0; n < evenings; ++n) {
        Folder folder;
        const Kind& kind = kKinds[static_cast<std::size_t>(n % 3 == 0 ? n / 3 : 0) % kKinds.size()];
        INFO("seed " << seed << ", evening " << n << ": " << kind.format << ' ' << kind.pairing);
        Comers comers(folder, kind, base::mix(seed, static_cast<std::uint64_t>(n)));
        for (int step = 0; step < 50; ++step) {
            comers.act();
            checkNobodyTwice(comers.evening().tournament());
        }
        const auto copy =
            Evening::importJson(exportJson(comers.evening(), false), "a.json", folder.file("trip.schreiber"));
        if (!copy) FAIL(inWords(copy.error(), words::Language::English));
        CHECK(copy->tournament() == comers.evening().tournament());
        moved += comers.moved();
        seated += comers.seated();
    }
    std::cout << moved << " moved in, " << seated << " took a seat\n";
    CHECK(moved > 0);
    CHECK(seated > 0);
}

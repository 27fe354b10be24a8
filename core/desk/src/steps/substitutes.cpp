#include "steps/substitutes.h"

#include "number_text.h"
#include "steps/drawing.h"
#include "steps/entries.h"

#include <tournament/alphabet.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <optional>
#include <utility>

namespace schreiber::desk {

using tournament::Entry;
using tournament::Person;
using tournament::Round;
using tournament::Table;

namespace {

bool isSamePerson(const Person& a, const std::string& clubOfA, const Person& b, const std::string& clubOfB) {
    using tournament::Sex;
    if (tournament::groupKey(a.first) != tournament::groupKey(b.first) ||
        tournament::groupKey(a.last) != tournament::groupKey(b.last))
        return false;
    const bool born = a.born && b.born && *a.born != *b.born;
    const bool sex = a.sex != Sex::Unstated && b.sex != Sex::Unstated && a.sex != b.sex;
    const bool club = !clubOfA.empty() && !clubOfB.empty() &&
                      tournament::groupKey(clubOfA) != tournament::groupKey(clubOfB);
    return !born && !sex && !club;
}

Refusal twice(const char* code, const Tournament& tournament, int number, int entered) {
    const auto name = [&](int of) {
        const Entry* entry = tournament::findEntry(tournament, of);
        return entry == nullptr ? std::string() : tournament::nameOf(*entry);
    };
    return {code,
            {{"entry", text(number)}, {"name", name(number)}, {"was", text(entered)}, {"by", name(entered)}}};
}

bool sitsIn(const Tournament& tournament, const Round& round, int number) {
    return std::any_of(round.tables.begin(), round.tables.end(), [&](const Table& table) {
        return std::any_of(table.sides.begin(), table.sides.end(), [&](const std::vector<int>& side) {
            return std::any_of(side.begin(), side.end(), [&](int contestant) {
                const std::vector<int> persons = tournament::personsOf(tournament, contestant);
                return std::find(persons.begin(), persons.end(), number) != persons.end();
            });
        });
    });
}

// Was away in a round, and is there in it after all.
void bringInto(Entry& entry, int round) {
    entry.joined = std::min(entry.joined, round);
    for (tournament::Replaced& replaced : entry.replaced) replaced.from = std::min(replaced.from, round);
    std::erase_if(entry.absences, [&](tournament::Absence& absence) {
        const bool covers = absence.from <= round && (absence.until == 0 || absence.until >= round);
        if (covers) absence.until = round - 1;
        return covers && absence.until < absence.from;
    });
}

// Under the own number, in the seat of somebody who goes.
Changed withSeatTaken(const Tournament& tournament, int number, int entered) {
    Tournament after = tournament;
    Round& round = after.rounds.back();
    for (Table& table : round.tables)
        for (std::vector<int>& side : table.sides) std::replace(side.begin(), side.end(), number, entered);
    std::erase(round.sittingOut, entered);
    for (Entry& entry : after.entries) {
        if (entry.number == entered) bringInto(entry, round.number);
        if (entry.number == number && isActive(entry, round.number))
            entry.absences.push_back({round.number, 0, tournament::LeaverResults::Unplayed});
    }
    if (auto refusal = meetingBanned(tournament, after, round.number)) return base::fail(std::move(*refusal));
    return after;
}

// Whoever is kept apart from others stays so under the new number.
void moveBans(const Tournament& before, int entered, int number, Tournament& after) {
    for (const auto& [a, b] : before.never) {
        if (a != entered && b != entered) continue;
        const int other = a == entered ? b : a;
        const std::pair<int, int> two = std::minmax(other, number);
        if (other != number && std::find(after.never.begin(), after.never.end(), two) == after.never.end())
            after.never.push_back(two);
    }
    std::sort(after.never.begin(), after.never.end());
}

} // namespace

std::vector<int> enteredAs(const Tournament& tournament, int number, const Person& person,
                           const std::string& club) {
    std::vector<int> same;
    for (const Entry& entry : tournament.entries)
        if (entry.number != number &&
            std::any_of(entry.persons.begin(), entry.persons.end(),
                        [&](const Person& one) { return isSamePerson(one, entry.club, person, club); }))
            same.push_back(entry.number);
    return same;
}

int seatOfPerson(const Tournament& tournament, int number, const Person& person, const std::string& club,
                 int from) {
    for (const Entry& entry : tournament.entries) {
        if (entry.number == number) continue;
        for (const Round& round : tournament.rounds) {
            if (round.number < from || !sitsIn(tournament, round, entry.number)) continue;
            // Those who are entered now are others: they were asked by their names.
            const auto& now = entry.persons;
            for (const Person& there : tournament::personsIn(entry, round.number))
                if (std::find(now.begin(), now.end(), there) == now.end() &&
                    isSamePerson(there, {}, person, club))
                    return entry.number;
        }
    }
    return 0;
}

bool takesSeat(const Tournament& tournament, int number, int entered) {
    const int open = openTableOf(tournament, number);
    if (open == 0 || !tournament::playedBySingles(tournament.settings)) return false;
    const Round& round = tournament.rounds.back();
    return tournament::findTable(round, open)->stage == tournament::Stage::Ordinary &&
           !sitsIn(tournament, round, entered);
}

Changed withEnteredSubstitute(const Tournament& tournament, int number, const Substitute& wanted) {
    const Entry* entry = tournament::findEntry(tournament, number);
    const Entry* comer = tournament::findEntry(tournament, wanted.entered);
    if (entry == nullptr || comer == nullptr)
        return withLeaver(tournament, entry == nullptr ? number : wanted.entered,
                          {}); // says which there is not
    if (number == wanted.entered) return base::fail(Refusal{"same_entry"_refusal, {{"entry", text(number)}}});
    const bool alone = comer->persons.size() == 1;
    if (alone && !isBound(tournament, comer->number)) {
        Substitute moved = wanted;
        moved.person = comer->persons.front();
        moved.club = entry->persons.size() == 1 ? comer->club : std::string();
        Changed after = withSubstitute(erased(tournament, comer->number), number, moved);
        if (!after) return after;
        moveBans(tournament, comer->number, number, *after);
        for (Entry& one : after->entries)
            if (one.number == number) one.paid = one.paid || comer->paid;
        if (openTableOf(*after, number) != 0)
            if (auto refusal = meetingBanned(tournament, *after, tournament::currentRound(tournament)))
                return base::fail(std::move(*refusal));
        return after;
    }
    if (!alone || !takesSeat(tournament, number, comer->number)) {
        const bool left = tournament::stateOf(*comer) == tournament::EntryState::Left;
        return base::fail(twice(left ? "substitute_left"_refusal : "substitute_plays"_refusal, tournament,
                                number, comer->number));
    }
    const int round = tournament::currentRound(tournament);
    if (wanted.from != 0 && wanted.from != round)
        return base::fail(Refusal{"substitute_round"_refusal,
                                  {{"entry", text(number)},
                                   {"name", tournament::nameOf(*entry)},
                                   {"first", text(round)},
                                   {"last", text(round)}}});
    return withSeatTaken(tournament, number, comer->number);
}

} // namespace schreiber::desk

#include "steps/entries.h"

#include <base/number.h>
#include <desk/limits.h>
#include <tournament/bracket.h>
#include <tournament/match.h>
#include <tournament/partners.h>
#include <tournament/sheet.h>

#include <algorithm>
#include <ctime>
#include <game/refusal_code.h>
#include <string_view>
#include <utility>

namespace schreiber::desk {

using tournament::Absence;
using tournament::Entry;
using tournament::Round;
using tournament::Sheet;
using tournament::Table;

namespace {

Entry* findEntry(Tournament& tournament, int number) {
    const auto found = std::find_if(tournament.entries.begin(), tournament.entries.end(),
                                    [&](const Entry& entry) { return entry.number == number; });
    return found == tournament.entries.end() ? nullptr : &*found;
}

Refusal noSuchEntry(const Tournament& tournament, int number) {
    return {"no_such_entry",
            {{"entry", std::to_string(number)}, {"entries", std::to_string(tournament.entries.size())}}};
}

Refusal about(game::RefusalCode code, const Entry& entry) {
    return {std::string(code),
            {{"entry", std::to_string(entry.number)}, {"name", tournament::nameOf(entry)}}};
}

int nextNumber(const Tournament& tournament) {
    int highest = 0;
    for (const Entry& entry : tournament.entries) highest = std::max(highest, entry.number);
    for (const tournament::Partnership& pair : tournament.partnerships)
        highest = std::max(highest, pair.number);
    return highest + 1;
}

// The side of a table that has the person with this start number, or -1.
int sideOf(const Tournament& tournament, const Table& table, int number) {
    for (std::size_t side = 0; side < table.sides.size(); ++side)
        for (const int contestant : table.sides[side]) {
            const std::vector<int> persons = tournament::personsOf(tournament, contestant);
            if (std::find(persons.begin(), persons.end(), number) != persons.end())
                return static_cast<int>(side);
        }
    return -1;
}

Table* findOpenTable(Tournament& tournament, int number) {
    if (tournament.rounds.empty()) return nullptr;
    Round& round = tournament.rounds.back();
    if (round.state != tournament::RoundState::Published) return nullptr;
    for (Table& table : round.tables)
        if (sideOf(tournament, table, number) >= 0 && !tournament::hasResult(table)) return &table;
    return nullptr;
}

// Somebody of a side is gone in the round at hand, and left the open match for lost or another way.
enum class Gone { No, Lost, Otherwise };
Gone goneFrom(const Tournament& tournament, const std::vector<int>& side) {
    const int round = tournament::currentRound(tournament);
    Gone gone = Gone::No;
    for (const int contestant : side)
        for (const int person : tournament::personsOf(tournament, contestant)) {
            const Entry* entry = findEntry(tournament, person);
            if (entry == nullptr || isActive(*entry, round) || entry->absences.empty()) continue;
            if (entry->absences.back().results != tournament::LeaverResults::Forfeit) return Gone::Otherwise;
            gone = Gone::Lost;
        }
    return gone;
}

// The match of two goes to the other. Of three the others play on, and the standings count it as lost
// (tally.h), until the second of them leaves it, too.
base::Result<base::Done, Refusal> forfeit(Tournament& tournament, Table& table, int number) {
    const int mine = sideOf(tournament, table, number);
    std::vector<std::size_t> stay;
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        const Gone gone = goneFrom(tournament, table.sides[side]);
        if (gone == Gone::Otherwise && table.sides.size() > 2) return base::Done{}; // fell away then
        if (static_cast<int>(side) != mine && (gone == Gone::No || table.sides.size() == 2))
            stay.push_back(side);
    }
    if (stay.size() != 1) return base::Done{};
    const tournament::GameTarget target = tournament::targetOf(tournament.settings, table);
    for (Sheet& game : table.games) {
        const bool open = !tournament::isWritten(game) && game.state != tournament::SheetState::Disputed;
        if (!open) continue; // what was played is decided by itself, and not by leaving
        tournament::FinalScore score;
        score.ending = tournament::Ending::Forfeit;
        score.forfeitBy = mine;
        if (table.sides.size() > 2) {
            score.points = tournament::standingOf(game, target, table.firstDealer).score;
            score.points[stay.front()] = target.target;
        }
        auto lost = tournament::withFinalScore(game, target, score);
        if (!lost) return base::fail(lost.error());
        game = *lost;
    }
    return base::Done{};
}

} // namespace

int thisYear() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return local.tm_year + 1900;
}

int latestBirth(const Tournament& tournament) {
    constexpr int kMost = 9999;
    const std::string_view date = tournament.settings.date;
    const auto year = base::readNumber(date.substr(0, 4), tournament::kEarliestYear, kMost);
    return std::min(year.value_or(thisYear()), tournament::kLatestYear);
}

Changed withEntries(const Tournament& tournament, const std::vector<Entry>& entries) {
    Tournament after = tournament;
    if (std::cmp_greater(tournament.entries.size() + entries.size(), kMostEntries))
        return base::fail(Refusal{"too_many_entries"_refusal, {{"most", std::to_string(kMostEntries)}}});
    // Who comes too late for a bracket can only take the second chance.
    const bool begun = tournament::bracketOf(tournament, tournament::currentRound(tournament)).first != 0;
    if (begun && !tournament.settings.secondChance) return base::fail(Refusal{"bracket_started"_refusal, {}});
    int number = nextNumber(tournament);
    for (const Entry& wanted : entries) {
        if (wanted.persons.size() > 1 && tournament::playedBySingles(tournament.settings))
            return base::fail(Refusal{"pair_in_singles"_refusal, {{"name", tournament::nameOf(wanted)}}});
        Entry entry = wanted;
        entry.number = number++;
        entry.joined = nextUnpublished(tournament);
        entry.absences.clear(); // who is entered begins anew, also where two that were one are two again
        entry.replaced.clear();
        after.entries.push_back(std::move(entry));
    }
    return after;
}

Changed withPartner(const Tournament& tournament, int number, const Entry& partner) {
    Tournament after = tournament;
    Entry* entry = findEntry(after, number);
    if (entry == nullptr) return base::fail(noSuchEntry(tournament, number));
    if (tournament::playedBySingles(tournament.settings))
        return base::fail(Refusal{"not_for_singles"_refusal, {}});
    if (entry->persons.size() != 1 || partner.persons.size() != 1)
        return base::fail(about("entry_is_pair", *entry));
    if (tournament::partnershipOf(tournament, number) != nullptr)
        return base::fail(about("has_partner", *entry));
    const auto& pairs = tournament.partnerships;
    const auto hasNumber = [&](const auto& pair) { return pair.number == number; };
    if (std::any_of(pairs.begin(), pairs.end(), hasNumber)) // of an older file
        return base::fail(about("pair_has_number", *entry));
    entry->persons.push_back(partner.persons.front());
    if (entry->club.empty()) entry->club = partner.club;
    if (entry->camp.empty()) entry->camp = partner.camp;
    entry->paid = entry->paid && partner.paid;
    return after;
}

Changed withCorrected(const Tournament& tournament, const Entry& wanted) {
    Tournament after = tournament;
    Entry* entry = findEntry(after, wanted.number);
    if (entry == nullptr) return base::fail(noSuchEntry(tournament, wanted.number));
    if (entry->persons.size() != wanted.persons.size()) return base::fail(about("persons_differ", *entry));
    entry->persons = wanted.persons;
    entry->club = wanted.club;
    entry->camp = wanted.camp;
    entry->paid = wanted.paid;
    return after;
}

bool isBound(const Tournament& tournament, int number) {
    if (tournament::partnershipOf(tournament, number) != nullptr) return true;
    const bool singles = tournament::playedBySingles(tournament.settings);
    return std::any_of(tournament.rounds.begin(), tournament.rounds.end(), [&](const Round& round) {
        const bool sits = std::any_of(round.tables.begin(), round.tables.end(), [&](const Table& table) {
            return sideOf(tournament, table, number) >= 0;
        });
        const auto& out = round.sittingOut;
        const bool hasPlace = round.grouped.contains(number) ||
                              (!singles && std::find(out.begin(), out.end(), number) != out.end());
        return sits || hasPlace;
    });
}

Tournament erased(const Tournament& tournament, int number) {
    Tournament after = tournament;
    std::erase_if(after.entries, [&](const Entry& one) { return one.number == number; });
    std::erase_if(after.never, [&](const auto& two) { return two.first == number || two.second == number; });
    for (Round& round : after.rounds) std::erase(round.sittingOut, number);
    return after;
}

Changed withoutEntry(const Tournament& tournament, int number) {
    const Entry* entry = tournament::findEntry(tournament, number);
    if (entry == nullptr) return base::fail(noSuchEntry(tournament, number));
    if (isBound(tournament, number)) return base::fail(about("draw_made", *entry));
    for (const auto& [a, b] : tournament.never)
        if (a == number || b == number) return base::fail(about("kept_apart", *entry));
    return erased(tournament, number);
}

int openTableOf(const Tournament& tournament, int number) {
    Tournament copy = tournament;
    const Table* table = findOpenTable(copy, number);
    return table == nullptr ? 0 : table->number;
}

int firstOpenRound(const Tournament& tournament, int number) {
    return openTableOf(tournament, number) != 0 ? tournament::currentRound(tournament)
                                                : nextUnpublished(tournament);
}

Changed withLeaver(const Tournament& tournament, int number, tournament::LeaverResults results) {
    Tournament after = tournament;
    Entry* entry = findEntry(after, number);
    if (entry == nullptr) return base::fail(noSuchEntry(tournament, number));
    if (tournament::stateOf(*entry) == tournament::EntryState::Left)
        return base::fail(about("entry_left", *entry));
    if (results == tournament::LeaverResults::Forfeit)
        if (Table* table = findOpenTable(after, number)) {
            auto lost = forfeit(after, *table, number);
            if (!lost) return base::fail(lost.error());
        }
    // Somebody who stands up from an open match is not there in that round any more.
    entry->absences.push_back(Absence{firstOpenRound(tournament, number), 0, results});
    return after;
}

Changed withReturned(const Tournament& tournament, int number) {
    Tournament after = tournament;
    Entry* entry = findEntry(after, number);
    if (entry == nullptr) return base::fail(noSuchEntry(tournament, number));
    if (tournament::stateOf(*entry) != tournament::EntryState::Left)
        return base::fail(about("entry_not_left", *entry));
    Absence& absence = entry->absences.back();
    absence.until = nextUnpublished(tournament) - 1;
    // The match they left is taken up again while its round is played; once the round is over it stays fallen
    // away.
    const Round* left = tournament::findRound(tournament, absence.from);
    const bool stillOpen = absence.until == absence.from && openTableOf(tournament, number) != 0 &&
                           left != nullptr && !isOver(tournament, *left);
    if (absence.until < absence.from || stillOpen) entry->absences.pop_back(); // missed nothing
    return after;
}

Changed withSubstitute(const Tournament& tournament, int number, const Substitute& wanted) {
    Tournament after = tournament;
    Entry* entry = findEntry(after, number);
    if (entry == nullptr) return base::fail(noSuchEntry(tournament, number));
    const int persons = static_cast<int>(entry->persons.size());
    if (wanted.place < 0 || wanted.place > persons || (wanted.place == 0 && persons > 1))
        return base::fail(about("which_of_pair", *entry));
    if (persons > 1 && !wanted.club.empty()) return base::fail(about("club_of_pair", *entry));
    const int at = wanted.place == 0 ? 0 : wanted.place - 1;
    int first = 1;
    for (const tournament::Replaced& one : entry->replaced)
        if (one.place == at) first = std::max(first, one.from);
    const int last = std::max(first, nextUnpublished(tournament));
    const int from = wanted.from == 0 ? std::max(first, firstOpenRound(tournament, number)) : wanted.from;
    if (from < first || from > last) {
        Refusal refusal = about("substitute_round", *entry);
        refusal.arguments["first"] = std::to_string(first);
        refusal.arguments["last"] = std::to_string(last);
        return base::fail(std::move(refusal));
    }
    tournament::Person& replaced = entry->persons[static_cast<std::size_t>(at)];
    // A club goes with the person; that of a pair, and the camp one plays for, stay with the entry.
    std::string club = persons > 1 ? std::string() : std::exchange(entry->club, wanted.club);
    entry->replaced.push_back({std::exchange(replaced, wanted.person), at, from, std::move(club)});
    // Who comes for somebody who has left plays on in that place.
    if (tournament::stateOf(*entry) != tournament::EntryState::Left) return after;
    // From the round in which they left, and its match is open: that is played on, also where all others are
    // over.
    const int leftIn = entry->absences.back().from;
    const bool playsOn = from <= leftIn && leftIn == tournament::currentRound(tournament) &&
                         openTableOf(tournament, number) != 0;
    if (!playsOn) return withReturned(after, number);
    entry->absences.pop_back();
    return after;
}

Changed withMerged(const Tournament& tournament, int kept, int other) {
    const Entry* from = tournament::findEntry(tournament, other);
    if (from == nullptr) return base::fail(noSuchEntry(tournament, other));
    if (kept == other) return base::fail(Refusal{"same_entry"_refusal, {{"entry", std::to_string(kept)}}});
    auto after = withoutEntry(tournament, other);
    if (!after) return after;
    Entry* entry = findEntry(*after, kept);
    if (entry == nullptr) return base::fail(noSuchEntry(tournament, kept));
    if (entry->persons.size() != from->persons.size()) return base::fail(about("persons_differ", *entry));
    for (std::size_t i = 0; i < entry->persons.size(); ++i) {
        tournament::Person& person = entry->persons[i];
        if (!person.born) person.born = from->persons[i].born;
        if (person.sex == tournament::Sex::Unstated) person.sex = from->persons[i].sex;
    }
    if (entry->club.empty()) entry->club = from->club;
    if (entry->camp.empty()) entry->camp = from->camp;
    entry->paid = entry->paid || from->paid;
    for (const auto& [title, value] : from->extra) {
        const auto there = std::find_if(entry->extra.begin(), entry->extra.end(),
                                        [&, name = title](const auto& one) { return one.first == name; });
        if (there == entry->extra.end())
            entry->extra.emplace_back(title, value);
        else if (there->second.empty())
            there->second = value;
    }
    return after;
}

Changed withLetMeet(const Tournament& tournament, int a, int b) {
    for (const int number : {a, b})
        if (tournament::findEntry(tournament, number) == nullptr)
            return base::fail(noSuchEntry(tournament, number));
    const std::pair<int, int> two{std::min(a, b), std::max(a, b)};
    Tournament after = tournament;
    if (std::erase(after.never, two) == 0)
        return base::fail(Refusal{"not_kept_apart"_refusal,
                                  {{"a", std::to_string(two.first)}, {"b", std::to_string(two.second)}}});
    return after;
}

Changed withKeptApart(const Tournament& tournament, int a, int b) {
    for (const int number : {a, b})
        if (tournament::findEntry(tournament, number) == nullptr)
            return base::fail(noSuchEntry(tournament, number));
    if (a == b) return base::fail(Refusal{"same_entry"_refusal, {{"entry", std::to_string(a)}}});
    const std::pair<int, int> two{std::min(a, b), std::max(a, b)};
    Tournament after = tournament;
    if (std::find(after.never.begin(), after.never.end(), two) != after.never.end())
        return base::fail(Refusal{"already_kept_apart"_refusal,
                                  {{"a", std::to_string(two.first)}, {"b", std::to_string(two.second)}}});
    after.never.push_back(two);
    std::sort(after.never.begin(), after.never.end());
    return after;
}

} // namespace schreiber::desk

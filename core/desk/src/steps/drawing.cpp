#include "steps/drawing.h"

#include "number_text.h"
#include "steps/draw_questions.h"

#include <desk/limits.h>
#include <desk/outdated.h>
#include <tournament/bracket.h>
#include <tournament/groups.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/partners.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace schreiber::desk {

using tournament::Round;
using tournament::RoundState;
using tournament::Sheet;
using tournament::Table;

Refusal noSuchRound(const Tournament& tournament, int number) {
    const int last = tournament::currentRound(tournament);
    if (last == 0) return {"no_round_yet", {}};
    return {"no_such_round", {{"round", std::to_string(number)}, {"last", std::to_string(last)}}};
}

namespace {

bool hasResults(const Table& table) {
    return std::any_of(table.games.begin(), table.games.end(), [](const Sheet& game) {
        return game.state != tournament::SheetState::Missing || !game.lines.empty();
    });
}

bool hasResults(const Round& round) {
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [](const Table& table) { return hasResults(table); });
}

// The table of another draw at which the same sides meet in the same match; null where there is none.
const Table* sameMatch(const Round& round, const Table& table) {
    const std::multiset<std::vector<int>> sides(table.sides.begin(), table.sides.end());
    const auto found = std::find_if(round.tables.begin(), round.tables.end(), [&](const Table& other) {
        return other.stage == table.stage &&
               std::multiset<std::vector<int>>(other.sides.begin(), other.sides.end()) == sides;
    });
    return found == round.tables.end() ? nullptr : &*found;
}

// What is written on a round stays where the new draw brings the same ones together, and it stays published;
// a ruling goes with its table, or stays without one.
void keepWritten(const Round& before, Tournament& after) {
    Round& round = after.rounds.back();
    round.state = before.state;
    for (Table& table : round.tables)
        if (const Table* old = sameMatch(before, table)) {
            Table kept = *old;
            kept.number = table.number;
            kept.heat = table.heat;
            table = std::move(kept);
        }
    for (tournament::Ruling& ruling : after.rulings) {
        if (ruling.round != before.number || ruling.table == 0 || !ruling.origin.empty()) continue;
        const Table* old = tournament::findTable(before, ruling.table);
        const Table* now = old == nullptr ? nullptr : sameMatch(round, *old);
        ruling.table = now == nullptr ? 0 : now->number;
        if (now == nullptr) ruling.game = 0;
    }
}

// A contestant's place in a round: table and side by index, or among those who sit out.
struct Place {
    int* contestant = nullptr;
    const Table* table = nullptr;
    std::size_t side = 0;
};

Place placeOf(Round& round, int contestant) {
    for (Table& table : round.tables)
        for (std::size_t side = 0; side < table.sides.size(); ++side)
            for (int& one : table.sides[side])
                if (one == contestant) return {&one, &table, side};
    for (int& one : round.sittingOut)
        if (one == contestant) return {&one, nullptr, 0};
    return {};
}

std::multiset<int> membersOf(const Round& round) {
    std::multiset<int> members(round.sittingOut.begin(), round.sittingOut.end());
    for (const Table& table : round.tables)
        for (const std::vector<int>& side : table.sides) members.insert(side.begin(), side.end());
    return members;
}

// A round of a bracket, also one in which nobody has an opponent left, or the last match: who is in it
// follows from the results before it.
bool followsFromResults(const Tournament& tournament, const Round& round) {
    if (tournament::bracketOf(tournament, round.number - 1).first != 0) return true;
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [](const Table& table) { return table.stage != tournament::Stage::Ordinary; });
}

// Those of the draft who are not there, and those who are there and not in it.
std::vector<int> outdatedIn(const Tournament& tournament, const Round& round) {
    const std::multiset<int> drawn = membersOf(round);
    std::vector<int> wrong;
    if (followsFromResults(tournament, round)) {
        Tournament before = tournament;
        before.rounds.pop_back();
        const auto now = tournament::drawRound(before, round.number, round.seed);
        const std::multiset<int> wanted = now ? membersOf(*now) : std::multiset<int>();
        std::set_symmetric_difference(drawn.begin(), drawn.end(), wanted.begin(), wanted.end(),
                                      std::back_inserter(wrong));
        return wrong;
    }
    for (const int contestant : tournament::contestants(tournament)) {
        const std::size_t wanted = tournament::isActive(tournament, contestant, round.number) ? 1 : 0;
        if (drawn.count(contestant) != wanted) wrong.push_back(contestant);
    }
    return wrong;
}

// Somebody is in the draft who is still there, but whom the results no longer send there.
bool isByResults(const Tournament& tournament, const Round& round, const std::vector<int>& wrong) {
    const std::multiset<int> drawn = membersOf(round);
    const auto isHere = [&](int one) { return tournament::isActive(tournament, one, round.number); };
    return followsFromResults(tournament, round) && std::all_of(wrong.begin(), wrong.end(), isHere) &&
           std::any_of(wrong.begin(), wrong.end(), [&](int one) { return drawn.count(one) > 0; });
}

// The tables of the last round at which others would sit by the results as they are now: those that another
// draw would not bring together again. After a correction under a round that was played, who won there goes
// on.
std::vector<const Table*> voidTables(const Tournament& tournament) {
    Tournament published = tournament;
    published.rounds.back().state = RoundState::Published;
    const Round& round = tournament.rounds.back();
    std::vector<const Table*> tables;
    for (const tournament::VoidPairing& pairing : tournament::voidPairings(published))
        if (pairing.round == round.number) tables.push_back(tournament::findTable(round, pairing.table));
    if (tables.empty()) return tables;
    Tournament before = tournament;
    before.rounds.pop_back();
    if (const auto now = tournament::drawRound(before, round.number, round.seed))
        std::erase_if(tables, [&](const Table* table) { return sameMatch(*now, *table) != nullptr; });
    return tables;
}

// Two of one drawn pair do not meet: whoever is kept apart from the own partner is that in the next draw of
// partners.
bool sitTogether(const Tournament& tournament, const Table& table, int a, int b) {
    const auto placeOf = [&](int number) {
        for (const std::vector<int>& side : table.sides)
            for (const int contestant : side) {
                const std::vector<int> persons = tournament::personsOf(tournament, contestant);
                if (std::find(persons.begin(), persons.end(), number) != persons.end()) return contestant;
            }
        return 0;
    };
    const int first = placeOf(a);
    const int second = placeOf(b);
    return first != 0 && second != 0 && first != second;
}

Refusal aboutTwoApart(game::RefusalCode code, const Tournament& tournament, int a, int b, std::string table) {
    const auto name = [&](int number) {
        const tournament::Entry* entry = tournament::findEntry(tournament, number);
        return entry == nullptr ? std::string() : tournament::nameOf(*entry);
    };
    return Refusal{std::string(code),
                   {{"a", text(a)},
                    {"b", text(b)},
                    {"first", name(a)},
                    {"second", name(b)},
                    {"table", std::move(table)}}};
}

// Banned and at one table, in a round that may be another by now.
bool isBroken(const Tournament& tournament, const Table* table, const std::pair<int, int>& two) {
    const auto& never = tournament.never;
    return table != nullptr && std::find(never.begin(), never.end(), two) != never.end() &&
           sitTogether(tournament, *table, two.first, two.second);
}

// Singles of whom nobody could say where they sit.
std::optional<Refusal> partnersMissing(const Tournament& tournament) {
    const std::vector<int> alone = singlesWithoutPartner(tournament);
    if (alone.empty()) return std::nullopt;
    const bool even = alone.size() % 2 == 0;
    return Refusal{even ? "partners_not_drawn"_refusal : "partner_missing"_refusal,
                   {{"entries", listed(alone)}, {"entry", text(alone.back())}}};
}

// Everybody here has met everybody: another round is the first of a second series.
std::optional<Refusal> whetherSecondSeries(const Tournament& tournament) {
    if (!tournament::isSeriesOver(tournament)) return std::nullopt;
    return Refusal{"series_over"_refusal, {{"next", text(tournament::currentRound(tournament) + 1)}}};
}

// A round beyond what was planned.
std::optional<Refusal> confirmExtraRound(const Tournament& tournament) {
    const tournament::Settings& settings = tournament.settings;
    const int number = tournament::currentRound(tournament) + 1;
    const bool isLastMatch = settings.last != tournament::LastMatch::None && number == settings.rounds + 1;
    if (isLastMatch) return std::nullopt;
    if (auto question = whetherSecondSeries(tournament)) return question;
    if (settings.rounds == 0 || number <= settings.rounds || tournament::hasBracket(settings))
        return std::nullopt;
    return Refusal{"rounds_done"_refusal, {{"rounds", text(settings.rounds)}, {"next", text(number)}}};
}

// Nothing is missing on paper: each sheet that holds the round up is disputed.
bool onlyDisputed(const Tournament& tournament, const Round& round) {
    const auto missing = tournament::missingSheets(tournament);
    return std::all_of(missing.begin(), missing.end(), [&](const tournament::MissingSheet& sheet) {
        const Table* table = tournament::findTable(round, sheet.table);
        return sheet.round != round.number || table == nullptr ||
               table->games[static_cast<std::size_t>(sheet.game) - 1].state ==
                   tournament::SheetState::Disputed;
    });
}

std::vector<int> whoLeft(const Tournament& tournament) {
    std::vector<int> left;
    for (const tournament::Entry& entry : tournament.entries)
        if (tournament::stateOf(entry) == tournament::EntryState::Left) left.push_back(entry.number);
    return left;
}

Changed withDrawn(const Tournament& tournament, const RoundDrawer& draw) {
    if (auto refusal = partnersMissing(tournament)) return base::fail(std::move(*refusal));
    const int number = tournament::currentRound(tournament) + 1;
    if (number > kMostRounds)
        return base::fail(Refusal{"too_many_rounds"_refusal, {{"most", text(kMostRounds)}}});
    auto round = draw(tournament, number);
    if (!round) {
        Refusal refusal = round.error();
        const std::vector<int> left = whoLeft(tournament);
        if (refusal.code == "too_few_entries"_refusal && !left.empty()) {
            refusal.code = "too_few_left"_refusal;
            refusal.arguments["entries"] = listed(left);
        }
        return base::fail(std::move(refusal));
    }
    Tournament after = tournament;
    after.rounds.push_back(std::move(*round));
    return after;
}

// The first round of a bracket after groups, as the ranking has it, where the last round is one.
std::optional<Round> afterGroups(const Tournament& tournament) {
    const Round& last = tournament.rounds.back();
    if (tournament.settings.format != tournament::Format::Groups || !followsFromResults(tournament, last))
        return std::nullopt;
    Tournament before = tournament;
    before.rounds.pop_back();
    const auto drawn = tournament::drawRound(before, last.number, last.seed);
    return drawn ? std::optional(*drawn) : std::nullopt;
}

// In a draft. Whom results bring together, in a bracket or in the last match, cannot be kept apart any more.
std::optional<Refusal> whetherBanned(const Tournament& tournament) {
    const Round& draft = tournament.rounds.back();
    const bool bracket = tournament::bracketOf(tournament, draft.number - 1).first != 0;
    if (bracket || draft.state != RoundState::Draft) return std::nullopt;
    const std::optional<Round> wanted = afterGroups(tournament);
    const auto byResults = [&](int a, int b) {
        return wanted && std::any_of(wanted->tables.begin(), wanted->tables.end(), [&](const Table& table) {
                   return sitTogether(tournament, table, a, b);
               });
    };
    for (const auto& [a, b] : tournament.never)
        for (const Table& table : draft.tables)
            if (!tournament::isLastMatch(table) && sitTogether(tournament, table, a, b) && !byResults(a, b))
                return aboutTwoApart("draft_breaks_never", tournament, a, b,
                                     tournament::tableCalled(draft, table));
    return std::nullopt;
}

// The tournament as if its last round had never been drawn. What happened while that round was published
// counts from the one after it; now it counts from the round that is drawn instead: who came is drawn with
// the others, who went is not, and a substitute plays.
Tournament withoutLastRound(const Tournament& tournament) {
    Tournament before = tournament;
    const int number = before.rounds.back().number;
    before.rounds.pop_back();
    for (tournament::Entry& entry : before.entries) {
        entry.joined = std::min(entry.joined, number);
        for (tournament::Replaced& replaced : entry.replaced) replaced.from = std::min(replaced.from, number);
        for (tournament::Absence& absence : entry.absences) {
            absence.from = std::min(absence.from, number);
            if (absence.until == number) absence.until = number - 1;
        }
        std::erase_if(entry.absences, [](const tournament::Absence& absence) {
            return absence.until != 0 && absence.until < absence.from;
        });
    }
    return before;
}

// The last round, on which something is written: it follows from the results, or nothing is left in it to
// play otherwise.
std::optional<Refusal> whetherItStays(const Tournament& tournament) {
    const OutdatedDraw drawn = outdatedDraw(tournament, {});
    if (drawn.since == Since::Results) return std::nullopt;
    const Round& last = tournament.rounds.back();
    const std::vector<std::string> played = drawn.playedIn(last);
    if (played.empty()) return Refusal{"round_has_results"_refusal, {{"round", text(last.number)}}};
    return Refusal{"round_stays_played"_refusal, {{"round", text(last.number)}, {"tables", listed(played)}}};
}

// Who meets whom in a round of pairs, the lower number first.
std::set<std::pair<int, int>> meetingsIn(const Round& round) {
    std::set<std::pair<int, int>> meetings;
    for (const Table& table : round.tables)
        if (table.sides.size() == 2)
            meetings.insert(std::minmax(table.sides[0].front(), table.sides[1].front()));
    return meetings;
}

} // namespace

std::optional<Refusal> meetingBanned(const Tournament& before, const Tournament& after, int number) {
    const Round& drawn = *tournament::findRound(before, number);
    const Round& now = *tournament::findRound(after, number);
    for (const auto& two : after.never)
        for (const Table& table : now.tables)
            if (isBroken(after, &table, two) &&
                !isBroken(before, tournament::findTable(drawn, table.number), two))
                return aboutTwoApart("swap_breaks_never", after, two.first, two.second,
                                     tournament::tableCalled(now, table));
    return std::nullopt;
}

std::vector<int> singlesWithoutPartner(const Tournament& tournament) {
    std::vector<int> numbers;
    if (tournament::playedBySingles(tournament.settings)) return numbers;
    for (const tournament::Entry& entry : tournament.entries) {
        if (entry.persons.size() != 1 || tournament::stateOf(entry) == tournament::EntryState::Left) continue;
        if (tournament::partnershipOf(tournament, entry.number) == nullptr) numbers.push_back(entry.number);
    }
    return numbers;
}

std::vector<std::string> unfinishedTables(const Tournament& tournament, int round) {
    std::vector<std::string> tables;
    for (const tournament::MissingSheet& sheet : tournament::missingSheets(tournament))
        if (sheet.round == round && (tables.empty() || tables.back() != sheet.called))
            tables.push_back(sheet.called);
    return tables;
}

Tournament beforePartners(const Tournament& tournament, const std::string& why) {
    Tournament before = tournament;
    if (tournament.rounds.empty() && !why.empty()) before.partnerships.clear();
    return before;
}

Changed withPartnersDrawn(const Tournament& tournament, const PartnerDrawer& draw, std::uint64_t seed,
                          const std::string& why) {
    if (tournament::playedBySingles(tournament.settings))
        return base::fail(Refusal{"not_for_singles"_refusal, {}});
    Tournament after = beforePartners(tournament, why);
    const bool nobodyLeft = !after.partnerships.empty() && singlesWithoutPartner(after).empty();
    if (nobodyLeft)
        return base::fail(
            Refusal{after.rounds.empty() ? "partners_drawn"_refusal : "round_exists"_refusal, {}});
    auto drawn = draw(after, seed);
    if (!drawn) return base::fail(drawn.error());
    after.partnerships = *drawn;
    return after;
}

Changed withRoundDrawn(const Tournament& tournament, const RoundDrawer& draw, bool yes) {
    if (!tournament.rounds.empty()) {
        const Round& last = tournament.rounds.back();
        if (last.state == RoundState::Draft)
            return base::fail(Refusal{"draft_exists"_refusal, {{"round", text(last.number)}}});
        if (!yes && !isOver(tournament, last))
            return base::fail(Refusal{onlyDisputed(tournament, last) ? "round_disputed"_refusal
                                                                     : "round_not_complete"_refusal,
                                      {{"round", text(last.number)},
                                       {"next", text(last.number + 1)},
                                       {"tables", listed(unfinishedTables(tournament, last.number))}}});
    }
    if (auto open = tournament::undecidedLastMatch(tournament)) return base::fail(std::move(*open));
    if (!yes)
        if (auto question = confirmExtraRound(tournament)) return base::fail(std::move(*question));
    Changed after = withDrawn(tournament, draw);
    if (!yes && after) {
        if (auto question = confirmGroupsUnmet(tournament, *after)) return base::fail(std::move(*question));
        if (auto question = confirmRematch(*after)) return base::fail(std::move(*question));
        if (auto question = confirmSitsOutAgain(*after)) return base::fail(std::move(*question));
    }
    return after;
}

Changed withRoundRedrawn(const Tournament& tournament, std::uint64_t seed, const std::string& why, bool yes) {
    if (tournament.rounds.empty()) return base::fail(Refusal{"no_round_yet"_refusal, {}});
    if (why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
    const Round& last = tournament.rounds.back();
    const bool written = hasResults(last);
    if (written)
        if (auto refusal = whetherItStays(tournament)) return base::fail(std::move(*refusal));
    Tournament before = withoutLastRound(tournament);
    if (written) before.entries = tournament.entries; // who came or left while it was played did so
    if (!yes)
        if (auto question = whetherSecondSeries(before)) return base::fail(std::move(*question));
    Changed after = withDrawn(
        before, [&](const Tournament& now, int number) { return tournament::drawRound(now, number, seed); });
    if (!yes && after)
        if (auto question = confirmGroupsUnmet(before, *after)) return base::fail(std::move(*question));
    if (!written || !after) return after;
    keepWritten(last, *after);
    const std::string dropped = droppedBy(tournament, *after);
    if (!yes && !dropped.empty())
        return base::fail(
            Refusal{"redraw_drops_results"_refusal, {{"round", text(last.number)}, {"dropped", dropped}}});
    return after;
}

std::uint64_t seedAnew(const Tournament& tournament, std::uint64_t fresh) {
    const bool written = !tournament.rounds.empty() && hasResults(tournament.rounds.back());
    return written ? tournament.rounds.back().seed : fresh;
}

std::string droppedBy(const Tournament& before, const Tournament& after) {
    const Round& round = before.rounds.back();
    std::string dropped;
    for (const Table& table : round.tables) {
        if (!hasResults(table) || sameMatch(after.rounds.back(), table) != nullptr) continue;
        dropped += (dropped.empty() ? "" : "; ") + tournament::tableCalled(round, table) + " (" +
                   whoMeets(before, round, table) + ")";
        for (const Sheet& game : table.games)
            if (!game.score.empty()) dropped += " " + joined(game.score);
    }
    return dropped;
}

Changed withPlacesSwapped(const Tournament& tournament, int number, int a, int b, const std::string& why) {
    Tournament after = tournament;
    Round* round = tournament::findRound(after, number);
    if (round == nullptr) return base::fail(noSuchRound(tournament, number));
    if (why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
    const Place first = placeOf(*round, a);
    const Place second = placeOf(*round, b);
    // What names nothing is told before what may not be done.
    for (const auto& [place, contestant] : {std::pair{first, a}, std::pair{second, b}})
        if (place.contestant == nullptr && tournament::personsOf(tournament, contestant).empty())
            return base::fail(Refusal{"no_such_contestant"_refusal, {{"entry", text(contestant)}}});
    if (a == b) return base::fail(Refusal{"same_entry"_refusal, {{"entry", text(a)}}});
    for (const auto& [place, contestant] : {std::pair{first, a}, std::pair{second, b}})
        if (place.contestant == nullptr)
            return base::fail(
                Refusal{"not_in_round"_refusal, {{"entry", text(contestant)}, {"round", text(number)}}});
    for (const Place& place : {first, second})
        if (place.table != nullptr && hasResults(*place.table))
            return base::fail(Refusal{"table_has_lines"_refusal,
                                      {{"table", tournament::tableCalled(*round, *place.table)}}});
    if (first.table == second.table && first.side == second.side)
        return base::fail(Refusal{"same_side"_refusal, {{"a", text(a)}, {"b", text(b)}}});
    const bool bracket = tournament::bracketOf(tournament, number - 1).first != 0;
    for (const Place& place : {first, second})
        if (bracket && (place.table == nullptr || place.table->stage != tournament::Stage::SecondChance))
            return base::fail(Refusal{"swap_breaks_bracket"_refusal, {{"round", text(number)}}});
    std::swap(*first.contestant, *second.contestant);
    if (auto refusal = meetingBanned(tournament, after, number)) return base::fail(std::move(*refusal));
    const auto groups = tournament::groupsOf(tournament);
    const int group = tournament::groupOf(groups, a);
    const int other = tournament::groupOf(groups, b);
    const bool across = group != other && !followsFromResults(tournament, *round);
    if (across && (number != tournament::currentRound(tournament) || !tournament::changeGroups(after, a, b)))
        return base::fail(
            Refusal{"swap_breaks_groups"_refusal,
                    {{"a", text(a)}, {"b", text(b)}, {"group", text(group)}, {"other", text(other)}}});
    // In the first round of a bracket the order of the byes says where they are in it.
    if (!followsFromResults(tournament, *round))
        std::sort(round->sittingOut.begin(), round->sittingOut.end());
    return after;
}

namespace {

// Drawn into the round after it, or only there from then on, somebody is there from this one.
void takeIntoRound(tournament::Entry& entry, int round) {
    entry.joined = std::min(entry.joined, round);
    for (tournament::Replaced& replaced : entry.replaced) replaced.from = std::min(replaced.from, round);
    if (entry.absences.empty()) return;
    tournament::Absence& last = entry.absences.back();
    if (last.until == round) --last.until;
    if (last.until != 0 && last.until < last.from) entry.absences.pop_back();
}

std::optional<Refusal> whyNotAtFurtherTable(const Tournament& tournament, Round& round,
                                            const std::vector<int>& members) {
    for (std::size_t i = 0; i < members.size(); ++i) {
        const int member = members[i];
        const std::vector<int> persons = tournament::personsOf(tournament, member);
        if (persons.empty()) return Refusal{"no_such_contestant"_refusal, {{"entry", text(member)}}};
        if (std::find(members.begin(), members.begin() + static_cast<std::ptrdiff_t>(i), member) !=
            members.begin() + static_cast<std::ptrdiff_t>(i))
            return Refusal{"same_entry"_refusal, {{"entry", text(member)}}};
        const Place place = placeOf(round, member);
        if (place.table != nullptr)
            return Refusal{"further_seated"_refusal,
                           {{"entry", text(member)},
                            {"name", tournament::nameOf(tournament, member)},
                            {"round", text(round.number)},
                            {"table", tournament::tableCalled(round, *place.table)}}};
        for (const int person : persons)
            if (const tournament::Entry* entry = tournament::findEntry(tournament, person);
                entry != nullptr && tournament::stateOf(*entry) == tournament::EntryState::Left)
                return Refusal{"entry_left"_refusal,
                               {{"entry", text(person)}, {"name", tournament::nameOf(*entry)}}};
    }
    return std::nullopt;
}

// In heats as the round was drawn, whatever was set since.
int heatOfFurther(const tournament::Settings& settings, const std::vector<Table>& tables, int number) {
    const auto inFirst =
        std::count_if(tables.begin(), tables.end(), [](const Table& table) { return table.heat == 1; });
    const bool isWhole = std::cmp_equal(inFirst, tables.size());
    const int size = !isWhole                                        ? static_cast<int>(inFirst)
                     : std::cmp_less(settings.tables, tables.size()) ? 0
                                                                     : settings.tables;
    return size > 0 ? (number - 1) / size + 1 : 1;
}

} // namespace

Changed withFurtherTable(const Tournament& tournament, int number, const std::vector<int>& members,
                         const std::string& why) {
    Tournament after = tournament;
    Round* round = tournament::findRound(after, number);
    if (round == nullptr) return base::fail(noSuchRound(tournament, number));
    if (why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
    const std::map<std::string, std::string> where{{"round", text(number)},
                                                   {"last", text(tournament::currentRound(tournament))}};
    if (number != tournament::currentRound(tournament))
        return base::fail(Refusal{"further_not_last"_refusal, where});
    if (round->state == RoundState::Draft) return base::fail(Refusal{"further_in_draft"_refusal, where});
    if (tournament.settings.format == tournament::Format::Groups || followsFromResults(tournament, *round))
        return base::fail(Refusal{"further_by_results"_refusal, where});
    if (auto refusal = whyNotAtFurtherTable(tournament, *round, members))
        return base::fail(std::move(*refusal));
    for (const int member : members) {
        for (const int person : tournament::personsOf(tournament, member))
            for (tournament::Entry& entry : after.entries)
                if (entry.number == person) takeIntoRound(entry, number);
        std::erase(round->sittingOut, member);
    }
    auto table = tournament::furtherTable(after, *round, members);
    if (!table) return base::fail(table.error());
    table->heat = heatOfFurther(tournament.settings, round->tables, table->number);
    round->tables.push_back(std::move(*table));
    return after;
}

bool banMetInDraft(const Tournament& tournament) {
    const Round& draft = tournament.rounds.back();
    return std::any_of(tournament.never.begin(), tournament.never.end(), [&](const auto& two) {
        return std::any_of(draft.tables.begin(), draft.tables.end(), [&](const Table& table) {
            return sitTogether(tournament, table, two.first, two.second);
        });
    });
}

MeetingChange meetingsChanged(const Tournament& before, const Tournament& after, int number) {
    MeetingChange change;
    const Round& old = *tournament::findRound(before, number);
    const Round& now = *tournament::findRound(after, number);
    const std::vector<tournament::Repeat> known = tournament::repeatsIn(before, old);
    for (const tournament::Repeat& repeat : tournament::repeatsIn(after, now))
        if (std::find(known.begin(), known.end(), repeat) == known.end()) change.repeats.push_back(repeat);
    Tournament without = before;
    without.rounds.resize(static_cast<std::size_t>(number) - 1);
    const std::set<std::pair<int, int>> drawn = meetingsIn(old);
    const std::set<std::pair<int, int>> kept = meetingsIn(now);
    for (const std::pair<int, int>& meeting : tournament::meetingsLeft(without))
        if (drawn.count(meeting) > 0 && kept.count(meeting) == 0) change.lost.push_back(meeting);
    return change;
}

OutdatedDraw outdatedDraw(const Tournament& tournament, const std::set<int>& swapped) {
    OutdatedDraw outdated;
    outdated.stay = playedOtherwise(tournament, swapped);
    if (tournament.closing || tournament.rounds.empty() || !singlesWithoutPartner(tournament).empty())
        return outdated;
    const Round& round = tournament.rounds.back();
    outdated.isPlayed = hasResults(round);
    const std::vector<int> wrong =
        round.state == RoundState::Draft ? outdatedIn(tournament, round) : std::vector<int>();
    if (!wrong.empty() && !isByResults(tournament, round, wrong)) {
        outdated.since = Since::Entries;
        return outdated;
    }
    const bool first = tournament::bracketOf(tournament, round.number - 1).first == 0;
    const std::vector<const Table*> others = voidTables(tournament);
    const bool isMeant = swapped.contains(round.number) && first && wrong.empty();
    const bool anyToPlay = std::any_of(others.begin(), others.end(),
                                       [](const Table* table) { return !tournament::hasResult(*table); });
    if (!wrong.empty() || (anyToPlay && !isMeant)) {
        outdated.since = Since::Results;
        for (const Table* table : others) outdated.tables.push_back(tournament::tableCalled(round, *table));
    } else if (whetherBanned(tournament)) {
        outdated.since = Since::Apart;
    }
    return outdated;
}

Changed withRoundStarted(const Tournament& tournament, const std::set<int>& swapped) {
    if (tournament.rounds.empty() || tournament.rounds.back().state != RoundState::Draft)
        return base::fail(Refusal{"no_draft"_refusal, {}});
    if (auto refusal = partnersMissing(tournament)) return base::fail(std::move(*refusal));
    const Round& draft = tournament.rounds.back();
    const Since since = outdatedDraw(tournament, swapped).since;
    if (since == Since::Entries || since == Since::Results) {
        std::vector<int> wrong = outdatedIn(tournament, draft);
        if (wrong.empty()) // the same ones in other pairings
            for (const Table* table : voidTables(tournament))
                for (const std::vector<int>& side : table->sides)
                    wrong.insert(wrong.end(), side.begin(), side.end());
        return base::fail(
            Refusal{since == Since::Entries ? "draft_outdated"_refusal : "draft_not_by_results"_refusal,
                    {{"round", text(draft.number)}, {"entries", listed(wrong)}}});
    }
    if (auto banned = whetherBanned(tournament)) return base::fail(std::move(*banned));
    Tournament after = tournament;
    after.rounds.back().state = RoundState::Published;
    return after;
}

} // namespace schreiber::desk

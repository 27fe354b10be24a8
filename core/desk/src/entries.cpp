#include "steps/entries.h"

#include "change.h"
#include "due.h"
#include "number_text.h"
#include "steps/substitutes.h"

#include <desk/entries.h>
#include <desk/evening.h>
#include <tournament/bracket.h>
#include <tournament/entry_list.h>
#include <tournament/heats.h>
#include <tournament/partners.h>
#include <tournament/tidy.h>

#include <algorithm>
#include <functional>
#include <game/refusal_code.h>
#include <map>
#include <set>
#include <utility>

namespace schreiber::desk {

using tournament::Entry;

namespace {

std::string nameOfEntry(const Tournament& tournament, int number) {
    const Entry* entry = tournament::findEntry(tournament, number);
    return entry == nullptr ? std::string() : tournament::nameOf(*entry);
}

store::Action about(const char* code, const Tournament& tournament, int number) {
    return {code, {{"entry", text(number)}, {"name", nameOfEntry(tournament, number)}}};
}

// Whether there is, or may yet be, a match for whom a number stands: not once all is played, and not for who
// is out of a knock-out.
bool mayPlayOn(const Tournament& now, int number) {
    if (openTableOf(now, number) != 0) return true;
    const Step due = dueOf(now, {}).step; // what a swap does to the draw is not asked
    if (due == Step::Finished || due == Step::Closed) return false;
    const tournament::Bracket bracket = tournament::bracketOf(now, tournament::currentRound(now));
    if (bracket.first == 0 || now.settings.secondChance) return true;
    const int pair = tournament::pairOf(now, number);
    const int reached = bracket.reached(pair == 0 ? number : pair);
    const bool forThird = reached == bracket.levels - 2 && bracket.played() == bracket.levels - 1;
    return reached == bracket.played() || forThird;
}

// With what becomes of the results, once there are any.
store::Action leaving(const Tournament& now, const Tournament& after, int number,
                      tournament::LeaverResults results) {
    const int table = openTableOf(now, number);
    const int round = tournament::currentRound(now);
    const bool lost = results == tournament::LeaverResults::Forfeit;
    std::string code = nextUnpublished(now) == 1 ? "left" : "left_" + tournament::nameOf(results);
    const tournament::Round* at = tournament::findRound(now, round);
    const tournament::Table* match = at == nullptr ? nullptr : tournament::findTable(*at, table);
    const bool atTable = lost && match != nullptr;
    // At a table of three the others play on.
    if (atTable) code += openTableOf(after, number) == 0 ? "_table" : "_three";
    const int from = nextUnpublished(now);
    const bool misses =
        table == 0 && from > 1 && results == tournament::LeaverResults::Unplayed && mayPlayOn(now, number);
    if (misses) code = "left_from";
    store::Action what = about(code.c_str(), now, number);
    if (misses) what.arguments["round"] = text(from);
    what.arguments["results"] = tournament::nameOf(results);
    if (atTable) {
        what.arguments["round"] = text(round);
        what.arguments["table"] = tournament::tableCalled(*at, *match);
    }
    return what;
}

bool hasLeft(const Tournament& tournament, int number) {
    const Entry* entry = tournament::findEntry(tournament, number);
    return entry != nullptr && tournament::stateOf(*entry) == tournament::EntryState::Left;
}

// The other of two who were drawn together, while that one is still there; else 0.
int partnerLeft(const Tournament& tournament, int number) {
    const auto* pair = tournament::partnershipOf(tournament, number);
    if (pair == nullptr) return 0;
    const int other = pair->first == number ? pair->second : pair->first;
    return hasLeft(tournament, other) ? 0 : other;
}

// Of the table at which somebody leaves in the middle of a game: which it is, and who still sits there.
Warning openMatch(const char* code, const Tournament& now, int number) {
    const tournament::Round& round = now.rounds.back();
    const tournament::Table& table = *tournament::findTable(round, openTableOf(now, number));
    std::string others;
    for (const std::vector<int>& side : table.sides)
        for (const int contestant : side)
            for (const int person : tournament::personsOf(now, contestant))
                if (person != number) others += (others.empty() ? "" : ", ") + nameOfEntry(now, person);
    return {code,
            {{"entry", text(number)},
             {"name", nameOfEntry(now, number)},
             {"table", tournament::tableCalled(round, table)},
             {"others", others}}};
}

// Somebody, or a substitute, takes up a place that was given up: what did not count does again.
void askWhetherItCounts(const Tournament& now, int number, Made& made) {
    const bool wasVoid =
        hasLeft(now, number) &&
        tournament::findEntry(now, number)->absences.back().results == tournament::LeaverResults::Void;
    if (wasVoid && !rankChanges(now, made.after).empty())
        made.question = Refusal{"return_changes"_refusal, {{"entry", text(number)}}};
}

// What of an entry was corrected, each field with what stood there and what does now; the journal puts it
// into words.
void tellChanges(const Entry& old, const Entry& now, store::Action& what,
                 const char* code = "changed_entry_fields") {
    const auto tell = [&](const std::string& field, const std::string& before, const std::string& after) {
        if (before == after) return;
        what.code = code;
        what.arguments["old." + field] = before;
        what.arguments["new." + field] = after;
    };
    const auto year = [](const tournament::Person& person) {
        return person.born ? std::to_string(*person.born) : std::string();
    };
    const auto sex = [](const tournament::Person& person) -> std::string {
        if (person.sex == tournament::Sex::Unstated) return {};
        return person.sex == tournament::Sex::Female ? "female" : "male";
    };
    for (std::size_t i = 0; i < std::min(old.persons.size(), now.persons.size()); ++i) {
        const std::string which = "." + std::to_string(i + 1);
        tell("first" + which, old.persons[i].first, now.persons[i].first);
        tell("last" + which, old.persons[i].last, now.persons[i].last);
        tell("born" + which, year(old.persons[i]), year(now.persons[i]));
        tell("sex" + which, sex(old.persons[i]), sex(now.persons[i]));
    }
    tell("club", old.club, now.club);
    tell("camp", old.camp, now.camp);
    tell("paid", old.paid ? "yes" : "no", now.paid ? "yes" : "no");
}

// Neither ranks nor prizes hang on who has paid: that may be told also after the end.
bool isOnlyPaid(const Tournament& tournament, const Entry& wanted) {
    const Entry* entry = tournament::findEntry(tournament, wanted.number);
    if (entry == nullptr || entry->paid == wanted.paid) return false;
    return entry->persons == wanted.persons && entry->club == wanted.club && entry->camp == wanted.camp;
}

// The round whose open match is taken up again, or else the next.
int firstRoundBack(const Tournament& after, int number) {
    const int round = tournament::currentRound(after);
    const Entry* entry = tournament::findEntry(after, number);
    const bool takenUp = openTableOf(after, number) != 0 && entry != nullptr && isActive(*entry, round);
    return takenUp ? round : nextUnpublished(after);
}

// Of an entry that was typed: where its name is there and nothing is seen of it, that is what is wrong.
std::vector<tournament::BadRow> faultsOfTyped(const Entry& entry, const Tournament& now) {
    const auto isUnseen = [](const std::string& name) {
        return name.find_first_not_of(" \t\r\n") != std::string::npos && tournament::tidied(name).empty();
    };
    std::vector<tournament::BadRow> bad = tournament::checkEntry(entry, now.entries, latestBirth(now));
    for (tournament::BadRow& row : bad)
        for (const tournament::Person& person : entry.persons)
            if ((row.reason == "first_name_missing" && isUnseen(person.first)) ||
                (row.reason == "last_name_missing" && isUnseen(person.last)))
                row.reason = "unseen_name";
    return bad;
}

// The titles that say nothing to us, each once.
std::string titlesOnlyKept(const std::vector<Entry>& entries) {
    std::string titles;
    std::set<std::string> seen;
    for (const Entry& entry : entries)
        for (const auto& [title, value] : entry.extra)
            if (!title.empty() && !tournament::isRunningNumber(title) && seen.insert(title).second)
                titles += (titles.empty() ? "" : ", ") + title;
    return titles;
}

} // namespace

namespace {

// Who is meant by the first such questions, each with a number. Of pairs it is only said.
std::vector<OpenCase> openCases(const tournament::EntryList& list, int first) {
    std::vector<OpenCase> open;
    const auto numberAt = [&](int line) {
        const auto found = std::find(list.lines.begin(), list.lines.end(), line);
        return found == list.lines.end() ? 0 : first + static_cast<int>(found - list.lines.begin());
    };
    for (const tournament::LikelyDuplicate& one : list.duplicates) {
        const int entry = numberAt(one.line);
        const int like = one.likeEntry != 0 ? one.likeEntry : numberAt(one.likeLine);
        const auto at = static_cast<std::size_t>(entry - first);
        if (entry == 0 || like == 0 || list.entries[at].persons.size() > 1) continue;
        if (open.size() < tournament::kMostAsked) open.push_back({entry, like});
    }
    return open;
}

// Before anything is read it has to be known how names are split.
Refusal whichNameFirst(const tournament::NamesInOne& names) {
    const auto said = [](const tournament::Person& person) { return person.first + " | " + person.last; };
    std::map<std::string, std::string> how{{"found", names.found}, {"so", said(names.person)}};
    if (names.person == names.otherwise) return {"names_with_comma"_refusal, std::move(how)};
    how["otherwise"] = said(names.otherwise);
    return {"names_in_one"_refusal, std::move(how)};
}

store::Action importedAs(const tournament::EntryList& list, const std::string& file) {
    return {"imported_entries", {{"count", text(list.entries.size())}, {"file", file}}};
}

std::vector<Warning> warningsOf(const tournament::EntryList& list, const Tournament& now) {
    std::vector<Warning> warnings = draftWarning(now);
    const bool camps = std::any_of(list.entries.begin(), list.entries.end(),
                                   [](const Entry& entry) { return !entry.camp.empty(); });
    if (camps && !now.settings.camps) warnings.push_back("camps_not_used");
    const std::string kept = titlesOnlyKept(list.entries);
    if (!kept.empty()) warnings.push_back({"columns_only_kept", {{"columns", kept}}});
    if (list.cut) warnings.push_back("kept_cut");
    return warnings;
}

} // namespace

// The list is read under the write lock, against the entries there are then. What is wrong with it cannot
// travel through the store as a refusal, so it is kept here and the refusal only stops the transaction.
Outcome<ImportReport> importEntries(Evening& evening, std::string_view bytes, const std::string& file,
                                    const ListWish& wish, const Confirmation& confirmation) {
    ImportReport report;
    std::optional<Failure> unreadable;
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        tournament::ListReading reading{wish.takeEqual, wish.names};
        tournament::EntryList list =
            tournament::readEntryList(bytes, file, now.entries, latestBirth(now), reading);
        std::optional<Refusal> question;
        if (list.inOne) { // as a yes means it
            question = whichNameFirst(*list.inOne);
            if (!confirmation.yes && !confirmation.dryRun) return base::fail(std::move(*question));
            reading.names = list.inOne->order;
            list = tournament::readEntryList(bytes, file, now.entries, latestBirth(now), reading);
        }
        report = {static_cast<int>(list.entries.size()),
                  std::move(list.bad),
                  std::move(list.leftOut),
                  std::move(list.duplicates),
                  {}};
        list.duplicates = report.duplicates;
        if (!report.bad.empty() && (!wish.skipBad || list.entries.empty())) {
            // the rows are told in place of the refusal, which only ends the step
            unreadable = BadRows{report.bad, report.imported, report.leftOut, file};
            return base::fail(Refusal{});
        }
        if (list.entries.empty() && report.leftOut.empty()) {
            unreadable = InputErrors{{{file, 0, 0, {}, {"NO-ENTRIES()"}}}};
            return base::fail(Refusal{});
        }
        if (list.entries.empty()) { // all of them are there
            Made made{now, importedAs(list, file), {}, std::nullopt};
            made.isKnown = true;
            return made;
        }
        auto made = named(withEntries(now, list.entries), importedAs(list, file), warningsOf(list, now));
        if (!made) return made;
        report.open = openCases(list, made->after.entries[now.entries.size()].number);
        made->question = std::move(question);
        return made;
    };
    auto receipt = evening.act({make, confirmation.why}, confirmation);
    if (!receipt) return base::fail(unreadable ? *unreadable : receipt.error());
    report.receipt = std::move(*receipt);
    return report;
}

Outcome<ImportReport> importEntriesInto(const std::string& path, std::string_view bytes,
                                        const std::string& file, const ListWish& wish) {
    auto evening = Evening::open(path, store::Access::ReadWrite, store::OnLock::Say);
    if (!evening) return base::fail(evening.error());
    return importEntries(*evening, bytes, file, wish);
}

std::optional<tournament::NamesInOne> namesInOne(std::string_view bytes) {
    return tournament::readEntryList(bytes, {}, {}).inOne;
}

Outcome<Receipt> addEqual(Evening& evening, const std::vector<Entry>& entries,
                          const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        std::vector<Entry> tidy;
        for (const Entry& entry : entries) tidy.push_back(tournament::tidiedEntry(entry));
        auto after = withEntries(now, tidy);
        if (!after) return base::fail(after.error());
        std::string names;
        for (std::size_t i = now.entries.size(); i < after->entries.size(); ++i)
            names += (names.empty() ? "" : ", ") + text(after->entries[i].number) + " " +
                     tournament::nameOf(after->entries[i]);
        store::Action what{"added_entries", {{"count", text(entries.size())}, {"entries", names}}};
        return named(std::move(after), std::move(what), draftWarning(now));
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> mergeEntries(Evening& evening, int kept, int other, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        store::Action what = about("merged_entries", now, kept);
        what.arguments["other"] = text(other);
        what.arguments["second"] = nameOfEntry(now, other);
        auto after = withMerged(now, kept, other);
        if (after)
            tellChanges(*tournament::findEntry(now, kept), *tournament::findEntry(*after, kept), what,
                        "merged_entries_fields");
        return named(std::move(after), std::move(what), draftWarning(now));
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> partEntries(Evening& evening, const Entry& kept, const Entry& other,
                             const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        auto before = withCorrected(now, tournament::tidiedEntry(kept));
        if (!before) return base::fail(before.error());
        for (Entry& entry : before->entries)
            if (entry.number == kept.number) entry.extra = kept.extra;
        auto after = withEntries(*before, {tournament::tidiedEntry(other)});
        if (!after) return base::fail(after.error());
        store::Action what = about("parted_entries", *after, kept.number);
        what.arguments["other"] = text(after->entries.back().number);
        what.arguments["second"] = tournament::nameOf(after->entries.back());
        tellChanges(*tournament::findEntry(now, kept.number), *tournament::findEntry(*after, kept.number),
                    what, "parted_entries");
        return named(std::move(after), std::move(what), draftWarning(now));
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Added> addEntry(Evening& evening, const Entry& entry, int partnerOf,
                        const Confirmation& confirmation) {
    Added added;
    std::optional<Failure> unusable;
    const Entry kept = tournament::tidiedEntry(entry);
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        if (auto bad = faultsOfTyped(entry, now); !bad.empty()) {
            unusable = BadRows{std::move(bad), 0};
            return base::fail(Refusal{});
        }
        added.duplicates = tournament::likelyDuplicates(kept, now.entries);
        auto made = named(partnerOf == 0 ? withEntries(now, {kept}) : withPartner(now, partnerOf, kept), {},
                          draftWarning(now));
        if (!made) return made;
        added.number = partnerOf == 0 ? made->after.entries.back().number : partnerOf;
        if (partnerOf == 0) {
            made->what = about("added_entry", made->after, added.number);
        } else {
            made->what = about("added_partner", now, added.number);
            made->what.arguments["partner"] = tournament::nameOf(entry);
        }
        return made;
    };
    auto receipt = evening.act({make, confirmation.why}, confirmation);
    if (!receipt) return base::fail(unusable ? *unusable : receipt.error());
    added.receipt = std::move(*receipt);
    return added;
}

Outcome<std::vector<Added>> addEntries(Evening& evening, const std::vector<Entry>& entries,
                                       const Confirmation& confirmation) {
    std::vector<Added> added;
    BadRows unusable;
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        added.clear();
        unusable.rows.clear();
        std::string names;
        Tournament after = now;
        for (const Entry& wanted : entries) { // each against those before it, too
            const Entry entry = tournament::tidiedEntry(wanted);
            for (tournament::BadRow& bad : faultsOfTyped(wanted, after))
                unusable.rows.push_back(std::move(bad));
            auto duplicates = tournament::likelyDuplicates(entry, after.entries);
            auto next = withEntries(after, {entry});
            if (!next) return base::fail(next.error());
            after = std::move(*next);
            added.push_back({after.entries.back().number, std::move(duplicates)});
            names +=
                (names.empty() ? "" : ", ") + text(added.back().number) + " " + tournament::nameOf(entry);
        }
        if (!unusable.rows.empty()) return base::fail(Refusal{});
        store::Action what{"added_entries", {{"count", text(added.size())}, {"entries", names}}};
        if (added.size() == 1) what = about("added_entry", after, added.front().number);
        return named(std::move(after), std::move(what), draftWarning(now));
    };
    auto receipt = evening.act({make, confirmation.why}, confirmation);
    if (!receipt) return base::fail(unusable.rows.empty() ? receipt.error() : Failure{unusable});
    if (!added.empty()) added.back().receipt = std::move(*receipt);
    return added;
}

Outcome<Receipt> changeEntry(Evening& evening, const Entry& entry, const Confirmation& confirmation) {
    if (auto bad =
            tournament::checkEntry(entry, evening.tournament().entries, latestBirth(evening.tournament()));
        !bad.empty())
        return base::fail(Failure{BadRows{std::move(bad), 0}});
    const Entry wanted = tournament::tidiedEntry(entry);
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        if (now.closing && !isOnlyPaid(now, wanted))
            return base::fail(Refusal{"tournament_closed"_refusal, {}});
        store::Action what = about("changed_entry", now, entry.number);
        auto after = withCorrected(now, wanted);
        if (after) tellChanges(*tournament::findEntry(now, entry.number), wanted, what);
        return named(std::move(after), std::move(what));
    };
    return evening.act({make, confirmation.why, Fixes::Nothing, true}, confirmation);
}

Outcome<Receipt> removeEntry(Evening& evening, int number, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return named(withoutEntry(now, number), about("removed_entry", now, number), draftWarning(now));
    };
    return evening.act({make, confirmation.why}, confirmation);
}

namespace {

// "3 Anna Höß, 4 Bert Thöni"
std::string called(const Tournament& tournament, const std::vector<int>& numbers) {
    std::string names;
    for (const int number : numbers)
        names += (names.empty() ? "" : ", ") + text(number) + " " + nameOfEntry(tournament, number);
    return names;
}

} // namespace

Outcome<Receipt> removeEntries(Evening& evening, const std::vector<int>& numbers,
                               const Confirmation& confirmation) {
    if (numbers.size() == 1) return removeEntry(evening, numbers.front(), confirmation);
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        Tournament after = now;
        for (const int number : numbers) {
            auto next = withoutEntry(after, number);
            if (!next) return base::fail(next.error());
            after = std::move(*next);
        }
        return named(std::move(after), {"removed_entries",
                                        {{"count", text(numbers.size())},
                                         {"numbers", listed(numbers)},
                                         {"entries", called(now, numbers)}}});
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> markPaid(Evening& evening, const std::vector<int>& numbers, bool paid,
                          const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        Tournament after = now;
        for (const int number : numbers) {
            const Entry* entry = tournament::findEntry(after, number);
            Entry marked = entry == nullptr ? Entry{} : *entry;
            marked.number = number;
            marked.paid = paid;
            auto next = withCorrected(after, marked);
            if (!next) return base::fail(next.error());
            after = std::move(*next);
        }
        return named(std::move(after), {paid ? "marked_paid" : "marked_unpaid",
                                        {{"count", text(numbers.size())},
                                         {"numbers", listed(numbers)},
                                         {"entries", called(now, numbers)}}});
    };
    return evening.act({make, confirmation.why, Fixes::Nothing, true}, confirmation);
}

Outcome<Receipt> leave(Evening& evening, int number, tournament::LeaverResults results,
                       const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        auto after = withLeaver(now, number, results);
        if (!after) return base::Result<Made, Refusal>(base::fail(after.error()));
        store::Action what = leaving(now, *after, number, results);
        auto made = named(std::move(after), std::move(what), draftWarning(now));
        if (openTableOf(made->after, number) != 0)
            made->warnings.push_back(openMatch(
                made->what.code == "left_forfeit_three" ? "open_match_of_others" : "open_match_of_leaver",
                made->after, number));
        if (const int partner = partnerLeft(made->after, number))
            made->warnings.emplace_back(
                "partner_without_table",
                std::map<std::string, std::string>{{"partner", nameOfEntry(made->after, partner)}});
        if (results == tournament::LeaverResults::Void && !rankChanges(now, made->after).empty())
            made->question = Refusal{"leaver_void_changes"_refusal, {{"entry", text(number)}}};
        return made;
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> comeBack(Evening& evening, int number, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        auto after = withReturned(now, number);
        if (!after) return base::Result<Made, Refusal>(base::fail(after.error()));
        const int from = firstRoundBack(*after, number);
        const bool again = mayPlayOn(*after, number);
        const bool later = again && nextUnpublished(now) > 1;
        store::Action what = about(later ? "came_back_from" : "came_back", now, number);
        if (later) what.arguments["round"] = text(from);
        std::vector<Warning> warnings = draftWarning(now);
        if (!again) warnings.emplace_back("plays_no_more");
        auto made = named(std::move(after), std::move(what), std::move(warnings));
        if (made) askWhetherItCounts(now, number, *made);
        return made;
    };
    return evening.act({make, confirmation.why}, confirmation);
}

int substituteFrom(const tournament::Tournament& tournament, int number) {
    return firstOpenRound(tournament, number);
}

std::vector<Candidate> substitutesFor(const tournament::Tournament& tournament, int number) {
    std::vector<Candidate> candidates;
    const tournament::Round* round = tournament::findRound(tournament, tournament::lastPublished(tournament));
    for (const Entry& entry : tournament.entries) {
        if (entry.number == number || entry.persons.size() != 1) continue;
        const bool seat = isBound(tournament, entry.number);
        if (seat && !takesSeat(tournament, number, entry.number)) continue;
        const bool out = round != nullptr &&
                         std::count(round->sittingOut.begin(), round->sittingOut.end(), entry.number) > 0;
        const auto is = hasLeft(tournament, entry.number) ? Candidate::Is::Away
                        : out                             ? Candidate::Is::SittingOut
                                                          : Candidate::Is::Waiting;
        candidates.push_back({entry.number, is, seat});
    }
    std::stable_partition(candidates.begin(), candidates.end(),
                          [](const Candidate& one) { return one.is != Candidate::Is::Away; });
    return candidates;
}

bool isRemovable(const tournament::Tournament& tournament, int number) {
    return !tournament.closing && tournament::findEntry(tournament, number) != nullptr &&
           !isBound(tournament, number);
}

namespace {

// Who is typed, as he is kept, or what is wrong with that. Whether he is entered already is another question.
base::Result<Substitute, BadRows> tidiedSubstitute(const Tournament& now, const Substitute& wanted) {
    Entry alone;
    alone.persons = {wanted.person};
    alone.club = wanted.club;
    if (auto bad = tournament::checkEntry(alone, {}, latestBirth(now)); !bad.empty())
        return base::fail(BadRows{std::move(bad), 0});
    alone = tournament::tidiedEntry(alone);
    Substitute tidied = wanted;
    tidied.person = alone.persons.front();
    tidied.club = alone.club;
    return tidied;
}

bool isLikeEntered(const Tournament& now, const Substitute& comer) {
    Entry alone;
    alone.persons = {comer.person};
    alone.club = comer.club;
    return !tournament::likelyDuplicates(alone, now.entries).empty();
}

// Whom the name means, where that is somebody who is entered: it is he then, unless another of that name was
// said to come.
base::Result<Substitute, Refusal> knownSubstitute(const Tournament& now, int number,
                                                  const Substitute& wanted) {
    Substitute known = wanted;
    if (wanted.entered != 0 || wanted.another) return known;
    std::vector<int> same = enteredAs(now, number, wanted.person, wanted.club);
    const auto isExact = [&](int one) {
        return tournament::findEntry(now, one)->persons.front() == wanted.person;
    };
    if (std::count_if(same.begin(), same.end(), isExact) == 1) std::erase_if(same, std::not_fn(isExact));
    if (same.size() > 1)
        return base::fail(Refusal{"substitute_which"_refusal,
                                  {{"by", tournament::nameOf(wanted.person)}, {"entries", listed(same)}}});
    if (same.size() == 1) known.entered = same.front();
    return known;
}

// Whoever plays on, and sits or sat meanwhile under another number, or is the other of the pair.
std::optional<Refusal> whyAlreadyPlays(const Tournament& now, const Tournament& after, int number,
                                       const Substitute& comer) {
    const bool seat = comer.entered != 0 && tournament::findEntry(after, comer.entered) != nullptr;
    const int stays = seat ? comer.entered : number;
    const Entry& entry = *tournament::findEntry(after, stays);
    const std::size_t place = comer.place > 1 ? 1 : 0;
    const tournament::Person& person = entry.persons[seat ? 0 : place];
    const int from = seat ? tournament::currentRound(now) : entry.replaced.back().from;
    const bool paired = entry.persons.size() > 1 && entry.persons[0] == entry.persons[1];
    const int other = paired ? number : seatOfPerson(after, stays, person, comer.club, from);
    if (other == 0 || comer.another) return std::nullopt;
    return Refusal{"substitute_plays"_refusal,
                   {{"entry", text(number)},
                    {"name", nameOfEntry(now, number)},
                    {"was", text(other)},
                    {"by", tournament::nameOf(person)}}};
}

store::Action substituting(const Tournament& now, const Tournament& after, int number,
                           const Substitute& comer) {
    store::Action what = about("substituted_from", now, number);
    const Entry& entry = *tournament::findEntry(after, number);
    if (comer.entered == 0) {
        what.arguments["by"] = tournament::nameOf(comer.person);
        what.arguments["round"] = text(entry.replaced.back().from);
        return what;
    }
    what.arguments["by"] = nameOfEntry(now, comer.entered);
    what.arguments["was"] = text(comer.entered);
    const bool moved = tournament::findEntry(after, comer.entered) == nullptr;
    what.code = moved ? "substituted_entered" : "took_seat";
    what.arguments["round"] = text(moved ? entry.replaced.back().from : tournament::currentRound(now));
    if (!moved)
        what.arguments["table"] =
            tournament::tableCalled(now, tournament::currentRound(now), openTableOf(now, number));
    return what;
}

} // namespace

Outcome<Receipt> substitute(Evening& evening, int number, const Substitute& wanted,
                            const Confirmation& confirmation) {
    Substitute typed = wanted;
    if (wanted.entered == 0) {
        auto tidied = tidiedSubstitute(evening.tournament(), wanted);
        if (!tidied) return base::fail(Failure{tidied.error()});
        typed = std::move(*tidied);
    }
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        const auto comer = knownSubstitute(now, number, typed);
        if (!comer) return base::fail(comer.error());
        const bool entered = comer->entered != 0;
        auto after =
            entered ? withEnteredSubstitute(now, number, *comer) : withSubstitute(now, number, *comer);
        if (!after) return base::fail(after.error());
        if (auto twice = whyAlreadyPlays(now, *after, number, *comer)) return base::fail(std::move(*twice));
        std::vector<Warning> warnings;
        if (!entered && isLikeEntered(now, *comer)) warnings.push_back("substitute_like_entry");
        store::Action what = substituting(now, *after, number, *comer);
        if (what.code != "took_seat" && !mayPlayOn(*after, number)) {
            if (!entered) what.code = "substituted";
            warnings.emplace_back("plays_no_more");
        }
        if (hasLeft(now, number) || entered)
            for (Warning& warning : draftWarning(now)) warnings.push_back(std::move(warning));
        auto made = named(std::move(after), std::move(what), std::move(warnings));
        if (made) askWhetherItCounts(now, number, *made);
        return made;
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> keepApart(Evening& evening, int a, int b, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return named(withKeptApart(now, a, b),
                     {"kept_apart",
                      {{"a", text(a)},
                       {"b", text(b)},
                       {"first", nameOfEntry(now, a)},
                       {"second", nameOfEntry(now, b)}}},
                     draftWarning(now));
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> letMeet(Evening& evening, int a, int b, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return named(withLetMeet(now, a, b), {"let_meet",
                                              {{"a", text(a)},
                                               {"b", text(b)},
                                               {"first", nameOfEntry(now, a)},
                                               {"second", nameOfEntry(now, b)}}});
    };
    return evening.act({make, confirmation.why}, confirmation);
}

} // namespace schreiber::desk

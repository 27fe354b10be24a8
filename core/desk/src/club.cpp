#include "engine_view.h"
#include "messages/tables.h"
#include "rule_words.h"
#include "steps/rulings.h"

#include <desk/altered.h>
#include <desk/club.h>
#include <desk/evening.h>

#include <fmt/format.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <utility>
#include <variant>

namespace schreiber::desk {

namespace {

using tournament::Club;
using tournament::ClubTournament;
using tournament::Refusal;
using tournament::Remembering;
using tournament::Ruling;

Failure failureOf(store::TransactError error) {
    if (auto* refusal = std::get_if<Refusal>(&error)) return std::move(*refusal);
    return std::get<store::StoreError>(std::move(error));
}

// What stays the same of a tournament whatever becomes of it, and of its copies and imports: how its journal
// begins. One made by an older version has no number of its own there.
std::string identityOf(const Evening& evening) {
    const store::JournalEntry& first = evening.journal().front();
    const auto argument = [&](const char* key) {
        const auto found = first.what.arguments.find(key);
        return found == first.what.arguments.end() ? std::string() : found->second;
    };
    const std::string identity =
        fmt::format("{} {} {}", first.at, evening.tournament().settings.seed, argument("name"));
    const std::string own = argument("id");
    return own.empty() ? identity : identity + " " + own;
}

// As a bundle of that tournament would name it, and the day, which it has not beside it there.
std::string originOf(const ClubTournament& evening, const Ruling& ruling) {
    std::string origin = evening.name;
    if (!evening.date.empty()) origin += ", " + evening.date;
    return origin + " · " + std::to_string(ruling.number);
}

} // namespace

Outcome<ClubMemory> ClubMemory::create(const std::string& path) {
    auto file = store::ClubFile::create(path);
    if (!file) return base::fail(Failure{file.error()});
    return ClubMemory(std::move(*file));
}

Outcome<ClubMemory> ClubMemory::open(const std::string& path, store::Access access) {
    auto file = store::ClubFile::open(path, access);
    // One of an older version is brought up to date by whoever sees it first, if it may be written.
    if (!file && file.error().kind == store::StoreErrorKind::Outdated)
        if (auto updated = store::ClubFile::open(path, store::Access::ReadWrite)) file = std::move(updated);
    if (!file) return base::fail(Failure{file.error()});
    return ClubMemory(std::move(*file));
}

Outcome<std::vector<store::Finding>> ClubMemory::verifyFile(const std::string& path) {
    auto findings = store::ClubFile::verifyFile(path);
    if (!findings) return base::fail(Failure{findings.error()});
    return std::move(*findings);
}

Outcome<std::vector<store::Finding>> ClubMemory::restoreFile(const std::string& path) {
    auto findings = store::ClubFile::restoreFile(path);
    if (!findings) return base::fail(Failure{findings.error()});
    return std::move(*findings);
}

Outcome<Remembering> ClubMemory::remember(const Evening& evening, const Confirmation& confirmation) {
    auto done = rememberAll({&evening}, confirmation);
    if (!done) return base::fail(std::move(done).error());
    return std::move(*done->front());
}

Outcome<std::vector<ClubMemory::Remembered>> ClubMemory::remember(const std::vector<Evening>& evenings,
                                                                  const Confirmation& confirmation) {
    std::vector<const Evening*> all;
    for (const Evening& evening : evenings) all.push_back(&evening);
    return rememberAll(all, confirmation);
}

Outcome<std::vector<ClubMemory::Remembered>>
ClubMemory::rememberAll(const std::vector<const Evening*>& evenings, const Confirmation& confirmation) {
    // A club remembers for years.
    for (const Evening* evening : evenings)
        if (auto sound = checkSound(*evening); !sound) return base::fail(std::move(sound).error());
    std::vector<Remembered> done;
    const auto make = [&](const Club& now) -> base::Result<Club, Refusal> {
        done.clear();
        Club club = now;
        for (const Evening* evening : evenings) {
            done.push_back(tournament::remember(club, evening->tournament(), identityOf(*evening)));
            if (done.back()) club = done.back()->club;
        }
        const bool any =
            std::any_of(done.begin(), done.end(), [](const Remembered& one) { return one.ok(); });
        if (!any && !done.empty()) return base::fail(done.front().error());
        return club;
    };
    const auto known = make(club());
    if (!known) return base::fail(Failure{known.error()});
    for (std::size_t i = 0; i < evenings.size(); ++i) {
        const tournament::Tournament& one = evenings[i]->tournament();
        if (done[i] && !confirmation.yes && !confirmation.dryRun && !tournament::isOver(one))
            return base::fail(
                Failure{Refusal{"tournament_unfinished"_refusal, {{"name", one.settings.name}}}});
    }
    if (confirmation.dryRun) return done;
    std::vector<store::EveningRulings> rulings;
    for (std::size_t i = 0; i < evenings.size(); ++i)
        if (done[i]) rulings.push_back({identityOf(*evenings[i]), evenings[i]->tournament().rulings});
    auto written = m_file.transact(make, rulings);
    if (!written) return base::fail(failureOf(std::move(written).error()));
    return done;
}

Outcome<std::vector<store::ClubRuling>> ClubMemory::searchRulings(const store::RulingSearch& search,
                                                                  const Evening* besides) const {
    const std::vector<Ruling> none;
    const std::vector<Ruling>& there = besides == nullptr ? none : besides->tournament().rulings;
    const std::string here = besides == nullptr ? std::string() : identityOf(*besides);
    store::RulingSearch wider = withRuleWords(search);
    wider.most += static_cast<int>(there.size()); // so many may fall out again
    auto found = m_file.searchRulings(wider);
    if (!found) return base::fail(Failure{found.error()});
    std::vector<store::ClubRuling> rulings;
    for (store::ClubRuling& one : *found) {
        const ClubTournament* evening = tournament::findClubTournament(club(), one.tournament);
        if (evening == nullptr) continue; // remembered by another program since
        const auto same = [&](const auto& other) { return isSameDispute(other.ruling, one.ruling); };
        const bool brought = !one.ruling.origin.empty(); // and what became of it stands where it is from
        const bool known = findDispute(there, one.ruling) != nullptr ||
                           std::any_of(rulings.begin(), rulings.end(), same) ||
                           (brought && std::any_of(found->begin(), found->end(), [&](const auto& other) {
                                return other.ruling.origin.empty() && same(other);
                            }));
        if (known || evening->identity == here) continue;
        if (one.ruling.origin.empty()) one.ruling.origin = originOf(*evening, one.ruling);
        rulings.push_back(std::move(one));
        if (rulings.size() == static_cast<std::size_t>(search.most)) break;
    }
    return rulings;
}

Outcome<std::vector<store::ClubRuling>> ClubMemory::rulingsLike(const LikeWish& wish, int most,
                                                                const Evening* besides) const {
    const auto search = searchLike(wish, most);
    if (!search) return base::fail(search.error());
    return searchRulings(*search, besides);
}

Outcome<store::ClubRuling> ClubMemory::ruling(int number) const {
    auto found = m_file.ruling(number);
    if (!found) return base::fail(Failure{found.error()});
    if (!*found)
        return base::fail(
            Failure{Refusal{"no_such_club_ruling"_refusal, {{"ruling", std::to_string(number)}}}});
    const ClubTournament* evening = tournament::findClubTournament(club(), (*found)->tournament);
    Ruling& ruling = (*found)->ruling;
    if (evening != nullptr && ruling.origin.empty()) ruling.origin = originOf(*evening, ruling);
    return std::move(**found);
}

Outcome<base::Done> ClubMemory::merge(int keep, int gone, const Confirmation& confirmation) {
    const auto merged = tournament::mergePersons(club(), keep, gone);
    if (!merged) return base::fail(Failure{merged.error()});
    if (!confirmation.yes && !confirmation.dryRun)
        return base::fail(
            Failure{Refusal{"merge_persons"_refusal,
                            {{"keep", nameOf(tournament::findClubPerson(club(), keep)->person)},
                             {"gone", nameOf(tournament::findClubPerson(club(), gone)->person)}}}});
    if (confirmation.dryRun) return base::Done{};
    auto written =
        m_file.transact([&](const Club& now) { return tournament::mergePersons(now, keep, gone); });
    if (!written) return base::fail(failureOf(std::move(written).error()));
    return base::Done{};
}

std::string alikeInWords(const Club& club, const std::pair<int, int>& alike, words::Language language) {
    const auto name = [&](int number) { return nameOf(tournament::findClubPerson(club, number)->person); };
    return sentence(entryListMessages(), "like_person",
                    {{"name", name(alike.first)},
                     {"person", std::to_string(alike.first)},
                     {"like", name(alike.second)},
                     {"other", std::to_string(alike.second)}},
                    language);
}

std::string unsureInWords(const Club& club, const tournament::UnsureRecognition& unsure,
                          words::Language language) {
    std::string others;
    for (const int number : unsure.others) others += (others.empty() ? "" : ", ") + std::to_string(number);
    return sentence(entryListMessages(), unsure.others.empty() ? "person_of_other_club" : "person_one_of",
                    {{"name", nameOf(tournament::findClubPerson(club, unsure.person)->person)},
                     {"person", std::to_string(unsure.person)},
                     {"others", others},
                     {"before", unsure.before},
                     {"now", unsure.now}},
                    language);
}

} // namespace schreiber::desk

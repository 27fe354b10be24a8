#include "matching.h"

#include <base/random.h>
#include <tournament/alphabet.h>
#include <tournament/cut.h>
#include <tournament/draw.h>
#include <tournament/partners.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <game/refusal_code.h>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr std::int64_t kOtherCamp = std::int64_t{1} << 40U;
constexpr std::int64_t kSame = std::int64_t{1} << 46U; // of the club or camp that is to be separated
constexpr std::int64_t kStep = std::int64_t{1} << 30U; // between neighbours in the order of the cards
constexpr std::uint64_t kPartnerChance = std::uint64_t{1} << 20U;

std::vector<const Entry*> singlesOf(const Tournament& tournament) {
    std::set<int> taken;
    for (const Partnership& pair : tournament.partnerships) taken.insert({pair.first, pair.second});
    std::vector<const Entry*> singles;
    for (const Entry& entry : tournament.entries)
        if (entry.persons.size() == 1 && taken.count(entry.number) == 0 &&
            isActive(entry, currentRound(tournament) + 1))
            singles.push_back(&entry);
    return singles;
}

base::Failure<Refusal> refuseNever(const std::vector<const Entry*>& singles,
                                   const std::set<std::pair<int, int>>& never) {
    const auto apart = [&](const Entry* entry) {
        return std::count_if(singles.begin(), singles.end(), [&](const Entry* other) {
            return never.count(std::minmax(entry->number, other->number)) > 0;
        });
    };
    const Entry* worst = *std::max_element(
        singles.begin(), singles.end(), [&](const Entry* a, const Entry* b) { return apart(a) < apart(b); });
    return base::fail(Refusal{"never_impossible"_refusal,
                              {{"entry", std::to_string(worst->number)},
                               {"name", nameOf(*worst)},
                               {"apart", std::to_string(apart(worst))},
                               {"active", std::to_string(singles.size())}}});
}

using Couple = std::pair<int, int>;

std::optional<Refusal> cannotBePaired(const std::vector<const Entry*>& singles) {
    if (singles.empty()) return Refusal{"no_singles"_refusal, {}};
    if (singles.size() % 2 != 0)
        return Refusal{"odd_singles"_refusal, {{"count", std::to_string(singles.size())}}};
    return std::nullopt;
}

// A card for each, and everybody one: none where that is so.
std::optional<Refusal> faultOfCut(const std::vector<const Entry*>& singles, const std::map<int, int>& cut) {
    std::set<int> known;
    for (const Entry* single : singles) {
        known.insert(single->number);
        if (cut.count(single->number) == 0)
            return Refusal{"card_missing"_refusal,
                           {{"entry", std::to_string(single->number)}, {"name", nameOf(*single)}}};
    }
    for (const auto& [number, card] : cut)
        if (known.count(number) == 0)
            return Refusal{"card_of_nobody"_refusal, {{"entry", std::to_string(number)}}};
    return std::nullopt;
}

// Those who cut by their cards, lowest first; equal ones and, where nobody cut, all of them by lot.
std::vector<std::size_t> orderByCard(const std::vector<const Entry*>& singles, const std::map<int, int>& cut,
                                     base::Random& random) {
    std::vector<std::size_t> order(singles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(order);
    if (!cut.empty())
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return cut.at(singles[a]->number) < cut.at(singles[b]->number);
        });
    return order;
}

// Who is left over keeps the own number, which a pair may yet be made of.
std::vector<Partnership> numbered(const Tournament& tournament, const std::vector<Couple>& couples) {
    std::set<int> used;
    for (const Entry& entry : tournament.entries) used.insert(entry.number);
    std::vector<Partnership> pairs = tournament.partnerships;
    const auto isPaired = [&](int first, int second) { used.erase(first), used.erase(second); };
    for (const Partnership& pair : pairs) isPaired(pair.first, pair.second);
    for (const auto& [first, second] : couples) isPaired(first, second);
    for (const Partnership& pair : pairs) used.insert(pair.number);
    int number = 0;
    for (const auto& [first, second] : couples) {
        do ++number;
        while (used.count(number) > 0);
        pairs.push_back({number, first, second});
    }
    return pairs;
}

// What two partners must not be to each other, by a name.
struct Unwanted {
    std::string kind;
    std::function<bool(const Entry&, const Entry&)> is;
};

std::vector<Unwanted> unwantedOf(const Settings& settings, const std::string& separate) {
    const auto isSame = [](std::string Entry::*what) {
        return [what](const Entry& a, const Entry& b) {
            return !(a.*what).empty() && groupKey(a.*what) == groupKey(b.*what);
        };
    };
    std::vector<Unwanted> all;
    if (separate == "club") all.push_back({"same_club", isSame(&Entry::club)});
    if (separate == "camp") all.push_back({"same_camp", isSame(&Entry::camp)});
    if (settings.camps && separate != "camp")
        all.push_back({"other_camp", [](const Entry& a, const Entry& b) {
                           const bool camped = !a.camp.empty() && !b.camp.empty();
                           return camped && groupKey(a.camp) != groupKey(b.camp);
                       }});
    return all;
}

} // namespace

const Partnership* partnershipOf(const Tournament& tournament, int person) {
    const auto found =
        std::find_if(tournament.partnerships.begin(), tournament.partnerships.end(),
                     [&](const Partnership& pair) { return pair.first == person || pair.second == person; });
    return found == tournament.partnerships.end() ? nullptr : &*found;
}

int pairOf(const Tournament& tournament, int person) {
    if (playedBySingles(tournament.settings)) return 0;
    if (const Partnership* pair = partnershipOf(tournament, person)) return pair->number;
    const Entry* entry = findEntry(tournament, person);
    return entry != nullptr && entry->persons.size() == 2 ? person : 0;
}

base::Result<std::vector<Partnership>, Refusal> drawPartners(const Tournament& tournament, std::uint64_t seed,
                                                             const PartnerWish& wish) {
    const std::vector<const Entry*> singles = singlesOf(tournament);
    if (auto refusal = cannotBePaired(singles)) return base::fail(std::move(*refusal));
    if (!wish.cut.empty())
        if (auto refusal = faultOfCut(singles, wish.cut)) return base::fail(std::move(*refusal));

    std::set<std::pair<int, int>> never;
    for (const auto& [a, b] : tournament.never) never.insert(std::minmax(a, b));
    // Equal chances for each way to couple all: every couple has a cost of its own by chance.
    base::Random random(seed);
    std::vector<std::int64_t> places(singles.size());
    if (wish.highLow) {
        const std::vector<std::size_t> order = orderByCard(singles, wish.cut, random);
        for (std::size_t place = 0; place < order.size(); ++place)
            places[order[place]] = static_cast<std::int64_t>(place);
    }
    const std::vector<Unwanted> unwanted = unwantedOf(tournament.settings, wish.separate);
    std::vector<MatchingEdge> edges;
    for (std::size_t a = 0; a < singles.size(); ++a) {
        for (std::size_t b = a + 1; b < singles.size(); ++b) {
            if (never.count(std::minmax(singles[a]->number, singles[b]->number)) > 0) continue;
            auto cost = static_cast<std::int64_t>(random.below(kPartnerChance));
            if (wish.highLow) cost += kStep * std::abs(places[a] - places[b]);
            for (const Unwanted& one : unwanted)
                if (one.is(*singles[a], *singles[b])) cost += one.kind == "other_camp" ? kOtherCamp : kSame;
            edges.push_back({static_cast<int>(a), static_cast<int>(b), cost});
        }
    }
    const auto mates = cheapestPerfectMatching(static_cast<int>(singles.size()), edges);
    if (!mates) return refuseNever(singles, never);

    std::vector<Couple> drawn;
    for (std::size_t a = 0; a < singles.size(); ++a) {
        const auto b = static_cast<std::size_t>((*mates)[a]);
        if (a < b) drawn.emplace_back(singles[a]->number, singles[b]->number);
    }
    random.shuffle(drawn);
    return numbered(tournament, drawn);
}

std::vector<PartnerFaults> partnerFaults(const Tournament& tournament, const std::vector<Partnership>& drawn,
                                         const std::string& separate) {
    std::set<std::pair<int, int>> never;
    for (const auto& [a, b] : tournament.never) never.insert(std::minmax(a, b));
    std::vector<const Entry*> people;
    for (const Partnership& pair : drawn)
        for (const int number : {pair.first, pair.second})
            if (const Entry* entry = findEntry(tournament, number)) people.push_back(entry);
    std::vector<PartnerFaults> all;
    for (const Unwanted& unwanted : unwantedOf(tournament.settings, separate)) {
        PartnerFaults faults{unwanted.kind, {}, 0};
        for (const Partnership& pair : drawn) {
            const Entry* first = findEntry(tournament, pair.first);
            const Entry* second = findEntry(tournament, pair.second);
            if (first != nullptr && second != nullptr && unwanted.is(*first, *second))
                faults.couples.push_back(pair);
        }
        if (faults.couples.empty()) continue;
        std::vector<MatchingEdge> edges;
        for (std::size_t a = 0; a < people.size(); ++a)
            for (std::size_t b = a + 1; b < people.size(); ++b)
                if (never.count(std::minmax(people[a]->number, people[b]->number)) == 0)
                    edges.push_back({static_cast<int>(a), static_cast<int>(b),
                                     unwanted.is(*people[a], *people[b]) ? 1 : 0});
        const auto mates = cheapestPerfectMatching(static_cast<int>(people.size()), edges);
        for (std::size_t a = 0; mates && a < people.size(); ++a) {
            const auto b = static_cast<std::size_t>((*mates)[a]);
            if (a < b && unwanted.is(*people[a], *people[b])) ++faults.fewest;
        }
        all.push_back(std::move(faults));
    }
    return all;
}

std::vector<int> cutOrder(const Tournament& tournament, std::uint64_t seed, const std::map<int, int>& cut) {
    const std::vector<const Entry*> singles = singlesOf(tournament);
    if (!cut.empty() && faultOfCut(singles, cut)) return {};
    base::Random random(seed);
    std::vector<int> numbers;
    for (const std::size_t place : orderByCard(singles, cut, random))
        numbers.push_back(singles[place]->number);
    return numbers;
}

base::Result<std::vector<Partnership>, Refusal>
typedPartners(const Tournament& tournament, const std::vector<std::pair<int, int>>& couples) {
    const std::vector<const Entry*> singles = singlesOf(tournament);
    if (auto refusal = cannotBePaired(singles)) return base::fail(std::move(*refusal));
    std::set<int> open;
    for (const Entry* single : singles) open.insert(single->number);
    std::set<int> seen;
    for (const auto& [first, second] : couples) {
        for (const int number : {first, second}) {
            if (open.count(number) == 0)
                return base::fail(Refusal{"slip_unknown"_refusal, {{"entry", std::to_string(number)}}});
            if (!seen.insert(number).second)
                return base::fail(Refusal{"slip_twice"_refusal, {{"entry", std::to_string(number)}}});
        }
    }
    if (seen.size() < open.size())
        return base::fail(
            Refusal{"odd_singles"_refusal, {{"count", std::to_string(open.size() - seen.size())}}});
    return numbered(tournament, couples);
}

EntryCount countEntries(const Tournament& tournament) {
    EntryCount count;
    for (const Entry& entry : tournament.entries) {
        const Partnership* pair = partnershipOf(tournament, entry.number);
        const Entry* other =
            pair == nullptr ? nullptr
                            : findEntry(tournament, pair->first == entry.number ? pair->second : pair->first);
        if (other != nullptr && other->number < entry.number) continue; // counted with the other
        ++count.entered;
        if (entry.paid && (other == nullptr || other->paid)) ++count.paid;
        const bool otherLeft = other != nullptr && stateOf(*other) == EntryState::Left;
        if (stateOf(entry) == EntryState::Left || otherLeft) ++count.left;
    }
    return count;
}

} // namespace schreiber::tournament

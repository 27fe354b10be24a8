#include "group_warnings.h"

#include <tournament/alphabet.h>
#include <tournament/partners.h>

#include <algorithm>
#include <map>
#include <set>

namespace schreiber::desk {

namespace {

using tournament::Entry;

// Those who lack it, named; or, where it is nobody's, that.
void warnOfMissing(const std::vector<const Entry*>& there, std::string Entry::*what, const std::string& name,
                   bool evenOne, std::vector<Warning>& warnings) {
    if (there.empty()) return;
    std::vector<int> without;
    for (const Entry* entry : there)
        if ((entry->*what).empty()) without.push_back(entry->number);
    if (without.size() == there.size())
        warnings.emplace_back("no_" + name);
    else if (!without.empty() && evenOne)
        warnings.emplace_back("some_without_" + name,
                              std::map<std::string, std::string>{{"entries", listed(without)}});
}

void warnOfManyCamps(const std::vector<const Entry*>& there, std::vector<Warning>& warnings) {
    std::map<std::string, std::string> camps; // by key, as first spelt
    for (const Entry* entry : there)
        if (!entry->camp.empty()) camps.emplace(tournament::groupKey(entry->camp), entry->camp);
    if (camps.size() <= 2) return;
    std::string names;
    for (const auto& [key, name] : camps) names += (names.empty() ? "" : ", ") + name;
    warnings.emplace_back("camps_many", std::map<std::string, std::string>{{"camps", names}});
}

std::vector<const Entry*> thereIn(const Tournament& tournament, const tournament::Round& round) {
    std::set<int> numbers(round.sittingOut.begin(), round.sittingOut.end());
    for (const tournament::Table& table : round.tables)
        for (const auto& side : table.sides) numbers.insert(side.begin(), side.end());
    std::vector<const Entry*> there;
    for (const int number : numbers)
        for (const int person : tournament::personsOf(tournament, number))
            if (const Entry* entry = tournament::findEntry(tournament, person)) there.push_back(entry);
    return there;
}

} // namespace

std::vector<Warning> groupWarnings(const Tournament& tournament) {
    std::vector<Warning> warnings;
    // A bracket is drawn once; who meets whom then follows from who won.
    if (tournament::hasBracket(tournament.settings) && tournament.rounds.size() > 1) return warnings;
    const std::vector<const Entry*> there = thereIn(tournament, tournament.rounds.back());
    if (tournament.settings.camps) {
        warnOfMissing(there, &Entry::camp, "camp", true, warnings);
        warnOfManyCamps(there, warnings);
    }
    if (tournament.settings.keepApart == "club") warnOfMissing(there, &Entry::club, "club", false, warnings);
    return warnings;
}

std::vector<Warning> partnerWarnings(const Tournament& before, const Tournament& after,
                                     const std::string& separate) {
    std::vector<tournament::Partnership> drawn;
    std::vector<const Entry*> there;
    for (const tournament::Partnership& pair : after.partnerships) {
        const auto& known = before.partnerships;
        if (std::find(known.begin(), known.end(), pair) != known.end()) continue;
        drawn.push_back(pair);
        for (const int number : {pair.first, pair.second})
            if (const Entry* entry = tournament::findEntry(after, number)) there.push_back(entry);
    }
    std::vector<Warning> warnings;
    if (separate == "camp" || after.settings.camps)
        warnOfMissing(there, &Entry::camp, "camp", true, warnings);
    if (separate == "club") warnOfMissing(there, &Entry::club, "club", true, warnings);
    for (const tournament::PartnerFaults& faults : tournament::partnerFaults(after, drawn, separate)) {
        std::string pairs;
        for (const tournament::Partnership& pair : faults.couples)
            pairs += (pairs.empty() ? "" : "; ") + std::to_string(pair.number) + " " +
                     tournament::nameOf(after, pair.number);
        warnings.emplace_back("partners_" + faults.kind, std::map<std::string, std::string>{
                                                             {"count", std::to_string(faults.couples.size())},
                                                             {"fewest", std::to_string(faults.fewest)},
                                                             {"pairs", pairs}});
    }
    return warnings;
}

} // namespace schreiber::desk

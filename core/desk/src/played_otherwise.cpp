#include <desk/journal_arguments.h>
#include <desk/outdated.h>
#include <tournament/heats.h>
#include <tournament/match.h>

#include <algorithm>

namespace schreiber::desk {

std::set<int> swappedRounds(const std::vector<store::JournalEntry>& journal) {
    std::set<int> rounds;
    for (const store::JournalEntry& entry : journal) {
        const std::string& what = entry.what.code;
        const bool drawn = what == "drew_round" || what == "redrew_round" || what == "typed_round";
        if (entry.kind != store::JournalKind::Do || entry.undone || !(drawn || what == "swapped")) continue;
        const std::optional<int> round = numberIn(entry.what, "round");
        if (!round) continue;
        if (drawn)
            rounds.erase(*round);
        else
            rounds.insert(*round);
    }
    return rounds;
}

std::vector<std::string> OutdatedDraw::playedIn(const tournament::Round& round) const {
    std::vector<std::string> called;
    for (const tournament::VoidPairing& pairing : stay)
        if (pairing.round == round.number)
            called.push_back(tournament::tableCalled(round, *tournament::findTable(round, pairing.table)));
    return called;
}

std::vector<tournament::VoidPairing> playedOtherwise(const tournament::Tournament& tournament,
                                                     const std::set<int>& swapped) {
    const int first = tournament::bracketOf(tournament, tournament::currentRound(tournament)).first;
    std::vector<tournament::VoidPairing> played;
    for (const tournament::VoidPairing& pairing : tournament::voidPairings(tournament)) {
        if (pairing.round == first && swapped.contains(first)) continue;
        const tournament::Round& round = *tournament::findRound(tournament, pairing.round);
        if (tournament::hasResult(*tournament::findTable(round, pairing.table))) played.push_back(pairing);
    }
    return played;
}

} // namespace schreiber::desk

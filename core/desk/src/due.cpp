#include "due.h"

#include "steps/drawing.h"

#include <algorithm>

namespace schreiber::desk {

using tournament::Round;
using tournament::Table;

namespace {

std::vector<tournament::MissingSheet> missingIn(const Round& round) {
    std::vector<tournament::MissingSheet> missing;
    for (const Table& table : round.tables)
        for (std::size_t game = 0; game < table.games.size(); ++game)
            if (!tournament::isWritten(table.games[game]))
                missing.push_back({round.number, table.number, static_cast<int>(game) + 1});
    return missing;
}

DueStep beforeFirstRound(const tournament::Tournament& tournament) {
    const bool singles = tournament::playedBySingles(tournament.settings);
    const std::size_t least = singles ? 4 : 2;
    if (tournament::contestants(tournament).size() >= least) return {Step::Draw, 1, {}};
    if (!singles && tournament.entries.size() >= 4) return {Step::Draw, 0, {}};
    return {Step::Entries, 0, {}};
}

} // namespace

DueStep dueOf(const tournament::Tournament& tournament) {
    if (tournament.rounds.empty()) {
        const DueStep step = beforeFirstRound(tournament);
        if (step.step == Step::Draw && !singlesWithoutPartner(tournament).empty()) return {Step::Draw, 0, {}};
        return step;
    }
    const Round& last = tournament.rounds.back();
    if (last.state == tournament::RoundState::Draft) return {Step::ConfirmDraw, last.number, {}};
    DueStep playing{Step::Play, last.number, {}};
    for (const Round& round : tournament.rounds) {
        const std::vector<tournament::MissingSheet> missing = missingIn(round);
        playing.missing.insert(playing.missing.end(), missing.begin(), missing.end());
    }
    if (!playing.missing.empty()) return playing;
    const int planned = tournament.settings.rounds;
    if (planned == 0 || last.number < planned) return {Step::Draw, last.number + 1, {}};
    return {Step::Finished, last.number, {}};
}

} // namespace schreiber::desk

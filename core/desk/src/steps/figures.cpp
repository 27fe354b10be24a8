#include "steps/figures.h"

#include <utility>

namespace schreiber::desk {

using tournament::GameTarget;
using tournament::Line;
using tournament::Settings;
using tournament::Sheet;

namespace {

game::Before beforeNext(const Sheet& sheet, const GameTarget& target) {
    tournament::Standing now = tournament::standingOf(sheet, target, 0);
    now.owed.resize(now.score.size(), 0);
    return {target.target, target.seats, std::move(now.score), std::move(now.owed)};
}

} // namespace

base::Result<Line, Refusal> withFiguresCounted(const Settings& settings, const Sheet& sheet,
                                               const GameTarget& target, const Line& line) {
    return gameOf(settings).counted(agreedOf(settings), beforeNext(sheet, target), line);
}

base::Result<std::optional<game::Question>, Refusal> missingFact(const Settings& settings, const Sheet& sheet,
                                                                 const GameTarget& target, const Line& line,
                                                                 words::Language language) {
    return gameOf(settings).missingFact(agreedOf(settings), beforeNext(sheet, target), line, language);
}

base::Result<std::vector<game::Order>, Refusal> decidingOrders(const Settings& settings, const Sheet& sheet,
                                                               const GameTarget& target, const Line& line) {
    return gameOf(settings).decidingOrders(agreedOf(settings), beforeNext(sheet, target), line);
}

std::vector<game::Otherwise> otherwise(const Settings& settings, const Sheet& sheet, const GameTarget& target,
                                       const Line& line) {
    return gameOf(settings).otherwise(agreedOf(settings), beforeNext(sheet, target), line);
}

} // namespace schreiber::desk

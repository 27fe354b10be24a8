#include "change.h"
#include "steps/drawing.h"

#include <desk/evening.h>

#include <utility>

namespace schreiber::desk {

namespace {

bool isPublished(const tournament::Round* round) {
    return round != nullptr && round->state == tournament::RoundState::Published;
}

// A change of a published round: said, and kept in the journal, because taking it back needs a reason.
void markPublished(Made& made) {
    made.what.arguments["published"] = "yes";
    made.warnings.push_back("printed_seating_outdated");
}

} // namespace

Outcome<Receipt> Evening::drawPartners(std::optional<std::uint64_t> seed, const Confirmation& confirmation) {
    const std::uint64_t drawn = seed.value_or(freshSeed());
    const auto make = [&](const Tournament& now) {
        return named(withPartnersDrawn(now, drawn, confirmation.why),
                     {"drew_partners", {{"seed", std::to_string(drawn)}}});
    };
    return act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> Evening::drawTables(std::optional<std::uint64_t> seed, const Confirmation& confirmation) {
    const std::uint64_t drawn = seed.value_or(freshSeed());
    const bool yes = confirmation.yes || confirmation.dryRun;
    const auto make = [&](const Tournament& now) {
        const int round = tournament::currentRound(now) + 1;
        return named(withRoundDrawn(now, drawn, yes),
                     {"drew_round", {{"round", std::to_string(round)}, {"seed", std::to_string(drawn)}}});
    };
    return act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> Evening::redraw(const std::string& why, std::optional<std::uint64_t> seed,
                                 const Confirmation& confirmation) {
    const std::uint64_t drawn = seed.value_or(freshSeed());
    const auto make = [&](const Tournament& now) {
        const int round = tournament::currentRound(now);
        auto made =
            named(withRoundRedrawn(now, drawn, why),
                  {"redrew_round", {{"round", std::to_string(round)}, {"seed", std::to_string(drawn)}}});
        if (made && isPublished(tournament::findRound(now, round))) markPublished(*made);
        return made;
    };
    return act({make, why}, confirmation);
}

Outcome<Receipt> Evening::swapPlaces(int round, int a, int b, const std::string& why,
                                     const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        auto made =
            named(withPlacesSwapped(now, round, a, b, why), {"swapped",
                                                             {{"round", std::to_string(round)},
                                                              {"a", std::to_string(a)},
                                                              {"b", std::to_string(b)},
                                                              {"first", tournament::nameOf(now, a)},
                                                              {"second", tournament::nameOf(now, b)}}});
        if (made && isPublished(tournament::findRound(now, round))) markPublished(*made);
        return made;
    };
    return act({make, why}, confirmation);
}

Outcome<Receipt> Evening::startRound(const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return named(withRoundStarted(now),
                     {"started_round", {{"round", std::to_string(tournament::currentRound(now))}}});
    };
    return act({make, confirmation.why}, confirmation);
}

Outcome<tournament::Quality> Evening::quality(int round) const {
    const tournament::Round* found = tournament::findRound(tournament(), round);
    if (found == nullptr)
        return base::fail(
            Failure{Refusal{"no_such_round",
                            {{"round", std::to_string(round)},
                             {"last", std::to_string(tournament::currentRound(tournament()))}}}});
    return tournament::qualityOf(tournament(), *found);
}

} // namespace schreiber::desk

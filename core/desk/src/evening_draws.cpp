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

Changed drawn(const Tournament& now, const DrawWish& wish) {
    switch (wish.kind) {
    case DrawKind::Partners:
        return withPartnersDrawn(now, *wish.seed, wish.why);
    case DrawKind::Tables:
        return withRoundDrawn(now, *wish.seed, wish.yes);
    case DrawKind::Anew:
        break;
    }
    return withRoundRedrawn(now, *wish.seed, wish.why);
}

store::Action nameOf(const Tournament& now, const DrawWish& wish) {
    const std::string seed = std::to_string(*wish.seed);
    if (wish.kind == DrawKind::Partners) return {"drew_partners", {{"seed", seed}}};
    const bool anew = wish.kind == DrawKind::Anew;
    const int round = tournament::currentRound(now) + (anew ? 0 : 1);
    return {anew ? "redrew_round" : "drew_round", {{"round", std::to_string(round)}, {"seed", seed}}};
}

} // namespace

WorkedOutDraw Evening::workOut(const Tournament& now, const DrawWish& wish) {
    DrawWish seeded = wish;
    seeded.seed = wish.seed.value_or(freshSeed());
    return {now, seeded, drawn(now, seeded)};
}

Outcome<Receipt> Evening::draw(const WorkedOutDraw& draw, const Confirmation& confirmation) {
    const DrawWish& wish = draw.wish;
    const auto make = [&](const Tournament& now) {
        auto made = named(now == draw.before ? draw.after : drawn(now, wish), nameOf(now, wish));
        const bool anew = wish.kind == DrawKind::Anew;
        if (made && anew && isPublished(tournament::findRound(now, tournament::currentRound(now))))
            markPublished(*made);
        return made;
    };
    return act({make, wish.why.empty() ? confirmation.why : wish.why}, confirmation);
}

Outcome<Receipt> Evening::drawPartners(std::optional<std::uint64_t> seed, const Confirmation& confirmation) {
    return draw(workOut(tournament(), {DrawKind::Partners, seed, confirmation.why, false}), confirmation);
}

Outcome<Receipt> Evening::drawTables(std::optional<std::uint64_t> seed, const Confirmation& confirmation) {
    const bool yes = confirmation.yes || confirmation.dryRun;
    return draw(workOut(tournament(), {DrawKind::Tables, seed, {}, yes}), confirmation);
}

Outcome<Receipt> Evening::redraw(const std::string& why, std::optional<std::uint64_t> seed,
                                 const Confirmation& confirmation) {
    return draw(workOut(tournament(), {DrawKind::Anew, seed, why, false}), confirmation);
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

#include "steps/ending.h"

#include "change.h"
#include "on_sheet.h"
#include "steps/drawing.h"
#include "steps/extra_games.h"

#include <desk/altered.h>
#include <desk/ending.h>
#include <desk/evening.h>
#include <tournament/closing.h>
#include <tournament/groups.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

Outcome<tournament::Standings> standingsOf(const Evening& evening, int round) {
    if (round < 0 || round > tournament::currentRound(evening.tournament()))
        return base::fail(Failure{noSuchRound(evening.tournament(), round)});
    auto standings = tournament::standingsOf(evening.tournament(), round);
    if (!standings) { // by what somebody wrote past the program nothing can be ranked, and setting it anew is
                      // refused
        if (auto sound = checkSound(evening); !sound) return base::fail(std::move(sound).error());
        return base::fail(Failure{standings.error()});
    }
    return tournament::inGroups(evening.tournament(), *standings);
}

Outcome<Receipt> recordDecider(Evening& evening, const tournament::Decider& decider,
                               const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        const auto [first, second] = namesOf(now, decider);
        auto made = named(withDecider(now, decider),
                          {"recorded_decider",
                           {{"a", std::to_string(decider.first)},
                            {"b", std::to_string(decider.second)},
                            {"first", first},
                            {"second", second},
                            {"score", joined({decider.firstPoints, decider.secondPoints})}}});
        if (!made) return made;
        made->question = questionIfCounting(now, decider);
        if (made->question) made->warnings.emplace_back("decider_counts_nothing");
        made->voided = newlyVoid(now, made->after); // by another one after the round that followed
        if (!made->voided.empty()) {
            made->question = Refusal{{}, {{"first", first}, {"second", second}}};
            tellVoided(made->after, made->voided, "decider_voids", "decider_voids_to_come", *made->question);
            made->warnings.push_back(voidedWarning(made->after, made->voided));
        }
        return made;
    };
    return evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> closeTournament(Evening& evening, const Confirmation& confirmation, bool confirmAll) {
    const auto make = [confirmAll](Tournament now) -> base::Result<Made, Refusal> {
        const int confirmed = confirmAll ? confirmEntered(now) : 0;
        auto closing = tournament::closingOf(now);
        if (!closing) return base::fail(closing.error());
        const bool played = std::any_of(now.rounds.begin(), now.rounds.end(), [](const auto& round) {
            return round.state == tournament::RoundState::Published;
        });
        if (!played || closing->ranks.empty()) return base::fail(Refusal{"nothing_played"_refusal, {}});
        Made made{now, {"closed", {}}, {}, std::nullopt};
        if (confirmed > 0) made.what = {"closed_confirmed", {{"count", std::to_string(confirmed)}}};
        std::string& first = made.what.arguments["first"];
        for (const tournament::ClosedRank& rank : closing->ranks) // the lot parts nobody
            if (rank.rank == closing->ranks.front().rank)
                first += (first.empty() ? "" : ", ") + tournament::nameOf(now, rank.contestant);
        made.question = questionIfOver(now);
        if (!made.question && !tournament::meetingsLeft(now).empty())
            made.warnings.emplace_back("not_all_met"); // as it was planned
        if (!made.question && !unconfirmedSheets(now).empty()) made.warnings.emplace_back("not_confirmed");
        made.after.closing = std::move(*closing);
        return made;
    };
    auto receipt = evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
    if (receipt && !confirmation.dryRun) endRoundClock(evening);
    return receipt;
}

Outcome<Receipt> reopenTournament(Evening& evening, const std::string& why,
                                  const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        if (!now.closing) return base::fail(Refusal{"not_closed"_refusal, {}});
        if (why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
        Made made{now, {"reopened", {}}, {}, std::nullopt};
        made.after.closing.reset();
        return made;
    };
    return evening.act({make, why, Fixes::Nothing, true}, confirmation);
}

} // namespace schreiber::desk

#include "time_line.h"

#include <array>
#include <optional>
#include <perlaggen/deal/apply.h>
#include <perlaggen/deal/plays.h>
#include <vector>

namespace schreiber::perlaggen::ruling {

using deal::Ruling;

namespace {

// A ruling of a later event may take the place of one on an earlier event (a revoke, once the trick is
// complete).
void replaceEarlier(std::vector<Ruling>& rulings, Ruling& later) {
    if (!later.replacesDenial) return;
    std::erase_if(rulings, [&](const Ruling& earlier) {
        const bool isReplaced =
            earlier.event == later.event && earlier.seat == later.seat && deal::isDenial(earlier.rule);
        if (isReplaced) later.replaced = earlier.rule;
        return isReplaced;
    });
}

// The bets that the table says further on were none: of each seat the last one before that.
std::vector<bool> unsaidBets(const std::vector<deal::Event>& events) {
    std::vector<bool> unsaid(events.size(), false);
    std::array<std::optional<std::size_t>, cards::kMostSeats> last{};
    for (std::size_t i = 0; i < events.size(); ++i) {
        auto& bet = last[static_cast<std::size_t>(events[i].seat)];
        const deal::Action& action = events[i].action;
        const auto* irregular = std::get_if<deal::Irregular>(&action);
        if (std::holds_alternative<deal::Bet>(action) || std::holds_alternative<deal::BetAll>(action) ||
            std::holds_alternative<deal::Blind>(action))
            bet = i;
        else if (irregular != nullptr && irregular->kind == deal::Irregularity::NotABet && bet)
            unsaid[*bet] = true;
    }
    return unsaid;
}

} // namespace

TimeLine timeLineOf(const record::Record& record, const rulebook::Rules& rules, const deal::Setup& setup,
                    deal::Doubts& doubts) {
    deal::State state = deal::begin(setup);
    state.doubts = &doubts;
    std::vector<Ruling> rulings;
    const std::vector<bool> unsaid = unsaidBets(record.events);
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        state.unsaid = unsaid[i];
        deal::Step step = deal::apply(rules, state, record.events[i]);
        state = step.next;
        for (Ruling& ruling : step.rulings) {
            replaceEarlier(rulings, ruling);
            rulings.push_back(std::move(ruling));
        }
    }
    deal::Outcome outcome = deal::outcome(rules, state);
    for (Ruling& ruling : outcome.rulings) rulings.push_back(std::move(ruling));
    outcome.rulings.clear();
    state.doubts = nullptr;
    return {.asked = doubts.asked(),
            .rulings = std::move(rulings),
            .outcome = std::move(outcome),
            .state = state,
            .certain = {}};
}

} // namespace schreiber::perlaggen::ruling

#include "going.h"

#include <deal/apply.h>

namespace schreiber::ruling {

using deal::Ruling;

namespace {

// A ruling of a later event may take the place of one on an earlier event (a revoke, once the trick is
// complete).
void replaceEarlier(std::vector<Ruling>& rulings, Ruling& later) {
    if (later.replaces.empty()) return;
    std::erase_if(rulings, [&](const Ruling& earlier) {
        const bool gone = earlier.event == later.event && earlier.seat == later.seat &&
                          earlier.rule.starts_with(later.replaces);
        if (gone) later.replaced = earlier.rule;
        return gone;
    });
}

} // namespace

Course gone(const record::Record& record, const rulebook::Rules& rules, const deal::Setup& setup,
            deal::Doubts& doubts) {
    deal::State state = deal::begin(rules, setup);
    state.doubts = &doubts;
    std::vector<Ruling> rulings;
    for (const deal::Event& event : record.events) {
        deal::Step step = deal::apply(rules, state, event);
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

} // namespace schreiber::ruling

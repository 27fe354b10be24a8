#include "time_line.h"

#include <array>
#include <optional>
#include <perlaggen/deal/apply.h>
#include <perlaggen/deal/plays.h>
#include <utility>
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
        if (deal::isAny<deal::Bet, deal::BetAll, deal::Blind>(action))
            bet = i;
        else if (irregular != nullptr && irregular->kind == deal::Irregularity::NotABet && bet)
            unsaid[*bet] = true;
    }
    return unsaid;
}

// What is replayed event by event.
struct Fold {
    deal::State state;
    std::vector<Ruling> rulings;
};

void take(Fold& fold, deal::Step&& step) {
    fold.state = step.next;
    for (Ruling& ruling : step.rulings) {
        replaceEarlier(fold.rulings, ruling);
        fold.rulings.push_back(std::move(ruling));
    }
}

// From this event on.
void replayFrom(const record::Record& record, const rulebook::Rules& rules, std::size_t from, Fold& fold,
                Course* course) {
    const std::vector<bool> unsaid = unsaidBets(record.events);
    for (std::size_t i = from; i < record.events.size(); ++i) {
        fold.state.unsaid = unsaid[i];
        deal::Step step = deal::apply(rules, fold.state, record.events[i]);
        if (course != nullptr && course->noted.any())
            course->askings.push_back({.event = i,
                                       .asked = std::exchange(course->noted, {}),
                                       .before = fold.state,
                                       .soFar = fold.rulings,
                                       .step = step});
        take(fold, std::move(step));
    }
}

TimeLine ended(const rulebook::Rules& rules, Fold&& fold, deal::Doubts& doubts) {
    deal::Outcome outcome = deal::outcome(rules, fold.state);
    for (Ruling& ruling : outcome.rulings) fold.rulings.push_back(std::move(ruling));
    outcome.rulings.clear();
    fold.state.doubts = nullptr;
    return {.asked = doubts.asked(),
            .rulings = std::move(fold.rulings),
            .outcome = std::move(outcome),
            .state = fold.state,
            .certain = {}};
}

bool isSame(const deal::Step& one, deal::Step& other) {
    other.next.doubts = one.next.doubts;
    return one.rulings == other.rulings && one.next == other.next;
}

} // namespace

rulebook::SwitchSet Course::asked() const {
    rulebook::SwitchSet all = atEnd;
    for (const Asking& asking : askings) all |= asking.asked;
    return all;
}

TimeLine timeLineOf(const record::Record& record, const rulebook::Rules& rules, const deal::Setup& setup,
                    deal::Doubts& doubts, Course* course) {
    Fold fold{.state = deal::begin(setup), .rulings = {}};
    fold.state.doubts = &doubts;
    replayFrom(record, rules, 0, fold, course);
    if (course != nullptr) course->ruled = fold.rulings.size();
    TimeLine timeLine = ended(rules, std::move(fold), doubts);
    if (course != nullptr) course->atEnd = std::exchange(course->noted, {});
    return timeLine;
}

std::optional<OtherTimeLine> timeLineWith(const record::Record& record, const rulebook::Rules& rules,
                                          rulebook::Switch which, const TimeLine& here, const Course& course,
                                          deal::Doubts& doubts) {
    const auto at = static_cast<std::size_t>(which);
    for (const Course::Asking& asking : course.askings) {
        if (!asking.asked.test(at)) continue;
        Fold fold{.state = asking.before, .rulings = {}};
        fold.state.doubts = &doubts;
        deal::Step step = deal::apply(rules, fold.state, record.events[asking.event]);
        if (isSame(asking.step, step)) continue;
        step.next.doubts = &doubts;
        fold.rulings = asking.soFar;
        take(fold, std::move(step));
        replayFrom(record, rules, asking.event + 1, fold, nullptr);
        return OtherTimeLine{ended(rules, std::move(fold), doubts), asking.event};
    }
    if (!course.atEnd.test(at)) return std::nullopt;
    const auto end = here.rulings.begin() + static_cast<std::ptrdiff_t>(course.ruled);
    Fold fold{.state = here.state, .rulings = {here.rulings.begin(), end}};
    fold.state.doubts = &doubts;
    return OtherTimeLine{ended(rules, std::move(fold), doubts), record.events.size()};
}

} // namespace schreiber::perlaggen::ruling

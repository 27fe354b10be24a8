#include <deal/apply.h>
#include <ruling/replay.h>

#include <algorithm>

namespace schreiber::ruling {

using deal::Ruling;

namespace {

// A ruling of a later event may take the place of one on an earlier event (a revoke, once the trick is
// complete).
void replaceEarlier(std::vector<Ruling>& rulings, const Ruling& later) {
    if (later.replaces.empty()) return;
    std::erase_if(rulings, [&](const Ruling& earlier) {
        return earlier.event == later.event && earlier.seat == later.seat &&
               earlier.rule.starts_with(later.replaces);
    });
}

// readings.md 41: what was written is checked against what follows from the record.
void checkWritten(const record::Record& record, const rulebook::Rules& rules, const deal::Outcome& outcome,
                  std::vector<Ruling>& rulings) {
    if (!record.header.written || outcome.undecided.points) return;
    const std::vector<int>& written = *record.header.written;
    bool same = true;
    for (int team = 0; team < rules.teams(); ++team) {
        const auto at = static_cast<std::size_t>(team);
        same = same && at < written.size() && written[at] == outcome.points[at];
    }
    if (same) return;
    Ruling ruling;
    ruling.event = deal::kNoEvent;
    ruling.verdict = deal::Verdict::Note;
    ruling.rule = "written_differs";
    rulings.push_back(std::move(ruling));
}

} // namespace

bool Replay::legal() const {
    return std::ranges::none_of(
        rulings, [](const Ruling& ruling) { return ruling.verdict == deal::Verdict::Illegal; });
}

int Replay::lineOf(const Ruling& ruling) const {
    if (ruling.event == deal::kNoEvent) return record.lines.written;
    const auto at = static_cast<std::size_t>(ruling.event);
    return at < record.lines.events.size() ? record.lines.events[at] : record.lines.first;
}

std::string Replay::nameOf(cards::Seat seat) const {
    const auto& name = record.header.players[static_cast<std::size_t>(seat)];
    return name && !name->empty() ? *name : std::string(1, cards::letterOf(seat));
}

Replay replay(const record::Record& record, const record::FindRuleSet& find) {
    rulebook::Rules rules = record::rulesOf(record.header, find);
    deal::State state = deal::begin(rules, setupOf(record, rules));
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
    for (Ruling& ruling : outcome.rulings) rulings.push_back(ruling);
    checkWritten(record, rules, outcome, rulings);
    Replay result{.record = record,
                  .rules = std::move(rules),
                  .state = state,
                  .rulings = std::move(rulings),
                  .outcome = std::move(outcome)};
    std::ranges::stable_sort(result.rulings, {}, [&](const Ruling& ruling) { return result.lineOf(ruling); });
    return result;
}

} // namespace schreiber::ruling

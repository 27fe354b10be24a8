#include "choices.h"
#include "common.h"
#include "time_line.h"
#include "ways.h"

#include <algorithm>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/ruling/event_words.h>
#include <perlaggen/ruling/replay.h>

namespace schreiber::perlaggen::ruling {

using deal::Ruling;

namespace {

// A ruling that rests on a switch hangs on it where it is open, also where every value gives the same. Under
// one by which all was over before, nothing came of the event.
void hangOn(Ruling& ruling) {
    if (!ruling.openSwitch) {
        ruling.openSwitch = ruling.restsOn;
        const int values = rulebook::openValues(*ruling.restsOn);
        const auto overUnder = [&](int value) {
            return ruling.endedBefore && ruling.endedBefore->which == *ruling.restsOn &&
                   ruling.endedBefore->value == value;
        };
        for (int value = 0; value < values; ++value)
            ruling.alternatives.push_back(
                {.value = value,
                 .consequence = overUnder(value) ? deal::Consequence{.isVoid = true} : ruling.consequence});
    }
    ruling.restsOn.reset();
}

// A time line on which something was wrong that nobody claims.
struct WrongTimeLine {
    deal::Supposed supposed;
    TimeLine timeLine;
};

template <class T>
void addOnce(std::vector<T>& all, const T& one) {
    if (std::ranges::find(all, one) == all.end()) all.push_back(one);
}

// readings.md 54: which verdicts would be others.
void tellWhatIsSupposed(TimeLine& common, const std::vector<WrongTimeLine>& wrong, cards::CardSet pool) {
    for (const WrongTimeLine& one : wrong) {
        deal::Supposed supposed = one.supposed;
        supposed.cards = supposed.cards & pool;
        for (Ruling& ruling : common.rulings) {
            if (ruling.verdict == deal::Verdict::Undecided) continue;
            // who left the exchange to a partner could make it
            if (ruling.rule == "ex_leave" && wasBroken(ruling) && supposed.deed == deal::Deed::LeftNothing)
                continue;
            const bool same = std::ranges::any_of(one.timeLine.rulings, [&](const Ruling& there) {
                return there.event == ruling.event && there.seat == ruling.seat &&
                       there.rule == ruling.rule && there.verdict == ruling.verdict;
            });
            if (!same) addOnce(ruling.provided, supposed);
        }
        addOnce(common.provided, supposed);
    }
    for (Ruling& ruling : common.rulings)
        std::ranges::stable_sort(ruling.provided, {}, &deal::Supposed::event);
    std::ranges::stable_sort(common.provided, {}, &deal::Supposed::event);
}

// What the record comes to on all ways in common, what this program chose and was asked on them, and how it
// went where there was but one.
struct Replayed {
    TimeLine common;
    rulebook::SwitchSet asked;
    std::optional<Course> only;
};

Replayed replayed(const record::Record& record, rulebook::Rules rules, bool noting = false) {
    const Dealt dealt = dealtOf(record, rules);
    Ways ways(rules, dealt);
    Replayed all;
    Course course;
    rules.answerOpenSwitches(&ways.doubts());
    if (noting) rules.noteChoices(&course.noted);
    std::vector<TimeLine> timeLines;
    std::vector<WrongTimeLine> wrong;
    while (ways.next()) {
        deal::Setup setup = dealt.setup;
        setup.hidden = ways.hidden();
        course.askings.clear();
        TimeLine timeLine = timeLineOf(record, rules, setup, ways.doubts(), noting ? &course : nullptr);
        all.asked |= course.asked();
        const bool refused = ways.refused();
        if (refused && (!timeLines.empty() || ways.more())) continue;
        if (ways.wrong())
            wrong.push_back({.supposed = *ways.wrong(), .timeLine = std::move(timeLine)});
        else
            timeLines.push_back(std::move(timeLine));
    }
    if (timeLines.size() == 1 && wrong.empty() && timeLines.front().asked.empty())
        all.only = std::move(course);
    all.common = inCommon(timeLines, dealt.pool);
    tellWhatIsSupposed(all.common, wrong, dealt.pool);
    return all;
}

// With another value of one house rule: nothing where it comes to the same.
class Again {
  public:
    Again(const record::Record& record, const rulebook::Rules& rules, const Replayed& here)
        : m_record(record)
        , m_here(here)
        , m_rules(rules) {}

    std::optional<OtherTimeLine> operator()(const deal::OtherValue& other) {
        const int value = m_rules.put(other.which, other.value);
        std::optional<OtherTimeLine> there = m_here.only ? onlyWay(other.which) : allWays();
        m_rules.put(other.which, value);
        return there;
    }

  private:
    std::optional<OtherTimeLine> onlyWay(rulebook::Switch which) {
        deal::Doubts doubts;
        m_rules.answerOpenSwitches(&doubts);
        auto there = timeLineWith(m_record, m_rules, which, m_here.common, *m_here.only, doubts);
        m_rules.answerOpenSwitches(nullptr);
        return doubts.asked().empty() ? std::move(there) : allWays(); // what nobody asked before is open
    }

    std::optional<OtherTimeLine> allWays() const {
        return OtherTimeLine{replayed(m_record, m_rules).common, m_record.events.size()};
    }

    const record::Record& m_record;
    const Replayed& m_here;
    rulebook::Rules m_rules;
};

// A new deal is told where it came to be needed: what was written behind that did not bring it about.
void tellWhereItCame(const record::Record& record, const rulebook::Rules& rules,
                     std::vector<Ruling>& rulings) {
    const auto isNewDeal = [](const Ruling& ruling) { return ruling.rule == "mid_redeal"; };
    const auto told = std::ranges::find_if(rulings, isNewDeal);
    if (told == rulings.end()) return;
    // none of the first, all of the whole
    std::size_t none = 0;
    std::size_t all = record.events.size();
    while (all > none + 1) {
        const std::size_t some = (none + all) / 2;
        record::Record before = record;
        before.events.resize(some);
        before.lines.events.resize(some);
        const TimeLine timeLine = replayed(before, rules).common;
        const auto there = std::ranges::find_if(timeLine.rulings, isNewDeal);
        const bool has = there != timeLine.rulings.end() && there->verdict == told->verdict;
        (has ? all : none) = some;
    }
    if (all > 0) told->event = static_cast<int>(all) - 1;
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
    if (!same)
        rulings.push_back(
            {.event = deal::kNoEvent, .verdict = deal::Verdict::Note, .rule = "written_differs"});
}

} // namespace

bool Replay::legal() const {
    return std::ranges::none_of(
        rulings, [](const Ruling& ruling) { return ruling.verdict == deal::Verdict::Illegal; });
}

int Replay::lineOf(int event) const {
    if (event == deal::kNoEvent) return record.lines.written;
    const auto at = static_cast<std::size_t>(event);
    return at < record.lines.events.size() ? record.lines.events[at] : record.lines.first;
}

int Replay::lineOf(const Ruling& ruling) const {
    return lineOf(ruling.event);
}

std::string Replay::nameOf(cards::Seat seat) const {
    return nameIn(record.header, seat);
}

Replay replay(const record::Record& record, const record::FindRuleSet& find) {
    rulebook::Rules rules = record::rulesOf(record.header, find);
    Replayed here = replayed(record, rules, true);
    TimeLine& timeLine = here.common;
    tellWhereItCame(record, rules, timeLine.rulings);
    if (const auto others = deal::otherValues(rules, here.asked);
        !others.empty() && isDecided(timeLine.outcome))
        tellChoices(rules, others, Again(record, rules, here), timeLine);
    for (Ruling& ruling : timeLine.rulings)
        if (ruling.restsOn && isOpen(*ruling.restsOn, rules)) hangOn(ruling);
    checkWritten(record, rules, timeLine.outcome, timeLine.rulings);
    Replay result{.record = record,
                  .rules = std::move(rules),
                  .state = timeLine.state,
                  .certain = timeLine.certain,
                  .rulings = std::move(timeLine.rulings),
                  .outcome = std::move(timeLine.outcome),
                  .decides = std::move(timeLine.decides),
                  .decidesSheet = std::move(timeLine.decidesSheet),
                  .provided = std::move(timeLine.provided),
                  .allowedByChoice = std::move(timeLine.allowed)};
    std::ranges::stable_sort(result.rulings, {}, [&](const Ruling& ruling) { return result.lineOf(ruling); });
    return result;
}

} // namespace schreiber::perlaggen::ruling

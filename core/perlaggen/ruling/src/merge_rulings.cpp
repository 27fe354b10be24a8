#include "merge_rulings.h"

#include "parting.h"

#include <algorithm>
#include <functional>
#include <perlaggen/rulebook/catalogue.h>

namespace schreiber::perlaggen::ruling {

using deal::Doubt, deal::Ruling, deal::Verdict;

namespace {

constexpr rulebook::PointName kOver = "game_over";

// One ruling as the time lines have it; null where a time line has it not.
struct Ruled {
    rulebook::PointName rule;
    std::vector<const Ruling*> byCourse;

    const Ruling& first() const {
        return **std::ranges::find_if(byCourse, [](const Ruling* ruling) { return ruling != nullptr; });
    }
    bool always(Verdict verdict, const std::vector<bool>& voices) const {
        for (std::size_t i = 0; i < byCourse.size(); ++i)
            if (voices[i] && (byCourse[i] == nullptr || byCourse[i]->verdict != verdict)) return false;
        return true;
    }
    bool never(Verdict verdict) const {
        return std::ranges::none_of(
            byCourse, [&](const Ruling* ruling) { return ruling != nullptr && ruling->verdict == verdict; });
    }
};

// The rulings on one event and seat, in the order in which the time lines first have them.
struct OnEvent {
    int event = 0;
    std::optional<cards::Seat> seat;
    std::vector<Ruled> all;
    std::vector<bool> voices; // by time line
};

std::vector<OnEvent> byEvent(std::span<const TimeLine> timeLines) {
    std::vector<OnEvent> events;
    for (std::size_t i = 0; i < timeLines.size(); ++i)
        for (const Ruling& ruling : timeLines[i].rulings) {
            auto on = std::ranges::find_if(events, [&](const OnEvent& one) {
                return one.event == ruling.event && one.seat == ruling.seat;
            });
            if (on == events.end())
                on = events.insert(on, {.event = ruling.event,
                                        .seat = ruling.seat,
                                        .all = {},
                                        .voices = std::vector<bool>(timeLines.size(), true)});
            // two figures falsely bet with one word are two rulings
            const auto ruled = std::ranges::find_if(on->all, [&](const Ruled& one) {
                return one.rule == ruling.rule && one.byCourse[i] == nullptr &&
                       one.first().about.figure == ruling.about.figure;
            });
            if (ruled != on->all.end()) {
                ruled->byCourse[i] = &ruling;
                continue;
            }
            on->all.push_back(
                {.rule = ruling.rule, .byCourse = std::vector<const Ruling*>(timeLines.size(), nullptr)});
            on->all.back().byCourse[i] = &ruling;
        }
    std::ranges::stable_sort(events, {}, &OnEvent::event);
    for (OnEvent& on : events)
        for (const Ruled& one : on.all)
            if (one.rule == kOver && std::ranges::count(one.byCourse, nullptr) > 0)
                for (std::size_t i = 0; i < timeLines.size(); ++i)
                    if (one.byCourse[i] != nullptr) on.voices[i] = false;
    return events;
}

template <class T>
void keepCommon(std::optional<T>& fact, const std::optional<T>& other) {
    if (fact != other) fact.reset();
}

deal::CaseFacts commonFacts(const Ruled& ruled) {
    deal::CaseFacts about = ruled.first().about;
    for (const Ruling* ruling : ruled.byCourse) {
        if (ruling == nullptr) continue;
        const deal::CaseFacts& other = ruling->about;
        keepCommon(about.figure, other.figure);
        keepCommon(about.card, other.card);
        keepCommon(about.other, other.other);
        keepCommon(about.suit, other.suit);
        about.cards = about.cards & other.cards;
        if (about.lack != other.lack) about.lack = deal::Lack::None;
    }
    return about;
}

deal::Consequence common(const std::vector<deal::Consequence>& all) {
    deal::Consequence common = all.front();
    for (const deal::Consequence& other : all) {
        common.isVoid = common.isVoid && other.isVoid;
        common.redeal = common.redeal && other.redeal;
        common.dealLost = common.dealLost && other.dealLost;
        for (std::size_t i = 0; i < other.penalty.size(); ++i)
            common.penalty[i] = std::min(common.penalty[i], other.penalty[i]);
        for (std::size_t i = 0; i < other.wiped.size(); ++i)
            common.wiped[i] = std::min(common.wiped[i], other.wiped[i]);
        for (std::size_t i = 0; i < other.forfeit.size(); ++i)
            common.forfeit[i] = common.forfeit[i] && other.forfeit[i];
        keepCommon(common.gameLost, other.gameLost);
    }
    return common;
}

class Merging {
  public:
    Merging(std::span<const TimeLine> timeLines, cards::CardSet pool)
        : m_courses(timeLines)
        , m_pool(pool) {}

    std::vector<Ruling> rulings() {
        for (const OnEvent& on : byEvent(m_courses)) {
            std::vector<Ruled> partly;
            for (const Ruled& ruled : on.all) {
                const Verdict verdict = ruled.first().verdict;
                if (ruled.rule == kOver && std::ranges::count(ruled.byCourse, nullptr) > 0)
                    addPartly({ruled}, std::vector<bool>(m_courses.size(), true));
                else if (ruled.always(verdict, on.voices))
                    add(ruled, on.voices, verdict);
                else
                    partly.push_back(ruled);
            }
            addPartly(std::move(partly), on.voices);
        }
        return std::move(m_merged);
    }

  private:
    void addPartly(std::vector<Ruled> partly, const std::vector<bool>& voices) {
        if (partly.empty()) return;
        // breaches all the same, under one rule or another
        Ruled together{.rule = partly.front().rule, .byCourse = partly.front().byCourse};
        for (const Ruled& ruled : partly)
            for (std::size_t i = 0; i < m_courses.size(); ++i)
                if (together.byCourse[i] == nullptr) together.byCourse[i] = ruled.byCourse[i];
        if (together.always(Verdict::Illegal, voices)) {
            add(together, voices, Verdict::Illegal);
            return;
        }
        // or nothing was done wrong at all
        const auto isHarmless = [](const Ruling* ruling) { return ruling == nullptr || !wasBroken(*ruling); };
        if (together.always(Verdict::Note, voices) && std::ranges::all_of(together.byCourse, isHarmless)) {
            add(together, voices, Verdict::Note);
            return;
        }
        const auto isHint = [](const Ruled& ruled) {
            return ruled.rule == kOver || ruled.never(Verdict::Illegal);
        };
        std::stable_partition(partly.begin(), partly.end(), std::not_fn(isHint));
        for (const Ruled& ruled : underOneName(partly)) {
            const bool hint = isHint(ruled);
            const auto doubts = parting(ruled, voices, false);
            // what follows from a doubt that an earlier line names is not worth a line of its own
            const bool named = std::ranges::all_of(doubts, [&](const Doubt* doubt) {
                return std::ranges::find(m_named, doubt->key) != m_named.end();
            });
            if (!hint || !named) add(ruled, voices, Verdict::Undecided);
        }
    }

    // Breaches of which every time line has at most one, about the same thing: one event, one ruling
    // (readings.md 14). Notes stay by themselves.
    static std::vector<Ruled> underOneName(const std::vector<Ruled>& partly) {
        std::vector<Ruled> merged;
        for (const Ruled& ruled : partly) {
            const auto same = std::ranges::find_if(merged, [&](const Ruled& other) {
                if (ruled.never(Verdict::Illegal) || other.never(Verdict::Illegal)) return false;
                if (ruled.first().about.card != other.first().about.card ||
                    ruled.first().about.figure != other.first().about.figure)
                    return false;
                for (std::size_t i = 0; i < ruled.byCourse.size(); ++i)
                    if (ruled.byCourse[i] != nullptr && other.byCourse[i] != nullptr) return false;
                return true;
            });
            if (same == merged.end()) {
                merged.push_back(ruled);
                continue;
            }
            // the catalogue goes from the general to the special: ex_partner_natural, ex_upgrade_partner
            const auto number = [](const Ruled& one) {
                const auto* point = rulebook::findRulePoint(one.rule);
                return point == nullptr ? 0 : point->number;
            };
            Ruled special = number(ruled) > number(*same) ? ruled : *same;
            const Ruled& other = number(ruled) > number(*same) ? *same : ruled;
            for (std::size_t i = 0; i < special.byCourse.size(); ++i)
                if (special.byCourse[i] == nullptr) special.byCourse[i] = other.byCourse[i];
            *same = std::move(special);
        }
        return merged;
    }

    // On what those time lines part that rule differently here, or draw another consequence.
    std::vector<const Doubt*> parting(const Ruled& ruled, const std::vector<bool>& voices, bool consequence) {
        std::vector<int> kinds(m_courses.size(), kNoVoice);
        std::vector<deal::Consequence> seen;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (!voices[i]) continue;
            const Ruling* ruling = ruled.byCourse[i];
            if (!consequence) {
                kinds[i] = ruling == nullptr ? 0 : 1 + static_cast<int>(ruling->verdict);
                continue;
            }
            auto at = std::ranges::find(seen, ruling->consequence);
            if (at == seen.end()) at = seen.insert(at, ruling->consequence);
            kinds[i] = static_cast<int>(at - seen.begin());
        }
        return partingOn(m_courses, kinds);
    }

    deal::Consequence commonWhere(const Ruled& ruled, const std::vector<bool>& timeLines) const {
        std::vector<deal::Consequence> all;
        for (std::size_t i = 0; i < timeLines.size(); ++i)
            if (timeLines[i])
                all.push_back(ruled.byCourse[i] ? ruled.byCourse[i]->consequence : deal::Consequence{});
        return all.empty() ? deal::Consequence{} : common(all);
    }

    void add(const Ruled& ruled, const std::vector<bool>& voices, Verdict verdict) {
        Ruling ruling = ruled.first();
        ruling.rule = ruled.rule;
        ruling.verdict = verdict;
        ruling.about = commonFacts(ruled);
        ruling.consequence = commonWhere(ruled, voices);
        const bool undecided = verdict == Verdict::Undecided;
        // what it was when it happened: whether the trick came to be complete is not the question
        if (undecided && !ruling.replaced.empty()) ruling.rule = ruling.replaced;
        std::vector<bool> ruledSo = voices;
        for (std::size_t i = 0; i < ruledSo.size(); ++i)
            ruledSo[i] = ruledSo[i] && ruled.byCourse[i] != nullptr;
        if (undecided)
            for (const Doubt* doubt : parting(ruled, voices, false))
                name(ruling, *doubt, {ruled, voices, voices});
        for (const Doubt* doubt : parting(ruled, ruledSo, true)) {
            // what it would take from a side is not what decides whether it was wrong
            if (undecided && !doubt->which && !ruling.decides.empty()) continue;
            name(ruling, *doubt, {ruled, ruledSo, voices});
        }
        std::ranges::stable_sort(ruling.decides, {}, &deal::MissingFact::seat);
        for (std::size_t i = 0; i < ruledSo.size() && !ruling.endedBefore; ++i)
            if (!ruledSo[i]) ruling.endedBefore = endedBefore(m_courses[i], ruling);
        m_merged.push_back(std::move(ruling));
    }

    // The answer to an open switch with which the time line has come to its end before the event, or before
    // the end of the deal, where a bet would have been proved.
    static std::optional<deal::EndedBefore> endedBefore(const TimeLine& timeLine, const Ruling& ruling) {
        for (const Ruling& earlier : timeLine.rulings) {
            const bool ends = earlier.consequence.gameLost || earlier.consequence.redeal;
            const bool parts = ruling.openSwitch && ruling.openSwitch == earlier.restsOn;
            if (!ends || (earlier.event >= ruling.event && !parts)) continue;
            const auto asked = std::ranges::find_if(timeLine.asked, [&](const Doubt& doubt) {
                return doubt.which && doubt.which == earlier.restsOn;
            });
            if (asked == timeLine.asked.end()) continue;
            return deal::EndedBefore{.which = *asked->which,
                                     .value = asked->answer,
                                     .event = earlier.event,
                                     .redeal = !earlier.consequence.gameLost};
        }
        return std::nullopt;
    }

    // Courses to be compared, among all those that have not come to an end before.
    struct Compared {
        const Ruled& ruled;
        const std::vector<bool>& here;
        const std::vector<bool>& voices;
    };

    void name(Ruling& ruling, const Doubt& doubt, const Compared& timeLines) {
        m_named.push_back(doubt.key);
        if (const auto fact = missingFact(doubt, m_pool);
            fact && std::ranges::find(ruling.decides, *fact) == ruling.decides.end())
            ruling.decides.push_back(*fact);
        if (!doubt.which || ruling.openSwitch) return;
        ruling.openSwitch = doubt.which;
        for (int value = 0; value < doubt.answers; ++value) {
            std::vector<bool> under = timeLines.here;
            for (std::size_t i = 0; i < under.size(); ++i)
                under[i] = under[i] && answerOn(m_courses[i], doubt.key) == value;
            if (std::ranges::count(under, true) > 0) {
                ruling.alternatives.push_back(
                    {.value = value, .consequence = commonWhere(timeLines.ruled, under)});
            } else if (isOverBefore(doubt, value, timeLines.voices)) {
                // nothing is left to be lost there, and so what the others lose is not certain either
                ruling.alternatives.push_back({.value = value, .consequence = {}});
                ruling.consequence.forfeit = {};
                ruling.consequence.dealLost = false;
            }
        }
    }

    // A time line that answers so and has no voice any more: the game was lost by then.
    bool isOverBefore(const Doubt& doubt, int value, const std::vector<bool>& voices) const {
        for (std::size_t i = 0; i < voices.size(); ++i)
            if (!voices[i] && m_courses[i].state.gameLost && answerOn(m_courses[i], doubt.key) == value)
                return true;
        return false;
    }

    std::span<const TimeLine> m_courses;
    cards::CardSet m_pool;
    std::vector<Ruling> m_merged;
    std::vector<std::uint64_t> m_named;
};

} // namespace

std::vector<Ruling> mergedRulings(std::span<const TimeLine> timeLines, cards::CardSet pool) {
    return Merging(timeLines, pool).rulings();
}

} // namespace schreiber::perlaggen::ruling

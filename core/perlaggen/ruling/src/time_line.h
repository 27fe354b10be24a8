#pragma once

#include "common.h"

#include <optional>
#include <perlaggen/deal/apply.h>
#include <perlaggen/deal/choices.h>
#include <perlaggen/deal/doubts.h>
#include <perlaggen/record/record.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

namespace schreiber::perlaggen::ruling {

// Where on a time line house rules that this program chose were asked: so that with another value of one no
// more need be gone through than what asks for it, and what follows where it makes a difference.
struct Course {
    struct Asking {
        std::size_t event = 0;
        rulebook::SwitchSet asked;
        deal::State before;
        std::vector<deal::Ruling> soFar; // what had been ruled before
        deal::Step step;
    };
    rulebook::SwitchSet noted; // where the rules note what is asked
    std::vector<Asking> askings;
    rulebook::SwitchSet atEnd;
    std::size_t ruled = 0; // rulings on what was done, which stand before those of the end

    rulebook::SwitchSet asked() const;
};

// The record replayed on one way in which what it leaves open can be. `course`: what was asked on it, which
// the rules note there.
TimeLine timeLineOf(const record::Record& record, const rulebook::Rules& rules, const deal::Setup& setup,
                    deal::Doubts& doubts, Course* course = nullptr);

// The same with another value of one house rule, by which `rules` go already.
struct OtherTimeLine {
    TimeLine timeLine;
    std::size_t partsAt = 0; // the first event that comes to something else; the number of events: none does
};
std::optional<OtherTimeLine> timeLineWith(const record::Record& record, const rulebook::Rules& rules,
                                          rulebook::Switch which, const TimeLine& here, const Course& course,
                                          deal::Doubts& doubts);

} // namespace schreiber::perlaggen::ruling

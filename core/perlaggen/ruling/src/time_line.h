#pragma once

#include "common.h"

#include <perlaggen/deal/doubts.h>
#include <perlaggen/record/record.h>
#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::perlaggen::ruling {

// The record replayed on one way in which what it leaves open can be.
TimeLine timeLineOf(const record::Record& record, const rulebook::Rules& rules, const deal::Setup& setup,
                    deal::Doubts& doubts);

} // namespace schreiber::perlaggen::ruling

#pragma once

#include <array>
#include <perlaggen/deal/state.h>
#include <perlaggen/record/record.h>
#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::perlaggen::ruling {

// How the deal of a record begins, and what it leaves open.
struct Dealt {
    deal::Setup setup;
    std::array<int, cards::kMostSeats> missing{}; // cards of each hand that nobody recorded
    cards::CardSet pool;                          // the cards that these can be
};

// Cards that a seat plays, shows, keeps in the cut or gives away count as having been in its hand all along
// (readings.md 40).
Dealt dealtOf(const record::Record& record, const rulebook::Rules& rules);

} // namespace schreiber::perlaggen::ruling

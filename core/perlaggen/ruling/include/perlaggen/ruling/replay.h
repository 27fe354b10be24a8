#pragma once

#include <array>
#include <optional>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/record.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <vector>

namespace schreiber::perlaggen::ruling {

// What would decide a fact that hidden cards, intent or an open switch leave undecided.
struct Missing {
    std::vector<deal::MissingFact> facts;
    std::vector<rulebook::Switch> switches;
};

// What of the last state is so on every way in which the gaps of the record can be. Points are told by the
// outcome alone (stand.h).
struct Certain {
    std::array<bool, 3> figures{true, true, true}; // how each is bet and decided
    bool turn = true;                              // whether cards are played or shown, and by whom
};

// A record's deal, replayed to its end: every ruling, the last state, and what the deal comes to.
struct Replay {
    record::Record record;
    rulebook::Rules rules;
    deal::State state;
    Certain certain;                   // of the state
    std::vector<deal::Ruling> rulings; // in the order of the record's lines
    deal::Outcome outcome;
    std::array<Missing, 3> decides{}; // by figure; empty unless its `how` is undecided
    Missing decidesSheet{};           // empty unless something of points, score, gestrichen or winner is
    // All that is taken as done rightly because nobody claims otherwise (readings.md 54).
    std::vector<deal::Supposed> provided{};
    // Of what was in order and would not be by another value of a house rule that nobody agreed, where
    // nothing else hangs on that (readings.md 57): the rule that would forbid it.
    std::vector<deal::Ruling> allowedByChoice{};

    // False when any verdict is `illegal`.
    bool legal() const;
    // The line of the file that an event or a ruling is about.
    int lineOf(int event) const;
    int lineOf(const deal::Ruling& ruling) const;
    // The name from the header, else the seat.
    std::string nameOf(cards::Seat seat) const;
};

// Cards that the record leaves open are tried in every way that makes a difference, and so are open switches:
// what all ways have in common is decided. The record must have been read with the same rule sets.
Replay replay(const record::Record& record, const record::FindRuleSet& find = rulebook::findRuleSet);

} // namespace schreiber::perlaggen::ruling

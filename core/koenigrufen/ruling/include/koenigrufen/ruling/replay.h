#pragma once

#include <koenigrufen/deal/outcome.h>
#include <koenigrufen/deal/ruling.h>
#include <koenigrufen/deal/state.h>
#include <koenigrufen/record/record.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <string>
#include <vector>

namespace schreiber::koenigrufen::ruling {

// One of the ways in which what decides how a game goes on can be, where the record leaves it open: where the
// called king lies, which talon was taken. What of the cards changes only the count stands in its outcomes.
struct Way {
    deal::State state;
    std::vector<deal::Outcome> outcomes;
};

// A record's game, replayed to its end.
struct Replay {
    record::Record record;
    rulebook::Rules rules;
    std::vector<Way> ways; // at least one
    std::vector<deal::Ruling>
        rulings; // in the order of the record's lines; what not all ways have is undecided

    const deal::State& state() const { return ways[0].state; }
    // False when any verdict is `illegal`.
    bool legal() const;
    // The line of the file that a ruling is about.
    int lineOf(const deal::Ruling& ruling) const;
    std::string nameOf(cards::Seat seat) const { return record::nameIn(record.header, seat); }
    // What is to be written, by seat; nothing where it is not known.
    std::optional<deal::Points> points() const;
    int factor() const { return isDoubled ? record.header.factor.value_or(1) : 1; }

    bool isDoubled = true; // whether what doubled the game counts, and whether kontra does: a club may agree
    bool kontra = true;    // otherwise, and no record says so
};

// What a club agreed beside the record.
struct Agreement {
    bool isDoubled = true;
    bool kontra = true;
};
Replay replay(const record::Record& record, const Agreement& agreement = {});

} // namespace schreiber::koenigrufen::ruling

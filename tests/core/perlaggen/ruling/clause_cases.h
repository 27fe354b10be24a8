#pragma once

#include "case_files.h"

#include <optional>
#include <perlaggen/rulebook/rule_set_mask.h>
#include <string>
#include <string_view>
#include <vector>

// Clause cases: for each rule point and each rule set in which it holds, a pair of cases in `clauses/` that
// differ in one event, one header line or one hand.
//
// - A breach: `POINT-illegal[-VARIANT]` is ruled by this point and by no other, `POINT-legal[-VARIANT]` is
//   not ruled by it. Where the point is a note or undecided, the JSON of the illegal one says so in its
//   `rulings`.
// - What is so without anyone breaking a rule (an order, who wins, what counts):
//   `POINT-holds[-VARIANT]` and `POINT-otherwise[-VARIANT]`, whose results differ as the point says.
//
// VARIANT tells pairs apart where one cannot serve all rule sets. What neither record nor query can state is
// in `cases/exempt.txt`: `POINT reason`, or `POINT set,set reason`.
namespace schreiber::perlaggen::ruling::test {

enum class Role : std::uint8_t { Illegal, Legal, Holds, Otherwise };

struct ClauseCase {
    std::string point;
    std::string variant;
    Role role{};
    Case what;
};
// The cases in the folder that are named after a point of the catalogue, by file name.
std::vector<ClauseCase> clauseCases(const std::filesystem::path& folder);

// The rule sets in which the case is asked.
rulebook::RuleSetMask setsOf(const Case& asked);

// The other one of the pair; null where it is missing.
const ClauseCase* partnerOf(const ClauseCase& one, const std::vector<ClauseCase>& all);

// Whether two questions differ in one line, one line moved, or two hands. Comments do not count.
bool differInOne(const std::string& a, const std::string& b);

} // namespace schreiber::perlaggen::ruling::test

#pragma once

#include <array>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/rulebook/switches.h>
#include <string>
#include <vector>
#include <words/language.h>

// What would decide what is undecided, as sentences: the same of a deal that is ruled on now and of a result
// that was kept.
namespace schreiber::perlaggen::ruling {

// What one missing fact is; `who` is the seat by name, `line` that of the event that intent is asked about.
std::string missingFact(const std::string& who, const deal::MissingFact& fact, int line,
                        words::Language language);

// A house rule that nobody has agreed.
std::string missingRule(rulebook::Switch which, words::Language language);

// Behind penalties of which every reading of what is open has at least these.
inline constexpr words::Text kForCertain{" (so viel ist sicher)", " (tanto è certo)",
                                         " (so much is certain)"};

// By figure, and of what is to be written; of the sheet only what no figure tells.
struct MissingFacts {
    std::array<std::vector<std::string>, deal::kFigureCount> figures;
    std::vector<std::string> sheet;
};
std::vector<std::string> missingInWords(const MissingFacts& facts, words::Language language);

} // namespace schreiber::perlaggen::ruling

#pragma once

#include <optional>
#include <perlaggen/rulebook/rule_point.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// Every rule point once, by subject and number; those that only a record needs come last.
std::span<const RulePoint> catalogue();

const RulePoint& rulePoint(PointName name);

// Null for a name that is none.
const RulePoint* findRulePoint(PointName name);
const RulePoint* findRulePoint(std::string_view name);

// `RP-016`; empty for a name that only a deal record needs.
std::string label(const RulePoint& point);

// Whether the rule set holds the point with its switches as they stand by default.
bool holdsIn(const RulePoint& point, std::string_view ruleSet);

// A place in a source. `chapter` is empty but where the source has the same heading twice.
struct Citation {
    std::string_view source;
    std::string_view section;
    std::string_view chapter;

    friend bool operator==(const Citation&, const Citation&) = default;
};

// As a person refers to it: `Imster Regeln 2015, § 21`.
std::string inWords(const Citation& citation, words::Language language);

// What a rule point rests on in a rule set.
enum class Authority {
    Stated,    // a source of the set says it
    Inherited, // a source of the base set says it, and a source of the set says that it follows the base
    Assumed,   // the set's sources are silent; the base set's rule is taken, or the project's own
};

struct Backing {
    Authority authority = Authority::Assumed;
    std::string_view inheritedFrom; // the base set whose sources are cited; empty when Stated
    std::vector<Citation> citations;

    friend bool operator==(const Backing&, const Backing&) = default;
};

// Nothing where the point does not hold in the set. What a source says of another number of players than
// `seats` carries nothing there, unless it is all there is.
std::optional<Backing> citationsFor(const RulePoint& point, std::string_view ruleSet, int seats = 0);

// Whether a ruling in this set carries the doubt of the paper's editor, who asks about Imst alone.
bool doubtedIn(const RulePoint& point, std::string_view ruleSet);

// The rule points that answer these words best, the best first; a word that few points have weighs more.
// Words are found in every language and in the names, by beginning or stem; case, umlauts, accents and ß do
// not matter. Hits in the language asked for weigh more.
std::vector<const RulePoint*> searchRulePoints(std::string_view words, words::Language language);

} // namespace schreiber::perlaggen::rulebook

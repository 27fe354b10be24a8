#pragma once

#include <perlaggen/rulebook/rule_point.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// Two rule sets side by side, point by point.
namespace schreiber::perlaggen::rulebook {

// One thing in which they differ, in sentences.
struct Difference {
    enum class Kind : std::uint8_t { Setup, Perlaggen, Deal, Switch, Point };

    Kind kind = Kind::Setup;
    Subject subject = Subject::Setup;
    std::string name;  // `pack`, `seats`, `trumps`, `target`, `perlaggen L`, `deal 4`; a switch; a rule point
    std::string what;  // what it is about; of a point its text
    std::string first; // how it is in the first set
    std::string second; // and in the second
    std::string
        firstRests; // what that rests on: sources, the club, the program's choice; empty where nothing
    std::string secondRests;        // does, as where a switch stands open
    std::vector<PointName> decides; // of a switch: the points on it that hold in one of the two
};

// By subject; empty for two that are played alike.
std::vector<Difference> differences(const RuleSet& first, const RuleSet& second, words::Language language);

// `setup`, `perlaggen`, `deal`, `switch`, `point`.
std::string_view nameOf(Difference::Kind kind);

} // namespace schreiber::perlaggen::rulebook

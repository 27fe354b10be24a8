#pragma once

#include <QString>

// The rule sets by which four play, as the window offers them for a new tournament.
namespace schreiber::desktop {

struct RuleSetName {
    const char* id;
    const char* title; // as the place calls it; the same in every language
};

// The most played first.
constexpr RuleSetName kRuleSets[] = {
    {"innsbruck", "Innsbruck"},
    {"suedtirol", "Südtirol"},
    {"imst", "Imst"},
    {"oberland", "Oberland"},
    {"eichelperlaggen", "Eichelperlaggen"},
    {"schlanders", "Schlanders"},
    {"deutschnofen", "Deutschnofen"},
    {"giltspiel-3-perlique", "Giltspiel mit drei Perlique"},
    {"1853-four", "1853, vier Perlaggen"},
    {"1853-schello-bello", "1853, Schello-Bello"},
    {"1853-radetzky", "1853, Radetzky"},
};

// The title of a rule set, or its id where the window has none.
QString ruleSetTitle(const QString& id);

} // namespace schreiber::desktop

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace schreiber::perlaggen::rulebook {

// A selection of the fourteen rule sets, one bit each: what a rule point or a heading of a source reaches.
using RuleSetMask = std::uint32_t;

namespace sets {
inline constexpr RuleSetMask kInnsbruck = 1U << 0;
inline constexpr RuleSetMask kSuedtirol = 1U << 1;
inline constexpr RuleSetMask kImst = 1U << 2;
inline constexpr RuleSetMask kOberland = 1U << 3;
inline constexpr RuleSetMask kEichel = 1U << 4;
inline constexpr RuleSetMask kSchlanders = 1U << 5;
inline constexpr RuleSetMask kDeutschnofen = 1U << 6;
inline constexpr RuleSetMask kStraf = 1U << 7;
inline constexpr RuleSetMask kGiltspiel = 1U << 8;
inline constexpr RuleSetMask k1853Four = 1U << 9;
inline constexpr RuleSetMask k1853Bello = 1U << 10;
inline constexpr RuleSetMask k1853Radetzky = 1U << 11;
inline constexpr RuleSetMask k1853BelloTrump = 1U << 12;
inline constexpr RuleSetMask k1853RadetzkyTrump = 1U << 13;
inline constexpr RuleSetMask kAll = (1U << 14) - 1;

// Told in a few lines of a history: all they leave open is taken from Innsbruck.
inline constexpr RuleSetMask kHistoric =
    kGiltspiel | k1853Four | k1853Bello | k1853Radetzky | k1853BelloTrump | k1853RadetzkyTrump;
} // namespace sets

// The id of each rule set, in the order of the bits.
inline constexpr std::array<std::string_view, 14> kRuleSetIds{
    "innsbruck",
    "suedtirol",
    "imst",
    "oberland",
    "eichelperlaggen",
    "schlanders",
    "deutschnofen",
    "strafperlaggen",
    "giltspiel-3-perlique",
    "1853-four",
    "1853-schello-bello",
    "1853-radetzky",
    "1853-schello-bello-trump",
    "1853-radetzky-trump",
};

// The bit of a rule set; 0 for an id that is none.
RuleSetMask ruleSetBit(std::string_view id);

} // namespace schreiber::perlaggen::rulebook

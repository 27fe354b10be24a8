#pragma once

#include <base/result.h>

#include <array>
#include <koenigrufen/rulebook/games.h>
#include <koenigrufen/rulebook/switches.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// A rule set as data, and the rules in force at a table.
namespace schreiber::koenigrufen::rulebook {

inline constexpr int kSeats = 4; // that play; of five at a table the dealer sits out

struct RuleSet {
    std::string_view id;
    words::Text title;
    std::array<GameRules, kGameCount> games;          // in the order of the enumeration
    std::array<PremiumRules, kPremiumCount> premiums; // likewise
    int absolutBelow;                                 // Absolut: the other side counts less than this
    int trischakenDoubles;                            // games that a Trischaken doubles
    int mondfangDoubles;                              // and a Mondfang
    Settings defaults;
    std::array<bool, kSwitchCount>
        sourced; // whether the default is the source's own reading, or this project's choice

    constexpr const GameRules& rulesOf(Game game) const { return games[static_cast<std::size_t>(game)]; }
    constexpr const PremiumRules& rulesOf(Premium premium) const {
        return premiums[static_cast<std::size_t>(premium)];
    }
    constexpr bool isSourced(Switch which) const { return sourced[static_cast<std::size_t>(which)]; }

    // Which of the birds is the one of this number (I to IV), or is decided in this trick; none where there
    // is none.
    constexpr const PremiumRules* birdOf(int tarock) const {
        for (const PremiumRules& each : premiums)
            if (each.isBird() && each.tarock == tarock) return &each;
        return nullptr;
    }
    // The least of them: what an Auchrufer is bid with where no bird is named.
    constexpr const PremiumRules& leastBird() const { return *birdOf(1); }
};

std::span<const RuleSet> ruleSets();
// Null for an id that is none.
const RuleSet* findRuleSet(std::string_view id);

struct HouseRule {
    std::string name;
    std::string value;

    friend bool operator==(const HouseRule&, const HouseRule&) = default;
};

// A switch that is none, or a value that this switch has not.
struct HouseError {
    std::string name;
    std::string value;
    bool unknownSwitch = false;

    friend bool operator==(const HouseError&, const HouseError&) = default;
};

// The rules in force at one table: a set, and the club's switches. Small, to be handed on by value.
class Rules {
  public:
    explicit Rules(const RuleSet& set)
        : m_set(&set)
        , m_settings(set.defaults) {}

    const RuleSet& set() const { return *m_set; }
    const GameRules& rulesOf(Game game) const { return m_set->rulesOf(game); }
    const PremiumRules& rulesOf(Premium premium) const { return m_set->rulesOf(premium); }

    const Settings& settings() const { return m_settings; }
    void set(Switch which, int value) { m_settings.set(which, value); }
    template <class Value>
    Value get() const {
        return m_settings.get<Value>();
    }
    template <class Value>
    bool is(Value value) const {
        return get<Value>() == value;
    }
    // Whether what a switch stands at is read in the source: a ruling that rests on any other names the
    // switch.
    bool isSourced(Switch which) const {
        return m_settings[which] == m_set->defaults[which] && m_set->isSourced(which);
    }

  private:
    const RuleSet* m_set;
    Settings m_settings;
};

// `switch=value, switch=value`; empty text is no house rules.
base::Result<std::vector<HouseRule>, HouseError> parseHouse(std::string_view text);
base::Result<Rules, HouseError> withHouse(Rules rules, std::span<const HouseRule> house);

} // namespace schreiber::koenigrufen::rulebook

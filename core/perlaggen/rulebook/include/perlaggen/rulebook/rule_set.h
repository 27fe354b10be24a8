#pragma once

#include <base/result.h>
#include <cards/card.h>
#include <cards/card_set.h>
#include <cards/seat.h>

#include <bitset>
#include <cstdint>
#include <optional>
#include <perlaggen/rulebook/perlagg_list.h>
#include <perlaggen/rulebook/switches.h>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The fourteen rule sets as data (rule-sets.md; rule matrix A1 to A3), and the rules in force at a table.
// The engine branches on what stands here and on switches, never on a set's name.
namespace schreiber::perlaggen::rulebook {

// Rule points that some sets hold and others do not, and that no switch governs. Each is named after the
// point in the matrix that it turns on.
enum class Trait : std::uint32_t {
    OverbidGeneral = 1U << 0,   // RP-203 overbid_general
    OverbidMulti = 1U << 1,     // RP-204 overbid_multi, RP-240 blind_overbid
    BlindOrder = 1U << 2,       // RP-233: another order of blind bets may be named
    BlindSeenHoell = 1U << 3,   // RP-236 blind_seen_hoell
    ThrowIn = 1U << 4,          // RP-108 throw_in
    PlayOnError = 1U << 5,      // RP-113 play_on_error
    OutOfTurnStays = 1U << 6,   // RP-103 out_of_turn: the card "pickt"
    StrafTurn = 1U << 7,        // RP-276 st_turn
    Stakes = 1U << 8,           // RP-263 to RP-273: who bet or held and lost pays
    StolenLosesGame = 1U << 9,  // RP-049 stock_use, RP-194 steal
    ExchangeUpgrade = 1U << 10, // RP-054 ex_upgrade
    ExchangeAcorns = 1U << 11,  // RP-057 ex_acorn
    DealerAlone = 1U << 12,     // RP-280 st_exchange: no partner exchanges
    ThreeBlind = 1U << 13,      // RP-277 st_blind: three players may bet blind
    ShowNoDisturb = 1U << 14,   // RP-169 show_no_disturb
    CutFault = 1U << 15,        // RP-022 cut_one_visible, RP-023 cut_tretteln
    PlayedStays = 1U << 16,     // RP-079 bapt_mistake, RP-100 no_takeback
    CutterError = 1U << 17,     // RP-027 deal_cutter_error
};

class Traits {
  public:
    constexpr Traits() = default;
    constexpr Traits(Trait trait)
        : m_bits(static_cast<std::uint32_t>(trait)) {}
    constexpr bool has(Trait trait) const { return (m_bits & static_cast<std::uint32_t>(trait)) != 0; }
    friend constexpr Traits operator|(Traits a, Traits b) { return Traits(a.m_bits | b.m_bits); }
    friend constexpr bool operator==(Traits, Traits) = default;

  private:
    explicit constexpr Traits(std::uint32_t bits)
        : m_bits(bits) {}
    std::uint32_t m_bits = 0;
};
constexpr Traits operator|(Trait a, Trait b) {
    return Traits(a) | Traits(b);
}

// One way of dealing: batches before and after the trump card is turned (rule matrix A3).
struct DealPlan {
    int seats = 4;
    std::vector<int> before;
    std::vector<int> after;

    friend bool operator==(const DealPlan&, const DealPlan&) = default;
};

struct RuleSet {
    std::string id;     // `imst`; a club's own has a name of its own
    std::string matrix; // `IMST`, the code of the matrix; a club's own has its base's
    std::string title;
    std::string base; // the set whose rules hold where this one is silent; empty for a root
    cards::Pack pack = cards::Pack::Cards33;
    std::vector<int> seats;
    PerlaggList perlaggen;
    std::vector<cards::Suit> trumps;
    bool countdown = false; // Strafperlaggen: from startScore down to 0, penalties are added
    int startScore = 0;
    std::vector<DealPlan> deals;
    Traits traits;
    Settings switches;

    // Points that win the game; 0 for a countdown.
    int target() const;
    // Whether it is told for so many players.
    bool isFor(int players) const;

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

// The fourteen, in the order of rule-sets.md.
std::span<const RuleSet> ruleSets();

// Null for an id that is none of the fourteen.
const RuleSet* findRuleSet(std::string_view id);

// The switches that a ruling under this set may need and that stand open (`?`).
std::vector<Switch> openSwitches(const RuleSet& set);

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

// `switch=value, switch=value`; empty text is no house rules.
base::Result<std::vector<HouseRule>, HouseError> parseHouse(std::string_view text);

// A set with house rules put in; one that is without meaning there is ignored.
base::Result<RuleSet, HouseError> withHouse(RuleSet set, std::span<const HouseRule> house);

// A club's own set: a named copy with switches and, if it likes, its own Perlagg list.
base::Result<RuleSet, HouseError> ownSet(const RuleSet& base, std::string id, std::string title,
                                         std::span<const HouseRule> house,
                                         std::optional<PerlaggList> perlaggen = std::nullopt);

// Answers for the switches that stand open, while a caller goes through their values.
class OpenSwitches {
  public:
    // A place in valuesOf(which).
    virtual int valueOf(Switch which) = 0;

  protected:
    ~OpenSwitches() = default;
};

using SwitchSet = std::bitset<kSwitchCount>;

// The rules in force at one table: a set, its house rules, the overlay for the number of players.
class Rules {
  public:
    // `seats` must be one of 2, 3, 4, 6.
    Rules(RuleSet set, int seats);

    const RuleSet& set() const { return m_set; }
    int seats() const { return m_seats; }
    int teams() const { return cards::teamCount(m_seats); }
    bool has(Trait trait) const { return m_set.traits.has(trait); }

    // Nothing where the switch is open and nobody answers for it.
    template <class Value>
    std::optional<Value> get() const {
        const int value = valueOf(SwitchOf<Value>::value);
        if (value < 0) return std::nullopt;
        return static_cast<Value>(value);
    }
    template <class Value>
    bool is(Value value) const {
        return valueOf(SwitchOf<Value>::value) == static_cast<int>(value);
    }
    // From now on open switches have the values that this gives them; it must outlive these rules.
    void answerOpenSwitches(OpenSwitches* open) { m_open = open; }
    // The same where nothing hangs on it: the switch is not noted.
    template <class Value>
    bool isUnnoted(Value value) const {
        return answered(SwitchOf<Value>::value) == static_cast<int>(value);
    }
    // From now on each switch that is asked, and whose value is this program's own choice, is noted there.
    void noteChoices(SwitchSet* asked) { m_choices = asked; }
    // Of a switch that a source settles but for this case: what is left this program chose.
    void noteChoice(Switch which) const {
        if (m_choices != nullptr) m_choices->set(static_cast<std::size_t>(which));
    }
    // Another value of a switch on which neither list nor pack hangs. Returns what it stood at.
    int put(Switch which, int value) {
        return std::exchange(m_set.switches[which].value, static_cast<std::int8_t>(value));
    }
    const Setting& setting(Switch which) const { return m_set.switches[which]; }

    const PerlaggOrder& perlaggen(cards::Suit trump) const {
        return m_orders[static_cast<std::size_t>(trump)];
    }
    // Perlaggen whatever is trump: what can be kept in the cut.
    cards::CardSet permanents() const { return m_permanents; }
    // Permanent Perlaggen of acorns, where acorns are never trump (ex_acorn, ex_upgrade).
    cards::CardSet acornPerlaggen() const { return m_acorns; }
    bool mayBeTrump(cards::Suit suit) const;
    int handSize() const;
    // Cards of a figure that wins by declaration at both gestrichen (decl_both_inn, decl_eich).
    int declareMinCards() const { return valueOf(Switch::DeclareMinCards) + 3; }
    // Nothing where `mid_min_cards` is open.
    std::optional<int> midMinCards() const;
    // What a Spiel aus that was conceded scores (spiel_aus_gut).
    int spielAusConceded() const;

  private:
    int valueOf(Switch which) const {
        if (m_choices != nullptr && m_set.switches[which].chosen)
            m_choices->set(static_cast<std::size_t>(which));
        return answered(which);
    }
    int answered(Switch which) const {
        const Setting& setting = m_set.switches[which];
        const bool asked = setting.open() && setting.relevant && m_open != nullptr;
        return asked ? m_open->valueOf(which) : setting.value;
    }

    RuleSet m_set;
    int m_seats;
    OpenSwitches* m_open = nullptr;
    SwitchSet* m_choices = nullptr;
    std::array<PerlaggOrder, 4> m_orders;
    cards::CardSet m_permanents;
    cards::CardSet m_acorns;
};

// The batches in which a player gets his cards: `kept` from the cut are left out of the earliest
// (deal_compensate: 1+3, 0+3, 0+2, 0+1, none).
std::vector<int> batches(const DealPlan& plan, int kept);

} // namespace schreiber::perlaggen::rulebook

#include "switch_table.h"

#include <base/number.h>
#include <cards/notation.h>

#include <algorithm>
#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::perlaggen::rulebook {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// ober_unter_order: Ober and Unter change places within the trump pair and within the acorn pair.
void orderPair(PerlaggList& list, const PerlaggPlace& unter, const PerlaggPlace& ober, OberUnterOrder order) {
    const auto u = std::ranges::find(list, unter);
    const auto o = std::ranges::find(list, ober);
    if (u == list.end() || o == list.end()) return;
    if ((order == OberUnterOrder::UnterFirst) != (u < o)) std::iter_swap(u, o);
}

PerlaggList effectiveList(const RuleSet& set) {
    using cards::Card, cards::Rank, cards::Suit;
    PerlaggList list = set.perlaggen;
    if (const auto order = set.switches.get<OberUnterOrder>()) {
        orderPair(list, {.fixed = {}, .ofTrump = Rank::Unter}, {.fixed = {}, .ofTrump = Rank::Ober}, *order);
        orderPair(list, {.fixed = Card(Suit::Eichel, Rank::Unter), .ofTrump = {}},
                  {.fixed = Card(Suit::Eichel, Rank::Ober), .ofTrump = {}}, *order);
    }
    if (set.switches[Switch::SchlSecondPerlagg].relevant && set.switches.is(SchlSecondPerlagg::E8))
        for (PerlaggPlace& place : list)
            if (place.fixed == Card(Suit::Schell, Rank::Eight)) place.fixed = Card(Suit::Eichel, Rank::Eight);
    return list;
}

// What three players change (P-Three): no raise above 3, no partner, blind bets only where allowed.
void overlayThree(RuleSet& set) {
    set.switches[Switch::MaxRaise] = {.value = static_cast<std::int8_t>(MaxRaise::Three)};
    for (const Switch partners : {Switch::DeclareRequiresBoth, Switch::DeclareMinCards,
                                  Switch::DeclareCompare, Switch::MidMinCards, Switch::FifthTrickScope})
        set.switches[partners].relevant = false;
}

} // namespace

int RuleSet::target() const {
    if (countdown) return 0;
    return switches[Switch::Target].value + 11;
}

bool RuleSet::isFor(int players) const {
    return std::ranges::find(seats, players) != seats.end();
}

const RuleSet* findRuleSet(std::string_view id) {
    const auto sets = ruleSets();
    const auto set = std::ranges::find(sets, id, &RuleSet::id);
    return set == sets.end() ? nullptr : &*set;
}

std::vector<Switch> openSwitches(const RuleSet& set) {
    std::vector<Switch> open;
    for (const SwitchRow& row : switchTable()) {
        const Setting& setting = set.switches[row.which];
        if (setting.relevant && setting.open()) open.push_back(row.which);
    }
    return open;
}

base::Result<std::vector<HouseRule>, HouseError> parseHouse(std::string_view text) {
    std::vector<HouseRule> house;
    while (!trimmed(text).empty()) {
        const auto comma = text.find(',');
        const std::string_view part = trimmed(text.substr(0, comma));
        const auto equals = part.find('=');
        if (equals == std::string_view::npos)
            return base::fail(
                HouseError{.name = std::string(part), .value = "", .unknownSwitch = !readSwitch(part)});
        HouseRule rule{.name = std::string(trimmed(part.substr(0, equals))),
                       .value = std::string(trimmed(part.substr(equals + 1)))};
        const auto which = readSwitch(rule.name);
        if (!which || !readSwitchValue(*which, rule.value))
            return base::fail(HouseError{.name = rule.name, .value = rule.value, .unknownSwitch = !which});
        house.push_back(std::move(rule));
        if (comma == std::string_view::npos) break;
        text.remove_prefix(comma + 1);
    }
    return house;
}

base::Result<RuleSet, HouseError> withHouse(RuleSet set, std::span<const HouseRule> house) {
    for (const HouseRule& rule : house) {
        const auto which = readSwitch(rule.name);
        const auto value = which ? readSwitchValue(*which, rule.value) : std::nullopt;
        if (!value)
            return base::fail(HouseError{.name = rule.name, .value = rule.value, .unknownSwitch = !which});
        Setting& setting = set.switches[*which];
        if (!setting.relevant) continue;
        setting.value = static_cast<std::int8_t>(*value);
        setting.chosen = false;
    }
    return set;
}

Rules::Rules(RuleSet set, int seats)
    : m_set(std::move(set))
    , m_seats(seats) {
    if (m_seats == 3) overlayThree(m_set);
    const PerlaggList list = effectiveList(m_set);
    for (const cards::Suit trump : cards::kSuits)
        m_orders[static_cast<std::size_t>(trump)] = PerlaggOrder(list, trump);
    const bool acornsNeverTrump = !mayBeTrump(cards::Suit::Eichel);
    for (const PerlaggPlace& place : list) {
        if (!place.fixed) continue;
        m_permanents.insert(*place.fixed);
        if (acornsNeverTrump && place.fixed->suit() == cards::Suit::Eichel) m_acorns.insert(*place.fixed);
    }
}

bool Rules::mayBeTrump(cards::Suit suit) const {
    return std::ranges::find(m_set.trumps, suit) != m_set.trumps.end();
}

int Rules::handSize() const {
    switch (m_seats) {
    case 2:
        return m_set.switches[Switch::TwoPlayerHand].value == 0 ? 5 : 7;
    case 3:
        return m_set.switches[Switch::ThreePlayerHand].value == 0 ? 5 : 7;
    case 6:
        return 4;
    default:
        return 5;
    }
}

std::optional<int> Rules::midMinCards() const {
    const int value = valueOf(Switch::MidMinCards);
    if (value < 0) return std::nullopt;
    return value + 2;
}

int Rules::spielAusConceded() const {
    const std::string_view points = valuesOf(
        Switch::SpielAusConcededValue)[static_cast<std::size_t>(valueOf(Switch::SpielAusConcededValue))];
    return base::readNumber(points).value_or(0);
}

std::vector<int> batches(const DealPlan& plan, int kept) {
    std::vector<int> all = plan.before;
    all.insert(all.end(), plan.after.begin(), plan.after.end());
    for (int& batch : all) {
        const int less = std::min(batch, kept);
        batch -= less;
        kept -= less;
    }
    return all;
}

} // namespace schreiber::perlaggen::rulebook

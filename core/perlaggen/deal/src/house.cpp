#include "index.h"

#include <numeric>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>

namespace schreiber::perlaggen::deal {

using rulebook::Rules, rulebook::Switch, rulebook::Trait;

bool isInSet(const Rules& rules, rulebook::PointName point) {
    return rulebook::holdsIn(rulebook::rulePoint(point), rulebook::cataloguedId(rules.set()));
}

figures::FigureRules figureRules(const Rules& rules, const figures::Material& cards) {
    constexpr int kLong = 5;
    figures::FigureRules figureRule{.pack = rules.set().pack};
    const int count = std::accumulate(cards.ofRank.begin(), cards.ofRank.end(), cards.free);
    if (cards.ofRank[at(cards::Rank::Six)] > 0) {
        figureRule.weliInHanger = !rules.is(rulebook::WeliInHanger::No);
        figureRule.pairOfSixes = !rules.is(rulebook::PairOfSixes::No);
    }
    if (cards.free > 0 && rules.set().pack == cards::Pack::Cards32)
        figureRule.baptiseAsMissing6 = rules.is(rulebook::BaptiseAsS6In32Pack::Yes);
    if (count > kLong) figureRule.longFigures = !rules.is(rulebook::LongFigures::CappedAt5);
    // it is asked where two are compared that are alike
    figureRule.trumpHangerWins = rules.isUnnoted(rulebook::TrumpHanger::TrumpWins);
    return figureRule;
}

bool losersPay(const Rules& rules) {
    return rules.has(Trait::Stakes);
}

bool cutterIsServedLess(const Rules& rules) {
    return rules.has(Trait::CutterError) && !rules.permanents().empty();
}

bool wrongDealStands(const Rules& rules) {
    return rules.get<rulebook::WrongDealer>().value_or(rulebook::WrongDealer::Stands) ==
           rulebook::WrongDealer::Stands;
}

bool isMisdealFree(const Rules& rules) {
    return rules.is(rulebook::MisdealPenalty::None);
}

bool overlookedStays(const Rules& rules) {
    return rules.is(rulebook::CutOverlooked::Stays);
}

bool dealerTakesOverlooked(const Rules& rules) {
    return rules.is(rulebook::CutOverlooked::DealerMayTake);
}

bool mayRename(const Rules& rules) {
    return rules.is(rulebook::RevokeByBaptism::Rename);
}

bool canDeclareOut(const Rules& rules) {
    return rules.setting(Switch::DeclareRequiresBoth).relevant;
}

bool bothMustBeShort(const Rules& rules) {
    return !rules.is(rulebook::DeclareRequiresBoth::No);
}

bool comparesDenied(const Rules& rules) {
    return !rules.is(rulebook::DeclareCompare::Block);
}

bool comparesLengthAlone(const Rules& rules) {
    return rules.is(rulebook::DeclareCompare::LenOnly);
}

bool comparesHighest(const Rules& rules) {
    return rules.is(rulebook::DeclareCompare::Highest);
}

bool trumpHangerWins(const Rules& rules) {
    return rules.is(rulebook::TrumpHanger::TrumpWins);
}

std::optional<Switch> tieRestsOn(Figure figure, bool oneInTrump) {
    return figure == Figure::Hanger && oneInTrump ? std::optional(Switch::TrumpHanger) : std::nullopt;
}

std::optional<Switch> neededCardsRestOn(Endgame endgame) {
    return endgame == Endgame::OneLeft ? std::optional(Switch::MidMinCards) : std::nullopt;
}

} // namespace schreiber::perlaggen::deal

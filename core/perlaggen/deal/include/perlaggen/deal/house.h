#pragma once

#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/event.h>
#include <perlaggen/figures/figures.h>
#include <perlaggen/rulebook/rule_set.h>

// What the rules of a table say of a case, each question under the name of its rule: asked by the deal, and
// by what puts its rulings into words.
namespace schreiber::perlaggen::deal {

// Whether the rules have the point, or the set that a club's own stands on.
bool isInSet(const rulebook::Rules& rules, rulebook::PointName point);
// What is a figure of these cards, and which of two is better: a house rule is asked where they hang on it.
figures::FigureRules figureRules(const rulebook::Rules& rules, const figures::Material& cards);

// st_start: points won are taken off, down to nothing, and fines are added.
inline bool countsDown(const rulebook::Rules& rules) {
    return rules.set().countdown;
}
// st_basic to st_level: who bet or held a figure and has not won it adds its points.
inline bool losersPay(const rulebook::Rules& rules) {
    return rules.has(rulebook::Trait::Stakes);
}

// deal_cutter_error: who keeps a card from the cut is served less, and what is dealt wrong after that is a
// case of its own.
inline bool cutterIsServedLess(const rulebook::Rules& rules) {
    return rules.has(rulebook::Trait::CutterError) && !rules.permanents().empty();
}
// wrong_dealer_late: whoever dealt, the deal stands.
inline bool wrongDealStands(const rulebook::Rules& rules) {
    return rules.get<rulebook::WrongDealer>().value_or(rulebook::WrongDealer::Stands) ==
           rulebook::WrongDealer::Stands;
}
// misdeal_penalty: a misdeal costs nothing.
inline bool isMisdealFree(const rulebook::Rules& rules) {
    return rules.is(rulebook::MisdealPenalty::None);
}
// cut_overlooked: a Perlagg that the cutter overlooked stays in the pack, or the dealer may take it.
inline bool overlookedStays(const rulebook::Rules& rules) {
    return rules.is(rulebook::CutOverlooked::Stays);
}
inline bool dealerTakesOverlooked(const rulebook::Rules& rules) {
    return rules.is(rulebook::CutOverlooked::DealerMayTake);
}
// revoke_by_baptism: a Perlagg named so that it denies suit is named anew.
inline bool mayRename(const rulebook::Rules& rules) {
    return rules.is(rulebook::RevokeByBaptism::Rename);
}

// decl_both_inn: whether one can go out by declaring at all, and whether both sides must be one short.
inline bool canDeclareOut(const rulebook::Rules& rules) {
    return rules.setting(rulebook::Switch::DeclareRequiresBoth).relevant;
}
inline bool bothMustBeShort(const rulebook::Rules& rules) {
    return !rules.is(rulebook::DeclareRequiresBoth::No);
}
// decl_compare: after a denial the figures are compared; by their length alone; or the highest wins, of which
// imst-2015 § 25 does not say whether a Gleich or a Hanger is.
inline bool comparesDenied(const rulebook::Rules& rules) {
    return !rules.is(rulebook::DeclareCompare::Block);
}
inline bool comparesLengthAlone(const rulebook::Rules& rules) {
    return rules.is(rulebook::DeclareCompare::LenOnly);
}
inline bool comparesHighest(const rulebook::Rules& rules) {
    return rules.is(rulebook::DeclareCompare::Highest);
}

// trump_hanger: of two equal Hanger the one in trumps is better.
inline bool trumpHangerWins(const rulebook::Rules& rules) {
    return rules.is(rulebook::TrumpHanger::TrumpWins);
}
// By what such a tie stands.
inline std::optional<rulebook::Switch> tieRestsOn(Figure figure, bool oneInTrump) {
    return figure == Figure::Hanger && oneInTrump ? std::optional(rulebook::Switch::TrumpHanger)
                                                  : std::nullopt;
}
// By what it is said how many cards a figure needs there to go out.
inline std::optional<rulebook::Switch> neededCardsRestOn(Endgame endgame) {
    return endgame == Endgame::OneLeft ? std::optional(rulebook::Switch::MidMinCards) : std::nullopt;
}

} // namespace schreiber::perlaggen::deal

#include "index.h"

#include <numeric>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>

namespace schreiber::perlaggen::deal {

using rulebook::Rules;

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

} // namespace schreiber::perlaggen::deal

#include "figure_rules.h"

namespace schreiber::ruling {

figures::FigureRules figureRules(const rulebook::Rules& rules) {
    figures::FigureRules figures;
    figures.pack = rules.set().pack;
    figures.weliInHanger = rules.is(rulebook::WeliInHanger::Yes);
    figures.pairOfSixes = rules.is(rulebook::PairOfSixes::Yes);
    figures.baptiseAsMissing6 = rules.is(rulebook::BaptiseAsS6In32Pack::Yes);
    figures.longFigures = rules.is(rulebook::LongFigures::Count);
    figures.trumpHangerWins = rules.is(rulebook::TrumpHanger::TrumpWins);
    return figures;
}

} // namespace schreiber::ruling

#include "explain.h"

#include <rulebook/catalogue.h>

namespace schreiber::ruling {

using rulebook::Language, rulebook::Words;

std::string figureName(deal::Figure figure, Language) {
    switch (figure) {
    case deal::Figure::Gleich:
        return "Gleich";
    case deal::Figure::Hanger:
        return "Hanger";
    default:
        return "Spiel";
    }
}

std::string explain(const Replay&, const deal::MissingFact&, Language) {
    return {};
}

std::string explain(const Replay&, const deal::Ruling& ruling, Language language) {
    const auto* point = rulebook::findRulePoint(ruling.rule);
    return point ? std::string(point->text.in(language)) : std::string();
}

} // namespace schreiber::ruling

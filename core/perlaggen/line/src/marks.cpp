#include "marks.h"

#include <algorithm>
#include <array>
#include <game/refusal_code.h>
#include <string_view>
#include <utility>

namespace schreiber::perlaggen::line {

using deal::Fact;
using deal::Figure;
using deal::How;
using game::Mark;
using game::Refusal;

namespace {

constexpr std::array<std::pair<std::string_view, Figure>, 3> kFigures{
    {{"gleich", Figure::Gleich}, {"hanger", Figure::Hanger}, {"spiel", Figure::Spiel}}};
// `conceded` was bet before, `given` never was, `good` may be either; `shown` is unbet, and nobody asked for
// it.
constexpr std::array<std::pair<std::string_view, How>, 9> kHows{{{"unbet", How::Unbet},
                                                                 {"shown", How::Unbet},
                                                                 {"held", How::Held},
                                                                 {"conceded", How::Conceded},
                                                                 {"good", How::Conceded},
                                                                 {"given", How::Conceded},
                                                                 {"standing", How::Standing},
                                                                 {"none", How::None},
                                                                 {"declared", How::Declared}}};

template <class Names, class Value>
bool find(const Names& names, std::string_view name, Value& into) {
    for (const auto& [known, value] : names)
        if (known == name) {
            into = value;
            return true;
        }
    return false;
}

} // namespace

std::optional<Fact> factOf(const Mark& mark) {
    Fact fact;
    deal::SettledFigure& figure = fact.settled;
    const game::HowWon won = game::howWon(mark);
    if (!find(kFigures, mark.figure, figure.figure) || !find(kHows, won.how, figure.how)) return std::nullopt;
    if (mark.side >= 0) figure.team = mark.side;
    figure.value = mark.value == 0 ? deal::kSpielAus : mark.value;
    figure.bet = won.how == "conceded" || figure.how == How::Held;
    if (won.how == "good" && figure.value == 1) figure.bet.reset();
    if (won.how == "good" && figure.value > 1) figure.bet = true; // nobody gives away more
    fact.held = figure.how == How::Held;
    fact.undeclared = won.how == "shown";
    if (won.cards > 0) fact.size = won.cards;
    return fact;
}

std::optional<Mark> markOf(const Fact& fact, Mark mark) {
    if (fact.settled.how == How::Open) return std::nullopt;
    for (const auto& [name, how] : kHows)
        if (how == fact.settled.how) {
            const bool given = how == How::Conceded && fact.settled.bet == false;
            const std::string_view kept = given ? "given" : fact.undeclared ? "shown" : name;
            mark.how = game::HowWon{std::string(kept), fact.size.value_or(0)}.written();
            break;
        }
    return mark;
}

game::Line withKeptWords(game::Line line) {
    for (Mark& mark : line.figures)
        if (const auto fact = factOf(mark)) mark = markOf(*fact, mark).value_or(mark);
    return line;
}

base::Result<std::vector<Fact>, Refusal> factsOf(const game::Line& line, std::size_t sides) {
    std::vector<Fact> figures;
    for (const Mark& mark : line.figures) {
        const auto figure = factOf(mark);
        if (!figure || mark.side >= static_cast<int>(sides))
            return base::fail(Refusal{"no_such_side"_refusal, {{"side", std::to_string(mark.side)}}});
        const bool twice = std::any_of(figures.begin(), figures.end(), [&](const Fact& other) {
            return other.settled.figure == figure->settled.figure;
        });
        if (twice) return base::fail(Refusal{"figure_twice"_refusal, {{"figure", capitalised(mark.figure)}}});
        figures.push_back(*figure);
    }
    deal::putInOrder(figures);
    return figures;
}

std::string nameOf(Figure figure) {
    for (const auto& [name, known] : kFigures)
        if (known == figure) return std::string(name);
    return {};
}

std::string capitalised(std::string name) {
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

} // namespace schreiber::perlaggen::line

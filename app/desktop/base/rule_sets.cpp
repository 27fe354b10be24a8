#include "base/rule_sets.h"

#include "base/text.h"

#include <desk/games.h>

#include <algorithm>

namespace schreiber::desktop {

std::vector<std::pair<QString, QString>> ruleSetsFor(tournament::Format format, words::Language language) {
    const int seats = format == tournament::Format::Solo ? 3 : 4;
    std::vector<std::pair<QString, QString>> sets;
    for (const game::Game* game : desk::games())
        for (const game::Shape& shape : game->shapes())
            if (shape.kind != game::ScoreKind::ZeroSum &&
                std::ranges::find(shape.seats, seats) != shape.seats.end())
                sets.emplace_back(text(shape.id), text(shape.name.in(language)));
    return sets;
}

bool isForTwo(const QString& id) {
    const auto shape = desk::shapeOf(utf8(id));
    return !shape || std::ranges::find(shape->seats, 2) != shape->seats.end();
}

QString ruleSetTitle(const std::string& id, words::Language language) {
    const auto shape = desk::shapeOf(id);
    return shape ? text(shape->name.in(language)) : text(id);
}

std::vector<game::Switch> houseSwitches(const tournament::Settings& settings, words::Language language) {
    auto switches = desk::gameOf(settings).switches(desk::agreedOf(settings), language);
    std::ranges::stable_sort(switches, {}, [](const game::Switch& one) {
        return one.ours ? 1 : one.holds < 0 ? 0 : 2;
    });
    return switches;
}

} // namespace schreiber::desktop

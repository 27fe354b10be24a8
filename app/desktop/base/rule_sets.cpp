#include "base/rule_sets.h"

#include "base/text.h"

#include <desk/games.h>
#include <desk/own_rules.h>

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>

namespace schreiber::desktop {

namespace {

struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(GameWords)
};

bool hasSeats(const game::Shape& shape, int seats) {
    return std::ranges::find(shape.seats, seats) != shape.seats.end();
}

bool fits(const game::Shape& shape, tournament::Format format) {
    const bool solo = format == tournament::Format::Solo;
    if (shape.kind == game::ScoreKind::ZeroSum) return solo;
    return hasSeats(shape, solo ? 3 : 4);
}

} // namespace

std::vector<std::pair<QString, QString>> ruleSetsFor(tournament::Format format, words::Language language) {
    std::vector<std::pair<QString, QString>> sets;
    for (const game::Game* game : desk::games())
        for (const game::Shape& shape : game->shapes())
            if (fits(shape, format)) sets.emplace_back(text(shape.id), text(shape.name.in(language)));
    return sets;
}

void offerRuleSets(QComboBox& box, words::Language language) {
    for (const game::Game* game : desk::games()) {
        if (box.count() > 0) box.insertSeparator(box.count());
        for (const game::Shape& shape : game->shapes())
            box.addItem(text(shape.name.in(language)), text(shape.id));
    }
}

bool RuleSetFit::allows(tournament::Format format) const {
    return !shape || fits(*shape, format);
}

RuleSetFit fitOf(const QString& id) {
    RuleSetFit fit;
    fit.shape = desk::shapeOf(utf8(id));
    if (!fit.shape) return fit;
    fit.forTwo = hasSeats(*fit.shape, 2);
    fit.zeroSum = fit.shape->kind == game::ScoreKind::ZeroSum;
    fit.hasTarget = fit.shape->target != 0;
    return fit;
}

QString ruleSetTitle(const std::string& id, words::Language language) {
    const auto shape = desk::shapeOf(id);
    return shape ? text(shape->name.in(language)) : text(id);
}

QString gameInWords(const tournament::Settings& settings, words::Language language) {
    const QString own = text(desk::ownName(settings));
    const QString game =
        (own.isEmpty() ? ruleSetTitle(settings.rules, language) : own).section(QStringLiteral(" ("), 0, 0);
    QString length;
    if (settings.zeroSum && settings.openEnd)
        length = GameWords::tr("bis zum Radel");
    else if (settings.zeroSum)
        length = GameWords::tr("%1 Spiele").arg(settings.deals);
    else if (settings.countsDown())
        length = GameWords::tr("von %1 auf %2").arg(settings.start).arg(settings.target);
    else
        length = GameWords::tr("zu %1").arg(settings.target);
    return game + QStringLiteral(" · ") + length;
}

std::vector<game::Switch> houseSwitches(const tournament::Settings& settings, words::Language language) {
    auto switches = desk::gameOf(settings).switches(desk::agreedOf(settings), language);
    std::ranges::stable_sort(switches, {}, [](const game::Switch& one) {
        return one.ours ? 1 : one.holds < 0 ? 0 : 2;
    });
    return switches;
}

} // namespace schreiber::desktop

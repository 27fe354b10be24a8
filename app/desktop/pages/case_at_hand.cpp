#include "pages/case_at_hand.h"

#include "base/numbers.h"
#include "base/rule_sets.h"
#include "base/text.h"
#include "models/draw_model.h"

#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/heats.h>

#include <QCoreApplication>

#include <algorithm>

namespace schreiber::desktop {
namespace {

struct CaseWords { // a name for what is said below
    Q_DECLARE_TR_FUNCTIONS(schreiber::desktop::CaseWords)
};

int seatsOfCase(const game::CaseTable& table) {
    constexpr int kUsual = 4;
    if (table.head.seats) return *table.head.seats;
    const auto shape = desk::shapeOf(table.head.agreed.rules);
    if (!shape || shape->seats.empty()) return kUsual;
    const bool usual = std::ranges::find(shape->seats, kUsual) != shape->seats.end();
    return usual ? kUsual : shape->seats.front();
}

bool isZeroSum(const game::CaseTable& table) {
    const auto shape = desk::shapeOf(table.head.agreed.rules);
    return shape && shape->kind == game::ScoreKind::ZeroSum;
}

// Four and six make two sides, each other number plays alone, and so does everybody where lines sum to zero.
int sidesOfCase(const game::CaseTable& table) {
    if (isZeroSum(table)) return seatsOfCase(table);
    if (table.head.score) return static_cast<int>(table.head.score->size());
    return seatsOfCase(table) == 3 ? 3 : 2;
}

struct Race {
    int target = 0;
    int strokeAt = -1;
};
std::optional<Race> raceOf(const game::Agreed& agreed) {
    const auto shape = desk::shapeOf(agreed.rules);
    if (!shape || shape->kind == game::ScoreKind::ZeroSum) return std::nullopt;
    if (shape->kind == game::ScoreKind::RaceDown) return Race{0, 1};
    const int target = agreed.target > 0 ? agreed.target : shape->target;
    return Race{target, target - 1};
}

bool isGestrichen(const game::CaseTable& table, int side) {
    const auto race = raceOf(table.head.agreed);
    return race && table.head.score && (*table.head.score)[static_cast<std::size_t>(side)] == race->strokeAt;
}

QString calledOf(const game::CaseTable& table, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    return at < table.called.size() ? text(table.called[at]) : QString();
}

QString seatNamed(const game::CaseTable& table, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (at < table.head.players.size() && !table.head.players[at].empty())
        return text(table.head.players[at]);
    const QString called = calledOf(table, seat);
    return called.isEmpty() ? QString(QChar(static_cast<char16_t>(u'A' + seat))) : called;
}

QString rulesCalled(const game::Agreed& agreed, words::Language language) {
    const QString name = agreed.name.empty() ? ruleSetTitle(agreed.rules, language) : text(agreed.name);
    return name.section(QStringLiteral(" ("), 0, 0);
}

std::optional<int> wholeNumberIn(const QString& typed) {
    bool isNumber = false;
    const int number = QString(typed).replace(QChar(0x2212), QLatin1Char('-')).toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

CaseHere caseHere(const tournament::Tournament& tournament, const desk::SheetPlace& place,
                  words::Language language) {
    auto table = desk::caseAt(tournament, place);
    if (!table.ok()) return caseWithoutTable(tournament);
    CaseHere here{std::move(*table), place, {}};
    here.called = CaseWords::tr("Tisch %1 · Runde %2")
                      .arg(text(desk::tableInWords(
                          tournament::tableCalled(tournament, place.round, place.table), language)))
                      .arg(place.round);
    return here;
}

CaseHere caseWithoutTable(const tournament::Tournament& tournament) {
    return {desk::caseWithoutTable(tournament), {}, {}};
}

CaseHere caseByRules(const std::string& rules) {
    CaseHere here;
    here.table.head.agreed.rules = rules;
    return here;
}

CaseAtHand stripOf(const CaseHere& here, words::Language language) {
    const game::CaseTable& table = here.table;
    CaseAtHand at;
    const int sides = sidesOfCase(table);
    for (int side = 0; side < sides; ++side) {
        CaseAtHand::Side one;
        one.name = sideName(side, sides);
        if (const auto place = static_cast<std::size_t>(side);
            table.head.score && place < table.head.score->size())
            one.score = number((*table.head.score)[place]);
        QStringList names;
        QStringList shortNames;
        for (int seat = side; seat < seatsOfCase(table); seat += sides) {
            const QString called = calledOf(table, seat);
            shortNames << (called.isEmpty() ? seatNamed(table, seat) : called);
            names << (isZeroSum(table) ? shortNames.back() : seatNamed(table, seat));
        }
        one.names = names.join(QStringLiteral(" · "));
        if (one.names == one.name) one.name.clear(); // nobody is known: the seat says it
        one.shortNames = shortNames.join(QStringLiteral(" · "));
        if (isGestrichen(table, side)) one.mark = CaseWords::tr("gestrichen");
        at.sides.push_back(one);
    }
    at.table = here.called;
    QStringList rules;
    if (const auto race = raceOf(table.head.agreed)) rules << CaseWords::tr("zu %1").arg(race->target);
    if (table.head.dealer)
        rules << CaseWords::tr("gibt: %1")
                     .arg(calledOf(table, *table.head.dealer).isEmpty()
                              ? seatNamed(table, *table.head.dealer)
                              : calledOf(table, *table.head.dealer));
    if (table.factor > 1) rules << CaseWords::tr("zählt %1-fach").arg(table.factor);
    if (!isZeroSum(table) || !table.head.agreed.name.empty()) // else the window's side says it
        rules << rulesCalled(table.head.agreed, language);
    if (here.isEdited) rules << CaseWords::tr("geändert");
    at.rules = rules.join(QStringLiteral(" · "));
    return at;
}

SeatsAtTable seatsOf(const CaseHere& here) {
    const game::CaseTable& table = here.table;
    SeatsAtTable picture;
    const int sides = sidesOfCase(table);
    for (int seat = 0; seat < seatsOfCase(table); ++seat) {
        SeatsAtTable::Seat one;
        one.name = seatNamed(table, seat);
        if (isZeroSum(table) && !calledOf(table, seat).isEmpty()) one.name = calledOf(table, seat);
        one.side = sideName(seat % sides, sides);
        if (one.side == one.name) one.side.clear();
        if (const auto at = static_cast<std::size_t>(seat);
            isZeroSum(table) && table.head.score && at < table.head.score->size())
            one.side += QStringLiteral(" · ") + number((*table.head.score)[at]);
        one.deals = table.head.dealer == seat;
        // once a side is enough, at the one of it who does not deal
        const bool first = seat < sides ? table.head.dealer != seat : table.head.dealer == seat - sides;
        if (first && isGestrichen(table, seat % sides)) one.mark = CaseWords::tr("gestrichen");
        picture.seats.push_back(one);
    }
    picture.isCounterClockwise = isZeroSum(table);
    if (table.head.score && !isZeroSum(table)) picture.score = scoreInWords(*table.head.score);
    if (isZeroSum(table) && table.factor > 1)
        picture.target = CaseWords::tr("zählt %1-fach").arg(table.factor);
    if (const auto race = raceOf(table.head.agreed))
        picture.target = CaseWords::tr("zu %1").arg(race->target);
    return picture;
}

CaseFields fieldsOf(const CaseHere& here, words::Language language) {
    const game::CaseTable& table = here.table;
    CaseFields fields;
    const int sides = sidesOfCase(table);
    if (isZeroSum(table)) fields.factor = QString::number(table.factor);
    for (int side = 0; side < sides && !isZeroSum(table); ++side) { // of no sum a dispute hangs
        fields.sides.push_back(sideName(side, sides));
        fields.score.push_back(table.head.score ? number((*table.head.score)[static_cast<std::size_t>(side)])
                                                : QString());
    }
    fields.dealers.push_back({{}, QStringLiteral("–")});
    for (int seat = 0; seat < seatsOfCase(table); ++seat) {
        const QString letter(QChar(static_cast<char16_t>(u'A' + seat)));
        const QString name = seatNamed(table, seat);
        fields.seats.push_back(
            isZeroSum(table) ? CaseWords::tr("Platz %1").arg(letter)
                             : CaseWords::tr("Platz %1 (%2)").arg(letter, sideName(seat % sides, sides)));
        fields.names.push_back(name == letter ? QString() : name);
        fields.dealers.push_back({QString::number(seat), name});
    }
    if (table.head.dealer) fields.dealer = QString::number(*table.head.dealer);
    const auto race = raceOf(table.head.agreed);
    if (race && race->target > 0) fields.target = QString::number(race->target);
    const game::Game* own = nullptr;
    for (const game::Game* each : desk::games())
        for (const game::Shape& shape : each->shapes())
            if (shape.id == table.head.agreed.rules) own = each;
    if (own != nullptr)
        for (const game::Shape& shape : own->shapes())
            fields.ruleSets.push_back(
                {text(shape.id), text(shape.name.in(language)).section(QStringLiteral(" ("), 0, 0)});
    fields.rules = text(table.head.agreed.rules);
    return fields;
}

void take(CaseHere& here, const CaseFields& fields) {
    game::Head& head = here.table.head;
    here.isEdited = true;
    if (const std::string rules = utf8(fields.rules); !rules.empty() && rules != head.agreed.rules) {
        head.agreed = {}; // another place's as they stand
        head.agreed.rules = rules;
    } else if (const auto target = wholeNumberIn(fields.target); target && *target > 0) {
        head.agreed.target = *target;
    }
    std::vector<int> score;
    for (const QString& one : fields.score)
        if (const auto number = wholeNumberIn(one)) score.push_back(*number);
    if (!fields.sides.empty() && score.size() == fields.sides.size()) head.score = score;
    if (const auto factor = wholeNumberIn(fields.factor); factor && *factor > 0) here.table.factor = *factor;
    head.dealer = wholeNumberIn(fields.dealer);
    const std::size_t seats = fields.names.size();
    head.players.resize(std::max(head.players.size(), seats));
    here.table.called.resize(std::max(here.table.called.size(), seats));
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::string name = utf8(fields.names[seat]);
        if (name == head.players[seat]) continue;
        head.players[seat] = name;
        here.table.called[seat] = name;
    }
}

QString costInWords(const std::vector<int>& penalty) {
    QStringList parts;
    const int sides = static_cast<int>(penalty.size());
    for (int side = 0; side < sides; ++side)
        if (const int points = penalty[static_cast<std::size_t>(side)]; points != 0)
            parts << QStringLiteral("%1 %2").arg(sideName(side, sides), number(-points));
    return parts.join(QStringLiteral(", "));
}

QString scoreInWords(const std::vector<int>& score) {
    QStringList parts;
    for (const int points : score) parts << number(points);
    return parts.join(QStringLiteral("\u00a0:\u00a0")); // never broken
}

std::vector<TableToAsk> tablesToAsk(const tournament::Tournament& tournament, words::Language language) {
    std::vector<TableToAsk> tables;
    for (const desk::SheetPlace& place : desk::tablesToAsk(tournament)) {
        const CaseHere here = caseHere(tournament, place, language);
        const auto view = desk::sheetView(tournament, place);
        if (!view.ok() || here.place.table == 0) continue;
        TableToAsk one{place, here.called, {}};
        if (view->sheet.state == tournament::SheetState::Disputed)
            one.called += CaseWords::tr(" · ist strittig");
        QStringList sides;
        for (const std::string& names : view->sideNames) sides << text(names);
        one.about = sides.join(QStringLiteral(" – "));
        if (here.table.head.score) one.about += QStringLiteral(" · ") + scoreInWords(*here.table.head.score);
        tables.push_back(std::move(one));
    }
    return tables;
}

} // namespace schreiber::desktop

#include "beamer/wall_content.h"

#include "base/text.h"
#include "models/draw_model.h"
#include "models/standings_model.h"
#include "models/tables_model.h"

#include <desk/words.h>
#include <tournament/alphabet.h>
#include <tournament/bracket.h>
#include <tournament/groups.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/standings.h>

#include <QCoreApplication>

#include <algorithm>
#include <lists/words.h>
#include <numeric>

namespace schreiber::desktop {
namespace {

using tournament::Round;
using tournament::Sheet;
using tournament::SheetState;
using tournament::Tournament;

struct Wall {
    Q_DECLARE_TR_FUNCTIONS(Wall)
};

const Round* latest(const Tournament& announced) {
    return announced.rounds.empty() ? nullptr : &announced.rounds.back();
}

std::size_t mostSides(const Round& round) {
    std::size_t most = 2;
    for (const tournament::Table& table : round.tables) most = std::max(most, table.sides.size());
    return most;
}

std::ptrdiff_t resultsIn(const Round& round) {
    return std::count_if(round.tables.begin(), round.tables.end(), tournament::hasResult);
}

// Nobody is called to a table that is dropped, and nobody waits for its result.
bool isDropped(const std::vector<int>& dropped, const tournament::Table& table) {
    return std::find(dropped.begin(), dropped.end(), table.number) != dropped.end();
}

std::ptrdiff_t resultsAwaited(const Tournament& announced, const Round& round) {
    return std::ssize(round.tables) - std::ssize(tournament::droppedTables(announced, round));
}

QString resultsInWords(const Tournament& announced, const Round& round) {
    const std::ptrdiff_t all = resultsAwaited(announced, round);
    return (all == 1 ? Wall::tr("%1 von %2 Ergebnis bestätigt") : Wall::tr("%1 von %2 Ergebnissen bestätigt"))
        .arg(resultsIn(round))
        .arg(all);
}

// What the second number of a table is.
QString freeIs(const Round& round) {
    return tournament::isBracketRound(round) ? Wall::tr("Freilos") : Wall::tr("spielfrei");
}

QString heatsInWords(const Round& round) {
    return tournament::hasHeats(round) ? Wall::tr("3/2: Tisch 3 (2. Durchgang)") : QString();
}

// How far the knock-out is, after the number of the round.
QString stageOf(const Tournament& announced, const Round& round, words::Language language) {
    const std::string stage = desk::stageInWords(announced, round, language);
    return stage.empty() ? QString() : QStringLiteral(" · ") + text(stage);
}

// What each table decides, or its group; nothing where that is the same at all.
QStringList levelsOf(const Tournament& announced, const Round& round, words::Language language) {
    const auto groups = tournament::groupsOf(announced);
    const auto stages = desk::stagesInWords(announced, round, language);
    QStringList levels;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const int group = groupAt(groups, round.tables[i]);
        levels << (group == 0 ? text(stages[i]) : groupInWords(group));
    }
    const bool same = std::all_of(levels.begin(), levels.end(),
                                  [&](const QString& level) { return level == levels.front(); });
    return same ? QStringList() : levels;
}

// Under which letter of the alphabet somebody is looked for, however it is written.
QString letterOf(const QString& name) {
    return text(tournament::folded(utf8(name))).left(1).toUpper();
}

QString sidesJoined(const Tournament& announced, const Round& round, const tournament::Table& table,
                    std::size_t side) {
    QStringList names;
    for (const std::string& name : tournament::namesOfSide(announced, round.number, table, side))
        names << text(name);
    return names.join(QStringLiteral(" / "));
}

struct WallSeat {
    std::string key;
    WallRow row;
};

void seat(std::vector<WallSeat>& seats, const Tournament& announced, const Round& round,
          const std::vector<int>& contestants, const QString& where) {
    for (const int contestant : contestants)
        for (const int number : tournament::personsOf(announced, contestant)) {
            const tournament::Entry* entry = tournament::findEntry(announced, number);
            if (entry == nullptr) continue;
            for (const tournament::Person& person : tournament::personsIn(*entry, round.number)) {
                const QString name = (text(person.last) + QLatin1Char(' ') + text(person.first)).trimmed();
                seats.push_back({tournament::sortKey(person.last) + tournament::sortKey(person.first),
                                 {{name, where}, letterOf(name), -1}});
            }
        }
}

WallList nothingDrawn(const QString& title) {
    WallList list;
    list.title = title;
    list.instead = Wall::tr("Noch nicht ausgelost");
    return list;
}

// Where everybody plays for himself: a row for each, the results of those tables that have one.
WallList eachOnWall(const Tournament& announced, const Round& round, WallList list) {
    list.columns = {{Wall::tr("Tisch"), true}, {Wall::tr("Name"), false}, {Wall::tr("Punkte"), true}};
    for (const tournament::Table& table : round.tables) {
        if (!tournament::hasResult(table)) continue;
        const TableCard card = cardOf(announced, round, table);
        for (qsizetype side = 0; side < card.sides.size(); ++side)
            list.rows.push_back({{card.called, card.sides[side], card.score[side]},
                                 {},
                                 card.ahead.contains(static_cast<int>(side)) ? 1 : -1});
    }
    if (list.rows.empty()) list.instead = Wall::tr("Noch keine Ergebnisse");
    return list;
}

// The last round that is confirmed to its last sheet, as all before it; 0 where there is none. A ranking of
// some tables would set those below whose sheets lie at the desk.
int roundOfStandings(const Tournament& announced) {
    int round = 0;
    for (const Round& one : announced.rounds) {
        if (resultsIn(one) < resultsAwaited(announced, one)) break;
        round = one.number;
    }
    return announced.closing ? tournament::currentRound(announced) : round;
}

} // namespace

QString nameOf(Showing showing) {
    switch (showing) {
    case Showing::Names:
        return Wall::tr("Sitzliste");
    case Showing::Tables:
        return Wall::tr("Tische");
    case Showing::Clock:
        return Wall::tr("Uhr");
    case Showing::Results:
        return Wall::tr("Ergebnisse");
    case Showing::Standings:
        return Wall::tr("Rangliste");
    case Showing::Draw:
        return Wall::tr("Auslosung");
    }
    return {};
}

Tournament announced(const Tournament& tournament) {
    Tournament shown = tournament;
    std::erase_if(shown.rounds,
                  [](const Round& round) { return round.state != tournament::RoundState::Published; });
    for (Round& round : shown.rounds)
        for (tournament::Table& table : round.tables)
            for (Sheet& sheet : table.games)
                if (sheet.state != SheetState::Confirmed) {
                    if (tournament::isWritten(sheet)) shown.closing.reset(); // its ranks rest on this, too
                    sheet = Sheet{};
                }
    return shown;
}

WallList namesOnWall(const Tournament& announced) {
    const Round* round = latest(announced);
    if (round == nullptr) return nothingDrawn(Wall::tr("Sitzliste"));
    std::vector<WallSeat> seats;
    const auto dropped = tournament::droppedTables(announced, *round);
    for (const tournament::Table& table : round->tables)
        for (const std::vector<int>& side : table.sides)
            if (!isDropped(dropped, table))
                seat(seats, announced, *round, side, text(tournament::tableCalled(*round, table)));
    seat(seats, announced, *round, tournament::freeIn(announced, *round), freeIs(*round));
    std::stable_sort(seats.begin(), seats.end(),
                     [](const WallSeat& a, const WallSeat& b) { return a.key < b.key; });
    WallList list;
    list.title = Wall::tr("Sitzliste · Runde %1").arg(round->number);
    list.columns = {{Wall::tr("Name"), false}, {Wall::tr("Tisch"), true}};
    for (WallSeat& one : seats) list.rows.push_back(std::move(one.row));
    list.note = heatsInWords(*round);
    return list;
}

WallList tablesOnWall(const Tournament& announced, words::Language language) {
    const Round* round = latest(announced);
    if (round == nullptr) return nothingDrawn(Wall::tr("Tische"));
    const std::size_t sides = mostSides(*round);
    WallList list;
    list.title = Wall::tr("Tische · Runde %1").arg(round->number) + stageOf(announced, *round, language);
    list.columns = {{Wall::tr("Tisch"), true}};
    for (std::size_t side = 0; side < sides; ++side)
        list.columns.push_back({sideName(static_cast<int>(side), static_cast<int>(sides)), false});
    const QStringList levels = levelsOf(announced, *round, language);
    if (!levels.isEmpty()) list.columns.push_back({QString(), false});
    const auto row = [&](const QString& first) {
        WallRow made;
        made.cells << first;
        for (std::size_t side = 0; side < sides; ++side) made.cells << QString();
        return made;
    };
    const auto dropped = tournament::droppedTables(announced, *round);
    qsizetype level = -1;
    for (const tournament::Table& table : round->tables) {
        ++level;
        if (isDropped(dropped, table)) continue;
        WallRow made = row(text(tournament::tableCalled(*round, table)));
        for (std::size_t side = 0; side < table.sides.size(); ++side)
            made.cells[static_cast<qsizetype>(side) + 1] = sidesJoined(announced, *round, table, side);
        if (!levels.isEmpty()) made.cells << levels[level];
        list.rows.push_back(std::move(made));
    }
    for (const int contestant : tournament::freeIn(announced, *round)) {
        WallRow made = row(freeIs(*round));
        made.cells[1] = text(tournament::nameOf(announced, contestant, round->number));
        list.rows.push_back(std::move(made));
    }
    list.note = heatsInWords(*round);
    return list;
}

WallList resultsOnWall(const Tournament& announced, words::Language language) {
    const Round* round = latest(announced);
    if (round == nullptr) return nothingDrawn(Wall::tr("Ergebnisse"));
    const std::size_t sides = mostSides(*round);
    WallList list;
    list.title = Wall::tr("Ergebnisse · Runde %1").arg(round->number) + stageOf(announced, *round, language);
    list.note = resultsInWords(announced, *round);
    const auto dropped = tournament::droppedTables(announced, *round);
    if (tournament::hasHeats(*round)) list.note += QStringLiteral(" · ") + heatsInWords(*round);
    if (announced.settings.zeroSum) return eachOnWall(announced, *round, std::move(list));
    // Two sides stand left and right of their score, more of them before it.
    const std::size_t scoreAfter = sides == 2 ? 1 : sides;
    list.columns = {{QString(), true}};
    for (std::size_t side = 0; side < sides; ++side) {
        list.columns.push_back({QString(), false});
        if (side + 1 == scoreAfter) list.columns.push_back({QString(), true, sides == 2});
    }
    const QStringList levels = levelsOf(announced, *round, language);
    if (!levels.isEmpty()) list.columns.push_back({QString(), false});
    for (const tournament::Table& table : round->tables) {
        const TableCard card = cardOf(announced, *round, table);
        WallRow row;
        row.cells << card.called;
        const bool written = tournament::hasResult(table);
        for (std::size_t side = 0; side < sides; ++side) {
            row.cells << card.sides.value(static_cast<qsizetype>(side));
            if (card.winner == static_cast<int>(side)) row.strong = static_cast<int>(row.cells.size()) - 1;
            if (side + 1 == scoreAfter)
                row.cells << (written                     ? card.score.join(QStringLiteral(" : "))
                              : isDropped(dropped, table) ? text(lists::kDropped.in(language))
                                                          : QStringLiteral("–")) +
                                 (card.decider.isEmpty() ? QString()
                                                         : QStringLiteral(" (%1)").arg(card.decider));
        }
        if (!levels.isEmpty()) row.cells << levels[static_cast<qsizetype>(list.rows.size())];
        list.rows.push_back(std::move(row));
    }
    return list;
}

WallList standingsOnWall(const Tournament& announced, words::Language language) {
    WallList list;
    list.title = Wall::tr("Rangliste");
    const int round = roundOfStandings(announced);
    const int until = announced.settings.hideStandingsUntil;
    if (round < until && !announced.closing) {
        list.instead = Wall::tr("Verdeckt bis Runde %1").arg(until);
        return list;
    }
    const auto standings = tournament::standingsOf(announced, round);
    if (round == 0 || !standings || standings->rows.empty()) {
        const Round* last = latest(announced);
        const bool waits = last != nullptr && resultsIn(announced.rounds.front()) > 0;
        list.instead =
            waits ? resultsInWords(announced, announced.rounds.front()) : Wall::tr("Noch keine Ergebnisse");
        return list;
    }
    list.title = Wall::tr("Rangliste nach Runde %1").arg(round);
    if (!standings->final) list.note = Wall::tr("vorläufig");
    StandingsModel model(nullptr, lists::Surface::Wall);
    model.show(announced, *standings, language);
    const int name = StandingsModel::columnOf(model, StandingsModel::Id::Name);
    for (const lists::StandingsColumn& column : model.columns()) {
        const bool rank = column.id == StandingsModel::Id::Rank; // needs no head so high
        list.columns.push_back(
            {rank ? QString() : text(column.headIn(language, lists::Surface::Wall)), column.isNumber()});
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        WallRow made;
        for (int column = 0; column < model.columnCount(); ++column)
            made.cells << model.index(row, column).data().toString();
        made.strong = model.isAhead(row) ? name : -1;
        list.rows.push_back(std::move(made));
    }
    return list;
}

int WallTable::cards() const {
    return std::accumulate(places.begin(), places.end(), 0, [](int sum, const QStringList& side) {
        return sum + static_cast<int>(side.size());
    });
}

int WallDraw::cards() const {
    return std::accumulate(tables.begin(), tables.end(), 0,
                           [](int sum, const WallTable& table) { return sum + table.cards(); });
}

WallDraw drawOnWall(const Tournament& announced, words::Language language) {
    WallDraw draw;
    const Round* round = latest(announced);
    if (round == nullptr) {
        draw.title = Wall::tr("Auslosung");
        draw.instead = Wall::tr("Noch nicht ausgelost");
        return draw;
    }
    draw.round = round->number;
    draw.title = Wall::tr("Auslosung · Runde %1").arg(round->number) + stageOf(announced, *round, language);
    if (tournament::hasHeats(*round)) draw.title += QStringLiteral(" · ") + heatsInWords(*round);
    const QStringList levels = levelsOf(announced, *round, language);
    for (const tournament::Table& table : round->tables) {
        WallTable made;
        made.title = Wall::tr("Tisch %1")
                         .arg(text(desk::tableInWords(tournament::tableCalled(*round, table), language)));
        if (!levels.isEmpty())
            made.title += QStringLiteral(" · ") + levels[static_cast<qsizetype>(draw.tables.size())];
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            made.sides.push_back(sideName(static_cast<int>(side), static_cast<int>(table.sides.size())));
            QStringList names;
            for (const std::string& name : tournament::namesOfSide(announced, round->number, table, side))
                names << text(name);
            made.places.push_back(std::move(names));
        }
        draw.tables.push_back(std::move(made));
    }
    for (const int contestant : round->sittingOut) {
        WallTable made;
        made.title = tournament::isBracketRound(*round) ? Wall::tr("Freilos") : Wall::tr("Spielfrei");
        made.sides = {QString()};
        made.places = {{text(tournament::nameOf(announced, contestant, round->number))}};
        draw.tables.push_back(std::move(made));
    }
    return draw;
}

WallClock clockOnWall(const Tournament& announced) {
    const Round* round = latest(announced);
    if (round == nullptr) return {text(announced.settings.name), {}};
    return {Wall::tr("Runde %1").arg(round->number), resultsInWords(announced, *round)};
}

} // namespace schreiber::desktop

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
#include <tournament/rank_history.h>
#include <tournament/standings.h>

#include <QCoreApplication>

#include <algorithm>
#include <lists/matches.h>
#include <lists/standings.h>
#include <numeric>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Round;
using tournament::Sheet;
using tournament::SheetState;
using tournament::Tournament;
using Id = lists::Matched::Column;

struct Wall {
    Q_DECLARE_TR_FUNCTIONS(Wall)
};

const Round* latest(const Tournament& announced) {
    return announced.rounds.empty() ? nullptr : &announced.rounds.back();
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

std::vector<lists::Matched> matchesOf(const Tournament& announced, const Round& round,
                                      words::Language language) {
    return lists::matchRows(announced, round, desk::stagesInWords(announced, round, language), language);
}

std::vector<lists::MatchColumn> columnsOf(const Tournament& announced,
                                          const std::vector<lists::Matched>& rows, lists::Told told) {
    return lists::shownOn(lists::Surface::Wall, lists::matchColumns(announced.settings, rows, told), rows);
}

// Under which letter of the alphabet somebody is looked for, however it is written.
QString letterOf(const QString& name) {
    return text(tournament::folded(utf8(name))).left(1).toUpper();
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
                const QString apart = text(tournament::toldApart(announced, *entry, person));
                const QString first = text(person.first);
                const QString name = (text(person.last) + QLatin1Char(' ') + first).trimmed() + apart;
                WallRow row{{name, where}, letterOf(name), -1};
                if (!person.last.empty() && !person.first.empty()) {
                    row.surname = text(person.last);
                    row.given = first + apart;
                    row.initial =
                        first.left(first.at(0).isHighSurrogate() ? 2 : 1) + QLatin1Char('.') + apart;
                }
                seats.push_back(
                    {tournament::sortKey(person.last) + tournament::sortKey(person.first), std::move(row)});
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
// Where lines sum to zero, what is above it has a plus.
QString withPlus(const QString& figure) {
    const bool isAbove = !figure.isEmpty() && figure.front().isDigit() && figure != QLatin1String("0");
    return isAbove ? QLatin1Char('+') + figure : figure;
}

// Each table from its winner down.
WallList eachOnWall(const Tournament& announced, const Round& round, WallList list) {
    list.columns = {{Wall::tr("Tisch"), true, false, WallLook::Table},
                    {Wall::tr("Name"), false, false, WallLook::Name},
                    {Wall::tr("Punkte"), true, false, WallLook::Main}};
    for (const tournament::Table& table : round.tables) {
        if (!tournament::hasResult(table)) continue;
        const TableCard card = cardOf(announced, round, table);
        std::vector<qsizetype> order(static_cast<std::size_t>(card.sides.size()));
        std::iota(order.begin(), order.end(), qsizetype{0});
        const std::vector<int>& score = table.games.front().score;
        if (score.size() == order.size())
            std::ranges::stable_sort(order, std::greater(),
                                     [&](qsizetype side) { return score[static_cast<std::size_t>(side)]; });
        for (const qsizetype side : order)
            list.rows.push_back({{card.called, card.sides[side], withPlus(card.score[side])},
                                 {},
                                 card.ahead.contains(static_cast<int>(side)) ? 1 : -1});
    }
    if (list.rows.empty()) list.instead = Wall::tr("Noch keine Ergebnisse");
    return list;
}

// Large, with what decided it behind.
QString scoreOnWall(const Tournament& announced, const Round& round, const tournament::Table& table,
                    const lists::Matched& match, words::Language language) {
    const TableCard card = cardOf(announced, round, table);
    const QString score = tournament::hasResult(table) ? card.score.join(QStringLiteral(" : "))
                          : match.dropped              ? text(lists::kDropped.in(language))
                                                       : QStringLiteral("–");
    return card.decider.isEmpty() ? score : QStringLiteral("%1 (%2)").arg(score, card.decider);
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

// In the foot there is room for so much.
QString ringInWords(const tournament::Settings& settings) {
    if (settings.missedRound == "average") return Wall::tr("○ eine Runde spielfrei, zählt als Durchschnitt");
    if (settings.missedRound == "win") return Wall::tr("○ eine Runde spielfrei, zählt als Sieg");
    return Wall::tr("○ eine Runde spielfrei, zählt %1").arg(text(settings.missedRound));
}

// The first three places; of somebody who won a last match alone only the name.
WallWinner winnerOf(const Tournament& announced, const tournament::Standings& standings,
                    words::Language language) {
    constexpr std::size_t kPlaces = 3;
    WallWinner winner;
    const auto columns = lists::standingsColumns(announced, standings);
    const auto points = std::ranges::find_if(
        columns, [](const auto& column) { return column.id == lists::Ranked::Column::Points; });
    for (const lists::Ranked& one : lists::standingsRows(announced, standings)) {
        if (winner.placed.size() == kPlaces || one.row.rank > static_cast<int>(kPlaces)) break;
        WallWinner::Placed placed{one.row.rank, text(one.row.name), {}};
        if (points != columns.end())
            placed.told = text(points->read(one, language)) + QLatin1Char(' ') +
                          text(points->headIn(language, lists::Surface::Wall));
        winner.placed.push_back(std::move(placed));
    }
    if (standings.title && !winner.placed.empty() &&
        text(standings.title->name) != winner.placed.front().name) {
        winner.placed.front().name = text(standings.title->name);
        winner.placed.front().told.clear();
    }
    winner.below = text(announced.settings.name);
    if (!announced.settings.place.empty())
        winner.below += QStringLiteral(", ") + text(announced.settings.place);
    return winner;
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
    list.title = Wall::tr("Wo sitze ich? · Runde %1").arg(round->number);
    // Each is seen without a head.
    list.columns = {{{}, false}, {{}, true, false, WallLook::Table}};
    for (WallSeat& one : seats) list.rows.push_back(std::move(one.row));
    list.note = heatsInWords(*round);
    return list;
}

WallList tablesOnWall(const Tournament& announced, words::Language language) {
    const Round* round = latest(announced);
    if (round == nullptr) return nothingDrawn(Wall::tr("Tische"));
    const auto rows = matchesOf(announced, *round, language);
    const auto columns = columnsOf(announced, rows, lists::Told::Draw);
    WallList list;
    list.title = Wall::tr("Tische · Runde %1").arg(round->number) + stageOf(announced, *round, language);
    for (const lists::MatchColumn& column : columns)
        list.columns.push_back({text(column.headIn(language, lists::Surface::Wall)), column.isNumber(), false,
                                column.id == Id::Called ? WallLook::Table
                                : column.id == Id::Side ? WallLook::Name
                                                        : WallLook::Plain});
    for (const lists::Matched& one : rows) {
        if (one.dropped) continue; // nobody is called to it
        WallRow made;
        for (const lists::MatchColumn& column : columns) made.cells << text(column.read(one, language));
        list.rows.push_back(std::move(made));
    }
    for (const int contestant : tournament::freeIn(announced, *round)) {
        WallRow made;
        made.cells << freeIs(*round) << text(tournament::nameOf(announced, contestant, round->number));
        while (std::cmp_less(made.cells.size(), columns.size())) made.cells << QString();
        list.rows.push_back(std::move(made));
    }
    list.note = heatsInWords(*round);
    return list;
}

WallList resultsOnWall(const Tournament& announced, words::Language language) {
    const Round* round = latest(announced);
    if (round == nullptr) return nothingDrawn(Wall::tr("Ergebnisse"));
    const auto rows = matchesOf(announced, *round, language);
    const auto columns = columnsOf(announced, rows, lists::Told::Results);
    WallList list;
    list.title = Wall::tr("Ergebnisse · Runde %1").arg(round->number) + stageOf(announced, *round, language);
    list.note = resultsInWords(announced, *round);
    if (tournament::hasHeats(*round)) list.note += QStringLiteral(" · ") + heatsInWords(*round);
    if (announced.settings.zeroSum) return eachOnWall(announced, *round, std::move(list));
    const bool areTwo = std::ranges::count(columns, Id::Side, &lists::MatchColumn::id) == 2;
    for (const lists::MatchColumn& column : columns) // what each is is seen without a head
        list.columns.push_back({QString(), column.isNumber(), column.id == Id::Score && areTwo,
                                column.id == Id::Called  ? WallLook::Table
                                : column.id == Id::Score ? WallLook::Main
                                : column.id == Id::Side  ? WallLook::Name
                                                         : WallLook::Plain});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        WallRow row;
        std::size_t side = 0;
        for (const lists::MatchColumn& column : columns) {
            if (column.id == Id::Side && rows[i].winner == side++)
                row.strong = static_cast<int>(row.cells.size());
            row.cells << (column.id == Id::Score
                              ? scoreOnWall(announced, *round, round->tables[i], rows[i], language)
                              : text(column.read(rows[i], language)));
        }
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
    list.title = Wall::tr("Rangliste · nach Runde %1").arg(round);
    QStringList notes;
    if (!standings->final) list.title += QStringLiteral(" · ") + Wall::tr("vorläufig");
    if (std::ranges::any_of(standings->rows,
                            [](const auto& row) { return row.satOut > 0 || row.missed.count > 0; }))
        notes << ringInWords(announced.settings);
    if (announced.settings.zeroSum &&
        std::accumulate(standings->rows.begin(), standings->rows.end(), 0,
                        [](int sum, const auto& row) { return sum + row.points.halves; }) == 0)
        notes << Wall::tr("Alle Punkte zusammen: 0");
    list.note = notes.join(QStringLiteral(" · "));
    const tournament::RankHistory history = tournament::rankHistoryOf(announced, round);
    StandingsModel model(nullptr, lists::Surface::Wall);
    model.show(announced, *standings, language);
    const int name = StandingsModel::columnOf(model, StandingsModel::Id::Name);
    // Where lines sum to zero, as on paper: what ranks stands last, and no score that is only the points
    // again.
    const std::vector<lists::StandingsColumn> shown =
        announced.settings.zeroSum ? lists::inOrderOfDeciding(model.columns(), announced.settings,
                                                              lists::standingsRows(announced, *standings))
                                   : model.columns();
    std::vector<int> order; // of the model's columns
    for (const lists::StandingsColumn& column : shown) {
        const auto same = std::ranges::find_if(model.columns(), [&](const lists::StandingsColumn& one) {
            return one.id == column.id && one.n == column.n;
        });
        order.push_back(static_cast<int>(same - model.columns().begin()));
    }
    const bool scoreDecides = std::ranges::any_of(
        shown, [](const lists::StandingsColumn& column) { return column.id == StandingsModel::Id::Score; });
    for (const int at : order) {
        const lists::StandingsColumn& column = model.columns()[static_cast<std::size_t>(at)];
        const bool rank = column.id == StandingsModel::Id::Rank;   // needs no head so high
        const bool ring = column.id == StandingsModel::Id::SatOut; // is never shortened either
        const bool main =
            column.id == (scoreDecides ? StandingsModel::Id::Score : StandingsModel::Id::Points);
        list.columns.push_back({rank ? QString() : text(column.headIn(language, lists::Surface::Wall)),
                                column.isNumber() || ring, false,
                                rank                                    ? WallLook::Rank
                                : ring                                  ? WallLook::Ring
                                : main                                  ? WallLook::Main
                                : column.id == StandingsModel::Id::Name ? WallLook::Name
                                                                        : WallLook::Plain});
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        WallRow made;
        for (const int column : order) {
            const lists::StandingsColumn& of = model.columns()[static_cast<std::size_t>(column)];
            const QString cell = model.index(row, column).data().toString();
            const bool isSigned = announced.settings.zeroSum &&
                                  (of.id == StandingsModel::Id::Points ||
                                   of.id == StandingsModel::Id::Score || of.id == StandingsModel::Id::Round);
            made.cells << (isSigned ? withPlus(cell) : cell);
        }
        made.strong = model.isAhead(row) ? name : -1;
        const tournament::StandingRow& told = model.rowAt(row);
        if (made.strong >= 0 && !model.hasGroups()) made.medal = told.rank;
        if (const tournament::RankHistory::Line* line = history.of(told.entry))
            made.moved = tournament::gainedLast(*line).value_or(0);
        list.rows.push_back(std::move(made));
    }
    if (announced.closing && standings->final) list.winner = winnerOf(announced, *standings, language);
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
    const auto rows = matchesOf(announced, *round, language);
    const bool levels = lists::areDifferent(rows, &lists::Matched::level);
    for (const tournament::Table& table : round->tables) {
        const lists::Matched& match = rows[draw.tables.size()];
        WallTable made;
        made.title = Wall::tr("Tisch %1").arg(text(desk::tableInWords(match.called, language)));
        if (levels) made.title += QStringLiteral(" · ") + text(match.level);
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            made.sides.push_back(sideName(static_cast<int>(side), static_cast<int>(table.sides.size())));
            QStringList names;
            for (const std::string& name : match.names[side]) names << text(name);
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

#include <tournament/appeals.h>
#include <tournament/bracket.h>
#include <tournament/camps.h>
#include <tournament/groups.h>
#include <tournament/heats.h>
#include <tournament/limits.h>
#include <tournament/match.h>
#include <tournament/standings.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <lists/matches.h>
#include <map>

namespace schreiber::lists {

namespace {

using Id = Matched::Column;
using M = MatchColumn;
using tournament::Table;
using tournament::Tournament;

constexpr words::Text kOnPoints{"nach Punkten", "ai punti", "on points"};
constexpr words::Text kExtraGame{"Entscheidungsspiel", "spareggio", "extra game"};
constexpr words::Text kGroup{"Gruppe", "Girone", "Group"};
constexpr words::Text kResult{"Ergebnis", "Risultato", "Result"};
constexpr words::Text kSheet{"Zettel", "Foglio", "Sheet"};

std::string with(std::string text, std::string_view between, std::string_view more) {
    return text.empty() || more.empty() ? text + std::string(more)
                                        : text + std::string(between) + std::string(more);
}

std::string scoreOf(const std::vector<int>& score) {
    std::string text;
    for (const int points : score)
        text = with(text, ":", (points < 0 ? "−" : "") + std::to_string(std::abs(points)));
    return text.empty() ? "–" : text;
}

std::string namesOf(const Matched& one, std::size_t side) {
    std::string text;
    if (side < one.names.size())
        for (const std::string& name : one.names[side]) text = with(text, " / ", name);
    return text;
}

// Commands take numbers. A crown seats one person of a pair on each side, under the number of the pair.
std::string namesAndNumbers(const Tournament& tournament, const tournament::Round& round, const Table& table,
                            std::size_t side, const std::map<int, std::string>& camps) {
    const bool isCrown = table.stage == tournament::Stage::Crown;
    const std::vector<std::string> names = tournament::namesOfSide(tournament, round.number, table, side);
    std::string text;
    for (const int number : table.sides[side])
        text = with(text, " / ",
                    nameAndNumber(isCrown && !names.empty()
                                      ? names.front()
                                      : tournament::nameOf(tournament, number, round.number),
                                  number, camps));
    return text;
}

std::string scoreOf(const Tournament& tournament, const Table& table, const Matched& one, bool onlyCounting,
                    words::Language language) {
    std::string text;
    for (const tournament::Sheet& game : table.games)
        text = with(text, ", ", onlyCounting && !tournament::isWritten(game) ? "–" : scoreOf(game.score));
    const auto result = tournament::resultOf(tournament.settings, table);
    if (result && tournament::isWonOnPoints(*result))
        text += ", " + std::string(kOnPoints.in(language)) + " " + scoreOf(result->points) + ": " +
                namesOf(one, *winnerOf(*result));
    if (const auto decider = tournament::deciderOf(tournament, table))
        text += ", " + std::string(kExtraGame.in(language)) + " " +
                scoreOf({decider->firstPoints, decider->secondPoints});
    return text;
}

// Of its sheets each as it stands, said once where all stand so.
std::string stateOf(const Tournament& tournament, const tournament::Round& round, const Table& table,
                    bool dropped, words::Language language) {
    std::vector<std::string_view> states;
    tournament::Ending ending = tournament::Ending::Played;
    for (const tournament::Sheet& game : table.games) {
        const bool written = tournament::isWritten(game);
        states.push_back((dropped && !written ? kDropped : wordOf(game.state).text).in(language));
        if (written) ending = game.ending;
    }
    if (std::adjacent_find(states.begin(), states.end(), std::not_equal_to<>()) == states.end())
        states.resize(std::min<std::size_t>(states.size(), 1));
    if (const words::Text how = wordOf(ending); !how.empty()) states.push_back(how.in(language));
    if (!tournament::appealsAt(tournament, round.number, table.number, 0).empty())
        states.push_back(kAppealed.in(language));
    if (round.state == tournament::RoundState::Published &&
        tournament::wantsDecider(tournament, round, table))
        states.push_back(kWantsExtraGame.in(language));
    std::string text;
    for (const std::string_view state : states) text = with(text, ", ", state);
    return text;
}

Value given(const std::string& text) {
    return text.empty() ? Value() : Value(text);
}
template <auto Member>
Value of(const Matched& one, const M&) {
    return one.*Member;
}
template <std::size_t Side>
Value sideOf(const Matched& one, const M&) {
    return namesOf(one, Side);
}
template <std::size_t Side>
Value numberedSideOf(const Matched& one, const M&) {
    return given(Side < one.namesAndNumbers.size() ? one.namesAndNumbers[Side] : std::string());
}
using ValueOf = Value (*)(const Matched&, const M&);
static_assert(tournament::kMostSides == 5);
constexpr std::array<ValueOf, tournament::kMostSides> kSideOf{sideOf<0>, sideOf<1>, sideOf<2>, sideOf<3>,
                                                              sideOf<4>};
constexpr std::array<ValueOf, tournament::kMostSides> kNumberedSideOf{
    numberedSideOf<0>, numberedSideOf<1>, numberedSideOf<2>, numberedSideOf<3>, numberedSideOf<4>};

// Seats in the order of play, where everybody plays for himself.
constexpr std::array<words::Text, tournament::kMostSides> kSeats{
    words::Text{"A", "A", "A"}, {"B", "B", "B"}, {"C", "C", "C"}, {"D", "D", "D"}, {"E", "E", "E"}};

constexpr auto kDeskPaper = Surface::Text | Surface::Paper;

// Where a match is played: with heats by both numbers, and for the desk by that of its sheet.
void addPlaces(std::vector<M>& columns, bool heats, bool stages) {
    constexpr words::Text kNumber{"Nr.", "N.", "No."};
    constexpr words::Text kTable{"Tisch", "Tavolo", "Table"};
    constexpr words::Text kHeat{"Durchgang", "Batteria", "Heat"};
    constexpr words::Text kBoth{"Tisch/Durchgang", "Tavolo/batteria", "Table/heat"};
    const auto add = [&](Id id, std::string_view key, words::Text head, Surfaces on, ValueOf value) {
        columns.push_back(M{id, key, head, Kind::Number, on, value});
    };
    if (heats) add(Id::Number, "number", kNumber, Surface::Text, of<&Matched::number>);
    add(Id::Table, "table", kTable, kDeskPaper, of<&Matched::inRoom>);
    if (heats) add(Id::Heat, "heat", kHeat, kDeskPaper, of<&Matched::heat>);
    if (heats) add(Id::Number, "number", kNumber, Surface::Paper, of<&Matched::number>);
    add(Id::Called, "called", heats ? kBoth : kTable, Surface::Wall, of<&Matched::called>);
    columns.push_back(
        M{Id::Group, "group", kGroup, Kind::Count, Surface::Paper, of<&Matched::group>}.ifAny());
    if (stages)
        columns.push_back(M{Id::Stage, "stage", {}, Kind::Words, Surface::Paper, of<&Matched::stage>});
}

M sideColumn(std::size_t side, words::Text head, Surfaces on) {
    return {Id::Side, "side", head, Kind::Words, on, kSideOf[side]};
}

M drawnSide(std::size_t side, std::size_t sides, bool ownSeats, Surface on) {
    const M column = sideColumn(side, ownSeats ? kSeats[side] : sideWord(side, sides, on), on);
    const bool isNumbered = !ownSeats && sides > 2 && on == Surface::Wall;
    return isNumbered ? column.numbered(static_cast<int>(side) + 1) : column;
}

} // namespace

words::Text sideWord(std::size_t side, std::size_t sides, Surface on) {
    const bool writes = side + 1 == sides && on == Surface::Paper;
    if (sides != 2) return writes ? words::Text{"schreibt", "scrive", "writes"} : words::Text{};
    if (side == 0) return {"SIE", "LORO", "THEY"};
    return writes ? words::Text{"WIR (schreiben)", "NOI (scriviamo)", "WE (write)"}
                  : words::Text{"WIR", "NOI", "WE"};
}

words::Text wordOf(tournament::Ending ending) {
    switch (ending) {
    case tournament::Ending::Played:
        break;
    case tournament::Ending::Time:
        return {"nach Zeit", "per tempo", "by time"};
    case tournament::Ending::Forfeit:
        return {"Aufgabe", "a tavolino", "forfeit"};
    case tournament::Ending::Ruling:
        return {"Entscheid", "decisione", "ruling"};
    }
    return {};
}

std::string nameAndNumber(const std::string& name, int number, const std::map<int, std::string>& camps) {
    const auto camp = camps.find(number);
    return name + " (" + std::to_string(number) + (camp == camps.end() ? "" : ", " + camp->second) + ")";
}

bool areDifferent(const std::vector<Matched>& rows, std::string Matched::*text) {
    return std::any_of(rows.begin(), rows.end(),
                       [&](const Matched& one) { return one.*text != rows.front().*text; });
}

std::vector<Matched> matchRows(const Tournament& tournament, const tournament::Round& round,
                               const std::vector<std::string>& stages, words::Language language) {
    const auto groups = tournament::groupsOf(tournament);
    const std::map<int, std::string> camps = tournament::campsOf(tournament);
    const std::vector<int> dropped = tournament::droppedTables(tournament, round);
    std::vector<Matched> rows;
    for (const Table& table : round.tables) {
        Matched one;
        one.number = table.number;
        one.inRoom = tournament::tableInRoom(round, table);
        one.heat = table.heat;
        one.called = tournament::tableCalled(round, table);
        const bool ordinary = table.stage == tournament::Stage::Ordinary;
        if (ordinary && !table.sides.empty() && !table.sides.front().empty())
            one.group = tournament::groupOf(groups, table.sides.front().front());
        if (rows.size() < stages.size()) one.stage = stages[rows.size()];
        one.level =
            one.group == 0 ? one.stage : std::string(kGroup.in(language)) + " " + std::to_string(one.group);
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            one.names.push_back(tournament::namesOfSide(tournament, round.number, table, side));
            one.namesAndNumbers.push_back(namesAndNumbers(tournament, round, table, side, camps));
        }
        one.winner = tournament::wonBy(tournament, table);
        one.dropped = std::find(dropped.begin(), dropped.end(), table.number) != dropped.end();
        one.score = scoreOf(tournament, table, one, true, language);
        one.scoreNow = scoreOf(tournament, table, one, false, language);
        one.state = stateOf(tournament, round, table, one.dropped, language);
        rows.push_back(std::move(one));
    }
    return rows;
}

std::vector<MatchColumn> matchColumns(const tournament::Settings& settings, const std::vector<Matched>& rows,
                                      Told told) {
    std::size_t sides = 2;
    for (const Matched& one : rows) sides = std::max(sides, one.names.size());
    const bool ownSeats = settings.zeroSum || sides > 3;
    const bool heats = std::any_of(rows.begin(), rows.end(), [](const Matched& one) { return one.heat > 1; });
    std::vector<M> columns;
    addPlaces(columns, heats, areDifferent(rows, &Matched::stage));
    // Two sides stand left and right of their score, more of them before it.
    const std::size_t scoreAfter = sides == 2 ? 1 : sides;
    for (std::size_t side = 0; side < sides; ++side) {
        columns.push_back({Id::Side, "side", {}, Kind::Words, Surface::Text, kNumberedSideOf[side]});
        if (told == Told::Draw) {
            columns.push_back(drawnSide(side, sides, ownSeats, Surface::Paper));
            columns.push_back(drawnSide(side, sides, ownSeats, Surface::Wall));
            continue;
        }
        columns.push_back(sideColumn(side, side == 0 ? words::Text{"Name", "Nome", "Name"} : words::Text{},
                                     Surface::Paper));
        columns.push_back(sideColumn(side, {}, Surface::Wall));
        if (side + 1 == scoreAfter)
            columns.push_back({Id::Score, "score", kResult, Kind::Number, kGlanced, of<&Matched::score>});
    }
    columns.push_back({Id::Score,
                       "score",
                       {"Stand", "Punteggio", "Score"},
                       Kind::Words,
                       Surface::Text,
                       of<&Matched::scoreNow>});
    if (told == Told::Results)
        columns.push_back({Id::State, "state", kSheet, Kind::Words, Surface::Paper, of<&Matched::state>});
    columns.push_back({Id::State, "state", kSheet, Kind::Words, Surface::Text, of<&Matched::state>});
    Surfaces levels = Surface::Text;
    if (areDifferent(rows, &Matched::level)) levels = levels | Surface::Wall;
    columns.push_back(M{Id::Level, "level", {}, Kind::Words, levels, of<&Matched::level>}.ifAny());
    return columns;
}

} // namespace schreiber::lists

#include "listing.h"
#include "match.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstdlib>
#include <lists/matches.h>
#include <map>
#include <numeric>
#include <optional>

// What the tables of a round wrote. The winner is bold, and of two an arrow points to its side.
namespace schreiber::kinds {

namespace {

using Id = lists::Matched::Column;

// What most sheets have come to that are in; said once, and on a row only where it is another.
struct Usual {
    std::string state;
    bool all = false;
};

Usual usualOf(const View& view, const tournament::Round& round, const Places& places) {
    std::map<std::string, int> counted;
    for (const tournament::Table& table : round.tables)
        if (isSettled(matchLine(view, table).state)) ++counted[places.rowOf(table).state];
    Usual usual;
    int most = 1; // one alone is no rule
    for (const auto& [state, count] : counted)
        if (count > most && !state.empty()) {
            most = count;
            usual.state = state;
        }
    usual.all = most == static_cast<int>(round.tables.size()) && !usual.state.empty();
    return usual;
}

pdf::Row rowFor(const View& view, const Places& places, const std::vector<lists::MatchColumn>& columns,
                const tournament::Table& table, const Usual& usual) {
    const lists::Matched& match = places.rowOf(table);
    pdf::Row row;
    places.add(row, table);
    std::size_t side = 0;
    for (const lists::MatchColumn& column : columns) {
        if (column.id == Id::Side) { // a line a name
            row.cells.emplace_back(side < match.names.size() ? match.names[side] : std::vector<std::string>{},
                                   match.winner == side ? std::optional(pdf::Face::Bold) : std::nullopt);
            ++side;
        } else if (column.id == Id::Score) {
            row.cells.emplace_back(scoreLines(matchLine(view, table), view.language));
        } else if (column.id == Id::State && !usual.all) {
            row.cells.emplace_back(match.state == usual.state ? "" : column.read(match, view.language));
        }
    }
    return row;
}

// Where everybody plays for himself and a sheet sums to zero: its table's number large beside a row each, by
// their place there, and what all come to together.
class OwnTables {
  public:
    OwnTables(const View& view, const tournament::Round& round, const Places& places, const Usual& usual)
        : m_view(view)
        , m_round(round)
        , m_places(places)
        , m_usual(usual) {}

    pdf::Table table() const {
        constexpr double kTable = 2.6; // in letters of the list
        constexpr int kSideBySide = 2;
        pdf::Column number{word(Label::Table), pdf::Align::Left, pdf::Face::Black};
        number.scale = kTable;
        number.hangs = true;
        pdf::Column club{word(Label::Club), pdf::Align::Left, pdf::Face::Regular, true};
        club.ink = pdf::kQuiet;
        club.scale = 0.85;
        club.drops = 1;
        pdf::Table list{{number,
                         {"", pdf::Align::Right, pdf::Face::Bold},
                         {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}},
                        {},
                        kSideBySide};
        if (showsClubs()) list.columns.push_back(club);
        list.columns.push_back({word(Label::Result), pdf::Align::Right});
        for (const tournament::Table& table : m_round.tables) add(list, table);
        return list;
    }

  private:
    std::string word(Label label) const { return std::string(text(label, m_view.language)); }

    // So many tables stand in two columns, which have no room for them.
    bool showsClubs() const {
        constexpr std::size_t kManyTables = 9;
        return m_round.tables.size() < kManyTables;
    }

    void add(pdf::Table& list, const tournament::Table& table) const {
        const tournament::Sheet& sheet = table.games.front();
        const bool isWritten = sheet.score.size() == table.sides.size();
        std::vector<std::size_t> order(table.sides.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        if (isWritten)
            std::stable_sort(order.begin(), order.end(),
                             [&](std::size_t a, std::size_t b) { return sheet.score[a] > sheet.score[b]; });
        const std::string& state = m_places.rowOf(table).state;
        const bool says = !m_usual.all && state != m_usual.state;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const std::size_t side = order[i];
            const auto place = 1 + std::count_if(sheet.score.begin(), sheet.score.end(), [&](int other) {
                                   return isWritten && other > sheet.score[side];
                               });
            pdf::Cell name(tournament::namesOfSide(m_view.tournament, m_round.number, table, side));
            if (isWritten && place == 1) {
                name.face = pdf::Face::Name;
                name.scale = 1.12;
            }
            pdf::Row row{{i == 0 ? tournament::tableCalled(m_round, table) : "",
                          isWritten ? std::to_string(place) : "", std::move(name)}};
            if (showsClubs()) row.cells.emplace_back(clubOf(table.sides[side]));
            row.cells.emplace_back(isWritten ? plusText(sheet.score[side]) : "–");
            row.heads = true;
            list.rows.push_back(std::move(row));
        }
        list.rows.push_back(sumRow(table, isWritten ? std::optional(sheet.score) : std::nullopt,
                                   says ? state : std::string()));
    }

    pdf::Row sumRow(const tournament::Table& table, const std::optional<std::vector<int>>& score,
                    const std::string& state) const {
        const auto quiet = [](std::string text) {
            pdf::Cell cell(std::move(text));
            cell.ink = pdf::kQuiet;
            cell.scale = 0.85;
            return cell;
        };
        const auto lines = m_view.counted.find({m_round.number, table.number});
        const tournament::Sheet& sheet = table.games.front();
        const auto planned = static_cast<std::size_t>(
            tournament::dealsAt(m_view.tournament.settings, static_cast<int>(table.sides.size())));
        const std::size_t games = !sheet.finalOnly && lines != m_view.counted.end() && !lines->second.empty()
                                      ? lines->second.size()
                                      : planned;
        std::string left = text(Label::GamesOfRound, m_view.language, games);
        if (!state.empty()) left += " · " + state;
        const std::string sum = score ? word(Label::CrossSumWord) : std::string();
        if (!showsClubs() && score) left += " · " + sum;
        pdf::Row row{{"", "", quiet(std::move(left))}};
        if (showsClubs()) row.cells.push_back(quiet(sum));
        row.cells.push_back(quiet(score ? signedText(tournament::sumOf(*score)) : ""));
        row.ruled = true;
        return row;
    }

    std::string clubOf(const std::vector<int>& side) const {
        std::vector<std::string> clubs;
        for (const int number : side)
            if (const tournament::Entry* entry = tournament::findEntry(m_view.tournament, number))
                if (!entry->club.empty()) clubs.push_back(entry->club);
        return joined(clubs, ", ");
    }

    static std::string plusText(int points) { return (points > 0 ? "+" : "") + signedText(points); }

    const View& m_view;
    const tournament::Round& m_round;
    const Places& m_places;
    const Usual& m_usual;
};

} // namespace

pdf::Document results(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const bool own = view.tournament.settings.zeroSum;
    pdf::Table list{{}, {}, 2};
    const Places places(view, round, For::Desk, TableLetters::Large);
    const Usual usual = usualOf(view, round, places);
    places.addColumns(list);
    const auto columns = places.columns(lists::Told::Results);
    for (const lists::MatchColumn& column : columns)
        if (column.id == Id::Side || column.id == Id::Score || (column.id == Id::State && !usual.all))
            list.columns.push_back({column.headIn(view.language, lists::Surface::Paper),
                                    column.id == Id::Score ? pdf::Align::Center : pdf::Align::Left,
                                    pdf::Face::Regular, column.id == Id::Side});
    for (const tournament::Table& table : round.tables)
        list.rows.push_back(rowFor(view, places, columns, table, usual));
    const auto sides = std::count_if(columns.begin(), columns.end(),
                                     [](const auto& column) { return column.id == Id::Side; });

    pdf::List report{runningFor(view, word(Label::Results),
                                usual.all ? text(Label::AllSheets, view.language, usual.state) : ""),
                     {}};
    report.running.beside = roundText(view, round);
    report.wall = true;
    if (list.rows.empty()) {
        report.blocks.emplace_back(pdf::Paragraph{word(Label::NoTables)});
    } else if (own) {
        report.blocks.emplace_back(OwnTables(view, round, places, usual).table());
    } else {
        report.blocks.emplace_back(std::move(list));
        report.blocks.emplace_back(
            pdf::Paragraph{sides == 2 ? wonNote(view.language) : word(Label::BoldNote)});
    }
    if (!usual.all && !usual.state.empty())
        report.blocks.emplace_back(pdf::Paragraph{text(Label::OtherSheets, view.language, usual.state)});
    if (!round.sittingOut.empty())
        report.blocks.emplace_back(
            pdf::Paragraph{text(freeList(round), view.language, sittingOut(view.tournament, round))});
    return listDocument(view, options, report);
}

} // namespace schreiber::kinds

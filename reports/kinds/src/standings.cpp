#include "listing.h"
#include "names.h"
#include "qr.h"
#include "reports.h"
#include "scoring_words.h"

#include <tournament/closing.h>

#include <algorithm>
#include <lists/standings.h>
#include <optional>
#include <utility>

// Who stands where, with the criteria of the ladder in its order.
namespace schreiber::kinds {

namespace {

using Rows = std::vector<tournament::StandingRow>;
using Amount = tournament::Amount;
using Id = lists::Ranked::Column;

// How a column's figures stand under each other: with a decimal where some row has a half.
class Figures {
  public:
    Figures(const lists::StandingsColumn& column, const std::vector<lists::Ranked>& rows)
        : m_column(column) {
        for (const lists::Ranked& row : rows)
            if (const lists::Value value = column.of(row); const auto* amount = std::get_if<Amount>(&value))
                m_halves = m_halves || amount->halves % 2 != 0;
    }

    std::string cell(const lists::Ranked& row, words::Language language) const {
        std::string text = m_column.read(row, language);
        const lists::Value value = m_column.of(row);
        const auto* amount = std::get_if<Amount>(&value);
        if (amount == nullptr || text.empty()) return text;
        if (m_halves && amount->halves % 2 == 0) text += fmt::format("{}0", pointOf(language));
        if (m_column.id == Id::Difference && amount->halves > 0) text.insert(0, "+");
        return text;
    }

  private:
    lists::StandingsColumn m_column;
    bool m_halves = false;
};

// A pair's one below the other.
pdf::Cell namesOf(const View& view, const tournament::StandingRow& row) {
    std::vector<std::string> names = fullNamesIn(view.tournament, view.standings.round, {row.entry});
    if (names.size() < 2) names = {row.name};
    return {names};
}

// The first criterion that is a figure to read.
std::string firstFigure(const tournament::StandingRow& row) {
    for (const auto& criterion : row.criteria)
        if (tournament::isOfLadder(criterion.first)) return criterion.first;
    return {};
}

// What the ladder had to decide because the first figure was level.
bool isDecidedByLadder(const tournament::StandingRow& row) {
    return row.decidedBy && tournament::isOfLadder(*row.decidedBy) && *row.decidedBy != firstFigure(row);
}

// Some rows of the standings as a table; those who go on from their group have a mark.
class StandingsTable {
  public:
    StandingsTable(const View& view, const std::vector<lists::Ranked>& all)
        : m_view(view)
        , m_columns(lists::inOrderOfDeciding(
              lists::shownOn(lists::Surface::Paper, lists::standingsColumns(view.tournament, view.standings),
                             all),
              view.tournament.settings)) {
        for (const lists::StandingsColumn& column : m_columns) m_figures.emplace_back(column, all);
    }

    pdf::Table of(const std::vector<lists::Ranked>& rows, bool marked) const {
        pdf::Table table{columnsOf(m_columns, m_view.language), {}, marked ? 1 : 2};
        if (marked) table.columns.insert(table.columns.begin(), pdf::Column{});
        for (const lists::Ranked& one : rows) {
            pdf::Row line;
            if (marked) line.cells.emplace_back(one.place.goesOn ? "▶" : "");
            addTo(line, one, !marked && isDecidedByLadder(one.row) ? *one.row.decidedBy : std::string());
            table.rows.push_back(std::move(line));
        }
        return table;
    }

  private:
    void addTo(pdf::Row& line, const lists::Ranked& one, const std::string& decided) const {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_columns[i].id == Id::Name)
                line.cells.push_back(namesOf(m_view, one.row));
            else
                line.cells.emplace_back(std::vector{m_figures[i].cell(one, m_view.language)},
                                        !decided.empty() && m_columns[i].key == decided
                                            ? std::optional(pdf::Face::Bold)
                                            : std::nullopt);
        }
    }

    const View& m_view;
    std::vector<lists::StandingsColumn> m_columns;
    std::vector<Figures> m_figures;
};

// Of "3/2" table and heat.
std::string tableText(const std::string& called, words::Language language) {
    const std::size_t slash = called.find('/');
    if (slash == std::string::npos) return called;
    return text(Label::TableInHeat, language, called.substr(0, slash), called.substr(slash + 1));
}

std::string missingText(const tournament::Standings& standings, words::Language language) {
    std::vector<std::string> places;
    for (const tournament::MissingSheet& sheet : standings.missing)
        places.push_back(text(Label::RoundTable, language, sheet.round, tableText(sheet.called, language)));
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return text(Label::StillMissing, language, joined(places, ", "));
}

std::string extraGamesText(const tournament::Standings& standings, words::Language language) {
    std::vector<std::string> games;
    for (const tournament::LevelGroup& group : standings.tied)
        for (const tournament::ExtraGame& game : group.games)
            games.push_back(game.first + " – " + game.second);
    return text(Label::ExtraGamesMissing, language, joined(games, ", "));
}

// One of the first two figures in the row.
bool isSeenAtOnce(const tournament::StandingRow& row, std::string_view criterion) {
    int seen = 0;
    for (const auto& [name, value] : row.criteria)
        if (tournament::isOfLadder(name) && ++seen <= 2 && name == criterion) return true;
    return false;
}

// In words what decides a prize, and what the columns do not show at a glance; elsewhere the figure that
// decided stands bold.
std::vector<std::string> whyLines(const View& view) {
    const int prizes = tournament::rankPrizes(view.tournament.settings.prizes);
    std::vector<std::string> lines;
    const Rows& rows = view.standings.rows;
    for (std::size_t i = 0; i < std::min(rows.size(), view.why.size()); ++i) {
        const tournament::StandingRow& row = rows[i];
        const bool takesPrize = row.rank <= prizes;
        const bool decided = isDecidedByLadder(row) && !view.why[i].empty() &&
                             (takesPrize || !isSeenAtOnce(row, *row.decidedBy));
        const std::string satOut = takesPrize && i < view.satOut.size() ? view.satOut[i] : std::string();
        if (!decided && satOut.empty()) continue;
        lines.push_back(fmt::format("{}. {}{}{}", row.rank, decided ? view.why[i] : row.name + ":",
                                    satOut.empty() ? "" : " ", satOut));
    }
    return lines;
}

using RankedGroups = std::vector<std::pair<int, std::vector<lists::Ranked>>>;

void addGroups(pdf::List& list, const View& view, const RankedGroups& groups) {
    std::vector<lists::Ranked> all;
    for (const auto& [group, rows] : groups) all.insert(all.end(), rows.begin(), rows.end());
    const StandingsTable tables(view, all);
    for (const auto& [group, rows] : groups) {
        if (group != 0) list.blocks.emplace_back(pdf::Heading{text(Label::Group, view.language, group)});
        list.blocks.emplace_back(tables.of(rows, true));
    }
    list.blocks.emplace_back(
        pdf::Paragraph{text(Label::GoesOn, view.language, view.tournament.settings.qualify)});
}

bool hasCriterion(const tournament::StandingRow& row, std::string_view criterion) {
    return std::any_of(row.criteria.begin(), row.criteria.end(),
                       [&](const auto& one) { return one.first == criterion && one.second; });
}

// What counts, and in which order.
void addNotes(pdf::List& list, const View& view) {
    const tournament::Standings& standings = view.standings;
    const tournament::Settings& settings = view.tournament.settings;
    const auto say = [&](Label label) {
        list.blocks.emplace_back(pdf::Paragraph{std::string(text(label, view.language))});
    };
    for (const auto& [criterion, note] :
         {std::pair("final", Label::LastMatchNote), {"bracket", Label::KnockOutNote}})
        if (hasCriterion(standings.rows.front(), criterion)) say(note);
    list.blocks.emplace_back(
        pdf::Paragraph{text(Label::CountsNote, view.language, formulaText(settings.scoring, view.language),
                            ladderText(settings.ladder, view.language))});
    if (!view.satOutNote.empty()) list.blocks.emplace_back(pdf::Paragraph{view.satOutNote});
}

} // namespace

pdf::Document standings(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const tournament::Standings& standings = view.standings;
    std::vector<std::string> subtitle;
    if (standings.round > 0) subtitle.push_back(text(Label::AfterRound, view.language, standings.round));
    if (!standings.final && standings.round > 0) subtitle.push_back(word(Label::Provisional));

    pdf::List list{runningFor(view, word(Label::Standings), joined(subtitle, " – ")), {}};
    list.running.code = resultsCode(view);
    if (standings.rows.empty()) {
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoStandings)});
        return listDocument(view, options, list);
    }
    const RankedGroups groups = lists::standingsByGroup(view.tournament, standings);
    const bool inGroups = groups.front().first != 0;
    const bool ladder =
        !inGroups && std::any_of(standings.rows.begin(), standings.rows.end(), isDecidedByLadder);
    if (inGroups)
        addGroups(list, view, groups);
    else
        list.blocks.emplace_back(
            StandingsTable(view, groups.front().second).of(groups.front().second, false));
    if (!view.camps.empty()) list.blocks.emplace_back(pdf::Paragraph{view.camps});
    if (std::string came = substitutes(view); !came.empty())
        list.blocks.emplace_back(pdf::Paragraph{std::move(came)});
    addNotes(list, view);
    if (ladder) list.blocks.emplace_back(pdf::Paragraph{word(Label::BoldDecides)});
    if (!standings.missing.empty())
        list.blocks.emplace_back(pdf::Paragraph{missingText(standings, view.language)});
    if (!standings.tied.empty())
        list.blocks.emplace_back(pdf::Paragraph{extraGamesText(standings, view.language)});
    if (const auto why = whyLines(view); !inGroups && !why.empty()) {
        list.blocks.emplace_back(pdf::Heading{word(Label::WhyTitle)});
        for (const std::string& line : why) list.blocks.emplace_back(pdf::Paragraph{line});
    }
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds

#include "listing.h"
#include "names.h"
#include "ornament.h"
#include "qr.h"
#include "rank_chart.h"
#include "reports.h"
#include "scoring_words.h"

#include <tournament/closing.h>

#include <algorithm>
#include <cstdlib>
#include <lists/standings.h>
#include <map>
#include <optional>
#include <utility>

// Who stands where, with the criteria of the ladder in its order.
namespace schreiber::kinds {

namespace {

using Rows = std::vector<tournament::StandingRow>;
using Amount = tournament::Amount;
using Id = lists::Ranked::Column;

// How a column's figures stand under each other: with a decimal where some row has a half, with a plus where
// they are about nothing.
class Figures {
  public:
    Figures(const lists::StandingsColumn& column, const std::vector<lists::Ranked>& rows, bool zeroSum)
        : m_column(column)
        , m_signed(
              column.id == Id::Difference ||
              (zeroSum && (column.id == Id::Points || column.id == Id::Round || column.id == Id::Score))) {
        for (const lists::Ranked& row : rows)
            if (const auto amount = amountOf(row)) m_halves = m_halves || amount->halves % 2 != 0;
    }

    std::optional<Amount> amountOf(const lists::Ranked& row) const {
        const lists::Value value = m_column.of(row);
        const auto* amount = std::get_if<Amount>(&value);
        return amount == nullptr ? std::nullopt : std::optional(*amount);
    }

    std::string cell(const lists::Ranked& row, words::Language language) const {
        const auto amount = amountOf(row);
        const std::string text = m_column.read(row, language);
        return amount && !text.empty() ? said(*amount, text, language) : text;
    }

    // What all rows come to together.
    std::string sum(const std::vector<lists::Ranked>& rows, words::Language language) const {
        Amount sum;
        for (const lists::Ranked& row : rows)
            if (const auto amount = amountOf(row)) sum.halves += amount->halves;
        return said(sum, lists::amountToRead(sum, language), language);
    }

  private:
    std::string said(const Amount& amount, std::string text, words::Language language) const {
        if (m_halves && amount.halves % 2 == 0) text += fmt::format("{}0", pointOf(language));
        if (m_signed && amount.halves > 0) text.insert(0, "+");
        return text;
    }

    lists::StandingsColumn m_column;
    bool m_signed;
    bool m_halves = false;
};

constexpr int kMedals = 3;
constexpr double kNameOfHonour = 1.28; // in letters of the list
constexpr double kMedal = 1.6;
constexpr double kMedalRow = 1.5; // of the height of another
constexpr double kBar = 0.62;
constexpr double kMoved = 0.72;
constexpr double kBeside = 0.9;
// In which columns go where the paper is small.
constexpr int kBarGoes = 1;
constexpr int kMovesGo = 2;
constexpr int kClubGoes = 3;
constexpr int kDifferenceGoes = 4;

// A pair's one below the other.
std::vector<std::string> namesOf(const View& view, const tournament::StandingRow& row) {
    std::vector<std::string> names = fullNamesIn(view.tournament, view.standings.round, {row.entry});
    if (names.size() < 2) names = {row.name};
    return names;
}

// The figures of the ladder that the row has, in its order.
std::vector<std::string> figuresOf(const tournament::StandingRow& row) {
    std::vector<std::string> figures;
    for (const auto& criterion : row.criteria)
        if (tournament::isOfLadder(criterion.first)) figures.push_back(criterion.first);
    return figures;
}

// What the ladder had to decide because what everybody looks at first was level: the first two figures, or
// one where the second is no figure of its own.
bool isDecidedByLadder(const tournament::StandingRow& row) {
    if (!row.decidedBy || !tournament::isOfLadder(*row.decidedBy)) return false;
    const std::vector<std::string> figures = figuresOf(row);
    for (std::size_t i = 0; i < std::min<std::size_t>(2, figures.size()); ++i)
        if (figures[i] == *row.decidedBy && figures[i] != "best-rounds") return false;
    return true;
}

// The round that parted two whose best rounds were compared; 0: none did.
int partingRound(const tournament::StandingRow& row, const tournament::StandingRow& next) {
    const std::vector<Amount> mine = tournament::bestRounds(row);
    const std::vector<Amount> theirs = tournament::bestRounds(next);
    for (std::size_t i = 0; i < mine.size(); ++i) {
        if (i < theirs.size() && mine[i] == theirs[i]) continue;
        const auto round = std::find(row.rounds.begin(), row.rounds.end(), std::optional(mine[i]));
        return round == row.rounds.end() ? 0 : 1 + static_cast<int>(round - row.rounds.begin());
    }
    return 0;
}

// The ranks gained and lost against the round before.
std::string movedText(const tournament::RankHistory& history, int entry) {
    const tournament::RankHistory::Line* line = history.of(entry);
    const auto gained = line == nullptr ? std::nullopt : tournament::gainedLast(*line);
    if (!gained) return {};
    if (*gained == 0) return "–";
    return fmt::format("{}{}", *gained > 0 ? "▲" : "▽", std::abs(*gained));
}

bool tellsMoves(const tournament::RankHistory& history) {
    return std::any_of(history.lines.begin(), history.lines.end(),
                       [](const auto& line) { return tournament::gainedLast(line).has_value(); });
}

// While nothing is played, all are first.
bool tellsHonours(const tournament::Standings& standings) {
    constexpr int kMostLevel = 6;
    return standings.round > 0 &&
           std::count_if(standings.rows.begin(), standings.rows.end(),
                         [](const auto& row) { return row.rank <= kMedals; }) <= kMostLevel;
}

// Some rows of the standings as a table, or those of each group below its title; those who go on from their
// group have a mark.
class StandingsTable {
  public:
    StandingsTable(const View& view, const std::vector<lists::Ranked>& all, bool inGroups)
        : m_view(view)
        , m_all(all)
        , m_inGroups(inGroups)
        , m_columns(lists::inOrderOfDeciding(
              lists::shownOn(lists::Surface::Paper, lists::standingsColumns(view.tournament, view.standings),
                             all),
              view.tournament.settings, all))
        , m_moves(!inGroups && tellsMoves(view.history))
        , m_honours(!inGroups && tellsHonours(view.standings)) {
        const bool zeroSum = view.tournament.settings.zeroSum;
        for (const lists::StandingsColumn& column : m_columns) m_figures.emplace_back(column, all, zeroSum);
        for (const lists::Ranked& one : all)
            m_furthest = std::max(m_furthest, std::abs(aboveOf(one.row).halves));
    }

    pdf::Table empty() const {
        pdf::Table table{columns(), {}, m_inGroups ? 1 : 2};
        return table;
    }

    void add(pdf::Table& table, const std::vector<lists::Ranked>& rows) const {
        for (std::size_t i = 0; i < rows.size(); ++i)
            table.rows.push_back(rowOf(rows[i], i + 1 < rows.size() ? &rows[i + 1] : nullptr));
    }

    // Where lines sum to zero, that they do.
    void addSums(pdf::Table& table) const {
        pdf::Row line;
        const auto quiet = [&](std::string text) {
            pdf::Cell cell(std::move(text));
            cell.face = pdf::Face::Regular;
            cell.ink = pdf::kQuiet;
            line.cells.push_back(std::move(cell));
        };
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const Id id = m_columns[i].id;
            quiet(id == Id::Name                        ? std::string(text(Label::SumOfAll, m_view.language))
                  : id == Id::Round || id == Id::Points ? m_figures[i].sum(m_all, m_view.language)
                                                        : std::string());
            if (id == Id::Rank && m_moves) quiet({});
        }
        if (hasBars()) quiet({});
        table.rows.push_back(std::move(line));
    }

    bool tellsMovesAtAll() const { return m_moves; }

  private:
    std::vector<pdf::Column> columns() const {
        const std::vector<pdf::Column> said = columnsOf(m_columns, m_view.language);
        std::vector<pdf::Column> all;
        if (m_inGroups) all.push_back({});
        for (std::size_t i = 0; i < said.size(); ++i) {
            pdf::Column column = said[i];
            const Id id = m_columns[i].id;
            if (id == Id::Rank) column.face = pdf::Face::Bold;
            if (id == Id::Club) {
                column.ink = pdf::kQuiet;
                column.scale = kBeside;
                column.drops = kClubGoes;
            }
            if (id == Id::Difference && !decides(id)) column.drops = kDifferenceGoes;
            if (id == Id::SatOut) {
                column.title.clear();
                column.close = i > 0 && m_columns[i - 1].isNumber();
            }
            all.push_back(column);
            if (id != Id::Rank || !m_moves) continue;
            pdf::Column moves{"", pdf::Align::Left, pdf::Face::Regular};
            moves.scale = kMoved;
            moves.ink = pdf::Ink{0.2};
            moves.drops = kMovesGo;
            all.push_back(moves);
        }
        if (!hasBars()) return all;
        all.push_back({});
        all.back().drops = kBarGoes;
        return all;
    }

    // The first figure of the ladder.
    bool decides(Id id) const {
        const auto column =
            std::find_if(m_columns.begin(), m_columns.end(), [&](const auto& one) { return one.id == id; });
        const std::vector<std::string> steps = tournament::ladderSteps(m_view.tournament.settings.ladder);
        return column != m_columns.end() && !steps.empty() && steps.front() == column->key;
    }

    Amount aboveOf(const tournament::StandingRow& row) const {
        return m_view.tournament.settings.zeroSum ? row.points : row.difference;
    }

    bool hasBars() const {
        const bool shown =
            m_view.tournament.settings.zeroSum ||
            std::any_of(m_columns.begin(), m_columns.end(),
                        [](const lists::StandingsColumn& column) { return column.id == Id::Difference; });
        return shown && m_furthest > 0;
    }

    pdf::Row rowOf(const lists::Ranked& one, const lists::Ranked* next) const {
        pdf::Row line;
        const bool honoured = m_honours && one.row.rank <= kMedals;
        if (m_inGroups) line.cells.emplace_back(one.place.goesOn ? "▶" : "");
        const bool bold = !m_inGroups && isDecidedByLadder(one.row);
        const int parting = bold && *one.row.decidedBy == "best-rounds" && next != nullptr
                                ? partingRound(one.row, next->row)
                                : 0;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const lists::StandingsColumn& column = m_columns[i];
            if (column.id == Id::Rank && honoured) {
                line.cells.emplace_back(pdf::Sign{medal(one.row.rank), kMedal});
            } else if (column.id == Id::Name) {
                pdf::Cell names(namesOf(m_view, one.row));
                if (honoured) {
                    names.face = pdf::Face::Name;
                    names.scale = kNameOfHonour;
                }
                line.cells.push_back(std::move(names));
            } else {
                pdf::Cell cell(m_figures[i].cell(one, m_view.language));
                if ((bold && column.key == *one.row.decidedBy) ||
                    (column.id == Id::Round && column.n == parting))
                    cell.face = pdf::Face::Bold;
                line.cells.push_back(std::move(cell));
            }
            if (column.id == Id::Rank && m_moves)
                line.cells.emplace_back(movedText(m_view.history, one.row.entry));
        }
        if (hasBars())
            line.cells.emplace_back(
                pdf::Sign{bar(static_cast<double>(aboveOf(one.row).halves) / m_furthest), kBar});
        if (honoured) line.higher = kMedalRow;
        line.ruled = honoured && (next == nullptr || next->row.rank > kMedals);
        return line;
    }

    const View& m_view;
    const std::vector<lists::Ranked>& m_all;
    bool m_inGroups;
    std::vector<lists::StandingsColumn> m_columns;
    std::vector<Figures> m_figures;
    bool m_moves;
    bool m_honours;
    int m_furthest = 0; // from nothing, of all rows
};

// Of "3/2" table and heat.
std::string tableText(const std::string& called, words::Language language) {
    const std::size_t slash = called.find('/');
    if (slash == std::string::npos) return called;
    return text(Label::TableInHeat, language, called.substr(0, slash), called.substr(slash + 1));
}

// Of many tables of a round how many; nobody reads their numbers.
std::string missingText(const tournament::Standings& standings, words::Language language) {
    constexpr std::size_t kMostNamed = 8;
    std::map<int, std::vector<std::string>> byRound;
    for (const tournament::MissingSheet& sheet : standings.missing) {
        std::vector<std::string>& tables = byRound[sheet.round];
        if (tables.empty() || tables.back() != sheet.called) tables.push_back(sheet.called);
    }
    std::vector<std::string> places;
    for (const auto& [round, tables] : byRound) {
        if (tables.size() > kMostNamed) {
            places.push_back(text(Label::RoundTables, language, round, tables.size()));
            continue;
        }
        for (const std::string& table : tables)
            places.push_back(text(Label::RoundTable, language, round, tableText(table, language)));
    }
    return text(Label::StillMissing, language, joined(places, ", "));
}

std::string extraGamesText(const tournament::Standings& standings, words::Language language) {
    std::vector<std::string> games;
    for (const tournament::LevelGroup& group : standings.tied)
        for (const tournament::ExtraGame& game : group.games)
            games.push_back(game.first + " – " + game.second);
    return text(Label::ExtraGamesMissing, language, joined(games, ", "));
}

// In words what decides a prize where no figure of the row tells it at a glance; elsewhere the figure that
// decided stands bold.
std::vector<std::string> whyLines(const View& view) {
    const int prizes = tournament::rankPrizes(view.tournament.settings.prizes);
    std::vector<std::string> lines;
    const Rows& rows = view.standings.rows;
    for (std::size_t i = 0; i < std::min(rows.size(), view.why.size()); ++i)
        if (rows[i].rank <= prizes && isDecidedByLadder(rows[i]) && !view.why[i].empty())
            lines.push_back(fmt::format("{}. {}", rows[i].rank, view.why[i]));
    return lines;
}

using RankedGroups = std::vector<std::pair<int, std::vector<lists::Ranked>>>;

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
    if (!view.satOutNote.empty()) list.blocks.emplace_back(pdf::Paragraph{view.satOutNote});
    for (const auto& [criterion, note] :
         {std::pair("final", Label::LastMatchNote), {"bracket", Label::KnockOutNote}})
        if (hasCriterion(standings.rows.front(), criterion)) say(note);
    list.blocks.emplace_back(
        pdf::Paragraph{text(Label::CountsNote, view.language, formulaText(settings.scoring, view.language),
                            ladderText(settings.ladder, view.language))});
}

std::string subtitleOf(const View& view) {
    const tournament::Standings& standings = view.standings;
    if (standings.round == 0) return {};
    const std::string after = text(Label::AfterRound, view.language, standings.round);
    if (!standings.final) return after + " – " + std::string(text(Label::Provisional, view.language));
    const bool pairs = !tournament::playedBySingles(view.tournament.settings);
    return text(Label::FinalAfter, view.language, after) + " · " +
           text(pairs ? Label::PairCount : Label::PlayerCount, view.language, standings.rows.size());
}

} // namespace

pdf::Document standings(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const tournament::Standings& standings = view.standings;
    pdf::List list{runningFor(view, word(Label::Standings), subtitleOf(view)), {}};
    list.running.code = resultsCode(view);
    list.wall = true;
    if (standings.rows.empty()) {
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoStandings)});
        return listDocument(view, options, list);
    }
    const RankedGroups groups = lists::standingsByGroup(view.tournament, standings);
    const bool inGroups = groups.front().first != 0;
    std::vector<lists::Ranked> all;
    for (const auto& [group, rows] : groups) all.insert(all.end(), rows.begin(), rows.end());
    const StandingsTable tables(view, all, inGroups);
    pdf::Table table = tables.empty();
    for (const auto& [group, rows] : groups) {
        if (group != 0) {
            pdf::Row title;
            title.title = text(Label::Group, view.language, group);
            table.rows.push_back(std::move(title));
        }
        tables.add(table, rows);
    }
    if (view.tournament.settings.zeroSum && !inGroups) tables.addSums(table);
    list.blocks.emplace_back(std::move(table));
    if (inGroups)
        list.blocks.emplace_back(
            pdf::Paragraph{text(Label::GoesOn, view.language, view.tournament.settings.qualify)});
    if (!view.camps.empty()) list.blocks.emplace_back(pdf::Paragraph{view.camps});
    if (std::string came = substitutes(view); !came.empty())
        list.blocks.emplace_back(pdf::Paragraph{std::move(came)});
    addNotes(list, view);
    if (!inGroups && std::any_of(standings.rows.begin(), standings.rows.end(), isDecidedByLadder))
        list.blocks.emplace_back(pdf::Paragraph{word(Label::BoldDecides)});
    if (tables.tellsMovesAtAll())
        list.blocks.emplace_back(pdf::Paragraph{text(Label::MovedNote, view.language, standings.round - 1),
                                                pdf::Face::Regular, kMovesGo});
    if (!standings.missing.empty())
        list.blocks.emplace_back(pdf::Paragraph{missingText(standings, view.language)});
    if (!standings.tied.empty())
        list.blocks.emplace_back(pdf::Paragraph{extraGamesText(standings, view.language)});
    if (!inGroups)
        for (const std::string& line : whyLines(view)) list.blocks.emplace_back(pdf::Paragraph{line});
    list.running.after = !inGroups && tellsCourse(view) ? 1 : 0;
    pdf::Document document = listDocument(view, options, list);
    if (list.running.after > 0) document.pages.push_back(rankChart(view, options, document.pages.size()));
    return document;
}

} // namespace schreiber::kinds

#include "listing.h"
#include "names.h"
#include "reports.h"
#include "scoring_words.h"

#include <tournament/closing.h>
#include <tournament/groups.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

// Who stands where, with the criteria of the ladder in its order.
namespace schreiber::kinds {

namespace {

struct Criterion {
    std::string_view name;
    Label label;
    bool isSigned; // shown with its sign
};

constexpr std::array kCriteria{
    Criterion{"score", Label::Score, false},       Criterion{"wins", Label::Wins, false},
    Criterion{"points", Label::Points, false},     Criterion{"difference", Label::Difference, true},
    Criterion{"against", Label::Against, false},   Criterion{"head-to-head", Label::HeadToHead, false},
    Criterion{"buchholz", Label::Buchholz, false}, Criterion{"decider", Label::Decider, false},
};

const Criterion* criterionNamed(std::string_view name) {
    const auto found = std::find_if(kCriteria.begin(), kCriteria.end(),
                                    [&](const Criterion& criterion) { return criterion.name == name; });
    return found == kCriteria.end() ? nullptr : &*found;
}

using Rows = std::vector<tournament::StandingRow>;
using Amount = tournament::Amount;

std::optional<Amount> valueIn(const tournament::StandingRow& row, const std::string& criterion) {
    for (const auto& [name, value] : row.criteria)
        if (name == criterion) return value;
    return std::nullopt;
}

// One criterion as a column: with a decimal where some row has a half, so that the figures stand under each
// other; with real signs.
class CriterionColumn {
  public:
    CriterionColumn(std::string name, const Rows& rows)
        : m_name(std::move(name))
        , m_criterion(criterionNamed(m_name)) {
        for (const tournament::StandingRow& row : rows)
            if (const auto value = valueIn(row, m_name)) {
                m_any = true;
                m_halves = m_halves || value->halves % 2 != 0;
            }
    }

    const std::string& name() const { return m_name; }
    // Head-to-head between changing partners says nothing anywhere.
    bool isEmpty() const { return !m_any; }

    pdf::Column column(words::Language language) const {
        const std::string title = m_criterion ? std::string(text(m_criterion->label, language)) : m_name;
        return {title, pdf::Align::Right, pdf::Face::Regular, false};
    }

    std::string cell(const tournament::StandingRow& row, words::Language language) const {
        const auto value = valueIn(row, m_name);
        if (!value) return "–";
        const long halves = std::labs(long{value->halves});
        std::string_view sign;
        if (value->halves < 0) sign = "−";
        if (value->halves > 0 && m_criterion && m_criterion->isSigned) sign = "+";
        std::string number = fmt::format("{}{}", sign, halves / 2);
        if (m_halves) number += fmt::format("{}{}", pointOf(language), halves % 2 * 5);
        return number;
    }

  private:
    std::string m_name;
    const Criterion* m_criterion;
    bool m_any = false;
    bool m_halves = false;
};

std::vector<CriterionColumn> criteriaOf(const Rows& rows) {
    std::vector<CriterionColumn> columns;
    if (rows.empty()) return columns;
    for (const auto& criterion : rows.front().criteria) {
        CriterionColumn column(criterion.first, rows);
        if (!column.isEmpty() && tournament::isOfLadder(criterion.first))
            columns.push_back(std::move(column));
    }
    return columns;
}

// A pair's one below the other.
pdf::Cell namesOf(const View& view, const tournament::StandingRow& row) {
    std::vector<std::string> names = fullNamesIn(view.tournament, view.standings.round, {row.entry});
    if (names.size() < 2) names = {row.name};
    if (row.provisional) names.back() += " *";
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

// The standings as a table, or of them the rows of one group, each with its rank there and a mark where it
// goes on.
class StandingsTable {
  public:
    explicit StandingsTable(const View& view)
        : m_view(view)
        , m_criteria(criteriaOf(view.standings.rows)) {
        const Rows& rows = view.standings.rows;
        const auto some = [&](auto has) { return std::any_of(rows.begin(), rows.end(), has); };
        m_clubs = some([](const auto& row) { return !row.club.empty(); });
        m_camps = some([](const auto& row) { return !row.camp.empty(); });
        m_satOut = some([](const auto& row) { return row.satOut > 0; });
    }

    pdf::Table whole() const {
        pdf::Table table{columns(false), {}, 2};
        for (const tournament::StandingRow& row : m_view.standings.rows) {
            pdf::Row line{{std::to_string(row.rank)}};
            addTo(line, row, isDecidedByLadder(row) ? row.decidedBy : std::nullopt);
            table.rows.push_back(std::move(line));
        }
        return table;
    }

    pdf::Table ofGroup(const std::map<int, tournament::GroupPlace>& places, int group) const {
        pdf::Table table{columns(true), {}, 1};
        for (const tournament::StandingRow& row : m_view.standings.rows) {
            const auto place = places.find(row.entry);
            if (place == places.end() || place->second.group != group) continue;
            pdf::Row line{{place->second.goesOn ? "▶" : "", std::to_string(place->second.rank)}};
            addTo(line, row, std::nullopt);
            table.rows.push_back(std::move(line));
        }
        return table;
    }

  private:
    std::vector<pdf::Column> columns(bool marked) const {
        const words::Language language = m_view.language;
        const auto word = [&](Label label) { return std::string(text(label, language)); };
        std::vector<pdf::Column> all;
        if (marked) all.push_back({"", pdf::Align::Left, pdf::Face::Regular, false});
        all.push_back({word(Label::Rank), pdf::Align::Right, pdf::Face::Bold, false});
        all.push_back({word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true});
        if (m_clubs) all.push_back({word(Label::Club), pdf::Align::Left, pdf::Face::Regular, true});
        if (m_camps) all.push_back({word(Label::Camp), pdf::Align::Left, pdf::Face::Regular, true});
        for (const CriterionColumn& column : m_criteria) all.push_back(column.column(language));
        all.push_back({word(Label::Played), pdf::Align::Right, pdf::Face::Regular, false});
        if (m_satOut) all.push_back({word(Label::SatOut), pdf::Align::Right, pdf::Face::Regular, false});
        return all;
    }

    void addTo(pdf::Row& line, const tournament::StandingRow& row,
               const std::optional<std::string>& decided) const {
        line.cells.push_back(namesOf(m_view, row));
        if (m_clubs) line.cells.emplace_back(row.club);
        if (m_camps) line.cells.emplace_back(row.camp);
        for (const CriterionColumn& column : m_criteria)
            line.cells.emplace_back(std::vector{column.cell(row, m_view.language)},
                                    decided == column.name() ? std::optional(pdf::Face::Bold) : std::nullopt);
        line.cells.emplace_back(std::to_string(row.played));
        if (m_satOut) line.cells.emplace_back(std::to_string(row.satOut));
    }

    const View& m_view;
    std::vector<CriterionColumn> m_criteria;
    bool m_clubs = false;
    bool m_camps = false;
    bool m_satOut = false;
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
        if (!isDecidedByLadder(row) || view.why[i].empty()) continue;
        if (row.rank > prizes && isSeenAtOnce(row, *row.decidedBy)) continue;
        lines.push_back(fmt::format("{}. {}", row.rank, view.why[i]));
    }
    return lines;
}

void addGroups(pdf::List& list, const View& view, const std::map<int, tournament::GroupPlace>& places) {
    View shown = view; // each group in its own order
    shown.standings = tournament::inGroups(view.tournament, view.standings);
    const StandingsTable tables(shown);
    std::set<int> groups;
    for (const auto& [contestant, place] : places) groups.insert(place.group);
    for (const int group : groups) {
        list.blocks.emplace_back(pdf::Heading{text(Label::Group, view.language, group)});
        list.blocks.emplace_back(tables.ofGroup(places, group));
    }
    list.blocks.emplace_back(
        pdf::Paragraph{text(Label::GoesOn, view.language, view.tournament.settings.qualify)});
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
        if (valueIn(standings.rows.front(), criterion)) say(note);
    list.blocks.emplace_back(
        pdf::Paragraph{text(Label::CountsNote, view.language, formulaText(settings.scoring, view.language),
                            ladderText(settings.ladder, view.language))});
    if (std::any_of(standings.rows.begin(), standings.rows.end(),
                    [](const auto& row) { return row.provisional; }))
        say(Label::AverageChangesNote);
}

} // namespace

pdf::Document standings(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const tournament::Standings& standings = view.standings;
    std::vector<std::string> subtitle;
    if (standings.round > 0) subtitle.push_back(text(Label::AfterRound, view.language, standings.round));
    if (!standings.final && standings.round > 0) subtitle.push_back(word(Label::Provisional));

    pdf::List list{runningFor(view, word(Label::Standings), joined(subtitle, " – ")), {}};
    if (standings.rows.empty()) {
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoStandings)});
        return listDocument(view, options, list);
    }
    const auto groups = tournament::groupPlaces(view.tournament, standings);
    const bool ladder =
        groups.empty() && std::any_of(standings.rows.begin(), standings.rows.end(), isDecidedByLadder);
    if (groups.empty())
        list.blocks.emplace_back(StandingsTable(view).whole());
    else
        addGroups(list, view, groups);
    if (!view.camps.empty()) list.blocks.emplace_back(pdf::Paragraph{view.camps});
    if (std::string came = substitutes(view); !came.empty())
        list.blocks.emplace_back(pdf::Paragraph{std::move(came)});
    addNotes(list, view);
    if (ladder) list.blocks.emplace_back(pdf::Paragraph{word(Label::BoldDecides)});
    if (!standings.missing.empty())
        list.blocks.emplace_back(pdf::Paragraph{missingText(standings, view.language)});
    if (!standings.tied.empty())
        list.blocks.emplace_back(pdf::Paragraph{extraGamesText(standings, view.language)});
    if (const auto why = whyLines(view); ladder && !why.empty()) {
        list.blocks.emplace_back(pdf::Heading{word(Label::WhyTitle)});
        for (const std::string& line : why) list.blocks.emplace_back(pdf::Paragraph{line});
    }
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds

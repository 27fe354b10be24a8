#include "listing.h"
#include "names.h"
#include "reports.h"

#include <algorithm>
#include <array>
#include <cstdlib>

// Who stands where, with the criteria of the ladder in its order.
namespace schreiber::kinds {

namespace {

struct Criterion {
    std::string_view name;
    Label label;
    bool isSigned; // shown with its sign
};

// What only puts in order how far somebody came is no figure to read; a sentence says it instead.
bool isOnlyOrder(std::string_view criterion) {
    return criterion == "bracket" || criterion == "final";
}

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

    // Head-to-head between changing partners says nothing anywhere.
    bool isEmpty() const { return !m_any; }

    pdf::Column column(Language language) const {
        const std::string title = m_criterion ? std::string(text(m_criterion->label, language)) : m_name;
        return {title, pdf::Align::Right, pdf::Face::Regular, false};
    }

    std::string cell(const tournament::StandingRow& row, Language language) const {
        const auto value = valueIn(row, m_name);
        if (!value) return "–";
        const long halves = std::labs(long{value->halves});
        std::string_view sign;
        if (value->halves < 0) sign = "−";
        if (value->halves > 0 && m_criterion && m_criterion->isSigned) sign = "+";
        std::string number = fmt::format("{}{}", sign, halves / 2);
        if (m_halves)
            number += fmt::format("{}{}", language == Language::English ? '.' : ',', halves % 2 * 5);
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
        if (!column.isEmpty() && !isOnlyOrder(criterion.first)) columns.push_back(std::move(column));
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

pdf::Table tableOf(const View& view) {
    const Rows& rows = view.standings.rows;
    const Language language = view.language;
    const auto word = [&](Label label) { return std::string(text(label, language)); };
    const auto some = [&](auto has) { return std::any_of(rows.begin(), rows.end(), has); };
    const bool clubs = some([](const auto& row) { return !row.club.empty(); });
    const bool satOut = some([](const auto& row) { return row.satOut > 0; });
    const std::vector<CriterionColumn> criteria = criteriaOf(rows);

    pdf::Table table{{{word(Label::Rank), pdf::Align::Right, pdf::Face::Bold, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}},
                     {},
                     2};
    if (clubs) table.columns.push_back({word(Label::Club), pdf::Align::Left, pdf::Face::Regular, true});
    for (const CriterionColumn& column : criteria) table.columns.push_back(column.column(language));
    table.columns.push_back({word(Label::Played), pdf::Align::Right, pdf::Face::Regular, false});
    if (satOut) table.columns.push_back({word(Label::SatOut), pdf::Align::Right, pdf::Face::Regular, false});

    for (const tournament::StandingRow& row : rows) {
        pdf::Row line{{std::to_string(row.rank), namesOf(view, row)}};
        if (clubs) line.cells.emplace_back(row.club);
        for (const CriterionColumn& column : criteria) line.cells.emplace_back(column.cell(row, language));
        line.cells.emplace_back(std::to_string(row.played));
        if (satOut) line.cells.emplace_back(std::to_string(row.satOut));
        table.rows.push_back(std::move(line));
    }
    return table;
}

std::string missingText(const tournament::Standings& standings, Language language) {
    std::vector<std::string> places;
    for (const tournament::MissingSheet& sheet : standings.missing)
        places.push_back(text(Label::RoundTable, language, sheet.round, sheet.called));
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return text(Label::StillMissing, language, joined(places, ", "));
}

// One of the first two figures in the row.
bool isSeenAtOnce(const tournament::StandingRow& row, std::string_view criterion) {
    int seen = 0;
    for (const auto& [name, value] : row.criteria)
        if (!isOnlyOrder(name) && ++seen <= 2 && name == criterion) return true;
    return false;
}

// What the columns do not show at a glance: where two were level in the first two criteria, what decided.
std::vector<std::string> whyLines(const View& view) {
    std::vector<std::string> lines;
    const Rows& rows = view.standings.rows;
    for (std::size_t i = 0; i < std::min(rows.size(), view.why.size()); ++i) {
        const tournament::StandingRow& row = rows[i];
        if (!row.decidedBy || view.why[i].empty()) continue;
        if (isOnlyOrder(*row.decidedBy) || isSeenAtOnce(row, *row.decidedBy)) continue;
        lines.push_back(fmt::format("{}. {}", row.rank, view.why[i]));
    }
    return lines;
}

} // namespace

pdf::Document standings(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const tournament::Standings& standings = view.standings;
    std::vector<std::string> subtitle;
    if (standings.round > 0) subtitle.push_back(text(Label::AfterRound, view.language, standings.round));
    if (!standings.missing.empty()) subtitle.push_back(word(Label::Provisional));

    pdf::List list{runningFor(view, word(Label::Standings), joined(subtitle, " – ")), {}};
    if (standings.rows.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoStandings)});
    else
        list.blocks.emplace_back(tableOf(view));
    if (std::string came = substitutes(view); !came.empty() && !standings.rows.empty())
        list.blocks.emplace_back(pdf::Paragraph{std::move(came)});
    for (const auto& [criterion, note] :
         {std::pair("final", Label::LastMatchNote), {"bracket", Label::KnockOutNote}})
        if (!standings.rows.empty() && valueIn(standings.rows.front(), criterion))
            list.blocks.emplace_back(pdf::Paragraph{word(note)});
    if (std::any_of(standings.rows.begin(), standings.rows.end(),
                    [](const auto& row) { return row.provisional; }))
        list.blocks.emplace_back(pdf::Paragraph{word(Label::AverageNote)});
    if (!standings.missing.empty())
        list.blocks.emplace_back(pdf::Paragraph{missingText(standings, view.language)});
    if (const auto why = whyLines(view); !why.empty()) {
        list.blocks.emplace_back(pdf::Heading{word(Label::WhyTitle)});
        for (const std::string& line : why) list.blocks.emplace_back(pdf::Paragraph{line});
    }
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds

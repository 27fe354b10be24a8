#include "places.h"

#include "labels.h"

#include <tournament/groups.h>

#include <algorithm>

namespace schreiber::kinds {

Groups::Groups(const tournament::Tournament& tournament)
    : m_groups(tournament::groupsOf(tournament)) {}

int Groups::of(int contestant) const {
    return tournament::groupOf(m_groups, contestant);
}

int Groups::at(const tournament::Table& match) const {
    const bool grouped =
        match.stage == tournament::Stage::Ordinary && !match.sides.empty() && !match.sides.front().empty();
    return grouped ? of(match.sides.front().front()) : 0;
}

std::string Groups::cell(int contestant) const {
    const int group = of(contestant);
    return group == 0 ? std::string() : std::to_string(group);
}

int Groups::ofEntry(const tournament::Tournament& tournament, int entry) const {
    for (const tournament::Partnership& pair : tournament.partnerships)
        if (pair.first == entry || pair.second == entry) return of(pair.number);
    return of(entry);
}

pdf::Column groupColumn(words::Language language) {
    return {std::string(text(Label::GroupColumn, language)), pdf::Align::Right, pdf::Face::Regular, false};
}

namespace {

using Id = lists::Matched::Column;

bool isPlace(const lists::MatchColumn& column) {
    return column.id == Id::Table || column.id == Id::Heat || column.id == Id::Number ||
           column.id == Id::Group || column.id == Id::Stage;
}

std::vector<std::string> stagesOf(const View& view, const tournament::Round& round) {
    std::vector<std::string> stages;
    for (const tournament::Table& match : round.tables) {
        const auto stage = view.stagesAt.find({round.number, match.number});
        stages.push_back(stage == view.stagesAt.end() ? std::string() : stage->second);
    }
    return stages;
}

} // namespace

Places::Places(const View& view, const tournament::Round& round, For whom, TableLetters letters)
    : m_view(view)
    , m_letters(letters)
    , m_groups(view.tournament)
    , m_rows(lists::matchRows(view.tournament, round, stagesOf(view, round), view.language)) {
    for (const lists::MatchColumn& column : columns(lists::Told::Draw))
        if (isPlace(column) && (whom == For::Desk || column.id != Id::Number)) m_columns.push_back(column);
}

std::vector<lists::MatchColumn> Places::columns(lists::Told told) const {
    return lists::shownOn(lists::Surface::Paper,
                          lists::matchColumns(m_view.tournament.settings, m_rows, told), m_rows);
}

const lists::Matched& Places::rowOf(const tournament::Table& match) const {
    return *std::find_if(m_rows.begin(), m_rows.end(),
                         [&](const lists::Matched& one) { return one.number == match.number; });
}

void Places::addColumns(pdf::Table& list) const {
    constexpr double kTableLetters = 1.7;
    for (const lists::MatchColumn& column : m_columns) {
        list.columns.push_back({column.headIn(m_view.language, lists::Surface::Paper),
                                column.isNumber() ? pdf::Align::Right : pdf::Align::Left,
                                column.id == Id::Table ? pdf::Face::Bold : pdf::Face::Regular, false});
        if (m_letters == TableLetters::AsOthers) continue;
        list.columns.back().middle = true;
        if (column.id != Id::Table) continue;
        list.columns.back().face = pdf::Face::Black;
        list.columns.back().scale = kTableLetters;
    }
}

void Places::add(pdf::Row& row, const tournament::Table& match) const {
    for (const lists::MatchColumn& column : m_columns)
        row.cells.emplace_back(column.read(rowOf(match), m_view.language));
}

void Places::addSittingOut(pdf::Row& row, int contestant) const {
    for (const lists::MatchColumn& column : m_columns)
        row.cells.emplace_back(column.id == Id::Table   ? "–"
                               : column.id == Id::Group ? m_groups.cell(contestant)
                                                        : std::string());
}

} // namespace schreiber::kinds

#include "places.h"

#include "labels.h"

#include <tournament/groups.h>
#include <tournament/heats.h>

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

Places::Places(const View& view, const tournament::Round& round, For whom)
    : m_view(view)
    , m_round(round)
    , m_language(view.language)
    , m_whom(whom)
    , m_groups(view.tournament)
    , m_heats(tournament::hasHeats(round))
    , m_grouped(std::any_of(round.tables.begin(), round.tables.end(),
                            [&](const tournament::Table& match) { return m_groups.at(match) > 0; }))
    , m_staged(std::any_of(round.tables.begin(), round.tables.end(), [&](const tournament::Table& match) {
        return stageOf(match) != stageOf(round.tables.front());
    })) {}

std::string Places::stageOf(const tournament::Table& match) const {
    const auto stage = m_view.stagesAt.find({m_round.number, match.number});
    return stage == m_view.stagesAt.end() ? std::string() : stage->second;
}

void Places::addColumns(pdf::Table& list) const {
    const auto add = [&](Label label, pdf::Face face) {
        list.columns.push_back({std::string(text(label, m_language)), pdf::Align::Right, face, false});
    };
    add(Label::Table, pdf::Face::Bold);
    if (m_heats) add(Label::Heat, pdf::Face::Regular);
    if (m_heats && m_whom == For::Desk) add(Label::Number, pdf::Face::Regular);
    if (m_grouped) list.columns.push_back(groupColumn(m_language));
    if (m_staged) list.columns.push_back({"", pdf::Align::Left, pdf::Face::Regular, false});
}

void Places::add(pdf::Row& row, const tournament::Table& match) const {
    row.cells.emplace_back(std::to_string(tournament::tableInRoom(m_round, match)));
    if (m_heats) row.cells.emplace_back(std::to_string(match.heat));
    if (m_heats && m_whom == For::Desk) row.cells.emplace_back(std::to_string(match.number));
    if (m_grouped) row.cells.emplace_back(m_groups.at(match) == 0 ? "" : std::to_string(m_groups.at(match)));
    if (m_staged) row.cells.emplace_back(stageOf(match));
}

void Places::addSittingOut(pdf::Row& row, int contestant) const {
    row.cells.emplace_back("–");
    if (m_heats) row.cells.emplace_back("");
    if (m_heats && m_whom == For::Desk) row.cells.emplace_back("");
    if (m_grouped) row.cells.emplace_back(m_groups.cell(contestant));
    if (m_staged) row.cells.emplace_back("");
}

} // namespace schreiber::kinds

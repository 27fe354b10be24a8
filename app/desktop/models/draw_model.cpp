#include "models/draw_model.h"

#include "base/look.h"
#include "base/text.h"
#include "models/tables_model.h"

#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/camps.h>
#include <tournament/groups.h>
#include <tournament/heats.h>

#include <QBrush>
#include <QFont>
#include <QMimeData>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace schreiber::desktop {
namespace {

// A contestant's number in decimal; of this window alone, and nothing to another program.
const auto kPlace = QStringLiteral("application/x-schreiber-place");

std::set<int> hitByRepeats(const tournament::Quality& quality) {
    std::set<int> hit;
    for (const tournament::Repeat& repeat : quality.details)
        hit.insert(repeat.entries.begin(), repeat.entries.end());
    return hit;
}

} // namespace

void DrawModel::show(const tournament::Tournament& tournament, const tournament::Round& round,
                     const tournament::Quality& quality, words::Language language) {
    beginResetModel();
    m_rows.clear();
    m_columns.clear();
    m_chosen = 0;
    m_heats = tournament::hasHeats(round);
    m_free = tournament::isBracketRound(round) ? tr("Freilos") : tr("spielfrei");

    const std::set<int> hit = hitByRepeats(quality);
    const std::map<int, std::string> camps = tournament::campsOf(tournament);
    m_hasDealers = tournament.settings.zeroSum;
    const auto place = [&](int contestant) {
        const auto camp = camps.find(contestant);
        QString name = text(tournament::nameOf(tournament, contestant, round.number));
        if (camp != camps.end()) name += QStringLiteral(" (%1)").arg(text(camp->second));
        return Place{contestant, std::move(name), hit.contains(contestant)};
    };
    std::size_t sides = 0;
    std::size_t members = 0;
    for (const tournament::Table& table : round.tables) {
        sides = std::max(sides, table.sides.size());
        for (const auto& side : table.sides) members = std::max(members, side.size());
    }
    for (std::size_t side = 0; side < sides; ++side)
        for (std::size_t member = 0; member < members; ++member)
            m_columns.push_back(sideName(static_cast<int>(side), static_cast<int>(sides)));

    const auto groups = tournament::groupsOf(tournament);
    const auto stages = desk::stagesInWords(tournament, round, language);
    const bool isOne =
        std::adjacent_find(stages.begin(), stages.end(), std::not_equal_to<>()) == stages.end();
    m_stage = isOne && !stages.empty() ? text(stages.front()) : QString();
    for (const tournament::Table& table : round.tables) {
        Row row{text(tournament::tableCalled(round, table)), std::vector<Place>(m_columns.size())};
        if (const std::string& stage = stages[m_rows.size()]; !isOne && !stage.empty())
            row.table += QStringLiteral(" – ") + text(stage);
        if (const QString group = groupInWords(groupAt(groups, table)); !group.isEmpty())
            row.table += QStringLiteral(" – ") + group;
        for (std::size_t side = 0; side < table.sides.size(); ++side)
            for (std::size_t member = 0; member < table.sides[side].size(); ++member)
                row.places[side * members + member] = place(table.sides[side][member]);
        if (const auto dealer = static_cast<std::size_t>(table.firstDealer);
            m_hasDealers && dealer < table.sides.size()) // a place a side
            row.places[dealer].deals = true;
        // Of a crown one person plays on each side, under the number of the pair.
        if (table.stage == tournament::Stage::Crown)
            for (std::size_t side = 0; side < table.sides.size(); ++side)
                row.places[side * members].name =
                    text(tournament::namesOfSide(tournament, round.number, table, side).front());
        m_rows.push_back(std::move(row));
    }
    const std::size_t width = std::max<std::size_t>(m_columns.size(), 1);
    for (std::size_t i = 0; i < round.sittingOut.size(); ++i) {
        if (i % width == 0) m_rows.push_back({{}, std::vector<Place>(width)});
        m_rows.back().places[i % width] = place(round.sittingOut[i]);
    }
    endResetModel();
}

void DrawModel::clear() {
    beginResetModel();
    m_rows.clear();
    m_columns.clear();
    m_stage.clear();
    m_hasDealers = false;
    m_chosen = 0;
    endResetModel();
}

void DrawModel::choose(int contestant) {
    m_chosen = contestant;
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int DrawModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DrawModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_columns.size());
}

const DrawModel::Place* DrawModel::placeAt(const QModelIndex& index) const {
    if (index.column() == 0) return nullptr;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const std::size_t at = static_cast<std::size_t>(index.column() - 1);
    return at < row.places.size() && row.places[at].contestant != 0 ? &row.places[at] : nullptr;
}

QVariant DrawModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == 0) {
        if (role == Qt::DisplayRole) return row.table.isEmpty() ? m_free : row.table;
        if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignCenter);
        if (role == Qt::FontRole) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    }
    const Place* place = placeAt(index);
    if (place == nullptr) return {};
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1\u00A0%2") // whoever breaks the name keeps its number beside it
                   .arg(place->contestant, 2, 10, QChar(0x2007)) // a blank as wide as a figure
                   .arg(place->name) +
               (place->deals ? QStringLiteral("\u00A0●") : QString());
    case Qt::AccessibleTextRole:
        return place->name + (place->deals ? tr(", gibt zuerst") : QString()) +
               (place->repeat ? tr(", Wiederholung") : QString());
    case Qt::BackgroundRole:
        if (place->contestant == m_chosen) return QBrush(colours().goodBack);
        if (place->repeat) return QBrush(colours().warnBack);
        return {};
    case Qt::ForegroundRole:
        if (row.table.isEmpty()) return QBrush(colours().muted);
        return {};
    case PlaceRole:
        return place->contestant;
    case ChosenRole:
        return place->contestant == m_chosen;
    case RepeatRole:
        return place->repeat;
    default:
        return {};
    }
}

QVariant DrawModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section == 0) return m_heats ? tableAndHeat() : tr("Tisch");
    const std::size_t at = static_cast<std::size_t>(section - 1);
    return at < m_columns.size() ? m_columns[at] : QString();
}

Qt::ItemFlags DrawModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool isPlace = m_swappable && index.isValid() && placeAt(index) != nullptr;
    return isPlace ? flags | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled : flags;
}

QStringList DrawModel::mimeTypes() const {
    return {kPlace};
}

QMimeData* DrawModel::mimeData(const QModelIndexList& indexes) const {
    const Place* place = indexes.size() == 1 ? placeAt(indexes.first()) : nullptr;
    if (place == nullptr) return nullptr;
    auto* data = new QMimeData;
    data->setData(kPlace, QByteArray::number(place->contestant));
    return data;
}

bool DrawModel::isHere(int contestant) const {
    return std::any_of(m_rows.begin(), m_rows.end(), [contestant](const Row& row) {
        return std::any_of(row.places.begin(), row.places.end(),
                           [contestant](const Place& place) { return place.contestant == contestant; });
    });
}

// Another window's place is none of these.
bool DrawModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                const QModelIndex& parent) const {
    const Place* onto = parent.isValid() ? placeAt(parent) : nullptr;
    const int taken = data->data(kPlace).toInt();
    return m_swappable && onto != nullptr && taken != 0 && taken != onto->contestant && isHere(taken);
}

bool DrawModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                             const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    emit dropped(data->data(kPlace).toInt(), placeAt(parent)->contestant);
    return true;
}

QString tableAndHeat() {
    return DrawModel::tr("Tisch/Durchgang");
}

QString sideName(int side, int sides) {
    if (sides > 3) return QString(QChar(QLatin1Char('A').unicode() + side)); // seats in the order of play
    if (sides != 2) return QString::number(side + 1);
    return side == 0 ? DrawModel::tr("SIE") : DrawModel::tr("WIR");
}

QString sideCalled(int side, const QStringList& names) {
    const int sides = static_cast<int>(names.size());
    return sides == 2 || side >= sides ? sideName(side, sides) : names[side];
}

} // namespace schreiber::desktop

#include "models/standings_model.h"

#include "base/look.h"
#include "base/text.h"

#include <desk/words.h>

#include <QBrush>
#include <QFont>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kManyRows = 1'000'000;
constexpr int kBest = 3; // ranks that stand out

// The first figure of the ladder needs no mark: everybody is ordered by it.
std::string_view firstFigure(const tournament::StandingRow& row) {
    for (const auto& criterion : row.criteria)
        if (tournament::isOfLadder(criterion.first)) return criterion.first;
    return {};
}

bool sameColumns(const std::vector<lists::StandingsColumn>& a, const std::vector<lists::StandingsColumn>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& one, const auto& other) {
        return one.key == other.key && one.n == other.n && one.head == other.head;
    });
}

} // namespace

StandingsModel::StandingsModel(QObject* parent, lists::Surface surface)
    : QAbstractTableModel(parent)
    , m_surface(surface) {}

void StandingsModel::show(const tournament::Tournament& tournament, const tournament::Standings& standings,
                          words::Language language) {
    auto rows = lists::standingsRows(tournament, tournament::inGroups(tournament, standings));
    if (m_surface == lists::Surface::Window && standings.round == tournament::lastPublished(tournament)) {
        const auto prizes = desk::prizesInWords(desk::prizesNow(tournament), language);
        for (lists::Ranked& one : rows)
            if (const auto prize = prizes.find(one.row.entry); prize != prizes.end())
                one.prize = prize->second;
    }
    m_isFinal = tournament.closing.has_value() || standings.final;
    auto columns = lists::shownOn(m_surface, lists::standingsColumns(tournament, standings), rows);
    const bool same = language == m_language && sameColumns(columns, m_columns);
    if (same && rows.size() == m_rows.size() && !m_rows.empty()) {
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_language = language;
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    endResetModel();
    if (!same) emit columnsChanged();
}

void StandingsModel::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

const tournament::StandingRow& StandingsModel::rowAt(int row) const {
    return m_rows[static_cast<std::size_t>(row)].row;
}

bool StandingsModel::isAhead(int row) const {
    const lists::Ranked& one = m_rows[static_cast<std::size_t>(row)];
    return one.place.rank != 0 ? one.place.goesOn : one.row.rank <= kBest;
}

bool StandingsModel::isDecided(int row, std::string_view column) const {
    const auto parts = [&](int above) { // it from the next one
        if (above < 0) return false;
        const tournament::StandingRow& one = rowAt(above);
        return one.decidedBy == column && column != firstFigure(one);
    };
    return parts(row) || parts(row - 1);
}

bool StandingsModel::hasGroups() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const auto& one) { return one.place.goesOn; });
}

int StandingsModel::columnOf(const QAbstractItemModel& model, Id id) {
    for (int column = 0; column < model.columnCount(); ++column)
        if (model.headerData(column, Qt::Horizontal, IdRole) == QVariant(static_cast<int>(id))) return column;
    return -1;
}

int StandingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant StandingsModel::sortValue(const lists::StandingsColumn& column, int row) const {
    const lists::Ranked& one = m_rows[static_cast<std::size_t>(row)];
    if (column.id == Id::Rank) return row; // the lot orders those who share a rank
    if (column.id == Id::Group) return one.place.group * kManyRows + row;
    const lists::Value value = column.of(one);
    if (const auto* amount = std::get_if<tournament::Amount>(&value)) return amount->halves;
    if (const auto* number = std::get_if<int>(&value)) return *number;
    if (const auto* words = std::get_if<std::string>(&value)) return text(*words).toCaseFolded();
    return column.isNumber() ? QVariant(-kManyRows) : QVariant(QString());
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const lists::Ranked& one = m_rows[static_cast<std::size_t>(index.row())];
    const lists::StandingsColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return text(column.read(one, m_language));
    case SortRole:
        return sortValue(column, index.row());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case Qt::FontRole: {
        const bool isName = column.id == Id::Rank || column.id == Id::Name;
        const bool bold = isName ? isAhead(index.row()) : isDecided(index.row(), column.key);
        if (!isName && !bold) return {};
        QFont font;
        font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
        return font;
    }
    case Qt::ForegroundRole:
        if (column.id == Id::Club) return QBrush(colours().muted);
        if (column.id == Id::Prize && !m_isFinal) return QBrush(colours().muted); // may still be another's
        return {};
    case EntryRole:
        return one.row.entry;
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    const lists::StandingsColumn& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return text(column.headIn(m_language, m_surface));
    case Qt::ToolTipRole: // where the head is a short one
        return column.shortHead.empty() ? QVariant() : text(std::string(column.head.in(m_language)));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.isNumber() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case IdRole:
        return static_cast<int>(column.id);
    default:
        return {};
    }
}

} // namespace schreiber::desktop

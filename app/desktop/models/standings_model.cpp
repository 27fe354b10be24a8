#include "models/standings_model.h"

#include "base/look.h"
#include "base/text.h"

#include <QBrush>
#include <QFont>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kManyRows = 1'000'000;
constexpr int kBest = 3; // ranks that stand out

// Of sums over rounds, which hold what a round sat out is worth.
bool holdsAverage(StandingsModel::Id id) {
    using Id = StandingsModel::Id;
    return id == Id::Score || id == Id::Points || id == Id::Against || id == Id::Difference;
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

bool StandingsModel::hasProvisional() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const auto& one) { return one.row.provisional; });
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
    case Qt::DisplayRole: {
        const QString shown = text(column.read(one, m_language));
        return one.row.provisional && holdsAverage(column.id) ? shown + QLatin1Char('*') : shown;
    }
    case SortRole:
        return sortValue(column, index.row());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case Qt::FontRole: {
        if (column.id != Id::Rank && column.id != Id::Name) return {};
        QFont font;
        font.setWeight(isAhead(index.row()) ? QFont::DemiBold : QFont::Normal);
        return font;
    }
    case Qt::ForegroundRole:
        if (column.id == Id::SatOut || column.id == Id::Club) return QBrush(colours().muted);
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

#include "models/standings_model.h"

#include "base/look.h"
#include "base/numbers.h"
#include "base/text.h"

#include <QBrush>
#include <QFont>
#include <QLocale>

#include <algorithm>
#include <array>

namespace schreiber::desktop {
namespace {

using tournament::Amount;
using tournament::StandingRow;

constexpr int kManyRows = 1'000'000;
constexpr int kBest = 3; // ranks that stand out; of a group those who would go on
constexpr std::array<const char*, 5> kShownAnyway{"score", "wins", "points", "against", "difference"};

bool isShownAnyway(const std::string& criterion) {
    return std::any_of(kShownAnyway.begin(), kShownAnyway.end(),
                       [&](const char* name) { return criterion == name; });
}

QString shown(const Amount& amount) {
    return withMinus(QLocale().toString(amount.value(), 'f', amount.halves % 2 == 0 ? 0 : 1));
}

const Amount* amountOf(const StandingRow& row, int column) {
    switch (column) {
    case StandingsModel::Wins:
        return &row.wins;
    case StandingsModel::Score:
        return &row.score;
    case StandingsModel::Points:
        return &row.points;
    case StandingsModel::Against:
        return &row.against;
    case StandingsModel::Difference:
        return &row.difference;
    default:
        return nullptr;
    }
}

const Amount* criterionOf(const StandingRow& row, const std::string& name) {
    for (const auto& [criterion, amount] : row.criteria)
        if (criterion == name && amount) return &*amount;
    return nullptr;
}

bool isText(int column) {
    return column == StandingsModel::Name || column == StandingsModel::Club || column == StandingsModel::Camp;
}

} // namespace

void StandingsModel::show(const tournament::Standings& standings,
                          std::map<int, tournament::GroupPlace> groups) {
    m_groups = std::move(groups);
    std::vector<std::string> criteria;
    if (!standings.rows.empty())
        for (const auto& [name, amount] : standings.rows.front().criteria)
            if (!isShownAnyway(name) && tournament::isOfLadder(name)) criteria.push_back(name);
    if (criteria == m_criteria && standings.rows.size() == m_rows.size() && !m_rows.empty()) {
        m_rows = standings.rows;
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_criteria = std::move(criteria);
    m_rows = standings.rows;
    endResetModel();
}

const StandingRow& StandingsModel::rowAt(int row) const {
    return m_rows[static_cast<std::size_t>(row)];
}

tournament::GroupPlace StandingsModel::groupOf(const StandingRow& row) const {
    const auto found = m_groups.find(row.entry);
    return found == m_groups.end() ? tournament::GroupPlace{} : found->second;
}

bool StandingsModel::saysSomething(int column) const {
    if (column == Group) return !m_groups.empty();
    return std::any_of(m_rows.begin(), m_rows.end(), [&](const StandingRow& row) {
        if (column == SatOut) return row.satOut != 0;
        if (column == Camp) return !row.camp.empty();
        if (column < FirstCriterion) return true;
        return criterionOf(row, m_criteria[static_cast<std::size_t>(column - FirstCriterion)]) != nullptr;
    });
}

bool StandingsModel::hasProvisional() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const StandingRow& row) { return row.provisional; });
}

bool StandingsModel::hasGroups() const {
    return std::any_of(m_groups.begin(), m_groups.end(),
                       [](const auto& place) { return place.second.goesOn; });
}

int StandingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FirstCriterion + static_cast<int>(m_criteria.size());
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const StandingRow& row = rowAt(index.row());
    const int column = index.column();
    const Amount* amount = amountOf(row, column);
    if (column >= FirstCriterion)
        amount = criterionOf(row, m_criteria[static_cast<std::size_t>(column - FirstCriterion)]);

    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Rank:
            return QString::number(row.rank);
        case Group: {
            const int group = groupOf(row).group;
            return group == 0 ? QString() : QString::number(group);
        }
        case Name:
            return text(row.name);
        case Club:
            return text(row.club);
        case Camp:
            return text(row.camp);
        case Played:
            return QString::number(row.played);
        case SatOut:
            return row.satOut != 0 ? QString::number(row.satOut) : QString();
        default:
            break;
        }
        if (amount == nullptr) return QStringLiteral("–");
        return shown(*amount) + (row.provisional && column != Wins ? QStringLiteral("*") : QString());
    case SortRole:
        switch (column) {
        case Rank:
            return index.row(); // the lot orders those who share a rank
        case Group:
            return groupOf(row).group * kManyRows + index.row();
        case Name:
            return text(row.name).toCaseFolded();
        case Club:
            return text(row.club).toCaseFolded();
        case Camp:
            return text(row.camp).toCaseFolded();
        case Played:
            return row.played;
        case SatOut:
            return row.satOut;
        default:
            return amount != nullptr ? amount->halves : -1'000'000;
        }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(isText(column) ? Qt::AlignLeft | Qt::AlignVCenter
                                                  : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        if (column != Rank && column != Name) return {};
        QFont font;
        const tournament::GroupPlace place = groupOf(row);
        const bool ahead = place.rank != 0 ? place.goesOn : row.rank <= kBest;
        font.setWeight(ahead ? QFont::DemiBold : QFont::Normal);
        return font;
    }
    case Qt::ForegroundRole:
        if (column == SatOut || column == Club) return QBrush(colours().muted);
        return {};
    case EntryRole:
        return row.entry;
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(isText(section) ? Qt::AlignLeft | Qt::AlignVCenter
                                                   : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Rank:
        return tr("Rang");
    case Group:
        return tr("Gruppe");
    case Name:
        return tr("Name");
    case Club:
        return tr("Verein");
    case Camp:
        return tr("Lager");
    case Played:
        return tr("Gespielt");
    case SatOut:
        return tr("Spielfrei");
    case Wins:
        return tr("Siege");
    case Score:
        return tr("Wertung");
    case Points:
        return tr("Punkte");
    case Against:
        return tr("Gegen");
    case Difference:
        return tr("Diff.");
    default:
        break;
    }
    const std::string& name = m_criteria[static_cast<std::size_t>(section - FirstCriterion)];
    if (name == "head-to-head") return tr("Direkt");
    if (name == "buchholz") return tr("Buchholz");
    if (name == "decider") return tr("Stechen");
    return text(name);
}

} // namespace schreiber::desktop

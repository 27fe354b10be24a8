#include "models/switches_model.h"

#include "base/look.h"
#include "base/text.h"

#include <QBrush>
#include <QFont>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {

QString meaningOf(const game::Switch& one) {
    if (one.holds < 0 || static_cast<std::size_t>(one.holds) >= one.values.size())
        return SwitchesModel::tr("offen");
    const game::Switch::Value& value = one.values[static_cast<std::size_t>(one.holds)];
    return text(value.meaning.empty() ? value.name : value.meaning);
}

void SwitchesModel::show(std::vector<game::Switch> switches) {
    beginResetModel();
    m_switches = std::move(switches);
    endResetModel();
}

int SwitchesModel::open() const {
    return static_cast<int>(std::count_if(m_switches.begin(), m_switches.end(),
                                          [](const game::Switch& one) { return one.holds < 0; }));
}

int SwitchesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_switches.size());
}

int SwitchesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SwitchesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const game::Switch& one = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Question ? text(one.question) : meaningOf(one);
    case Qt::FontRole: {
        QFont font;
        font.setWeight(one.ours ? QFont::DemiBold : QFont::Normal);
        return font;
    }
    case Qt::ForegroundRole:
        if (index.column() == Holds && one.holds < 0) return QBrush(colours().warn);
        return {};
    default:
        return {};
    }
}

QVariant SwitchesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == Question ? tr("Hausregel") : tr("hier gilt");
}

} // namespace schreiber::desktop

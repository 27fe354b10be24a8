#pragma once

#include "base/rule_sets.h"

#include <QAbstractTableModel>

#include <vector>

// The house rules of a tournament: what is asked, and what holds here.
namespace schreiber::desktop {

class SwitchesModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Question, Holds, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<game::Switch> switches);
    const game::Switch& at(int row) const { return m_switches[static_cast<std::size_t>(row)]; }
    int open() const; // how many are

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    std::vector<game::Switch> m_switches;
};

// What holds of a switch, in words; "offen" while nothing does.
QString meaningOf(const game::Switch& one);

} // namespace schreiber::desktop

#pragma once

#include <tournament/groups.h>
#include <tournament/standings.h>

#include <QAbstractTableModel>

#include <map>
#include <string>
#include <vector>

// The standings as a table: what everybody asks for first, then the criteria of the ladder that are not
// already there.
namespace schreiber::desktop {

class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column {
        Group,
        Rank,
        Name,
        Club,
        Camp,
        Played,
        SatOut,
        Wins,
        Score,
        Points,
        Against,
        Difference,
        FirstCriterion
    };
    enum Role { SortRole = Qt::UserRole, EntryRole };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const tournament::Standings& standings, std::map<int, tournament::GroupPlace> groups = {});
    const tournament::StandingRow& rowAt(int row) const;
    // Whether a column has a value in any row: no groups, nobody sat out, no two met.
    bool saysSomething(int column) const;
    bool hasProvisional() const; // figures that are still to change, with a star
    bool hasGroups() const;      // in which some go on

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    tournament::GroupPlace groupOf(const tournament::StandingRow& row) const;

    std::vector<tournament::StandingRow> m_rows;
    std::vector<std::string> m_criteria;            // further ones, by name
    std::map<int, tournament::GroupPlace> m_groups; // by entry; empty where there are none
};

} // namespace schreiber::desktop

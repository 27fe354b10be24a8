#pragma once

#include <QAbstractTableModel>

#include <lists/standings.h>
#include <string_view>
#include <vector>

// The standings as a table, with the columns that are described for all that show them.
namespace schreiber::desktop {

class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    using Id = lists::Ranked::Column;
    enum Role { SortRole = Qt::UserRole, EntryRole, IdRole };

    explicit StandingsModel(QObject* parent = nullptr, lists::Surface surface = lists::Surface::Window);

    // Group after group, where there are groups that still play.
    void show(const tournament::Tournament& tournament, const tournament::Standings& standings,
              words::Language language);
    void clear();
    const tournament::StandingRow& rowAt(int row) const;
    bool isAhead(int row) const; // among the best; of a group those who would go on
    // Its figure in this column parts it from the row above or below, which are level before.
    bool isDecided(int row, std::string_view column) const;
    bool hasGroups() const; // in which some go on

    const std::vector<lists::StandingsColumn>& columns() const { return m_columns; }
    // Where a column stands, also in what sorts this model; -1: nowhere this evening.
    static int columnOf(const QAbstractItemModel& model, Id id);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  signals:
    void columnsChanged();

  private:
    QVariant sortValue(const lists::StandingsColumn& column, int row) const;

    lists::Surface m_surface;
    words::Language m_language = words::Language::German;
    std::vector<lists::StandingsColumn> m_columns;
    std::vector<lists::Ranked> m_rows;
    bool m_isFinal = false; // what stands there is not to change any more
};

} // namespace schreiber::desktop

#pragma once

#include <tournament/model.h>

#include <QAbstractTableModel>

#include <functional>
#include <lists/entries.h>
#include <vector>

// The entry list as a table. It holds values; what is edited in place goes to `Change`, which says whether
// the tournament took it.
namespace schreiber::desktop {

class EntriesModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    // In the order in which they are described (lists/entries.h): people type into them.
    enum Column {
        Number,
        LastName,
        FirstName,
        PartnerLastName,
        PartnerFirstName,
        Club,
        Camp,
        Born,
        Sex,
        Paid,
        State,
        ColumnCount
    };
    enum Role { SortRole = Qt::UserRole, NumberRole };

    using Change = std::function<bool(const tournament::Entry&)>;

    explicit EntriesModel(Change change, words::Language language, QObject* parent = nullptr);

    // Keeps rows that are the same entry, so that selection and place in the list survive an action.
    // Whom somebody was drawn to play with stands there as a partner who was entered does.
    void show(const std::vector<tournament::Entry>& entries,
              const std::vector<tournament::Partnership>& drawn = {});
    // Once the tournament is closed nothing is changed here but who has paid.
    void setFixed(bool fixed) { m_isFixed = fixed; }
    // What stands with an entry's state of which it is not known whether it is one with another: `words` with
    // that one's number.
    void mark(const QString& words, std::function<int(int entry)> like);
    const tournament::Entry& entryAt(int row) const;
    int rowOf(int number) const; // -1 where there is none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

  private:
    const lists::EntriesColumn& described(int column) const;
    QVariant sortKey(const tournament::Entry& entry, int column) const;
    QString shown(const tournament::Entry& entry, int column) const;
    const tournament::Person* partnerOf(const tournament::Entry& entry) const;

    std::vector<tournament::Entry> m_entries;
    std::vector<tournament::Partnership> m_drawn;
    Change m_change;
    QString m_likeWords;
    std::function<int(int entry)> m_like;
    words::Language m_language;
    std::vector<lists::EntriesColumn> m_columns; // one each of Column
    bool m_isFixed = false;
};

// Left, and not come back so far.
bool isAway(const tournament::Entry& entry);
// With whom somebody who came alone was drawn into a pair; empty where with nobody.
QString drawnPartnerOf(const tournament::Tournament& tournament, const tournament::Entry& entry);

} // namespace schreiber::desktop

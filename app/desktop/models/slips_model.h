#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QVariantList>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// What is typed off slips of paper: who sits together, or which card everybody cut. A row for each slip, a
// cell for each thing that stands on it.
namespace schreiber::desktop {

struct SlipForm {
    struct Row {
        QString label;
        std::string key; // begins the row as the desk reads it; empty: the cells are all there is
        friend bool operator==(const Row&, const Row&) = default;
    };

    QString title;
    QString rowTitle;
    QStringList columns;
    std::vector<Row> rows;
    std::vector<std::pair<int, QString>> people; // number and name of those who are to be placed
    bool ofCards = false;                        // a card for each row, else people
    bool lastMayBeFree = false;                  // the last cell of a row

    friend bool operator==(const SlipForm&, const SlipForm&) = default;
};

class SlipsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    using QAbstractTableModel::QAbstractTableModel;

    // What was typed stays where the form is the same as before.
    void show(const SlipForm& form);

    // The cells as they are typed, row by row.
    QVariantList typed() const;
    void setTyped(const QVariantList& rows);

    // As the desk reads it, a line a row.
    std::string csv() const;
    // The first cell that names nobody, or several; invalid where there is none.
    QModelIndex unclear() const;
    // The last cell in which this was typed, of one row or of all (-1); where none is, that row's first.
    QModelIndex holding(int row, const QString& typed) const;
    // The first cell of the row that the desk reads by this key, or that is called so.
    QModelIndex keyed(const QString& key) const;
    // What cannot be as it is typed, in words: nobody is called so, or somebody stands twice; empty where
    // there is no such thing.
    QString fault() const;
    // The first cell in which nothing is typed, of this row rather than of others.
    QModelIndex firstFree(int row) const;
    // Those who are on no slip yet; of cards, those without one.
    QStringList rest() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QString& cell(const QModelIndex& index);
    const QString& cell(const QModelIndex& index) const;
    // The number of whom a cell names; 0 for nobody.
    int placed(const QString& typed) const;
    std::set<int> placedOnes() const;
    std::set<int> placedTwice() const;
    QString meant(const QString& typed) const;

    SlipForm m_form;
    std::map<int, QString> m_names;
    std::vector<QStringList> m_cells;
};

} // namespace schreiber::desktop

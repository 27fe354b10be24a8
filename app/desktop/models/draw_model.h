#pragma once

#include <tournament/draw.h>
#include <tournament/model.h>

#include <QAbstractTableModel>

#include <vector>
#include <words/language.h>

// A drawn round as a table: a row for each table, a cell for each place, and a last row for those who sit
// out. A place can be dragged onto another, which changes nothing here but is told.
namespace schreiber::desktop {

class DrawModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Role { PlaceRole = Qt::UserRole, ChosenRole, RepeatRole }; // a contestant's number; bool; bool

    using QAbstractTableModel::QAbstractTableModel;

    void show(const tournament::Tournament& tournament, const tournament::Round& round,
              const tournament::Quality& quality, words::Language language);
    void clear();
    // What all tables of the round play for, "Halbfinale"; empty where it differs, and each table tells it.
    const QString& stage() const { return m_stage; }
    // Whether those who deal first are marked: that is drawn with their seats.
    bool hasDealers() const { return m_hasDealers; }

    // The place taken up to be swapped; 0 for none.
    void choose(int contestant);
    int chosen() const { return m_chosen; }
    // Whether places can be dragged onto each other.
    void setSwappable(bool swappable) { m_swappable = swappable; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

  signals:
    void dropped(int contestant, int onto);

  private:
    struct Place {
        int contestant = 0;
        QString name;
        bool repeat = false;
        bool deals = false; // first
    };
    struct Row {
        QString table; // empty: sitting out
        std::vector<Place> places;
    };

    const Place* placeAt(const QModelIndex& index) const;
    bool isHere(int contestant) const;

    std::vector<Row> m_rows;
    std::vector<QString> m_columns; // of the places
    QString m_stage;
    int m_chosen = 0;
    bool m_swappable = false;
    bool m_hasDealers = false;
    bool m_heats = false; // there are fewer tables than matches
    QString m_free;       // what those without a match are
};

// Over tables such as "3/2".
QString tableAndHeat();
// How a sheet names its sides: SIE and WIR where two play, a letter for each seat where four or five do, the
// plain number else.
QString sideName(int side, int sides);
// The same in a sentence, where more have no word of their own for each other.
QString sideCalled(int side, const QStringList& names);

} // namespace schreiber::desktop

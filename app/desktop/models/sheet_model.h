#pragma once

#include <tournament/model.h>
#include <tournament/sheet.h>

#include <QAbstractTableModel>

#include <map>
#include <vector>

// A scoresheet as a table: its line number, a column for each side as on the paper, and the margin with
// figures, fines and reasons. A final score that was keyed is its last line, without a number. Who writes
// has the last column, or the first where the sheet is mirrored.
namespace schreiber::desktop {

class SheetModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Role {
        LineRole = Qt::UserRole, // number within the sheet; 0 for a final score
        StruckRole,              // bool; also of a fine that the final score below has in it
        TotalRole,               // the side's total after this line, invalid where there is none
        SecondRole,              // of a final score: what the second person keyed, where it differs
        RulingRole // the number of the ruling that wrote nothing but a fine here; invalid for any other line
    };
    // A fine that a ruling wrote, a row of its own on the paper.
    struct RulingLine {
        int number = 0;
        QString reason;
        QString source; // "§ 21"; may be empty
    };
    using RulingLines = std::map<int, RulingLine>; // by the line's number

    using QAbstractTableModel::QAbstractTableModel;

    // `start` is what every column counts down from, 0 where points add up.
    void show(const tournament::Sheet& sheet, const tournament::Standing& standing,
              const QStringList& sideNames, int start = 0, const RulingLines& rulings = {});
    void clear();
    void setMirrored(bool mirrored);

    int sides() const { return static_cast<int>(m_sideNames.size()); }
    const QStringList& sideNames() const { return m_sideNames; }
    int start() const { return m_start; }
    int marginColumn() const { return sides() + 1; }
    int columnOf(int side) const { return 1 + (m_mirrored ? sides() - 1 - side : side); }
    // -1 beside the columns of the sides.
    int sideIn(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QString pointsOf(const tournament::Line& line, int side) const;
    bool isInFinal(const tournament::Line& line) const;
    QString endedHow() const; // a game of which only the final score is written
    QString marginOf(const tournament::Line& line, bool inWords = false) const;
    const RulingLine* rulingOf(const tournament::Line& line) const; // null where none wrote it

    std::vector<tournament::Line> m_lines;
    std::vector<std::vector<int>> m_totals;
    std::vector<int> m_second;
    RulingLines m_rulings;
    QStringList m_sideNames;
    int m_start = 0;
    bool m_finalOnly = false;
    tournament::Ending m_ending = tournament::Ending::Played;
    bool m_hasMarks = false; // beside the lines
    bool m_mirrored = false;
};

} // namespace schreiber::desktop

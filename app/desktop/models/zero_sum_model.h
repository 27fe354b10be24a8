#pragma once

#include <desk/sheets.h>

#include <QAbstractTableModel>

#include <functional>
#include <optional>
#include <vector>

// A sheet whose lines sum to zero, as it lies on the table: a number, who plays what, by how much it counts,
// a column for each seat, the cross sum. Below every line of a round of the table stands what it comes to so
// far; lines to come have their dealer already; what is being typed stands in its place.
namespace schreiber::desktop {

class ZeroSumModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Role {
        LineRole = Qt::UserRole, // number within the sheet; 0 for what is none
        KindRole,
        BesideRole, // less important, behind what is played
        StruckRole, // bool
        DealsRole,  // bool: this seat deals
        TypedRole,  // bool: the line that is being typed
        WrongRole   // bool: a sum that is not 0, or what the second person keyed otherwise
    };
    enum class Kind { Deal, Remark, Sum, Fine, Total };
    struct Brief {
        QString what;   // "A Rufer mit C"
        QString beside; // "Trull"
    };
    // What stands in the place of a line that cannot be read yet, or whose numbers do not sum to zero.
    struct Typed {
        QString what;
        std::vector<std::optional<int>> points;
        int instead = 0; // of this line, 0 for the next one
    };

    using QAbstractTableModel::QAbstractTableModel;

    // A line in few words.
    using Words = std::function<Brief(const game::CountedLine& line)>;
    // `typedLine` is the number of the one that is being typed and not written, 0 for none.
    void show(const desk::SheetView& view, const QStringList& names, const Words& words, int typedLine = 0,
              const std::optional<Typed>& typed = std::nullopt);
    void clear();

    int seats() const { return static_cast<int>(m_names.size()); }
    const QStringList& names() const { return m_names; }
    int seatIn(int column) const; // -1 beside the columns of the seats
    int sumColumn() const { return seats() + 3; }
    int rowOf(int line) const; // -1 for none
    int typedRow() const;      // -1 while nothing is typed

    static constexpr int kWhatColumn = 1;
    static constexpr int kFactorColumn = 2;
    static constexpr int kFirstSeatColumn = 3;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    struct Row {
        Kind kind = Kind::Deal;
        int line = 0; // of the sheet
        int game = 0; // as it is counted at the table
        Brief words{};
        int factor = 1;
        int dealer = -1;
        int out = -1;
        std::vector<std::optional<int>> points{};
        std::vector<bool> differs{}; // from what the second person keyed
        bool isStruck = false;
        bool isReplaced = false; // by another, which counts; else all write 0
        bool isTyped = false;
    };
    Row rowOf(const desk::SheetView& view, std::size_t place, const Words& words) const;
    void addGames(const desk::SheetView& view, const Words& words, int typedLine,
                  const std::optional<Typed>& typed);
    void addSum(const desk::SheetView& view, int games, const std::vector<int>* total);
    void addEnd(const desk::SheetView& view);
    QString shown(const Row& row, int column) const;

    QStringList m_names;
    std::vector<Row> m_rows;
};

} // namespace schreiber::desktop

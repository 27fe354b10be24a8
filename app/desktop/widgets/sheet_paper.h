#pragma once

#include <QTableView>

#include <vector>

// A scoresheet as it lies on the table: the columns of both sides with a line between them, one row a deal,
// the running totals only faintly beside the points, a stroke down the column of a side that is gestrichen.
namespace schreiber::desktop {

class SheetModel;

class SheetPaper : public QTableView {
    Q_OBJECT
  public:
    explicit SheetPaper(SheetModel* model, QWidget* parent = nullptr);

    // From this row on a side is gestrichen, down to that one, or to the end: where a fine ends it, it ends.
    struct Stroke {
        int side = 0;
        int from = 0;
        int to = -1;
    };
    void setStrokes(std::vector<Stroke> strokes);
    // What the game came to, one a side; empty while it runs.
    void setTotals(std::vector<int> totals);
    // The score as it was keyed a second time; where it differs the totals light up.
    void setSecond(std::vector<int> second);
    // Where there is no room for more, two lines without the names above them.
    void setLow(bool low);
    bool isLow() const { return m_isLow; }
    void toLastLine();
    void stepLine(int by);

    // The line one stands on, 0 for none.
    int currentLine() const;

    QSize minimumSizeHint() const override; // some lines of it

  protected:
    void paintEvent(QPaintEvent* event) override;
    void updateGeometries() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOutColumns();
    int roomForTotals() const;
    void paintTotals(QPainter& painter) const;

    SheetModel* m_model;
    bool m_isLow = false;
    std::vector<Stroke> m_strokes;
    std::vector<int> m_totals;
    std::vector<int> m_second;
};

} // namespace schreiber::desktop

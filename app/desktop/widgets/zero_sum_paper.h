#pragma once

#include <QTableView>

// The Schrieb of a game in which each line sums to zero: letters and names above the columns, a dot in the
// dealer's cell, a rule and a sum after each round of the table, a golden edge where a line is doubled. All
// lines of a round are seen at once where there is any room for them.
namespace schreiber::desktop {

class ZeroSumModel;

class ZeroSumPaper : public QTableView {
    Q_OBJECT
  public:
    explicit ZeroSumPaper(ZeroSumModel* model, QWidget* parent = nullptr);

    // Where there is no room for more, a few lines around the one that is typed.
    void setLow(bool low);
    // To the line that is typed, or else the last that is written.
    void toTyped();
    void stepLine(int by);

    // The line one stands on, 0 for none.
    int currentLine() const;

    QSize minimumSizeHint() const override;

  signals:
    void lineChosen();                       // Enter on it
    void letterTyped(const QString& letter); // which belongs to what is keyed

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    bool isChosen(int row) const; // has a line that can be struck or corrected

    ZeroSumModel* m_model;
    bool m_isLow = false;
};

} // namespace schreiber::desktop

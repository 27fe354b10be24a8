#pragma once

#include <tournament/model.h>

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QLineEdit;

// The three figures of a deal, a row each: who won it, how, at what value. Enter goes on to what is still to
// be said, a letter chooses.
namespace schreiber::desktop {

class FigureRows : public QWidget {
    Q_OBJECT
  public:
    explicit FigureRows(QWidget* parent = nullptr);

    void setSides(const QStringList& names);
    // In the order of the rows; a figure nothing is said about is left out.
    std::vector<game::Mark> figures() const;
    void clear();
    void begin();
    void swapSides();
    // Where Enter goes on to; none after the last one.
    QWidget* fieldAfter(const QWidget* from) const;

  signals:
    void typed();
    void entered(); // Enter in the last field
    // A letter that chooses nothing: which ones do. Empty with the next key that is none such.
    void letterRefused(const QString& which);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // Enter in a box

  private:
    struct Row {
        const char* figure;
        QComboBox* who = nullptr;
        QComboBox* how = nullptr;
        QLineEdit* value = nullptr;
    };

    void build(Row& row, int line);
    void showHow(Row& row);
    void focusNext(const QWidget* from);
    bool tellLetters(const QWidget& field, const QString& letter);
    static bool wasWon(const Row& row);

    std::array<Row, 3> m_rows{{{"gleich"}, {"hanger"}, {"spiel"}}};
    QStringList m_names; // of the sides
};

} // namespace schreiber::desktop

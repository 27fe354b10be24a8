#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;

// A number for each side, under its name: the points of a line, a fine, a final score.
namespace schreiber::desktop {

class PointFields : public QWidget {
    Q_OBJECT
  public:
    explicit PointFields(QWidget* parent = nullptr);

    // By whole names, "Hofer / Tschenett"; none where there is no sheet.
    void setSides(const QStringList& names);
    // The first name beside its side's, so that the names take a line less.
    void setNarrow(bool narrow);
    // Who writes has the first field instead of the last.
    void setMirrored(bool mirrored);

    QStringList typed() const; // also of sides that do not play
    void setTyped(const QStringList& typed);
    bool isEmpty() const;
    // None while one is not a number, or is missing and does not count as 0.
    std::optional<std::vector<int>> points(bool emptyIsNought) const;
    // The side, from the left, whose number is not there in full; none where all are.
    std::optional<int> lacking(bool emptyIsNought) const;
    void swapSides(); // the first two

    // A letter is no number: where it goes, null for nowhere.
    void sendLettersTo(QWidget* other) { m_letters = other; }

    // Where half of it is typed already, at what is missing.
    void begin();
    void goToFirst(bool selected = false);
    void goTo(int side);
    bool goToTyped(); // false where nothing is
    bool has(const QObject* field) const;
    QLineEdit* fieldAfter(const QObject* field) const; // null after the last

  signals:
    void changed();
    void entered(QWidget* field); // Enter in it

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitNames();
    void showNames();
    std::vector<QLineEdit*> inOrder() const;

    QHBoxLayout* m_row;
    std::vector<QLabel*> m_names;
    std::vector<QLineEdit*> m_points;
    QWidget* m_letters = nullptr;
    QStringList m_sideNames;
    int m_sides = 0;
    bool m_isNarrow = false;
    bool m_mirrored = false;
};

} // namespace schreiber::desktop

#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QHBoxLayout;
class QLineEdit;

// A number for each seat of a table, side by side under the names. Where they are to sum to zero, the one
// that is left empty fills itself.
namespace schreiber::desktop {

class ElidedLabel;

// Whether it can stand in such a field.
bool isOfNumber(QChar letter);

class ZeroSumFields : public QWidget {
    Q_OBJECT
  public:
    enum class Sum { Zero, Any };
    // The fields are named `name` and the place of their seat.
    ZeroSumFields(const QString& name, Sum sum, QWidget* parent = nullptr);

    // `out`: the seat that sits out and writes nothing, -1 for none.
    void setTable(const QStringList& names, int out = -1);
    bool isEmpty() const;
    void fill(const std::vector<int>& numbers);
    void clear();
    void begin(); // where half of it is typed, at what is missing

    std::vector<std::optional<int>> typed() const;
    // With the number that fills itself; none while one is missing. Fields left empty are 0 where any sum
    // will do.
    std::optional<std::vector<int>> points() const;
    // The seat that would have to write another number for the sum to be 0, the last that was typed in, and
    // which.
    struct Mend {
        int seat = 0;
        int points = 0;
    };
    Mend mend() const;
    bool isLast(const QWidget* field) const; // behind which nothing is missing

  signals:
    void changed();
    void entered();                          // from the last field
    void letterTyped(const QString& letter); // that is part of no number

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showFilled();
    std::optional<int> filling() const; // the seat whose number follows from the others
    bool plays(std::size_t seat) const;
    QLineEdit* fieldAfter(const QObject* field) const; // null after the last

    Sum m_sum;
    QHBoxLayout* m_row;
    int m_seats = 0;
    int m_out = -1;
    int m_last = 0; // seat that was typed in last
    std::vector<ElidedLabel*> m_names;
    std::vector<QLineEdit*> m_fields;
};

} // namespace schreiber::desktop

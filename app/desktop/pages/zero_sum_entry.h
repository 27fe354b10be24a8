#pragma once

#include "base/fields.h"

#include <desk/sheets.h>

#include <QWidget>

#include <array>
#include <optional>

class QCheckBox;
class QLineEdit;
class QRadioButton;

// What is keyed into a sheet whose lines sum to zero: a line as text, its numbers, the totals of the paper
// alone, a fine beside the sheet, or the totals a second time. Each way keeps what is typed in it.
namespace schreiber::desktop {

class ZeroSumFields;

class ZeroSumEntry : public QWidget {
    Q_OBJECT
  public:
    enum class Way { Line, Numbers, Totals, Fine, Second };

    explicit ZeroSumEntry(QWidget* parent = nullptr);

    void showSheet(const desk::SheetView& view);
    // Whose numbers are typed, and who sits out of the deal that is keyed, -1 for nobody.
    void setTable(const QStringList& names, int out);
    void showNothing();

    Way way() const;
    void choose(Way way);
    bool isOpen() const; // what is chosen can be keyed
    bool leaveWay();     // false where nothing else is chosen
    void startAnew();
    void begin();

    // The line of the sheet in whose place another is keyed, 0 for none.
    int instead() const { return m_instead; }
    void correct(const tournament::Line& line);

    // A way in which something is typed that could be written now, the chosen one first.
    std::optional<Way> unwritten() const;
    bool isUntouched() const;
    QString typedInWords() const;
    Fields kept() const;
    void setKept(const Fields& fields);
    void goToTyped();
    // What was typed in the chosen way.
    void written();

    QString lineText() const;
    void setLineText(const QString& text);
    // As if what is keyed had the keyboard. A letter among numbers goes to the line, where none is typed yet.
    void typeLetter(const QString& letter);
    bool undoTyped();                    // the last that was written into the line; false where nothing was
    const ZeroSumFields* fields() const; // of the chosen way; null for a line
    // What is keyed; none while it is not said in full. A fine may still lack its reason.
    std::optional<tournament::Line> line() const;
    std::optional<tournament::FinalScore> totals() const;
    std::optional<std::vector<int>> second() const;
    QString goToLack(); // what is missing before it can be written, with the keyboard put there

  signals:
    void typed();
    void entered();
    void wayChanged();
    void misplaced(const QString& letter); // no number, and there is no line that it could belong to

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildWays();
    void buildFields();
    bool isAllowed(Way way) const { return m_allowed[static_cast<std::size_t>(way)]; }
    ZeroSumFields* fieldsOf(Way way) const { return m_fields[static_cast<std::size_t>(way)]; }
    bool hasTyped(Way way) const;
    void clearWay(Way way);
    void showWay();

    std::array<bool, 5> m_allowed{};
    std::vector<int> m_score; // that stands there as a result
    int m_instead = 0;
    QString m_before; // the text of that line
    bool m_takesLines = false;
    bool m_hasResult = false;
    bool m_rewrites = false; // other totals, in place of those that stand there

    std::array<QRadioButton*, 5> m_ways{};
    QLineEdit* m_line = nullptr;
    std::array<ZeroSumFields*, 5> m_fields{}; // by way; none for a line
    QWidget* m_after = nullptr;               // what follows numbers from the paper
    std::array<QCheckBox*, 2> m_doubles{};
    QCheckBox* m_byTime = nullptr;
    QLineEdit* m_reason = nullptr;
};

} // namespace schreiber::desktop

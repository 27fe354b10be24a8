#pragma once

#include "base/fields.h"
#include "widgets/keying_ways.h"

#include <desk/sheets.h>

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QVBoxLayout;

// What is keyed into a scoresheet: the points of a line, its figures in full, a fine, the final score alone,
// or the score a second time.
namespace schreiber::desktop {

class EndingBox;
class FigureRows;
class PointFields;
class WriteButton;

class SheetEntry : public QWidget {
    Q_OBJECT
  public:
    explicit SheetEntry(QWidget* parent = nullptr);

    void show(const desk::SheetView& view);
    void showNothing();
    void setMirrored(bool mirrored); // PointFields
    // What is read back of it stands among its parts: below all, or in one column before what writes it.
    void setReadBack(QWidget* readBack);
    void setNarrow(bool narrow);
    // Beside the button that writes; who lent it takes it back.
    void addBesideWrite(QWidget* button);
    QString title() const; // what is being keyed

    Keying keying() const { return m_ways->chosen(); }
    // How new sheets are keyed, line by line or the final score alone: as the last new one was written.
    Keying usual() const { return m_usual; }
    void setUsual(Keying keying) { m_usual = keying; }
    void setKeying(Keying keying) { m_ways->set(keying); }
    // Whether what is chosen can be keyed: no lines once the game is over.
    bool isOpen() const;
    bool isEmpty() const; // of the chosen way
    // A way in which something is typed that could be written now, the chosen one first.
    std::optional<Keying> unwritten() const;
    bool isHalf() const;      // a number of the chosen way is missing, that counts as 0 where it is written
    bool isUntouched() const; // nothing typed in any way, whether or not it could be written now
    QString typedInWords(const QStringList& sideNames) const; // in all ways, to be read out: "9 : 2"
    Fields kept() const;                                      // in all ways
    void setKept(const Fields& fields);
    int widestWay() const; // so wide are the fields of whatever is chosen
    bool isNew() const { return m_above.isNew; }
    void clear();
    // Another sheet: empty fields, and lines or final scores as the last new sheet was written.
    void startAnew();
    // After something was written: what is typed in other ways stays. What is keyed once only is over, and
    // goes back to what it came between; a new sheet says how the next begins.
    void resume(bool wasNew);
    void begin();
    void goToTyped();   // the first field of what is not written
    void selectTyped(); // what is refused makes way for the next figure
    // Back to how this sheet is keyed, from there to lines; false where nothing else is chosen.
    bool leaveWay();
    void swapSides();
    // What is missing before anything can be written, in a sentence, with the keyboard put there; empty where
    // nothing is.
    QString goToLack();

    // What the fields say; none while it is not said in full. An empty field is 0 in a line or a fine, and a
    // fine may still lack its reason.
    std::optional<tournament::Line> line() const;
    QString lackOfReason() const; // in a sentence; empty where none is lacking
    std::optional<tournament::FinalScore> finalScore() const;
    std::optional<std::vector<int>> secondScore() const;

  signals:
    void typed();
    void entered();
    void keyingChanged();

  private:
    // What stands on the sheet already.
    struct Above {
        int nextLine = 1;
        bool isNew = false; // of the game itself nothing is written yet; fines may be
        bool hasFines = false;
        bool hasDeals = false; // which another final score strikes
        bool hasResult = false;
        bool finalOnly = false;
    };

    void connectWays();
    void layOutParts();
    void choose(Keying keying);
    Keying usualHere() const; // a sheet with lines goes on so
    bool hasTyped(Keying way) const;
    bool isFolded() const;
    void clearWay();
    QString unwrittenElsewhere() const; // in a sentence
    void showMode();
    void showHints(const QString& refused);
    QString hint() const;
    void enterPressed(const QWidget* field);
    QWidget* goesOnFrom(const QWidget* field) const; // with Enter; null where it writes

    Above m_above;
    int m_sides = 0;
    Keying m_usual = Keying::Line;       // or Final
    std::optional<Keying> m_interrupted; // in which something was typed when another was chosen
    bool m_rewrites = false;             // another final score, in place of the one that stands there
    std::array<QStringList, kAllKeyings.size()> m_typed; // in the ways of keying that are not shown
    KeyingWays* m_ways;
    QLabel* m_title; // what is being keyed
    PointFields* m_points;
    QLabel* m_hint;
    FigureRows* m_figures;
    EndingBox* m_ending;
    QLineEdit* m_reason;
    WriteButton* m_write;
    QWidget* m_readBack = nullptr;
    QVBoxLayout* m_column;
    FlowRow* m_writeRow;
    bool m_isNarrow = false;
};

} // namespace schreiber::desktop

#pragma once

#include "base/fields.h"

#include <desk/evening.h>
#include <desk/sheets.h>

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QRadioButton;

// What is keyed into a scoresheet: the points of a line, its figures in full, a fine, the final score alone,
// or the score a second time.
namespace schreiber::desktop {

class FigureRows;
class KeyButton;

enum class Keying { Line, Figures, Fine, Final, Second };

class SheetEntry : public QWidget {
    Q_OBJECT
  public:
    explicit SheetEntry(QWidget* parent = nullptr);
    ~SheetEntry() override;

    void show(const desk::SheetView& view);
    void showNothing();
    // Who writes has the first field instead of the last.
    void setMirrored(bool mirrored);

    Keying keying() const;
    // How new sheets are keyed, line by line or the final score alone: as the last new one was written.
    Keying usual() const { return m_usual; }
    void setUsual(Keying keying) { m_usual = keying; }
    void setKeying(Keying keying);
    // Whether what is chosen can be keyed: no lines once the game is over.
    bool isOpen() const;
    bool isEmpty() const; // of the chosen way
    // A way in which something is typed that could be written now, the chosen one first.
    std::optional<Keying> unwritten() const;
    bool isUntouched() const; // nothing typed in any way, whether or not it could be written now
    QString typedInWords(const QStringList& sideNames) const; // in all ways, to be read out: "9 : 2"
    Fields kept() const;                                      // in all ways
    void setKept(const Fields& fields);
    int widestWay() const;                 // so wide are the fields of whatever is chosen
    bool isNew() const { return m_isNew; } // of the game itself nothing is written yet; fines may be
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

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    static constexpr int kGivenUpBy = 100; // and the side, among the endings

    void buildModes();
    void buildFields();
    void choose(Keying keying);
    Keying usualHere() const; // a sheet with lines goes on so
    bool hasTyped(Keying way) const;
    bool isFolded() const;
    void clearWay();
    QString unwrittenElsewhere() const; // in a sentence
    void fitNames();
    void showMode();
    void showHints(const QString& refused);
    QString titleOf(Keying mode) const;
    QString hintFor(Keying mode) const;
    void showEndings(const desk::SheetView& view);
    tournament::Ending chosenEnding() const;
    void enterPressed(const QWidget* field);
    QWidget* goesOnFrom(const QWidget* field) const; // with Enter; null where it writes
    void showWriteKey();
    std::vector<QLineEdit*> inOrder() const;
    QLineEdit* fieldAfter(const QObject* field) const; // null after the last
    bool nothingTyped() const;
    std::optional<std::vector<int>> points(bool emptyIsNought) const;

    std::array<QRadioButton*, 5> m_modes{};
    std::array<bool, 5> m_allowed{};
    Keying m_usual = Keying::Line;       // or Final
    std::optional<Keying> m_interrupted; // in which something was typed when another was chosen
    int m_nextLine = 1;
    bool m_isNew = false;
    bool m_hasFines = false;
    bool m_hasResult = false;
    bool m_finalOnly = false;
    bool m_rewrites = false;   // another final score, in place of the one that stands there
    bool m_hasDeals = false;   // which another final score strikes
    QLabel* m_title = nullptr; // what is being keyed
    QLabel* m_hint = nullptr;
    std::vector<QLabel*> m_names;
    std::vector<QLineEdit*> m_points;
    int m_writtenEnding = 0;            // which of the list stands on the sheet
    std::array<QStringList, 5> m_typed; // in the ways of keying that are not shown
    QHBoxLayout* m_fields;
    FigureRows* m_figures = nullptr;
    QComboBox* m_ending = nullptr;
    QLineEdit* m_reason = nullptr;
    KeyButton* m_write = nullptr;
    int m_sides = 0;
    bool m_mirrored = false;
};

} // namespace schreiber::desktop

#pragma once

#include "base/session.h"
#include "pages/page.h"
#include "pages/unwritten_sheets.h"

#include <desk/sheets.h>

#include <array>
#include <optional>

class QLabel;
class QVBoxLayout;

// The Schreibzettel: the paper on the left, what is keyed on the right. Which paper that is, and how it is
// keyed, follows from how the game counts (SheetFace).
namespace schreiber::desktop {

class Beside;
class PromptBar;
class SheetActions;
class SheetFace;

class SheetPage : public Page {
    Q_OBJECT
  public:
    SheetPage(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    // Game 0 is the first that is not finished, or the last.
    void open(int round, int table, int game = 0);
    void close();
    // Whose filled sheet is printed from here; 0 where nothing is written on it, or it lies covered.
    int printedTable() const;
    int shownRound() const override { return m_place.round; }
    desk::SheetPlace shownTable() const override { return m_place; }
    // Something that is not written yet.
    bool isTyping() const;
    // The same on any sheet: what is left half typed lies there when one comes back to it.
    bool hasUnwritten();
    QString unwrittenInWords(); // "Tisch 1 · Runde 2: 9 : 0; Tisch 3 · Runde 2: 18 : 7"
    void tellUnwritten();       // with the keyboard in the first field that is typed in
    UnsavedList unsaved(Before before) override;
    // How new sheets of each kind are keyed.
    std::array<int, 2> usualKeying() const;
    void setUsualKeying(const std::array<int, 2>& usual);
    // Who writes on the left, on the paper and in the fields.
    void setMirrored(bool mirrored);

    void refresh() override;
    void arrive() override;
    Fields typed() const override;
    void setTyped(const Fields& fields) override;

    // What is disputed, only with a reason.
    void confirm();
    // Esc: back to the usual way of keying.
    void leaveWay();

    // What the second person keyed, with what lies under the cover.
    void compare();
    // A second person keys what lies under the cover: nothing else on the screen may tell it.
    bool isCovered() const;

  signals:
    void coverChanged();
    void opened();      // a sheet, or another one
    void rulingAsked(); // a dispute at the table that is shown

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* builtPaper();
    QWidget* builtPanel();
    void useFace(); // that of the evening's game
    void layOutActions();
    void wrapHead();

    void keepUnwritten();
    void dropMoved();
    QString sideNames() const;
    bool sayLeft();
    void sayAside();
    void openUnwritten(); // the first sheet of which something is
    void sayUnwritten(const QString& typed);
    // True where all that is done; else it is asked or said here what it needs.
    bool writeAll();

    void show(const desk::SheetView& view, bool isAnother);
    void showState(const desk::SheetView& view);
    bool seatsOthers() const;
    void showCover();
    void showActions();
    void showNothing();
    void showOpen(bool open);

    void step(int by);
    void toRound(int by);

    Session& m_session;
    PromptBar& m_prompt;
    desk::SheetPlace m_place;
    std::optional<desk::SheetView> m_view;
    UnwrittenSheets m_unwritten;

    std::array<SheetFace*, 2> m_faces{}; // where sides race to a target; where each line sums to zero
    SheetFace* m_face = nullptr;         // the one that is shown
    Beside* m_open = nullptr;            // paper and fields
    QLabel* m_heading = nullptr;         // instead, while no sheet is open, and what to do
    QLabel* m_empty = nullptr;
    QLabel* m_lineHint = nullptr;
    QLabel* m_cover = nullptr;           // over the paper while it is keyed a second time
    QVBoxLayout* m_belowPaper = nullptr; // where the deeds stand in one column
    QVBoxLayout* m_belowFields = nullptr;
    QWidget* m_paperHead = nullptr;
    QLabel* m_aside = nullptr; // beside the state, in one column
    QLabel* m_title = nullptr;
    QLabel* m_target = nullptr;
    QLabel* m_stateIcon = nullptr;
    QLabel* m_state = nullptr;
    SheetActions* m_actions = nullptr;
};

} // namespace schreiber::desktop

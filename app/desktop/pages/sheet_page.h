#pragma once

#include "base/session.h"
#include "pages/page.h"

#include <desk/evening.h>

#include <array>
#include <functional>
#include <map>
#include <optional>

class QGridLayout;
class QLabel;

// The Schreibzettel: the paper on the left, what is keyed on the right.
namespace schreiber::desktop {

class Beside;
class KeyButton;
class PromptBar;
struct Prompt;
class SheetEntry;
enum class Keying;
class SheetModel;
class SheetPaper;

class SheetPage : public Page {
    Q_OBJECT
  public:
    SheetPage(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    // Game 0 is the first that is not finished, or the last.
    void open(int round, int table, int game = 0);
    void close();
    int round() const { return m_place.round; }
    int table() const { return m_place.table; } // 0 while no sheet is open
    int game() const { return m_place.game; }
    // Whose filled sheet is printed from here; 0 where nothing is written on it, or it lies covered.
    int printedTable() const;
    int shownRound() const override { return m_place.round; }
    // Something that is not written yet.
    bool isTyping() const;
    // The same on any sheet: what is left half typed lies there when one comes back to it.
    bool hasUnwritten();
    QString unwrittenInWords(); // "Tisch 1 · Runde 2: 9 : 0; Tisch 3 · Runde 2: 18 : 7"
    void tellUnwritten();       // with the keyboard in the first field that is typed in
    UnsavedList unsaved(Before before) override;
    Keying usualKeying() const;
    void setUsualKeying(Keying keying);
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
    void compare() { write(); }
    // A second person keys what lies under the cover: nothing else on the screen may tell it.
    bool isCovered() const;

  signals:
    void coverChanged();
    void opened();                                              // a sheet, or another one
    void rulingAsked(const schreiber::desk::SheetPlace& place); // a dispute at the table that is shown

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* builtPaper();
    QWidget* builtPanel();
    void layOutActions();
    void wrapHead();
    KeyButton* action(const QString& name, const QString& label, void (SheetPage::*does)());
    bool isOffered(const KeyButton& action, const QString& whyNot); // else it is said

    void putAside();
    void takeUp();
    void dropMoved();
    using Place = std::array<int, 3>; // round, table, game
    struct Aside;
    bool waits(const Place& place, const Aside& aside) const; // to be written
    QStringList sideNames() const;
    bool sayLeft();
    void sayAside();
    QString typedAt(const Place& place, const QString& words) const;
    void openUnwritten(); // the first sheet of which something is
    void sayUnwritten(const QString& typed);
    // True where all that is done; else it is asked or said here what it needs.
    bool writeAll();

    void show(const desk::SheetView& view);
    void showState(const desk::SheetView& view);
    bool seatsOthers() const;
    // What stands there, in words; not the score beside another that would.
    void showStanding(bool withScore);
    // What would stand there, or the rule against it, while it is typed.
    void showAhead();
    bool sayAhead(); // whether it is a sheet that can be
    void showLack(const QString& lack);
    void retyped();
    void showCover();
    void showActions();
    void showNothing();
    void showOpen(bool open);

    void write();
    void writePoints(const tournament::Line& line);
    void writeFigures(const tournament::Line& line);
    void act(const Session::UseCase& useCase, const std::string& why = {});
    void refuse(const desk::Failure& failure);
    void writeLine(const tournament::Line& line);
    void writeFinal(const tournament::FinalScore& score, const QString& why = {});
    void writeSecond(const std::vector<int>& points);
    // Before what was disputed counts.
    Prompt whySettled(const std::vector<int>& score, const QString& button) const;
    void askAndAct(Prompt prompt, const Session::UseCase& useCase);
    void askFact(const game::Question& question, int instead,
                 const std::function<void(const tournament::Line&)>& write);
    void rewriteFigures(const tournament::Line& swapped, int number,
                        const std::function<void(const tournament::Line&)>& rewrite);
    void askOrder(const std::vector<game::Order>& orders, int instead,
                  const std::function<void(const tournament::Line&)>& writeIt);
    void askInsteadOfLines(const tournament::FinalScore& score);
    std::optional<desk::Failure> doubtOf(const tournament::Line& line) const;
    QString orderAhead(const tournament::Line& line) const; // empty where it decides nothing
    static bool hasOtherLines(const desk::Failure& failure);
    void askOverrule(const desk::Failure& failure, const tournament::Line& line);
    void written(bool done, bool wasNew);
    void swapSides();
    const tournament::Line* lineToTurn() const;
    void turnLastLineRound();
    static QString turnedRound(); // as a reason
    void strike();
    QString claimTooLate(int line) const;
    void dispute();
    void askRuling();
    void step(int by);
    void toPrevious() { step(-1); }
    void toNext() { step(1); }
    void toRound(int by);

    Session& m_session;
    PromptBar& m_prompt;
    desk::SheetPlace m_place;
    std::optional<desk::SheetView> m_view;
    bool m_refused = false; // and said; mended by what is typed next
    struct Aside {
        std::vector<std::vector<int>> people; // whose result it is, by sides
        Fields fields;
        bool canBeWritten; // else it lies there for the day when it can again: the game was over
        QString typed;     // in words, and for whom
        QString names;
    };
    std::map<Place, Aside> m_aside;  // typed on other sheets
    std::map<Place, QString> m_left; // typed where others sit now, to be told whoever comes to that sheet

    SheetModel* m_model;
    Beside* m_open = nullptr;    // paper and fields
    QLabel* m_heading = nullptr; // instead, while no sheet is open, and what to do
    QLabel* m_empty = nullptr;
    SheetPaper* m_paper = nullptr;
    QLabel* m_lineHint = nullptr;
    QLabel* m_cover = nullptr; // over the paper while it is keyed a second time
    QLabel* m_title = nullptr;
    QLabel* m_target = nullptr;
    QLabel* m_stateIcon = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_ahead = nullptr;
    QLabel* m_standing = nullptr;
    QLabel* m_dealer = nullptr;
    SheetEntry* m_entry = nullptr;
    QWidget* m_actionBox = nullptr;
    QGridLayout* m_actions = nullptr;
    int m_abreast = 0; // of the actions
    KeyButton* m_swap = nullptr;
    KeyButton* m_strike = nullptr;
    KeyButton* m_confirm = nullptr;
    KeyButton* m_dispute = nullptr;
    KeyButton* m_ruling = nullptr;
};

} // namespace schreiber::desktop

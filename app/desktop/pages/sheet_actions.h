#pragma once

#include "base/session.h"

#include <desk/sheet_place.h>
#include <desk/sheets.h>

#include <QWidget>

#include <functional>
#include <optional>

class QGridLayout;
class QShortcut;

// What is done to the sheet that is open beside writing on it: confirmed, disputed, a line struck, its sides
// exchanged, a dispute begun. A key says why where its button is dimmed.
namespace schreiber::desktop {

class KeyButton;
class PromptBar;

class SheetActions : public QWidget {
    Q_OBJECT
  public:
    // `chosenLine` is the one to be struck, 0 for none.
    SheetActions(Session& session, PromptBar& prompt, std::function<int()> chosenLine,
                 QWidget* parent = nullptr);

    // `covered`: what nobody sees is neither confirmed nor struck. `turned`: the line whose sides are
    // exchanged, or 0 for those of what is typed; none where there are not two.
    void show(const std::optional<desk::SheetView>& view, bool covered, std::optional<int> turned);
    bool canStrike() const;
    // As many beside each other as have room in `width`.
    void layOut(bool isBelowPaper, int width);
    // The one that exchanges sides, for whoever has a place for it, until it is taken back.
    KeyButton& lendSwap();
    void takeSwapBack();
    // What is typed is written first; it says so where it is not.
    void setMayConfirm(const std::function<bool()>& mayConfirm) { m_mayConfirm = mayConfirm; }
    // What is asked before a line is struck, with the sheet as it would then stand.
    using StrikeQuestion = std::function<QString(int line, const desk::SheetView& after)>;
    void setStrikeQuestion(const StrikeQuestion& question) { m_strikeQuestion = question; }
    // What is disputed, only with a reason.
    void confirm();

  signals:
    void done(); // or let be
    void swapAsked();
    void rulingAsked();

  private:
    KeyButton* action(const QString& name, const QString& label, void (SheetActions::*does)());
    QShortcut* heard(const KeyButton& action, void (SheetActions::*does)());
    bool isOffered(const KeyButton& action, const QString& whyNot); // else it is said
    QString claimTooLate(int line) const;
    void strike();
    void dispute();

    Session& m_session;
    PromptBar& m_prompt;
    std::function<int()> m_chosenLine;
    std::optional<desk::SheetView> m_view;
    bool m_covered = false;
    std::function<bool()> m_mayConfirm;
    StrikeQuestion m_strikeQuestion;
    QGridLayout* m_grid;
    int m_abreast = 0;
    std::size_t m_laidOut = 0; // buttons
    KeyButton* m_swap;
    KeyButton* m_strike;
    KeyButton* m_confirm;
    KeyButton* m_dispute;
    KeyButton* m_ruling;
    QShortcut* m_swapKey = nullptr;
};

// Whether there is something to be confirmed or disputed: the game is over, also where that is disputed.
bool hasResult(const desk::SheetView& view);

} // namespace schreiber::desktop

#pragma once

#include "pages/page.h"

#include <desk/draws.h>

#include <optional>
#include <string>

class QLabel;
class QTableView;

// Auslosung: who sits where. A draft can be drawn anew, mended by hand and confirmed; a published draw stays
// to be looked at.
namespace schreiber::desktop {

class DrawModel;
class KeyButton;
class PromptBar;
class RoundPicker;
class Session;
class SlipGrid;

// Slips of paper that are typed in: who sits at which table, or which card everybody cut, or who plays with
// whom; where partners are put together anew with the reason.
struct TypedSlips {
    enum class Of { Tables, Cards, Couples };
    Of of = Of::Tables;
    std::string why = {};
};

struct LeftSlips {
    TypedSlips::Of of;
    int round;
    QVariantList rows;
};

// A place that was taken up to be swapped, and the draw it was taken up in.
struct TakenPlace {
    int contestant;
    tournament::Round round;
};

class DrawPage : public Page {
    Q_OBJECT
  public:
    DrawPage(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;
    int shownRound() const override;
    QString untakenInWords() const override;
    UnsavedList unsaved(Before before) override;
    Fields typed() const override;
    void setTyped(const Fields& fields) override;

    // What the due step does. Partners first, where pairs are drawn from singles.
    void draw();
    void confirm();
    void redraw();
    // Otherwise than by lot: slips as they were drawn by hand, and partners by the cut of cards or kept
    // apart.
    void drawOtherwise();

  signals:
    void confirmed();

  protected:
    void keyPressEvent(QKeyEvent* event) override; // Esc lets go of a place taken up

  private:
    bool hasTypedSlips() const;
    // False where it is said here what they lack.
    bool takeTypedSlips();
    QTableView* builtTable();
    void showRound(int number);
    void showQuality(int number);
    void showActions();
    QString outdatedInWords() const;
    // Takes up the place one stands on, or exchanges it with the one taken up.
    void swapHere();
    void pickUp(int contestant); // 0 for none
    void takeUpAgain(const tournament::Round& round);
    void askSwap(int taken, int here);
    // Why a key of the page does nothing here.
    QString whyNotLast() const;
    QString whyFixed() const;
    QString whyNotAhead() const;
    QString fixedByWriting() const;
    QString fixedByResults() const;
    QString fallsAway() const;
    void redrawPartners();
    void askPartners(const std::string& why);
    bool drawPartners(const desk::PartnerDraw& wanted, const std::string& why);
    void typeSlips(const TypedSlips& slips);
    bool writeSlips(const std::string& csv);
    void takeSlips(const std::string& csv);
    desk::Outcome<desk::Receipt> noted(desk::Outcome<desk::Receipt> outcome);
    void leaveSlips();
    void hideSlips();

    Session& m_session;
    PromptBar& m_prompt;
    DrawModel* m_model;
    RoundPicker* m_round;
    QLabel* m_stage;
    QLabel* m_state;
    QLabel* m_seed;
    QLabel* m_qualityIcon;
    QLabel* m_quality;
    QLabel* m_hint;
    QLabel* m_empty; // instead of the table
    QTableView* m_table;
    KeyButton* m_ahead; // while the round before is still being played
    KeyButton* m_print;
    KeyButton* m_redraw;
    KeyButton* m_swap;
    KeyButton* m_seats;
    KeyButton* m_otherwise;
    QWidget* m_drawn; // the table and everything about it
    SlipGrid* m_slips;
    std::optional<TakenPlace> m_taken;
    std::optional<TypedSlips> m_typed;      // which are typed just now
    std::optional<LeftSlips> m_left;        // which were let be half typed, to be found there again
    std::optional<desk::Failure> m_refused; // what the desk said of them
};

} // namespace schreiber::desktop

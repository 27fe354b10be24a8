#pragma once

#include "pages/page.h"

#include <optional>

class QCheckBox;
class QLabel;
class QSortFilterProxyModel;

// Runde: the tables as cards, how each stands, and which sheets are missing.
namespace schreiber::desktop {

class KeyButton;
class PromptBar;
class RoundEntry;
class RoundHead;
class RoundSteps;
class Session;
class TableCards;
class TablesModel;

class RoundPage : public Page {
    Q_OBJECT
  public:
    RoundPage(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;
    int shownRound() const override;
    desk::SheetPlace shownTable() const override;
    UnsavedList unsaved(Before before) override;
    // Asks how the extra game of a level match went.
    void decideAt(int round, int table);
    // How long the time of the round has been up, in minutes; nothing while it is not.
    void setOvertime(std::optional<int> minutes);
    // The round clock can be started here.
    void offerClock(bool offer);
    // What comes before the first sheet.
    RoundSteps& steps() const { return *m_steps; }

  signals:
    void sheetAsked(int round, int table);
    void clockAsked();
    void tableAdded(int round, int table);

  private:
    void showRound(int number);
    void showMissing();
    void hideWritten();
    void showActions();
    void showFurther();
    void decide();
    void addTable();

    Session& m_session;
    PromptBar& m_prompt;
    TablesModel* m_model;
    QSortFilterProxyModel* m_shown;
    RoundHead* m_head;
    QLabel* m_sitOut;
    QLabel* m_empty;
    TableCards* m_tables;
    RoundEntry* m_entry; // where each sheet sums to zero
    QCheckBox* m_onlyMissing;
    RoundSteps* m_steps;
    KeyButton* m_clock;
    KeyButton* m_print;
    KeyButton* m_decide;
    KeyButton* m_further; // a table more, of who sits out and who has come
    bool m_offersClock = false;
    std::optional<int> m_overtime;
};

} // namespace schreiber::desktop

#pragma once

#include "pages/page.h"

#include <tournament/standings.h>

#include <functional>
#include <utility>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

// Rangliste: who stands where and why; and the end, where ranks and prizes are fixed.
namespace schreiber::desktop {

class KeyButton;
class PromptBar;
class RoundHead;
class Session;
class StandingsModel;
class WholeLabel;

class StandingsPage : public Page {
    Q_OBJECT
  public:
    StandingsPage(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;
    int shownRound() const override;
    // Whether the ranking after this round is not to be seen yet, and nobody has uncovered it here.
    bool isCovered(int round) const;
    void closeOrReopen();
    // Asked before the tournament is closed; what stands against it is said there.
    void setMayClose(std::function<bool()> mayClose) { m_mayClose = std::move(mayClose); }

  signals:
    void closed(); // the tournament, by hand

  protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QTableView* builtTable();
    void showRound(int number);
    std::vector<int> deciding() const;
    void fit();
    void showMarks(const tournament::Standings& standings);
    QString whyOf(int row) const;
    void fitWhy();
    void showWhy();
    void showEnd();
    QWidget* builtWhy();
    // An extra game of the one who is chosen and the next, who is level.
    void decide();
    void askToClose();
    void closeWith(bool confirmAll);

    Session& m_session;
    PromptBar& m_prompt;
    StandingsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    RoundHead* m_head;
    KeyButton* m_print;
    KeyButton* m_uncover;
    bool m_covers = true;
    std::function<bool()> m_mayClose;
    QLabel* m_marks; // what a ring and bold letters say
    QLabel* m_whom;  // whose rank is explained
    WholeLabel* m_why;
    QWidget* m_whyBox = nullptr; // both of them
    QLabel* m_empty;
    QTableView* m_table;
    KeyButton* m_decide;
    KeyButton* m_end;
};

} // namespace schreiber::desktop

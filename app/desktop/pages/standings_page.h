#pragma once

#include "pages/page.h"

class QLabel;
class QSortFilterProxyModel;
class QTableView;

// Rangliste: who stands where and why.
namespace schreiber::desktop {

class KeyButton;
class RoundHead;
class Session;
class StandingsModel;

class StandingsPage : public Page {
    Q_OBJECT
  public:
    explicit StandingsPage(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;
    int shownRound() const override;

  protected:
    void hideEvent(QHideEvent* event) override;

  private:
    QTableView* builtTable();
    bool isCovered(int round) const;
    void showRound(int number);
    void showWhy();

    Session& m_session;
    StandingsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    RoundHead* m_head;
    KeyButton* m_uncover;
    bool m_covers = true;
    QLabel* m_why;
    QLabel* m_empty;
    QTableView* m_table;
};

} // namespace schreiber::desktop

#pragma once

#include "pages/page.h"

class QLabel;
class QSortFilterProxyModel;
class QTableView;

// Rangliste: who stands where and why.
namespace schreiber::desktop {

class RoundPicker;
class Session;
class StandingsModel;

class StandingsPage : public Page {
    Q_OBJECT
  public:
    explicit StandingsPage(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;
    int shownRound() const override;

  private:
    QTableView* builtTable();
    void showRound(int number);
    void showWhy();

    Session& m_session;
    StandingsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    RoundPicker* m_round;
    QLabel* m_state;
    QLabel* m_why;
    QLabel* m_empty;
    QTableView* m_table;
};

} // namespace schreiber::desktop

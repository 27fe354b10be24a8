#pragma once

#include "pages/page.h"

class QCheckBox;
class QLabel;
class QSortFilterProxyModel;

// Runde: the tables as cards, how each stands, and which sheets are missing.
namespace schreiber::desktop {

class RoundHead;
class Session;
class TableCards;
class TablesModel;

class RoundPage : public Page {
    Q_OBJECT
  public:
    explicit RoundPage(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;
    int shownRound() const override;

  signals:
    void sheetAsked(int round, int table);

  private:
    void showRound(int number);
    void showMissing();
    void hideWritten();

    Session& m_session;
    TablesModel* m_model;
    QSortFilterProxyModel* m_shown;
    RoundHead* m_head;
    QLabel* m_sitOut;
    QLabel* m_empty;
    TableCards* m_tables;
    QCheckBox* m_onlyMissing;
};

} // namespace schreiber::desktop

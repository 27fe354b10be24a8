#pragma once

#include "pages/page.h"

#include <set>

class QLineEdit;
class QPlainTextEdit;
class QSortFilterProxyModel;
class QTableView;

// Journal: everything that was done, when and why.
namespace schreiber::desktop {

class JournalModel;
class Session;

class JournalPage : public Page {
    Q_OBJECT
  public:
    explicit JournalPage(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;

    // What is looked for, and the numbers of the rows that are shown.
    QString sought() const;
    std::set<int> shownRows() const;

  private:
    void showWhole();

    Session& m_session;
    JournalModel* m_model;
    QSortFilterProxyModel* m_filtered;
    QLineEdit* m_filter;
    QTableView* m_table;
    QPlainTextEdit* m_whole;
};

} // namespace schreiber::desktop

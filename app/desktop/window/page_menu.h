#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QStackedWidget;

// In the menu *Bearbeiten* everything that can be done on the page that is seen, with its key.
namespace schreiber::desktop {

class PageMenu : public QObject {
    Q_OBJECT
  public:
    // Behind what the menu has already.
    PageMenu(QMenu& menu, QStackedWidget& pages);

  private:
    void fill();

    QMenu& m_menu;
    QStackedWidget& m_pages;
    QList<QAction*> m_entries;
};

} // namespace schreiber::desktop

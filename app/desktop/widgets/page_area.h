#pragma once

#include <QWidget>

class QStackedWidget;

// The pages, and below them what the program says and asks. A band that comes there covers the lower end of
// the page, which keeps its size: nothing on it moves under the mouse, and what is covered is scrolled to.
namespace schreiber::desktop {

class PageArea : public QWidget {
    Q_OBJECT
  public:
    explicit PageArea(QWidget* parent = nullptr);

    QStackedWidget& pages() const { return *m_pages; }
    void addBand(QWidget* band);
    // Below the bands, from edge to edge.
    void addDrawer(QWidget* drawer);

    // The one around a part of a page; none around what stands elsewhere.
    static const PageArea* around(const QWidget& part);

  private:
    QStackedWidget* m_pages;
};

} // namespace schreiber::desktop

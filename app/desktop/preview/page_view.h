#pragma once

#include "preview/page_pictures.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QList>
#include <QSizeF>

// One page of a paper after the other, as it will come out of the printer.
namespace schreiber::desktop {

class PageView : public QAbstractScrollArea {
    Q_OBJECT
  public:
    explicit PageView(QWidget* parent = nullptr);

    void open(const QByteArray& pdf);
    int page() const { return m_page; } // from 0
    int pages() const { return static_cast<int>(m_sizes.size()); }
    void goTo(int page); // the nearest there is
    void forward() { goTo(m_page + 1); }
    void back() { goTo(m_page - 1); }

    enum class Fit { Page, Width, Chosen };
    Fit fit() const { return m_fit; }
    void setFit(Fit fit);
    void larger();
    void smaller();
    int percent() const;  // of what is printed
    bool isSharp() const; // drawn for the size that it has; before, what there is stands larger or smaller

  signals:
    void partsFound(const QList<schreiber::desktop::PagePart>& parts); // none of a document of one piece
    void changed();                                                    // page or size
    void unreadable();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    QSize paperSize() const; // in pixels of the window
    void setScale(double scale);
    void layOut();
    void say(const QString& words);

    PagePictures* m_pictures;
    QList<QSizeF> m_sizes; // of the pages, in points
    int m_page = 0;
    Fit m_fit = Fit::Page;
    double m_scale = 1; // pixels of the window a point
    QImage m_picture;
    int m_pictured = -1; // the page m_picture is of
};

} // namespace schreiber::desktop

#include "widgets/page_area.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

// Bands of which none is shown take no room, not even that around them.
class Bands : public QVBoxLayout {
  public:
    Bands() {
        setContentsMargins(12, 6, 12, 8);
        setSpacing(6);
    }
    QSize sizeHint() const override { return isEmpty() ? QSize(0, 0) : QVBoxLayout::sizeHint(); }
    QSize minimumSize() const override { return isEmpty() ? QSize(0, 0) : QVBoxLayout::minimumSize(); }
    bool hasHeightForWidth() const override { return !isEmpty() && QVBoxLayout::hasHeightForWidth(); }
};

} // namespace

PageArea::PageArea(QWidget* parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this)) {
    m_pages->setObjectName(QStringLiteral("pages"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addLayout(new Bands);
}

void PageArea::addBand(QWidget* band) {
    layout()->itemAt(1)->layout()->addWidget(band);
}

void PageArea::addDrawer(QWidget* drawer) {
    layout()->addWidget(drawer);
}

const PageArea* PageArea::around(const QWidget& part) {
    const QWidget* here = &part;
    while (here != nullptr && qobject_cast<const PageArea*>(here) == nullptr) here = here->parentWidget();
    return static_cast<const PageArea*>(here);
}

} // namespace schreiber::desktop

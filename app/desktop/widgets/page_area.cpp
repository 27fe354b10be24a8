#include "widgets/page_area.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace schreiber::desktop {

PageArea::PageArea(QWidget* parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this)) {
    m_pages->setObjectName(QStringLiteral("pages"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bands = new QVBoxLayout;
    bands->setContentsMargins(12, 6, 12, 8);
    bands->setSpacing(6);
    column->addWidget(m_pages, 1);
    column->addLayout(bands);
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

#include "preview/layout_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kMostRanks = 999;

} // namespace

LayoutChoice::LayoutChoice(QWidget* parent)
    : QObject(parent)
    , m_size(new QComboBox(parent))
    , m_landscape(new QCheckBox(tr("quer"), parent))
    , m_up(new QComboBox(parent))
    , m_first(new QSpinBox(parent))
    , m_last(new QSpinBox(parent)) {
    m_size->setObjectName(QStringLiteral("previewSize"));
    m_size->setAccessibleName(tr("Papier"));
    for (const pdf::PageSize page : pdf::kPageSizes)
        m_size->addItem(pageCalled(page), QVariant::fromValue(static_cast<int>(page)));
    m_landscape->setObjectName(QStringLiteral("previewLandscape"));
    m_up->setObjectName(QStringLiteral("previewUp"));
    m_up->setAccessibleName(tr("Wie viele auf einem Blatt"));
    m_first->setObjectName(QStringLiteral("previewFirstRank"));
    m_first->setAccessibleName(tr("Urkunden ab Rang"));
    m_first->setPrefix(tr("Rang "));
    m_first->setRange(1, kMostRanks);
    m_last->setObjectName(QStringLiteral("previewLastRank"));
    m_last->setAccessibleName(tr("Urkunden bis Rang"));
    m_last->setPrefix(tr("bis "));
    m_last->setRange(0, kMostRanks);
    m_last->setSpecialValueText(tr("bis zum letzten"));
    const auto tell = [this] {
        if (!m_isShowing) emit chosen();
    };
    connect(m_size, &QComboBox::currentIndexChanged, this, [this, tell] {
        offerUp(m_up->currentData().toInt());
        tell();
    });
    connect(m_landscape, &QCheckBox::toggled, this, tell);
    connect(m_up, &QComboBox::currentIndexChanged, this, tell);
    connect(m_first, &QSpinBox::valueChanged, this, tell);
    connect(m_last, &QSpinBox::valueChanged, this, tell);
}

QWidgetList LayoutChoice::parts() const {
    return {m_size, m_landscape, m_up, m_first, m_last};
}

// No more than the page has room for.
void LayoutChoice::offerUp(int up) {
    const bool wasShowing = std::exchange(m_isShowing, true);
    const int most = kinds::mostUp(layout().page);
    m_up->clear();
    for (const int one : {1, 2, 4})
        if (one <= most) m_up->addItem(tr("%1 je Blatt").arg(one), one);
    m_up->setCurrentIndex(std::max(0, m_up->findData(std::min(up, most))));
    m_isShowing = wasShowing;
}

void LayoutChoice::show(const PaperLayout& layout, const kinds::Uses& uses, bool isFixed) {
    m_isShowing = true;
    m_size->setCurrentIndex(m_size->findData(static_cast<int>(layout.page)));
    m_landscape->setChecked(layout.landscape);
    offerUp(layout.up);
    m_first->setValue(layout.ranks ? layout.ranks->first : 1);
    m_last->setValue(layout.ranks && layout.ranks->second < kMostRanks ? layout.ranks->second : 0);
    m_isShowing = false;
    m_size->setHidden(isFixed);
    m_landscape->setVisible(uses.landscape && !isFixed);
    m_up->setVisible(uses.up && !isFixed);
    for (QSpinBox* rank : {m_first, m_last}) rank->setVisible(uses.ranks && !isFixed);
}

PaperLayout LayoutChoice::layout() const {
    PaperLayout layout;
    layout.page = static_cast<pdf::PageSize>(m_size->currentData().toInt());
    layout.landscape = m_landscape->isChecked();
    layout.up = std::max(1, m_up->currentData().toInt());
    const int first = m_first->value();
    const int last = m_last->value() == 0 ? kMostRanks : m_last->value();
    if (first > 1 || last < kMostRanks)
        layout.ranks = std::pair(std::min(first, last), std::max(first, last));
    return layout;
}

} // namespace schreiber::desktop

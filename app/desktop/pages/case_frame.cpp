#include "pages/case_frame.h"

#include "widgets/elided_label.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace schreiber::desktop {
namespace {

constexpr int kBetweenButtons = 10;
constexpr int kLettersOfTitle = 20; // that are seen before buttons show no keys,
constexpr int kFewestOfTitle = 6;   // and before one goes below

} // namespace

CaseFrame::CaseFrame(QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
    , m_back(new KeyButton(QStringLiteral("caseBack"), this))
    , m_keep(new KeyButton(QStringLiteral("rulingKeep"), this))
    , m_print(new KeyButton(QStringLiteral("recordPrint"), this))
    , m_fold(new KeyButton(QStringLiteral("caseFold"), this)) {
    m_title->setObjectName(QStringLiteral("caseTitle"));
    m_title->setProperty("role", QStringLiteral("heading"));
    m_title->setMinimumWidth(kLettersOfTitle * fontMetrics().averageCharWidth());
    m_back->setProperty("role", QStringLiteral("plain"));
    m_back->setLabel(QStringLiteral("‹"), KeyButton::Key::ShownOnly);
    m_back->setAccessibleName(tr("Zurück"));
    m_back->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_keep->setLabel(tr("Behalten"));
    m_print->setLabel(tr("Drucken"), KeyButton::Key::ShownOnly);
    m_fold->setLabel(tr("Protokoll"));
    connect(m_back, &KeyButton::clicked, this, &CaseFrame::backAsked);
    connect(m_keep, &KeyButton::clicked, this, &CaseFrame::keepAsked);
    connect(m_print, &KeyButton::clicked, this, &CaseFrame::printAsked);
    connect(m_fold, &KeyButton::clicked, this, &CaseFrame::foldAsked);
    auto* row = new FlowRow(this);
    row->setSpacing(kBetweenButtons, 6);
    row->add(m_back);
    row->add(m_title, 1);
    for (KeyButton* button : {m_keep, m_print, m_fold}) row->add(button);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(row);
    offer({});
}

void CaseFrame::offer(const Offered& offered) {
    m_title->setText(offered.title);
    m_back->setVisible(offered.goesBack);
    m_keep->setVisible(offered.keeps);
    m_print->setVisible(offered.prints);
    if (!offered.fold.isEmpty()) m_fold->setLabel(offered.fold);
    m_fold->setVisible(!offered.fold.isEmpty());
    fit();
}

void CaseFrame::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

bool CaseFrame::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
    return done;
}

// Reckoned with all of them, shown or not: that one comes moves nothing.
void CaseFrame::fit() {
    const int letter = fontMetrics().averageCharWidth();
    int withKeys = kLettersOfTitle * letter;
    int without = 0;
    for (const KeyButton* button : {m_back, m_keep, m_print, m_fold}) {
        withKeys += button->widthWithKey() + kBetweenButtons;
        without += button->widthWithoutKey() + kBetweenButtons;
    }
    for (KeyButton* button : {m_back, m_keep, m_print, m_fold}) button->showKey(withKeys <= width());
    m_title->setMinimumWidth(
        std::clamp(width() - without, kFewestOfTitle * letter, kLettersOfTitle * letter));
}

} // namespace schreiber::desktop

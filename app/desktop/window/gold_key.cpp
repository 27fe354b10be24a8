#include "window/gold_key.h"

#include "base/menu_entries.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/side_column.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QStackedWidget>

#include <algorithm>

namespace schreiber::desktop {

GoldKey::GoldKey(QMenu& menu, QStackedWidget& pages, PromptBar& prompt, SideColumn& side)
    : QObject(&side)
    , m_pages(pages)
    , m_prompt(prompt)
    , m_side(side) {
    QAction* entry = named(menu.addAction(tr("Nächster Schritt"), this, &GoldKey::press), "nextButton");
    entry->setAutoRepeat(false); // held down for long it is still done once
    connect(&side, &SideColumn::nextAsked, this, &GoldKey::nextAsked);
    connect(&prompt, &PromptBar::asked, this, &GoldKey::lookLater);
    connect(&prompt, &PromptBar::closed, this, &GoldKey::lookLater);
    connect(&pages, &QStackedWidget::currentChanged, this, &GoldKey::lookLater);
    qApp->installEventFilter(this);
}

KeyButton* GoldKey::ofPage() const {
    const QWidget* page = m_pages.currentWidget();
    if (page == nullptr) return nullptr;
    const auto buttons = page->findChildren<KeyButton*>();
    const auto gold = std::find_if(buttons.begin(), buttons.end(), [&](const KeyButton* button) {
        return button->rank() == KeyButton::Rank::Gold && button->isVisibleTo(page);
    });
    return gold == buttons.end() ? nullptr : *gold;
}

void GoldKey::press() {
    if (m_prompt.comesFirst()) return;
    if (KeyButton* gold = ofPage()) return gold->click();
    emit nextAsked();
}

bool GoldKey::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    const bool tells = type == QEvent::Show || type == QEvent::Hide || type == QEvent::DynamicPropertyChange;
    if (tells && qobject_cast<KeyButton*>(watched) != nullptr &&
        m_pages.isAncestorOf(static_cast<QWidget*>(watched)))
        lookLater();
    return QObject::eventFilter(watched, event);
}

void GoldKey::lookLater() {
    if (m_looks) return;
    m_looks = true;
    QMetaObject::invokeMethod(this, &GoldKey::look, Qt::QueuedConnection);
}

void GoldKey::look() {
    m_looks = false;
    m_side.stepBack(m_prompt.isFirst() || ofPage() != nullptr);
}

} // namespace schreiber::desktop

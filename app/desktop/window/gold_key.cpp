#include "window/gold_key.h"

#include "base/menu_entries.h"
#include "base/shortcuts.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/side_column.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr quint64 kAgain = 300; // milliseconds: a key that is hit twice

} // namespace

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

bool GoldKey::isAgain() {
    const quint64 now = std::exchange(m_isPressed, 0);
    if (now != 0 && now - m_wasPressed < kAgain) return true;
    m_wasPressed = now;
    return false;
}

void GoldKey::press() {
    if (isAgain() || m_prompt.comesFirst()) return;
    if (KeyButton* gold = ofPage())
        gold->click();
    else
        emit nextAsked();
    m_wasPressed = std::max(m_wasPressed, m_isPressed); // meanwhile, if it took long
}

bool GoldKey::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (shortcuts::of(u"nextButton") == key->keyCombination() && !key->isAutoRepeat())
            m_isPressed = key->timestamp();
    }
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

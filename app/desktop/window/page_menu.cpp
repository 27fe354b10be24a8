#include "window/page_menu.h"

#include "base/access_keys.h"
#include "base/menu_entries.h"
#include "base/shortcuts.h"
#include "widgets/key_button.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QStackedWidget>

namespace schreiber::desktop {
namespace {

bool isOffered(const QAbstractButton& button, const QWidget& page) {
    const bool acts =
        qobject_cast<const KeyButton*>(&button) != nullptr || !shortcuts::of(button.objectName()).isEmpty();
    if (!acts) return false;
    for (const QWidget* part = &button; part != &page; part = part->parentWidget())
        if (part->isHidden() && !isKeptInMenu(*part)) return false;
    return true;
}

} // namespace

PageMenu::PageMenu(QMenu& menu, QStackedWidget& pages)
    : QObject(&menu)
    , m_menu(menu)
    , m_pages(pages) {
    connect(&menu, &QMenu::aboutToShow, this, &PageMenu::fill);
}

// The button does it, as if it were clicked.
void PageMenu::fill() {
    qDeleteAll(m_entries);
    m_entries = {m_menu.addSeparator()};
    QString taken;
    for (const QAction* entry : m_menu.actions())
        taken += QKeySequence::mnemonic(entry->text()).toString().right(1);
    const QWidget* page = m_pages.currentWidget();
    for (auto* button : page->findChildren<QAbstractButton*>()) {
        if (!isOffered(*button, *page)) continue;
        QString label = button->accessibleName();
        if (label.isEmpty()) label = QString(button->text()).remove(QLatin1Char('&'));
        QAction* entry = m_menu.addAction(withAccessKey(label, taken) + QLatin1Char('\t') +
                                              (button->accessibleDescription().isEmpty()
                                                   ? shortcuts::inWords(button->objectName())
                                                   : button->accessibleDescription()),
                                          button, &QAbstractButton::click);
        entry->setObjectName(QStringLiteral("page-") + button->objectName());
        entry->setEnabled(button->isEnabled());
        entry->setCheckable(button->isCheckable());
        entry->setChecked(button->isChecked());
        m_entries << entry;
    }
    m_entries.front()->setVisible(m_entries.size() > 1);
}

} // namespace schreiber::desktop

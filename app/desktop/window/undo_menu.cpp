#include "window/undo_menu.h"

#include "base/brief.h"
#include "base/icons.h"
#include "base/look.h"
#include "base/menu_entries.h"
#include "base/session.h"
#include "base/text.h"
#include "dispute/dispute_page.h"
#include "dispute/record_editor.h"
#include "pages/sheet_page.h"
#include "pages/zero_sum_entry.h"
#include "widgets/prompt_bar.h"

#include <desk/words.h>

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QStyle>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kLettersBesideMenus = 16; // of a menu's entry, for its picture and its key
constexpr int kMenuPadding = 30;        // as the look has it
constexpr int kClosePadding = 14;       // where they are close to each other

void setRole(QWidget& widget, const QString& role) {
    if (widget.property("role").toString() == role) return;
    widget.setProperty("role", role);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace

UndoMenu::UndoMenu(Session& session, PromptBar& prompt, const DisputePage& dispute, const SheetPage& sheet,
                   QMenuBar& menus, QMenu& menu, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_dispute(dispute)
    , m_sheet(sheet)
    , m_menus(menus)
    , m_undo(named(menu.addAction(tr("Rückgängig"), this, &UndoMenu::undo), "undo"))
    , m_redo(named(menu.addAction(tr("Wiederherstellen"), this, &UndoMenu::redo), "redo")) {
    m_undo->setIcon(icon(QStringLiteral("undo"), colours().text));
    m_redo->setIcon(icon(QStringLiteral("redo"), colours().text));
    m_menus.setCornerWidget(buildButtons());
}

// Beside the menus, where what would be undone can always be read.
QWidget* UndoMenu::buildButtons() {
    auto* corner = new QWidget(&m_menus);
    auto* row = new QHBoxLayout(corner);
    const int height = m_menus.window()->fontMetrics().height();
    row->setContentsMargins(0, 0, 8, 0);
    for (QAction* action : {m_undo, m_redo}) {
        auto* button = new QToolButton(corner);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(height, height));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // Ctrl+Z
        row->addWidget(button);
    }
    return corner;
}

// On the card table undo is the record's, for the key, the menu and the button alike.
void UndoMenu::refresh() {
    m_undone = {tr("Rückgängig"), {}, {}};
    m_redone = {tr("Wiederherstellen"), {}, {}};
    if (const RecordEditor* record = m_dispute.written()) {
        const auto show = [](QAction& action, DoneWords& words, bool can) {
            action.setEnabled(can);
            if (can) words.what = tr("am Kartentisch");
            action.setToolTip(words.whole());
        };
        show(*m_undo, m_undone, record->document()->isUndoAvailable());
        show(*m_redo, m_redone, record->document()->isRedoAvailable());
        return fit();
    }
    // What was done last may be the very sheet that somebody keys a second time.
    const bool told = !m_sheet.isCovered();
    const auto show = [&](QAction& action, DoneWords& words, const auto& entry) {
        action.setEnabled(entry.has_value());
        action.setToolTip(words.verb);
        if (!entry || !told) return;
        const QString whole = text(desk::inWords(entry->what, m_session.language()));
        words.what = brief(whole, kInCell);
        words.where = DoneWords::placeOf(entry->what);
        // Whole under the mouse, however much the window has room for; names are no markup.
        action.setToolTip(QStringLiteral("<qt>%1</qt>").arg(brief(whole, kInMessage).toHtmlEscaped()));
    };
    show(*m_undo, m_undone, m_session.isOpen() ? m_session.evening().nextUndo() : std::nullopt);
    show(*m_redo, m_redone, m_session.isOpen() ? m_session.evening().nextRedo() : std::nullopt);
    fit();
}

// As much of the names as there is room for beside the menus, none of which may make way: they move together
// where the table that is undone had no room else, and with large letters on a small screen undo is in its
// menu alone.
void UndoMenu::fit() {
    const QFontMetrics metrics = m_menus.window()->fontMetrics();
    const int width = m_menus.window()->width();
    const QList<QAction*> menus = m_menus.actions(); // also one that has no room just now
    const auto widthAt = [&](int padding) {
        int sum = 0;
        for (const QAction* menu : menus)
            sum += metrics.horizontalAdvance(menu->text().remove(QLatin1Char('&'))) + padding;
        return sum;
    };
    const int pictures = 5 * metrics.height(); // each has one, and room around it
    const int told = metrics.horizontalAdvance(DoneWords::whereAtMost(m_undone.verb));
    const bool close = widthAt(kMenuPadding) + pictures + told > width;
    setRole(m_menus, close ? QStringLiteral("close") : QString());
    const int taken = widthAt(close ? kClosePadding : kMenuPadding);
    const int room = width - taken - pictures;
    const int inMenu = width - kLettersBesideMenus * metrics.averageCharWidth();
    const auto name = [&](QAction& action, const DoneWords& words, int most) { // empty it would be the whole
        const QString shown = words.in(most, metrics);
        action.setIconText(shown.isEmpty() ? QStringLiteral(" ") : withoutMnemonic(shown));
        const QString listed = firstWordsIn(words.whole(), inMenu, metrics);
        action.setText(QLatin1Char('&') + withoutMnemonic(listed)); // its access key is the first letter
    };
    // Where there is nothing to be done again the other has all the room; what the one leaves, the other has.
    const int undo = metrics.horizontalAdvance(m_undone.whole());
    const int redo = metrics.horizontalAdvance(m_redone.whole());
    const bool redoes = m_redo->isEnabled() || undo + redo < room;
    const int redoRoom = redoes ? std::max(std::min(redo, std::max(room / 2, room - undo)), 0) : 0;
    name(*m_redo, m_redone, redoRoom);
    name(*m_undo, m_undone, room - redoRoom);
    QWidget* corner = m_menus.cornerWidget();
    m_menus.setCornerWidget(corner); // only so does it take the width it now wants
    corner->setVisible(room >= 0);
}

void UndoMenu::undo() {
    if (RecordEditor* record = m_dispute.written()) return record->undo();
    if (m_prompt.holdsKeys()) return m_prompt.cancel();    // what is being done just now is taken back first
    auto* const line = m_sheet.findChild<ZeroSumEntry*>(); // half typed, also where a key has the keyboard
    if (line != nullptr && line->undoTyped()) return;
    m_prompt.leave();
    const auto next = m_session.evening().nextUndo();
    if (!next) return;
    const Session::Undone outcome = m_session.undo();
    if (outcome == Session::Undone::Done) emit undone();
    if (outcome != Session::Undone::NeedsReason) return;
    const QString action = text(desk::inWords(next->what, m_session.language()));
    const Prompt prompt{
        tr("„%1“ ist schon bekannt gegeben. Warum rückgängig?").arg(action), true, {tr("Rückgängig")}};
    m_prompt.ask(prompt, [this](int, const QString& why) {
        if (m_session.undo(utf8(why)) == Session::Undone::Done) emit undone();
    });
}

void UndoMenu::redo() {
    if (RecordEditor* record = m_dispute.written()) return record->redo();
    m_prompt.leave();
    if (!m_session.evening().nextRedo()) return;
    m_session.redo();
    emit undone();
}

} // namespace schreiber::desktop

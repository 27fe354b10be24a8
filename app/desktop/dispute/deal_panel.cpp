#include "dispute/deal_panel.h"

#include "dispute/record_editor.h"

#include <QKeyEvent>
#include <QTextDocument>

namespace schreiber::desktop {

QString DealPanel::text() const {
    return editor()->toPlainText();
}

void DealPanel::setText(const QString& text) {
    forget();
    editor()->setPlainText(text);
    editor()->moveCursor(QTextCursor::End);
    refresh();
}

void DealPanel::replaceText(const QString& text) {
    forget();
    editor()->change(text, static_cast<int>(text.count(QLatin1Char('\n'))) + 1);
}

std::unique_ptr<QTextDocument> DealPanel::handOver() {
    return editor()->handOver();
}

void DealPanel::takeOver(std::unique_ptr<QTextDocument> text) {
    forget();
    editor()->takeOver(std::move(text));
    refresh();
}

void DealPanel::arrive() {
    editor()->setFocus();
}

// Undo and redo are the text's wherever on the desk one stands: cards and list write nothing else.
bool DealPanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = dynamic_cast<QKeyEvent&>(*event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void DealPanel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo))
        editor()->undo();
    else if (event->matches(QKeySequence::Redo))
        editor()->redo();
    else
        QWidget::keyPressEvent(event);
}

} // namespace schreiber::desktop

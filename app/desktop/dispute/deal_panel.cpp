#include "dispute/deal_panel.h"

#include "dispute/record_editor.h"

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

} // namespace schreiber::desktop

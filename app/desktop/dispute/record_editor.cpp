#include "dispute/record_editor.h"

#include "base/look.h"
#include "base/text.h"
#include "dispute/record_text.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kEditorPadding = 6;
constexpr double kMarkSize = 0.85;
constexpr double kLeastUnderline = 8;

QColor colourOf(LineMark::Kind kind) {
    switch (kind) {
    case LineMark::Kind::Unreadable:
    case LineMark::Kind::Illegal:
        return colours().bad;
    case LineMark::Kind::Undecided:
        return colours().warn;
    case LineMark::Kind::Note:
    case LineMark::Kind::Told:
        break;
    }
    return colours().muted;
}

QColor backOf(LineMark::Kind kind) {
    switch (kind) {
    case LineMark::Kind::Unreadable:
    case LineMark::Kind::Illegal:
        return colours().badBack;
    case LineMark::Kind::Undecided:
        return colours().warnBack;
    case LineMark::Kind::Note:
    case LineMark::Kind::Told:
        break;
    }
    return {};
}

QString signOf(LineMark::Kind kind) {
    switch (kind) {
    case LineMark::Kind::Unreadable:
        return QStringLiteral("!");
    case LineMark::Kind::Illegal:
        return QStringLiteral("✗");
    case LineMark::Kind::Undecided:
        return QStringLiteral("?");
    case LineMark::Kind::Told:
        return QStringLiteral("→");
    case LineMark::Kind::Note:
        break;
    }
    return QStringLiteral("i");
}

} // namespace

// The strip left of the text.
class LineNumbers : public QWidget {
  public:
    explicit LineNumbers(RecordEditor* editor)
        : QWidget(editor)
        , m_editor(editor) {}

  protected:
    void paintEvent(QPaintEvent* event) override { m_editor->paintNumbers(event); }

  private:
    RecordEditor* m_editor;
};

RecordEditor::RecordEditor(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_numbers(new LineNumbers(this)) {
    setObjectName(QStringLiteral("recordEditor"));
    setAccessibleName(tr("Protokoll des Spiels"));
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    setFont(fixedPitch(font()));
    setViewportMargins(numberWidth(), 0, 0, 0);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        dy != 0 ? m_numbers->scroll(0, dy)
                : m_numbers->update(0, rect.y(), m_numbers->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &RecordEditor::keepSeen);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &RecordEditor::showLine);
    showLine();
}

int RecordEditor::numberWidth() const {
    return fontMetrics().horizontalAdvance(QStringLiteral("00")) + 2 * kEditorPadding;
}

void RecordEditor::mark(const std::vector<LineMark>& marks) {
    m_marks = marks;
    std::stable_sort(m_marks.begin(), m_marks.end(),
                     [](const LineMark& a, const LineMark& b) { return a.line < b.line; });
    const auto same = [](const LineMark& a, const LineMark& b) { return a.line == b.line; };
    m_marks.erase(std::unique(m_marks.begin(), m_marks.end(), same), m_marks.end());
    showLine();
    viewport()->update();
}

// The line one is in stays until one leaves it.
void RecordEditor::hide(const std::vector<bool>& lines) {
    bool changed = false;
    const int here = textCursor().blockNumber();
    for (QTextBlock block = document()->firstBlock(); block.isValid(); block = block.next()) {
        const auto at = static_cast<std::size_t>(block.blockNumber());
        const bool isHere = block.blockNumber() == here && block.isVisible() && hasFocus();
        const bool seen = at >= lines.size() || !lines[at] || isHere;
        if (block.isVisible() == seen) continue;
        block.setVisible(seen);
        block.setLineCount(seen ? 1 : 0);
        changed = true;
    }
    if (!changed) return;
    auto* layout = dynamic_cast<QPlainTextDocumentLayout*>(document()->documentLayout());
    if (layout == nullptr) return;
    layout->requestUpdate();
    emit layout->documentSizeChanged(layout->documentSize());
    keepSeen();
}

void RecordEditor::keepSeen() {
    QTextCursor caret = textCursor();
    if (caret.block().isVisible()) return;
    QTextBlock to = caret.block();
    while (to.isValid() && !to.isVisible()) to = to.next();
    if (!to.isValid()) return;
    caret.setPosition(to.position(),
                      caret.hasSelection() ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    setTextCursor(caret);
}

// What would delete a line that is not seen.
bool RecordEditor::endsAtHidden(const QKeyEvent& event) const {
    const QTextCursor caret = textCursor();
    if (caret.hasSelection()) return false;
    const QTextBlock block = caret.block();
    if (event.key() == Qt::Key_Backspace)
        return caret.atBlockStart() && block.previous().isValid() && !block.previous().isVisible();
    if (event.key() == Qt::Key_Delete)
        return caret.atBlockEnd() && block.next().isValid() && !block.next().isVisible();
    return false;
}

int RecordEditor::line() const {
    return textCursor().blockNumber() + 1;
}

int RecordEditor::firstSeen() const {
    QTextBlock first = document()->firstBlock();
    while (first.isValid() && !first.isVisible()) first = first.next();
    return first.isValid() ? first.position() : 0;
}

bool RecordEditor::isAllSelected() const {
    const QTextCursor caret = textCursor();
    return caret.hasSelection() && caret.selectionStart() <= firstSeen() &&
           caret.selectionEnd() >= document()->characterCount() - 1;
}

void RecordEditor::goToLine(int line) {
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid()) return;
    QTextCursor caret(block);
    caret.movePosition(QTextCursor::EndOfBlock);
    setTextCursor(caret);
    ensureCursorVisible();
}

std::unique_ptr<QTextDocument> RecordEditor::handOver() {
    document()->setParent(nullptr);
    document()->documentLayout()->setPaintDevice(nullptr); // the viewport that goes
    return std::unique_ptr<QTextDocument>(document());
}

void RecordEditor::takeOver(std::unique_ptr<QTextDocument> text) {
    text->setParent(this);
    text->documentLayout()->setPaintDevice(viewport());
    setDocument(text.release());
}

void RecordEditor::changeHead(const QString& text) {
    const QString before = toPlainText();
    const auto added = text.count(QLatin1Char('\n')) - before.count(QLatin1Char('\n'));
    const int here = line();
    change(text, isAmongEvents(utf8(before), here) ? here + static_cast<int>(added) : here);
}

void RecordEditor::change(const QString& text, int line) {
    const QString old = toPlainText();
    qsizetype from = 0;
    while (from < old.size() && from < text.size() && old[from] == text[from]) ++from;
    qsizetype behind = 0;
    while (behind < old.size() - from && behind < text.size() - from &&
           old[old.size() - 1 - behind] == text[text.size() - 1 - behind])
        ++behind;
    QTextCursor caret(document());
    caret.setPosition(static_cast<int>(from));
    caret.setPosition(static_cast<int>(old.size() - behind), QTextCursor::KeepAnchor);
    if (from + behind != old.size() || from + behind != text.size())
        caret.insertText(text.mid(from, text.size() - from - behind));
    goToLine(line);
}

void RecordEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    const QRect inside = contentsRect();
    m_numbers->setGeometry(inside.left(), inside.top(), numberWidth(), inside.height());
}

// The line one stands on: as far as the table shows. One that is ruled on has the colour of its ruling.
void RecordEditor::showLine() {
    QList<QTextEdit::ExtraSelection> all;
    const auto shade = [&](const QTextCursor& at, const QColor& back) {
        QTextEdit::ExtraSelection one;
        one.format.setBackground(back);
        one.format.setProperty(QTextFormat::FullWidthSelection, true);
        one.cursor = at;
        one.cursor.clearSelection();
        all.push_back(one);
    };
    shade(textCursor(), colours().goodBack);
    for (const LineMark& mark : m_marks) {
        const QTextBlock block = document()->findBlockByNumber(mark.line - 1);
        if (block.isValid() && backOf(mark.kind).isValid()) shade(QTextCursor(block), backOf(mark.kind));
    }
    setExtraSelections(all);
    m_numbers->update();
}

void RecordEditor::paintNumbers(QPaintEvent* event) {
    QPainter painter(m_numbers);
    painter.fillRect(event->rect(), colours().raised);
    painter.setFont(scaled(font(), 0.85));
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
        if (box.top() > event->rect().bottom()) break;
        const int number = block.blockNumber() + 1;
        if (!block.isVisible()) continue;
        const QRectF room(0, box.top(), m_numbers->width() - kEditorPadding, box.height());
        painter.setPen(number == line() ? colours().text : colours().muted);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
    }
}

// At the right edge of a line what is said about it; where there is no room for that, its sign.
void RecordEditor::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    for (const LineMark& mark : m_marks) {
        const QTextBlock block = document()->findBlockByNumber(mark.line - 1);
        if (block.isValid() && block.isVisible()) paintMark(painter, mark, block);
    }
}

void RecordEditor::paintMark(QPainter& painter, const LineMark& mark, const QTextBlock& block) const {
    const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
    const double textEnd =
        box.left() + document()->documentMargin() + fontMetrics().horizontalAdvance(block.text());
    painter.setFont(scaled(font(), kMarkSize, mark.kind != LineMark::Kind::Told));
    const QFontMetrics metrics(painter.font());
    const QString sign = signOf(mark.kind);
    const int least = metrics.horizontalAdvance(sign);
    const int room = std::max(viewport()->width() - static_cast<int>(textEnd) - 3 * kEditorPadding, least);
    const QString whole = mark.says.isEmpty() ? sign : sign + QLatin1Char(' ') + mark.says;
    const QString said = room > 3 * least ? metrics.elidedText(whole, Qt::ElideRight, room) : sign;
    const int wide = metrics.horizontalAdvance(said);
    const QRectF place(viewport()->width() - wide - kEditorPadding, box.top(), wide, box.height());
    if (place.left() < textEnd) { // the sign stands over the end of a long line
        const QColor back = backOf(mark.kind);
        painter.fillRect(place.adjusted(-2, 0, kEditorPadding, 0), back.isValid() ? back : colours().surface);
    }
    painter.setPen(colourOf(mark.kind));
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, said);
    if (mark.kind != LineMark::Kind::Unreadable || mark.column <= 0) return;
    const double start = box.left() + document()->documentMargin() +
                         fontMetrics().horizontalAdvance(block.text().left(mark.column - 1));
    painter.setPen(QPen(colourOf(mark.kind), 2));
    painter.drawLine(QPointF(start, box.bottom() - 2),
                     QPointF(std::max(textEnd, start + kLeastUnderline), box.bottom() - 2));
}

void RecordEditor::insertFromMimeData(const QMimeData* source) {
    if (source->hasText()) emit pasted(source->text());
}

// Escape belongs to the page; all there is to select is what is seen.
void RecordEditor::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return event->ignore();
    if (endsAtHidden(*event)) return;
    if (event->matches(QKeySequence::SelectAll) && !document()->firstBlock().isVisible()) {
        QTextCursor all(document());
        all.setPosition(firstSeen());
        all.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
        return setTextCursor(all);
    }
    const bool isLast = textCursor().block() == document()->lastBlock();
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier && isLast)
        return emit leftBelow();
    QPlainTextEdit::keyPressEvent(event);
}

} // namespace schreiber::desktop

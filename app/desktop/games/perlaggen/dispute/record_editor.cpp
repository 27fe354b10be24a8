#include "games/perlaggen/dispute/record_editor.h"

#include "base/look.h"
#include "base/text.h"
#include "games/perlaggen/dispute/record_text.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kEditorPadding = 6;
constexpr int kMarkRoom = 16;
constexpr int kFewestEditorLetters = 4; // of what is said beside a line, else nothing is

QColor colourOf(LineMark::Kind kind) {
    switch (kind) {
    case LineMark::Kind::Unreadable:
    case LineMark::Kind::Illegal:
        return colours().bad;
    case LineMark::Kind::Undecided:
        return colours().warn;
    case LineMark::Kind::Note:
        break;
    }
    return colours().muted;
}

QString signOf(LineMark::Kind kind) {
    switch (kind) {
    case LineMark::Kind::Unreadable:
        return QStringLiteral("!");
    case LineMark::Kind::Illegal:
        return QStringLiteral("✗");
    case LineMark::Kind::Undecided:
        return QStringLiteral("?");
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
    QFont fixed = font();
    fixed.setFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    fixed.setStyleHint(QFont::Monospace);
    setFont(fixed);
    setViewportMargins(numberWidth(), 0, 0, 0);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        dy != 0 ? m_numbers->scroll(0, dy)
                : m_numbers->update(0, rect.y(), m_numbers->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &RecordEditor::showLine);
    showLine();
}

int RecordEditor::numberWidth() const {
    return fontMetrics().horizontalAdvance(QStringLiteral("00")) + kMarkRoom + 2 * kEditorPadding;
}

void RecordEditor::mark(const std::vector<LineMark>& marks) {
    m_marks = marks;
    m_numbers->update();
    viewport()->update();
}

int RecordEditor::line() const {
    return textCursor().blockNumber() + 1;
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

// The line one stands on: as far as the table shows.
void RecordEditor::showLine() {
    QTextEdit::ExtraSelection here;
    here.format.setBackground(colours().goodBack);
    here.format.setProperty(QTextFormat::FullWidthSelection, true);
    here.cursor = textCursor();
    here.cursor.clearSelection();
    setExtraSelections({here});
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
        const QRectF room(kMarkRoom, box.top(), m_numbers->width() - kMarkRoom - kEditorPadding,
                          box.height());
        painter.setPen(number == line() ? colours().text : colours().muted);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
        for (const LineMark& mark : m_marks) {
            if (mark.line != number) continue;
            painter.setPen(colourOf(mark.kind));
            painter.drawText(QRectF(0, box.top(), kMarkRoom, box.height()), Qt::AlignCenter,
                             signOf(mark.kind));
            break;
        }
    }
}

// Behind the text of a line, as far as there is room, what is said about it.
void RecordEditor::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    painter.setFont(scaled(font(), 0.8));
    const QFontMetrics metrics(painter.font());
    int last = 0;
    for (const LineMark& mark : m_marks) {
        const QTextBlock block = document()->findBlockByNumber(mark.line - 1);
        if (!block.isValid() || !block.isVisible() || mark.line == last) continue;
        last = mark.line;
        const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
        const double from = box.left() + fontMetrics().horizontalAdvance(block.text()) + 3.0 * kEditorPadding;
        const int room = viewport()->width() - static_cast<int>(from) - kEditorPadding;
        if (room < kFewestEditorLetters * metrics.averageCharWidth()) continue;
        painter.setPen(colourOf(mark.kind));
        painter.drawText(QRectF(from, box.top(), room, box.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(mark.says, Qt::ElideRight, room));
        if (mark.kind != LineMark::Kind::Unreadable || mark.column <= 0) continue;
        const QString before = block.text().left(mark.column - 1);
        const double start =
            box.left() + document()->documentMargin() + fontMetrics().horizontalAdvance(before);
        painter.setPen(QPen(colourOf(mark.kind), 2));
        const double end =
            box.left() + document()->documentMargin() + fontMetrics().horizontalAdvance(block.text());
        painter.drawLine(QPointF(start, box.bottom() - 2),
                         QPointF(std::max(end, start + 8), box.bottom() - 2));
    }
}

void RecordEditor::insertFromMimeData(const QMimeData* source) {
    if (source->hasText()) emit pasted(source->text());
}

// Escape belongs to the page.
void RecordEditor::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return event->ignore();
    QPlainTextEdit::keyPressEvent(event);
}

} // namespace schreiber::desktop

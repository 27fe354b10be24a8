#include "widgets/manual_window.h"

#include "base/shortcuts.h"
#include "base/text.h"

#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <array>

namespace schreiber::desktop {
namespace {

constexpr QSize kFirstSize(760, 640);

// The second-level headings before the part's own; what stands between them is about no page.
constexpr std::array kHeadingOf{0, 1, 2, 3, 4, 6, 7, 13};

QString manualIn(words::Language language) {
    QFile file(QStringLiteral(":/manual/%1.md").arg(text(words::codeOf(language))));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

ManualWindow::ManualWindow(words::Language language, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_sought(new QLineEdit(this))
    , m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("manualWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Handbuch – Schreiber"));
    resize(kFirstSize);
    m_sought->setObjectName(QStringLiteral("manualSought"));
    m_sought->setPlaceholderText(tr("Suchen (Strg+F), Enter zum nächsten, Esc schließt"));
    m_sought->setAccessibleName(tr("Im Handbuch suchen"));
    m_sought->setClearButtonEnabled(true);
    m_text->setObjectName(QStringLiteral("manualText"));
    m_text->setAccessibleName(tr("Handbuch"));
    m_text->setOpenLinks(false); // the rules are a page of the window
    m_text->document()->setDocumentMargin(16);
    m_text->setMarkdown(manualIn(language));
    connect(m_sought, &QLineEdit::returnPressed, this, &ManualWindow::seek);
    connect(new QShortcut(shortcuts::of(u"manualSought"), this), &QShortcut::activated, this, [this] {
        m_sought->setFocus();
        m_sought->selectAll();
    });
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_sought);
    column->addWidget(m_text, 1);
    m_text->setFocus();
}

void ManualWindow::showPart(Part part) {
    int before = kHeadingOf[static_cast<std::size_t>(part)];
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 2 || before-- > 0) continue;
        QTextCursor there(block);
        m_text->moveCursor(QTextCursor::End); // so that the heading comes to the top
        m_text->setTextCursor(there);
        m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->value() +
                                              m_text->cursorRect(there).top());
        return;
    }
}

// From its end on it begins anew.
void ManualWindow::seek() {
    const QString sought = m_sought->text();
    if (sought.isEmpty() || m_text->find(sought)) return;
    const QTextCursor was = m_text->textCursor();
    m_text->moveCursor(QTextCursor::Start);
    if (!m_text->find(sought)) m_text->setTextCursor(was);
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace schreiber::desktop

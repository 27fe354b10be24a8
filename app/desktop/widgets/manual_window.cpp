#include "widgets/manual_window.h"

#include "base/shortcuts.h"
#include "base/text.h"

#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

constexpr QSize kFirstSize(960, 680);
constexpr int kLettersOfTitles = 28;

// What stands before the first page says what the manual is.
QStringList manualIn(words::Language language) {
    QFile file(QStringLiteral(":/manual/%1.md").arg(text(words::codeOf(language))));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QStringList pages = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n## "));
    pages.removeFirst();
    return pages;
}

} // namespace

ManualWindow::ManualWindow(words::Language language, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_pages(manualIn(language))
    , m_sought(new QLineEdit(this))
    , m_titles(new QListWidget(this))
    , m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("manualWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Handbuch – Schreiber"));
    resize(kFirstSize);
    m_sought->setObjectName(QStringLiteral("manualSought"));
    m_sought->setPlaceholderText(tr("Suchen (Strg+F), Enter zum nächsten, Esc schließt"));
    m_sought->setAccessibleName(tr("Im Handbuch suchen"));
    m_sought->setClearButtonEnabled(true);
    m_titles->setObjectName(QStringLiteral("manualPages"));
    m_titles->setAccessibleName(tr("Seiten des Handbuchs"));
    m_titles->setWordWrap(true);
    m_titles->setSpacing(1);
    m_titles->setMaximumWidth(kLettersOfTitles * fontMetrics().averageCharWidth());
    for (const QString& page : m_pages) m_titles->addItem(page.section(QLatin1Char('\n'), 0, 0));
    m_text->setObjectName(QStringLiteral("manualText"));
    m_text->setAccessibleName(tr("Handbuch"));
    m_text->setOpenLinks(false); // the rules are a page of the window
    m_text->document()->setDocumentMargin(16);
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::rulesAsked);
    connect(m_titles, &QListWidget::currentRowChanged, this, &ManualWindow::showPage);
    connect(m_sought, &QLineEdit::returnPressed, this, &ManualWindow::seek);
    connect(new QShortcut(shortcuts::of(u"manualSought"), this), &QShortcut::activated, this, [this] {
        m_sought->setFocus();
        m_sought->selectAll();
    });
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_sought);
    auto* row = new QHBoxLayout;
    row->addWidget(m_titles, 1);
    row->addWidget(m_text, 3);
    column->addLayout(row, 1);
    m_text->setFocus();
}

void ManualWindow::showPart(Part part) {
    m_titles->setCurrentRow(static_cast<int>(part));
}

void ManualWindow::showPage(int page) {
    m_text->setMarkdown(QStringLiteral("## ") + m_pages.value(page));
}

// On through the pages, and from the last one's end anew.
void ManualWindow::seek() {
    const QString sought = m_sought->text();
    if (sought.isEmpty() || m_text->find(sought)) return;
    const int pages = static_cast<int>(m_pages.size());
    const int here = m_titles->currentRow();
    for (int further = 1; further <= pages; ++further) {
        const int page = (here + further) % pages;
        QTextDocument there;
        there.setMarkdown(m_pages[page]);
        if (there.find(sought).isNull()) continue;
        if (page == here) m_text->moveCursor(QTextCursor::Start); // there it is all there is
        m_titles->setCurrentRow(page);
        m_text->find(sought);
        return;
    }
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace schreiber::desktop

#include "preview/preview_page.h"

#include "base/look.h"
#include "base/saving.h"
#include "base/seams.h"
#include "base/shortcuts.h"
#include "preview/layout_choice.h"
#include "preview/page_view.h"
#include "preview/printers.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kMostCopies = 99;
constexpr int kGap = 8;
constexpr int kFewestLines = 8; // as high as so many of them a paper is seen
constexpr int kAroundPart = 40; // of its words
constexpr int kPartsMost = 3;   // the part of the width that their list takes at most
const auto kEnding = QStringLiteral(".pdf");

QString noPrinterWords() {
    return PreviewPage::tr("Auf diesem Rechner ist kein Drucker eingerichtet. Als PDF speichern (%1) "
                           "und anderswo drucken.")
        .arg(shortcuts::inWords(u"previewSave"));
}

} // namespace

PreviewPage::PreviewPage(Dialogs& dialogs, const QString& printer, QWidget* parent)
    : QWidget(parent)
    , m_dialogs(dialogs)
    , m_usualPrinter(printer)
    , m_view(new PageView(this))
    , m_parts(new QListWidget(this))
    , m_printers(new Printers(this))
    , m_title(new QLabel(this))
    , m_where(new QLabel(this))
    , m_back(button("previewBack", QStringLiteral("‹")))
    , m_forward(button("previewForward", QStringLiteral("›")))
    , m_layout(new LayoutChoice(this))
    , m_printer(new QComboBox(this))
    , m_copies(new QSpinBox(this))
    , m_noPrinter(new QLabel(this))
    , m_print(button("previewPrint", tr("Drucken")))
    , m_save(new KeyButton(QStringLiteral("previewSave"), this)) {
    setObjectName(QStringLiteral("previewPaper"));
    m_title->setObjectName(QStringLiteral("previewTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setProperty("role", QStringLiteral("sub"));
    m_title->setMinimumWidth(1); // the buttons come first
    m_view->setAccessibleName(tr("Vorschau"));
    m_view->setMinimumHeight(kFewestLines * fontMetrics().height());

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 12, 16, 12);
    all->setSpacing(kGap);
    all->addWidget(builtLeafing());
    m_parts->setObjectName(QStringLiteral("previewParts"));
    m_parts->setAccessibleName(tr("Papiere und ihre Seiten"));
    m_parts->hide();
    auto* beside = new QHBoxLayout;
    beside->setSpacing(kGap);
    beside->addWidget(m_parts);
    beside->addWidget(m_view, 1);
    all->addLayout(beside, 1);
    all->addWidget(builtPrinting());

    connect(m_view, &PageView::changed, this, &PreviewPage::follow);
    connect(m_view, &PageView::partsFound, this, &PreviewPage::showParts);
    connect(m_parts, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) m_view->goTo(item->data(Qt::UserRole).toInt());
    });
    connect(m_parts, &QListWidget::itemActivated, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_view, &PageView::unreadable, this, [this] {
        emit said(Tone::Bad, tr("Dieses Blatt lässt sich nicht anzeigen. Speichern und Drucken gehen."));
    });
    connect(m_printers, &Printers::found, this, &PreviewPage::offer);
    connect(m_printers, &Printers::sent, this, [this](const QString& name) {
        m_print->setEnabled(true);
        emit said(Tone::Good, tr("An den Drucker %1 geschickt: %2").arg(name, m_paper.title));
        emit printed(name);
    });
    connect(m_printers, &Printers::refused, this, [this](const QString& name, const QString& detail) {
        m_print->setEnabled(true);
        const QString sentence =
            tr("Der Drucker %1 nimmt nichts an. Einen anderen wählen oder als PDF speichern.").arg(name);
        emit said(Tone::Bad, detail.isEmpty() ? sentence : QStringLiteral("%1 (%2)").arg(sentence, detail));
    });
}

// What the page's own keys do is only shown on the button.
KeyButton* PreviewPage::button(const char* name, const QString& label) {
    auto* made = new KeyButton(QLatin1String(name), this);
    made->setLabel(label, KeyButton::Key::ShownOnly);
    return made;
}

QWidget* PreviewPage::builtLeafing() {
    auto* bar = new FlowRow(this);
    bar->setSpacing(kGap, kGap);
    m_where->setObjectName(QStringLiteral("previewWhere"));
    auto* turning = new QLabel(tr("Bild↑ Bild↓"), bar);
    turning->setProperty("role", QStringLiteral("muted"));
    m_back->setAccessibleName(tr("Vorige Seite"));
    m_forward->setAccessibleName(tr("Nächste Seite"));
    auto* smaller = button("previewSmaller", QStringLiteral("−")); // the keys they say
    auto* larger = button("previewLarger", QStringLiteral("+"));
    smaller->setAccessibleName(tr("Kleiner"));
    larger->setAccessibleName(tr("Größer"));
    auto* whole = button("previewWhole", tr("Ganze Seite"));
    auto* wide = button("previewWide", tr("Seitenbreite"));
    bar->add(m_title);
    bar->addStretch();
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_back, m_where, m_forward, turning, smaller, larger, whole, wide})
        bar->add(part);
    connect(m_back, &KeyButton::clicked, m_view, &PageView::back);
    connect(m_forward, &KeyButton::clicked, m_view, &PageView::forward);
    connect(smaller, &KeyButton::clicked, m_view, &PageView::smaller);
    connect(larger, &KeyButton::clicked, m_view, &PageView::larger);
    connect(whole, &KeyButton::clicked, m_view, [this] { m_view->setFit(PageView::Fit::Page); });
    connect(wide, &KeyButton::clicked, m_view, [this] { m_view->setFit(PageView::Fit::Width); });
    return bar;
}

QWidget* PreviewPage::builtPrinting() {
    auto* bar = new QWidget(this);
    auto* lines = new QVBoxLayout(bar);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_noPrinter);
    auto* row = new FlowRow(bar);
    row->setSpacing(kGap, kGap);
    lines->addWidget(row);
    m_printer->setObjectName(QStringLiteral("previewPrinter"));
    m_printer->setAccessibleName(tr("Drucker"));
    m_printer->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    m_copies->setObjectName(QStringLiteral("previewCopies"));
    m_copies->setAccessibleName(tr("Wie oft"));
    m_copies->setRange(1, kMostCopies);
    m_copies->setSuffix(QStringLiteral(" ×"));
    m_save->setLabel(tr("Als PDF speichern …"));
    auto* leave = button("previewLeave", tr("Zurück"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_print, m_printer, m_copies}) row->add(part);
    for (QWidget* part : m_layout->parts()) row->add(part);
    row->add(m_save);
    connect(m_layout, &LayoutChoice::chosen, this, [this] { emit layoutChosen(m_layout->layout()); });
    m_noPrinter->setObjectName(QStringLiteral("previewNoPrinter"));
    m_noPrinter->setProperty("role", QStringLiteral("muted"));
    m_noPrinter->setWordWrap(true);
    m_noPrinter->hide();
    row->addStretch();
    row->add(leave);
    connect(m_print, &KeyButton::clicked, this, &PreviewPage::print);
    connect(m_save, &KeyButton::clicked, this, &PreviewPage::save);
    connect(leave, &KeyButton::clicked, this, &PreviewPage::leaveAsked);
    return bar;
}

void PreviewPage::show(const Paper& paper) {
    const bool isAnother = !isSame(paper);
    m_paper = paper;
    m_title->setText(paper.title);
    m_layout->show(paper.layout, paper.uses, !paper.recipe);
    m_parts->hide();
    m_view->open(paper.pdf);
    follow();
    const auto then = std::exchange(m_then, nullptr);
    if (isAnother) {
        m_copies->setValue(1);
        m_printers->look();
    } else if (then != nullptr)
        (this->*then)();
}

// What is chosen goes out, not what lies there yet.
bool PreviewPage::isAwaited(void (PreviewPage::*then)()) {
    if (!m_paper.recipe || m_layout->layout() == m_paper.layout) return false;
    m_then = then;
    emit layoutChosen(m_layout->layout());
    return true;
}

// A whole evening's papers have dozens of pages: first what there is of each, and from there into it.
void PreviewPage::showParts(const QList<PagePart>& parts) {
    m_parts->clear();
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const int end = i + 1 < parts.size() ? parts[i + 1].page : m_view->pages();
        const int pages = end - parts[i].page;
        auto* item = new QListWidgetItem(pages == 1 ? tr("%1 · 1 Seite").arg(parts[i].title)
                                                    : tr("%1 · %2 Seiten").arg(parts[i].title).arg(pages),
                                         m_parts);
        item->setData(Qt::UserRole, parts[i].page);
    }
    m_parts->setVisible(!parts.isEmpty());
    if (parts.isEmpty()) return;
    m_parts->setFixedWidth(std::min(m_parts->sizeHintForColumn(0) + kAroundPart, width() / kPartsMost));
    m_parts->setCurrentRow(0);
    if (m_view->hasFocus()) m_parts->setFocus();
}

void PreviewPage::arrive() {
    if (m_parts->isHidden())
        m_view->setFocus();
    else
        m_parts->setFocus();
}

void PreviewPage::follow() {
    QString where;
    if (m_view->pages() > 0) where = tr("Seite %1 von %2").arg(m_view->page() + 1).arg(m_view->pages());
    if (m_view->fit() != PageView::Fit::Page) where += QStringLiteral(" · %1 %").arg(m_view->percent());
    m_where->setText(where);
    m_back->setEnabled(m_view->page() > 0);
    m_forward->setEnabled(m_view->page() + 1 < m_view->pages());
}

// The one of the last time, or else what the computer takes for the usual one.
void PreviewPage::offer(const QStringList& names, const QString& usual) {
    const QString before = m_printer->isEnabled() ? m_printer->currentText() : QString();
    m_printer->clear();
    m_printer->setEnabled(!names.isEmpty());
    m_print->setPrimary(!names.isEmpty());
    m_save->setPrimary(names.isEmpty()); // what can be done without one
    for (QWidget* part : {static_cast<QWidget*>(m_printer), static_cast<QWidget*>(m_copies)})
        part->setVisible(!names.isEmpty());
    m_noPrinter->setVisible(names.isEmpty());
    m_noPrinter->setText(noPrinterWords());
    if (names.isEmpty()) return;
    m_printer->addItems(names);
    for (const QString& wanted : {before, m_usualPrinter, usual})
        if (names.contains(wanted)) return m_printer->setCurrentText(wanted);
}

void PreviewPage::print() {
    if (!m_print->isEnabled()) return;
    if (!m_printer->isEnabled() || m_printer->count() == 0) return emit said(Tone::Bad, noPrinterWords());
    if (isAwaited(&PreviewPage::print)) return;
    m_print->setEnabled(false); // until it is known what became of it
    m_usualPrinter = m_printer->currentText();
    m_printers->print(m_paper, m_usualPrinter, m_copies->value());
}

// The page's own deed is Enter's, but for a button that has the keyboard.
void PreviewPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QWidget::keyPressEvent(event);
    printOrSave();
}

void PreviewPage::printOrSave() {
    (m_print->rank() == KeyButton::Rank::Primary ? m_print : m_save)->click();
}

void PreviewPage::save() {
    if (isAwaited(&PreviewPage::save)) return;
    const auto path = m_dialogs.fileToSave(m_paper.title, m_paper.fileName, QStringLiteral("PDF (*.pdf)"));
    if (!path) return;
    const SavePlace place = savePlace(*path, kEnding);
    if (const auto failure = whyNotSaved(place, m_paper.pdf)) return emit failed(*failure);
    emit said(Tone::Good, tr("Geschrieben: %1").arg(place.path));
    emit saved();
}

} // namespace schreiber::desktop

#include "dispute/next_steps.h"

#include "base/look.h"

#include <QKeyEvent>

#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kRenewedAfter = 400; // milliseconds after the last key or click

enum StepRole { SeatRole = Qt::UserRole, TextRole, CompleteRole };

} // namespace

NextSteps::NextSteps(QWidget* parent)
    : QListWidget(parent) {
    setObjectName(QStringLiteral("nextSteps"));
    setAccessibleName(tr("Was jetzt erlaubt ist"));
    setWordWrap(true); // what somebody may do stands behind a name of any length
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kRenewedAfter);
    connect(&m_soon, &QTimer::timeout, this, &NextSteps::renew);
    connect(this, &QListWidget::itemActivated, this, &NextSteps::choose);
    connect(this, &QListWidget::itemClicked, this, &NextSteps::choose);
}

void NextSteps::showOf(Rows rows, bool isSameTable, bool isOver) {
    m_rows = std::move(rows);
    m_isOver = isOver;
    isSameTable ? m_soon.start() : renew();
}

void NextSteps::renew() {
    m_soon.stop();
    clear();
    for (const StepRow& step : m_rows ? m_rows() : std::vector<StepRow>()) {
        const QString label =
            step.isSure ? step.label : step.label + QStringLiteral("  ") + tr("(vielleicht nicht erlaubt)");
        auto* item = new QListWidgetItem(label, this);
        item->setData(SeatRole, step.seat);
        item->setData(TextRole, step.event);
        item->setData(CompleteRole, step.isWhole);
        item->setData(Qt::AccessibleTextRole, label);
        QString whole = step.tip;
        if (!step.isSure) {
            item->setForeground(colours().muted);
            whole += QLatin1Char('\n') +
                     tr("Hängt an Karten, die niemand kennt, oder an einer offenen Hausregel.");
        }
        item->setToolTip(whole.toHtmlEscaped());
    }
    if (count() > 0) return setCurrentRow(0);
    auto* nothing = new QListWidgetItem(m_isOver ? tr("Nichts mehr.") : tr("Noch nichts."), this);
    nothing->setFlags(Qt::ItemIsEnabled); // to be read, nothing to do
}

// Who comes here by the keyboard reads what is so now.
void NextSteps::focusInEvent(QFocusEvent* event) {
    if (m_soon.isActive() && event->reason() != Qt::MouseFocusReason) renew();
    QListWidget::focusInEvent(event);
}

void NextSteps::showEvent(QShowEvent* event) {
    if (m_soon.isActive()) renew();
    QListWidget::showEvent(event);
}

void NextSteps::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up && currentRow() <= 0) return emit leftAbove();
    QListWidget::keyPressEvent(event);
}

void NextSteps::choose(const QListWidgetItem* item) {
    if (m_soon.isActive()) return;                           // what stands there is of before
    if ((item->flags() & Qt::ItemIsSelectable) == 0) return; // says that there is nothing
    emit chosen(item->data(SeatRole).toInt(), item->data(TextRole).toString(),
                item->data(CompleteRole).toBool());
    m_soon.start(); // also where it was only stepped to
}

} // namespace schreiber::desktop

#include "widgets/bad_rows.h"

#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace schreiber::desktop {

BadRows::BadRows(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_rows(new QListWidget(this))
    , m_take(new KeyButton(QStringLiteral("badRowsTake"), this))
    , m_leave(new KeyButton(QStringLiteral("badRowsLeave"), this)) {
    setObjectName(QStringLiteral("badRows"));
    setProperty("role", QStringLiteral("card"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->setObjectName(QStringLiteral("badRowsTitle"));
    m_rows->setObjectName(QStringLiteral("badRowsList"));
    m_rows->setWordWrap(true);
    m_rows->setAccessibleName(tr("Fehlerhafte Zeilen"));
    m_title->setProperty("tone", QStringLiteral("bad"));
    m_leave->setLabel(tr("Nichts übernehmen"), KeyButton::Key::ShownOnly);
    m_take->setLabel(tr("&Nur die guten Zeilen übernehmen"));
    connect(m_take, &KeyButton::clicked, this, &BadRows::takeGoodOnes);
    connect(m_leave, &KeyButton::clicked, this, &BadRows::leftAlone);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->addWidget(m_title);
    column->addWidget(m_rows, 1);
    auto* buttons = new FlowRow(this);
    for (KeyButton* button : {m_leave, m_take}) buttons->add(button);
    column->addWidget(buttons);
    QFrame::hide();
}

void BadRows::show(const QString& file, const QStringList& rows, const Lines& lines) {
    m_title->setText(tr("%1: Zeilen, die nicht gelesen werden können: %2. Noch ist nichts übernommen.")
                         .arg(file)
                         .arg(lines.bad));
    m_rows->clear();
    m_rows->addItems(rows);
    m_rows->setCurrentRow(0);
    m_take->setVisible(lines.anyGood);
    QFrame::show();
    m_leave->setFocus();
}

void BadRows::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit leftAlone();
    else
        QFrame::keyPressEvent(event);
}

} // namespace schreiber::desktop

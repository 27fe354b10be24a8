#include "widgets/segments.h"

#include "widgets/flow_row.h"

#include <QButtonGroup>
#include <QPushButton>
#include <QVBoxLayout>

namespace schreiber::desktop {

Segments::Segments(const QString& name, const QString& question, const QStringList& ways, QWidget* parent)
    : QWidget(parent)
    , m_ways(new QButtonGroup(this)) {
    setObjectName(name);
    setAccessibleName(question);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto* row = new FlowRow(this); // large letters take more lines
    row->setSpacing(0, 0);
    all->addWidget(row);
    for (qsizetype way = 0; way < ways.size(); ++way) {
        auto* button = new QPushButton(ways[way], row);
        button->setObjectName(name + QString::number(way));
        button->setProperty("role", QStringLiteral("segment"));
        button->setCheckable(true);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(question, ways[way]));
        m_ways->addButton(button, static_cast<int>(way));
        row->add(button);
    }
    choose(0);
    connect(m_ways, &QButtonGroup::idClicked, this, &Segments::chosen);
}

int Segments::current() const {
    return m_ways->checkedId();
}

void Segments::choose(int way) {
    if (QAbstractButton* button = m_ways->button(way)) button->setChecked(true);
}

} // namespace schreiber::desktop

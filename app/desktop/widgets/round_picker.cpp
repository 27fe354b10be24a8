#include "widgets/round_picker.h"

#include "base/icons.h"
#include "base/look.h"
#include "base/shortcuts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace schreiber::desktop {

RoundPicker::RoundPicker(const QString& page, QWidget* parent)
    : QWidget(parent)
    , m_previous(new QToolButton(this))
    , m_label(new QLabel(this))
    , m_next(new QToolButton(this))
    , m_keys(new QLabel(this)) {
    setObjectName(page + QStringLiteral("RoundPicker"));
    m_previous->setObjectName(page + QStringLiteral("RoundPrevious"));
    m_previous->setIcon(icon(QStringLiteral("previous"), colours().text));
    m_previous->setAutoRaise(true);
    m_previous->setToolTip(tr("Frühere Runde (Alt+←)"));
    m_previous->setAccessibleName(tr("Frühere Runde"));
    m_next->setObjectName(page + QStringLiteral("RoundNext"));
    m_next->setIcon(icon(QStringLiteral("next"), colours().text));
    m_next->setAutoRaise(true);
    m_next->setToolTip(tr("Spätere Runde (Alt+→)"));
    m_next->setAccessibleName(tr("Spätere Runde"));
    m_label->setObjectName(page + QStringLiteral("RoundLabel"));
    m_label->setProperty("role", QStringLiteral("heading"));
    connect(new QShortcut(shortcuts::of(u"earlierRound"), this), &QShortcut::activated, this,
            [this] { step(-1); });
    connect(new QShortcut(shortcuts::of(u"laterRound"), this), &QShortcut::activated, this,
            [this] { step(1); });
    for (QToolButton* button : {m_previous, m_next})
        button->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(m_previous);
    row->addWidget(m_label);
    row->addWidget(m_next);
    m_keys->setObjectName(page + QStringLiteral("RoundKeys"));
    m_keys->setProperty("role", QStringLiteral("muted"));
    m_keys->setText(QStringLiteral("Alt+← →"));
    row->addWidget(m_keys);
    row->addStretch();
    update();
}

void RoundPicker::setLatest(int round) {
    const bool follows = m_round == m_latest;
    m_latest = round;
    m_round = follows ? round : std::min(m_round, round);
    update();
}

void RoundPicker::pick(int round) {
    m_round = std::clamp(round, std::min(1, m_latest), m_latest);
    update();
}

void RoundPicker::choose(int round) {
    if (round < 1 || round > m_latest || round == m_round) return;
    m_round = round;
    update();
    emit picked(m_round);
}

void RoundPicker::step(int by) {
    choose(std::clamp(m_round + by, std::min(1, m_latest), m_latest));
}

void RoundPicker::update() {
    m_label->setText(m_round > 0 ? tr("Runde %1").arg(m_round) : tr("Noch keine Runde"));
    m_previous->setVisible(m_latest > 1);
    m_next->setVisible(m_latest > 1);
    m_keys->setVisible(m_latest > 1);
    m_previous->setEnabled(m_round > 1);
    m_next->setEnabled(m_round < m_latest);
}

} // namespace schreiber::desktop

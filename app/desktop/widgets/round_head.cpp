#include "widgets/round_head.h"

#include "widgets/round_picker.h"
#include "widgets/whole_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>

namespace schreiber::desktop {
namespace {

constexpr int kFewestOfStanding = 18; // in a line of how it stands

} // namespace

RoundHead::RoundHead(const QString& page, const QString& state, QWidget* parent)
    : Beside(Upper::Left, parent)
    , m_picker(new RoundPicker(page, this))
    , m_state(new WholeLabel(this))
    , m_row(new QHBoxLayout) {
    m_state->setObjectName(state);
    m_state->setMinimumWidth(kFewestOfStanding * fontMetrics().averageCharWidth());
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addWidget(m_state, 1);
    auto* words = new QWidget(this);
    words->setLayout(m_row);
    add(m_picker, 0);
    add(words, 1);
    connect(m_picker, &RoundPicker::picked, this, &RoundHead::picked);
}

void RoundHead::follow(const tournament::Tournament& tournament) {
    m_picker->setLatest(tournament::lastPublished(tournament));
}

int RoundHead::round() const {
    return m_picker->round();
}

void RoundHead::pick(int round) {
    m_picker->pick(round);
}

void RoundHead::say(const QString& state, bool done) {
    m_state->setText(state);
    m_state->setProperty("tone", done ? QStringLiteral("good") : QStringLiteral("warn"));
    m_state->style()->polish(m_state);
}

void RoundHead::addWidget(QWidget* widget) {
    m_row->addWidget(widget);
}

} // namespace schreiber::desktop

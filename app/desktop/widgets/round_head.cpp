#include "widgets/round_head.h"

#include "widgets/round_picker.h"
#include "widgets/whole_label.h"

#include <QLabel>
#include <QStyle>

namespace schreiber::desktop {
namespace {

constexpr int kFewestOfStanding = 18; // in a line of how it stands

} // namespace

RoundHead::RoundHead(const QString& page, const QString& state, QWidget* parent)
    : FlowRow(parent)
    , m_picker(new RoundPicker(page, this))
    , m_state(new WholeLabel(this)) {
    m_state->setObjectName(state);
    m_state->setMinimumWidth(kFewestOfStanding * fontMetrics().averageCharWidth());
    setSpacing(18, 6);
    add(m_picker);
    add(m_state, 1);
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

} // namespace schreiber::desktop

#include "widgets/empty_hint.h"

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kLinesDown = 7; // of the page

} // namespace

EmptyHint::EmptyHint(const QString& name, QWidget* parent)
    : WholeLabel(parent) {
    setObjectName(name);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setProperty("role", QStringLiteral("muted"));
    settle();
}

void EmptyHint::moveEvent(QMoveEvent* event) {
    WholeLabel::moveEvent(event);
    settle();
}

// However much stands above it.
void EmptyHint::settle() {
    const int line = fontMetrics().height();
    setContentsMargins(0, std::max(line, kLinesDown * line - y()), 0, 0);
}

} // namespace schreiber::desktop

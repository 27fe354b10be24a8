#include "widgets/write_button.h"

#include <QApplication>

namespace schreiber::desktop {

// Later: the keyboard also goes where the fields do, and those are gone then.
WriteButton::WriteButton(const QString& name, QWidget* parent)
    : KeyButton(name, parent) {
    connect(qApp, &QApplication::focusChanged, this, &WriteButton::showKey, Qt::QueuedConnection);
}

void WriteButton::setDeed(const QString& label) {
    m_deed = label;
    showKey();
}

void WriteButton::showKey() {
    const QWidget* here = QApplication::focusWidget();
    const bool writes = here == this || (here != nullptr && m_writes && m_writes(here));
    setLabel(m_deed, Key::ShownOnly, writes ? objectName() : QStringLiteral("writeLineFromAny"));
}

} // namespace schreiber::desktop

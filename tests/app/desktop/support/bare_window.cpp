#include "support/bare_window.h"

#include "base/look.h"
#include "base/preferences.h"
#include "base/translation.h"

namespace schreiber::desktop::test {
namespace {

// Before the window is made, which is painted in it.
const QFont& dressed(QApplication& application) {
    static const QFont font = QApplication::font();
    const Preferences preferences;
    installLanguage(preferences.language);
    applyLook(application, preferences.look, font, preferences.letters);
    return font;
}

} // namespace

BareWindow::BareWindow(QApplication& application)
    : m_window(m_dialogs, m_clock, m_screens, Preferences(), dressed(application)) {}

} // namespace schreiber::desktop::test

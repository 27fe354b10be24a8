#include "support/window_case.h"

#include "base/look.h"
#include "base/translation.h"
#include "widgets/page_frame.h"

#include <QApplication>
#include <QLayout>
#include <QMenuBar>
#include <QSettings>
#include <QStatusBar>
#include <QTest>

namespace schreiber::desktop::test {

WindowCase::WindowCase(Dialogs* dialogs)
    : m_asked(dialogs != nullptr ? *dialogs : m_dialogs) {
    QApplication::setApplicationName(QStringLiteral("schreiber-test"));
    QApplication::setOrganizationName(QStringLiteral("schreiber-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit()); // an example evening of its own
    restart();
}

void WindowCase::restart(const Preferences& preferences) {
    m_keys.reset();
    m_window.reset();
    installLanguage(preferences.language);
    QFont systemFont(QStringLiteral("DejaVu Sans"));
    systemFont.setPointSizeF(10); // what Debian's desktops come with
    applyLook(*qApp, preferences.look, systemFont, preferences.letters);
    m_window = std::make_unique<MainWindow>(m_asked, m_clock, m_screens, preferences, systemFont);
    if (preferences.geometry.isEmpty())
        m_window->resize(1280, 720); // a small laptop; Qt's screen here is less
    m_window->show();
    m_keys = std::make_unique<Keyboard>(*m_window);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void WindowCase::open(const QString& file) {
    m_dialogs.paths.push_back(file);
    m_keys->press(Qt::Key_O, Qt::ControlModifier);
}

QSize WindowCase::needed() const {
    const int bars = m_window->menuBar()->height() + m_window->statusBar()->height();
    const auto frames = m_window->findChildren<PageFrame*>();
    for (PageFrame* frame : frames) // where there is less it would scroll
        if (frame->isVisible()) frame->setMinimumSize(frame->widget()->minimumSizeHint());
    const QSize inside = m_window->centralWidget()->layout()->totalMinimumSize() + QSize(0, bars);
    for (PageFrame* frame : frames) frame->setMinimumSize(0, 0);
    return inside.expandedTo(m_window->minimumSizeHint());
}

} // namespace schreiber::desktop::test

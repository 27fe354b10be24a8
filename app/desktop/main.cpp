#include "base/bug_watch.h"
#include "base/desktop_dialogs.h"
#include "base/icons.h"
#include "base/look.h"
#include "base/preferences.h"
#include "base/screens.h"
#include "base/text.h"
#include "base/translation.h"
#include "main_window.h"

#include <base/last_net.h>

#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>

#include <cstdio>
#include <cstring>

namespace {

// Qt would stop with a message about plugins, which helps nobody at a desk.
bool hasDisplay() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

// FILE, or the last tournament where it still is; empty for the start page.
QString fileToOpen(const QStringList& arguments, const schreiber::desktop::Preferences& preferences) {
    if (arguments.size() > 1) return arguments[1];
    if (preferences.recent.isEmpty() || !QFileInfo::exists(preferences.recent.first())) return {};
    return preferences.recent.first();
}

constexpr int kBroken = 3;

// The path was noted while all was well: the window may be what broke, and is asked for nothing.
void tellBug(const QString& what, const QString& path) {
    std::fprintf(stderr, "schreiber: bug in the program: %s\n", qUtf8Printable(what));
    QMessageBox box(QMessageBox::Critical, QStringLiteral("Schreiber"),
                    schreiber::desktop::BugWatch::inWords(what, path), QMessageBox::Close);
    box.setTextFormat(Qt::PlainText);
    box.exec();
    QApplication::exit(kBroken);
}

} // namespace

int main(int argc, char** argv) {
    using namespace schreiber::desktop;
    if (argc > 1 && std::strcmp(argv[1], "--help") == 0) {
        std::puts("schreiber [FILE]   opens the tournament or the recorded deal FILE, the last tournament, "
                  "or the start page");
        return 0;
    }
    if (argc > 1 && std::strcmp(argv[1], "--version") == 0) {
        std::puts("schreiber " SCHREIBER_VERSION);
        return 0;
    }
    if (argc > 2 || (argc > 1 && argv[1][0] == '-')) {
        std::fputs("schreiber: takes one file, or nothing. See schreiber --help.\n", stderr);
        return 2;
    }
#ifdef Q_OS_LINUX
    if (!hasDisplay()) {
        std::fputs(
            "schreiber: there is no display (DISPLAY and WAYLAND_DISPLAY are not set). Without a screen use "
            "schreiber-cli, or app/run --headless OUT for the example evening.\n",
            stderr);
        return 2;
    }
#endif
    schreiber::base::spreadLastNet();
    QString path; // of the tournament that is open
    BugWatch watch([&path](const QString& what) { tellBug(what, path); });
    WatchedApplication application(argc, argv, watch);
    QApplication::setApplicationName(QStringLiteral("schreiber"));
    QApplication::setOrganizationName(QStringLiteral("schreiber"));
    QApplication::setApplicationVersion(QStringLiteral(SCHREIBER_VERSION));
    QApplication::setApplicationDisplayName(QStringLiteral("Schreiber"));
    QApplication::setDesktopFileName(QStringLiteral("schreiber"));
    QApplication::setWindowIcon(colouredIcon(QStringLiteral("schreiber")));

    const Preferences preferences = loadPreferences();
    const QFont systemFont = QApplication::font();
    installLanguage(preferences.language);
    applyLook(application, preferences.look, systemFont, preferences.letters);
    DesktopDialogs dialogs;
    const SystemClock clock;
    SystemScreens screens;
    int status = kBroken;
    watch.caught([&] {
        MainWindow window(dialogs, clock, screens, preferences, systemFont);
        const auto follow = [&] {
            path = window.windowFilePath();
            schreiber::base::sayAtTheEnd(utf8(BugWatch::inWords(BugWatch::tr("abgestürzt"), path)) + '\n',
                                         kBroken);
        };
        QObject::connect(&window, &QWidget::windowTitleChanged, &window, follow,
                         Qt::QueuedConnection); // the path is set after the title
        follow();
        window.show();
        const QString file = fileToOpen(QApplication::arguments(), preferences);
        if (!file.isEmpty()) window.openFile(file);
        status = QApplication::exec();
    });
    return status;
}

#include "base/desktop_dialogs.h"

#include "base/shortcuts.h"
#include "widgets/prompt_bar.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QShortcutEvent>
#include <QStandardPaths>

#include <ctime>

namespace schreiber::desktop {
namespace {

PromptBar* bandOfWindow() {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* band = window->findChild<PromptBar*>(); band != nullptr && window->isVisible()) return band;
    return nullptr;
}

// As long as it lives, keys and clicks reach the band alone; what else can be done without it is to look
// something up in the manual. A click beside it and Tab move the keyboard away, from where it comes back.
class OnlyBand : public QObject {
  public:
    explicit OnlyBand(PromptBar& band)
        : m_band(band) {
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
            if (!isOutside(watched)) return false;
            m_band.comesFirst();
            return true;
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
        case QEvent::ContextMenu:
        case QEvent::KeyRelease:
            return isOutside(watched);
        case QEvent::KeyPress:
            if (!isOutside(watched)) return false;
            // What the band has no use for, and what it is closed by, comes past here as well.
            if (!hasKeyboard() && m_band.comesFirst() && hasKeyboard())
                QCoreApplication::sendEvent(QApplication::focusWidget(), event);
            return true;
        case QEvent::Shortcut: // of an entry of a menu, which is no widget, too
            return !isInside(watched) &&
                   static_cast<QShortcutEvent*>(event)->key() != shortcuts::of(u"manual");
        case QEvent::Close:
            if (watched != m_band.window()) return false;
            event->ignore();
            m_band.cancel();
            return true;
        default:
            return false;
        }
    }

  private:
    bool isInside(const QObject* object) const {
        const auto* part = qobject_cast<const QWidget*>(object);
        return part != nullptr && (part == &m_band || m_band.isAncestorOf(part));
    }
    bool hasKeyboard() const { return isInside(QApplication::focusWidget()); }
    bool isOutside(const QObject* object) const {
        const auto* part = qobject_cast<const QWidget*>(object);
        return part != nullptr && part->window() == m_band.window() && !isInside(object);
    }

    PromptBar& m_band;
};

} // namespace

// Where one was last; at first the documents, where there is such a folder.
QString DesktopDialogs::folderToShow() const {
    if (!m_last.isEmpty() && QFileInfo(m_last).isDir()) return m_last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

std::optional<QString> DesktopDialogs::chosen(const QString& path) {
    if (path.isEmpty()) return std::nullopt;
    m_last = QFileInfo(path).absolutePath();
    return path;
}

std::optional<QString> DesktopDialogs::fileToOpen(const QString& title, const QString& filter) {
    return chosen(QFileDialog::getOpenFileName(QApplication::activeWindow(), title, folderToShow(), filter));
}

std::optional<QString> DesktopDialogs::fileToSave(const QString& title, const QString& proposal,
                                                  const QString& filter) {
    return chosen(QFileDialog::getSaveFileName(QApplication::activeWindow(), title,
                                               QDir(folderToShow()).filePath(proposal), filter));
}

std::optional<QString> DesktopDialogs::folder(const QString& title) {
    const QString path =
        QFileDialog::getExistingDirectory(QApplication::activeWindow(), title, folderToShow());
    return path.isEmpty() ? std::nullopt : std::optional<QString>(path);
}

// In the band of the window that asks, below the page; what is behind it waits.
bool DesktopDialogs::confirmed(const YesOrNo& question, QString* reason) {
    PromptBar* const band = bandOfWindow();
    if (band == nullptr) return false;
    Prompt prompt{question.title + QLatin1Char('\n') + question.text, reason != nullptr, {question.yes}};
    prompt.mayBeEmpty = true;
    prompt.cancelLabel = PromptBar::tr("Abbrechen");
    prompt.hint =
        reason == nullptr ? QString() : PromptBar::tr("Grund, kommt auf den Zettel; kann leer bleiben");
    bool yes = false;
    QEventLoop loop;
    QObject::connect(band, &PromptBar::closed, &loop, &QEventLoop::quit);
    const OnlyBand only(*band);
    band->ask(prompt, [&](int, const QString& typed) {
        yes = true;
        if (reason != nullptr) *reason = typed;
    });
    loop.exec();
    return yes;
}

std::chrono::milliseconds SystemClock::elapsed() const {
#ifdef CLOCK_BOOTTIME
    timespec now{};
    if (clock_gettime(CLOCK_BOOTTIME, &now) == 0)
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::seconds(now.tv_sec) +
                                                                     std::chrono::nanoseconds(now.tv_nsec));
#endif
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace schreiber::desktop

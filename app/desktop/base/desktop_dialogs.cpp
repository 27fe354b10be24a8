#include "base/desktop_dialogs.h"

#include "base/access_keys.h"
#include "base/typed.h"
#include "widgets/prompt_bar.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include <ctime>

namespace schreiber::desktop {
namespace {

constexpr int kLongestReason = 200;

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

bool DesktopDialogs::confirmed(const YesOrNo& question, QString* reason) {
    QMessageBox box(QApplication::activeWindow());
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(question.title);
    box.setTextFormat(Qt::PlainText);
    box.setText(question.title); // not every desktop shows a window's title
    box.setInformativeText(question.text);
    if (auto* label = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_informativelabel")))
        label->setTextFormat(Qt::PlainText); // names come from outside
    if (auto* label = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_label"))) {
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
    }
    QString taken;
    QPushButton* yesButton = box.addButton(withAccessKey(question.yes, taken), QMessageBox::AcceptRole);
    QPushButton* no =
        box.addButton(withAccessKey(PromptBar::tr("Abbrechen"), taken), QMessageBox::RejectRole);
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    auto* typed = new QLineEdit(&box);
    typed->setObjectName(QStringLiteral("correctionReason"));
    typed->setPlaceholderText(PromptBar::tr("Grund, kommt auf den Zettel; kann leer bleiben"));
    typed->setAccessibleName(typed->placeholderText());
    typed->setMaxLength(kLongestReason);
    typed->setVisible(reason != nullptr);
    if (reason != nullptr) {
        auto* grid = static_cast<QGridLayout*>(box.layout());
        typed->setMinimumWidth(typed->fontMetrics().horizontalAdvance(typed->placeholderText()) +
                               2 * typed->fontMetrics().height());
        auto* buttons = box.findChild<QDialogButtonBox*>();
        grid->removeWidget(buttons);
        grid->addWidget(typed, grid->rowCount(), 0, 1, grid->columnCount());
        grid->addWidget(buttons, grid->rowCount(), 0, 1, grid->columnCount());
        QWidget::setTabOrder(typed, yesButton);
        QObject::connect(typed, &QLineEdit::textChanged, &box, [yesButton, no](const QString& why) {
            // Whoever gives a reason means it. The box's own way of saying so would take the keyboard along.
            (why.isEmpty() ? no : yesButton)->setDefault(true);
        });
        typed->setFocus();
    }
    box.exec();
    if (reason != nullptr) *reason = asLine(typed->text());
    return box.clickedButton() == yesButton;
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

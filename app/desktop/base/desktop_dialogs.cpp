#include "base/desktop_dialogs.h"

#include "widgets/prompt_bar.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>

namespace schreiber::desktop {
namespace {

std::optional<QString> chosen(const QString& path) {
    return path.isEmpty() ? std::nullopt : std::optional<QString>(path);
}

QString documents() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

std::optional<QString> DesktopDialogs::fileToOpen(const QString& title, const QString& filter) {
    return chosen(QFileDialog::getOpenFileName(QApplication::activeWindow(), title, documents(), filter));
}

std::optional<QString> DesktopDialogs::fileToSave(const QString& title, const QString& proposal,
                                                  const QString& filter) {
    return chosen(QFileDialog::getSaveFileName(QApplication::activeWindow(), title,
                                               documents() + QLatin1Char('/') + proposal, filter));
}

std::optional<QString> DesktopDialogs::folder(const QString& title) {
    return chosen(QFileDialog::getExistingDirectory(QApplication::activeWindow(), title));
}

bool DesktopDialogs::confirmed(const QString& question, const QString& yes) {
    QMessageBox box(QApplication::activeWindow());
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText); // names come from outside
    box.setText(question);
    QPushButton* yesButton = box.addButton(yes, QMessageBox::AcceptRole);
    QPushButton* no = box.addButton(PromptBar::tr("Abbrechen"), QMessageBox::RejectRole);
    box.setDefaultButton(no);
    box.exec();
    return box.clickedButton() == yesButton;
}

bool DesktopDialogs::showFile(const QString& path) {
    return QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

} // namespace schreiber::desktop

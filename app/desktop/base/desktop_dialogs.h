#pragma once

#include "base/seams.h"

// The desktop's own dialogs, and the machine's clock.
namespace schreiber::desktop {

class DesktopDialogs : public Dialogs {
  public:
    std::optional<QString> fileToOpen(const QString& title, const QString& filter) override;
    std::optional<QString> fileToSave(const QString& title, const QString& proposal,
                                      const QString& filter) override;
    std::optional<QString> folder(const QString& title) override;
    bool confirmed(const YesOrNo& question, QString* reason) override;

  private:
    QString folderToShow() const;
    std::optional<QString> chosen(const QString& path);

    QString m_last;
};

class SystemClock : public Clock {
  public:
    QDateTime now() const override { return QDateTime::currentDateTime(); }
    std::chrono::milliseconds elapsed() const override;
};

} // namespace schreiber::desktop

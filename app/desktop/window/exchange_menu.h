#pragma once

#include "base/session.h"

#include <QObject>

#include <string>

class QMenu;

// What is written out of a tournament for others, and read in again.
namespace schreiber::desktop {

class Dialogs;
struct Preferences;

class ExchangeMenu : public QObject {
    Q_OBJECT
  public:
    ExchangeMenu(Session& session, Dialogs& dialogs, const Preferences& preferences,
                 QObject* parent = nullptr);

    void addTo(QMenu* file);

  private:
    void exportPage();
    void exportTables();
    void exportAll();
    void importAll();
    void exportTo(const QString& title, const QString& ending, const QString& filter,
                  std::string (*made)(const desk::Evening&, words::Language, bool altered));
    void write(const QString& path, const Session::Making& making);

    Session& m_session;
    Dialogs& m_dialogs;
    const Preferences& m_preferences;
};

} // namespace schreiber::desktop

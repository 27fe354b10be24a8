#pragma once

#include <desk/failure.h>
#include <desk/settings.h>

#include <QObject>
#include <QString>

#include <optional>
#include <string>

class QAction;
class QMenu;

// The files an evening lies in: where a new one goes, the example and how it is kept, and copies of it.
namespace schreiber::desktop {

class Dialogs;
struct Preferences;
class PromptBar;
class Session;
enum class Example;

class EveningFiles : public QObject {
    Q_OBJECT
  public:
    EveningFiles(Session& session, Dialogs& dialogs, Preferences& preferences, PromptBar& prompt,
                 QObject* parent = nullptr);

    void addTo(QMenu* menu);
    // What is wrong with it, where it cannot be made.
    std::optional<desk::Failure> create(const desk::NewTournament& asked);
    void open();
    void openExample(Example example);
    // The example evening goes on in a file of its own; false where that came to nothing.
    bool keepExample();
    void saveCopy();
    // The evening that is open is one of the recent ones; the example is not.
    void remember();

  signals:
    void copyPlaceAnswered();
    void movesTo(const QString& path); // the same evening, from now on

  private:
    void make(const desk::NewTournament& wanted);
    std::optional<QString> newFile(const QString& title, const std::string& name);
    void askCopyPlace();
    void chooseCopyPlace();
    void showExample();

    Session& m_session;
    Dialogs& m_dialogs;
    Preferences& m_preferences;
    PromptBar& m_prompt;
    QAction* m_keepExample = nullptr;
};

} // namespace schreiber::desktop

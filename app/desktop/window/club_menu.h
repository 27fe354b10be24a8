#pragma once

#include <tournament/club.h>

#include <QObject>

#include <optional>

class QMenu;

// The club in the window, chosen once on this computer: its memory, which helps entering and is fed by
// evenings, and its emblem for certificates.
namespace schreiber::desktop {

class Dialogs;
class MessageStrip;
struct Preferences;
class PromptBar;
class Session;

class ClubMenu : public QObject {
    Q_OBJECT
  public:
    ClubMenu(Session& session, Dialogs& dialogs, Preferences& preferences, PromptBar& prompt,
             MessageStrip& strip, QObject* parent = nullptr);

    void addTo(QMenu* menu);
    // Tells who is known, if anybody. False where there is a file and it cannot be read, which is said.
    bool read();
    // Which file it is, in a sentence.
    QString inWords() const;
    QString emblemInWords() const;
    // What the file has; nobody where none is chosen. Where it cannot be read that is said, and there is
    // nothing.
    std::optional<tournament::Club> remembered();
    // Whether to remember the evening that was just closed.
    void offerEvening();

  signals:
    void chosen(); // another file, or none
    void known(const schreiber::tournament::Club& club);
    void seasonAsked();
    void emblemChosen(); // or none

  private:
    void set(const QString& path);
    void tell(tournament::Club club);
    void tellPurpose();
    void choose();
    void make();
    void chooseEmblem();
    void setEmblem(const QString& path);
    void askForOne();
    void rememberEvening();

    Session& m_session;
    Dialogs& m_dialogs;
    Preferences& m_preferences;
    PromptBar& m_prompt;
    MessageStrip& m_strip;
};

} // namespace schreiber::desktop

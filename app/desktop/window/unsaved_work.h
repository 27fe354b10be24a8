#pragma once

#include "pages/unsaved.h"
#include "widgets/next_step.h"

#include <QObject>
#include <QStringList>

#include <array>

// What would be gone with the file or the window, and how it is kept: each action is on disk, but what was
// only typed is not, and an example evening is made anew the next time.
namespace schreiber::desktop {

class EveningFiles;
class Page;
class PromptBar;
class Session;

class UnsavedWork : public QObject {
    Q_OBJECT
  public:
    UnsavedWork(Session& session, PromptBar& prompt, EveningFiles& files,
                const std::array<Page*, kPlaces>& pages, QObject* parent = nullptr);

    bool isAny(Before before) { return !all(before).empty(); }
    // Goes at once where nothing is lost by it, else once it is kept or said to be let go. What somebody
    // changed their mind about, or what cannot be kept, which is said where it is, ends it.
    void ask(Before before, const std::function<void()>& go);

  signals:
    void placeWanted(schreiber::desktop::Place place); // where something is being kept

  private:
    UnsavedList all(Before before);
    UnsavedList ofPage(Place place, Before before);
    void addFile(UnsavedList& list);
    void addExample(UnsavedList& list);

    Session& m_session;
    PromptBar& m_prompt;
    EveningFiles& m_files;
    std::array<Page*, kPlaces> m_pages;
    QStringList m_drawnWithout; // in words
};

} // namespace schreiber::desktop

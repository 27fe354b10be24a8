#pragma once

#include "base/look.h"

#include <QObject>

#include <vector>
#include <words/language.h>

class QAction;
class QMenu;

// How the window looks, how large its letters are, its language, and which side the writer's column of a
// sheet is on. What was chosen holds once the window says so (`show`).
namespace schreiber::desktop {

struct Preferences;

class LookMenu : public QObject {
    Q_OBJECT
  public:
    explicit LookMenu(const Preferences& preferences, QObject* parent = nullptr);

    void addTo(QMenu* menu);
    // What holds is what is checked.
    void show();

  signals:
    void lookChosen(schreiber::desktop::Look look);
    void lettersChosen(int letters);
    void languageChosen(schreiber::words::Language language);
    void mirroredChosen(bool mirrored);

  private:
    template <class Value>
    struct Choice {
        Value value;
        QAction* action;
    };

    void addLetters(QMenu* menu);

    const Preferences& m_preferences;
    std::vector<Choice<Look>> m_looks;
    std::vector<Choice<words::Language>> m_languages;
};

} // namespace schreiber::desktop

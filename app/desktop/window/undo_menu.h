#pragma once

#include "base/done_words.h"

#include <QObject>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

// Undo and redo: in their menu, and beside the menus, where what would be undone can always be read. They are
// the evening's, but on the card table the record's.
namespace schreiber::desktop {

class DisputePage;
class PromptBar;
class Session;
class SheetPage;

class UndoMenu : public QObject {
    Q_OBJECT
  public:
    UndoMenu(Session& session, PromptBar& prompt, const DisputePage& dispute, const SheetPage& sheet,
             QMenuBar& menus, QMenu& menu, QObject* parent = nullptr);

    // What can be undone now.
    void refresh();
    // Gives the words the room that the window has beside the menus.
    void fit();

  signals:
    void undone(); // or done again

  private:
    QWidget* buildButtons();
    void undo();
    void redo();

    Session& m_session;
    PromptBar& m_prompt;
    const DisputePage& m_dispute;
    const SheetPage& m_sheet;
    QMenuBar& m_menus;
    QAction* m_undo;
    QAction* m_redo;
    DoneWords m_undone;
    DoneWords m_redone;
};

} // namespace schreiber::desktop

#pragma once

#include "pages/page.h"

#include <tournament/club.h>
#include <tournament/model.h>

#include <vector>

class QLabel;
class QLineEdit;
class QShortcut;
class QStackedLayout;
class QTableView;

// Meldung: who plays. One row to enter people, the list to find and mend them.
namespace schreiber::desktop {

class ClubHint;
class Dialogs;
class EntriesModel;
class KeyButton;
class ListImport;
class PromptBar;
class QuickEntry;
class SearchFilter;
class Session;

class EntriesPage : public Page {
    Q_OBJECT
  public:
    EntriesPage(Session& session, Dialogs& dialogs, PromptBar& prompt, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;
    QString untakenInWords() const override;
    UnsavedList unsaved(Before before) override;

    // Who is half typed, in a line; and entered, where that is possible.
    QString typedPerson() const;
    bool enterTyped();
    // Whom the club knows, to enter them by a few letters.
    void setClub(tournament::Club club);
    // Of how many of a list that was read it is still asked whether they are new.
    int openNames() const;

  signals:
    void openNamesChanged();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QTableView* builtTable();
    void fit();
    void add(const tournament::Entry& entry);
    void leaveOrReturn();
    void remove();
    bool change(const tournament::Entry& entry);
    std::vector<int> chosenNumbers() const;
    void substitute();
    void keepApart();
    // The one entry that is meant by a number or a part of its name; 0 and a word about it otherwise.
    void goToEntry(int number);
    int entryMeant(const QString& typed);
    const tournament::Entry* current() const; // null for none
    int currentNumber() const;                // 0 for none
    // Or why there is none.
    void showList();
    void showCounts();
    void showActions();
    void showAbout();

    Session& m_session;
    PromptBar& m_prompt;
    EntriesModel* m_model;
    SearchFilter* m_sorted;
    QuickEntry* m_quick;
    ClubHint* m_hint;
    QLineEdit* m_filter;
    QLabel* m_counts;
    QTableView* m_table;
    QLabel* m_empty; // in place of the list
    ListImport* m_lists;
    KeyButton* m_import;
    QLabel* m_about; // what the list does not say of the one that is chosen
    KeyButton* m_substitute;
    KeyButton* m_keepApart;
    KeyButton* m_leave;
    KeyButton* m_remove;
    std::vector<QShortcut*> m_whenClosed; // in place of those of the buttons
    QStringList m_clubs;                  // known from before
};

} // namespace schreiber::desktop

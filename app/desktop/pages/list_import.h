#pragma once

#include <desk/entries.h>

#include <QByteArray>
#include <QWidget>

// Reading an entry list in: from a file or what was copied, with what is wrong or doubtful in it told and
// asked in place.
namespace schreiber::desktop {

class BadRows;
class Dialogs;
class ListReport;
class PromptBar;
class Session;

class ListImport : public QWidget {
    Q_OBJECT
  public:
    ListImport(Session& session, Dialogs& dialogs, PromptBar& prompt, QWidget* parent = nullptr);

    void chooseFile();
    // Several lines of a table, its header first, are a list; a name field would take them as one name.
    bool paste();
    void refresh();
    // Of somebody who was typed: whether he is the one whom his name is like. Until that is answered they are
    // two, and it stands in the list.
    void askAbout(const desk::Added& added);
    // Whether something is told of a list, in place of the word that there is nobody.
    bool isTelling() const;
    // What is asked of somebody is answered by him (and then 0) or by nobody: then the other's number.
    int unansweredLike(int entry) const;
    // Of how many that is still asked; who put the questions away left them as two.
    int openNames() const;

  signals:
    void changed(); // what is shown
    void finished();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void take(const desk::ListWish& wish);
    void askForNames(const desk::ListWish& wish);
    void showBad(const desk::BadRows& bad);
    QString rowInWords(tournament::BadRow row) const;
    void tell(const desk::ImportReport& report);
    bool merge(const desk::OpenCase& about);
    void part(const tournament::Entry& kept, const tournament::Entry& other, const desk::OpenCase& about);

    Session& m_session;
    Dialogs& m_dialogs;
    PromptBar& m_prompt;
    BadRows* m_badRows;
    ListReport* m_report;
    QString m_file;
    QByteArray m_bytes; // as last read, while its bad rows are shown
    desk::ListWish m_wish;
};

} // namespace schreiber::desktop

#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "dispute/past_rulings.h"

#include <desk/receipt.h>
#include <kinds/view.h>
#endif

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;

// The archive: every ruling of the open tournament and of those the club remembers, found as one types, read,
// and, where it is of this tournament, appealed, upheld, overruled and put on its sheet.
namespace schreiber::desktop {

class Dialogs;
class KeyButton;
class PromptBar;
class RulingKeeper;
class Session;

class ArchiveDesk : public QWidget {
    Q_OBJECT
  public:
    ArchiveDesk(Session& session, Dialogs& dialogs, PromptBar& prompt, RulingKeeper& keeper,
                PastRulings& past, QWidget* parent = nullptr);

    void refresh();          // searches anew; where one stands stays
    void arrive();           // at the search
    void select(int number); // of this tournament
    // As it is printed; none where nothing is found.
    std::optional<kinds::Dispute> shown() const;
    static kinds::Dispute onPaper(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                                  words::Language language);

  signals:
    void recordAsked(const QString& record); // to be laid on the card table

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* builtSearch();
    QWidget* builtActions();
    QAction* action(const char* name, const QString& label, void (ArchiveDesk::*does)());
    void seek(); // the fields to search by, also where there are few rulings
    void offerSearch();
    void showDeed();
    store::RulingSearch sought() const;
    QString wrongDay() const;
    QString found(const store::RulingSearch& wanted) const;
    bool isClosed() const;
    void search();
    void fitColumns();
    void show();
    const PastRuling* current() const;
    void openRecord();
    void appeal();
    void uphold();
    void withdraw();
    void overrule();
    void askWhyOverruled(int number, const QString& decision);
    void enter();
    void write();
    void read();
    using Deed = std::function<desk::Outcome<desk::Receipt>(desk::Evening&, const desk::Confirmation&)>;
    void decide(const Deed& deed, const QString& why);

    Session& m_session;
    Dialogs& m_dialogs;
    PromptBar& m_prompt;
    RulingKeeper& m_keeper;
    PastRulings& m_past;
    std::vector<PastRuling> m_found;
    QLineEdit* m_words;
    QComboBox* m_rule;
    QLineEdit* m_place;
    QLineEdit* m_since;
    QLineEdit* m_until;
    QTreeWidget* m_list;
    QLabel* m_count;
    QTextBrowser* m_text;
    QWidget* m_search; // the fields above
    KeyButton* m_deed;
    KeyButton* m_more;
    QAction* m_next = nullptr; // what the gold button does
    QAction* m_record;
    QAction* m_enter;
    QAction* m_appeal;
    QAction* m_uphold;
    QAction* m_withdraw;
    QAction* m_overrule;
    QAction* m_write;
    QAction* m_read;
};

} // namespace schreiber::desktop

#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/card_line.h"
#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/deal_writing.h"
#include "games/perlaggen/dispute/record_text.h"
#endif

#include <QWidget>

#include <memory>
#include <papers/games/perlaggen/ruling_paper.h>
#include <words/language.h>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTextBrowser;
class QTextDocument;

// A deal laid out: its head as fields, the table drawn and the pack to click on, and beside them what was
// done as text, of which all else is a view; below that what is legal next for whom, why it is ruled so, or
// what another place would say.
namespace schreiber::desktop {

class CardTable;
class DealHead;
class DealLaying;
class DealState;
class NextSteps;
class RecordEditor;
class RecordPasting;
class Segments;
class VerdictPanel;

class DealDesk : public QWidget {
    Q_OBJECT
  public:
    explicit DealDesk(words::Language language, QWidget* parent = nullptr);
    ~DealDesk() override;

    QString text() const;
    // Another record; one begins at its end.
    void setText(const QString& text);
    // The text with what can be undone of it, out of a desk that goes and into the one that comes.
    std::unique_ptr<QTextDocument> handOver();
    void takeOver(std::unique_ptr<QTextDocument> text);
    // Another record as one step that can be undone.
    void replaceText(const QString& text);
    DealHead& head() const { return *m_head; }
    RecordEditor* editor() const { return m_editor; }
    RecordPasting& pasting() const { return *m_pasting; }
    // Of the line one stands on; nothing where the text cannot be read.
    const std::optional<perlaggen::ruling::Replay>& replay() const { return m_deal.whole; }
    // What of the text does not come into that.
    papers::LeftOut leftOut() const;
    // Cards by themselves that nobody has pressed Enter behind are written, as Enter would.
    void finishLine();
    // The rule point of the ruling on the line one stands on, else of the first; empty where nothing is
    // ruled.
    QString ruleHere() const;
    void arrive();
    // What the gold button of the verdict does, and what that does as well; empty for nothing.
    void offerDeed(const QString& deed, const QString& beside = {});

  signals:
    void changed(); // the text, and what is ruled on it
    void deedAsked();
    void ruleAsked(const QString& point); // a ruling's rule is to be read

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* builtTable();
    QWidget* builtText();
    QWidget* builtBelowText();
    void refresh();
    void refreshText();
    void refreshTable();
    void refreshVerdict();
    void refreshRulings();
    void refreshOther();
    void forget(); // another record begins
    bool writeOut();
    QString withoutLine(int line) const;
    // The text in which the line says this; `line` is where, or what is free again once a hand went to the
    // head.
    WithEvent written(const std::vector<std::string>& said, int line) const;
    CardLine unreadRow() const;
    // Cards that can be nothing are drawn as what they would be.
    std::optional<DealView> drawnAllTheSame() const;
    const base::InputError* shownError() const; // of the line one is writing, else the first
    QString whatIsWrong(const base::InputError& error) const;
    perlaggen::record::Keywords keywords() const;

    words::Language m_language;
    DealView m_deal;
    int m_shownLine = 0;
    CardLine m_cardLine; // what the cards in the line one stands on say
    int m_typedAt = 0;   // the line that is being typed

    RecordEditor* m_editor;
    DealWriting m_writing;
    RecordPasting* m_pasting;
    DealHead* m_head;
    VerdictPanel* m_verdict;
    QString m_deed;
    QString m_besideDeed;
    CardTable* m_table;
    DealLaying* m_laying;
    DealState* m_state;
    QComboBox* m_other;
    QLabel* m_error;
    QLabel* m_hint;
    Segments* m_ways;
    QStackedWidget* m_below;
    NextSteps* m_next;
    QTextBrowser* m_rulings;
    QTextBrowser* m_otherRulings;
};

} // namespace schreiber::desktop

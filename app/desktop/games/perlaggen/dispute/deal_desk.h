#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "dispute/deal_panel.h"
#include "games/perlaggen/dispute/card_line.h"
#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/deal_writing.h"
#include "games/perlaggen/dispute/own_rules_text.h"
#endif

#include <memory>
#include <papers/games/perlaggen/ruling_paper.h>
#include <words/language.h>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTextBrowser;

// A deal of Perlaggen laid out: its head as fields, the table drawn and the pack to click on, and beside them
// what was done as text, of which all else is a view; below that what is legal next for whom, why it is ruled
// so, or what another place would say.
namespace schreiber::desktop {

class CardTable;
class DealHead;
class DealLaying;
class DealState;
class PerlaggenDeck;
class NextSteps;
class RecordEditor;
class RecordPasting;
class Segments;
class VerdictPanel;

class DealDesk : public DealPanel {
    Q_OBJECT
  public:
    explicit DealDesk(words::Language language, QWidget* parent = nullptr);
    ~DealDesk() override;

    RecordEditor* editor() const override { return m_editor; }
    std::optional<DealRuled> ruled() const override;
    QString ruleHere() const override;
    std::function<kinds::RulingSheet()> paper(const std::string& file,
                                              const pdf::Moment& printed) const override;
    void offerRules(const std::optional<game::Head>& evening) override;
    void offerDeed(const QString& deed, const QString& beside = {}) override;
    QString hint() const override;
    // Cards by themselves that nobody has pressed Enter behind are written, as Enter would.
    void finishLine() override;
    bool isAsked(const QString& name) const override;
    void seatIs(const QString& name, int seat) override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void refresh() override;
    void forget() override;

  private:
    QWidget* builtTable();
    QWidget* builtText();
    QWidget* builtBelowText();
    void refreshText();
    void refreshTable();
    void refreshVerdict();
    void refreshRulings();
    void refreshOther();
    int finedPoints() const;
    // What of the text does not come into what is ruled.
    papers::LeftOut leftOut() const;
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
    std::optional<decltype(perlaggen::record::Header::players)> m_sitting; // of whom the next steps are
    std::shared_ptr<const PerlaggenDeck> m_deck;
    QTextBrowser* m_rulings;
    QTextBrowser* m_otherRulings;
};

} // namespace schreiber::desktop

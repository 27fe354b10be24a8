#pragma once

#include "dispute/deal_panel.h"

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/koenigrufen/dispute/tarock_view.h"
#endif

#include <words/language.h>

class QLabel;
class QStackedWidget;
class QTextBrowser;

// A game of Königrufen laid out: its head as fields, who plays what, the table with talons and the pack to
// click on, and beside them what was done as text; below that what is legal next, or why it is ruled so.
namespace schreiber::desktop {

class CardTable;
class NextSteps;
class Segments;
class TarockHead;
class TarockLaying;
class VerdictPanel;

class TarockDesk : public DealPanel {
    Q_OBJECT
  public:
    explicit TarockDesk(words::Language language, QWidget* parent = nullptr);
    ~TarockDesk() override;

    RecordEditor* editor() const override { return m_editor; }
    std::optional<DealRuled> ruled() const override;
    QString ruleHere() const override;
    std::function<kinds::RulingSheet()> paper(const std::string& file,
                                              const pdf::Moment& printed) const override;
    void offerRules(const std::optional<game::Head>& evening) override;
    void offerDeed(const QString& deed, const QString& beside = {}) override;
    QString hint() const override;
    void finishLine() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void refresh() override;

  private:
    QWidget* builtTable();
    QWidget* builtText();
    QWidget* builtBelowText();
    void refreshText();
    void refreshVerdict();
    void refreshSteps();
    void showTable();
    void paste(const QString& pasted);
    // What stands there without a seat; empty for a line of another kind.
    QString bareLine() const;
    // The same as that of the one whose turn it is: `A: spielt XV`; empty where it
    // is no such thing.
    QString withSeat() const;
    bool writeOut();
    const base::InputError* shownError() const; // of the line one is writing, else the first

    words::Language m_language;
    tarock::TarockDeal m_deal;
    int m_shownLine = 0;
    QString m_half; // what Enter would write of the line one is in

    RecordEditor* m_editor;
    TarockHead* m_head;
    VerdictPanel* m_verdict;
    QString m_deed;
    QString m_besideDeed;
    QLabel* m_course;
    Segments* m_seen; // by whom: all of it, or a seat
    CardTable* m_table;
    TarockLaying* m_laying;
    QLabel* m_error;
    QLabel* m_hint;
    Segments* m_ways;
    QStackedWidget* m_below;
    NextSteps* m_next;
    std::optional<decltype(koenigrufen::record::Header::players)> m_sitting; // of whom the next steps are
    QTextBrowser* m_rulings;
};

} // namespace schreiber::desktop

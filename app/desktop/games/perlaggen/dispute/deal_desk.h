#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/card_line.h"
#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/record_text.h"

#include <perlaggen/record/pasted.h>
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

// A deal laid out: the table drawn and the record beside it, both views of the text; below what is ruled, and
// what is legal next for whom or what another place would say.
namespace schreiber::desktop {

class CardPalette;
class CardTable;
class DealHead;
class NextSteps;
class RecordEditor;
class RulesBox;

class DealDesk : public QWidget {
    Q_OBJECT
  public:
    explicit DealDesk(words::Language language, QWidget* parent = nullptr);

    QString text() const;
    // Another record; one begins at its end.
    void setText(const QString& text);
    // The text with what can be undone of it, out of a desk that goes and into the one that comes.
    std::unique_ptr<QTextDocument> handOver();
    void takeOver(std::unique_ptr<QTextDocument> text);
    // Another record as one step that can be undone.
    void replaceText(const QString& text);
    // What the club of this evening made of its rule set; it stands in the list of rules in place of that.
    void setOurs(const OwnRules& ours);
    // A key of the head, in one step that can be undone.
    void putKey(const char* key, const std::string& value);
    // Of the line one stands on; nothing where the text cannot be read.
    const std::optional<perlaggen::ruling::Replay>& replay() const { return m_deal.whole; }
    // What of the text does not come into that.
    papers::LeftOut leftOut() const;
    RecordEditor* editor() const { return m_editor; }
    int line() const;
    // Cards by themselves that nobody has pressed Enter behind are written, as Enter would.
    void finishLine();
    // The rule point of the ruling on the line one stands on, else of the first; empty where nothing is
    // ruled.
    QString ruleHere() const;
    void goToLine(int line);
    void arrive();
    // Whether a line begins with this name and nobody knows whose it is.
    bool isUnclear(const QString& name) const;
    void seatIs(const QString& name, int seat);

  signals:
    void changed(); // the text, and what is ruled on it
    void nameUnclear(const QString& name, const QStringList& called, const QList<int>& seats);
    void tooMuchPasted();
    void ruleAsked(const QString& point); // a ruling's rule is to be read

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildRules(QWidget* row);
    QWidget* builtBelow();
    void refresh();
    void refreshMarks();
    void refreshTable();
    void refreshRulings();
    void goToNext();
    void step(int line);
    void add(cards::Seat seat, const std::string& event, bool complete = true);
    bool isWhatFollows(cards::Seat seat, const std::string& event) const;
    void ask(const QString& question, cards::CardSet offered, const QString& plain = {});
    bool isAskedStill() const;
    QStringList seatWords() const;
    void handCard(cards::Seat seat, std::optional<cards::Card> card);
    void layNamed(const QString& name);
    void chosen(cards::Card card);
    bool isHeadAlone() const;
    void putIntoHead(int lines);
    void putLetters(const QString& name, cards::Seat seat);
    void leavePalette();
    void paste(const QString& pasted);
    bool readTyped();
    bool writeOut();
    QString withoutLine(int line) const;
    // The text in which the line says this; `line` is where, or what is free again once a hand went to the
    // head.
    WithEvent written(const std::vector<std::string>& said, int line) const;
    CardLine unreadRow() const;
    // Cards that can be nothing are drawn as what they would be.
    std::optional<DealView> drawnAllTheSame() const;
    bool isInHead(int line) const;
    QString whatIsWrong(const base::InputError& error) const;
    void askUnclear(const perlaggen::record::Tidied& read);
    void cardIs(cards::Card card);
    void intoHand(cards::Seat seat, cards::Card card);
    perlaggen::record::Keywords keywords() const;
    cards::CardSet unseen() const;

    words::Language m_language;
    DealView m_deal;
    int m_shownLine = 0;
    CardLine m_cardLine; // what the cards in the line one stands on say
    int m_typedAt = 0;   // the line that is being typed

    // What the palette is asked for: what pasted words mean, a name for this card, or an unknown card of this
    // seat.
    std::optional<perlaggen::record::UnclearCard> m_unclear;
    cards::Seat m_seat{};
    std::optional<cards::Card> m_perlagg;
    QString m_askedOf; // the text, and the line one stood on
    int m_askedAt = 0;

    RulesBox* m_rules = nullptr;
    QComboBox* m_other = nullptr;
    DealHead* m_head = nullptr;
    CardTable* m_table = nullptr;
    RecordEditor* m_editor = nullptr;
    QLabel* m_error = nullptr;
    QLabel* m_hint = nullptr;
    QStackedWidget* m_below = nullptr;
    QTextBrowser* m_rulings = nullptr;
    QStackedWidget* m_right = nullptr;
    NextSteps* m_next = nullptr;
    QTextBrowser* m_otherRulings = nullptr;
    CardPalette* m_palette = nullptr;
};

} // namespace schreiber::desktop

#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <kinds/ruling_sheet.h>

#include <game/judge.h>
#endif

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

class QTextDocument;

// A deal as its game lays it out: what was done as text, of which all else is a view, and beside it the
// table, what is ruled on each line, and what is legal next.
namespace schreiber::desktop {

class RecordEditor;

// What is ruled on a text.
struct DealRuled {
    std::set<std::string> rules;    // what was broken or is open; only where nothing is, what is noted beside
    std::set<std::string> switches; // on which a ruling rests or hangs
    bool isRecorded = false;        // something happened, and all that stands there is ruled on
    int fined = 0;                  // points that alone go on the table's sheet
    bool makesLine = false;         // what the deal comes to is decided, and goes there as it is
};

class DealPanel : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;

    virtual RecordEditor* editor() const = 0;
    // Nothing where the text cannot be read.
    virtual std::optional<DealRuled> ruled() const = 0;
    // The rule point of the ruling on the line one stands on, else of the first; empty where nothing is
    // ruled.
    virtual QString ruleHere() const = 0;
    // As a paper to sign; worked out when it is called. Nothing where the text cannot be read.
    virtual std::function<kinds::RulingSheet()> paper(const std::string& file,
                                                      const pdf::Moment& printed) const = 0;
    // What holds at the evening, for fields that can choose that.
    virtual void offerRules(const std::optional<game::Head>& evening) = 0;
    // What the gold button of the verdict does, and what that does as well; empty for nothing.
    virtual void offerDeed(const QString& deed, const QString& beside = {}) = 0;
    virtual QString hint() const = 0; // where letters go, and what else keys do here
    // What is half written is written, as Enter would.
    virtual void finishLine() {}
    // Of a name in the text that is asked about (seatAsked): whether it still is, and whose it is.
    virtual bool isAsked(const QString&) const { return false; }
    virtual void seatIs(const QString&, int) {}

    QString text() const;
    // Another record; one begins at its end.
    void setText(const QString& text);
    // Another record as one step that can be undone.
    void replaceText(const QString& text);
    // The text with what can be undone of it, out of a panel that goes and into the one that comes.
    std::unique_ptr<QTextDocument> handOver();
    void takeOver(std::unique_ptr<QTextDocument> text);
    void arrive();

  signals:
    void changed(); // the text, and what is ruled on it
    void deedAsked();
    void ruleAsked(const QString& point); // a ruling's rule is to be read
    void seatAsked(const QString& name, const QStringList& called, const QList<int>& seats);
    void tooMuchPasted();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    virtual void refresh() = 0; // everything is read off the text anew
    virtual void forget() {}    // another record begins
};

} // namespace schreiber::desktop

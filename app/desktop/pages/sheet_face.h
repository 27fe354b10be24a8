#pragma once

#include "base/fields.h"

#include <desk/sheets.h>

#include <QWidget>

// How sheets of one kind are shown and keyed: their paper, and beside it this widget with the fields. What is
// done with a sheet whatever is played on it does the page around it.
namespace schreiber::desktop {

class SheetFace : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;

    virtual QWidget& paper() = 0;
    virtual int currentLine() const = 0; // the one chosen on the paper, 0 for none
    virtual void stepLine(int by) = 0;
    // Who writes on the left, on the paper and in the fields.
    virtual void setMirrored(bool) {}
    virtual int leastWidth() const = 0; // so wide are the fields of whatever is chosen
    // The paper lies below the fields, in one column; or the sheet is covered.
    virtual void fitPaper(bool isStacked) = 0;
    // Stands beside what writes, where that is so; false where there is no room for it.
    virtual bool takeBesideWrite(QWidget*) { return false; }
    // What it is played to and by which rules, for the paper's head.
    virtual QString rulesOf(const desk::SheetView& view) const = 0;
    // What stands above the fields, of a sheet in this state; and whether they leave no room below them.
    virtual QString headOf(const QString& state) const { return state; }
    virtual bool fillsPanel() const { return false; }
    virtual QString besideHead() const { return {}; }   // in one column
    virtual QString lineHint(bool canStrike) const = 0; // below the paper
    // Before a line is struck; `after` is the sheet as it would then stand.
    virtual QString strikeQuestion(int line, const desk::SheetView& after) const = 0;

    // A sheet as it stands; `isAnother`: than the one before.
    virtual void showSheet(const desk::SheetView& view, bool isAnother) = 0;
    virtual void showNothing() = 0;
    // What would stand there, or the rule against it, while it is typed.
    virtual void showAhead() = 0;

    virtual bool isOpen() const = 0; // something can be keyed as it is chosen
    // A second person keys what lies under the cover.
    virtual bool isCovered() const = 0;
    // Whose sides the key that turns something round would exchange: a line's number, 0 for what is typed.
    // None where nothing has two sides.
    virtual std::optional<int> turnedLine() const { return std::nullopt; }
    virtual void swapSides() {}
    // What is keyed, if it is whole.
    virtual void write() = 0;
    virtual void begin() = 0;
    virtual bool leaveWay() = 0; // back to the usual way of keying; false where nothing else was chosen

    // How new sheets are keyed, as the last new one was; for whoever builds the window anew.
    virtual int usual() const { return 0; }
    virtual void setUsual(int) {}

    // What is typed and not written.
    virtual bool isTyping() const = 0;            // and could be written now
    virtual bool isUntouched() const = 0;         // nothing in any way
    virtual bool isHalf() const { return false; } // what is typed lacks a number
    virtual QString typedInWords() const = 0;
    virtual Fields kept() const = 0;
    virtual void setKept(const Fields& fields) = 0;
    virtual void startAnew() = 0;
    virtual void goToTyped() = 0;
    virtual bool writeNext() = 0; // something of it; false where it has to be asked or said what that needs

  signals:
    void rulingAsked(int number); // what it wrote on the paper was chosen to be read
    void rulingPrinted(int number);
    void typed();
    void keyingChanged();
    void written();
};

} // namespace schreiber::desktop

#pragma once

#include "base/fields.h"
#include "pages/unsaved.h"

#include <desk/sheet_place.h>

#include <QWidget>

namespace schreiber::desktop {

// One page of the window. It shows what the session has and asks the session to change it.
class Page : public QWidget {
    Q_OBJECT
  public:
    explicit Page(const QString& name, QWidget* parent = nullptr)
        : QWidget(parent) {
        setObjectName(name);
    }

    // Takes in the tournament as it is now; called only while the page is shown.
    virtual void refresh() = 0;
    // Puts the keyboard where one begins.
    virtual void arrive() = 0;
    // The round it shows, for what is printed from it; 0 for none in particular.
    virtual int shownRound() const { return 0; }
    // The table that is shown or chosen, for a dispute that comes from there; of none the number is 0.
    virtual desk::SheetPlace shownTable() const { return {}; }
    // What is typed here and not taken yet, and how one comes back to it; empty where nothing is.
    virtual QString untakenInWords() const { return {}; }
    // The same for whoever goes on: in words, and how it is kept.
    virtual UnsavedList unsaved(Before) { return {}; }

    // What is typed and chosen here and nowhere on disk: the window is built anew in another language or
    // look.
    virtual Fields typed() const { return fieldsOf(*this); }
    virtual void setTyped(const Fields& fields) { fillFields(*this, fields); }

  signals:
    void printAsked(); // of what is shown here
};

} // namespace schreiber::desktop

#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/deal_view.h"

#include <cards/card_set.h>

#include <perlaggen/record/pasted.h>
#endif

#include <QObject>

// Text from elsewhere, and what is typed as if it were: read where it means one thing alone, else asked
// about.
namespace schreiber::desktop {

class RecordEditor;

class RecordPasting : public QObject {
    Q_OBJECT
  public:
    // `deal` is always what stands in the editor.
    RecordPasting(RecordEditor& editor, const DealView& deal, QObject* parent = nullptr)
        : QObject(parent)
        , m_editor(editor)
        , m_deal(deal) {}

    void paste(const QString& pasted);
    // The line one stands on; whether it went into the head.
    bool readTyped();

    // Whether a line begins with this name and nobody knows whose it is.
    bool isUnclear(const QString& name) const;
    void seatIs(const QString& name, int seat);
    // Whether the card that was asked about is still to be said.
    bool isCardUnclear() const;
    void cardIs(cards::Card card);

  signals:
    void nameUnclear(const QString& name, const QStringList& called, const QList<int>& seats);
    void cardUnclear(const QString& question, schreiber::cards::CardSet cards);
    void tooMuchPasted();

  private:
    QString record() const;
    bool isHeadAlone() const;
    void putIntoHead(int lines);
    void putLetters(const QString& name, cards::Seat seat);
    void askUnclear(const perlaggen::record::Tidied& read);
    QStringList seatWords() const;

    RecordEditor& m_editor;
    const DealView& m_deal;
    std::optional<perlaggen::record::UnclearCard> m_unclear;
};

} // namespace schreiber::desktop

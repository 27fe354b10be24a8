#pragma once

#include "games/perlaggen/dispute/deal_view.h"

#include <QString>

#include <words/language.h>

// What a click on a card or on something allowed writes into a record, as one step of its undo.
namespace schreiber::desktop {

class RecordEditor;

class DealWriting {
  public:
    // `deal` is always what stands in the editor.
    DealWriting(RecordEditor& editor, const DealView& deal, words::Language language)
        : m_editor(editor)
        , m_deal(deal)
        , m_language(language) {}

    // Behind the line one stands on. Where one stepped back this is another way: what followed cannot follow
    // on it and is set aside, in the text, from where undo brings it back; what did follow is only stepped
    // to. `isWhole`: nothing of it is still to be typed.
    void add(cards::Seat seat, const std::string& event, bool isWhole = true);
    // Played, or shown once the Spiel is decided.
    void lay(cards::Seat seat, cards::Card card);
    void turnUp(cards::Card card);
    // In place of a card that nobody knows.
    void intoHand(cards::Seat seat, cards::Card card);
    // The card at the end of the line one stands on.
    void name(const QString& as);
    // What was laid last up to the line one stands on, or the last card known of that hand.
    void takeBack();
    void takeOutOfHand(cards::Seat seat);

    // That could be one of this seat's yet, as far as the record knows.
    cards::CardSet couldHave(cards::Seat seat) const;
    // Played, shown or turned up.
    cards::CardSet open() const;

  private:
    void putHand(cards::Seat seat, const std::string& hand);

    RecordEditor& m_editor;
    const DealView& m_deal;
    words::Language m_language;
};

} // namespace schreiber::desktop

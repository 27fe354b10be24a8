#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/deal_writing.h"
#endif

#include <QWidget>

#include <functional>
#include <memory>

class QLabel;

// The pack under the table: a click lays a card for the one whose turn it is, or for whom one chose; into his
// hand; or turns it up. What it writes is the record's text.
namespace schreiber::desktop {

class PackPalette;
class PerlaggenDeck;
class Segments;

class DealLaying : public QWidget {
    Q_OBJECT
  public:
    DealLaying(RecordEditor& editor, const DealView& deal, DealWriting& writing, words::Language language,
               QWidget* parent = nullptr);

    void refresh(); // the text is another one
    void chooseSeat(cards::Seat seat);
    std::optional<cards::Seat> seat() const { return m_seat; }
    // A known card of a hand: as a click on it in the pack.
    void layOf(cards::Seat seat, cards::Card card);
    // Which of these cards is meant; `answer` is called with it, unless the text goes on without.
    void ask(const QString& question, cards::CardSet offered, std::function<void(cards::Card)> answer,
             std::function<bool()> isAskedStill);
    bool isAsking() const;
    void stopAsking();

  signals:
    void seatChanged();
    void askingChanged();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    enum class Does { Play, Hold, Turn }; // as the segments have them
    Does does() const;
    void offer();
    void laid(const QString& card);
    void answered(const QString& card);
    void takeBack();
    void stepSeat(int by);

    RecordEditor& m_editor;
    const DealView& m_deal;
    DealWriting& m_writing;
    words::Language m_language;
    std::shared_ptr<PerlaggenDeck> m_deck;
    std::optional<cards::Seat> m_seat;
    std::optional<cards::Seat> m_turn;         // whose it was when it was chosen
    QString m_named;                           // the text in which a card waits for its name
    std::function<void(cards::Card)> m_answer; // to another question
    std::function<bool()> m_isAskedStill;
    PackPalette* m_palette;
    Segments* m_does;
};

} // namespace schreiber::desktop

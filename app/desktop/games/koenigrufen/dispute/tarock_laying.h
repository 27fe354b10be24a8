#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/koenigrufen/dispute/tarock_view.h"
#endif

#include <QWidget>

#include <words/language.h>

// The pack under the table: a click plays a card for the one whose turn it is, or for whom one chose; puts it
// into his hand; or lays it away. What it writes is the record's text.
namespace schreiber::desktop {

class PackPalette;
class RecordEditor;
class Segments;

class TarockLaying : public QWidget {
    Q_OBJECT
  public:
    // `deal` is always what stands in the editor.
    TarockLaying(RecordEditor& editor, const tarock::TarockDeal& deal, words::Language language,
                 QWidget* parent = nullptr);

    void refresh(); // the text is another one
    void chooseSeat(cards::Seat seat);
    std::optional<cards::Seat> seat() const { return m_seat; }
    void play(cards::Seat seat, const QString& card);

  signals:
    void seatChanged();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    enum class Does { Play, Hold, Away }; // as the segments have them
    Does does() const;
    void offer();
    void laid(const QString& card);
    void intoHand(const QString& card);
    void layAway(const QString& card);
    void takeBack();
    void stepSeat(int by);

    RecordEditor& m_editor;
    const tarock::TarockDeal& m_deal;
    words::Language m_language;
    std::optional<cards::Seat> m_seat;
    std::optional<cards::Seat> m_turn; // whose it was when it was chosen
    PackPalette* m_palette;
    Segments* m_does;
};

// An event of that seat, behind the line one stands on.
void writeEvent(RecordEditor& editor, const tarock::TarockDeal& deal, cards::Seat seat,
                const std::string& event, bool isWhole, words::Language language);

} // namespace schreiber::desktop

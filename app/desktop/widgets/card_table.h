#pragma once

#include "widgets/card_deck.h"

#include <cards/seat.h>

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

// The table drawn: a row for each seat, with what lies in front of him and what he still holds. Of a hand
// that nobody wrote down one line says how many cards it has. A click on a row chooses whose card is laid
// next, one on a card of a hand lays that; by keys both are done in the text and the palette.
namespace schreiber::desktop {

struct LaidCard {
    QString card; // as the record has it
    CardLook look{};
};

struct TableRow {
    std::optional<cards::Seat> seat{};             // none: nobody's cards, a talon
    QString called;                                // as briefly as people are told apart
    QString name;                                  // whole
    QString below;                                 // whose he is, and what else one has to know of him
    bool offends = false;                          // by what was done last
    std::vector<std::optional<LaidCard>> played{}; // by trick
    std::vector<LaidCard> shown{};                 // laid down afterwards
    std::vector<std::optional<LaidCard>> hand{};
    int unknown = 0;  // cards of the hand that nobody recorded
    QString spoken{}; // for screen readers
};

struct TableRows {
    int tricks = 0; // columns
    std::vector<TableRow> rows;
    std::shared_ptr<const CardDeck> deck;
};

class CardTable : public QWidget {
    Q_OBJECT
  public:
    explicit CardTable(QWidget* parent = nullptr);

    void show(const TableRows& table);
    void mark(std::optional<cards::Seat> seat); // for whom a card is laid next

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    // Where it is drawn, for the mouse: a known card of a hand, and a whole row.
    QRectF cardBox(cards::Seat seat, std::size_t held) const;
    QRectF rowBox(cards::Seat seat) const;

  signals:
    void handCardChosen(schreiber::cards::Seat seat, const QString& card);
    void seatChosen(schreiber::cards::Seat seat);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

  private:
    struct Measures {
        double label = 0;
        double rowHeight = 0;
        double cardWidth = 0;
        double handLeft = 0;
        double step = 0;
    };
    Measures measures() const;
    QRectF row(std::size_t seat) const;
    QRectF handBox(std::size_t seat, std::size_t card) const;
    double widestName() const;
    void paintName(QPainter& painter, std::size_t seat) const;
    void paintCards(QPainter& painter, std::size_t seat) const;
    void paintUnknown(QPainter& painter, std::size_t seat) const;

    double cardHeight(double wide) const;

    TableRows m_table;
    std::optional<cards::Seat> m_marked;
};

} // namespace schreiber::desktop

#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/table_view.h"
#endif

#include <QWidget>

// The table drawn: a row of cards for each seat, as they lie in front of the players, and beside it what they
// still hold. A card of a hand is laid by a click, or by arrow keys and Enter.
namespace schreiber::desktop {

class CardTable : public QWidget {
    Q_OBJECT
  public:
    explicit CardTable(QWidget* parent = nullptr);

    void show(const TableView& view);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    // Nothing: a card that nobody recorded.
    void handCardChosen(schreiber::cards::Seat seat, std::optional<schreiber::cards::Card> card);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    struct Measures {
        double label = 0;
        double rowHeight = 0;
        double cardWidth = 0;
        double handLeft = 0;
        double handStep = 0;
        double playedStep = 0;
    };
    Measures measures() const;
    double nameWidth() const;
    QRectF handBox(std::size_t seat, std::size_t card) const;
    void paintSeat(QPainter& painter, std::size_t seat) const;
    void choose(std::size_t seat, std::size_t card);
    void keepChoice();
    void tell();

    TableView m_view;
    std::size_t m_seat = 0; // where the keyboard stands
    std::size_t m_card = 0;
};

} // namespace schreiber::desktop

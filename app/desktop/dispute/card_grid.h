#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <cards/card.h>
#include <cards/card_set.h>
#endif

#include <QWidget>

// The cards of the pack in their suits, high to low.
namespace schreiber::desktop {

class CardGrid : public QWidget {
    Q_OBJECT
  public:
    explicit CardGrid(QWidget* parent = nullptr);

    void offer(cards::CardSet offered);

  signals:
    void chosen(schreiber::cards::Card card);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    std::optional<cards::Card> at(int row, int column) const;
    QRectF box(int row, int column) const;
    void move(int rows, int columns);

    cards::CardSet m_offered;
    int m_row = 0;
    int m_column = 0;
};

} // namespace schreiber::desktop

#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <cards/card.h>
#include <cards/card_set.h>
#endif

#include <QWidget>

// The cards of the pack in their suits, high to low; so many suits beside each other as makes the cards
// largest. One is chosen by a click, or by arrow keys or its
// letters and Enter: `L`, `A`, Enter.
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
    int abreast() const;                 // suits in a line
    double widthWith(int abreast) const; // of a card
    void move(int rows, int columns);
    void type(const QString& letter);
    void goTo(int row, int column);

    cards::CardSet m_offered;
    int m_row = 0;
    int m_column = 0;
    bool m_none = false; // something was typed that is no card: Enter takes none
};

} // namespace schreiber::desktop

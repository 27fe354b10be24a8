#pragma once

#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

// Places for cards under the names of those whose they are: side by side, one card each, or a row of cards
// for each. What was laid is drawn in them as it is written elsewhere; they hold nothing of their own.
namespace schreiber::desktop {

class CardDeck;

struct CardPlace {
    QString title;
    QString below;       // its second line
    int room = 1;        // so many cards may lie there
    QStringList cards{}; // as they are written
    bool isWinning = false;
    bool isNext = false; // where the next card goes
};

class CardSlots : public QWidget {
    Q_OBJECT
  public:
    enum class Shape { Beside, Rows };
    explicit CardSlots(QWidget* parent = nullptr);

    void setDeck(std::shared_ptr<const CardDeck> deck);
    void show(Shape shape, const std::vector<CardPlace>& places);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void chosen(int place);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QRectF whole(std::size_t place) const; // all that is its
    double cardWidth() const;
    double labelWidth() const;
    QRectF card(std::size_t place, int at) const;
    void paintRowWords(QPainter& painter, const CardPlace& told, const QRectF& room, double middle,
                       const QColor& ink) const;
    void paintWords(QPainter& painter, std::size_t place) const;
    void paintCards(QPainter& painter, std::size_t place) const;

    std::shared_ptr<const CardDeck> m_deck;
    Shape m_shape = Shape::Beside;
    std::vector<CardPlace> m_places;
};

} // namespace schreiber::desktop

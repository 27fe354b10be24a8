#pragma once

#include <QSet>
#include <QWidget>

#include <memory>
#include <vector>

// The faces of a palette of cards: their rows drawn, one of them chosen by a click or by arrow keys and
// Enter.
namespace schreiber::desktop {

class CardDeck;

class PackGrid : public QWidget {
    Q_OBJECT
  public:
    PackGrid(int suitsInARow, QWidget* parent = nullptr);

    void setDeck(std::shared_ptr<const CardDeck> deck);
    // Which can be chosen, and of the others which lie already.
    void show(const QSet<QString>& offered, const QSet<QString>& laid);

    void chooseHere();                       // the one the keyboard stands on
    QRectF boxOf(const QString& card) const; // where it is drawn; empty where there is none

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void chosen(const QString& card);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Place {
        QString card;
        QRectF box;
    };
    double cardWidth() const;
    std::vector<std::vector<Place>> lines() const; // as they lie
    QString cardAt(const QPointF& point) const;
    QSize sizeFor(double wide) const;
    void move(int down, int along);
    void tell();

    std::shared_ptr<const CardDeck> m_deck;
    int m_suitsInARow;
    QSet<QString> m_offered;
    QSet<QString> m_laid;
    QString m_here;    // where the keyboard stands
    QString m_pressed; // last, by the mouse
};

} // namespace schreiber::desktop

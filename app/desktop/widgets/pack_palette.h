#pragma once

#include <QList>
#include <QSet>
#include <QWidget>

#include <memory>

class QHBoxLayout;
class QLabel;

// All cards of a game to click on, a row each suit or two. A click lays one; after one that can be named the
// head asks for its name, and the next click answers. What lies already is pale. Letters are the line's that
// stands beside it, whatever has the focus.
namespace schreiber::desktop {

class CardDeck;
class PackGrid;

class PackPalette : public QWidget {
    Q_OBJECT
  public:
    PackPalette(const QString& name, int suitsInARow, QWidget* parent = nullptr);

    void setDeck(std::shared_ptr<const CardDeck> deck);
    // What the head says while it asks nothing.
    void setTitle(const QString& title, const QString& hint = {});
    void addToHead(QWidget* part); // at its right
    // The field to which letters go.
    void setLine(QWidget* line) { m_line = line; }

    struct Cards {
        QSet<QString> laid;    // lie already
        QSet<QString> barred;  // cannot be what a click would do now
        QSet<QString> namable; // may have a name
        QSet<QString> names;   // and these are names
    };
    void show(const Cards& cards);

    void choose(const QString& card); // as a click on it
    // The head asks for a card, and the next click is the answer.
    void ask(const QString& question, const QSet<QString>& offered);
    bool isAsking() const { return !m_question.isEmpty(); }
    void stopAsking();

  signals:
    void laid(const QString& card);
    void answered(const QString& card); // a name for the one laid last, or what else was asked
    void takenBack();
    void askingChanged();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void offer();

    std::shared_ptr<const CardDeck> m_deck;
    Cards m_cards;
    QString m_question;      // that is open
    QSet<QString> m_answers; // to it
    QString m_titleText;
    QString m_hintText;
    QWidget* m_line = nullptr;
    QLabel* m_title;
    QLabel* m_hint;
    QHBoxLayout* m_head;
    QWidgetList m_besideTitle;
    PackGrid* m_grid;
};

} // namespace schreiber::desktop

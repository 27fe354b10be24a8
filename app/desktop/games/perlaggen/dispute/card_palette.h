#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <cards/card.h>
#include <cards/card_set.h>
#endif

#include <QWidget>

class QLabel;
class QPushButton;

// The whole pack to choose one card from: a card nobody recorded, or a Perlagg's name. Mouse, or arrow keys
// or the card's letters and Enter; Escape leaves.
namespace schreiber::desktop {

class CardGrid;

class CardPalette : public QWidget {
    Q_OBJECT
  public:
    explicit CardPalette(QWidget* parent = nullptr);

    // `plain`: what else can be said instead of a card; empty for nothing.
    void ask(const QString& question, cards::CardSet offered, const QString& plain = {});

  signals:
    void chosen(schreiber::cards::Card card);
    void plainChosen();
    void left();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QLabel* m_question;
    CardGrid* m_grid;
    QPushButton* m_plain;
    QPushButton* m_leave;
};

} // namespace schreiber::desktop

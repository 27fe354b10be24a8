#pragma once

#include <QWidget>

#include <words/language.h>

class QLabel;

// Under the cards, in words: how trumps and figures stand at the line one stands on, and whose turn it is.
namespace schreiber::desktop {

struct DealView;

class DealState : public QWidget {
    Q_OBJECT
  public:
    explicit DealState(words::Language language, QWidget* parent = nullptr);

    void showOf(const DealView& deal);

  private:
    words::Language m_language;
    QLabel* m_head;
    QLabel* m_figures;
    QLabel* m_turn;
};

} // namespace schreiber::desktop

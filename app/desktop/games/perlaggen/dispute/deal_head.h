#pragma once

#include <QWidget>

#include <words/language.h>

class QLabel;

// Above the table: what lies open, and in words who plays, what the figures stand at, whose turn it is.
namespace schreiber::desktop {

struct DealView;

class DealHead : public QWidget {
    Q_OBJECT
  public:
    explicit DealHead(words::Language language, QWidget* parent = nullptr);

    void showOf(const DealView& deal);

  private:
    QPixmap openCards(const DealView& deal) const;

    words::Language m_language;
    QLabel* m_open;
    QLabel* m_players;
    QLabel* m_figures;
    QLabel* m_turn;
};

// A line of words that breaks where it has to, by its name and its role in the look; either may be empty.
QLabel* wordsLabel(const char* name, const char* role, QWidget* parent);

} // namespace schreiber::desktop

#pragma once

#include <tournament/ruling.h>

#include <QFrame>

#include <words/language.h>

class QLabel;

// A ruling beside the sheet it is about: what it said, and the ways to read and to print it.
namespace schreiber::desktop {

class FewLinesLabel;

class RulingCard : public QFrame {
    Q_OBJECT
  public:
    explicit RulingCard(QWidget* parent = nullptr);

    void show(const tournament::Ruling& ruling, words::Language language);
    using QWidget::show;

  signals:
    void opened(int number);
    void printAsked(int number);

  private:
    int m_number = 0;
    QLabel* m_name;
    QLabel* m_when;
    FewLinesLabel* m_what;
};

} // namespace schreiber::desktop

#pragma once

#include <tournament/ruling.h>

#include <QFrame>

#include <vector>
#include <words/language.h>

class QLabel;
class QPushButton;

// A ruling beside the sheet it is about: what it said, and the ways to read and to print it.
namespace schreiber::desktop {

class FewLinesLabel;
class FlowRow;

class RulingCard : public QFrame {
    Q_OBJECT
  public:
    explicit RulingCard(QWidget* parent = nullptr);

    void show(const tournament::Ruling& ruling, words::Language language);
    // One line without what was decided, so that what is keyed above it keeps its room.
    void setBrief(bool brief);
    using QWidget::show;

  signals:
    void opened(int number);
    void printAsked(int number);

  private:
    int m_number = 0;
    bool m_isBrief = false;
    QLabel* m_name;
    QLabel* m_when;
    FewLinesLabel* m_what;
    FlowRow* m_head = nullptr;
    FlowRow* m_deeds = nullptr;
    std::vector<QPushButton*> m_buttons;
};

} // namespace schreiber::desktop

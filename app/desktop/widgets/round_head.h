#pragma once

#include "widgets/beside.h"

#include <tournament/model.h>

class QHBoxLayout;
class QLabel;

// The head of a page that shows a round as it is played: which round, and beside it, or below, in words how
// it stands.
namespace schreiber::desktop {

class RoundPicker;

class RoundHead : public Beside {
    Q_OBJECT
  public:
    // `page` begins the names of its parts, `state` is the name of the words.
    RoundHead(const QString& page, const QString& state, QWidget* parent = nullptr);

    // Takes in which rounds are published.
    void follow(const tournament::Tournament& tournament);
    int round() const; // 0 before the first
    void pick(int round);
    void say(const QString& state, bool done);
    void addWidget(QWidget* widget);

  signals:
    void picked(int round);

  private:
    RoundPicker* m_picker;
    QLabel* m_state;
    QHBoxLayout* m_row;
};

} // namespace schreiber::desktop

#pragma once

#include "widgets/flow_row.h"

#include <tournament/model.h>

class QLabel;

// The head of a page that shows a round as it is played: which round, and beside it, or below, in words how
// it stands. What is added stands behind them.
namespace schreiber::desktop {

class RoundPicker;

class RoundHead : public FlowRow {
    Q_OBJECT
  public:
    // `page` begins the names of its parts, `state` is the name of the words.
    RoundHead(const QString& page, const QString& state, QWidget* parent = nullptr);

    // Takes in which rounds are published.
    void follow(const tournament::Tournament& tournament);
    int round() const; // 0 before the first
    void pick(int round);
    void say(const QString& state, bool done);

  signals:
    void picked(int round);

  private:
    RoundPicker* m_picker;
    QLabel* m_state;
};

} // namespace schreiber::desktop

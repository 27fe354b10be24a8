#pragma once

#include <QListWidget>

#include <words/language.h>

namespace schreiber::perlaggen::ruling {
struct NextStep;
} // namespace schreiber::perlaggen::ruling

// What is legal now, as a list to read and to choose from.
namespace schreiber::desktop {

struct DealView;

class NextSteps : public QListWidget {
    Q_OBJECT
  public:
    explicit NextSteps(words::Language language, QWidget* parent = nullptr);

    void showOf(const DealView& deal);

  signals:
    // As the record has it; where it is not complete the rest is still to be typed.
    void chosen(int seat, const QString& event, bool complete);

  private:
    QString stepWords(const DealView& deal, const perlaggen::ruling::NextStep& step) const;
    void choose(const QListWidgetItem* item);

    words::Language m_language;
};

} // namespace schreiber::desktop

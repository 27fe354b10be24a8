#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/deal_view.h"
#endif

#include <QListWidget>
#include <QTimer>

#include <words/language.h>

// What is legal now, as a list to read and to choose from. It is renewed a moment after the last key or
// click, and what is clicked on in between is dropped: the second of two clicks meets another entry.
namespace schreiber::desktop {

class NextSteps : public QListWidget {
    Q_OBJECT
  public:
    explicit NextSteps(words::Language language, QWidget* parent = nullptr);

    void showOf(const DealView& deal); // soon
    Q_INVOKABLE void renew();          // at once

  signals:
    // As the record has it; where it is not complete the rest is still to be typed.
    void chosen(int seat, const QString& event, bool complete);

    void leftAbove(); // the arrow key, in the first entry

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    QString stepWords(const DealView& deal, const perlaggen::ruling::NextStep& step) const;
    void choose(const QListWidgetItem* item);

    words::Language m_language;
    QTimer m_soon;
    DealView m_deal;
};

} // namespace schreiber::desktop

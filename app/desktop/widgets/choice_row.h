#pragma once

#include <QPushButton>

class QLabel;

// One answer of a question as a row: its key, what is done, and below it what comes of that, told before
// anybody chooses.
namespace schreiber::desktop {

// What comes of an answer.
struct Consequence {
    QString words;
    QString tag = {}; // what it changes elsewhere
};

class ChoiceRow : public QPushButton {
    Q_OBJECT
  public:
    ChoiceRow(const QString& name, QWidget* parent);

    void show(const QString& key, const QString& deed, const Consequence& consequence);
    // The one that Enter takes while the keyboard is in a field above.
    void setFramed(bool framed);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* m_key;
    QLabel* m_deed;
    QLabel* m_consequence;
    QLabel* m_tag;
};

} // namespace schreiber::desktop

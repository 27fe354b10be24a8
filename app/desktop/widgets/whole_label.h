#pragma once

#include <QLabel>

// Sentences that are never cut: as high as they are where they stand, so that what is beside them makes way
// or the page scrolls.
namespace schreiber::desktop {

class WholeLabel : public QLabel {
    Q_OBJECT
  public:
    // As high as `lines` lines at least, so that what is beside it stays where it is.
    explicit WholeLabel(QWidget* parent = nullptr, int lines = 1);

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    int m_lines;
};

// A line of words that breaks where it has to, by its name and its role in the look; either may be empty.
QLabel* wordsLabel(const char* name, const char* role, QWidget* parent);
WholeLabel* namedLabel(const QString& name, QWidget* parent);
// `good`, `warn`, `bad`, or none: the colours of what it says.
void setTone(QWidget& widget, const QString& tone);

} // namespace schreiber::desktop

#pragma once

#include <QComboBox>

class QStyleOptionComboBox;

// A choice whose words, where they have no room, end in an ellipsis rather than in half a letter. Opened, it
// has them whole.
namespace schreiber::desktop {

class ElidedBox : public QComboBox {
    Q_OBJECT
  public:
    using QComboBox::QComboBox;

    void showPopup() override;
    QSize sizeHint() const override; // of the longest whole

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int roomForWords(const QStyleOptionComboBox& option) const;
};

// What is chosen and has no room is told under the mouse.
void tellWhole(QComboBox& box);

} // namespace schreiber::desktop

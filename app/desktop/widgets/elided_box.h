#pragma once

#include <QComboBox>

// A choice whose words, where they have no room, end in an ellipsis rather than in half a letter.
namespace schreiber::desktop {

class ElidedBox : public QComboBox {
    Q_OBJECT
  public:
    using QComboBox::QComboBox;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace schreiber::desktop

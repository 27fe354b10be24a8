#include "widgets/elided_box.h"

#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace schreiber::desktop {

void ElidedBox::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int beside = fontMetrics().averageCharWidth(); // the style sets the words in a little
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - beside);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace schreiber::desktop

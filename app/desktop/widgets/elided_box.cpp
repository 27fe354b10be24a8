#include "widgets/elided_box.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace schreiber::desktop {

void ElidedBox::showPopup() {
    const int beside = view()->verticalScrollBar()->sizeHint().width() + 2 * fontMetrics().averageCharWidth();
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + beside));
    QComboBox::showPopup();
}

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

void tellWhole(QComboBox& box) {
    box.setToolTip((box.accessibleName() + QStringLiteral(": ") + box.currentText()).toHtmlEscaped());
}

} // namespace schreiber::desktop

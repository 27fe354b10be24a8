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

// What the style gives the words is less than it asks for.
QSize ElidedBox::sizeHint() const {
    QSize size = QComboBox::sizeHint();
    if (sizeAdjustPolicy() == AdjustToMinimumContentsLengthWithIcon) return size;
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(QPoint(), size);
    int longest = 0;
    for (int item = 0; item < count(); ++item)
        longest = std::max(longest, fontMetrics().horizontalAdvance(itemText(item)));
    size.rwidth() += std::max(0, longest - roomForWords(option));
    return size;
}

int ElidedBox::roomForWords(const QStyleOptionComboBox& option) const {
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return room.width() - fontMetrics().averageCharWidth(); // the style sets the words in a little
}

void ElidedBox::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, roomForWords(option));
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void tellWhole(QComboBox& box) {
    box.setToolTip((box.accessibleName() + QStringLiteral(": ") + box.currentText()).toHtmlEscaped());
}

} // namespace schreiber::desktop

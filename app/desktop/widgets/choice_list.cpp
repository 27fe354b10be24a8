#include "widgets/choice_list.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace schreiber::desktop {

void ChoiceList::keyPressEvent(QKeyEvent* event) {
    // The keyboard alone makes the first row the current one, which nobody sees yet.
    const bool isSeen = currentItem() != nullptr && currentItem()->isSelected();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && isSeen)
        return emit rowChosen(currentRow());
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (plain && !event->text().isEmpty() && event->text().front().isPrint()) return event->ignore();
    if (event->key() == Qt::Key_Down && !isSeen) return setCurrentRow(0);
    if (event->key() == Qt::Key_Up && !isSeen) return setCurrentRow(count() - 1);
    QListWidget::keyPressEvent(event);
}

void ChoiceList::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton) return;
    const QModelIndex at = indexAt(event->pos());
    if (at.isValid() && at.row() == currentRow()) emit rowChosen(at.row());
}

} // namespace schreiber::desktop

#pragma once

#include <QStyledItemDelegate>

// Paints a table of the round as a card: its number, who plays, how it stands, and the state of its sheet in
// drawing, colour and word.
namespace schreiber::desktop {

class TableCardDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace schreiber::desktop

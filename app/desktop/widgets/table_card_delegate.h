#pragma once

#include <QStyledItemDelegate>

// Paints a table of the round as a card: its number, who plays, how it stands, and the state of its sheet in
// drawing, colour and word.
namespace schreiber::desktop {

struct TableCard;

class TableCardDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // A card this wide in which every name is whole.
    static int heightOf(const TableCard& card, const QFont& font, int width);
};

} // namespace schreiber::desktop

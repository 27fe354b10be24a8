#include "widgets/whole_words.h"

#include <QHeaderView>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>

namespace schreiber::desktop {
namespace {

constexpr int kBeside = 5; // on each side of a cell's words, beside the style's own
constexpr int kAbove = 4;

class WholeWords : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem narrow = option;
        narrow.rect.adjust(kBeside, 0, -kBeside, 0);
        return QStyledItemDelegate::sizeHint(narrow, index) + QSize(2 * kBeside, 2 * kAbove);
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const QStyle& style = *cell.widget->style();
        style.drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
        cell.backgroundBrush = Qt::NoBrush;
        cell.rect.adjust(kBeside, 0, -kBeside, 0);
        style.drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    }
};

} // namespace

void showWholeWords(QTableView& table) {
    table.setItemDelegate(new WholeWords(&table));
    table.setWordWrap(true);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

} // namespace schreiber::desktop

#include "widgets/table_list.h"

#include "base/look.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace schreiber::desktop {
namespace {

constexpr int kAroundTableRow = 10;
constexpr double kTableAbout = 0.85;

class TableRowDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours& c = colours();
        const bool here = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        if (here) painter->fillRect(option.rect, c.accent);
        painter->setPen(c.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const QRect inside = option.rect.adjusted(kAroundTableRow, 0, -kAroundTableRow, 0);
        const QString about = index.data(Qt::UserRole).toString();
        const QFont title = scaled(option.font, 1.0, true);
        const QFont small = scaled(option.font, kTableAbout);
        const int all = QFontMetrics(title).height() + (about.isEmpty() ? 0 : QFontMetrics(small).height());
        QRect line(inside.left(), inside.center().y() - all / 2, inside.width(),
                   QFontMetrics(title).height());
        painter->setPen(here ? c.onAccent : c.text);
        painter->setFont(title);
        painter->drawText(
            line, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, line.width()));
        line.translate(0, line.height());
        painter->setPen(here ? c.onAccent : c.muted);
        painter->setFont(small);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(about, Qt::ElideMiddle, line.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {1, static_cast<int>(3.2 * option.fontMetrics.height() * 0.85)};
    }
};

} // namespace

TableList::TableList(const QString& name, QWidget* parent)
    : ChoiceList(parent) {
    setObjectName(name);
    setAccessibleName(tr("Tische"));
    setItemDelegate(new TableRowDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void TableList::setRows(const std::vector<std::pair<QString, QString>>& rows) {
    const int here = currentRow();
    clear();
    for (const auto& [title, about] : rows) {
        auto* row = new QListWidgetItem(title, this);
        row->setData(Qt::UserRole, about);
        row->setData(Qt::AccessibleTextRole,
                     about.isEmpty() ? title : QStringLiteral("%1. %2").arg(title, about));
        row->setToolTip(about.toHtmlEscaped());
    }
    if (here >= 0 && here < count()) setCurrentRow(here);
}

} // namespace schreiber::desktop

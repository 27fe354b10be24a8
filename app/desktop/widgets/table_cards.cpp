#include "widgets/table_cards.h"

#include "base/look.h"
#include "models/tables_model.h"
#include "widgets/current_seen.h"
#include "widgets/table_card_delegate.h"

#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kScales[] = {2.0, 1.75, 1.5, 1.35, 1.2, 1.1, 1.0};
constexpr int kNarrowest = 16; // of a card, in line heights
constexpr int kWidestCard = 34;
constexpr int kFewestCardLines = 4; // of a card

} // namespace

TableCards::TableCards(QWidget* parent)
    : QListView(parent) {
    setItemDelegate(new TableCardDelegate(this));
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setMovement(QListView::Static);
    setResizeMode(QListView::Fixed); // laid out here
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    keepCurrentSeen(*this);
    setStyleSheet(QStringLiteral("QListView { background: transparent; border: 0; }"));
}

void TableCards::setModel(QAbstractItemModel* model) {
    QListView::setModel(model);
    const auto anew = [this] {
        m_laidOut = {};
        layOut();
    };
    connect(model, &QAbstractItemModel::modelReset, this, anew);
    connect(model, &QAbstractItemModel::rowsInserted, this, anew);
    connect(model, &QAbstractItemModel::rowsRemoved, this, anew);
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this, anew] { // others sit there, in another round
                if (gridSize().height() != heightOfCards(font(), gridSize().width())) anew();
            });
}

int TableCards::heightOfCards(const QFont& font, int width) const {
    int height = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const auto card = model()->index(row, 0).data(TablesModel::CardRole).value<TableCard>();
        height = std::max(height, TableCardDelegate::heightOf(card, font, width));
    }
    return height;
}

TableCards::Room TableCards::room() const {
    return {model()->rowCount(), width(), window()->height()};
}

// A message above the page comes and goes: that must not move every card to another place. What counts is the
// height once the page is laid out, not what there is on the way to it.
void TableCards::settle() {
    m_settles = false;
    if (!isVisible() || model() == nullptr) return;
    const Room now = room();
    m_height = now == m_room ? std::max(m_height, height()) : height();
    m_room = now;
}

// The room of the scroll bar is kept free, so that its coming does not change the columns.
void TableCards::layOut() {
    if (model() == nullptr || model()->rowCount() == 0) return;
    const int width = this->width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) - 2;
    const int cards = model()->rowCount();
    const int most = room() == m_room ? std::max(m_height, height()) : height();
    if (room() == m_laidOut && most == m_laidOutFor) return; // asked twice on the way to being seen
    m_laidOut = room();
    m_laidOutFor = most;
    const QFont usual = parentWidget()->font();
    QFont font = usual;
    QSize grid;
    for (const double scale : kScales) {
        font = scaled(usual, scale);
        const int line = QFontMetrics(font).height();
        const int columns = std::clamp(width / (kNarrowest * line), 1, cards);
        const bool neverFits = (cards + columns - 1) / columns * kFewestCardLines * line > most;
        if (neverFits && scale > 1) continue; // hundreds of names need not be measured for that
        const int across = std::min(width / columns, kWidestCard * line);
        grid = {across, heightOfCards(font, across)};
        if ((cards + columns - 1) / columns * grid.height() <= most) break;
    }
    setFont(font);
    setGridSize(grid);
    doItemsLayout();
    if (currentIndex().isValid()) scrollTo(currentIndex());
    if (!m_settles) QTimer::singleShot(0, this, &TableCards::settle);
    m_settles = true;
}

void TableCards::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    layOut();
}

} // namespace schreiber::desktop

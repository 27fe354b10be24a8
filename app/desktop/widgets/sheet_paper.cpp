#include "widgets/sheet_paper.h"

#include "base/look.h"
#include "base/numbers.h"
#include "models/sheet_model.h"
#include "widgets/current_seen.h"

#include <QHeaderView>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextOption>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kFewestPaperLines = 4; // that are seen under the names
constexpr int kLowPaperLines = 2;
constexpr double kNameSizes[] = {0.82, 0.76, 0.7, 0.65}; // the first in which no word of it is broken
constexpr double kRulingSize = 0.85;                     // what a ruling wrote there
constexpr double kNoteSize = 0.9;                        // beside the lines, to be read in a dim room

// SIE and WIR with the names below, as wide as the column.
class PaperHead : public QHeaderView {
  public:
    explicit PaperHead(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(false);
        setFocusPolicy(Qt::NoFocus);
    }

    // A number more where the columns count down, and more lines where names have no room in one.
    QSize sizeHint() const override {
        const auto* sheet = qobject_cast<const SheetModel*>(model()); // none yet while it is built
        const int line = fontMetrics().height();
        double height = (m_isLow ? 1.6 : 4) * line;
        if (sheet != nullptr && !m_isLow && count() > sheet->sides())
            for (int side = 0; side < sheet->sides(); ++side) {
                double high = 2.2 * line;
                for (const QString& name : namesOf(*sheet, side))
                    high += heightOf(name, sectionSize(sheet->columnOf(side)) - 12);
                height = std::max(height, high);
            }
        if (sheet != nullptr && sheet->start() > 0) height += (m_isLow ? 1.2 : 0.6) * line;
        return {QHeaderView::sizeHint().width(), static_cast<int>(height)};
    }

    void setLow(bool low) { m_isLow = low; }

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const auto* sheet = static_cast<const SheetModel*>(model());
        painter->fillRect(rect, colours().paper);
        painter->setPen(QPen(colours().ink, 2));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const int side = sheet->sideIn(section);
        if (side < 0) return;
        const QRect inside = rect.adjusted(6, 2, -6, -4);
        painter->setFont(scaled(font(), 1.1, true));
        const int line = QFontMetrics(painter->font()).height();
        painter->setPen(colours().ink);
        const QString title = sheet->headerData(section, Qt::Horizontal).toString();
        if (painter->fontMetrics().horizontalAdvance(title) > inside.width())
            painter->setFont(scaled(font(), kNameSizes[0], true));
        painter->drawText(inside, Qt::AlignTop | Qt::AlignHCenter,
                          painter->fontMetrics().elidedText(title, Qt::ElideRight, inside.width()));
        int y = inside.top() + line;
        for (const QString& name : m_isLow ? QStringList() : namesOf(*sheet, side)) {
            const int high = heightOf(name, inside.width());
            const Fitted fitted = fit(name, inside.width());
            painter->setFont(fitted.font);
            painter->drawText(QRect(inside.left(), y, inside.width(), high), fitted.flags, name);
            y += high;
        }
        if (sheet->start() == 0) return;
        painter->setFont(scaled(font(), 1.35));
        painter->drawText(inside, Qt::AlignBottom | Qt::AlignHCenter, QString::number(sheet->start()));
    }

  private:
    struct Fitted {
        QFont font;
        int flags;
    };
    // A word that is wider than the column gets smaller letters, down to a limit; then it is broken at a
    // hyphen, and only where it has none anywhere.
    Fitted fit(const QString& name, int width) const {
        static const QRegularExpression kBlank(QStringLiteral(" "));
        static const QRegularExpression kBlankOrHyphen(QStringLiteral(" |(?<=-)"));
        const auto fits = [&](const QFont& font, const QRegularExpression& between) {
            const QFontMetrics metrics(font);
            const QStringList parts = name.split(between);
            return std::all_of(parts.begin(), parts.end(),
                               [&](const QString& part) { return metrics.horizontalAdvance(part) <= width; });
        };
        constexpr int kCentred = Qt::AlignTop | Qt::AlignHCenter;
        QFont font = this->font();
        for (const double size : kNameSizes) {
            font = scaled(this->font(), size);
            if (fits(font, kBlank)) return {font, kCentred | Qt::TextWordWrap};
        }
        return {font, kCentred | static_cast<int>(fits(font, kBlankOrHyphen) ? Qt::TextWordWrap
                                                                             : Qt::TextWrapAnywhere)};
    }

    static QStringList namesOf(const SheetModel& sheet, int side) {
        return sheet.sideNames()[side].split(QStringLiteral(" / "));
    }
    int heightOf(const QString& name, int width) const {
        const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
        const Fitted fitted = fit(name, room.width());
        return QFontMetrics(fitted.font).boundingRect(room, fitted.flags, name).height();
    }

    bool m_isLow = false;
};

class PaperLine : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours& c = colours();
        const auto* sheet = static_cast<const SheetModel*>(index.model());
        const bool isSide = sheet->sideIn(index.column()) >= 0;
        const bool struck = index.data(SheetModel::StruckRole).toBool();
        const bool ruled = index.data(SheetModel::RulingRole).isValid();
        painter->save();
        if ((option.state & QStyle::State_Selected) != 0 && ruled) { // its colour stays
            painter->setPen(QPen(c.bad, 2));
            painter->drawLine(option.rect.topLeft() + QPoint(0, 1), option.rect.topRight() + QPoint(1, 1));
            painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight() + QPoint(1, 0));
        } else if (option.state & QStyle::State_Selected) {
            QColor back = c.accent;
            back.setAlphaF(0.16F);
            painter->fillRect(option.rect, back);
        }
        painter->setPen(QPen(c.rule, 1, Qt::DotLine));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());

        QString shown = index.data(Qt::DisplayRole).toString();
        const QVariant second = index.data(SheetModel::SecondRole);
        if (second.isValid()) {
            painter->fillRect(option.rect.adjusted(16, 3, -16, -3), c.badBack);
            shown += QStringLiteral(" ≠ %1").arg(number(second.toInt()));
        }
        const QRect inside = option.rect.adjusted(6, 0, -6, 0);
        if (isSide) {
            painter->setFont(scaled(option.font, 1.35, ruled));
            painter->setPen(struck ? c.muted : ruled ? c.bad : c.ink);
            painter->drawText(inside, Qt::AlignCenter, shown);
            if (struck && !shown.isEmpty()) strike(painter, inside, shown);
            if (sheet->start() > 0) paintTotal(painter, option, index, inside);
        } else {
            const bool margin = index.column() == sheet->marginColumn();
            if (ruled && margin) {
                paintRuling(painter, option, inside, shown);
                painter->restore();
                return;
            }
            QFont font = scaled(option.font, margin ? kNoteSize : 0.75);
            font.setItalic(margin && struck);
            painter->setFont(font);
            painter->setPen(margin && !struck ? c.text : c.muted);
            QTextOption wrapped(margin ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
            wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
            painter->setClipRect(option.rect);
            painter->drawText(QRectF(inside), shown, wrapped);
        }
        painter->restore();
    }

    // A line grows with what is noted beside it.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = static_cast<const QTableView*>(option.widget);
        const int line = option.fontMetrics.height();
        const auto* sheet = static_cast<const SheetModel*>(index.model());
        if (index.column() != sheet->marginColumn()) return {0, 2 * line};
        const QRect room(0, 0, view->columnWidth(index.column()) - 12, 100 * line);
        const QRect text = QFontMetrics(scaled(option.font, kNoteSize))
                               .boundingRect(room, Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
        const int least = index.data(SheetModel::RulingRole).isValid() ? 26 * line / 10 : 2 * line;
        return {0, std::max(least, text.height() + 8)};
    }

  private:
    static void strike(QPainter* painter, const QRect& inside, const QString& shown) {
        const int width = painter->fontMetrics().horizontalAdvance(shown) / 2 + 10;
        const QPoint centre = inside.center();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(colours().bad, 2));
        painter->drawLine(centre.x() - width, centre.y() + 4, centre.x() + width, centre.y() - 4);
    }

    // The reason, and below it which ruling it is.
    static void paintRuling(QPainter* painter, const QStyleOptionViewItem& option, const QRect& inside,
                            const QString& said) {
        painter->setPen(colours().bad);
        const QFont reason = scaled(option.font, kRulingSize);
        const QFont ruling = scaled(option.font, kRulingSize, true);
        const int line = QFontMetrics(ruling).height();
        const QRect lower(inside.left(), inside.bottom() - line - 2, inside.width(), line);
        const QRect upper(inside.left(), inside.top() + 2, inside.width(), lower.top() - inside.top() - 2);
        QTextOption wrapped(Qt::AlignLeft | Qt::AlignVCenter);
        wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        painter->setClipRect(option.rect);
        painter->setFont(reason);
        painter->drawText(QRectF(upper), said.section(QLatin1Char('\n'), 0, 0), wrapped);
        painter->setFont(ruling);
        painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(said.section(QLatin1Char('\n'), 1),
                                                            Qt::ElideRight, lower.width()));
    }

    // What is left of where the columns began; else nothing is added up while the game runs.
    static void paintTotal(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                           const QRect& inside) {
        const QVariant total = index.data(SheetModel::TotalRole);
        if (!total.isValid()) return;
        painter->setFont(scaled(option.font, 0.75));
        painter->setPen(colours().muted);
        painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, number(total.toInt()));
    }
};

} // namespace

SheetPaper::SheetPaper(SheetModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model) {
    setObjectName(QStringLiteral("sheetPaper"));
    setHorizontalHeader(new PaperHead(this));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 2);
    verticalHeader()->setMinimumSectionSize(fontMetrics().height() * 2);
    setItemDelegate(new PaperLine(this));
    setModel(model);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    keepCurrentSeen(*this);
    setStyleSheet(
        QStringLiteral("QTableView { background: %1; border: 0; selection-background-color: transparent; }")
            .arg(colours().paper.name()));
    connect(model, &SheetModel::modelReset, this, &SheetPaper::layOutColumns);
}

void SheetPaper::setStrokes(std::vector<Stroke> strokes) {
    m_strokes = std::move(strokes);
    viewport()->update();
}

void SheetPaper::setTotals(std::vector<int> totals) {
    m_totals = std::move(totals);
    viewport()->update();
}

void SheetPaper::setSecond(std::vector<int> second) {
    m_second = std::move(second);
    viewport()->update();
}

void SheetPaper::setLow(bool low) {
    if (m_isLow == low) return;
    m_isLow = low;
    static_cast<PaperHead*>(horizontalHeader())->setLow(low);
    updateGeometry();
    updateGeometries();
    toLastLine();
}

void SheetPaper::toLastLine() {
    if (m_model->rowCount() == 0) return;
    const QModelIndex last = m_model->index(m_model->rowCount() - 1, 0);
    setCurrentIndex(last);
    scrollToBottom(); // with what stands below it
}

// Below the last line there is room for a stroke and for what it adds up to.
void SheetPaper::updateGeometries() {
    const int at = verticalScrollBar()->value();
    QTableView::updateGeometries();
    const int beyond = verticalHeader()->length() + roomForTotals() - viewport()->height();
    if (m_model->rowCount() == 0 || beyond <= 0) return;
    verticalScrollBar()->setMaximum(beyond);
    verticalScrollBar()->setValue(std::min(at, beyond));
}

int SheetPaper::roomForTotals() const {
    const bool keptFree = !m_isLow || !m_totals.empty();
    return (keptFree ? rowHeight(0) : rowHeight(0) / 4) + 8;
}

void SheetPaper::stepLine(int by) {
    const int row = std::clamp(currentIndex().row() + by, 0, std::max(0, m_model->rowCount() - 1));
    setCurrentIndex(m_model->index(row, 0));
}

int SheetPaper::currentLine() const {
    return currentIndex().isValid() ? currentIndex().data(SheetModel::LineRole).toInt() : 0;
}

void SheetPaper::layOutColumns() {
    const int sides = m_model->sides();
    if (sides == 0) return;
    const int all = viewport()->width();
    // The sides are as wide with the scroll bar as without: on them hangs how high the head is, with names in
    // smaller letters or in more lines, and on that whether the bar is needed. Otherwise the one would call
    // for the other for ever.
    const int wide = std::min(all, width() - verticalScrollBar()->sizeHint().width());
    const int numbers = std::max(fontMetrics().horizontalAdvance(QStringLiteral("00")) + 10,
                                 horizontalHeader()->minimumSectionSize());
    const int margin = (wide - numbers) * (sides == 2 ? 32 : 22) / 100;
    const int side = (wide - numbers - margin) / sides;
    setColumnWidth(0, numbers);
    for (int i = 0; i < sides; ++i) setColumnWidth(i + 1, side);
    setColumnWidth(sides + 1, all - numbers - sides * side);
    if (horizontalHeader()->height() != horizontalHeader()->sizeHint().height()) updateGeometries();
    resizeRowsToContents();
}

QSize SheetPaper::minimumSizeHint() const {
    const int head = horizontalHeader()->sizeHint().height();
    return {QTableView::minimumSizeHint().width(),
            head + (m_isLow ? kLowPaperLines : kFewestPaperLines) * verticalHeader()->minimumSectionSize()};
}

void SheetPaper::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layOutColumns();
    if (currentIndex().row() == m_model->rowCount() - 1) scrollToBottom(); // with what it adds up to
}

void SheetPaper::paintEvent(QPaintEvent* event) {
    const int sides = m_model->sides();
    {
        // The strokes stand beside the digits, so that what is written later stays readable.
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (m_model->index(row, 0).data(SheetModel::RulingRole).isValid())
                painter.fillRect(0, rowViewportPosition(row), viewport()->width(), rowHeight(row) - 1,
                                 colours().badBack);
        for (const Stroke& stroke : m_strokes) {
            if (stroke.side >= sides) continue;
            const int column = m_model->columnOf(stroke.side);
            const int x = columnViewportPosition(column) + columnWidth(column) / 4;
            const int y = rowViewportPosition(stroke.from) + rowHeight(stroke.from);
            const int end = stroke.to < 0 ? viewport()->height() - 6
                                          : rowViewportPosition(stroke.to) + rowHeight(stroke.to) - 2;
            painter.setPen(QPen(colours().bad, 4, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(x, y + 2, x, end);
        }
    }
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(QPen(colours().ink, 2));
    for (int column = 1; column <= sides; ++column) {
        const int x = columnViewportPosition(column) + columnWidth(column);
        if (column == sides) painter.setPen(QPen(colours().rule, 1));
        painter.drawLine(x, 0, x, viewport()->height());
    }
    paintTotals(painter);
    if (hasFocus()) {
        painter.setPen(QPen(colours().accent, 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

// Added up below a double line, as on paper, once the game is over.
void SheetPaper::paintTotals(QPainter& painter) const {
    const int rows = m_model->rowCount();
    if (rows == 0 || static_cast<int>(m_totals.size()) != m_model->sides()) return;
    const int y = rowViewportPosition(rows - 1) + rowHeight(rows - 1);
    painter.setFont(scaled(font(), 1.45, true));
    painter.setPen(QPen(colours().ink, 2));
    for (int side = 0; side < m_model->sides(); ++side) {
        const int column = m_model->columnOf(side);
        const QRect cell(columnViewportPosition(column), y, columnWidth(column), roomForTotals());
        painter.drawLine(cell.left() + 16, y + 3, cell.right() - 16, y + 3);
        painter.drawLine(cell.left() + 16, y + 7, cell.right() - 16, y + 7);
        const std::size_t at = static_cast<std::size_t>(side);
        const bool differs = at < m_second.size() && m_second[at] != m_totals[at];
        if (differs) painter.fillRect(cell.adjusted(16, 10, -16, 4), colours().badBack);
        QString total = number(m_totals[at]);
        if (differs) total += QStringLiteral(" ≠ %1").arg(number(m_second[at]));
        painter.drawText(cell.adjusted(0, 8, 0, 0), Qt::AlignCenter, total);
    }
}

} // namespace schreiber::desktop

#include "widgets/question_list.h"

#include "base/look.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kLeastQuestion = 3.25; // in the height of a letter's square
constexpr double kMostRow = 6;
constexpr double kTitleSize = 1.12;
constexpr double kAboutSize = 0.9;
constexpr double kDigitSize = 0.94;
constexpr int kAroundRow = 16;
constexpr int kLeastAround = 4;

enum QuestionRole { AboutRole = Qt::UserRole, LikelyRole };

class QuestionDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours& c = colours();
        const bool here = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (here)
            painter->fillRect(option.rect, c.accent);
        else if ((option.state & QStyle::State_MouseOver) != 0)
            painter->fillRect(option.rect, c.raised);
        if (index.row() > 0) {
            painter->setPen(c.line);
            painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        }
        const QRect inside = option.rect.adjusted(kAroundRow, 0, -kAroundRow, 0);
        const QColor ink = here ? c.onAccent : c.text;
        int right = inside.right();
        const QFont digits = scaled(option.font, kDigitSize);
        const int cap = static_cast<int>(1.7 * QFontMetrics(digits).height());
        paintCap(*painter, QRect(inside.left(), option.rect.center().y() - cap * 13 / 32, cap, cap * 13 / 16),
                 QString::number(index.row() + 1), digits, ink);
        if (here && option.widget != nullptr && option.widget->hasFocus()) {
            const QFont small = scaled(option.font, 0.8);
            const QFontMetrics letters(small);
            const int wide = letters.horizontalAdvance(QStringLiteral("Enter")) + 12;
            const int high = letters.height() + 4;
            paintCap(*painter, QRect(right - wide, option.rect.center().y() - high / 2, wide, high),
                     QStringLiteral("Enter"), small, ink);
            right -= wide + 8;
        }
        const QFont title = scaled(option.font, kTitleSize, true);
        const QFont about = scaled(option.font, kAboutSize);
        const int x = inside.left() + cap + kAroundRow - 2;
        const QString words = index.data(AboutRole).toString();
        const QFontMetrics small(about);
        const int room = option.rect.height() - QFontMetrics(title).height() - 2 - 2 * kLeastAround;
        const bool two = small.horizontalAdvance(words) > right - x && room >= 2 * small.lineSpacing();
        const int below = two ? 2 * small.lineSpacing() : small.height();
        const int both = QFontMetrics(title).height() + below + 2;
        const int y = option.rect.center().y() - both / 2;
        const QRect upper(x, y, right - x, QFontMetrics(title).height());
        painter->setPen(ink);
        painter->setFont(title);
        painter->drawText(
            upper, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, upper.width()));
        const QRect lower(x, upper.bottom() + 3, right - x, below);
        painter->setFont(about);
        painter->setPen(here ? c.onAccent : index.data(LikelyRole).toBool() ? c.bad : c.muted);
        if (two)
            painter->drawText(lower, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
                              words);
        else
            painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                              small.elidedText(words, Qt::ElideRight, lower.width()));
        painter->restore();
    }

  private:
    static void paintCap(QPainter& painter, const QRect& box, const QString& key, const QFont& font,
                         const QColor& ink) {
        QColor edge = ink;
        edge.setAlphaF(0.55F);
        painter.setPen(edge);
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.setPen(ink);
        painter.setFont(font);
        painter.drawText(box, Qt::AlignCenter, key);
    }
};

} // namespace

QuestionList::QuestionList(QWidget* parent)
    : ChoiceList(parent) {
    setObjectName(QStringLiteral("questionList"));
    setItemDelegate(new QuestionDelegate(this));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void QuestionList::setRows(const std::vector<Row>& rows) {
    while (count() > static_cast<int>(rows.size())) delete takeItem(count() - 1);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<int>(i) >= count()) addItem(QString());
        QListWidgetItem& row = *item(static_cast<int>(i));
        row.setText(rows[i].title);
        row.setData(AboutRole, rows[i].about);
        row.setData(LikelyRole, rows[i].isLikely);
        row.setData(Qt::AccessibleTextRole, QStringLiteral("%1. %2").arg(rows[i].title, rows[i].about));
        row.setToolTip(rows[i].about.toHtmlEscaped());
    }
    share();
}

bool QuestionList::takeKey(const QString& digit) {
    bool isNumber = false;
    const int row = digit.toInt(&isNumber) - 1;
    if (!isNumber || row < 0 || row >= count()) return false;
    setCurrentRow(row);
    emit rowChosen(row);
    return true;
}

void QuestionList::resizeEvent(QResizeEvent* event) {
    ChoiceList::resizeEvent(event);
    share();
}

QSize QuestionList::minimumSizeHint() const {
    const int em = fontInfo().pixelSize();
    return {18 * em, static_cast<int>(kLeastQuestion * em) * 4};
}

void QuestionList::share() {
    if (count() == 0) return;
    const int em = fontInfo().pixelSize();
    const int high = std::clamp(viewport()->height() / count(), static_cast<int>(kLeastQuestion * em),
                                static_cast<int>(kMostRow * em));
    for (int row = 0; row < count(); ++row) item(row)->setSizeHint({1, high});
}

} // namespace schreiber::desktop

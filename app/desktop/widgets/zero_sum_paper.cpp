#include "widgets/zero_sum_paper.h"

#include "base/look.h"
#include "models/zero_sum_model.h"
#include "widgets/current_seen.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace schreiber::desktop {
namespace {

constexpr int kFewestZeroSumLines = 6; // that are seen under the names
constexpr int kLowZeroSumLines = 3;
constexpr double kLeastRow = 1.28; // of the letters' height
constexpr double kUsualRow = 1.75;
constexpr double kRowOfTwo = 2.2; // in which what a game was stands above what else there was
constexpr double kTallRow = 2.5;
constexpr double kSeatLetters = 3.0; // as wide as so many of the letters' height
constexpr double kHeadSizes[] = {0.85, 0.78, 0.7, 0.62};
constexpr double kUsualHead = 0.7;
constexpr int kMostOfSeats = 66;   // of the words' and the numbers' room, in percent
constexpr double kLowLetter = 0.7; // above a name in two lines
constexpr int kAroundName = 4;
constexpr double kGameWords = 0.88;
constexpr double kSumWords = 0.85;
constexpr double kBesideWords = 0.78;
constexpr int kBehindWords = 4;

using Model = ZeroSumModel;

// The letter of a seat, and below it whose it is.
class SeatHead : public QHeaderView {
  public:
    explicit SeatHead(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(false);
        setFocusPolicy(Qt::NoFocus);
    }

    QSize sizeHint() const override {
        return {QHeaderView::sizeHint().width(), static_cast<int>(2.1 * fontMetrics().height())};
    }

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const auto* sheet = static_cast<const Model*>(model());
        painter->fillRect(rect, colours().paper);
        painter->setPen(QPen(colours().ink, 2));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const QRect inside = rect.adjusted(kAroundName / 2, 0, -kAroundName / 2, -4);
        const QString title = sheet->headerData(section, Qt::Horizontal).toString();
        const int seat = sheet->seatIn(section);
        painter->setPen(colours().ink);
        painter->setFont(scaled(font(), section == sheet->sumColumn() ? 0.8 : 0.9, seat < 0));
        if (seat < 0) {
            if (painter->fontMetrics().horizontalAdvance(title) > inside.width())
                painter->setFont(scaled(font(), kHeadSizes[3], true));
            const Qt::Alignment side = section == Model::kWhatColumn ? Qt::AlignLeft : Qt::AlignHCenter;
            painter->drawText(inside, static_cast<int>(side | Qt::AlignBottom), title);
            return;
        }
        const QString& name = sheet->names()[seat];
        const std::optional<double> size = sizeOfNames();
        painter->setFont(scaled(font(), size ? 0.9 : kLowLetter));
        painter->drawText(inside, Qt::AlignTop | Qt::AlignHCenter, title);
        painter->setFont(scaled(font(), size.value_or(std::end(kHeadSizes)[-1]), true));
        const QFontMetrics letters = painter->fontMetrics();
        // Where they do not all fit, one with a hyphen stands in two lines.
        const qsizetype after = name.indexOf(QLatin1Char('-')) + 1;
        const QStringList parts{name.first(after), name.sliced(after)};
        const bool isBroken = letters.horizontalAdvance(name) > inside.width() && after > 0;
        QStringList shown;
        for (const QString& part : isBroken ? parts : QStringList{name})
            shown << letters.elidedText(part, Qt::ElideRight, inside.width() + 1);
        painter->drawText(inside, Qt::AlignBottom | Qt::AlignHCenter, shown.join(QLatin1Char('\n')));
    }

  private:
    // One for all of them; none where a name is longer than its column even in the smallest.
    std::optional<double> sizeOfNames() const {
        const auto* sheet = static_cast<const Model*>(model());
        const auto fits = [&](double size) {
            const QFontMetrics letters(scaled(font(), size, true));
            for (int seat = 0; seat < sheet->seats(); ++seat)
                if (letters.horizontalAdvance(sheet->names()[seat]) >
                    sectionSize(Model::kFirstSeatColumn + seat) - kAroundName)
                    return false;
            return true;
        };
        const auto* const size = std::find_if(std::begin(kHeadSizes), std::end(kHeadSizes), fits);
        return size == std::end(kHeadSizes) ? std::nullopt : std::optional(*size);
    }
};

// How much room the words of a game want in one line.
int wordsWide(const QModelIndex& index, const QFont& font) {
    const QFontMetrics letters(scaled(font, kGameWords));
    const QFontMetrics small(scaled(font, kBesideWords));
    const QString beside = index.data(Model::BesideRole).toString();
    const int wide = letters.horizontalAdvance(index.data().toString()) + 2 + kBehindWords;
    if (beside.isEmpty()) return wide;
    return wide + QFontMetrics(font).height() / 3 + small.horizontalAdvance(beside);
}

class ZeroSumLine : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours& c = colours();
        const auto* sheet = static_cast<const Model*>(index.model());
        const auto kind = static_cast<Model::Kind>(index.data(Model::KindRole).toInt());
        const bool isSum = kind == Model::Kind::Sum || kind == Model::Kind::Total;
        painter->save();
        if (isSum) painter->fillRect(option.rect, blended(c.paper, c.rule, 0.28));
        if (index.data(Model::TypedRole).toBool())
            painter->fillRect(option.rect, blended(c.paper, c.accent, 0.14));
        if (option.state & QStyle::State_Selected) {
            QColor back = c.accent;
            back.setAlphaF(0.16F);
            painter->fillRect(option.rect, back);
        }
        painter->setPen(isSum ? QPen(c.ink, 1) : QPen(c.rule, 1, Qt::DotLine));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if (isSum) painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        if (sheet->seatIn(index.column()) >= 0)
            paintPoints(*painter, option, index, isSum);
        else if (index.column() == Model::kWhatColumn)
            paintWords(*painter, option, index, kind);
        else
            paintSmall(*painter, option, index, isSum);
        painter->restore();
    }

  private:
    static QColor blended(const QColor& below, const QColor& above, double part) {
        const auto mix = [part](int a, int b) { return static_cast<int>(a + (b - a) * part); };
        return {mix(below.red(), above.red()), mix(below.green(), above.green()),
                mix(below.blue(), above.blue())};
    }

    static void paintPoints(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                            bool isSum) {
        const Colours& c = colours();
        const bool struck = index.data(Model::StruckRole).toBool();
        const QRect inside = option.rect.adjusted(4, 0, -6, 0);
        painter.setPen(QPen(c.rule, 1));
        painter.drawLine(option.rect.topLeft(), option.rect.bottomLeft());
        if (index.data(Model::DealsRole).toBool()) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(c.muted);
            const double radius = std::max(2.0, option.fontMetrics.height() / 8.0);
            painter.drawEllipse(QPointF(option.rect.left() + 3 + 2 * radius, option.rect.center().y() + 0.5),
                                radius, radius);
        }
        if (index.data(Model::WrongRole).toBool())
            painter.fillRect(option.rect.adjusted(2, 2, -2, -2), c.badBack);
        const QString shown = index.data().toString();
        painter.setFont(scaled(option.font, 1.1, isSum));
        painter.setPen(struck ? c.muted : c.ink);
        painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, shown);
        if (struck && !shown.isEmpty())
            stroke(painter, inside, painter.fontMetrics().horizontalAdvance(shown));
    }

    static void stroke(QPainter& painter, const QRect& inside, int width) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colours().bad, 2));
        const int y = inside.center().y();
        painter.drawLine(inside.right() - width - 3, y + 3, inside.right() + 3, y - 3);
    }

    static void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                           Model::Kind kind) {
        const Colours& c = colours();
        const bool struck = index.data(Model::StruckRole).toBool();
        const bool isSum = kind == Model::Kind::Sum;
        const QRect inside = option.rect.adjusted(2, 0, -kBehindWords, 0);
        const QString beside = index.data(Model::BesideRole).toString();
        const bool isTwo = inside.height() >= kRowOfTwo * option.fontMetrics.height() &&
                           wordsWide(index, option.font) > option.rect.width();
        QRect above = inside;
        QRect below = inside;
        if (isTwo) above.setBottom(inside.center().y() + 1);
        if (isTwo) below.setTop(inside.center().y() - 1);
        painter.setFont(scaled(option.font, isSum ? kSumWords : kGameWords));
        painter.setPen(struck || isSum ? c.muted : c.ink);
        const QString what =
            painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, inside.width());
        painter.drawText(above, static_cast<int>((isSum ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                         what);
        const int wide = painter.fontMetrics().horizontalAdvance(what);
        if (struck && wide > 0) {
            painter.setPen(QPen(c.bad, 1.5));
            painter.drawLine(above.left(), above.center().y(), above.left() + wide, above.center().y());
        }
        if (beside.isEmpty()) return;
        if (!isTwo) below.setLeft(inside.left() + wide + option.fontMetrics.height() / 3);
        QFont small = scaled(option.font, kBesideWords);
        small.setItalic(struck);
        painter.setFont(small);
        painter.setPen(c.muted);
        painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(beside, Qt::ElideRight, below.width()));
    }

    // Number, factor, cross sum.
    static void paintSmall(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                           bool isSum) {
        const Colours& c = colours();
        const bool isFactor = index.column() == Model::kFactorColumn;
        const bool isWrong = index.data(Model::WrongRole).toBool();
        painter.setFont(scaled(option.font, isFactor ? 0.8 : 0.75, isFactor || isSum || isWrong));
        painter.setPen(isWrong ? c.bad : isFactor ? c.warn : c.muted);
        painter.drawText(option.rect.adjusted(2, 0, -3, 0), Qt::AlignRight | Qt::AlignVCenter,
                         index.data().toString());
        const bool doubled =
            index.column() == 0 && !index.siblingAtColumn(Model::kFactorColumn).data().toString().isEmpty();
        if (doubled)
            painter.fillRect(QRect(option.rect.left(), option.rect.top(), 4, option.rect.height()), c.warn);
    }
};

} // namespace

ZeroSumPaper::ZeroSumPaper(ZeroSumModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model) {
    setObjectName(QStringLiteral("zeroSumPaper"));
    setHorizontalHeader(new SeatHead(this));
    setModel(model);
    setItemDelegate(new ZeroSumLine(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(
        QStringLiteral("QTableView { background: %1; border: 0; selection-background-color: transparent; }")
            .arg(colours().paper.name()));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(8);
    verticalHeader()->setMinimumSectionSize(8);
    keepCurrentSeen(*this);
    connect(model, &QAbstractItemModel::modelReset, this, &ZeroSumPaper::layOut);
}

void ZeroSumPaper::setLow(bool low) {
    if (m_isLow == low) return;
    m_isLow = low;
    updateGeometry();
    toTyped();
}

bool ZeroSumPaper::isChosen(int row) const {
    return m_model->index(row, 0).data(Model::LineRole).toInt() != 0;
}

void ZeroSumPaper::toTyped() {
    int row = m_model->typedRow();
    for (int i = m_model->rowCount() - 1; i >= 0 && row < 0; --i)
        if (isChosen(i)) row = i;
    if (row < 0) return clearSelection();
    setCurrentIndex(m_model->index(row, 0));
    if (m_model->typedRow() >= 0) clearSelection();                          // it is tinted already
    scrollTo(m_model->index(std::min(row + 1, m_model->rowCount() - 1), 0)); // with the sum below it
}

// From line to line, past sums and what is not written.
void ZeroSumPaper::stepLine(int by) {
    for (int row = currentIndex().row() + by; row >= 0 && row < m_model->rowCount(); row += by) {
        if (!isChosen(row)) continue;
        setCurrentIndex(m_model->index(row, 0));
        selectRow(row);
        return;
    }
}

int ZeroSumPaper::currentLine() const {
    return currentIndex().isValid() ? currentIndex().data(Model::LineRole).toInt() : 0;
}

// Rows are as high as lets all be seen, within what can be read; words get what the numbers leave.
void ZeroSumPaper::layOut() {
    const int seats = m_model->seats();
    const int rows = m_model->rowCount();
    if (seats == 0) return;
    const int letters = fontMetrics().height();
    const int room = viewport()->height();
    const int number = fontMetrics().horizontalAdvance(QStringLiteral("00")) + 8;
    const int factor = static_cast<int>(1.7 * letters);
    const int sum = static_cast<int>(1.4 * letters);
    const int left = viewport()->width() - number - factor - sum;
    const int wanted = static_cast<int>(kSeatLetters * letters);
    const int seat = std::min(wanted, left * 2 / 3 / seats);
    // Those with long names share what the words can do without.
    const int spare = std::max(0, left * kMostOfSeats / 100 - seats * seat);
    std::vector<int> lacks(static_cast<std::size_t>(seats));
    int lacking = 0;
    for (const double size : {kUsualHead, std::end(kHeadSizes)[-1]}) {
        const QFontMetrics head(scaled(horizontalHeader()->font(), size, true));
        lacking = 0;
        for (int i = 0; i < seats; ++i) {
            const int name = head.horizontalAdvance(m_model->names()[i]) + kAroundName + 1;
            lacking += lacks[static_cast<std::size_t>(i)] = std::max(0, name - seat);
        }
        if (lacking <= spare) break;
    }
    setColumnWidth(0, number);
    setColumnWidth(Model::kFactorColumn, factor);
    int what = left;
    for (int i = 0; i < seats; ++i) {
        const int more = lacks[static_cast<std::size_t>(i)];
        const int wide = seat + (lacking <= spare ? more : more * spare / lacking);
        setColumnWidth(Model::kFirstSeatColumn + i, wide);
        what -= wide;
    }
    setColumnWidth(Model::kWhatColumn, what);
    setColumnWidth(m_model->sumColumn(), sum);
    bool isLong = false;
    for (int i = 0; i < rows; ++i)
        isLong = isLong || wordsWide(m_model->index(i, Model::kWhatColumn), font()) > what;
    const double most = isLong ? kTallRow : kUsualRow;
    verticalHeader()->setDefaultSectionSize(std::clamp(
        rows > 0 ? room / rows : 0, static_cast<int>(kLeastRow * letters), static_cast<int>(most * letters)));
}

QSize ZeroSumPaper::minimumSizeHint() const {
    const int row = static_cast<int>(kLeastRow * fontMetrics().height());
    return {QTableView::minimumSizeHint().width(),
            horizontalHeader()->sizeHint().height() +
                (m_isLow ? kLowZeroSumLines : kFewestZeroSumLines) * row};
}

void ZeroSumPaper::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layOut();
}

void ZeroSumPaper::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return emit lineChosen();
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        return stepLine(event->key() == Qt::Key_Up ? -1 : 1);
    const QString typed = event->text();
    const bool isLetter = !typed.isEmpty() && typed.front().isPrint() && !typed.front().isSpace();
    isLetter ? emit letterTyped(typed) : QTableView::keyPressEvent(event);
}

void ZeroSumPaper::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (m_model->seats() == 0) return;
    QPainter painter(viewport());
    painter.setPen(QPen(colours().ink, 2));
    const int x = columnViewportPosition(m_model->sumColumn());
    const int end = std::min(verticalHeader()->length() - verticalScrollBar()->value(), viewport()->height());
    painter.drawLine(x, 0, x, end);
    if (hasFocus()) {
        painter.setPen(QPen(colours().accent, 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace schreiber::desktop

#include "widgets/point_fields.h"

#include "models/draw_model.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kNameLines = 3; // SIE and two names: the fields stay where they are
constexpr std::size_t kMostSides = 3;

} // namespace

PointFields::PointFields(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(14);
    for (std::size_t side = 0; side < kMostSides; ++side) {
        auto* box = new QVBoxLayout;
        auto* name = new QLabel(this);
        name->setTextFormat(Qt::PlainText);
        name->setWordWrap(true);
        name->setObjectName(QStringLiteral("pointsName%1").arg(side));
        name->setAlignment(Qt::AlignBottom | Qt::AlignHCenter);
        auto* points = new QLineEdit(this);
        points->setObjectName(QStringLiteral("points%1").arg(side));
        points->setProperty("role", QStringLiteral("points"));
        points->setAlignment(Qt::AlignCenter);
        points->setValidator(
            new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[-−]?\\d{0,3}")), points));
        connect(points, &QLineEdit::returnPressed, this, [this, points] { emit entered(points); });
        connect(points, &QLineEdit::textChanged, this, &PointFields::changed);
        points->installEventFilter(this);
        box->addWidget(name, 1);
        box->addWidget(points);
        m_row->addLayout(box, 1);
        m_names.push_back(name);
        m_points.push_back(points);
    }
}

void PointFields::setSides(const QStringList& names) {
    m_sides = static_cast<int>(names.size());
    for (std::size_t side = 0; side < kMostSides; ++side) {
        const bool plays = static_cast<int>(side) < m_sides;
        m_names[side]->setVisible(plays);
        m_points[side]->setVisible(plays);
        m_row->setStretch(static_cast<int>(side), plays ? 1 : 0);
        if (!plays) continue;
        m_points[side]->setAccessibleName(tr("Punkte für %1").arg(names[static_cast<qsizetype>(side)]));
    }
    m_sideNames = names;
    showNames();
}

void PointFields::setNarrow(bool narrow) {
    if (narrow == m_isNarrow) return;
    m_isNarrow = narrow;
    for (QLabel* name : m_names)
        name->setAlignment(Qt::AlignBottom | (narrow ? Qt::AlignLeft : Qt::AlignHCenter));
    showNames();
}

void PointFields::showNames() {
    const QString after = m_isNarrow ? QStringLiteral(" · ") : QStringLiteral("\n");
    for (int side = 0; side < m_sides; ++side)
        m_names[static_cast<std::size_t>(side)]->setText(
            sideName(side, m_sides) + after +
            QString(m_sideNames[side]).replace(QStringLiteral(" / "), QStringLiteral("\n")));
    fitNames();
}

void PointFields::setMirrored(bool mirrored) {
    if (mirrored == m_mirrored) return;
    m_mirrored = mirrored;
    m_row->setDirection(mirrored ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight);
    for (std::size_t side = 1; side < kMostSides; ++side) {
        QLineEdit* const earlier = mirrored ? m_points[kMostSides - side] : m_points[side - 1];
        QLineEdit* const later = mirrored ? m_points[kMostSides - side - 1] : m_points[side];
        setTabOrder(earlier, later);
    }
}

// The fields of the sides as the columns of the paper stand, from the left.
std::vector<QLineEdit*> PointFields::inOrder() const {
    std::vector<QLineEdit*> fields(m_points.begin(), m_points.begin() + std::max(1, m_sides));
    if (m_mirrored) std::reverse(fields.begin(), fields.end());
    return fields;
}

bool PointFields::has(const QObject* field) const {
    return std::find(m_points.begin(), m_points.end(), field) != m_points.end();
}

QLineEdit* PointFields::fieldAfter(const QObject* field) const {
    const std::vector<QLineEdit*> fields = inOrder();
    const auto here = std::find(fields.begin(), fields.end(), field);
    return here == fields.end() || here + 1 == fields.end() ? nullptr : *(here + 1);
}

QStringList PointFields::typed() const {
    QStringList typed;
    for (const QLineEdit* field : m_points) typed << field->text();
    return typed;
}

void PointFields::setTyped(const QStringList& typed) {
    for (std::size_t side = 0; side < kMostSides; ++side) // unlike clear(), leaves nothing to bring back
        m_points[side]->setText(typed.value(static_cast<qsizetype>(side)));
}

bool PointFields::isEmpty() const {
    return std::all_of(m_points.begin(), m_points.end(),
                       [](const QLineEdit* field) { return field->text().isEmpty(); });
}

std::optional<std::vector<int>> PointFields::points(bool emptyIsNought) const {
    std::vector<int> points;
    for (std::size_t side = 0; static_cast<int>(side) < m_sides; ++side) {
        const QString typed = m_points[side]->text().replace(QChar(0x2212), QLatin1Char('-'));
        if (typed == QLatin1String("-") || (typed.isEmpty() && !emptyIsNought)) return std::nullopt;
        points.push_back(typed.toInt());
    }
    return points;
}

std::optional<int> PointFields::lacking(bool emptyIsNought) const {
    for (const QLineEdit* field : inOrder()) {
        const QString typed = field->text();
        if (typed.isEmpty() ? emptyIsNought : typed.back().isDigit()) continue;
        return static_cast<int>(std::find(m_points.begin(), m_points.end(), field) - m_points.begin());
    }
    return std::nullopt;
}

void PointFields::swapSides() {
    const QString first = m_points[0]->text();
    m_points[0]->setText(m_points[1]->text());
    m_points[1]->setText(first);
}

void PointFields::begin() {
    const std::vector<QLineEdit*> fields = inOrder();
    const auto empty = std::find_if(fields.begin(), fields.end(),
                                    [](const QLineEdit* field) { return field->text().isEmpty(); });
    QLineEdit* const field = empty == fields.end() ? fields.front() : *empty;
    field->setFocus();
    field->selectAll(); // another figure is not one more digit
}

void PointFields::goToFirst(bool selected) {
    QLineEdit* const first = inOrder().front();
    first->setFocus();
    if (selected) first->selectAll();
}

void PointFields::goTo(int side) {
    m_points[static_cast<std::size_t>(side)]->setFocus();
}

bool PointFields::goToTyped() {
    for (QLineEdit* field : inOrder()) {
        if (field->text().isEmpty()) continue;
        field->setFocus();
        field->selectAll();
        return true;
    }
    return false;
}

// "3 1" is two numbers, and so is "18:5".
bool PointFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !has(watched)) return QWidget::eventFilter(watched, event);
    auto* const pressed = static_cast<QKeyEvent*>(event);
    if (pressed->key() == Qt::Key_Space || pressed->key() == Qt::Key_Colon) {
        QLineEdit* const next = fieldAfter(watched);
        if (next != nullptr && !static_cast<QLineEdit*>(watched)->text().isEmpty())
            next->setFocus(Qt::TabFocusReason);
        return true;
    }
    const QString typed = pressed->text();
    const bool isLetter = !typed.isEmpty() && typed.front().isLetter();
    if (m_letters != nullptr && isLetter) return QCoreApplication::sendEvent(m_letters, event);
    return QWidget::eventFilter(watched, event);
}

void PointFields::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNames();
}

// A long name takes a line more where letters are large.
void PointFields::fitNames() {
    const int sides = std::max(m_sides, 1);
    const int each = (width() - (sides - 1) * m_row->spacing()) / sides;
    const int line = fontMetrics().height();
    const auto heightOf = [](const QLabel& name, int room) {
        const QRect whole(0, 0, std::max(room, 1), QWIDGETSIZE_MAX);
        return name.fontMetrics().boundingRect(whole, Qt::TextWordWrap, name.text()).height();
    };
    for (QLabel* name : m_names)
        name->setMinimumHeight(std::max((kNameLines - (m_isNarrow ? 1 : 0)) * line, heightOf(*name, each)));
}

} // namespace schreiber::desktop

#include "widgets/case_strip.h"

#include "base/look.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <QAccessible>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kStripHigh = 3.6;  // in the height of a letter's square
constexpr double kFieldsHigh = 7.4; // with fields in it
constexpr double kNarrowStrip = 34; // and of each side besides; below that the table has a row of its own
constexpr double kNarrowSide = 6;
constexpr double kScore = 1.75;
constexpr double kStripNames = 1.0;
constexpr double kSmall = 0.82;
constexpr int kAroundSide = 16;
constexpr int kAfterSide = 4;

// A side: its score large, beside it what it is called, and below who it is.
class SidePart : public QWidget {
  public:
    SidePart(CaseAtHand::Side side, QWidget* parent)
        : QWidget(parent)
        , m_side(std::move(side)) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        setToolTip(m_side.names.toHtmlEscaped());
    }
    QSize sizeHint() const override {
        return {kAroundSide * 2 + scoreRoom() +
                    QFontMetrics(scaled(font(), kStripNames)).horizontalAdvance(m_side.names),
                1};
    }
    QSize minimumSizeHint() const override {
        return {kAroundSide * 2 + 8 * fontMetrics().averageCharWidth(), 1};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& c = colours();
        const QRect inside = rect().adjusted(kAroundSide, 0, -kAfterSide, 0);
        painter.setPen(c.text);
        painter.setFont(scaled(font(), kScore, true));
        painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, m_side.score);
        const QRect right = inside.adjusted(scoreRoom(), 0, 0, 0);
        const QRect upper(right.left(), 0, right.width(), height() / 2);
        const QRect lower(right.left(), height() / 2 - 2, right.width(), height() / 2);
        const QFont small = scaled(font(), kSmall);
        painter.setFont(small);
        painter.setPen(c.muted);
        painter.drawText(upper, Qt::AlignLeft | Qt::AlignBottom, m_side.name);
        if (!m_side.mark.isEmpty()) {
            const QFontMetrics letters(small);
            const int x = upper.left() + letters.horizontalAdvance(m_side.name) + 6;
            const QRectF back(x, upper.bottom() - letters.height() - 1,
                              letters.horizontalAdvance(m_side.mark) + 14, letters.height() + 3);
            painter.setPen(Qt::NoPen);
            painter.setBrush(c.badBack);
            painter.drawRoundedRect(back, back.height() / 2, back.height() / 2);
            painter.setPen(c.bad);
            painter.drawText(back, Qt::AlignCenter, m_side.mark);
        }
        painter.setPen(c.text);
        painter.setFont(scaled(font(), kStripNames));
        const QFontMetrics letters = painter.fontMetrics();
        const bool fit = letters.horizontalAdvance(m_side.names) <= lower.width();
        painter.drawText(
            lower, Qt::AlignLeft | Qt::AlignVCenter,
            letters.elidedText(fit ? m_side.names : m_side.shortNames, Qt::ElideRight, lower.width()));
    }

  private:
    int scoreRoom() const {
        if (m_side.score.isEmpty()) return 0;
        return QFontMetrics(scaled(font(), kScore, true)).horizontalAdvance(m_side.score) + 12;
    }
    CaseAtHand::Side m_side;
};

// The table and below it target, rules and dealer.
class TablePart : public QWidget {
  public:
    TablePart(QString table, QString rules, QWidget* parent)
        : QWidget(parent)
        , m_table(std::move(table))
        , m_rules(std::move(rules)) {
        setToolTip(QStringLiteral("%1\n%2").arg(m_table, m_rules).trimmed());
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }
    QSize sizeHint() const override {
        // the rules give way to the names of the sides
        return {kAroundSide + 4 + fontMetrics().horizontalAdvance(m_table), 1};
    }
    QSize minimumSizeHint() const override {
        const int letters = 16 * fontMetrics().averageCharWidth();
        return {kAroundSide + 2 + std::min(letters, fontMetrics().horizontalAdvance(m_table)), 1};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QRect inside = rect().adjusted(kAroundSide, 0, 0, 0);
        painter.setPen(colours().text);
        painter.drawText(QRect(inside.left(), 0, inside.width(), height() / 2),
                         Qt::AlignLeft | Qt::AlignBottom,
                         fontMetrics().elidedText(m_table, Qt::ElideRight, inside.width()));
        painter.setFont(scaled(font(), kSmall));
        painter.setPen(colours().muted);
        painter.drawText(QRect(inside.left(), height() / 2, inside.width(), height() / 2),
                         Qt::AlignLeft | Qt::AlignTop,
                         painter.fontMetrics().elidedText(m_rules, Qt::ElideRight, inside.width()));
    }

  private:
    QString m_table;
    QString m_rules;
};

} // namespace

CaseStrip::CaseStrip(QWidget* parent)
    : QFrame(parent)
    , m_shown(new QWidget(this))
    , m_line(new QHBoxLayout)
    , m_parts(new QHBoxLayout)
    , m_below(new QHBoxLayout)
    , m_table(new KeyButton(QStringLiteral("caseTable"), this)) {
    setObjectName(QStringLiteral("caseStrip"));
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(0);
    auto* rows = new QVBoxLayout(m_shown);
    rows->setContentsMargins(0, 1, 10, 1);
    rows->setSpacing(0);
    m_line->setSpacing(6);
    rows->addLayout(m_line, 1);
    rows->addLayout(m_below);
    m_line->addLayout(m_parts, 1);
    m_line->addWidget(m_table, 0, Qt::AlignVCenter);
    m_table->setProperty("role", QStringLiteral("plain"));
    m_table->setLabel({});
    m_table->setAccessibleName(tr("Anderer Tisch"));
    m_table->setToolTip(tr("Anderer Tisch"));
    connect(m_table, &KeyButton::clicked, this, &CaseStrip::tableAsked);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_shown);
    fit();
}

void CaseStrip::setTables(bool hasTables) {
    m_table->setVisible(hasTables);
}

void CaseStrip::fit() {
    const int em = fontInfo().pixelSize();
    int high = static_cast<int>((isEditing() ? kFieldsHigh : m_isNarrow ? 2 * kStripHigh : kStripHigh) * em);
    if (isEditing()) high = std::max(high, m_fields->minimumSizeHint().height());
    if (high != minimumHeight() || high != maximumHeight()) setFixedHeight(high);
}

bool CaseStrip::event(QEvent* event) {
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutRequest) fit();
    return done;
}

void CaseStrip::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() == event->oldSize().width()) return;
    if (isNarrow() != m_isNarrow) build();
    fit();
}

bool CaseStrip::isNarrow() const {
    const double ems = kNarrowStrip + kNarrowSide * static_cast<double>(m_at.sides.size());
    return width() < ems * fontInfo().pixelSize();
}

QSize CaseStrip::minimumSizeHint() const {
    int wide = QFrame::minimumSizeHint().width();
    if (!isEditing() && !m_isNarrow && m_parts->count() > 1)
        wide -= m_parts->itemAt(m_parts->count() - 1)->minimumSize().width();
    return {wide, minimumHeight()};
}

void CaseStrip::show(const CaseAtHand& at) {
    if (at == m_at) return;
    m_at = at;
    build();
    fit();
    QStringList said;
    for (const CaseAtHand::Side& side : at.sides)
        said << QStringLiteral("%1 %2 %3 %4").arg(side.name, side.names, side.score, side.mark).simplified();
    said << at.table << at.rules;
    said.removeAll(QString());
    setAccessibleName(said.join(QStringLiteral(", ")));
}

void CaseStrip::build() {
    m_isNarrow = isNarrow();
    m_line->removeWidget(m_table);
    m_below->removeWidget(m_table);
    for (QBoxLayout* line : {m_parts, m_below})
        while (QLayoutItem* item = line->takeAt(0)) {
            delete item->widget();
            delete item;
        }
    for (const CaseAtHand::Side& side : m_at.sides) m_parts->addWidget(new SidePart(side, m_shown));
    static_cast<QBoxLayout*>(m_shown->layout())->setStretchFactor(m_below, m_isNarrow ? 1 : 0);
    (m_isNarrow ? m_below : m_parts)
        ->addWidget(new TablePart(m_at.table.isEmpty() ? tr("ohne Tisch") : m_at.table, m_at.rules, m_shown));
    (m_isNarrow ? m_below : m_line)->addWidget(m_table, 0, Qt::AlignVCenter);
}

void CaseStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours().line);
    painter.setBrush(colours().surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    if (isEditing()) return;
    for (int part = 1; part < m_parts->count(); ++part) {
        const int x = m_parts->itemAt(part)->geometry().left();
        painter.drawLine(x, 1, x, (m_isNarrow ? height() / 2 : height()) - 2);
    }
    if (m_isNarrow) painter.drawLine(1, height() / 2, width() - 2, height() / 2);
}

QLineEdit* CaseStrip::field(FlowRow& row, const QString& name, const QString& called, const QString& text,
                            int letters) {
    auto* part = new QWidget(&row);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    auto* label = new QLabel(called, part);
    label->setTextFormat(Qt::PlainText);
    label->setFont(scaled(font(), kSmall));
    auto* edit = new QLineEdit(text, part);
    edit->setObjectName(name);
    edit->setAccessibleName(called);
    edit->setMinimumWidth(letters * fontMetrics().averageCharWidth());
    column->addWidget(label);
    column->addWidget(edit);
    row.add(part, letters);
    connect(edit, &QLineEdit::textChanged, this, &CaseStrip::tell);
    connect(edit, &QLineEdit::returnPressed, this, &CaseStrip::editAsked);
    return edit;
}

QComboBox* CaseStrip::choice(FlowRow& row, const QString& name, const QString& called,
                             const std::vector<CaseFields::Choice>& choices, const QString& chosen) {
    auto* part = new QWidget(&row);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    auto* label = new QLabel(called, part);
    label->setTextFormat(Qt::PlainText);
    label->setFont(scaled(font(), kSmall));
    auto* box = new QComboBox(part);
    box->setObjectName(name);
    box->setAccessibleName(called);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(7);
    for (const CaseFields::Choice& one : choices) box->addItem(one.label, one.value);
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
    column->addWidget(label);
    column->addWidget(box);
    row.add(part, 9);
    connect(box, &QComboBox::activated, this, &CaseStrip::tell);
    return box;
}

void CaseStrip::edit(const CaseFields& fields) {
    if (isEditing()) return endEditing();
    m_typed = fields;
    m_fields = new QWidget(this);
    auto* rows = new QVBoxLayout(m_fields);
    rows->setContentsMargins(12, 4, 12, 6);
    rows->setSpacing(4);
    auto* first = new FlowRow(m_fields);
    auto* second = new FlowRow(m_fields);
    for (FlowRow* row : {first, second}) {
        row->setSpacing(8, 4);
        rows->addWidget(row);
    }
    m_scores.clear();
    m_names.clear();
    m_target = m_factor = nullptr;
    m_dealer = m_rules = nullptr;
    for (std::size_t side = 0; side < fields.sides.size(); ++side)
        m_scores.push_back(field(*first, QStringLiteral("caseScore%1").arg(side),
                                 tr("Stand %1").arg(fields.sides[side]),
                                 side < fields.score.size() ? fields.score[side] : QString(), 6));
    if (!fields.target.isEmpty())
        m_target = field(*first, QStringLiteral("caseTarget"), tr("Ziel"), fields.target, 5);
    if (!fields.factor.isEmpty())
        m_factor = field(*first, QStringLiteral("caseFactor"), tr("Zählt …-fach"), fields.factor, 5);
    m_dealer = choice(*first, QStringLiteral("caseDealer"), tr("Es gibt"), fields.dealers, fields.dealer);
    if (!fields.ruleSets.empty())
        m_rules = choice(*first, QStringLiteral("caseRules"), tr("Regeln"), fields.ruleSets, fields.rules);
    for (std::size_t seat = 0; seat < fields.seats.size(); ++seat)
        m_names.push_back(field(*second, QStringLiteral("caseName%1").arg(seat), fields.seats[seat],
                                seat < fields.names.size() ? fields.names[seat] : QString(), 10));
    m_shown->hide();
    layout()->addWidget(m_fields);
    m_fields->show();
    fit();
    if (QLineEdit* const begins = !m_scores.empty() ? m_scores.front() : m_factor) {
        begins->setFocus();
        begins->selectAll();
    }
}

void CaseStrip::endEditing() {
    if (!isEditing()) return;
    m_fields->hide();
    m_fields->deleteLater();
    m_fields = nullptr;
    m_shown->show();
    fit();
    update();
}

void CaseStrip::tell() {
    for (std::size_t side = 0; side < m_scores.size(); ++side) {
        if (side >= m_typed.score.size()) m_typed.score.resize(side + 1);
        m_typed.score[side] = m_scores[side]->text().trimmed();
    }
    for (std::size_t seat = 0; seat < m_names.size(); ++seat) {
        if (seat >= m_typed.names.size()) m_typed.names.resize(seat + 1);
        m_typed.names[seat] = m_names[seat]->text().simplified();
    }
    if (m_target != nullptr) m_typed.target = m_target->text().trimmed();
    if (m_factor != nullptr) m_typed.factor = m_factor->text().trimmed();
    if (m_dealer != nullptr) m_typed.dealer = m_dealer->currentData().toString();
    if (m_rules != nullptr) m_typed.rules = m_rules->currentData().toString();
    emit edited(m_typed);
}

} // namespace schreiber::desktop

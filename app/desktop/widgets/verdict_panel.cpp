#include "widgets/verdict_panel.h"

#include "base/look.h"
#include "widgets/elided_label.h"
#include "widgets/few_lines_label.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace schreiber::desktop {

// As large as one line of it finds room; where even small letters do not, two lines.
class VerdictTitle : public QLabel {
  public:
    VerdictTitle(double size, QWidget* parent)
        : QLabel(parent)
        , m_size(size) {
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    void setInk(const QColor& ink) {
        m_ink = ink;
        update();
    }
    QSize sizeHint() const override { return {1, QFontMetrics(scaled(font(), m_size, true)).height()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(m_ink);
        constexpr double kShares[] = {1.0, 0.9, 0.8, 0.7, 0.6};
        for (const double share : kShares) {
            painter.setFont(scaled(font(), m_size * share, true));
            if (painter.fontMetrics().horizontalAdvance(text()) > width()) continue;
            return painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
        }
        painter.setFont(scaled(font(), std::max(0.9, m_size * 0.5), true));
        const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, 2 * width() - 20);
        painter.drawText(rect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextWordWrap,
                         shown);
    }

  private:
    double m_size;
    QColor m_ink;
};

// Where it has no room for all of its words, they are told under the mouse.
class SourceLink : public QPushButton {
  public:
    using QPushButton::QPushButton;

    QSize minimumSizeHint() const override {
        const QSize whole = sizeHint();
        return {std::min(whole.width(), kFewestLetters * fontMetrics().averageCharWidth()), whole.height()};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
        option.text = fontMetrics().elidedText(text(), Qt::ElideRight, room);
        painter.drawControl(QStyle::CE_PushButton, option);
    }
    void resizeEvent(QResizeEvent* event) override {
        QPushButton::resizeEvent(event);
        setToolTip(width() < sizeHint().width() ? text().toHtmlEscaped() : QString());
    }

  private:
    static constexpr int kFewestLetters = 12;
};

namespace {

struct Measures {
    double high;  // all of it, in the height of a letter's square
    double title; // the same of its letters
    double reason;
    int reasonLines;
    int nextLines;
    int narrowLines; // of the reason where it is narrow
};
Measures measuresOf(VerdictPanel::Size size) {
    switch (size) {
    case VerdictPanel::Size::Large:
        return {17.8, 2.05, 1.09, 5, 2, 8};
    case VerdictPanel::Size::WithCards:
        return {9.3, 1.87, 1.06, 2, 2, 6};
    case VerdictPanel::Size::InProtocol:
        break;
    }
    return {5.3, 1.31, 0.94, 2, 1, 3};
}

constexpr int kMostRuleLines = 3;
constexpr int kBar = 8;
constexpr int kSignLeft = 27;
constexpr int kTextLeft = 85;
constexpr int kAroundVerdict = 18;
constexpr int kNarrowPanel = 46; // in the height of a letter's square, as are
constexpr int kWordsBeside = 26; // what is left for the words
constexpr int kLettersBeside = 16;

QColor verdictInk(Verdict::Tone tone) {
    const Colours& c = colours();
    switch (tone) {
    case Verdict::Tone::No:
        return c.bad;
    case Verdict::Tone::Yes:
        return c.good;
    case Verdict::Tone::Told:
        return c.ink;
    case Verdict::Tone::Open:
        return c.warn;
    case Verdict::Tone::Waiting:
        break;
    }
    return c.muted;
}

QColor verdictBack(Verdict::Tone tone) {
    const Colours& c = colours();
    switch (tone) {
    case Verdict::Tone::No:
        return c.badBack;
    case Verdict::Tone::Yes:
        return c.goodBack;
    case Verdict::Tone::Told:
        return c.paper;
    case Verdict::Tone::Open:
        return c.warnBack;
    case Verdict::Tone::Waiting:
        break;
    }
    return c.surface;
}

// ✗ ✓ → ? ··· in a disc of its colour.
void paintSign(QPainter& painter, const QRectF& disc, Verdict::Tone tone, const QColor& ink,
               const QColor& back) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(disc);
    painter.setPen(QPen(back, disc.width() / 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&](double x, double y) {
        return disc.topLeft() + QPointF(x * disc.width(), y * disc.height());
    };
    switch (tone) {
    case Verdict::Tone::No:
        painter.drawLine(at(0.33, 0.33), at(0.67, 0.67));
        painter.drawLine(at(0.67, 0.33), at(0.33, 0.67));
        return;
    case Verdict::Tone::Yes:
        painter.drawPolyline(QPolygonF{at(0.3, 0.52), at(0.45, 0.67), at(0.71, 0.35)});
        return;
    case Verdict::Tone::Told:
        painter.drawLine(at(0.28, 0.5), at(0.7, 0.5));
        painter.drawPolyline(QPolygonF{at(0.53, 0.31), at(0.72, 0.5), at(0.53, 0.69)});
        return;
    case Verdict::Tone::Open: {
        QFont letters = painter.font();
        letters.setPixelSize(std::max(8, static_cast<int>(disc.height() * 0.62)));
        letters.setBold(true);
        painter.setFont(letters);
        painter.drawText(disc, Qt::AlignCenter, QStringLiteral("?"));
        return;
    }
    case Verdict::Tone::Waiting:
        painter.setPen(Qt::NoPen);
        painter.setBrush(back);
        for (const double x : {0.3, 0.5, 0.7})
            painter.drawEllipse(at(x, 0.5), disc.width() / 14, disc.width() / 14);
        return;
    }
}

void colour(QWidget& part, const QColor& ink) {
    QPalette palette = part.palette();
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::ButtonText, ink);
    part.setPalette(palette);
}

FewLinesLabel* fewLines(const QString& name, int lines, double size, QWidget* parent) {
    auto* label = new FewLinesLabel(lines, parent);
    label->setObjectName(name);
    label->setFont(scaled(parent->font(), size));
    label->setMinimumWidth(1);
    return label;
}

} // namespace

VerdictPanel::VerdictPanel(const QString& name, Size size, QWidget* parent)
    : QFrame(parent)
    , m_size(size)
    , m_title(new VerdictTitle(measuresOf(size).title, this))
    , m_reason(fewLines(QStringLiteral("verdictReason"), measuresOf(size).reasonLines,
                        measuresOf(size).reason, this))
    , m_source(new SourceLink(this))
    , m_words(fewLines(QStringLiteral("verdictWords"), size == Size::Large ? kMostRuleLines : 1, 0.94, this))
    , m_next(fewLines(QStringLiteral("verdictNext"), measuresOf(size).nextLines, 1.0, this))
    , m_cost(new QLabel(this))
    , m_after(new QLabel(this))
    , m_deed(new KeyButton(QStringLiteral("verdictDeed"), this))
    , m_beside(new ElidedLabel(this)) {
    setObjectName(name);
    m_title->setObjectName(QStringLiteral("verdictTitle"));
    m_source->setObjectName(QStringLiteral("verdictRule"));
    m_source->setProperty("role", QStringLiteral("link"));
    m_source->setFont(scaled(font(), 0.94));
    m_source->setCursor(Qt::PointingHandCursor);
    m_source->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_source, &QPushButton::clicked, this, [this] {
        if (!m_verdict.rule.isEmpty()) emit ruleAsked(m_verdict.rule);
    });
    for (QLabel* label : {m_cost, m_after, m_beside}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(label == m_beside ? Qt::AlignVCenter : Qt::AlignRight);
    }
    m_cost->setObjectName(QStringLiteral("verdictCost"));
    m_cost->setFont(scaled(font(), size == Size::Large ? 1.87 : 1.0, true));
    m_after->setObjectName(QStringLiteral("verdictAfter"));
    m_beside->setObjectName(QStringLiteral("verdictBeside"));
    m_beside->setProperty("role", QStringLiteral("muted"));
    m_deed->setRank(KeyButton::Rank::Gold);
    m_deed->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_deed, &KeyButton::clicked, this, &VerdictPanel::deedAsked);
    for (int way = 0; way < 2; ++way) {
        auto* button = new KeyButton(QStringLiteral("verdictWay%1").arg(way + 1), this);
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        connect(button, &KeyButton::clicked, this, [this, way] { emit wayChosen(way); });
        m_ways.push_back(button);
    }
    m_row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_left = new QVBoxLayout;
    m_deeds = new FlowRow(this);
    for (KeyButton* way : m_ways) m_deeds->add(way);
    m_deeds->add(m_deed);
    m_size == Size::Large ? layOutLarge() : layOutFlat();
    fit();
    show({});
}

// The button below the words, the cost at the right.
void VerdictPanel::layOutLarge() {
    m_left->setSpacing(6);
    m_left->addWidget(m_title);
    m_left->addWidget(m_reason);
    m_rule = new QBoxLayout(QBoxLayout::LeftToRight);
    m_rule->setSpacing(8);
    m_rule->addWidget(m_source, 0, Qt::AlignTop);
    m_rule->addWidget(m_words, 1, Qt::AlignTop);
    m_left->addLayout(m_rule);
    m_left->addWidget(m_next);
    m_left->addStretch(1);
    m_deeds->setSpacing(16, 6);
    m_deeds->add(m_beside, 1);
    m_beside->setMinimumWidth(kLettersBeside * fontMetrics().averageCharWidth());
    m_left->addWidget(m_deeds);
    m_price = new QVBoxLayout;
    m_price->setSpacing(2);
    m_price->addWidget(m_cost);
    m_price->addWidget(m_after);
    m_price->addStretch(1);
    m_row->setContentsMargins(kTextLeft, kAroundVerdict - 4, kAroundVerdict + 4, kAroundVerdict - 4);
    m_row->setSpacing(kAroundVerdict);
    m_row->addLayout(m_left, 1);
    m_row->addLayout(m_price);
}

// The button beside the words, the cost behind the rule.
void VerdictPanel::layOutFlat() {
    m_left->setSpacing(m_size == Size::InProtocol ? 0 : 4);
    m_left->addWidget(m_title);
    m_left->addWidget(m_reason);
    m_rules = new FlowRow(this);
    m_rules->setSpacing(6, 0);
    for (QLabel* label : {m_cost, m_after}) label->setFont(scaled(font(), 0.94, label == m_cost));
    m_rules->add(m_source);
    m_rules->add(m_cost);
    m_rules->add(m_after);
    m_left->addWidget(m_rules);
    if (m_size == Size::WithCards)
        m_left->addWidget(m_next);
    else
        m_next->hide();
    m_left->addStretch(1);
    m_words->hide();
    m_row->setContentsMargins(kTextLeft - (m_size == Size::InProtocol ? 18 : 0), 8, kAroundVerdict, 8);
    m_row->setSpacing(10);
    m_row->addLayout(m_left, 1);
    m_row->addWidget(m_deeds, 0, Qt::AlignVCenter);
    m_deeds->setSpacing(10, 6);
    m_deeds->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_beside->hide();
}

// The words of a large one need room beside the cost, those of a flat one beside its buttons.
bool VerdictPanel::isTooNarrow() const {
    const int em = fontInfo().pixelSize();
    if (m_size == Size::Large) return width() < kNarrowPanel * em;
    const QMargins around = m_row->contentsMargins();
    const int beside = m_deeds->sizeHint().width() + around.left() + around.right() + m_row->spacing();
    return width() - beside < kWordsBeside * em;
}

void VerdictPanel::turn() {
    const bool narrow = isTooNarrow();
    const bool longSource = m_source->sizeHint().width() > width() / 2;
    if (m_rule != nullptr)
        m_rule->setDirection(narrow || longSource ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (narrow == m_isNarrow) return;
    m_isNarrow = narrow;
    const Measures measures = measuresOf(m_size);
    m_reason->setMost(narrow ? measures.narrowLines : measures.reasonLines);
    m_next->setMost(narrow ? 3 : measures.nextLines);
    if (m_size != Size::Large) {
        m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_row->setAlignment(m_deeds, narrow ? Qt::Alignment() : Qt::AlignVCenter);
        m_deeds->setSizePolicy(narrow ? QSizePolicy::Preferred : QSizePolicy::Fixed, QSizePolicy::Fixed);
        return;
    }
    (narrow ? m_row : static_cast<QBoxLayout*>(m_left))->removeItem(m_price);
    if (narrow)
        m_left->insertLayout(m_left->indexOf(m_reason) + 1, m_price);
    else
        m_row->addLayout(m_price);
    for (QLabel* label : {m_cost, m_after}) {
        label->setAlignment(narrow ? Qt::AlignLeft : Qt::AlignRight);
        label->setWordWrap(narrow);
    }
}

QSize VerdictPanel::minimumSizeHint() const {
    const QMargins around = m_row->contentsMargins();
    const int widest = std::max(m_deeds->minimumSizeHint().width(), m_source->minimumSizeHint().width());
    return {around.left() + widest + around.right(), minimumHeight()};
}

int VerdictPanel::neededHeight() const {
    return m_row->hasHeightForWidth() ? m_row->totalHeightForWidth(width())
                                      : m_row->totalMinimumSize().height();
}

// Its height follows from the width it was given. The rule's own words, which the rule book has whole, give
// way before anything else does; what still has no room makes it higher, and nothing is cut.
void VerdictPanel::fit() {
    if (testAttribute(Qt::WA_Resized)) turn();
    int high = static_cast<int>(measuresOf(m_size).high * fontInfo().pixelSize());
    if (testAttribute(Qt::WA_Resized) && m_size == Size::Large) {
        const std::array<int, 3> as{m_reason->width(), m_words->width(), fontInfo().pixelSize()};
        if (as != m_fitted) {
            m_fitted = as;
            m_words->setMost(kMostRuleLines);
            for (int lines = kMostRuleLines - 1; lines > 0 && neededHeight() > high; --lines)
                m_words->setMost(lines);
        }
    }
    if (testAttribute(Qt::WA_Resized)) high = std::max(high, neededHeight());
    if (high != minimumHeight() || high != maximumHeight()) setFixedHeight(high);
}

void VerdictPanel::show(const Verdict& verdict) {
    const bool isSame = verdict == m_verdict;
    m_verdict = verdict;
    const QColor ink = verdictInk(verdict.tone);
    m_title->setText(verdict.title);
    m_title->setInk(verdict.tone == Verdict::Tone::Waiting ? colours().text : ink);
    m_reason->setWhole(verdict.reason);
    m_source->setText(verdict.source);
    m_source->setVisible(!verdict.source.isEmpty());
    m_source->setEnabled(!verdict.rule.isEmpty());
    m_source->setAccessibleName(verdict.source);
    m_words->setWhole(verdict.words.isEmpty() ? QString() : tr("„%1“").arg(verdict.words));
    colour(*m_words, colours().muted);
    m_fitted = {};
    m_next->setWhole(verdict.next.isEmpty() ? QString() : tr("Weiter: %1").arg(verdict.next));
    const bool flat = m_size != Size::Large;
    m_cost->setText(flat && !verdict.cost.isEmpty() ? QStringLiteral("· ") + verdict.cost : verdict.cost);
    m_after->setText(flat && !verdict.after.isEmpty() ? QStringLiteral("· ") + verdict.after : verdict.after);
    for (QLabel* label : {m_cost, m_after}) label->setVisible(!label->text().isEmpty());
    if (m_rules != nullptr)
        m_rules->setVisible(!(verdict.source.isEmpty() && verdict.cost.isEmpty() && verdict.after.isEmpty()));
    colour(*m_cost, ink);
    colour(*m_after, colours().muted);
    const bool waits = verdict.tone == Verdict::Tone::Waiting;
    const bool open = !verdict.ways.isEmpty();
    m_deed->setVisible(!open && (waits || !verdict.deed.isEmpty()));
    m_deed->setEnabled(!verdict.deed.isEmpty());
    m_deed->setLabel(verdict.deed.isEmpty() ? tr("Noch keine Antwort") : verdict.deed,
                     KeyButton::Key::ShownOnly, u"nextButton");
    m_beside->setText(verdict.beside);
    m_beside->setVisible(m_size == Size::Large && !verdict.beside.isEmpty());
    for (std::size_t way = 0; way < m_ways.size(); ++way) {
        const bool has = static_cast<int>(way) < verdict.ways.size();
        m_ways[way]->setVisible(has);
        if (has)
            m_ways[way]->setLabel(verdict.ways[static_cast<int>(way)], KeyButton::Key::ShownOnly,
                                  m_ways[way]->objectName());
    }
    fit();
    update();
    if (!isSame) announce();
}

// Read out as a whole, whatever part of it changed.
void VerdictPanel::announce() {
    QStringList all{m_verdict.title, m_verdict.reason, m_verdict.source, m_verdict.cost, m_verdict.after};
    all.removeAll(QString());
    setAccessibleName(all.join(QLatin1Char(' ')));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

bool VerdictPanel::hasDeed() const {
    return !m_verdict.deed.isEmpty() && m_verdict.ways.isEmpty();
}

bool VerdictPanel::takeKey(const QString& letter) {
    for (int way = 0; way < m_verdict.ways.size(); ++way) {
        if (letter != QString::number(way + 1)) continue;
        emit wayChosen(way);
        return true;
    }
    return false;
}

bool VerdictPanel::event(QEvent* event) {
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutRequest) fit();
    return done;
}

void VerdictPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) fit();
}

void VerdictPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = verdictInk(m_verdict.tone);
    const QColor back = verdictBack(m_verdict.tone);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath round;
    round.addRoundedRect(box, 8, 8);
    painter.fillPath(round, back);
    painter.save();
    painter.setClipPath(round);
    painter.fillRect(QRectF(0, 0, kBar, height()), ink);
    painter.restore();
    QColor edge = m_verdict.tone == Verdict::Tone::Waiting ? colours().line : ink;
    edge.setAlphaF(0.45F);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(round);
    const double side =
        m_size == Size::InProtocol ? 2.0 * fontInfo().pixelSize() : 2.5 * fontInfo().pixelSize();
    const double left = m_size == Size::InProtocol ? kSignLeft - 6 : kSignLeft;
    paintSign(painter, QRectF(left, m_title->geometry().center().y() - side / 2 + 1, side, side),
              m_verdict.tone, ink, back);
}

} // namespace schreiber::desktop

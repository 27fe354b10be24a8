#include "games/perlaggen/dispute/deal_head.h"

#include "games/perlaggen/dispute/card_painter.h"
#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/table_view.h"
#include "widgets/whole_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kOpenCard = 34;

// Who is called briefly on it is told in full under the mouse and to a screen reader.
void sayOn(QLabel& label, const QString& said, const QString& whole) {
    label.setText(said);
    label.setToolTip(whole.toHtmlEscaped());
    label.setAccessibleName(whole);
}

} // namespace

QLabel* wordsLabel(const char* name, const char* role, QWidget* parent) {
    auto* label = new WholeLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    if (role[0] != '\0') label->setProperty("role", QLatin1String(role));
    return label;
}

DealHead::DealHead(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_open(new QLabel(this))
    , m_players(wordsLabel("tableHead", "", this))
    , m_figures(wordsLabel("tableFigures", "", this))
    , m_turn(wordsLabel("tableTurn", "sub", this)) {
    m_open->setObjectName(QStringLiteral("openCards"));
    auto* lines = new QVBoxLayout;
    lines->setSpacing(1);
    for (QLabel* line : {m_players, m_figures, m_turn}) lines->addWidget(line);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_open);
    row->addLayout(lines, 1);
}

void DealHead::showOf(const DealView& deal) {
    const TableWords whole = wordsOf(deal, m_language);
    const TableWords said = wordsOf(calledBriefly(deal), m_language);
    sayOn(*m_players, said.head, whole.head);
    sayOn(*m_figures, said.figures, whole.figures);
    sayOn(*m_turn, said.turn, whole.turn);
    m_open->setPixmap(openCards(deal));
    m_open->setVisible(!m_open->pixmap().isNull());
}

// What lies beside the stock, or the trump suit alone where the record begins after the turn-up.
QPixmap DealHead::openCards(const DealView& deal) const {
    const TableView view = tableOf(deal);
    if (!view.trump) return {};
    const int count = std::max<int>(1, static_cast<int>(view.turned.size()));
    const QSize size(count * (kOpenCard + 4) + 2, static_cast<int>(kOpenCard * kCardShape) + 4);
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setFont(font());
    if (view.turned.empty())
        paintSuit(painter, QRectF(2, (size.height() - kOpenCard) / 2.0, kOpenCard, kOpenCard), *view.trump);
    double left = 2;
    for (const CardOnTable& one : view.turned) {
        paintCard(painter, QRectF(left, 2, kOpenCard, kOpenCard * kCardShape), *one.card,
                  {.perlagg = one.perlagg});
        left += kOpenCard + 4;
    }
    return picture;
}

} // namespace schreiber::desktop

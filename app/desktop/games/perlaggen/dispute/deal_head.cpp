#include "games/perlaggen/dispute/deal_head.h"

#include "base/look.h"
#include "base/text.h"
#include "dispute/record_editor.h"
#include "games/perlaggen/dispute/card_painter.h"
#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/perlaggen_deck.h"
#include "games/perlaggen/dispute/rules_box.h"
#include "games/perlaggen/dispute/ruling_text.h"
#include "widgets/flow_row.h"
#include "widgets/whole_label.h"

#include <cards/notation.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <perlaggen/record/pasted.h>
#include <perlaggen/rulebook/card_words.h>

namespace schreiber::desktop {
namespace {

constexpr int kTargetLetters = 4;
constexpr int kScoreLetters = 9;
constexpr double kFieldCard = 0.9; // as wide as so many lines are high

QPixmap cardPicture(cards::Card card, int wide, double ratio) {
    const QSize size(wide, static_cast<int>(wide * kCardShape));
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintCard(painter, QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), {card, {}}, {});
    return picture;
}

} // namespace

DealHead::DealHead(RecordEditor& editor, words::Language language, QWidget* parent)
    : HeadFields(editor, parent)
    , m_language(language)
    , m_rules(new RulesBox(editor, language, this))
    , m_target(numberField("dealTarget", tr("Ziel"), kTargetLetters))
    , m_score(numberField("dealScore", tr("Stand"), kScoreLetters))
    , m_dealer(choice("dealDealer", tr("Es gibt")))
    , m_trump(choice("dealTrump", tr("Aufgeschlagen"))) {
    addTable();
    addField(tr("Regeln"), m_rules, 2);
    addField(tr("Ziel"), m_target);
    addField(tr("Stand"), m_score);
    addField(tr("Es gibt"), m_dealer, 2);
    addField(tr("Aufgeschlagen"), m_trump, 3);
    addHouse();
    connect(m_target, &QLineEdit::editingFinished, this, [this] { putPoints(*m_target, "target"); });
    connect(m_score, &QLineEdit::editingFinished, this, [this] { putPoints(*m_score, "score"); });
    connect(m_dealer, &QComboBox::activated, this,
            [this] { put("dealer", m_dealer->currentData().toString()); });
    connect(m_trump, &QComboBox::activated, this, &DealHead::putTrump);
}

void DealHead::setOurs(const OwnRules& ours, const QString& house) {
    m_rules->setOurs(ours);
    setHouse(!ours.rules.empty(), house);
}

void DealHead::forget() {
    m_rules->forget();
}

// `14:12` as a record has it; what is no points goes there as it is, and the text says what is wrong.
void DealHead::putPoints(QLineEdit& field, const char* key) {
    if (!field.isModified()) return;
    field.setModified(false);
    const QString points = text(perlaggen::record::pointsTidied(utf8(field.text()))).simplified();
    put(key, points.contains(QLatin1Char('\n')) ? QString() : points);
}

// Where it was turned up in an event, that says another card; else the head names the suit.
void DealHead::putTrump(int index) {
    const QString value = m_trump->itemData(index).toString();
    const auto card = cards::readCard(utf8(value));
    QStringList lines = editor().toPlainText().split(QLatin1Char('\n'));
    const int at = m_turned.isEmpty() ? 0 : static_cast<int>(lines.indexOf(m_turned)) + 1;
    const auto keywords = keywordsOf(m_language);
    if (at > 0 && card) {
        const QString seat = m_turned.section(QLatin1Char(':'), 0, 0);
        lines[at - 1] = seat + QStringLiteral(": ") +
                        text(perlaggen::record::write(perlaggen::deal::Turn{{*card}}, keywords));
        return editor().changeHead(lines.join(QLatin1Char('\n')));
    }
    put("trump", card ? QString(QLatin1Char(cards::letterOf(card->suit()))) : value);
}

void DealHead::showOf(const DealView& deal, int line) {
    m_rules->showOf(line);
    showAt(line);
    showIn(*m_target, said("target"));
    showIn(*m_score, said("score").split(QLatin1Char(' '), Qt::SkipEmptyParts).join(QStringLiteral(" : ")));
    m_target->setPlaceholderText(deal.now ? QString::number(deal.now->state.target) : QString());
    m_dealer->clear();
    const DealView brief = calledBriefly(deal);
    const int seats = deal.now ? deal.now->state.seats : 0;
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<cards::Seat>(i);
        const QString letter = text(cards::toString(seat));
        const QString name = text(brief.now->nameOf(seat));
        m_dealer->addItem(name == letter ? letter : letter + QLatin1Char(' ') + name, letter);
    }
    if (deal.now) m_dealer->setCurrentIndex(static_cast<int>(deal.now->state.dealer));
    tellWhole(*m_dealer);
    showTrump(deal);
}

// The suits alone, and where a card was turned up its like.
void DealHead::fillTrumps(const DealView& deal) {
    const QString wanted =
        deal.now ? text(deal.now->record.header.rules) + QLatin1Char(m_turned.isEmpty() ? '-' : '+')
                 : QString();
    if (m_trump->count() > 0 && wanted == m_offeredFor) return; // pictures take their time
    m_offeredFor = wanted;
    m_trump->clear();
    m_trump->addItem(tr("noch nichts"), QString());
    if (!deal.now) return;
    const perlaggen::rulebook::Rules& rules = deal.now->rules;
    const int side = fontMetrics().height();
    for (const cards::Suit suit : kSuitsAsLaid)
        if (rules.mayBeTrump(suit))
            m_trump->addItem(QIcon(suitPicture(suit, side, devicePixelRatioF())),
                             tr("Trumpf %1").arg(text(perlaggen::rulebook::suitName(suit, m_language))),
                             QString(QLatin1Char(cards::letterOf(suit))));
    if (m_turned.isEmpty()) return;
    const int wide = static_cast<int>(kFieldCard * side);
    m_trump->setIconSize({wide, static_cast<int>(wide * kCardShape)});
    for (const cards::Card card : cards::wholePack(rules.set().pack))
        m_trump->addItem(QIcon(cardPicture(card, wide, devicePixelRatioF())),
                         text(perlaggen::rulebook::cardName(card, m_language)), text(cards::nameOf(card)));
}

void DealHead::showTrump(const DealView& deal) {
    m_turned.clear();
    QString shown;
    if (deal.whole) {
        const auto& events = deal.whole->record.events;
        for (std::size_t at = 0; at < events.size(); ++at)
            if (std::holds_alternative<perlaggen::deal::Turn>(events[at].action))
                m_turned =
                    editor().toPlainText().section(QLatin1Char('\n'), deal.whole->record.lines.events[at] - 1,
                                                   deal.whole->record.lines.events[at] - 1);
        const perlaggen::deal::State& state = deal.whole->state;
        if (state.trumpCard && !m_turned.isEmpty())
            shown = text(cards::nameOf(*state.trumpCard));
        else if (state.trump)
            shown = QLatin1Char(cards::letterOf(*state.trump));
    }
    fillTrumps(deal);
    m_trump->setCurrentIndex(std::max(0, m_trump->findData(shown)));
    tellWhole(*m_trump);
}

} // namespace schreiber::desktop

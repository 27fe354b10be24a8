#include "games/perlaggen/dispute/suit_chips.h"

#include "base/look.h"
#include "base/text.h"
#include "games/perlaggen/dispute/card_painter.h"
#include "games/perlaggen/dispute/perlaggen_deck.h"

#include <cards/notation.h>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QSignalBlocker>

#include <algorithm>
#include <perlaggen/rulebook/card_words.h>

namespace schreiber::desktop {
namespace {

constexpr double kSuitChipWide = 2.4; // in lines of letters
constexpr double kSuitChipHigh = 2;
constexpr double kSuitPicture = 1.2;
constexpr double kOffOpacity = 0.3;

// One of them: a radio button to whoever reads the screen, a chip to whoever sees it.
class SuitChip : public QRadioButton {
  public:
    SuitChip(cards::Suit suit, QWidget* parent)
        : QRadioButton(parent)
        , m_suit(suit) {}

    QSize sizeHint() const override {
        const int line = fontMetrics().height();
        return {static_cast<int>(kSuitChipWide * line), static_cast<int>(kSuitChipHigh * line)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    bool hitButton(const QPoint& point) const override { return rect().contains(point); }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& c = colours();
        const bool marked = isChecked() || hasFocus();
        painter.setPen(QPen(marked ? c.accent : c.line, isChecked() ? 3 : marked ? 2 : 1));
        painter.setBrush(isChecked() ? c.goodBack : c.surface);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
        if (!isEnabled()) painter.setOpacity(kOffOpacity);
        const double side = kSuitPicture * fontMetrics().height();
        paintSuit(painter, {(width() - side) / 2, (height() - side) / 2, side, side}, m_suit);
    }

  private:
    cards::Suit m_suit;
};

} // namespace

SuitChips::SuitChips(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_title(new QLabel(tr("Trumpf"), this)) {
    setObjectName(QStringLiteral("trumpChips"));
    setAccessibleName(m_title->text());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_title);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const cards::Suit suit = kSuitsAsLaid[i];
        auto* chip = new SuitChip(suit, this);
        const QString name = text(perlaggen::rulebook::suitName(suit, m_language));
        chip->setObjectName(QStringLiteral("trump") + QLatin1Char(cards::letterOf(suit)));
        chip->setAccessibleName(name);
        group->addButton(chip);
        row->addWidget(chip);
        connect(chip, &QRadioButton::toggled, this, [this](bool checked) {
            if (checked) emit changed();
        });
        m_chips[i] = chip;
    }
}

void SuitChips::offer(const std::vector<cards::Suit>& suits) {
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const bool may = std::find(suits.begin(), suits.end(), kSuitsAsLaid[i]) != suits.end();
        const QString name = m_chips[i]->accessibleName();
        m_chips[i]->setEnabled(may);
        m_chips[i]->setToolTip(
            may ? QStringLiteral("%1 (%2)").arg(name, QString(QLatin1Char(cards::letterOf(kSuitsAsLaid[i]))))
                : tr("%1 ist nach diesen Regeln nie Trumpf.").arg(name));
        if (!may && m_chips[i]->isChecked()) choose({});
    }
}

void SuitChips::choose(std::optional<cards::Suit> suit) {
    QButtonGroup* group = m_chips.front()->group();
    group->setExclusive(false); // none may be chosen
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const QSignalBlocker quiet(m_chips[i]);
        m_chips[i]->setChecked(suit == kSuitsAsLaid[i] && m_chips[i]->isEnabled());
    }
    group->setExclusive(true);
    update();
}

std::optional<cards::Suit> SuitChips::chosen() const {
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        if (m_chips[i]->isChecked()) return kSuitsAsLaid[i];
    return std::nullopt;
}

void SuitChips::arrive() {
    const auto chosen = std::find_if(m_chips.begin(), m_chips.end(),
                                     [](const QRadioButton* chip) { return chip->isChecked(); });
    const auto first = std::find_if(m_chips.begin(), m_chips.end(),
                                    [](const QRadioButton* chip) { return chip->isEnabled(); });
    const auto to = chosen != m_chips.end() ? chosen : first;
    if (to != m_chips.end()) (*to)->setFocus(Qt::OtherFocusReason);
}

bool SuitChips::takeLetter(const QString& letter) {
    const auto suit = cards::readSuit(utf8(letter));
    for (std::size_t i = 0; suit && i < m_chips.size(); ++i)
        if (kSuitsAsLaid[i] == *suit && m_chips[i]->isEnabled()) {
            m_chips[i]->setChecked(true);
            return true;
        }
    return false;
}

void SuitChips::keyPressEvent(QKeyEvent* event) {
    const bool confirmed = (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && chosen();
    if (confirmed || takeLetter(event->text())) return emit went();
    QWidget::keyPressEvent(event);
}

} // namespace schreiber::desktop

#include "widgets/choice_row.h"

#include "base/look.h"
#include "base/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

constexpr double kSecondLine = 0.9; // of the letters of the first

} // namespace

ChoiceRow::ChoiceRow(const QString& name, QWidget* parent)
    : QPushButton(parent)
    , m_key(new QLabel(this))
    , m_deed(new QLabel(this))
    , m_consequence(new QLabel(this))
    , m_tag(new QLabel(this)) {
    setObjectName(name);
    setProperty("role", QStringLiteral("choice"));
    setAutoDefault(true); // Enter presses the one that one stands on
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_key->setProperty("role", QStringLiteral("cap"));
    m_key->setAlignment(Qt::AlignCenter);
    m_deed->setFont(scaled(font(), 1.0, true));
    m_consequence->setFont(scaled(font(), kSecondLine));
    m_consequence->setProperty("role", QStringLiteral("muted"));
    m_tag->setFont(scaled(font(), kSecondLine));
    m_tag->setProperty("role", QStringLiteral("tag"));
    m_tag->setProperty("tone", QStringLiteral("bad"));
    for (QLabel* label : {m_key, m_deed, m_consequence, m_tag}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setTextFormat(Qt::PlainText);
    }
    m_deed->setWordWrap(true);
    m_consequence->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_deed);
    words->addWidget(m_consequence);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    row->setSpacing(14);
    row->addWidget(m_key, 0, Qt::AlignVCenter);
    row->addLayout(words, 1);
    row->addWidget(m_tag, 0, Qt::AlignVCenter);
}

void ChoiceRow::show(const QString& key, const QString& deed, const Consequence& consequence) {
    m_key->setText(key);
    m_key->setHidden(key.isEmpty());
    m_deed->setText(deed);
    m_consequence->setText(consequence.words);
    m_consequence->setHidden(consequence.words.isEmpty());
    m_tag->setText(consequence.tag);
    m_tag->setHidden(consequence.tag.isEmpty());
    setText(withoutMnemonic(deed)); // painted by the labels
    setAccessibleName(deed);
    setAccessibleDescription(consequence.tag.isEmpty()
                                 ? consequence.words
                                 : consequence.words + QStringLiteral(" ") + consequence.tag);
}

void ChoiceRow::setFramed(bool framed) {
    if (property("framed").toBool() == framed) return;
    setProperty("framed", framed);
    style()->unpolish(this);
    style()->polish(this);
}

QSize ChoiceRow::sizeHint() const {
    return layout()->sizeHint();
}

QSize ChoiceRow::minimumSizeHint() const {
    return layout()->minimumSize();
}

void ChoiceRow::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
}

} // namespace schreiber::desktop

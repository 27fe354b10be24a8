#include "widgets/message_strip.h"

#include "base/brief.h"
#include "base/icons.h"
#include "base/look.h"
#include "base/text.h"

#include <base/file_writer.h>
#include <desk/words.h>

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace schreiber::desktop {
namespace {

struct ToneLook {
    const char* property;
    const char* icon;
    QColor Colours::*colour;
};

ToneLook lookOf(Tone tone) {
    switch (tone) {
    case Tone::Good:
        return {"good", "done", &Colours::good};
    case Tone::Warn:
        return {"warn", "warn", &Colours::warn};
    case Tone::Bad:
        break;
    }
    return {"bad", "refused", &Colours::bad};
}

QString noticesInWords(words::Language language) {
    QStringList lines;
    for (const base::FileNotice& notice : base::takeFileNotices())
        lines << text(desk::noticeInWords(notice, language));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

MessageStrip::MessageStrip(QWidget* parent, const QString& name, Closing closing)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_close(new QToolButton(this)) {
    setObjectName(name + QStringLiteral("Strip"));
    setProperty("role", QStringLiteral("strip"));
    m_text->setObjectName(name + QStringLiteral("Text"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_close->setObjectName(name + QStringLiteral("Close"));
    m_close->setVisible(closing == Closing::ByHand);
    m_close->setText(QStringLiteral("✕"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::NoFocus); // Esc puts it away
    m_close->setAccessibleName(tr("Meldung schließen"));
    m_close->setToolTip(tr("Meldung schließen (Esc)"));
    connect(m_close, &QToolButton::clicked, this, &MessageStrip::putAway);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 8, 6);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    hide();
}

void MessageStrip::sayWithNotices(Tone tone, const QString& message, words::Language language) {
    const QString notices = noticesInWords(language);
    if (notices.isEmpty()) return say(tone, message);
    say(tone == Tone::Good ? Tone::Warn : tone, message + QLatin1Char('\n') + notices);
}

void MessageStrip::sayNotices(words::Language language) {
    if (const QString notices = noticesInWords(language); !notices.isEmpty()) say(Tone::Warn, notices);
}

bool MessageStrip::isSaying() const {
    return !m_text->text().isEmpty() && (!isHidden() || m_tone != Tone::Good);
}

void MessageStrip::say(Tone tone, const QString& message) {
    m_tone = tone;
    if (m_line.takes && m_line.takes(tone, message)) {
        m_text->setText(message);
        return hide();
    }
    if (m_line.clear) m_line.clear();
    const ToneLook look = lookOf(tone);
    setProperty("tone", QString::fromLatin1(look.property));
    style()->unpolish(this);
    style()->polish(this);
    const int size = fontMetrics().height();
    m_icon->setPixmap(icon(QString::fromLatin1(look.icon), colours().*look.colour).pixmap(size));
    m_text->setText(brief(message, kInMessage));
    setAccessibleName(m_text->text());
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageStrip::putAway() {
    if (m_line.clear && !m_text->text().isEmpty() && m_tone != Tone::Good) m_line.clear();
    hide();
    m_text->clear();
}

} // namespace schreiber::desktop

#include "window/status_line.h"

#include "base/look.h"
#include "base/session.h"
#include "base/text.h"
#include "example.h"
#include "widgets/elided_label.h"
#include "widgets/whole_label.h"

#include <QAccessible>
#include <QFileInfo>
#include <QStatusBar>
#include <QStyle>

#include <algorithm>
#include <chrono>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kHigh = 28; // at usual letters
constexpr int kAroundWords = 9;
constexpr int kBetween = 40;                             // the two of it
constexpr auto kMoment = std::chrono::milliseconds(300); // what takes no longer needs no bar

} // namespace

StatusLine::StatusLine(Session& session, MessageStrip& strip, QStatusBar& bar, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_strip(strip)
    , m_bar(bar)
    , m_last(new ElidedLabel(&bar))
    , m_progress(new QProgressBar(&bar))
    , m_copies(new ElidedLabel(&bar)) {
    m_last->setObjectName(QStringLiteral("lastAction"));
    m_last->setTextFormat(Qt::PlainText);
    m_last->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the copies come first
    m_copies->setObjectName(QStringLiteral("copies"));
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setAccessibleName(tr("Es wird gearbeitet"));
    m_progress->setRange(0, 0); // how long it takes nobody knows
    m_progress->setTextVisible(false);
    m_progress->setMaximumSize(12 * bar.fontMetrics().averageCharWidth(), bar.fontMetrics().height());
    m_progress->hide();
    bar.setSizeGripEnabled(false);
    bar.setContentsMargins(12, 0, 12, 0);
    bar.setFixedHeight(std::max(kHigh, bar.fontMetrics().height() + kAroundWords));
    bar.addWidget(m_last, 1);
    bar.addPermanentWidget(m_progress);
    bar.addPermanentWidget(m_copies);
    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, m_progress, &QWidget::show);
}

StatusLine::~StatusLine() {
    delete m_last;
    delete m_progress;
    delete m_copies;
}

void StatusLine::show(const QString& words, const QString& tone) {
    m_last->setText(words);
    setTone(*m_last, tone);
}

void StatusLine::say(const QString& what, bool done) {
    m_deed = what;
    m_deedTone = done ? QStringLiteral("good") : QString();
    m_hint.clear();
    show(m_deed, m_deedTone);
}

void StatusLine::hint(const QString& how) {
    m_hint = how;
    if (!m_strip.isSaying()) clear();
}

// What was done is told in one line where it finds room there, also of several sentences.
bool StatusLine::takes(Tone tone, const QString& said) {
    const QString message =
        tone == Tone::Good ? QString(said).replace(QLatin1Char('\n'), QLatin1Char(' ')) : said;
    const QFontMetrics letters(scaled(m_last->font(), 1.0, tone == Tone::Bad));
    const int room = m_bar.contentsRect().width() - m_copies->sizeHint().width() - kBetween;
    if (message.contains(QLatin1Char('\n')) || letters.horizontalAdvance(message) > room ||
        !m_bar.isVisible())
        return false;
    if (tone == Tone::Good) {
        say(message, true);
    } else {
        show(message, tone == Tone::Warn ? QStringLiteral("warn") : QStringLiteral("bad"));
    }
    QAccessibleEvent event(m_last, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    return true;
}

void StatusLine::clear() {
    m_hint.isEmpty() ? show(m_deed, m_deedTone) : show(m_hint, {});
}

void StatusLine::showBusy(const QString& what) {
    QWidget& window = *m_bar.window();
    if (what.isEmpty())
        clear();
    else
        show(what, {});
    if (what.isEmpty()) {
        m_moment.stop();
        m_progress->hide();
        return window.unsetCursor();
    }
    m_moment.start();
    window.setCursor(Qt::BusyCursor);
}

void StatusLine::startAnew() {
    m_copiesMissed = m_fileMissed = m_placeMissed = false;
    if (m_session.isOpen()) return;
    m_copies->clear();
    say({});
}

void StatusLine::sayCopies(const QString& words, bool bad) {
    m_copies->setText(words);
    m_copies->setProperty("tone", bad ? QStringLiteral("bad") : QString());
    m_copies->style()->unpolish(m_copies);
    m_copies->style()->polish(m_copies);
}

void StatusLine::refresh() {
    if (!m_session.isOpen()) return;
    const QString folder = text(m_session.tournament().settings.copyTo);
    const bool missed = !m_session.isFileThere();
    const bool isBack = std::exchange(m_fileMissed, missed) && !missed;
    if (isBack) m_strip.say(Tone::Good, tr("Die Datei ist wieder da, es wird wieder gespeichert."));
    if (missed)
        return sayCopies(m_session.isReplaced() ? tr("Dort liegt eine andere Datei: nichts wird gespeichert")
                                                : tr("Die Datei fehlt: nichts wird gespeichert"),
                         true);
    if (m_session.isReadOnly()) return sayCopies(tr("Nur zum Lesen: nichts wird gespeichert"), true);
    if (folder.isEmpty() && isExample(text(m_session.evening().path())))
        return sayCopies(tr("Beispielabend, wird nicht aufgehoben"), false);
    const bool noPlace = !folder.isEmpty() && !QFileInfo(folder).isDir();
    if (std::exchange(m_placeMissed, noPlace) && !noPlace) m_session.copies().writeMissed();
    const bool missing = !m_session.copies().missing().isEmpty() || noPlace;
    if (missing && !m_copiesMissed && m_session.copies().missing().isEmpty())
        m_strip.say(Tone::Bad,
                    tr("Die Zweitkopie fehlt: %1 ist nicht zu erreichen. Der Abend selbst ist "
                       "gespeichert. Den Stick anstecken, oder mit Datei → Ort der Zweitkopie einen "
                       "anderen Ordner wählen.")
                        .arg(folder));
    m_copiesMissed = missing;
    sayCopies(missing            ? tr("Zweitkopie fehlt: %1").arg(folder)
              : folder.isEmpty() ? tr("Keine Zweitkopie")
                                 : tr("Zweitkopie: %1").arg(folder),
              missing);
}

} // namespace schreiber::desktop

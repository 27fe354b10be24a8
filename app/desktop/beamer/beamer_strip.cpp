#include "beamer/beamer_strip.h"

#include "base/look.h"
#include "base/round_clock.h"
#include "beamer/beamer.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <initializer_list>

namespace schreiber::desktop {
namespace {

constexpr int kMostMinutes = 180;

} // namespace

BeamerStrip::BeamerStrip(Beamer& beamer, QWidget* parent)
    : QFrame(parent)
    , m_beamer(beamer)
    , m_showing(new QComboBox(this))
    , m_rotating(new QCheckBox(tr("Wechselnd"), this))
    , m_freeze(button("beamerFreezeButton", tr("Einfrieren")))
    , m_black(button("beamerBlackButton", tr("Schwarz")))
    , m_back(button("beamerBackButton", QStringLiteral("‹")))
    , m_forward(button("beamerForwardButton", QStringLiteral("›")))
    , m_state(new QLabel(this))
    , m_page(new QLabel(this))
    , m_face(new QLabel(this))
    , m_start(button("clockStartButton", {}))
    , m_minutes(new QSpinBox(this))
    , m_reset(button("clockResetButton", tr("Neu stellen"))) {
    setObjectName(QStringLiteral("beamerStrip"));
    m_showing->setObjectName(QStringLiteral("beamerShowing"));
    m_showing->setAccessibleName(tr("Was der Beamer zeigt"));
    for (int i = 0; i < kShowings; ++i) m_showing->addItem(nameOf(static_cast<Showing>(i)));
    m_rotating->setObjectName(QStringLiteral("beamerRotating"));
    m_rotating->setAccessibleName(tr("Der Beamer zeigt alles im Wechsel"));
    m_freeze->setCheckable(true);
    m_black->setCheckable(true);
    m_back->setAccessibleName(tr("Beamer: zurück"));
    m_forward->setAccessibleName(tr("Beamer: weiter"));
    m_state->setObjectName(QStringLiteral("beamerState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setMinimumWidth(1);
    m_state->setWordWrap(true);
    m_state->setProperty("tone", QStringLiteral("warn"));
    m_page->setObjectName(QStringLiteral("beamerPage"));
    m_page->setProperty("role", QStringLiteral("muted"));
    m_page->setMinimumWidth(1); // the buttons come first
    m_face->setObjectName(QStringLiteral("clockFace"));
    m_face->setTextFormat(Qt::PlainText);
    m_face->setProperty("role", QStringLiteral("sub"));
    m_face->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("+000:00")));
    m_face->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_minutes->setObjectName(QStringLiteral("clockMinutes"));
    m_minutes->setAccessibleName(tr("Minuten einer Runde"));
    m_minutes->setRange(1, kMostMinutes);
    m_minutes->setSuffix(tr(" min"));
    m_reset->setAccessibleName(tr("Rundenuhr neu stellen"));

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(12, 6, 12, 6);
    all->setSpacing(4);
    all->addWidget(m_state);
    auto* row = new FlowRow(this);
    all->addWidget(row);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_showing, m_back, m_forward, m_rotating, m_freeze, m_black})
        row->add(part);
    row->add(m_page, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_face, m_start, m_minutes, m_reset}) row->add(part);

    connect(m_showing, &QComboBox::activated, this,
            [this](int index) { m_beamer.setShowing(static_cast<Showing>(index)); });
    connect(m_rotating, &QCheckBox::clicked, this, [this](bool on) { m_beamer.setRotating(on); });
    connect(m_freeze, &KeyButton::clicked, this, [this](bool on) { m_beamer.setFrozen(on); });
    connect(m_black, &KeyButton::clicked, this, [this](bool on) { m_beamer.setBlack(on); });
    connect(m_back, &KeyButton::clicked, &m_beamer, &Beamer::back);
    connect(m_forward, &KeyButton::clicked, &m_beamer, &Beamer::forward);
    connect(m_start, &KeyButton::clicked, this, &BeamerStrip::startAsked);
    connect(m_reset, &KeyButton::clicked, this, &BeamerStrip::resetAsked);
    connect(m_minutes, &QSpinBox::valueChanged, this, &BeamerStrip::minutesChosen);
}

// The keys themselves are the menu's.
KeyButton* BeamerStrip::button(const char* name, const QString& label) {
    auto* made = new KeyButton(QLatin1String(name), this);
    made->setLabel(label, KeyButton::Key::ShownOnly);
    return made;
}

void BeamerStrip::follow(const RoundClock& clock, const QString& face, bool over) {
    setVisible(m_beamer.isOpen() || !clock.isFresh());
    m_showing->setCurrentIndex(static_cast<int>(m_beamer.showing()));
    m_rotating->setChecked(m_beamer.isRotating());
    m_freeze->setChecked(m_beamer.isFrozen());
    m_black->setChecked(m_beamer.isBlack());
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_showing, m_rotating, m_freeze, m_black, m_back, m_forward})
        part->setVisible(m_beamer.isOpen()); // else it is the clock's alone
    sayWhatIsOnTheWall();
    const QSignalBlocker quiet(m_minutes);
    m_minutes->setValue(clock.minutes);
    m_start->setLabel(clock.isRunning() ? tr("Uhr anhalten") : tr("Uhr starten"), KeyButton::Key::ShownOnly);
    m_face->setText(face);
    const QString tone = over ? QStringLiteral("bad") : QString();
    if (m_face->property("tone").toString() == tone) return;
    m_face->setProperty("tone", tone);
    m_face->style()->polish(m_face);
}

// Whoever looks down at the desk sees when the wall does not show what is chosen here.
void BeamerStrip::sayWhatIsOnTheWall() {
    const QString pages = m_beamer.pages() < 2
                              ? QString()
                              : QStringLiteral("%1/%2").arg(m_beamer.page() + 1).arg(m_beamer.pages());
    if (m_page->text() != pages) m_page->setText(pages);
    const QString wall = nameOf(m_beamer.onWall());
    QStringList said;
    if (m_beamer.screen().isLost()) said << tr("Der Schirm des Beamers fehlt");
    if (m_beamer.screen().isOverDesk())
        said << tr(
            "Der Beamer füllt diesen Schirm: Alt+1 bis Alt+6 holen ihn nach vorn, Esc macht ihn klein");
    if (m_beamer.isBlack()) said << tr("Die Wand ist schwarz");
    if (m_beamer.isFrozen()) {
        said << tr("Eingefroren, die Wand zeigt weiter: %1").arg(wall);
        if (m_beamer.showing() != m_beamer.onWall()) said << tr("danach: %1").arg(nameOf(m_beamer.showing()));
    }
    if (!m_beamer.isOpen()) said.clear();
    const QString sentence = said.join(QStringLiteral("  ·  "));
    if (sentence != m_state->text()) {
        m_state->setText(sentence);
        m_state->setAccessibleName(sentence);
    }
    m_state->setVisible(!said.isEmpty());
    const QString tone = said.isEmpty() ? QString() : QStringLiteral("warn");
    if (property("tone").toString() == tone) return;
    setProperty("tone", tone);
    for (QWidget* part : std::initializer_list<QWidget*>{this, m_freeze, m_black}) {
        part->style()->unpolish(part);
        part->style()->polish(part);
    }
}

} // namespace schreiber::desktop

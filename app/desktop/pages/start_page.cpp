#include "pages/start_page.h"

#include "base/dates.h"
#include "base/icons.h"
#include "base/look.h"
#include "base/preferences.h"
#include "base/rule_sets.h"
#include "base/text.h"
#include "example.h"
#include "games/perlaggen/dispute/card_painter.h"
#include "pages/new_tournament_form.h"
#include "widgets/beside.h"
#include "widgets/key_button.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kShownRecent = 4;
constexpr int kLogo = 72;
constexpr int kLettersOfEvening = 62;
const auto kOwnRulesFile = QStringLiteral("ownRulesFile"); // among what is typed
const auto kEmptyForm = QStringLiteral("emptyForm");       // it is not like the last evening

// Wide enough for what most evenings are called; a longer name ends in ….
class EveningCard : public KeyButton {
  public:
    EveningCard(const QString& name, QWidget* parent)
        : KeyButton(name, parent) {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize minimumSizeHint() const override {
        const QSize whole = sizeHint();
        return {std::min(whole.width(), kLettersOfEvening * fontMetrics().averageCharWidth()),
                whole.height()};
    }
};

template <class Button = KeyButton>
Button* card(QWidget* parent, const char* name, const char* iconName, const QString& label,
             KeyButton::Key use = KeyButton::Key::Bound) {
    auto* button = new Button(QLatin1String(name), parent);
    button->setProperty("role", QStringLiteral("card"));
    button->setIcon(icon(QLatin1String(iconName), colours().accent));
    button->setIconSize(QSize(28, 28));
    button->setLabel(label, use);
    return button;
}

// What the file's name does not say already. Earlier versions did not keep it.
QString eveningInWords(const QString& kept, const QString& file) {
    const QString day = dateOnScreen(kept.section(QLatin1Char(' '), 0, 0));
    const QString name = withoutMnemonic(kept.section(QLatin1Char(' '), 1));
    QStringList parts{name == file ? QString() : name, day};
    parts.removeAll(QString());
    return parts.isEmpty() ? QString() : QStringLiteral(" · ") + parts.join(QStringLiteral(", "));
}

// Where the evening stands.
QString whereItStands(const tournament::Tournament& tournament) {
    if (tournament.closing) {
        const auto& ranks = tournament.closing->ranks;
        const QString winner =
            ranks.empty() ? QString() : text(tournament::nameOf(tournament, ranks.front().contestant));
        return winner.isEmpty() ? StartPage::tr("abgeschlossen")
                                : StartPage::tr("abgeschlossen · Sieger %1").arg(winner);
    }
    const int round = tournament::currentRound(tournament);
    const int planned = tournament.settings.rounds;
    if (round == 0) return StartPage::tr("noch nichts gelost");
    return planned > 0 ? StartPage::tr("Runde %1 von %2").arg(round).arg(planned)
                       : StartPage::tr("Runde %1").arg(round);
}

} // namespace

StartPage::StartPage(const Clock& clock, Dialogs& dialogs, const Preferences& preferences, QWidget* parent)
    : Page(QStringLiteral("startPage"), parent) {
    const std::optional<LastEvening> last = lastEvening(preferences);
    if (last) m_rulesBefore = last->tournament.settings.rules;
    m_form = new NewTournamentForm(clock, dialogs, preferences.language, last, this);
    auto* logo = new QLabel(this);
    logo->setPixmap(colouredIcon(QStringLiteral("schreiber")).pixmap(kLogo));
    auto* title = new QLabel(QStringLiteral("Schreiber"), this);
    title->setFont(scaled(font(), 2.4, true));
    auto* claim = new QLabel(tr("Perlaggen und Königrufen: losen, schreiben, werten."), this);
    claim->setProperty("role", QStringLiteral("muted"));
    claim->setWordWrap(true);

    auto* parts = new Beside(this);
    auto* left = new QVBoxLayout(new QWidget(parts));
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(10);
    auto* head = new QHBoxLayout;
    head->addWidget(logo);
    head->addSpacing(10);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(title);
    names->addWidget(claim);
    head->addLayout(names, 1);
    left->addLayout(head);
    left->addSpacing(14);

    if (last) addLast(left, *last, preferences.language);
    addRecent(left, preferences, last ? &*last : nullptr);
    KeyButton* open = card(this, "openFile", "folder", tr("Turnier öffnen …"), KeyButton::Key::ShownOnly);
    connect(open, &KeyButton::clicked, this, &StartPage::openAsked);
    left->addWidget(open);
    KeyButton* example = card(this, "openExample", "draw", tr("Am Beispielabend ausprobieren"));
    connect(example, &KeyButton::clicked, this, [this] { emit exampleAsked(Example::Perlaggen); });
    left->addWidget(example);
    KeyButton* tarock = card(this, "openTarock", "draw", tr("Am Beispielabend im Königrufen ausprobieren"));
    connect(tarock, &KeyButton::clicked, this, [this] { emit exampleAsked(Example::Koenigrufen); });
    left->addWidget(tarock);
    KeyButton* dispute = card(this, "openDispute", "dispute", tr("Einen Streitfall klären"));
    connect(dispute, &KeyButton::clicked, this, &StartPage::disputeAsked);
    left->addWidget(dispute);
    left->addStretch(1);
    auto* suits = new QHBoxLayout;
    suits->setSpacing(14);
    using cards::Suit;
    for (const Suit suit : {Suit::Schell, Suit::Eichel, Suit::Herz, Suit::Laub}) {
        auto* mark = new QLabel(this);
        mark->setPixmap(suitPicture(suit, 32, devicePixelRatioF()));
        suits->addWidget(mark);
    }
    suits->addStretch(1);
    left->addLayout(suits);

    connect(m_form, &NewTournamentForm::wanted, this, &StartPage::newWanted);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(28, 28, 28, 28);
    parts->add(left->parentWidget(), 1);
    parts->add(m_form, 1);
    row->addWidget(parts);
    if (m_first == nullptr) m_first = open;
}

// "Imst · zu 15 · 4 Runden · 22 Leute"
void StartPage::addLast(QVBoxLayout* column, const LastEvening& last, words::Language language) {
    const tournament::Settings& settings = last.tournament.settings;
    const QString name = withoutMnemonic(text(settings.name));
    auto* button = card<EveningCard>(this, "newLike", "new", tr("Neuer Abend wie „%1“").arg(name),
                                     KeyButton::Key::ShownOnly);
    QStringList second{gameInWords(settings, language)};
    if (settings.rounds > 0)
        second << (settings.rounds == 1 ? tr("1 Runde") : tr("%1 Runden").arg(settings.rounds));
    second << tr("%1 Leute").arg(last.tournament.entries.size());
    button->setSecond(second.join(QStringLiteral(" · ")));
    connect(button, &KeyButton::clicked, this, &StartPage::beginNew);
    column->addWidget(button);
}

void StartPage::addRecent(QVBoxLayout* column, const Preferences& preferences, const LastEvening* before) {
    int shown = 0;
    for (const QString& path : preferences.recent) {
        if (shown == kShownRecent || !QFileInfo::exists(path)) continue;
        const QString name = withoutMnemonic(QFileInfo(path).completeBaseName());
        const bool last = shown == 0;
        const QString label = (last ? tr("Weiter mit „%1“").arg(name) : name) +
                              eveningInWords(preferences.evenings.value(path), name);
        auto* button = card<EveningCard>(this, last ? "openLast" : "", "sheet", label);
        if (!last) button->setObjectName(QStringLiteral("openRecent%1").arg(shown));
        button->setToolTip(path.toHtmlEscaped());
        if (before != nullptr && before->path == path) button->setSecond(whereItStands(before->tournament));
        connect(button, &KeyButton::clicked, this, [this, path] { emit fileChosen(path); });
        column->addWidget(button);
        if (last) m_first = button;
        ++shown;
    }
}

void StartPage::arrive() {
    m_first->setFocus();
}

// Rules out of a file first: they are chosen among the others.
Fields StartPage::typed() const {
    Fields fields = Page::typed();
    if (!m_form->isLike()) fields.prepend({kEmptyForm, true});
    if (!m_form->rulesFile().isEmpty()) fields.prepend({kOwnRulesFile, m_form->rulesFile()});
    return fields;
}

void StartPage::setTyped(const Fields& fields) {
    for (const KeptField& field : fields)
        if (field.name == kOwnRulesFile) m_form->offerRules(field.value.toString());
    for (const KeptField& field : fields)
        if (field.name == kEmptyForm) m_form->setLike(false);
    Page::setTyped(fields);
}

void StartPage::goToWrong(const desk::Failure& failure) {
    m_form->goToWrong(failure);
}

void StartPage::beginNew() {
    if (m_form->isLike()) emit told(tr("Alles steht wie letztes Mal. Nur Name und Datum sind neu."));
    m_form->begin();
}

} // namespace schreiber::desktop

#include "pages/new_tournament_form.h"

#include "base/dates.h"
#include "base/fields.h"
#include "base/listed_words.h"
#include "base/option_words.h"
#include "base/rule_sets.h"
#include "base/seams.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "games/dispute_games.h"
#include "widgets/key_button.h"

#include <desk/limits.h>
#include <desk/settings.h>
#include <tournament/limits.h>

#include <QButtonGroup>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace schreiber::desktop {
namespace {

constexpr int kLongestTyped = 400; // more than the desk takes, so that it says so instead of a cut
constexpr int kUsualRounds = 8;
constexpr int kRulesSeen = 20; // the other game's, too
constexpr int kUsualZeroSumRounds = 3;
constexpr int kUsuallyQualified = 2;
constexpr int kLettersOfDay = 12;
constexpr int kLettersOfField = 30;

// The kinds of evening on offer: their button, and what they mean for the desk.
struct Preset {
    const char* object;
    const char* format;
    const char* pairing;
    QString label;
};

bool isOneOf(const QString& format, std::initializer_list<const char*> formats) {
    return std::any_of(formats.begin(), formats.end(),
                       [&](const char* one) { return format == QLatin1String(one); });
}

QLabel* noteLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setProperty("role", QStringLiteral("muted"));
    label->setTextFormat(Qt::PlainText);
    return label;
}

// What is played by, without what stands in brackets after it.
QString rulesInShort(const QComboBox& rules) {
    return rules.currentText().section(QStringLiteral(" ("), 0, 0);
}

void chooseValue(QComboBox* box, const QString& value) {
    if (const int at = box->findData(value); at >= 0) box->setCurrentIndex(at);
}

QString furtherOption(const tournament::Settings& settings, const char* option) {
    const auto found = settings.furtherOptions.find(option);
    return found == settings.furtherOptions.end() ? QString() : text(found->second);
}

// What comes along beside what can be seen in the form, as far as it is not as usual.
QStringList comesAlong(const tournament::Settings& settings, words::Language language) {
    const tournament::Settings usual;
    QStringList all;
    if (!settings.zeroSum && settings.scoring != usual.scoring) {
        const auto known = choicesOf("scoring", {"1*win", "100*win+1*points", "1*points"}, language);
        const auto found =
            std::ranges::find(known, text(settings.scoring), &std::pair<QString, QString>::second);
        all << NewTournamentForm::tr("Wertung: %1")
                   .arg(found == known.end() ? text(settings.scoring) : found->first);
    }
    if (!settings.zeroSum && settings.ladder != usual.ladder)
        all << NewTournamentForm::tr("bei Gleichstand: %1")
                   .arg(listInWords(Listed::Ladder, text(settings.ladder), language));
    if (settings.games > 1) all << NewTournamentForm::tr("%1 Partien je Begegnung").arg(settings.games);
    if (settings.tables > 0) all << NewTournamentForm::tr("%1 Tische im Saal").arg(settings.tables);
    if (settings.meet == tournament::Meet::Once) all << NewTournamentForm::tr("am selben Tisch nur einmal");
    if (settings.rest == tournament::Rest::Pair)
        all << NewTournamentForm::tr("zwei Übrige spielen gegeneinander");
    if (settings.camps) all << NewTournamentForm::tr("Lager gegeneinander");
    if (!settings.keepApart.empty()) all << NewTournamentForm::tr("Vereine auseinander");
    if (settings.hideStandingsUntil > 0)
        all << NewTournamentForm::tr("Rangliste geheim bis Runde %1").arg(settings.hideStandingsUntil);
    return all;
}

} // namespace

NewTournamentForm::NewTournamentForm(const Clock& clock, Dialogs& dialogs, words::Language language,
                                     const std::optional<LastEvening>& last, QWidget* parent)
    : QFrame(parent)
    , m_clock(clock)
    , m_dialogs(dialogs)
    , m_language(language)
    , m_last(last)
    , m_form(new QFormLayout)
    , m_like(new QPushButton(this))
    , m_empty(new KeyButton(QStringLiteral("newEmpty"), this))
    , m_format(new QButtonGroup(this))
    , m_kind(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_place(new QLineEdit(this))
    , m_date(new QLineEdit(this))
    , m_rules(new QComboBox(this))
    , m_rounds(new QSpinBox(this))
    , m_target(new QSpinBox(this))
    , m_final(new QComboBox(this))
    , m_meet(new QComboBox(this))
    , m_rest(new QComboBox(this))
    , m_losers(new QComboBox(this))
    , m_groups(new QSpinBox(this))
    , m_qualify(new QSpinBox(this))
    , m_tarock{new QSpinBox(this),  new QComboBox(this), new QComboBox(this), new QComboBox(this),
               new QComboBox(this), new QLineEdit(this), new QSpinBox(this)}
    , m_notes{noteLabel(this, "newNameNote"),  noteLabel(this, "newDateNote"),
              noteLabel(this, "newRulesNote"), noteLabel(this, "newTargetNote"),
              noteLabel(this, "newAlong"),     noteLabel(this, "newLeft")} {
    setObjectName(QStringLiteral("newTournament"));
    setProperty("role", QStringLiteral("card"));
    buildFields();
    buildZeroSum();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 10, 20, 12);
    column->setSpacing(8);
    column->addLayout(builtHead());
    buildRows();
    column->addLayout(m_form);
    column->addStretch(1);
    auto* make = new KeyButton(QStringLiteral("newMake"), this);
    make->setLabel(tr("Anlegen und speichern …"), KeyButton::Key::ShownOnly, u"nextButton");
    make->setRank(KeyButton::Rank::Gold); // there is no evening yet whose next step it would be
    connect(make, &KeyButton::clicked, this, &NewTournamentForm::make);
    auto* written = new QShortcut(shortcuts::of(u"newMake"), this);
    connect(written, &QShortcut::activated, make, &QPushButton::click);
    column->addWidget(make);
    // Down the form.
    QWidget* before = m_empty;
    auto* own = findChild<QPushButton*>(QStringLiteral("newRulesFile"));
    for (QWidget* next : std::initializer_list<QWidget*>{m_name, m_date, m_place, m_rules, own}) {
        setTabOrder(before, next);
        before = next;
    }
    for (QAbstractButton* kind : m_format->buttons()) {
        setTabOrder(before, kind);
        before = kind;
    }
    for (QWidget* next : std::initializer_list<QWidget*>{
             m_kind, m_target, m_rounds, m_groups, m_qualify, m_meet, m_rest, m_losers, m_final,
             m_tarock.deals, m_tarock.fives, m_tarock.end, m_tarock.doubled, m_tarock.kontra,
             m_tarock.rankPoints, m_tarock.stake, make}) {
        setTabOrder(before, next);
        before = next;
    }
    connect(m_format, &QButtonGroup::buttonToggled, this, [this](const QAbstractButton* button, bool chosen) {
        if (!chosen) return;
        m_kind->setCurrentIndex(m_kind->findData(button->objectName()));
        fitFields();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        if (auto* kind = findChild<QRadioButton*>(m_kind->currentData().toString())) kind->setChecked(true);
    });
    connect(m_rules, &QComboBox::currentIndexChanged, this, &NewTournamentForm::fitToRules);
    connect(m_tarock.end, &QComboBox::currentIndexChanged, this, &NewTournamentForm::fitFields);
    for (QLineEdit* line : {m_name, m_date})
        connect(line, &QLineEdit::textChanged, this, &NewTournamentForm::tellNotes);
    connect(m_target, &QSpinBox::valueChanged, this, &NewTournamentForm::tellNotes);
    fillRules();
    setLike(m_last.has_value());
}

QLayout* NewTournamentForm::builtHead() {
    auto* title = new QLabel(tr("Neuer Abend"), this);
    title->setProperty("role", QStringLiteral("heading"));
    m_like->setObjectName(QStringLiteral("newLikeLast"));
    m_like->setCheckable(true);
    m_like->setAutoDefault(true);
    if (m_last)
        m_like->setText(
            withoutMnemonic(tr("wie %1").arg(text(m_last->tournament.settings.name).left(kLettersOfField))));
    m_empty->setLabel(tr("leer"));
    m_empty->setCheckable(true);
    connect(m_like, &QPushButton::clicked, this, [this] { setLike(true); });
    connect(m_empty, &KeyButton::clicked, this, [this] {
        setLike(false);
        begin();
    });
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(title, 1);
    for (QPushButton* button : {m_like, static_cast<QPushButton*>(m_empty)}) {
        button->setVisible(m_last.has_value());
        head->addWidget(button);
    }
    return head;
}

void NewTournamentForm::buildFields() {
    m_name->setObjectName(QStringLiteral("newName"));
    m_name->setPlaceholderText(tr("Herbstabend"));
    m_place->setObjectName(QStringLiteral("newPlace"));
    m_place->setPlaceholderText(tr("Gasthof, Ort"));
    m_date->setObjectName(QStringLiteral("newDate"));
    m_date->setProperty(kIsDay, true);
    m_date->setMinimumWidth(kLettersOfDay * fontMetrics().horizontalAdvance(QLatin1Char('0')));
    for (QLineEdit* line : {m_name, m_place, m_date, m_tarock.rankPoints}) {
        line->setMaxLength(kLongestTyped);
        connect(line, &QLineEdit::returnPressed, this, &NewTournamentForm::make);
    }
    m_rules->setObjectName(QStringLiteral("newRules"));
    m_rules->setMaxVisibleItems(kRulesSeen);
    m_rounds->setObjectName(QStringLiteral("newRounds"));
    m_rounds->setRange(0, desk::kMostRounds);
    m_rounds->setSpecialValueText(tr("offen"));
    m_target->setObjectName(QStringLiteral("newTarget"));
    m_target->setRange(0, desk::kHighestTarget);
    const auto offer = [](QComboBox* box, const char* name,
                          std::initializer_list<std::pair<QString, const char*>> choices) {
        box->setObjectName(QLatin1String(name));
        for (const auto& [words, value] : choices) box->addItem(words, QLatin1String(value));
    };
    offer(m_final, "newFinal",
          {{tr("keine"), ""},
           {tr("die zwei besten Paare"), "pairs"},
           {tr("um die Krone: die zwei Besten"), "crown"}});
    offer(m_meet, "newMeet", {{tr("einmal mit- und einmal gegeneinander"), ""}, {tr("nur einmal"), "once"}});
    offer(m_rest, "newRest", {{tr("ist spielfrei"), "sit"}, {tr("zwei spielen gegeneinander"), "pair"}});
    offer(m_losers, "newRepechage",
          {{tr("die zwei aus dem Halbfinale"), "no"}, {tr("zweite Chance: wer einmal verliert"), "yes"}});
    m_groups->setObjectName(QStringLiteral("newGroups"));
    m_groups->setRange(0, desk::kMostGroups);
    m_groups->setSpecialValueText(tr("zu viert oder fünft"));
    m_qualify->setObjectName(QStringLiteral("newQualify"));
    m_qualify->setRange(1, desk::kMostQualified);
    m_kind->setObjectName(QStringLiteral("newKind"));
}

QWidget* NewTournamentForm::beside(QWidget* field, QLabel* words) {
    auto* row = new QWidget(this);
    row->setFocusProxy(field);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    line->addWidget(field, qobject_cast<QSpinBox*>(field) == nullptr ? 3 : 0);
    line->addWidget(words, 2);
    return row;
}

void NewTournamentForm::buildRows() {
    // What can be chosen is long in some languages, and a small screen has little room beside the cards.
    for (QComboBox* box : {m_rules, m_kind, m_meet, m_rest, m_final, m_losers, m_tarock.fives, m_tarock.end,
                           m_tarock.doubled, m_tarock.kontra}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    for (QLabel* words : {m_notes.along, m_notes.left}) words->setWordWrap(true);
    auto* own = new QPushButton(tr("Eigene …"), this);
    own->setObjectName(QStringLiteral("newRulesFile"));
    own->setAccessibleName(tr("Eigene Regeln aus einer Datei"));
    own->setAutoDefault(true);
    connect(own, &QPushButton::clicked, this, &NewTournamentForm::chooseRules);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setVerticalSpacing(4);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // large letters on a small screen
    const auto add = [this](const QString& label, QWidget* field, QWidget* row) {
        auto* words = new QLabel(label, this);
        words->setBuddy(field);
        // a label is not found from within a row
        field->setAccessibleName(QString(label).remove(QLatin1Char('&')));
        m_form->addRow(words, row);
    };
    add(tr("&Name"), m_name, beside(m_name, m_notes.name));
    add(tr("Da&tum"), m_date, beside(m_date, m_notes.date));
    add(tr("&Ort"), m_place, m_place);
    QWidget* rules = beside(m_rules, m_notes.rules);
    static_cast<QHBoxLayout*>(rules->layout())->insertWidget(1, own);
    static_cast<QHBoxLayout*>(rules->layout())->setStretch(0, 1);
    static_cast<QHBoxLayout*>(rules->layout())->setStretch(2, 0);
    add(tr("&Regeln"), m_rules, rules); // what is played says which kinds of evening there are
    buildKinds();
    add(tr("&Ziel"), m_target, beside(m_target, m_notes.target));
    add(tr("Rund&en"), m_rounds, beside(m_rounds, new QLabel(this)));
    m_form->addRow(tr("Gruppen"), m_groups);
    m_form->addRow(tr("&Weiter je Gruppe"), m_qualify);
    m_form->addRow(tr("Am selben Tisch"), m_meet);
    m_form->addRow(tr("Wer übrig bleibt"), m_rest);
    m_form->addRow(tr("Um den dritten Platz"), m_losers);
    m_form->addRow(tr("&Letzte Partie"), m_final);
    const auto called = [this](const char* option) { return optionCalled(option, m_language); };
    m_form->addRow(called("deals"), m_tarock.deals);
    m_form->addRow(called("fives"), m_tarock.fives);
    m_form->addRow(called("end"), m_tarock.end);
    m_form->addRow(called("doubled"), m_tarock.doubled);
    m_form->addRow(called("kontra"), m_tarock.kontra);
    m_form->addRow(called("rank-points"), m_tarock.rankPoints);
    m_form->addRow(called("stake"), m_tarock.stake);
    m_form->addRow(tr("Kommt mit"), m_notes.along);
    m_form->addRow(tr("Nicht mit"), m_notes.left);
}

// A list where one sees for the first time what there is; a choice where one knows.
void NewTournamentForm::buildKinds() {
    const Preset presets[] = {
        {"presetDrawn", "drawn", "", tr("&Partner jede Runde neu")},
        {"presetPairs", "pairs", "random", tr("&Feste Paare, Gegner gelost")},
        {"presetMoving", "pairs", "moving", tr("Feste Paare, eine Seite rü&ckt")},
        {"presetSwiss", "pairs", "swiss", tr("Feste Paare, &Schweizer System")},
        {"presetRoundRobin", "pairs", "round-robin", tr("&Jedes Paar gegen jedes")},
        {"presetKnockout", "knockout", "", tr("&K.-o.")},
        {"presetGroups", "groups", "", tr("&Vorrunde in Gruppen, dann K.-o.")},
        {"presetSolo", "solo", "", tr("Jeder für s&ich, zu dritt")},
    };
    auto* list = new QWidget(this);
    list->setObjectName(QStringLiteral("newKinds"));
    list->setAccessibleName(tr("Art des Abends"));
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const Preset& preset : presets) {
        auto* button = new QRadioButton(preset.label, list);
        button->setObjectName(QLatin1String(preset.object));
        button->setProperty("format", QLatin1String(preset.format));
        button->setProperty("pairing", QLatin1String(preset.pairing));
        m_format->addButton(button);
        column->addWidget(button);
        m_kind->addItem(QString(preset.label).remove(QLatin1Char('&')), QLatin1String(preset.object));
    }
    m_format->buttons().constFirst()->setChecked(true);
    m_form->addRow(list);
    m_form->addRow(tr("&Art"), m_kind);
}

void NewTournamentForm::buildZeroSum() {
    const auto offer = [this](QComboBox* box, const char* name, const char* option,
                              std::initializer_list<const char*> values) {
        box->setObjectName(QLatin1String(name));
        for (const auto& [words, value] : choicesOf(option, values, m_language)) box->addItem(words, value);
    };
    m_tarock.deals->setObjectName(QStringLiteral("newDeals"));
    m_tarock.deals->setRange(1, tournament::kMostDeals);
    offer(m_tarock.fives, "newFives", "fives", {"allow", "never"});
    offer(m_tarock.end, "newEnd", "end", {"games", "radel"});
    offer(m_tarock.doubled, "newDoubled", "doubled", {"count", "off"});
    offer(m_tarock.kontra, "newKontra", "kontra", {"count", "off"});
    m_tarock.rankPoints->setObjectName(QStringLiteral("newRankPoints"));
    m_tarock.rankPoints->setPlaceholderText(tr("keine; sonst etwa 60,40,20,0"));
    m_tarock.stake->setObjectName(QStringLiteral("newStake"));
    m_tarock.stake->setRange(0, desk::kMostStake);
    m_tarock.stake->setSpecialValueText(tr("ohne Geld"));
}

void NewTournamentForm::fillRules() {
    const QVariant chosen = m_rules->currentData();
    {
        const QSignalBlocker quiet(m_rules);
        m_rules->clear();
        offerRuleSets(*m_rules, m_language);
        if (!m_rulesFile.isEmpty())
            m_rules->addItem(tr("eigene: %1").arg(QFileInfo(m_rulesFile).completeBaseName()), m_rulesFile);
        m_rules->setCurrentIndex(chosen.isValid() ? std::max(0, m_rules->findData(chosen)) : 0);
    }
    fitToRules();
}

// As the last one was, with its name to be typed over and the day of today; or as nobody has ever played.
void NewTournamentForm::setLike(bool like) {
    m_isLike = like && m_last;
    m_like->setChecked(m_isLike);
    m_empty->setChecked(!m_isLike);
    m_date->setText(onScreen(m_clock.now().date()));
    if (m_isLike) {
        showSettings(m_last->tournament.settings);
    } else {
        tournament::Settings usual;
        usual.rules = utf8(m_rules->itemData(0).toString());
        usual.rounds = kUsualRounds;
        usual.qualify = kUsuallyQualified;
        usual.target = fitOf(text(usual.rules)).shape->target;
        showSettings(usual);
    }
    fitFields();
    tellNotes();
}

void NewTournamentForm::showSettings(const tournament::Settings& settings) {
    m_name->setText(text(settings.name));
    m_place->setText(text(settings.place));
    chooseValue(m_rules, text(settings.rules));
    const QString format = text(tournament::nameOf(settings.format));
    const QString pairing = text(tournament::nameOf(settings.pairing));
    for (QAbstractButton* button : m_format->buttons())
        if (button->property("format") == format &&
            (format != QLatin1String("pairs") || button->property("pairing") == pairing))
            button->setChecked(true);
    if (settings.target > 0) m_target->setValue(settings.target);
    m_rounds->setValue(settings.rounds);
    m_groups->setValue(settings.groups);
    m_qualify->setValue(settings.qualify);
    chooseValue(m_final, text(tournament::nameOf(settings.last)));
    chooseValue(m_meet, text(tournament::nameOf(settings.meet)));
    chooseValue(m_rest, text(tournament::nameOf(settings.rest)));
    chooseValue(m_losers, settings.secondChance ? QStringLiteral("yes") : QStringLiteral("no"));
    if (settings.deals > 0) m_tarock.deals->setValue(settings.deals);
    chooseValue(m_tarock.fives, settings.fives ? QStringLiteral("allow") : QStringLiteral("never"));
    chooseValue(m_tarock.end, settings.openEnd ? QStringLiteral("radel") : QStringLiteral("games"));
    for (const auto& [box, option] :
         {std::pair(m_tarock.doubled, "doubled"), std::pair(m_tarock.kontra, "kontra")})
        chooseValue(box, furtherOption(settings, option) == QLatin1String("off") ? QStringLiteral("off")
                                                                                 : QStringLiteral("count"));
    m_tarock.rankPoints->setText(text(settings.rankPoints));
    m_tarock.stake->setValue(settings.stake);
}

void NewTournamentForm::fitToRules() {
    const RuleSetFit fit = fitOf(m_rules->currentData().toString());
    QAbstractButton* first = nullptr;
    for (QAbstractButton* button : m_format->buttons()) {
        const auto format = tournament::readFormat(utf8(button->property("format").toString()));
        const bool allowed = fit.allows(format.value_or(tournament::Format::Drawn));
        button->setEnabled(allowed);
        button->setVisible(allowed || !fit.zeroSum); // there is one kind then
        if (allowed && first == nullptr) first = button;
        if (format == tournament::Format::Solo) {
            button->setText(fit.zeroSum ? tr("Jeder für s&ich") : tr("Jeder für s&ich, zu dritt"));
            m_kind->setItemText(m_kind->findData(button->objectName()),
                                button->text().remove(QLatin1Char('&')));
        }
    }
    if (!m_format->checkedButton()->isEnabled() && first != nullptr) first->setChecked(true);
    m_rounds->setMinimum(fit.zeroSum ? 1 : 0); // of those an evening has a certain number
    if (fit.zeroSum != m_zeroSum) m_rounds->setValue(fit.zeroSum ? kUsualZeroSumRounds : kUsualRounds);
    if (fit.zeroSum && !m_zeroSum) {
        m_tarock.deals->setValue(fit.shape->deals);
        m_tarock.deals->setSingleStep(fit.shape->players); // all deal equally often
    }
    m_zeroSum = fit.zeroSum;
    fitTarget();
    fitFields();
}

// A target that was chosen stays; the rules' own goes with them.
void NewTournamentForm::fitTarget() {
    const RuleSetFit fit = fitOf(m_rules->currentData().toString());
    const int own = fit.shape ? fit.shape->target : 0;
    const bool chosen = m_ownTarget != 0 && m_target->value() != m_ownTarget && own != 0;
    m_target->setMinimum(own == 0 ? 0 : 1);
    m_target->setSpecialValueText(own == 0 ? tr("wie in den Regeln")
                                           : QString()); // of a file, which the desk reads
    if (!chosen) m_target->setValue(own);
    m_ownTarget = own;
    tellNotes();
}

void NewTournamentForm::fitFields() {
    const QString format = m_format->checkedButton()->property("format").toString();
    const RuleSetFit fit = fitOf(m_rules->currentData().toString());
    const auto show = [this](QWidget* field, bool shown) {
        m_form->setRowVisible(m_form->indexOf(field) >= 0 ? field : field->parentWidget(), shown);
    };
    show(findChild<QWidget*>(QStringLiteral("newKinds")), !m_isLike);
    show(m_kind, m_isLike);
    for (QLabel* words : {m_notes.along, m_notes.left}) show(words, m_isLike);
    show(m_rounds, !isOneOf(format, {"knockout", "groups"}));
    show(m_final, isOneOf(format, {"drawn", "pairs"}));
    show(m_losers, isOneOf(format, {"knockout"}));
    show(m_meet, isOneOf(format, {"drawn"}) && !m_isLike); // comes along
    // Two who are left over can play only where the rules have a game for two.
    show(m_rest, isOneOf(format, {"drawn"}) && fit.forTwo && !m_isLike);
    for (QSpinBox* number : {m_groups, m_qualify}) show(number, isOneOf(format, {"groups"}));
    show(m_target, fit.hasTarget);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_tarock.fives, m_tarock.end, m_tarock.doubled, m_tarock.kontra,
                                         m_tarock.rankPoints, m_tarock.stake})
        show(field, fit.zeroSum);
    show(m_tarock.deals, fit.zeroSum && m_tarock.end->currentIndex() == 0); // a Radel ends by itself
}

void NewTournamentForm::tellNotes() {
    const QString name = m_name->text().trimmed();
    const bool old = m_isLike && name == text(m_last->tournament.settings.name);
    m_notes.name->setText(old ? tr("noch der vom letzten Mal") : QString());
    const QDate day = QDate::fromString(dateAsKept(m_date->text().trimmed()), Qt::ISODate);
    const QString weekday = day.isValid() ? QLocale().dayName(day.dayOfWeek()) : QString();
    m_notes.date->setText(day == m_clock.now().date() ? tr("heute, %1").arg(weekday) : weekday);
    m_notes.target->setText(m_ownTarget == 0 ? QString()
                            : m_target->value() == m_ownTarget
                                ? tr("wie bei %1").arg(rulesInShort(*m_rules))
                                : tr("bei %1: %2").arg(rulesInShort(*m_rules)).arg(m_ownTarget));
    if (!m_isLike) return m_notes.rules->clear();
    const tournament::Settings& settings = m_last->tournament.settings;
    const auto switches = static_cast<int>(settings.house.size());
    const bool same = m_rules->currentData().toString() == text(settings.rules);
    m_notes.rules->setText(switches == 0   ? QString()
                           : !same         ? tr("ohne die Hausregeln vom letzten Mal")
                           : switches == 1 ? tr("mit 1 Hausregel")
                                           : tr("mit %1 Hausregeln").arg(switches));
    QStringList along{tr("Preise: %1").arg(listInWords(Listed::Prizes, text(settings.prizes), m_language))};
    along += comesAlong(settings, m_language);
    QString comes = along.join(QStringLiteral(" · "));
    if (!settings.copyTo.empty())
        comes +=
            QLatin1Char('\n') + tr("Zweitkopie in %1").arg(QDir::toNativeSeparators(text(settings.copyTo)));
    m_notes.along->setText(comes);
    const auto people = static_cast<int>(m_last->tournament.entries.size());
    m_notes.left->setText(
        people == 0 ? tr("Leute und Ergebnisse.")
                    : tr("Leute und Ergebnisse. Die %1 Namen werden beim Melden vorgeschlagen.").arg(people));
}

// The rules a club has written to a file; the desk reads it when the tournament is made.
void NewTournamentForm::chooseRules() {
    const auto path = m_dialogs.fileToOpen(tr("Eigene Regeln aus einer Datei"),
                                           tr("Regeln (%1)").arg(recordEndings().join(QLatin1Char(' '))));
    if (!path) return;
    offerRules(*path);
    m_rules->setCurrentIndex(m_rules->count() - 1);
    m_rules->setFocus();
}

void NewTournamentForm::offerRules(const QString& file) {
    m_rulesFile = file;
    fillRules();
}

void NewTournamentForm::begin() {
    m_name->setFocus();
    m_name->selectAll(); // what is typed now is the new name
}

// Of what is typed only a day can be none; everything else is chosen, or taken as it is.
void NewTournamentForm::goToWrong(const desk::Failure& failure) {
    const auto* errors = std::get_if<desk::InputErrors>(&failure);
    if (errors == nullptr) return;
    for (const auto& [option, line] :
         {std::pair("name", m_name), std::pair("place", m_place), std::pair("date", m_date),
          std::pair("rank-points", m_tarock.rankPoints)}) {
        if (errors->errors.front().file != option) continue;
        line->setFocus();
        line->selectAll();
    }
}

// Only what is asked for this kind of evening; where it is like another, an empty value takes back what was
// so there.
desk::NewTournament NewTournamentForm::typed() const {
    desk::NewTournament tournament;
    const auto isAsked = [this](const QWidget* field) { return field->isVisibleTo(this); };
    if (m_isLike) tournament.like = m_last->tournament.settings;
    const QString name = m_name->text().trimmed();
    tournament.name = utf8(name.isEmpty() ? m_name->placeholderText() : name);
    tournament.place = utf8(m_place->text().trimmed());
    tournament.date = utf8(dateAsKept(m_date->text().trimmed()));
    tournament.rules = utf8(m_rules->currentData().toString());
    const QAbstractButton* preset = m_format->checkedButton();
    tournament.format = utf8(preset->property("format").toString());
    tournament.pairing = utf8(preset->property("pairing").toString());
    if (isAsked(m_target)) tournament.target = m_target->value();
    if (isAsked(m_rounds)) tournament.rounds = m_rounds->value();
    if (isAsked(m_tarock.deals)) tournament.games = m_tarock.deals->value();
    const auto take = [&](const char* option, const QWidget* field, const QString& value) {
        if (isAsked(field) && (!value.isEmpty() || m_isLike)) tournament.options[option] = utf8(value);
    };
    for (const auto& [option, box] :
         {std::pair("meet", m_meet), std::pair("rest", m_rest), std::pair("final", m_final),
          std::pair("repechage", m_losers), std::pair("fives", m_tarock.fives),
          std::pair("end", m_tarock.end), std::pair("doubled", m_tarock.doubled),
          std::pair("kontra", m_tarock.kontra)})
        take(option, box, box->currentData().toString());
    take("rank-points", m_tarock.rankPoints, m_tarock.rankPoints->text().simplified());
    for (const auto& [option, number] : {std::pair("groups", m_groups), std::pair("qualify", m_qualify),
                                         std::pair("stake", m_tarock.stake), std::pair("rounds", m_rounds)})
        take(option, number, number->value() > 0 ? QString::number(number->value()) : QString());
    if (m_isLike && tournament.place.empty()) tournament.options["place"] = {};
    return tournament;
}

void NewTournamentForm::make() {
    emit wanted(typed());
}

} // namespace schreiber::desktop

#include "pages/new_tournament_form.h"

#include "base/dates.h"
#include "base/fields.h"
#include "base/option_words.h"
#include "base/rule_sets.h"
#include "base/seams.h"
#include "base/text.h"
#include "widgets/key_button.h"

#include <desk/limits.h>
#include <desk/settings.h>
#include <tournament/limits.h>

#include <QButtonGroup>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace schreiber::desktop {
namespace {

constexpr int kLongestTyped = 400; // more than the desk takes, so that it says so instead of a cut
constexpr int kUsualRounds = 8;
constexpr int kUsualZeroSumRounds = 3;
constexpr int kUsuallyQualified = 2;
constexpr int kLettersOfDay = 12;

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

} // namespace

NewTournamentForm::NewTournamentForm(const Clock& clock, Dialogs& dialogs, words::Language language,
                                     QWidget* parent)
    : QFrame(parent)
    , m_dialogs(dialogs)
    , m_language(language)
    , m_form(new QFormLayout)
    , m_format(new QButtonGroup(this))
    , m_name(new QLineEdit(this))
    , m_place(new QLineEdit(this))
    , m_date(new QLineEdit(this))
    , m_rules(new QComboBox(this))
    , m_rounds(new QSpinBox(this))
    , m_target(new QSpinBox(this))
    , m_last(new QComboBox(this))
    , m_meet(new QComboBox(this))
    , m_rest(new QComboBox(this))
    , m_losers(new QComboBox(this))
    , m_groups(new QSpinBox(this))
    , m_qualify(new QSpinBox(this))
    , m_deals(new QSpinBox(this))
    , m_fives(new QComboBox(this))
    , m_end(new QComboBox(this))
    , m_doubled(new QComboBox(this))
    , m_kontra(new QComboBox(this))
    , m_rankPoints(new QLineEdit(this))
    , m_stake(new QSpinBox(this)) {
    setObjectName(QStringLiteral("newTournament"));
    setProperty("role", QStringLiteral("card"));
    auto* title = new QLabel(tr("Neues Turnier"), this);
    title->setProperty("role", QStringLiteral("heading"));

    m_name->setObjectName(QStringLiteral("newName"));
    m_name->setPlaceholderText(tr("Herbstabend"));
    m_place->setObjectName(QStringLiteral("newPlace"));
    m_place->setPlaceholderText(tr("Gasthof, Ort"));
    m_date->setObjectName(QStringLiteral("newDate"));
    m_date->setText(onScreen(clock.now().date()));
    m_date->setProperty(kIsDay, true);
    for (QLineEdit* line : {m_name, m_place, m_date, m_rankPoints}) {
        line->setMaxLength(kLongestTyped);
        connect(line, &QLineEdit::returnPressed, this, &NewTournamentForm::make);
    }
    m_rules->setObjectName(QStringLiteral("newRules"));
    buildZeroSum();
    m_rounds->setObjectName(QStringLiteral("newRounds"));
    m_rounds->setRange(0, desk::kMostRounds);
    m_rounds->setSpecialValueText(tr("offen"));
    m_rounds->setValue(kUsualRounds);
    m_target->setObjectName(QStringLiteral("newTarget"));
    m_target->setRange(0, desk::kHighestTarget);
    m_target->setSpecialValueText(tr("wie in den Regeln"));

    m_last->setObjectName(QStringLiteral("newFinal"));
    m_last->addItem(tr("keine"), QString());
    m_last->addItem(tr("die zwei besten Paare"), QStringLiteral("pairs"));
    m_last->addItem(tr("um die Krone: die zwei Besten"), QStringLiteral("crown"));
    m_meet->setObjectName(QStringLiteral("newMeet"));
    m_meet->addItem(tr("einmal mit- und einmal gegeneinander"), QString());
    m_meet->addItem(tr("nur einmal"), QStringLiteral("once"));
    m_rest->setObjectName(QStringLiteral("newRest"));
    m_rest->addItem(tr("ist spielfrei"), QString());
    m_rest->addItem(tr("zwei spielen gegeneinander"), QStringLiteral("pair"));
    m_losers->setObjectName(QStringLiteral("newRepechage"));
    m_losers->addItem(tr("die zwei aus dem Halbfinale"), QStringLiteral("no"));
    m_losers->addItem(tr("zweite Chance: wer einmal verliert"), QStringLiteral("yes"));
    m_groups->setObjectName(QStringLiteral("newGroups"));
    m_groups->setRange(0, desk::kMostGroups);
    m_groups->setSpecialValueText(tr("zu viert oder fünft"));
    m_qualify->setObjectName(QStringLiteral("newQualify"));
    m_qualify->setRange(1, desk::kMostQualified);
    m_qualify->setValue(kUsuallyQualified);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 8, 20, 8);
    column->setSpacing(8);
    column->addWidget(title);
    column->addLayout(builtRules());
    column->addLayout(builtPresets());
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setVerticalSpacing(4);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // large letters on a small screen
    m_form->addRow(tr("&Name"), m_name);
    auto* where = new QLabel(tr("&Ort"), this);
    where->setBuddy(m_place);
    auto* when = new QLabel(tr("Da&tum"), this);
    when->setBuddy(m_date);
    m_date->setMinimumWidth(kLettersOfDay * fontMetrics().horizontalAdvance(QLatin1Char('0')));
    auto* placeAndDay = new QHBoxLayout; // one row for both, that all of the form is seen
    placeAndDay->setSpacing(8);
    placeAndDay->addWidget(m_place, 2);
    placeAndDay->addWidget(when);
    placeAndDay->addWidget(m_date, 1);
    m_form->addRow(where, placeAndDay);
    m_form->addRow(tr("Rund&en"), m_rounds);
    m_form->addRow(tr("Gruppen"), m_groups);
    m_form->addRow(tr("&Weiter je Gruppe"), m_qualify);
    m_form->addRow(tr("Am selben Tisch"), m_meet);
    m_form->addRow(tr("Wer übrig bleibt"), m_rest);
    m_form->addRow(tr("Um den dritten Platz"), m_losers);
    m_form->addRow(tr("&Letzte Partie"), m_last);
    m_form->addRow(tr("&Ziel"), m_target);
    const auto called = [this](const char* option) { return optionCalled(option, m_language); };
    m_form->addRow(called("deals"), m_deals);
    m_form->addRow(called("fives"), m_fives);
    m_form->addRow(called("end"), m_end);
    m_form->addRow(called("doubled"), m_doubled);
    m_form->addRow(called("kontra"), m_kontra);
    m_form->addRow(called("rank-points"), m_rankPoints);
    m_form->addRow(called("stake"), m_stake);
    column->addLayout(m_form);
    column->addStretch(1);
    auto* make = new KeyButton(QStringLiteral("newMake"), this);
    make->setLabel(tr("Anlegen und speichern …"));
    make->setPrimary(true);
    connect(make, &KeyButton::clicked, this, &NewTournamentForm::make);
    column->addWidget(make);
    // From the kind on down the form.
    QWidget* before = m_format->buttons().constLast();
    for (QWidget* next : std::initializer_list<QWidget*>{
             m_name, m_place, m_date, m_rounds, m_groups, m_qualify, m_meet, m_rest, m_losers, m_last,
             m_target, m_deals, m_fives, m_end, m_doubled, m_kontra, m_rankPoints, m_stake, make}) {
        setTabOrder(before, next);
        before = next;
    }
    connect(m_format, &QButtonGroup::buttonToggled, this, &NewTournamentForm::fitFields);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &NewTournamentForm::fitToRules);
    connect(m_end, &QComboBox::currentIndexChanged, this, &NewTournamentForm::fitFields);
    fillRules();
}

QLayout* NewTournamentForm::builtRules() {
    auto* own = new QPushButton(tr("Eigene …"), this);
    own->setObjectName(QStringLiteral("newRulesFile"));
    own->setAccessibleName(tr("Eigene Regeln aus einer Datei"));
    own->setAutoDefault(true);
    connect(own, &QPushButton::clicked, this, &NewTournamentForm::chooseRules);
    // What can be chosen is long in some languages, and a small screen has little room beside the cards.
    for (QComboBox* box : {m_rules, m_meet, m_rest, m_last, m_losers, m_fives, m_end, m_doubled, m_kontra}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    auto* called = new QLabel(tr("&Regeln"), this);
    called->setBuddy(m_rules);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(called);
    row->addWidget(m_rules, 1);
    row->addWidget(own);
    return row;
}

QLayout* NewTournamentForm::builtPresets() {
    setAccessibleName(tr("Art des Abends"));
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
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    for (const Preset& preset : presets) {
        auto* button = new QRadioButton(preset.label, this);
        button->setObjectName(QLatin1String(preset.object));
        button->setProperty("format", QLatin1String(preset.format));
        button->setProperty("pairing", QLatin1String(preset.pairing));
        m_format->addButton(button);
        column->addWidget(button);
    }
    m_format->buttons().constFirst()->setChecked(true);
    return column;
}

void NewTournamentForm::buildZeroSum() {
    const auto offer = [this](QComboBox* box, const char* name, const char* option,
                              std::initializer_list<const char*> values) {
        box->setObjectName(QLatin1String(name));
        for (const auto& [words, value] : choicesOf(option, values, m_language)) box->addItem(words, value);
    };
    m_deals->setObjectName(QStringLiteral("newDeals"));
    m_deals->setRange(1, tournament::kMostDeals);
    offer(m_fives, "newFives", "fives", {"allow", "never"});
    offer(m_end, "newEnd", "end", {"games", "radel"});
    offer(m_doubled, "newDoubled", "doubled", {"count", "off"});
    offer(m_kontra, "newKontra", "kontra", {"count", "off"});
    m_rankPoints->setObjectName(QStringLiteral("newRankPoints"));
    m_rankPoints->setPlaceholderText(tr("keine; sonst etwa 60,40,20,0"));
    m_stake->setObjectName(QStringLiteral("newStake"));
    m_stake->setRange(0, desk::kMostStake);
    m_stake->setSpecialValueText(tr("ohne Geld"));
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

void NewTournamentForm::fitToRules() {
    const RuleSetFit fit = fitOf(m_rules->currentData().toString());
    QAbstractButton* first = nullptr;
    for (QAbstractButton* button : m_format->buttons()) {
        const auto format = tournament::readFormat(utf8(button->property("format").toString()));
        const bool allowed = fit.allows(format.value_or(tournament::Format::Drawn));
        button->setEnabled(allowed);
        button->setVisible(allowed || !fit.zeroSum); // there is one kind then
        if (allowed && first == nullptr) first = button;
        if (format == tournament::Format::Solo)
            button->setText(fit.zeroSum ? tr("Jeder für s&ich") : tr("Jeder für s&ich, zu dritt"));
    }
    if (!m_format->checkedButton()->isEnabled() && first != nullptr) first->setChecked(true);
    m_rounds->setMinimum(fit.zeroSum ? 1 : 0); // of those an evening has a certain number
    if (fit.zeroSum != m_zeroSum) m_rounds->setValue(fit.zeroSum ? kUsualZeroSumRounds : kUsualRounds);
    if (fit.zeroSum && !m_zeroSum) {
        m_deals->setValue(fit.shape->deals);
        m_deals->setSingleStep(fit.shape->players); // all deal equally often
    }
    m_zeroSum = fit.zeroSum;
    fitFields();
}

void NewTournamentForm::fitFields() {
    const QString format = m_format->checkedButton()->property("format").toString();
    const RuleSetFit fit = fitOf(m_rules->currentData().toString());
    const auto show = [this](QWidget* field, bool shown) { m_form->setRowVisible(field, shown); };
    show(m_rounds, !isOneOf(format, {"knockout", "groups"}));
    show(m_last, isOneOf(format, {"drawn", "pairs"}));
    show(m_losers, isOneOf(format, {"knockout"}));
    show(m_meet, isOneOf(format, {"drawn"}));
    // Two who are left over can play only where the rules have a game for two.
    show(m_rest, isOneOf(format, {"drawn"}) && fit.forTwo);
    for (QSpinBox* number : {m_groups, m_qualify}) show(number, isOneOf(format, {"groups"}));
    show(m_target, fit.hasTarget);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_fives, m_end, m_doubled, m_kontra, m_rankPoints, m_stake})
        show(field, fit.zeroSum);
    show(m_deals, fit.zeroSum && m_end->currentIndex() == 0); // a Radel ends by itself
}

// The rules a club has written to a file; the desk reads it when the tournament is made.
void NewTournamentForm::chooseRules() {
    const auto path = m_dialogs.fileToOpen(tr("Eigene Regeln aus einer Datei"), tr("Regeln (*.perlagg)"));
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
}

// Of what is typed only a day can be none; everything else is chosen, or taken as it is.
void NewTournamentForm::goToWrong(const desk::Failure& failure) {
    const auto* errors = std::get_if<desk::InputErrors>(&failure);
    if (errors == nullptr) return;
    for (const auto& [option, line] : {std::pair("name", m_name), std::pair("place", m_place),
                                       std::pair("date", m_date), std::pair("rank-points", m_rankPoints)}) {
        if (errors->errors.front().file != option) continue;
        line->setFocus();
        line->selectAll();
    }
}

void NewTournamentForm::make() {
    desk::NewTournament tournament;
    const QString name = m_name->text().trimmed();
    tournament.name = utf8(name.isEmpty() ? m_name->placeholderText() : name);
    tournament.place = utf8(m_place->text().trimmed());
    tournament.date = utf8(dateAsKept(m_date->text().trimmed()));
    tournament.rules = utf8(m_rules->currentData().toString());
    const QAbstractButton* preset = m_format->checkedButton();
    tournament.format = utf8(preset->property("format").toString());
    tournament.pairing = utf8(preset->property("pairing").toString());
    // Only what is asked for this kind of evening.
    if (!m_target->isHidden()) tournament.target = m_target->value();
    if (!m_rounds->isHidden()) tournament.rounds = m_rounds->value();
    if (!m_deals->isHidden()) tournament.games = m_deals->value();
    const auto choose = [&](const char* option, const QComboBox* box) {
        const QString value = box->currentData().toString();
        if (!box->isHidden() && !value.isEmpty()) tournament.options[option] = utf8(value);
    };
    choose("meet", m_meet);
    choose("rest", m_rest);
    choose("final", m_last);
    choose("repechage", m_losers);
    choose("fives", m_fives);
    choose("end", m_end);
    choose("doubled", m_doubled);
    choose("kontra", m_kontra);
    if (const QString typed = m_rankPoints->text().simplified();
        !m_rankPoints->isHidden() && !typed.isEmpty())
        tournament.options["rank-points"] = utf8(typed);
    for (const auto& [option, number] :
         {std::pair("groups", m_groups), std::pair("qualify", m_qualify), std::pair("stake", m_stake)})
        if (!number->isHidden() && number->value() > 0)
            tournament.options[option] = std::to_string(number->value());
    emit wanted(tournament);
}

} // namespace schreiber::desktop

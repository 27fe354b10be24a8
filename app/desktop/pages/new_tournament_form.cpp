#include "pages/new_tournament_form.h"

#include "base/dates.h"
#include "base/fields.h"
#include "base/rule_sets.h"
#include "base/seams.h"
#include "base/text.h"
#include "widgets/key_button.h"

#include <desk/limits.h>

#include <QButtonGroup>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace schreiber::desktop {
namespace {

constexpr int kLongestTyped = 400; // more than the desk takes, so that it says so instead of a cut
constexpr int kUsualRounds = 8;
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
    , m_qualify(new QSpinBox(this)) {
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
    for (QLineEdit* line : {m_name, m_place, m_date}) {
        line->setMaxLength(kLongestTyped);
        connect(line, &QLineEdit::returnPressed, this, &NewTournamentForm::make);
    }
    m_rules->setObjectName(QStringLiteral("newRules"));
    connect(m_rules, &QComboBox::currentIndexChanged, this, &NewTournamentForm::fitToRules);
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
    auto* own = new QPushButton(tr("Eigene …"), this);
    own->setObjectName(QStringLiteral("newRulesFile"));
    own->setAccessibleName(tr("Eigene Regeln aus einer Datei"));
    own->setAutoDefault(true);
    connect(own, &QPushButton::clicked, this, &NewTournamentForm::chooseRules);
    auto* rules = new QHBoxLayout;
    rules->setSpacing(8);
    // What can be chosen is long in some languages, and a small screen has little room beside the cards.
    for (QComboBox* box : {m_rules, m_meet, m_rest, m_last, m_losers}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    rules->addWidget(m_rules, 1);
    rules->addWidget(own);
    auto* called = new QLabel(tr("&Regeln"), this);
    called->setBuddy(m_rules);
    m_form->addRow(called, rules);
    m_form->addRow(tr("Rund&en"), m_rounds);
    m_form->addRow(tr("Gruppen"), m_groups);
    m_form->addRow(tr("&Weiter je Gruppe"), m_qualify);
    m_form->addRow(tr("Am selben Tisch"), m_meet);
    m_form->addRow(tr("Wer übrig bleibt"), m_rest);
    m_form->addRow(tr("Um den dritten Platz"), m_losers);
    m_form->addRow(tr("&Letzte Partie"), m_last);
    m_form->addRow(tr("&Ziel"), m_target);
    column->addLayout(m_form);
    column->addStretch(1);
    auto* make = new KeyButton(QStringLiteral("newMake"), this);
    make->setLabel(tr("Anlegen und speichern …"));
    make->setPrimary(true);
    connect(make, &KeyButton::clicked, this, &NewTournamentForm::make);
    column->addWidget(make);
    // From the kind on down the form.
    QWidget* before = m_format->buttons().constLast();
    for (QWidget* next :
         std::initializer_list<QWidget*>{m_name, m_place, m_date, m_rules, own, m_rounds, m_groups, m_qualify,
                                         m_meet, m_rest, m_losers, m_last, m_target, make}) {
        setTabOrder(before, next);
        before = next;
    }
    fitToPreset();
}

QVBoxLayout* NewTournamentForm::builtPresets() {
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
    connect(m_format, &QButtonGroup::buttonToggled, this, &NewTournamentForm::fitToPreset);
    return column;
}

void NewTournamentForm::fitToPreset() {
    const QString format = m_format->checkedButton()->property("format").toString();
    m_form->setRowVisible(m_rounds, !isOneOf(format, {"knockout", "groups"}));
    m_form->setRowVisible(m_last, isOneOf(format, {"drawn", "pairs"}));
    m_form->setRowVisible(m_losers, isOneOf(format, {"knockout"}));
    m_form->setRowVisible(m_meet, isOneOf(format, {"drawn"}));
    for (QSpinBox* number : {m_groups, m_qualify}) m_form->setRowVisible(number, isOneOf(format, {"groups"}));
    const QVariant chosen = m_rules->currentData();
    m_rules->clear();
    const auto known = tournament::readFormat(utf8(format)).value_or(tournament::Format::Drawn);
    for (const auto& [id, name] : ruleSetsFor(known, m_language)) m_rules->addItem(name, id);
    if (!m_rulesFile.isEmpty())
        m_rules->addItem(tr("eigene: %1").arg(QFileInfo(m_rulesFile).completeBaseName()), m_rulesFile);
    m_rules->setCurrentIndex(std::max(0, m_rules->findData(chosen)));
    fitToRules();
}

// Two who are left over can play only where the rules have a game for two.
void NewTournamentForm::fitToRules() {
    const QString format = m_format->checkedButton()->property("format").toString();
    m_form->setRowVisible(m_rest, isOneOf(format, {"drawn"}) && isForTwo(m_rules->currentData().toString()));
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
    fitToPreset();
}

void NewTournamentForm::begin() {
    m_name->setFocus();
}

// Of what is typed only a day can be none; everything else is chosen, or taken as it is.
void NewTournamentForm::goToWrong(const desk::Failure& failure) {
    const auto* errors = std::get_if<desk::InputErrors>(&failure);
    if (errors == nullptr) return;
    for (const auto& [option, line] :
         {std::pair("name", m_name), std::pair("place", m_place), std::pair("date", m_date)}) {
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
    tournament.target = m_target->value();
    // Only what is asked for this kind of evening.
    if (!m_rounds->isHidden()) tournament.rounds = m_rounds->value();
    const auto choose = [&](const char* option, const QComboBox* box) {
        const QString value = box->currentData().toString();
        if (!box->isHidden() && !value.isEmpty()) tournament.options[option] = utf8(value);
    };
    choose("meet", m_meet);
    choose("rest", m_rest);
    choose("final", m_last);
    choose("repechage", m_losers);
    for (const auto& [option, number] : {std::pair("groups", m_groups), std::pair("qualify", m_qualify)})
        if (!number->isHidden() && number->value() > 0)
            tournament.options[option] = std::to_string(number->value());
    emit wanted(tournament);
}

} // namespace schreiber::desktop

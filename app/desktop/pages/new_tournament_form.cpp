#include "pages/new_tournament_form.h"

#include "base/dates.h"
#include "base/rule_sets.h"
#include "base/seams.h"
#include "base/text.h"
#include "widgets/key_button.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

constexpr int kLongestText = 100;
constexpr int kUsualRounds = 8;
constexpr int kMostRounds = 99;
constexpr int kHighestTarget = 99;

// The kinds of evening on offer: their button, and what they mean for the desk.
struct Preset {
    const char* object;
    const char* format;
    const char* pairing;
    QString label;
};

} // namespace

NewTournamentForm::NewTournamentForm(const Clock& clock, desk::Language language, QWidget* parent)
    : QFrame(parent)
    , m_format(new QButtonGroup(this))
    , m_name(new QLineEdit(this))
    , m_place(new QLineEdit(this))
    , m_date(new QLineEdit(this))
    , m_rules(new QComboBox(this))
    , m_rounds(new QSpinBox(this))
    , m_target(new QSpinBox(this)) {
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
    for (QLineEdit* line : {m_name, m_place, m_date}) {
        line->setMaxLength(kLongestText);
        connect(line, &QLineEdit::returnPressed, this, &NewTournamentForm::make);
    }
    m_rules->setObjectName(QStringLiteral("newRules"));
    for (const auto& [id, name] : ruleSetsForFour(language)) m_rules->addItem(name, id);
    m_rounds->setObjectName(QStringLiteral("newRounds"));
    m_rounds->setRange(0, kMostRounds);
    m_rounds->setSpecialValueText(tr("offen"));
    m_rounds->setValue(kUsualRounds);
    m_target->setObjectName(QStringLiteral("newTarget"));
    m_target->setRange(0, kHighestTarget);
    m_target->setSpecialValueText(tr("wie in den Regeln"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    column->addWidget(title);
    const Preset presets[] = {
        {"presetDrawn", "drawn", "", tr("&Partner jede Runde neu gelost, Einzelwertung")},
        {"presetPairs", "pairs", "random", tr("&Feste Paare, Gegner gelost")},
    };
    for (const Preset& preset : presets) {
        auto* button = new QRadioButton(preset.label, this);
        button->setObjectName(QLatin1String(preset.object));
        button->setProperty("format", QLatin1String(preset.format));
        button->setProperty("pairing", QLatin1String(preset.pairing));
        m_format->addButton(button);
        column->addWidget(button);
    }
    m_format->buttons().constFirst()->setChecked(true);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(8);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Ort"), m_place);
    form->addRow(tr("Da&tum"), m_date);
    form->addRow(tr("&Regeln"), m_rules);
    form->addRow(tr("Rund&en"), m_rounds);
    form->addRow(tr("&Ziel"), m_target);
    column->addLayout(form);
    column->addStretch(1);
    auto* make = new KeyButton(QStringLiteral("newMake"), this);
    make->setLabel(tr("Anlegen und speichern …"), Qt::CTRL | Qt::Key_Return);
    make->setPrimary(true);
    connect(make, &KeyButton::clicked, this, &NewTournamentForm::make);
    column->addWidget(make);
}

void NewTournamentForm::begin() {
    m_name->setFocus();
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
    tournament.rounds = m_rounds->value();
    tournament.target = m_target->value();
    emit wanted(tournament);
}

} // namespace schreiber::desktop

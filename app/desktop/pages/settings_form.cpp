#include "pages/settings_form.h"

#include "base/dates.h"
#include "base/rule_sets.h"
#include "base/text.h"
#include "widgets/key_button.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kLongestText = 200;
constexpr int kMostRounds = 99;
constexpr int kMostTables = 500;
constexpr int kHighestTarget = 99;
constexpr int kMostGames = 9;

std::map<std::string, QString> valuesOf(const tournament::Settings& settings) {
    return {
        {"name", text(settings.name)},
        {"date", text(settings.date)},
        {"place", text(settings.place)},
        {"rules", text(settings.rules)},
        {"target", QString::number(settings.target)},
        {"games", QString::number(settings.games)},
        {"rounds", QString::number(settings.rounds)},
        {"tables", QString::number(settings.tables)},
        {"keep-apart", text(settings.keepApart)},
        {"scoring", text(settings.scoring)},
        {"ladder", text(settings.ladder)},
        {"missed-round", text(settings.missedRound)},
        {"hide-standings-until", QString::number(settings.hideStandingsUntil)},
    };
}

} // namespace

SettingsForm::SettingsForm(desk::Language language, QWidget* parent)
    : QFrame(parent)
    , m_form(new QFormLayout)
    , m_take(new KeyButton(QStringLiteral("settingsTake"), this)) {
    setObjectName(QStringLiteral("settingsForm"));
    setProperty("role", QStringLiteral("card"));
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setVerticalSpacing(6);
    addLine("name", tr("Name"), kLongestText);
    addLine("place", tr("Ort"), kLongestText);
    QLineEdit* date = addLine("date", tr("Datum"), kLongestText);
    m_fields.back().typed = [date] { return dateAsKept(date->text().simplified()); };
    m_fields.back().show = [date](const QString& value) { date->setText(dateOnScreen(value)); };
    std::vector<std::pair<QString, QString>> rules;
    for (const auto& [id, name] : ruleSetsForFour(language)) rules.emplace_back(name, id);
    addChoice("rules", tr("Regeln"), false, rules);
    addNumber("target", tr("Ziel"), 0, kHighestTarget, {});
    addNumber("rounds", tr("Runden"), 0, kMostRounds, tr("offen"));
    addNumber("games", tr("Spiele je Match"), 1, kMostGames, {});
    addNumber("tables", tr("Tische im Saal"), 0, kMostTables, tr("so viele wie nötig"));
    addChoice("scoring", tr("Wertung"), true,
              {{tr("Siege"), QStringLiteral("1*win")},
               {tr("Siege und Punkte"), QStringLiteral("100*win+1*points")},
               {tr("Punkte"), QStringLiteral("1*points")}});
    addLine("ladder", tr("Bei Gleichstand"), kLongestText);
    addChoice("missed-round", tr("Freie Runde zählt"), true,
              {{tr("wie der eigene Schnitt"), QStringLiteral("average")},
               {tr("wie ein Sieg"), QStringLiteral("win")},
               {tr("nichts"), QStringLiteral("0")}});
    addChoice(
        "keep-apart", tr("Vereine"), false,
        {{tr("spielen auch miteinander"), QString()}, {tr("auseinanderhalten"), QStringLiteral("club")}});
    addNumber("hide-standings-until", tr("Rangliste ab Runde"), 0, kMostRounds, tr("immer zeigen"));

    m_take->setLabel(tr("Übernehmen"), Qt::CTRL | Qt::Key_Return);
    m_take->setPrimary(true);
    connect(m_take, &KeyButton::clicked, this, &SettingsForm::wanted);
    auto* scrolled = new QScrollArea(this); // a question above the page takes room away
    scrolled->setObjectName(QStringLiteral("settingsScroll"));
    scrolled->setFocusPolicy(Qt::NoFocus);
    scrolled->setWidgetResizable(true);
    auto* inside = new QWidget(scrolled);
    inside->setLayout(m_form);
    scrolled->setWidget(inside);
    inside->setAutoFillBackground(false); // the card's own ground
    scrolled->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->addWidget(scrolled, 1);
    column->addWidget(m_take);
}

void SettingsForm::add(Field field, const QString& label) {
    field.widget->setObjectName(QStringLiteral("set-") + text(field.option));
    field.widget->setAccessibleName(label);
    m_form->addRow(label, field.widget);
    m_fields.push_back(std::move(field));
}

QLineEdit* SettingsForm::addLine(const char* option, const QString& label, int longest) {
    auto* line = new QLineEdit(this);
    line->setMaxLength(longest);
    connect(line, &QLineEdit::returnPressed, this, &SettingsForm::wanted);
    add({option, [line] { return line->text().simplified(); },
         [line](const QString& value) {
             line->setText(value);
             line->setCursorPosition(0);
         },
         line},
        label);
    return line;
}

QSpinBox* SettingsForm::addNumber(const char* option, const QString& label, int least, int most,
                                  const QString& nought) {
    auto* number = new QSpinBox(this);
    number->setRange(least, most);
    if (!nought.isEmpty()) number->setSpecialValueText(nought);
    add({option, [number] { return QString::number(number->value()); },
         [number](const QString& value) { number->setValue(value.toInt()); }, number},
        label);
    return number;
}

// Of an editable one the value itself may be typed as well.
QComboBox* SettingsForm::addChoice(const char* option, const QString& label, bool editable,
                                   const std::vector<std::pair<QString, QString>>& choices) {
    auto* box = new QComboBox(this);
    box->setEditable(editable);
    box->setInsertPolicy(QComboBox::NoInsert);
    if (editable) {
        box->lineEdit()->setObjectName(QStringLiteral("set-%1-text").arg(QLatin1String(option)));
        box->lineEdit()->setAccessibleName(label);
    }
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const auto& [words, value] : choices) box->addItem(words, value);
    const auto typed = [box] {
        const int known = box->findText(box->currentText());
        return known >= 0 ? box->itemData(known).toString() : box->currentText().simplified();
    };
    const auto show = [box](const QString& value) {
        const int known = box->findData(value);
        box->setCurrentIndex(known);
        if (known < 0 && box->isEditable()) box->setEditText(value);
    };
    add({option, typed, show, box}, label);
    return box;
}

SettingsForm::Field* SettingsForm::field(const char* option) {
    const auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                    [&](const Field& one) { return one.option == option; });
    return found == m_fields.end() ? nullptr : &*found;
}

void SettingsForm::show(const tournament::Tournament& tournament, bool anew) {
    const auto values = valuesOf(tournament.settings);
    for (Field& one : m_fields) {
        const QString& value = values.at(one.option);
        const bool touched = one.typed() != one.shown;
        if (anew || !touched) one.show(value);
        one.shown = value;
    }
    // What is drawn or written hangs on these.
    const bool drawn = !tournament.rounds.empty() || !tournament.partnerships.empty();
    for (const char* option : {"rules", "target", "games"}) field(option)->widget->setEnabled(!drawn);
}

void SettingsForm::begin() {
    m_fields.front().widget->setFocus();
}

std::map<std::string, std::string> SettingsForm::changes() const {
    std::map<std::string, std::string> changes;
    for (const Field& one : m_fields)
        if (one.typed() != one.shown) changes[one.option] = utf8(one.typed());
    return changes;
}

} // namespace schreiber::desktop

#include "pages/settings_form.h"

#include "base/access_keys.h"
#include "base/dates.h"
#include "base/listed_words.h"
#include "base/option_words.h"
#include "base/text.h"
#include "widgets/elided_box.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <desk/limits.h>
#include <desk/own_rules.h>
#include <tournament/bracket.h>
#include <tournament/limits.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kLongestText = 200;
constexpr int kFewestLetters = 14;  // of a choice that can be read; else it goes below its label
constexpr int kLettersOfWords = 24; // of a name or a place
constexpr int kLettersAround = 6;   // which frames, an arrow and the bar beside the fields take
constexpr int kLinesHigh = 5;       // of the fields, where the house rules are below them
constexpr int kLadderLines = 3;
constexpr int kLadderPadding = 9; // as the look has it, and the frame

using tournament::Format;

// Of a number that may be left open.
QString openNumber(int number) {
    return number == 0 ? QString() : QString::number(number);
}

QString yesOrNo(bool yes) {
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

// Whether an option says something in the format and by the rules.
bool isAsked(const std::string& option, Format format, const RuleSetFit& rules) {
    static const std::map<std::string, std::set<Format>> kFormats{
        {"pairing", {Format::Pairs}},
        {"rounds", {Format::Drawn, Format::Pairs, Format::Solo}},
        {"groups", {Format::Groups}},
        {"qualify", {Format::Groups}},
        {"repechage", {Format::Knockout}},
        {"final", {Format::Drawn, Format::Pairs}},
        {"camps", {Format::Drawn, Format::Pairs, Format::Knockout}},
        {"meet", {Format::Drawn}},
        {"rest", {Format::Drawn}},
    };
    static const std::set<std::string> kZeroSum{"fives", "end", "doubled", "kontra", "rank-points", "stake"};
    const auto formats = kFormats.find(option);
    if (formats != kFormats.end() && !formats->second.contains(format)) return false;
    if (kZeroSum.contains(option)) return rules.zeroSum;
    if (option == "target") return rules.hasTarget;
    return option != "rest" || rules.forTwo; // two who are left over
}

QString furtherOf(const tournament::Settings& settings, const char* option, const char* usual) {
    const auto found = settings.furtherOptions.find(option);
    return found == settings.furtherOptions.end() ? QLatin1String(usual) : text(found->second);
}

std::vector<std::pair<QString, QString>> scoringsOf(bool zeroSum, words::Language language) {
    return zeroSum ? choicesOf("scoring", {"1*points", "1*points+1*rank"}, language)
                   : choicesOf("scoring", {"1*win", "100*win+1*points", "1*points"}, language);
}

std::map<std::string, QString> valuesOf(const tournament::Settings& settings) {
    return {
        {"name", text(settings.name)},
        {"date", text(settings.date)},
        {"place", text(settings.place)},
        {"rules", text(settings.rules)},
        {"format", text(tournament::nameOf(settings.format))},
        {"pairing", text(tournament::nameOf(settings.pairing))},
        {"target", QString::number(settings.target)},
        {"games", QString::number(settings.zeroSum ? settings.deals : settings.games)},
        {"fives", settings.fives ? QStringLiteral("allow") : QStringLiteral("never")},
        {"end", settings.openEnd ? QStringLiteral("radel") : QStringLiteral("games")},
        {"doubled", furtherOf(settings, "doubled", "count")},
        {"kontra", furtherOf(settings, "kontra", "count")},
        {"rank-points", text(settings.rankPoints)},
        {"stake", openNumber(settings.stake)},
        {"rounds", openNumber(settings.rounds)},
        {"groups", openNumber(settings.groups)},
        {"qualify", QString::number(settings.qualify)},
        {"repechage", yesOrNo(settings.secondChance)},
        {"final", text(tournament::nameOf(settings.last))},
        {"tables", openNumber(settings.tables)},
        {"camps", yesOrNo(settings.camps)},
        {"keep-apart", text(settings.keepApart)},
        {"meet", text(tournament::nameOf(settings.meet))},
        {"rest", text(tournament::nameOf(settings.rest))},
        {"scoring", text(settings.scoring)},
        {"ladder", text(settings.ladder)},
        {"missed-round", text(settings.missedRound)},
        {"prizes", text(settings.prizes)},
        {"hide-standings-until", openNumber(settings.hideStandingsUntil)},
        {desk::kResultsPage, furtherOf(settings, desk::kResultsPage, "")},
    };
}

} // namespace

SettingsForm::SettingsForm(words::Language language, QWidget* parent)
    : QFrame(parent)
    , m_language(language)
    , m_form(new QFormLayout)
    , m_take(new KeyButton(QStringLiteral("settingsTake"), this))
    , m_drop(new KeyButton(QStringLiteral("settingsDrop"), this)) {
    setObjectName(QStringLiteral("settingsForm"));
    setProperty("role", QStringLiteral("card"));
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // large letters on a small screen
    m_form->setVerticalSpacing(6);
    addLine("name", tr("Name"), kLongestText);
    addLine("place", tr("Ort"), kLongestText);
    QLineEdit* date = addLine("date", tr("Datum"), kLongestText);
    m_fields.back().typed = [date] { return dateAsKept(date->text().simplified()); };
    m_fields.back().show = [date](const QString& value) { date->setText(dateOnScreen(value)); };
    QComboBox* format = addChoice("format", tr("Format"), false,
                                  {{tr("Partner jede Runde neu"), QStringLiteral("drawn")},
                                   {tr("Paare"), QStringLiteral("pairs")},
                                   {tr("K.-o."), QStringLiteral("knockout")},
                                   {tr("Gruppen, dann K.-o."), QStringLiteral("groups")},
                                   {tr("Jeder für sich"), QStringLiteral("solo")}});
    addChoice("pairing", tr("Gegner"), false,
              {{tr("gelost"), QStringLiteral("random")},
               {tr("eine Seite rückt weiter"), QStringLiteral("moving")},
               {tr("Schweizer System"), QStringLiteral("swiss")},
               {tr("jedes Paar gegen jedes"), QStringLiteral("round-robin")}});
    addChoice("rules", tr("Regeln"), false, {});
    addNumber("target", tr("Ziel"), 0, desk::kHighestTarget, {});
    addNumber("rounds", tr("Runden"), 0, desk::kMostRounds, tr("offen"));
    addNumber("groups", tr("Gruppen"), 0, desk::kMostGroups, tr("zu viert oder fünft"));
    addNumber("qualify", tr("Weiter je Gruppe"), 1, desk::kMostQualified, {});
    addChoice("repechage", tr("Um den dritten Platz"), false,
              {{tr("die zwei aus dem Halbfinale"), QStringLiteral("no")},
               {tr("zweite Chance: wer einmal verliert"), QStringLiteral("yes")}});
    addChoice("final", tr("Letzte Partie"), false,
              {{tr("keine"), QString()},
               {tr("die zwei besten Paare"), QStringLiteral("pairs")},
               {tr("um die Krone: die zwei Besten"), QStringLiteral("crown")}});
    addNumber("games", optionCalled("games", m_language), 1, desk::kMostGames, {});
    const auto addAsCalled = [this](const char* option, std::initializer_list<const char*> values) {
        addChoice(option, optionCalled(option, m_language), false, choicesOf(option, values, m_language));
    };
    addAsCalled("fives", {"allow", "never"});
    addAsCalled("end", {"games", "radel"});
    addAsCalled("doubled", {"count", "off"});
    addAsCalled("kontra", {"count", "off"});
    addLine("rank-points", optionCalled("rank-points", m_language), kLongestText - 1);
    addNumber("stake", optionCalled("stake", m_language), 0, desk::kMostStake, tr("ohne Geld"));
    addNumber("tables", tr("Tische im Saal"), 0, desk::kMostTables, tr("so viele wie nötig"));
    addChoice("scoring", tr("Wertung"), true, scoringsOf(false, m_language));
    addLadder(tr("Bei Gleichstand"));
    addChoice("missed-round", tr("Spielfreie Runde zählt"), true, missedRounds(false));
    addChoice(
        "camps", tr("Lager"), false,
        {{tr("zählen nicht"), QStringLiteral("no")}, {tr("spielen gegeneinander"), QStringLiteral("yes")}});
    addChoice(
        "keep-apart", tr("Vereine"), false,
        {{tr("spielen auch miteinander"), QString()}, {tr("auseinanderhalten"), QStringLiteral("club")}});
    addChoice("meet", tr("Am selben Tisch"), false,
              {{tr("einmal mit- und einmal gegeneinander"), QString()},
               {tr("nur einmal"), QStringLiteral("once")}});
    addChoice("rest", tr("Wer übrig bleibt"), false,
              {{tr("ist spielfrei"), QStringLiteral("sit")},
               {tr("zwei spielen gegeneinander"), QStringLiteral("pair")}});
    addPrizes(tr("Preise"));
    addNumber("hide-standings-until", tr("Rangliste geheim bis Runde"), 0, desk::kMostRounds, tr("nie"));
    QLineEdit* page = addLine(desk::kResultsPage, optionCalled(desk::kResultsPage, m_language), kLongestText);
    page->setPlaceholderText(tr("https://… steht als Code auf den Papieren"));

    auto* rules = qobject_cast<QComboBox*>(field("rules").widget);
    const auto fit = [this] {
        offerRules();
        fitFields();
    };

    m_take->setLabel(tr("Übernehmen"));
    connect(m_take, &KeyButton::clicked, this, &SettingsForm::wanted);
    m_drop->setLabel(tr("Verwerfen"));
    connect(m_drop, &KeyButton::clicked, this, &SettingsForm::dropped);
    m_scrolled = new QScrollArea(this); // a question above the page takes room away
    m_scrolled->setObjectName(QStringLiteral("settingsScroll"));
    m_scrolled->setFocusPolicy(Qt::NoFocus);
    m_scrolled->setWidgetResizable(true);
    m_scrolled->setMinimumHeight(kLinesHigh * fontMetrics().height());
    m_scrolled->setMinimumWidth(kLettersOfWords * fontMetrics().averageCharWidth() +
                                kLettersAround * fontMetrics().horizontalAdvance(QLatin1Char('X')));
    auto* inside = new QWidget(m_scrolled);
    inside->setLayout(m_form);
    m_scrolled->setWidget(inside);
    // only now: a row that is shown before it lies in a window would be a window of its own
    connect(format, &QComboBox::currentIndexChanged, this, fit);
    connect(rules, &QComboBox::currentIndexChanged, this, &SettingsForm::fitFields);
    fit();
    inside->setAutoFillBackground(false); // the card's own ground
    m_scrolled->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->addWidget(m_scrolled, 1);
    auto* buttons = new FlowRow(this);
    buttons->add(m_take);
    buttons->add(m_drop);
    column->addWidget(buttons);
    connect(this, &SettingsForm::edited, this, [this] {
        const bool changed = !changes().empty();
        m_take->setPrimary(changed);
        m_drop->setEnabled(changed);
    });
}

void SettingsForm::add(Field field, const QString& label) {
    field.widget->setObjectName(QStringLiteral("set-") + text(field.option));
    field.widget->setAccessibleName(label);
    field.label = label;
    m_form->addRow(label, field.widget);
    m_fields.push_back(std::move(field));
}

QLineEdit* SettingsForm::addLine(const char* option, const QString& label, int longest) {
    auto* line = new QLineEdit(this);
    const int letters = longest == kLongestText ? kLettersOfWords : kFewestLetters;
    line->setMinimumWidth(letters * fontMetrics().averageCharWidth());
    line->setMaxLength(2 * longest); // what the desk does not take it says, instead of a cut
    connect(line, &QLineEdit::returnPressed, this, &SettingsForm::wanted);
    connect(line, &QLineEdit::textChanged, this, &SettingsForm::edited);
    add({option, [line] { return line->text().simplified(); },
         [line](const QString& value) {
             line->setText(value);
             line->setCursorPosition(0);
         },
         line},
        label);
    return line;
}

// All of it is to be read, which takes more than one line.
void SettingsForm::addLadder(const QString& label) {
    auto* lines = new QPlainTextEdit(this);
    lines->setTabChangesFocus(true);
    lines->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lines->setFixedHeight(kLadderLines * lines->fontMetrics().lineSpacing() + 2 * kLadderPadding);
    lines->installEventFilter(this);
    connect(lines, &QPlainTextEdit::textChanged, this, &SettingsForm::edited);
    add({"ladder", [lines] { return listAsKept(Listed::Ladder, lines->toPlainText().left(kLongestText)); },
         [this, lines](const QString& value) {
             lines->setPlainText(listInWords(Listed::Ladder, value, m_language));
         },
         lines},
        label);
}

// Enter takes the settings as in every other field, and undo is the evening's.
bool SettingsForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QFrame::eventFilter(watched, event);
    const auto& key = dynamic_cast<QKeyEvent&>(*event);
    const bool taken = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (event->type() == QEvent::ShortcutOverride) {
        const bool undo = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
        if (undo) event->ignore();
        return undo;
    }
    if (taken) emit wanted();
    return taken;
}

QSpinBox* SettingsForm::addNumber(const char* option, const QString& label, int least, int most,
                                  const QString& nought) {
    auto* number = new QSpinBox(this);
    number->setRange(least, most);
    if (!nought.isEmpty()) number->setSpecialValueText(nought);
    connect(number, &QSpinBox::textChanged, this, &SettingsForm::edited);
    const bool open = !nought.isEmpty();
    add({option,
         [number, open] { return open ? openNumber(number->value()) : QString::number(number->value()); },
         [number](const QString& value) { number->setValue(value.toInt()); }, number},
        label);
    return number;
}

// Of an editable one the value itself may be typed as well.
QComboBox* SettingsForm::addChoice(const char* option, const QString& label, bool editable,
                                   const std::vector<std::pair<QString, QString>>& choices) {
    auto* box = new ElidedBox(this);
    box->setEditable(editable);
    box->setInsertPolicy(QComboBox::NoInsert);
    if (editable) {
        box->lineEdit()->setObjectName(QStringLiteral("set-%1-text").arg(QLatin1String(option)));
        box->lineEdit()->setAccessibleName(label);
    }
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kFewestLetters);
    for (const auto& [words, value] : choices) box->addItem(words, value);
    // the list is as wide as its longest choice, however narrow the field
    box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0));
    connect(box, &QComboBox::currentTextChanged, this, [this, box] { fitChoice(*box); });
    connect(box, &QComboBox::currentTextChanged, this, &SettingsForm::edited);
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

// What is chosen is seen whole: the field goes below its label where beside it there is too little room.
void SettingsForm::fitChoice(QComboBox& box) {
    const int letter = box.fontMetrics().horizontalAdvance(QLatin1Char('X')); // by which the box measures
    const int room = m_scrolled == nullptr ? 0 : m_scrolled->viewport()->width() / letter - kLettersAround;
    const int needed = box.fontMetrics().horizontalAdvance(box.currentText()) / letter + 2;
    box.setMinimumContentsLength(std::clamp(needed, kFewestLetters, std::max(room, kFewestLetters)));
    box.setToolTip(box.currentText().toHtmlEscaped());
}

void SettingsForm::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    for (const Field& one : m_fields)
        if (auto* box = qobject_cast<QComboBox*>(one.widget)) fitChoice(*box);
    fitLabels();
}

// Above its field a label that is wider than the form takes another line.
void SettingsForm::fitLabels() {
    const int bar = m_scrolled->verticalScrollBar()->sizeHint().width();
    const QMargins around = m_form->contentsMargins();
    const int room = m_scrolled->width() - bar - around.left() - around.right() - 2;
    for (const Field& one : m_fields)
        if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(one.widget)))
            label->setWordWrap(label->fontMetrics().horizontalAdvance(one.label) > room);
}

// In the words of the list, chosen or typed.
void SettingsForm::addPrizes(const QString& label) {
    std::vector<std::pair<QString, QString>> choices;
    for (const char* kept : {"3", "8", "3,woman,last", "8,woman,youngest,oldest,last"})
        choices.emplace_back(listInWords(Listed::Prizes, QLatin1String(kept), m_language),
                             QLatin1String(kept));
    QComboBox* box = addChoice("prizes", label, true, choices);
    Field& prizes = m_fields.back();
    prizes.typed = [box] { return listAsKept(Listed::Prizes, box->currentText()); };
    prizes.show = [this, box](const QString& value) {
        box->setCurrentText(listInWords(Listed::Prizes, value, m_language));
        box->lineEdit()->setCursorPosition(0);
    };
}

SettingsForm::Field& SettingsForm::field(const char* option) {
    return *std::ranges::find(m_fields, option, &Field::option);
}

const SettingsForm::Field& SettingsForm::field(const char* option) const {
    return *std::ranges::find(m_fields, option, &Field::option);
}

Format SettingsForm::chosenFormat() const {
    return tournament::readFormat(utf8(field("format").typed())).value_or(Format::Drawn);
}

RuleSetFit SettingsForm::chosenRules() const {
    return fitOf(field("rules").typed());
}

void SettingsForm::offerRules() {
    auto* rules = qobject_cast<QComboBox*>(field("rules").widget);
    const QVariant chosen = rules->currentData();
    const QSignalBlocker quiet(rules);
    rules->clear();
    for (const auto& [id, name] : ruleSetsFor(chosenFormat(), m_language)) rules->addItem(name, id);
    rules->setCurrentIndex(std::max(0, rules->findData(chosen)));
    fitChoice(*rules);
}

// Where nobody wins a match, nothing counts as a win.
SettingsForm::Choices SettingsForm::missedRounds(bool zeroSum) {
    Choices choices{{tr("wie der eigene Schnitt"), QStringLiteral("average")},
                    {tr("wie ein Sieg"), QStringLiteral("win")},
                    {tr("nichts"), QStringLiteral("0")}};
    if (zeroSum) choices.erase(choices.begin() + 1);
    return choices;
}

// What is chosen or typed stays.
void SettingsForm::offer(const char* option, const Choices& choices) {
    Field& one = field(option);
    auto& box = *qobject_cast<QComboBox*>(one.widget);
    const QString value = one.typed();
    const QSignalBlocker quiet(box);
    box.clear();
    for (const auto& [words, kept] : choices) box.addItem(words, kept);
    one.show(value);
    fitChoice(box);
}

// What can be chosen depends on format and rules; nothing asks what would mean nothing there.
void SettingsForm::fitFields() {
    const RuleSetFit rules = chosenRules();
    for (const Field& one : m_fields)
        m_form->setRowVisible(one.widget, isAsked(one.option, chosenFormat(), rules));
    if (rules.zeroSum != m_zeroSum) {
        m_zeroSum = rules.zeroSum;
        offer("scoring", scoringsOf(m_zeroSum, m_language));
        offer("missed-round", missedRounds(m_zeroSum));
    }
    Field& games = field("games"); // of a match, or of a round
    games.label = optionCalled(rules.zeroSum ? "deals" : "games", m_language);
    games.widget->setAccessibleName(games.label);
    qobject_cast<QSpinBox*>(games.widget)
        ->setMaximum(rules.zeroSum ? tournament::kMostDeals : desk::kMostGames);
    if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(games.widget))) label->setText(games.label);
}

void SettingsForm::show(const tournament::Tournament& tournament) {
    const auto values = valuesOf(tournament.settings);
    const auto touched = changes(); // one field may change what another has to offer
    for (Field& one : m_fields) {
        const QString& value = values.at(one.option);
        const bool fresh = !touched.contains(one.option);
        if (fresh) one.show(value);
        one.shown = fresh ? one.typed() : value; // in the same spelling
    }
    m_isShown = true;
    emit edited();
    // What is drawn or written hangs on these.
    const bool drawn = !tournament.rounds.empty() || !tournament.partnerships.empty();
    for (const char* option : {"rules", "target", "games", "end", "groups", "repechage"})
        field(option).widget->setEnabled(!drawn);
    field("format").widget->setEnabled(!drawn && tournament.entries.empty());
    field("qualify").widget->setEnabled(
        tournament::bracketOf(tournament, tournament::currentRound(tournament)).first == 0);
}

void SettingsForm::begin() {
    m_fields.front().widget->setFocus();
    m_scrolled->ensureWidgetVisible(m_fields.front().widget); // from wherever one was the last time
}

std::map<std::string, std::string> SettingsForm::changes() const {
    const Format format = chosenFormat();
    const RuleSetFit rules = chosenRules();
    // What would be refused in the chosen format goes with the row that is hidden.
    const auto valueOf = [&](const Field& one) {
        const bool isLeftOut = !isAsked(one.option, format, rules);
        if (isLeftOut && one.option == "repechage") return yesOrNo(false);
        if (isLeftOut && one.option == "final") return QString();
        if (isLeftOut && one.option == "rest") return text(tournament::nameOf(tournament::Rest::Sit));
        return isLeftOut ? one.shown : one.typed(); // what was chosen before the format goes with its row
    };
    std::map<std::string, std::string> changes;
    if (!m_isShown) return changes;
    for (const Field& one : m_fields)
        if (const QString value = valueOf(one); value != one.shown) changes[one.option] = utf8(value);
    return changes;
}

void SettingsForm::change(const std::string& option, const QString& value) {
    const auto found = std::ranges::find(m_fields, option, &Field::option);
    if (found != m_fields.end()) found->show(value);
}

QStringList SettingsForm::changed() const {
    QStringList labels;
    const auto changes = this->changes();
    for (const Field& one : m_fields)
        if (changes.contains(one.option)) labels << one.label;
    return labels;
}

// Also of what is locked once it is drawn: the letters are the same all evening.
void SettingsForm::giveAccessKeys(QString& taken) {
    for (const Field& one : m_fields)
        if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(one.widget)))
            label->setText(m_form->isRowVisible(one.widget) ? withAccessKey(one.label, taken) : one.label);
}

} // namespace schreiber::desktop

#include "pages/own_rules_desk.h"

#include "base/file_names.h"
#include "base/saving.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "games/dispute_games.h"
#include "models/switches_model.h"
#include "pages/own_part.h"
#include "pages/rule_book.h"
#include "widgets/beside.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/switch_prompt.h"
#include "widgets/tables.h"
#include "widgets/whole_words.h"

#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/receipt.h>
#include <desk/settings.h>
#include <desk/whole_file.h>

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kChoiceLetters = 8;
constexpr int kPartShare = 1000;   // of the height, beside what is kept free where a game has no part
constexpr int kLettersBeside = 34; // of the house rules beside the rest

QString fileFilter(const QString& ending) {
    return OwnRulesDesk::tr("Regeln (*%1)").arg(ending);
}

// What a game of a club's own rules is played to, least and most: what the book's switch knows.
std::pair<int, int> targets(const tournament::Settings& settings) {
    const auto values = desk::gameOf(settings).valuesOf("target");
    if (!values || values->empty()) return {settings.target, settings.target};
    const auto number = [](const std::string& value) { return text(value).toInt(); };
    return {number(values->front()), number(values->back())};
}

// That the club may choose.
bool hasTarget(const tournament::Settings& settings) {
    return !settings.countsDown() && fitOf(text(settings.rules)).hasTarget;
}

// What was changed between two states of a map, done to a third.
void changeAlike(std::map<std::string, std::string>& map, const std::map<std::string, std::string>& before,
                 const std::map<std::string, std::string>& after) {
    for (const auto& [name, value] : before)
        if (!after.contains(name)) map.erase(name);
    for (const auto& [name, value] : after)
        if (const auto old = before.find(name); old == before.end() || old->second != value)
            map[name] = value;
}

// A draft that was begun before the tournament was changed elsewhere: what was changed in it, done to what
// holds now.
tournament::Settings onto(const tournament::Settings& now, const OwnDraft& draft) {
    tournament::Settings wanted = now;
    const tournament::Settings& before = draft.kept;
    const tournament::Settings& after = draft.wanted;
    if (after.rules != before.rules) wanted.rules = after.rules;
    if (after.start != before.start) wanted.start = after.start;
    if (after.target != before.target) wanted.target = after.target;
    changeAlike(wanted.house, before.house, after.house);
    changeAlike(wanted.furtherOptions, before.furtherOptions, after.furtherOptions);
    return wanted;
}

// With the draw rule set, target and what only the game has are fixed: what was not taken before nobody could
// take, or put back. Whether there was such.
bool letFixedGo(tournament::Settings& wanted, const tournament::Settings& now) {
    const tournament::Settings before = wanted;
    wanted.rules = now.rules;
    wanted.start = now.start;
    wanted.target = now.target;
    for (const std::string& option : desk::ownOptions()) {
        const auto own = now.furtherOptions.find(option);
        if (own == now.furtherOptions.end())
            wanted.furtherOptions.erase(option);
        else
            wanted.furtherOptions[option] = own->second;
    }
    return wanted != before;
}

std::map<std::string, std::string> optionsOf(const tournament::Settings& wanted) {
    std::map<std::string, std::string> options = wanted.house;
    options.erase("target");
    options[desk::kOwnName] = desk::ownName(wanted);
    for (const std::string& option : desk::ownOptions())
        if (std::string own = desk::furtherOption(wanted, option); !own.empty())
            options[option] = std::move(own);
    if (hasTarget(wanted)) options["target"] = std::to_string(wanted.target);
    return options;
}

} // namespace

OwnRulesDesk::OwnRulesDesk(Session& session, Dialogs& dialogs, PromptBar& prompt, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_prompt(prompt)
    , m_books(ruleBooks(session.language()))
    , m_model(new SwitchesModel(this))
    , m_base(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_target(new QSpinBox(this))
    , m_parts(ownParts(session.language(), this))
    , m_untaken(new QLabel(this))
    , m_open(new QLabel(this))
    , m_switches(new QTableView(this))
    , m_about(new QTextBrowser(this))
    , m_take(new KeyButton(QStringLiteral("ownTake"), this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* parts = new Beside(this);
    parts->add(builtForm(), 2);
    parts->add(builtSwitches(), 3, kLettersBeside * fontMetrics().averageCharWidth());
    row->addWidget(parts);
    connect(&session, &Session::opened, this, [this] { m_draft = {}; }); // it was about another
    connect(m_name, &QLineEdit::textChanged, this, &OwnRulesDesk::sayUntaken);
    connect(m_target, &QSpinBox::valueChanged, this, &OwnRulesDesk::sayUntaken);
}

OwnRulesDesk::~OwnRulesDesk() = default;

QWidget* OwnRulesDesk::builtForm() {
    m_base->setObjectName(QStringLiteral("ownBase"));
    m_base->setAccessibleName(tr("Gemacht aus"));
    connect(m_base, &QComboBox::activated, this, &OwnRulesDesk::takeBase);
    m_name->setObjectName(QStringLiteral("ownName"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("wie der Verein sie nennt"));
    m_target->setObjectName(QStringLiteral("ownTarget"));
    m_target->setAccessibleName(tr("Ziel"));
    m_base->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_base->setMinimumContentsLength(kChoiceLetters);
    m_take->setLabel(tr("Übernehmen"));
    m_take->setPrimary(true);
    connect(m_take, &KeyButton::clicked, this, [this] { take(); });
    auto* write = new KeyButton(QStringLiteral("ownWrite"), this);
    write->setLabel(tr("In Datei"));
    connect(write, &KeyButton::clicked, this, &OwnRulesDesk::write);
    auto* read = new KeyButton(QStringLiteral("ownRead"), this);
    read->setLabel(tr("Aus Datei"));
    connect(read, &KeyButton::clicked, this, &OwnRulesDesk::read);

    m_form = new QFormLayout;
    QFormLayout* form = m_form;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // large letters on a small screen
    form->addRow(tr("Gemacht aus"), m_base);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Ziel"), m_target);
    auto* files = new FlowRow(this);
    for (KeyButton* button : {read, write}) files->add(button, 1);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    for (OwnPart* part : m_parts) {
        if (part == nullptr) continue;
        column->addWidget(part, kPartShare);
        connect(part, &OwnPart::changed, this, [this](const QString& option, const QString& value) {
            if (value.isEmpty())
                m_draft.wanted.furtherOptions.erase(utf8(option));
            else
                m_draft.wanted.furtherOptions[utf8(option)] = utf8(value);
            sayUntaken();
        });
    }
    column->addStretch(1);
    column->addWidget(files);
    column->addWidget(m_take);
    return left;
}

QWidget* OwnRulesDesk::builtSwitches() {
    m_untaken->setObjectName(QStringLiteral("ownUntaken"));
    m_untaken->setProperty("tone", QStringLiteral("warn"));
    m_untaken->setWordWrap(true);
    m_open->setObjectName(QStringLiteral("ownOpen"));
    m_open->setWordWrap(true);
    setUpTable(*m_switches, QStringLiteral("ownSwitches"), tr("Was der Verein anders halten kann"));
    m_switches->setModel(m_model);
    showWholeWords(*m_switches);
    connect(m_switches, &QTableView::activated, this, &OwnRulesDesk::decide);
    connect(m_switches->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OwnRulesDesk::showSwitch);
    m_about->setObjectName(QStringLiteral("ownAbout"));
    m_about->setAccessibleName(tr("Was die Werte tun und wer so spielt"));
    m_about->setTabChangesFocus(true);
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_untaken);
    column->addWidget(m_open);
    column->addWidget(m_switches, 3);
    column->addWidget(m_about, 2);
    return right;
}

void OwnRulesDesk::arrive() {
    m_name->setFocus();
}

void OwnRulesDesk::refresh() {
    if (!m_session.isOpen()) return;
    const tournament::Settings& settings = m_session.tournament().settings;
    const bool drawn = !m_session.tournament().rounds.empty() || !m_session.tournament().partnerships.empty();
    for (QWidget* fixed : std::initializer_list<QWidget*>{m_base, m_target})
        fixed->setEnabled(!drawn); // what is drawn or written hangs on these
    for (OwnPart* part : m_parts)
        if (part != nullptr) part->setFixed(drawn);
    OwnDraft before = draft();
    const bool letGo = drawn && letFixedGo(before.wanted, settings);
    if (settings == m_draft.kept && !letGo) return;
    m_draft = {settings, before.kept == tournament::Settings() ? settings : onto(settings, before)};
    show();
}

OwnDraft OwnRulesDesk::draft() const {
    OwnDraft draft = m_draft;
    if (std::string name = utf8(m_name->text().simplified()); !name.empty())
        draft.wanted.furtherOptions[desk::kOwnName] = std::move(name);
    else // as where there never was one: an empty field is no name that somebody typed
        draft.wanted.furtherOptions.erase(desk::kOwnName);
    if (hasTarget(draft.wanted)) draft.wanted.target = m_target->value();
    return draft;
}

void OwnRulesDesk::setDraft(const OwnDraft& draft) {
    if (!m_session.isOpen()) return;
    m_draft = draft;
    show();
}

// What was typed is kept in the draft first, so that showing it again changes nothing.
void OwnRulesDesk::takeTyped() {
    m_draft = draft();
}

void OwnRulesDesk::show() {
    const int row = std::max(0, m_switches->currentIndex().row());
    offerBases();
    m_base->setCurrentIndex(m_base->findData(text(m_draft.wanted.rules)));
    m_name->setText(text(desk::ownName(m_draft.wanted)));
    const auto [least, most] = targets(m_draft.wanted);
    m_target->setRange(std::min(least, m_draft.wanted.target), // what it has is not changed by showing it
                       std::max(most, m_draft.wanted.target));
    m_target->setValue(m_draft.wanted.target);
    m_form->setRowVisible(m_target, hasTarget(m_draft.wanted));
    m_model->show(houseSwitches(m_draft.wanted, m_session.language()));
    m_open->setText(m_model->open() == 0
                        ? tr("Alles ist vereinbart. Enter: eine Hausregel ändern.")
                        : tr("Noch offene Hausregeln: %1. Das darf so bleiben. Enter: eine entscheiden.")
                              .arg(m_model->open()));
    if (m_model->rowCount() > 0)
        m_switches->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    const std::size_t game = placeOfGame(m_draft.wanted.rules);
    for (std::size_t at = 0; at < m_parts.size(); ++at) {
        if (m_parts[at] == nullptr) continue;
        m_parts[at]->setVisible(at == game);
        if (at == game) m_parts[at]->showOf(m_draft.wanted);
    }
    showSwitch();
    sayUntaken();
}

// Of the same game, played in this format.
void OwnRulesDesk::offerBases() {
    m_base->clear();
    const std::size_t game = placeOfGame(m_draft.wanted.rules);
    for (const auto& [id, title] : ruleSetsFor(m_draft.wanted.format, m_session.language()))
        if (placeOfGame(utf8(id)) == game) m_base->addItem(title, id);
    if (m_base->findData(text(m_draft.wanted.rules)) < 0)
        m_base->addItem(ruleSetTitle(m_draft.wanted.rules, m_session.language()), text(m_draft.wanted.rules));
}

// As in the settings: what is typed is one thing, what holds another.
void OwnRulesDesk::sayUntaken() {
    const QStringList fields = untaken();
    m_untaken->setVisible(!fields.isEmpty());
    m_untaken->setText(tr("noch nicht übernommen: %1").arg(fields.join(QStringLiteral(", "))));
}

const OwnPart* OwnRulesDesk::partHere() const {
    return m_parts[placeOfGame(m_draft.wanted.rules)];
}

QStringList OwnRulesDesk::untaken() const {
    bool house = false;
    QStringList fields;
    for (const auto& [option, value] : changes()) {
        if (option == "rules")
            fields << tr("Regelsatz");
        else if (option == desk::kOwnName)
            fields << tr("Name");
        else if (const OwnPart* part = desk::isOwnOption(option) ? partHere() : nullptr; part != nullptr)
            fields << part->called();
        else if (option == "target")
            fields << tr("Ziel");
        else
            house = true;
    }
    if (house) fields << tr("Hausregeln");
    return fields;
}

void OwnRulesDesk::showSwitch() {
    const QModelIndex here = m_switches->currentIndex();
    if (!here.isValid()) return m_about->clear();
    const std::string& name = m_model->at(here.row()).name;
    const auto valueIn = [&](const tournament::Settings& settings) {
        const auto found = settings.house.find(name);
        return found == settings.house.end() ? std::string() : found->second;
    };
    const bool holds =
        m_draft.wanted.rules == m_draft.kept.rules && valueIn(m_draft.wanted) == valueIn(m_draft.kept);
    RuleBook& book = *m_books[placeOfGame(m_draft.wanted.rules)];
    book.setOurs(desk::rulesHead(m_draft.wanted));
    m_about->setHtml(book.switchPage(
        text(name), {RuleBook::ours(), holds ? tr("hier") : tr("hier, wenn es übernommen ist")}));
}

// Another base has a target and what only its game has of its own; what is agreed stays as far as it has a
// meaning there.
void OwnRulesDesk::takeBase() {
    takeTyped();
    m_draft.wanted.rules = utf8(m_base->currentData().toString());
    for (const std::string& option : desk::ownOptions()) m_draft.wanted.furtherOptions.erase(option);
    if (const auto shape = desk::shapeOf(m_draft.wanted.rules)) {
        m_draft.wanted.start = shape->start;
        m_draft.wanted.target = shape->target;
    }
    show();
}

void OwnRulesDesk::decide() {
    const QModelIndex here = m_switches->currentIndex();
    if (!here.isValid()) return;
    const game::Switch one = m_model->at(here.row());
    askSwitch(m_prompt, one, [this, name = one.name](const std::string& value) {
        takeTyped();
        if (value.empty())
            m_draft.wanted.house.erase(name);
        else
            m_draft.wanted.house[name] = value;
        show();
        for (int row = 0; row < m_model->rowCount(); ++row) // it may stand elsewhere now
            if (m_model->at(row).name == name) m_switches->setCurrentIndex(m_model->index(row, 0));
        m_switches->setFocus();
    });
}

std::map<std::string, std::string> OwnRulesDesk::changes() const {
    if (!m_session.isOpen() || m_draft.kept == tournament::Settings()) return {};
    const tournament::Settings& now = m_session.tournament().settings;
    const tournament::Settings wanted = onto(now, draft());
    return desk::ownRulesAnew(wanted.rules, optionsOf(wanted), now);
}

bool OwnRulesDesk::take() {
    if (!m_session.isOpen()) return true;
    const auto wanted = changes();
    if (wanted.empty()) {
        m_session.say(Tone::Good, tr("Es ist nichts geändert."));
        return true;
    }
    return m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::changeSettings(evening, wanted, confirmation);
    });
}

void OwnRulesDesk::write() {
    if (!m_session.isOpen()) return;
    const tournament::Settings& settings = m_session.tournament().settings;
    if (!changes().empty()) return m_session.say(Tone::Bad, tr("Erst übernehmen, was hier geändert ist."));
    const QString called = text(desk::ownName(settings));
    const QString ending = recordEnding(settings.rules);
    const QString proposal = fileNameFor(called.isEmpty() ? tr("Regeln") : called, ending);
    const auto path = m_dialogs.fileToSave(tr("Regeln in eine Datei"), proposal, fileFilter(ending));
    if (!path) return;
    const SavePlace place = savePlace(*path, ending);
    if (const auto failure = whyNotSaved(place, desk::ownRulesFile(settings)))
        return m_session.fail(*failure);
    m_session.say(Tone::Good, tr("Gespeichert: %1").arg(place.path));
}

void OwnRulesDesk::read() {
    if (!m_session.isOpen()) return;
    const auto path = m_dialogs.fileToOpen(tr("Regeln aus einer Datei"),
                                           fileFilter(recordEnding(m_session.tournament().settings.rules)));
    if (!path) return;
    const auto bytes = desk::readWhole(utf8(*path), desk::kMostRulesBytes);
    if (!bytes) return m_session.fail(bytes.error());
    const auto wanted =
        desk::readOwnRules(*bytes, utf8(QFileInfo(*path).fileName()), m_session.tournament().settings);
    if (!wanted) return m_session.fail(wanted.error());
    m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::changeSettings(evening, *wanted, confirmation);
    });
}

} // namespace schreiber::desktop

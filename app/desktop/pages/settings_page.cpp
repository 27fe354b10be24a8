#include "pages/settings_page.h"

#include "base/access_keys.h"
#include "base/session.h"
#include "base/text.h"
#include "models/switches_model.h"
#include "pages/settings_form.h"
#include "widgets/beside.h"
#include "widgets/elided_label.h"
#include "widgets/switch_prompt.h"
#include "widgets/tables.h"
#include "widgets/whole_label.h"
#include "widgets/whole_words.h"

#include <desk/receipt.h>
#include <desk/settings.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kAboutLines = 3; // at least, so that the list stays where it is
constexpr int kLettersOfForm =
    40; // with which what is chosen in it is seen whole; else it has the whole page

} // namespace

SettingsPage::SettingsPage(Session& session, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("settingsPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new SwitchesModel(this))
    , m_form(new SettingsForm(session.language(), this))
    , m_untaken(new ElidedLabel(this))
    , m_open(new WholeLabel(this))
    , m_table(builtTable())
    , m_about(new WholeLabel(this, kAboutLines)) {
    m_open->setObjectName(QStringLiteral("switchesOpen"));
    m_about->setObjectName(QStringLiteral("switchAbout"));
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(m_form, &SettingsForm::wanted, this, &SettingsPage::take);
    connect(m_form, &SettingsForm::dropped, this, &SettingsPage::drop);

    auto* title = new QLabel(tr("Einstellungen"), this);
    title->setProperty("role", QStringLiteral("heading"));
    m_untaken->setObjectName(QStringLiteral("settingsUntaken"));
    m_untaken->setProperty("tone", QStringLiteral("warn"));
    m_untaken->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(title);
    head->addWidget(m_untaken, 1);
    m_open->setBuddy(m_table);
    connect(&session, &Session::opened, m_form, &SettingsForm::forget);
    connect(m_form, &SettingsForm::edited, this, &SettingsPage::sayUntaken);
    auto* parts = new Beside(this);
    auto* form = new QWidget(parts);
    auto* left = new QVBoxLayout(form);
    left->setContentsMargins(0, 0, 0, 0);
    left->addLayout(head);
    left->addWidget(m_form, 1);
    auto* rules = new QWidget(parts);
    auto* right = new QVBoxLayout(rules);
    right->setContentsMargins(0, 0, 0, 0);
    right->addWidget(m_open);
    right->addWidget(m_table, 1);
    right->addWidget(m_about);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 16, 20, 16);
    row->addWidget(parts);
    parts->add(form, 1, kLettersOfForm * fontMetrics().averageCharWidth());
    parts->add(rules, 1);
}

QTableView* SettingsPage::builtTable() {
    auto* table = new QTableView(this);
    setUpTable(*table, QStringLiteral("switchTable"), tr("Hausregeln"));
    table->setModel(m_model);
    showWholeWords(*table);
    connect(table, &QTableView::activated, this, &SettingsPage::decide);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &SettingsPage::showSwitch);
    return table;
}

void SettingsPage::refresh() {
    if (!m_session.isOpen()) return;
    const int row = std::max(0, m_table->currentIndex().row());
    m_form->show(m_session.tournament());
    m_form->setEnabled(!m_session.isClosed());
    m_table->setEnabled(!m_session.isClosed());
    m_model->show(houseSwitches(m_session.tournament().settings, m_session.language()));
    m_open->setText(
        m_model->open() == 0
            ? tr("Alle Hausregeln sind entschieden. Enter: eine ändern.")
            : tr("Noch offene Hausregeln: %1. Das hält keinen Abend auf. Enter: eine entscheiden.")
                  .arg(m_model->open()));
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    showSwitch();
    giveAccessKeys();
}

// The house rules first: they have a whole table behind their letter, which is one of their name however many
// are open.
void SettingsPage::giveAccessKeys() {
    const auto* main = qobject_cast<QMainWindow*>(window());
    if (main == nullptr) return;
    QString taken = accessKeysOf(*main->menuBar());
    const QString words = m_open->text();
    const qsizetype name =
        std::max<qsizetype>(0, words.indexOf(m_table->accessibleName(), 0, Qt::CaseInsensitive));
    m_open->setText(words.first(name) + withAccessKey(words.sliced(name), taken));
    m_form->giveAccessKeys(taken);
}

// As it would be kept, whatever the words for it are.
Fields SettingsPage::typed() const {
    Fields fields;
    if (!m_session.isOpen()) return fields;
    for (const auto& [option, value] : m_form->changes()) fields << KeptField{text(option), text(value)};
    return fields;
}

void SettingsPage::setTyped(const Fields& fields) {
    if (fields.isEmpty() || !m_session.isOpen()) return;
    refresh();
    for (const KeptField& field : fields) m_form->change(utf8(field.name), field.value.toString());
}

QStringList SettingsPage::changed() const {
    return m_session.isOpen() ? m_form->changed() : QStringList();
}

UnsavedList SettingsPage::unsaved(Before) {
    const QStringList fields = changed();
    if (fields.isEmpty()) return {};
    return {
        {tr("Einstellungen (%1)").arg(fields.join(QStringLiteral(", "))), [this] { return take(); }, true}};
}

QString SettingsPage::untakenInWords() const {
    const QStringList fields = changed();
    return fields.isEmpty() ? QString()
                            : tr("Noch nicht übernommen: %1. Strg+Komma führt zurück.")
                                  .arg(fields.join(QStringLiteral(", ")));
}

void SettingsPage::sayUntaken() {
    const QStringList fields = changed();
    m_untaken->setText(fields.isEmpty()
                           ? QString()
                           : tr("noch nicht übernommen: %1").arg(fields.join(QStringLiteral(", "))));
}

void SettingsPage::arrive() {
    m_form->begin();
}

void SettingsPage::showSwitch() {
    const QModelIndex here = m_table->currentIndex();
    if (!here.isValid()) return m_about->clear();
    const game::Switch& one = m_model->at(here.row());
    m_about->setText(text(one.question) + QLatin1Char('\n') + tr("Hier gilt: %1").arg(meaningOf(one)));
}

bool SettingsPage::take() {
    const auto changes = m_form->changes();
    if (changes.empty()) {
        m_session.say(Tone::Good, tr("Es ist nichts geändert."));
        return true;
    }
    const bool done = m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::changeSettings(evening, changes, confirmation);
    });
    if (!done) return false;
    m_form->forget();
    m_form->show(m_session.tournament());
    return true;
}

void SettingsPage::drop() {
    const QString fields = changed().join(QStringLiteral(", "));
    m_form->forget();
    m_form->show(m_session.tournament());
    m_session.say(Tone::Good, tr("Verworfen: %1. Es steht wieder da, was gilt.").arg(fields));
}

void SettingsPage::decide() {
    const QModelIndex here = m_table->currentIndex();
    if (!here.isValid()) return;
    const game::Switch one = m_model->at(here.row());
    askSwitch(m_prompt, one, [this, name = one.name](const std::string& value) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::changeSettings(evening, {{name, value}}, confirmation);
        });
        m_table->setFocus();
    });
}

} // namespace schreiber::desktop

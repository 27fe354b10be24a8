#include "pages/settings_page.h"

#include "base/session.h"
#include "base/text.h"
#include "models/switches_model.h"
#include "pages/settings_form.h"
#include "widgets/switch_prompt.h"
#include "widgets/tables.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {

SettingsPage::SettingsPage(Session& session, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("settingsPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new SwitchesModel(this))
    , m_form(new SettingsForm(session.language(), this))
    , m_open(new QLabel(this))
    , m_table(builtTable())
    , m_about(new QLabel(this)) {
    m_open->setObjectName(QStringLiteral("switchesOpen"));
    m_open->setWordWrap(true);
    m_about->setObjectName(QStringLiteral("switchAbout"));
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_about->setMinimumHeight(3 * fontMetrics().height());
    connect(m_form, &SettingsForm::wanted, this, &SettingsPage::take);

    auto* title = new QLabel(tr("Einstellungen"), this);
    title->setProperty("role", QStringLiteral("heading"));
    auto* left = new QVBoxLayout;
    left->addWidget(title);
    left->addWidget(m_form, 1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_open);
    right->addWidget(m_table, 1);
    right->addWidget(m_about);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 16, 20, 16);
    row->setSpacing(18);
    row->addLayout(left, 1);
    row->addLayout(right, 1);
}

QTableView* SettingsPage::builtTable() {
    auto* table = new QTableView(this);
    setUpTable(*table, QStringLiteral("switchTable"), tr("Hausregeln"));
    table->setModel(m_model);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(table, &QTableView::activated, this, &SettingsPage::decide);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &SettingsPage::showSwitch);
    return table;
}

void SettingsPage::refresh() {
    if (!m_session.isOpen()) return;
    const int row = std::max(0, m_table->currentIndex().row());
    m_form->show(m_session.tournament(), !isVisible());
    m_model->show(houseSwitches(m_session.tournament().settings, m_session.language()));
    m_open->setText(
        m_model->open() == 0
            ? tr("Alle Hausregeln sind entschieden. Enter: eine ändern.")
            : tr("Noch offene Hausregeln: %1. Das hält keinen Abend auf. Enter: eine entscheiden.")
                  .arg(m_model->open()));
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    showSwitch();
}

void SettingsPage::arrive() {
    m_form->begin();
}

void SettingsPage::showSwitch() {
    const QModelIndex here = m_table->currentIndex();
    if (!here.isValid()) return m_about->clear();
    const HouseSwitch& one = m_model->at(here.row());
    m_about->setText(one.question + QLatin1Char('\n') + tr("Hier gilt: %1").arg(meaningOf(one)));
}

void SettingsPage::take() {
    const auto changes = m_form->changes();
    if (changes.empty()) return m_session.say(Tone::Good, tr("Es ist nichts geändert."));
    const bool done = m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return evening.set(changes, confirmation);
    });
    if (done) m_form->show(m_session.tournament(), true);
}

void SettingsPage::decide() {
    const QModelIndex here = m_table->currentIndex();
    if (!here.isValid()) return;
    const HouseSwitch one = m_model->at(here.row());
    askSwitch(m_prompt, one, [this, name = one.name](const std::string& value) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return evening.set({{name, value}}, confirmation);
        });
        m_table->setFocus();
    });
}

} // namespace schreiber::desktop

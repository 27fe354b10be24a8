#include "pages/program_page.h"

#include "base/text.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/whole_label.h"

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace schreiber::desktop {
namespace {

// Shows whether the action is on, and does it when it is clicked.
void bind(QAbstractButton& button, QAction& action) {
    button.setObjectName(QStringLiteral("program-") + action.objectName());
    button.setText(withoutMnemonic(action.text().remove(QLatin1Char('&'))));
    if (action.isCheckable()) {
        button.setCheckable(true);
        button.setChecked(action.isChecked());
        QObject::connect(&action, &QAction::toggled, &button, &QAbstractButton::setChecked);
    }
    if (action.actionGroup() != nullptr) { // Tab leads to the one that is chosen
        const auto stop = [&button](bool on) {
            button.setFocusPolicy(on ? Qt::StrongFocus : Qt::ClickFocus);
        };
        stop(action.isChecked());
        QObject::connect(&button, &QAbstractButton::toggled, &button, stop);
    }
    QObject::connect(&button, &QAbstractButton::clicked, &action, [&action](bool on) {
        if (!action.isCheckable() || action.isChecked() != on) action.trigger();
    });
}

} // namespace

ProgramPage::ProgramPage(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("programPage"));
    m_column->setContentsMargins(20, 16, 20, 16);
    m_column->setSpacing(6);
    auto* title = new WholeLabel(this);
    title->setText(tr("Einstellungen des Programms"));
    title->setObjectName(QStringLiteral("programTitle"));
    title->setProperty("role", QStringLiteral("heading"));
    auto* leave = new KeyButton(QStringLiteral("programLeave"), this);
    leave->setLabel(tr("Zurück"), KeyButton::Key::ShownOnly);
    connect(leave, &KeyButton::clicked, this, &ProgramPage::leaveAsked);
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(leave, 0, Qt::AlignTop);
    m_column->addLayout(head);
    QLabel* sentence = addSentence("programAbout", tr("Sie gelten auf diesem Gerät für jeden Abend. Was "
                                                      "ein Turnier betrifft, steht in seinen eigenen: "
                                                      "Strg+Komma."));
    sentence->setProperty("role", QStringLiteral("muted"));
}

void ProgramPage::add(const QString& heading, const QList<QAction*>& actions) {
    m_column->addSpacing(10);
    auto* title = new QLabel(heading, this);
    title->setProperty("role", QStringLiteral("sub"));
    m_column->addWidget(title);
    auto* row = new FlowRow(this);
    row->setSpacing(18, 6);
    for (QAction* action : actions) {
        QAbstractButton* button = nullptr;
        if (action->actionGroup() != nullptr)
            button = new QRadioButton(row);
        else if (action->isCheckable())
            button = new QCheckBox(row);
        else
            button = new QPushButton(row);
        bind(*button, *action);
        button->setAccessibleDescription(heading);
        row->add(button);
        if (m_first == nullptr && button->isChecked()) m_first = button;
    }
    m_column->addWidget(row);
}

QLabel* ProgramPage::addSentence(const char* name, const QString& sentence) {
    auto* label = new WholeLabel(this);
    label->setObjectName(QLatin1String(name));
    label->setText(sentence);
    m_column->addWidget(label);
    return label;
}

void ProgramPage::finish() {
    m_column->addSpacing(10);
    const QString version = QCoreApplication::applicationVersion();
    addSentence(
        "programVersion",
        tr("Schreiber %1 · freie Software (MIT-Lizenz) · Qt %2").arg(version, QLatin1String(qVersion())))
        ->setProperty("role", QStringLiteral("muted"));
    m_column->addStretch(1);
}

void ProgramPage::arrive() {
    if (m_first != nullptr) m_first->setFocus();
}

} // namespace schreiber::desktop

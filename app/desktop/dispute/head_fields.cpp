#include "dispute/head_fields.h"

#include "base/look.h"
#include "base/text.h"
#include "dispute/record_editor.h"
#include "dispute/record_text.h"
#include "widgets/elided_box.h"
#include "widgets/flow_row.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

constexpr int kTableNameLetters = 17;
constexpr int kFewestLettersOfAField = 7;
constexpr double kFieldTitle = 0.82;

} // namespace

HeadFields::HeadFields(RecordEditor& editor, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_row(new FlowRow(this))
    , m_table(numberField("dealTable", tr("Tisch"), kTableNameLetters))
    , m_houseBox(choice("dealHouse", tr("Hausregeln"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_row);
    m_row->setSpacing(8, 4);
    m_table->setReadOnly(true);
    m_table->setFocusPolicy(Qt::NoFocus);
    connect(m_houseBox, &QComboBox::activated, this,
            [this] { put("house", m_houseBox->currentData().toString()); });
}

QLineEdit* HeadFields::numberField(const char* name, const QString& title, int letters) {
    auto* field = new QLineEdit(this);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(title);
    field->setFixedWidth((letters + 3) * field->fontMetrics().averageCharWidth());
    return field;
}

QComboBox* HeadFields::choice(const char* name, const QString& title) {
    auto* box = new ElidedBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kFewestLettersOfAField);
    return box;
}

void HeadFields::showIn(QLineEdit& field, const QString& value) {
    if (field.hasFocus() && field.isModified()) return; // somebody is at it
    const QSignalBlocker quiet(&field);
    if (field.text() != value) field.setText(value);
    field.setModified(false);
}

// Its name small above it.
void HeadFields::addField(const QString& title, QWidget* field, int stretch) {
    auto* whole = new QWidget(m_row);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    auto* label = new QLabel(title, whole);
    label->setProperty("role", QStringLiteral("muted"));
    label->setFont(scaled(font(), kFieldTitle));
    label->setBuddy(field);
    column->addWidget(label);
    column->addWidget(field);
    m_row->add(whole, stretch);
    if (m_last != nullptr) setTabOrder(m_last, field);
    m_last = field;
}

void HeadFields::addTable() {
    addField(tr("Tisch"), m_table);
}

void HeadFields::addHouse() {
    addField(tr("Hausregeln"), m_houseBox, 2);
}

QString HeadFields::said(const char* key) const {
    return text(keyOf(utf8(m_editor.toPlainText()), m_line, key));
}

void HeadFields::put(const char* key, const QString& value) {
    const std::string before = utf8(m_editor.toPlainText());
    if (keyOf(before, m_editor.line(), key) == utf8(value)) return;
    m_editor.changeHead(text(withKey(before, m_editor.line(), key, utf8(value))));
}

void HeadFields::setHouse(bool hasHouse, const QString& house) {
    m_hasHouse = hasHouse;
    m_house = house;
    showHouse();
}

void HeadFields::showAt(int line) {
    m_line = line;
    const QString table = said("table");
    const QString round = said("round");
    m_table->setText(table.isEmpty()   ? tr("Ohne Tisch")
                     : round.isEmpty() ? tr("Tisch %1").arg(table)
                                       : tr("Tisch %1, Runde %2").arg(table, round));
    showHouse();
}

// As the evening agreed, none, or what this record has for itself.
void HeadFields::showHouse() {
    const QString here = said("house");
    m_houseBox->clear();
    if (m_hasHouse) m_houseBox->addItem(tr("wie am Abend"), m_house);
    if (!m_hasHouse || !m_house.isEmpty()) m_houseBox->addItem(tr("keine"), QString());
    if (m_houseBox->findData(here) < 0) m_houseBox->addItem(tr("eigene: %1").arg(here), here);
    m_houseBox->setCurrentIndex(m_houseBox->findData(here));
    tellWhole(*m_houseBox);
}

} // namespace schreiber::desktop

#include "widgets/quick_entry.h"

#include "base/brief.h"
#include "base/text.h"
#include "base/typed.h"
#include "widgets/club_hint.h"
#include "widgets/key_button.h"

#include <base/input_error.h>
#include <tournament/entry_list.h>
#include <tournament/tidy.h>

#include <QCheckBox>
#include <QComboBox>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLineEdit>

#include <initializer_list>

namespace schreiber::desktop {
namespace {

constexpr int kFewestOfName = 12; // of a name that can be seen while it is typed
constexpr int kLongestName = 200;
constexpr int kLatestYear = 2100;
constexpr std::string_view kCut = "…"; // where a word of it is too long to be told whole

// What was pasted may have tabs and line breaks in it.
std::string typed(const QLineEdit* field) {
    return utf8(asLine(field->text()));
}

tournament::Person person(const QLineEdit* first, const QLineEdit* last) {
    tournament::Person person;
    person.first = typed(first);
    person.last = typed(last);
    return person;
}

// Names come first among the fields, and of several faults the first field's is told first.
bool isLackOfName(const std::string& reason) {
    return reason == "first_name_missing" || reason == "last_name_missing" || reason == "unseen_name";
}

} // namespace

QLineEdit* QuickEntry::field(const char* name, const QString& label, int stretch) {
    auto* line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    line->setPlaceholderText(label);
    line->setAccessibleName(label);
    line->setMaxLength(kLongestName);
    connect(line, &QLineEdit::returnPressed, this, &QuickEntry::enter);
    line->setMinimumWidth(kFewestOfName * fontMetrics().averageCharWidth());
    add(line, stretch);
    return line;
}

QuickEntry::QuickEntry(QWidget* parent)
    : FlowRow(parent) {
    setObjectName(QStringLiteral("quickEntry"));
    m_first = field("entryFirst", tr("Vorname"), 3);
    m_last = field("entryLast", tr("Nachname"), 4);
    m_partnerFirst = field("entryPartnerFirst", tr("Vorname 2"), 3);
    m_partnerLast = field("entryPartnerLast", tr("Nachname 2"), 4);
    // Whose it is comes first: large letters leave room for little more.
    m_partnerFirst->setPlaceholderText(tr("Partner: Vorname"));
    m_partnerLast->setPlaceholderText(tr("Partner: Nachname"));
    m_club = field("entryClub", tr("Verein"), 3);
    m_camp = field("entryCamp", tr("Lager"), 2);
    m_born = field("entryBorn", tr("Jahrgang"), 2);
    m_born->setValidator(new QIntValidator(0, kLatestYear, m_born));
    m_sex = new QComboBox(this);
    m_sex->setObjectName(QStringLiteral("entrySex"));
    m_sex->setAccessibleName(tr("Geschlecht"));
    m_sex->addItems({QStringLiteral("–"), tr("w", "weiblich"), tr("m", "männlich")});
    m_paid = new QCheckBox(tr("Be&zahlt"), this);
    m_paid->setObjectName(QStringLiteral("entryPaid"));
    m_enter = new KeyButton(QStringLiteral("entryAdd"), this);
    m_enter->setLabel(tr("Melden"), KeyButton::Key::ShownOnly);
    m_enter->setPrimary(true);
    for (QWidget* part : std::initializer_list<QWidget*>{m_sex, m_paid, m_enter}) add(part);
    // An empty year is no number, and a field that takes numbers keeps Enter to itself then.
    for (QWidget* part : std::initializer_list<QWidget*>{m_born, m_sex, m_paid})
        part->installEventFilter(this);
    connect(m_enter, &KeyButton::clicked, this, &QuickEntry::enter);
    setShape(false, false);
}

void QuickEntry::setShape(bool pairs, bool camps) {
    for (QLineEdit* line : {m_partnerFirst, m_partnerLast}) line->setVisible(pairs);
    m_born->setVisible(!pairs);
    m_sex->setVisible(!pairs);
    m_camp->setVisible(camps);
}

// Enter adds from wherever one is.
bool QuickEntry::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return FlowRow::eventFilter(watched, event);
    enter();
    return true;
}

void QuickEntry::begin() {
    m_first->setFocus();
}

void QuickEntry::clear() {
    forget();
    begin();
}

std::vector<QLineEdit*> QuickEntry::lines() const {
    return {m_first, m_last, m_partnerFirst, m_partnerLast, m_club, m_camp, m_born};
}

void QuickEntry::forget() {
    for (QLineEdit* line : lines()) line->setText({}); // not clear(): Ctrl+Z is to undo the action, not this
    m_sex->setCurrentIndex(0);
    m_paid->setChecked(false);
    if (m_hint != nullptr) m_hint->forget();
}

QString QuickEntry::line() const {
    QStringList words;
    for (const QLineEdit* line : lines())
        if (const QString word = asLine(line->text()); !line->isHidden() && !word.isEmpty()) words << word;
    return brief(words.join(QLatin1Char(' ')), kInCell);
}

// All of it, the keyboard at its beginning: of a long text that is what tells where one is.
QString QuickEntry::goToField(const tournament::BadRow& fault) {
    const std::string& found = fault.where.found;
    const bool lacksName = isLackOfName(fault.reason); // there is no word to be found
    for (QLineEdit* field : lines()) {
        if (field->isHidden()) continue;
        const std::string whole = typed(field);
        const bool isCut =
            found.ends_with(kCut) && whole.starts_with(found.substr(0, found.size() - kCut.size()));
        const bool isFound = !field->text().isEmpty() && (isCut || base::printable(whole) == found);
        if (lacksName ? !tournament::tidied(whole).empty() : !isFound) continue;
        field->setFocus();
        field->setSelection(static_cast<int>(field->text().size()), -static_cast<int>(field->text().size()));
        return field->accessibleName();
    }
    return {};
}

void QuickEntry::listenTo(ClubHint& hint) {
    m_hint = &hint;
    hint.watch(m_first, m_last, [this](const tournament::ClubPerson& one) { takePerson(one); });
    hint.watch(m_partnerFirst, m_partnerLast, [this](const tournament::ClubPerson& one) {
        m_partnerFirst->setText(text(one.person.first));
        m_partnerLast->setText(text(one.person.last));
    });
    hint.watchWords(m_club, [this] { return m_clubs ? m_clubs() : QStringList(); });
}

void QuickEntry::takePerson(const tournament::ClubPerson& one) {
    m_first->setText(text(one.person.first));
    m_last->setText(text(one.person.last));
    m_club->setText(text(one.club));
    m_camp->setText(m_camp->isHidden() ? QString() : text(one.camp));
    const bool single = !m_born->isHidden();
    m_born->setText(single && one.person.born ? QString::number(*one.person.born) : QString());
    m_sex->setCurrentIndex(single ? static_cast<int>(one.person.sex) : 0);
}

void QuickEntry::enter() {
    if (m_last->text().trimmed().isEmpty()) {
        (m_first->text().trimmed().isEmpty() ? m_first : m_last)->setFocus();
        emit lacking(tr("Es fehlt noch der Nachname."));
        return;
    }
    tournament::Entry entry;
    entry.persons.push_back(person(m_first, m_last));
    if (!m_born->text().isEmpty()) entry.persons.front().born = m_born->text().toInt();
    entry.persons.front().sex = static_cast<tournament::Sex>(m_sex->currentIndex());
    if (!m_partnerLast->isHidden() && !m_partnerLast->text().trimmed().isEmpty())
        entry.persons.push_back(person(m_partnerFirst, m_partnerLast));
    entry.club = typed(m_club);
    entry.camp = typed(m_camp);
    entry.paid = m_paid->isChecked();
    emit entered(entry);
}

} // namespace schreiber::desktop

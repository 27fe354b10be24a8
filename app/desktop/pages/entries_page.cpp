#include "pages/entries_page.h"

#include "base/brief.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "models/entries_model.h"
#include "models/search_filter.h"
#include "pages/first_round.h"
#include "pages/list_import.h"
#include "widgets/club_hint.h"
#include "widgets/empty_hint.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/quick_entry.h"
#include "widgets/search_lead.h"
#include "widgets/tables.h"

#include <desk/entries.h>
#include <desk/receipt.h>
#include <desk/words.h>
#include <tournament/alphabet.h>
#include <tournament/partners.h>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <game/refusal_code.h>
#include <set>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Entry;

// Who is entered and still there needs not be offered once more.
std::set<std::string> namesThere(const Session& session) {
    std::set<std::string> names;
    if (!session.isOpen()) return names;
    for (const Entry& entry : session.tournament().entries)
        for (const tournament::Person& person : entry.persons)
            if (!isAway(entry)) names.insert(tournament::folded(tournament::nameOf(person)));
    return names;
}

QStringList clubsOf(const tournament::Club& club) {
    QStringList clubs;
    for (const tournament::ClubPerson& one : club.persons)
        if (!one.club.empty()) clubs << text(one.club);
    clubs.removeDuplicates();
    return clubs;
}

// Those of this evening, then the others.
QStringList clubsTyped(const Session& session, const QStringList& known) {
    QStringList clubs;
    if (session.isOpen())
        for (const Entry& entry : session.tournament().entries)
            if (!entry.club.empty()) clubs << text(entry.club);
    clubs += known;
    clubs.removeDuplicates();
    return clubs;
}

} // namespace

EntriesPage::EntriesPage(Session& session, Dialogs& dialogs, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("entriesPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(
          new EntriesModel([this](const Entry& entry) { return change(entry); }, session.language(), this))
    , m_sorted(new SearchFilter(this))
    , m_quick(new QuickEntry(this))
    , m_hint(new ClubHint(this))
    , m_filter(new QLineEdit(this))
    , m_counts(new QLabel(this))
    , m_table(builtTable())
    , m_empty(new EmptyHint(QStringLiteral("entriesEmpty"), this))
    , m_lists(new ListImport(session, dialogs, prompt, this))
    , m_import(new KeyButton(QStringLiteral("importList"), this))
    , m_about(new QLabel(this))
    , m_substitute(new KeyButton(QStringLiteral("substituteEntry"), this))
    , m_keepApart(new KeyButton(QStringLiteral("keepApart"), this))
    , m_leave(new KeyButton(QStringLiteral("leaveEntry"), this))
    , m_remove(new KeyButton(QStringLiteral("removeEntry"), this)) {
    auto* title = new QLabel(tr("Meldung"), this);
    title->setProperty("role", QStringLiteral("heading"));
    m_counts->setObjectName(QStringLiteral("entryCounts"));
    m_counts->setProperty("role", QStringLiteral("muted"));
    m_filter->setObjectName(QStringLiteral("entryFilter"));
    m_filter->setPlaceholderText(tr("Suchen (Strg+F)"));
    m_filter->setAccessibleName(tr("In der Liste suchen"));
    m_filter->setClearButtonEnabled(true);

    m_import->setLabel(tr("Liste einlesen …"));
    m_leave->setLabel(tr("Abmelden …"));
    // Only from the list: in a name field the key takes away a word.
    m_remove->setLabel(tr("Löschen"), KeyButton::Key::ShownOnly);
    auto* remove = new QShortcut(shortcuts::of(u"removeEntry"), m_table);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &EntriesPage::remove);
    // Once it is closed their keys say why nothing comes of them, and the way back.
    for (const KeyButton* button : {m_import, m_leave, m_substitute, m_keepApart}) {
        auto* closed = m_whenClosed.emplace_back(new QShortcut(shortcuts::of(button->objectName()), this));
        closed->setEnabled(false);
        connect(closed, &QShortcut::activated, this, [this] {
            m_session.fail(desk::Failure{tournament::Refusal{"tournament_closed"_refusal, {}}});
        });
    }
    connect(m_import, &KeyButton::clicked, m_lists, &ListImport::chooseFile);
    connect(m_leave, &KeyButton::clicked, this, &EntriesPage::leaveOrReturn);
    connect(m_remove, &KeyButton::clicked, this, &EntriesPage::remove);
    m_about->setObjectName(QStringLiteral("entryAbout"));
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_substitute->setLabel(tr("Ersatz …"));
    m_keepApart->setLabel(tr("Auseinanderhalten …"));
    connect(m_substitute, &KeyButton::clicked, this, &EntriesPage::substitute);
    connect(m_keepApart, &KeyButton::clicked, this, &EntriesPage::keepApart);
    keepRowsWhole(*m_table, [this] { fit(); });
    m_hint->passOver([this] { return namesThere(m_session); });
    m_quick->setClubs([this] { return clubsTyped(m_session, m_clubs); });
    m_quick->listenTo(*m_hint);
    for (auto* field : m_quick->findChildren<QLineEdit*>()) field->installEventFilter(this);
    m_table->installEventFilter(this);
    connect(&session, &Session::opened, m_quick, &QuickEntry::forget);
    connect(m_quick, &QuickEntry::entered, this, &EntriesPage::add);
    connect(m_quick, &QuickEntry::lacking, this,
            [this](const QString& what) { m_session.say(Tone::Warn, what); });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& sought) {
        m_sorted->seek(sought);
        showList();
    });
    leadInto(*m_filter, *m_table);
    connect(new QShortcut(shortcuts::of(u"entryFilter"), this), &QShortcut::activated, this, [this] {
        m_filter->setFocus();
        m_filter->selectAll(); // what is typed next is looked for, not added
    });
    connect(m_lists, &ListImport::changed, this, [this] {
        showList();
        m_model->mark(tr("wie Nr. %1?"), [this](int entry) { return m_lists->unansweredLike(entry); });
        fit(); // to what is marked
        emit openNamesChanged();
    });
    connect(m_lists, &ListImport::finished, m_quick, &QuickEntry::begin);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    auto* head = new FlowRow(this);
    head->setSpacing(12, 6);
    head->add(title);
    head->add(m_counts);
    head->addStretch();
    head->add(m_import);
    head->add(m_filter);
    m_filter->setMinimumWidth(16 * fontMetrics().averageCharWidth() + 80);
    column->addWidget(head);
    column->addWidget(m_lists, 2);
    column->addWidget(m_quick);
    column->addWidget(m_hint);
    column->addWidget(m_empty, 3);
    column->addWidget(m_table, 3);
    column->addWidget(m_about);
    auto* actions = new FlowRow(this);
    actions->addStretch();
    for (KeyButton* button : {m_substitute, m_keepApart, m_leave, m_remove}) actions->add(button);
    column->addWidget(actions);
}

void EntriesPage::setClub(tournament::Club club) {
    m_clubs = clubsOf(club);
    m_hint->know(std::move(club));
}

QTableView* EntriesPage::builtTable() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setIdRole(EntriesModel::NumberRole);
    m_sorted->setSortRole(EntriesModel::SortRole);
    m_sorted->setSortLocaleAware(true);
    auto* table = new QTableView(this);
    setUpTable(*table, QStringLiteral("entryTable"), tr("Gemeldete"));
    table->setModel(m_sorted);
    table->setSortingEnabled(true);
    table->sortByColumn(EntriesModel::Number, Qt::AscendingOrder);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &EntriesPage::showActions);
    return table;
}

void EntriesPage::refresh() {
    if (!m_session.isOpen()) return;
    const tournament::Tournament& tournament = m_session.tournament();
    m_model->setFixed(m_session.isClosed());
    m_model->show(tournament.entries, tournament.partnerships);
    m_lists->refresh();
    m_model->mark(tr("wie Nr. %1?"), [this](int entry) { return m_lists->unansweredLike(entry); });
    const bool singles = tournament::playedBySingles(tournament.settings);
    m_quick->setShape(!singles, tournament.settings.camps);
    const auto shows = [&](EntriesModel::Column column, bool visible) {
        m_table->setColumnHidden(column, !visible);
    };
    shows(EntriesModel::PartnerLastName, !singles);
    shows(EntriesModel::PartnerFirstName, !singles);
    shows(EntriesModel::Camp, tournament.settings.camps);
    shows(EntriesModel::Born, singles);
    shows(EntriesModel::Sex, singles);
    showList();
    fit();
    showCounts();
    showActions();
}

// What was looked for once is not what one comes back for.
void EntriesPage::arrive() {
    m_filter->clear();
    if (m_session.isClosed()) { // nobody is entered any more
        if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
            m_table->setCurrentIndex(m_sorted->index(0, EntriesModel::LastName));
        return m_table->setFocus();
    }
    m_quick->begin();
}

int EntriesPage::openNames() const {
    return m_lists->openNames();
}

QString EntriesPage::typedPerson() const {
    return m_quick->line();
}

bool EntriesPage::enterTyped() {
    m_quick->enter();
    return typedPerson().isEmpty();
}

QString EntriesPage::untakenInWords() const {
    const QString person = typedPerson();
    return person.isEmpty() ? QString() : tr("Noch nicht gemeldet: %1. Strg+1 führt zurück.").arg(person);
}

// A draw that is there does not need them.
UnsavedList EntriesPage::unsaved(Before before) {
    const QString person = typedPerson();
    if (person.isEmpty() || before == Before::ConfirmDraw) return {};
    return {{tr("die Meldung „%1“").arg(brief(person, kInQuestion)), [this] { return enterTyped(); }, false,
             true}};
}

void EntriesPage::showList() {
    const bool none = m_model->rowCount() == 0;
    const bool notFound = !none && m_sorted->rowCount() == 0;
    const QString needs = m_session.isOpen() ? leastToDraw(m_session.evening()) : QString();
    m_empty->setText(notFound ? tr("Niemand von den Gemeldeten passt zu „%1“.\nEsc zeigt wieder alle.")
                                    .arg(brief(m_filter->text().trimmed(), kInCell))
                              : tr("Noch niemand gemeldet.\nOben Namen eintippen und Enter drücken, oder "
                                   "eine Liste einlesen.") +
                                    QLatin1Char('\n') + needs);
    m_empty->setVisible((none || notFound) && !m_lists->isTelling());
    m_table->setVisible(!none && !notFound);
    m_hint->keepLine(!none && !notFound);
}

// Names and who has paid are always seen; to the rest the keyboard goes on.
void EntriesPage::fit() {
    using Model = EntriesModel;
    const std::vector<int> words{Model::LastName, Model::FirstName, Model::PartnerLastName,
                                 Model::PartnerFirstName, Model::Club};
    fitColumns(*m_table, {.growing = {Model::LastName, Model::FirstName, Model::Club},
                          .words = words,
                          .spared = {},
                          .lastly = {Model::State, Model::Sex, Model::Born, Model::Camp, Model::Club}});
}

void EntriesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || m_filter->text().isEmpty()) return Page::keyPressEvent(event);
    m_filter->clear();
}

void EntriesPage::showCounts() {
    const tournament::EntryCount count = tournament::countEntries(m_session.tournament());
    const bool drawn = !m_session.tournament().partnerships.empty();
    QString counts = (drawn ? tr("%1 Paare gemeldet · %2 bezahlt") : tr("%1 gemeldet · %2 bezahlt"))
                         .arg(count.entered)
                         .arg(count.paid);
    if (count.left > 0) counts += tr(" · %1 abgemeldet").arg(count.left);
    m_counts->setText(counts);
}

void EntriesPage::showActions() {
    const Entry* entry = current();
    const bool away = entry != nullptr && isAway(*entry);
    const bool closed = m_session.isClosed();
    for (QWidget* part : {static_cast<QWidget*>(m_quick), static_cast<QWidget*>(m_import)})
        part->setEnabled(!closed);
    for (KeyButton* button : {m_leave, m_substitute, m_keepApart})
        button->setEnabled(entry != nullptr && !closed);
    for (QShortcut* says : m_whenClosed) says->setEnabled(closed);
    m_leave->setLabel(away ? tr("Wieder da") : tr("Abmelden …"));
    m_remove->setEnabled(entry != nullptr && !closed && m_session.isOpen() &&
                         desk::isRemovable(m_session.tournament(), entry->number));
    showAbout();
}

void EntriesPage::showAbout() {
    const Entry* entry = current();
    QStringList said;
    if (entry != nullptr && m_session.isOpen()) {
        const tournament::Tournament& tournament = m_session.tournament();
        for (const tournament::Replaced& one : entry->replaced) {
            const QString name = text(tournament::nameOf(one.person));
            said << (one.from > 1 ? tr("ab Runde %1 Ersatz für %2").arg(one.from).arg(name)
                                  : tr("Ersatz für %1").arg(name));
        }
        const QString partner = drawnPartnerOf(tournament, *entry);
        const bool lonely = !tournament.partnerships.empty() && entry->persons.size() == 1;
        if (!partner.isEmpty())
            said << tr("spielt mit %1").arg(partner);
        else if (lonely && !isAway(*entry))
            said << tr("noch ohne Partner");
        for (const auto& [a, b] : tournament.never)
            if (a == entry->number || b == entry->number)
                said << tr("trifft nie %1")
                            .arg(text(tournament::nameOf(tournament, a == entry->number ? b : a)));
        if (entry->joined > 1) said << tr("spielt ab Runde %1").arg(entry->joined);
        if (isAway(*entry)) said << tr("fehlt ab Runde %1").arg(entry->absences.back().from);
    }
    m_about->setVisible(!said.isEmpty());
    if (!said.isEmpty())
        m_about->setText(tr("Nr. %1 %2: %3.")
                             .arg(entry->number)
                             .arg(text(tournament::nameOf(*entry)), said.join(QStringLiteral(" · "))));
}

const Entry* EntriesPage::current() const {
    const int row = m_model->rowOf(currentNumber());
    return row >= 0 ? &m_model->entryAt(row) : nullptr;
}

int EntriesPage::currentNumber() const {
    return m_table->currentIndex().data(EntriesModel::NumberRole).toInt();
}

void EntriesPage::add(const Entry& entry) {
    const auto added = m_session.addEntry(entry);
    if (!added.ok()) {
        const auto* bad = std::get_if<desk::BadRows>(&added.error());
        const QString field = bad != nullptr ? m_quick->goToField(bad->rows.front()) : QString();
        const QString why = m_session.inWords(added.error());
        m_session.say(Tone::Bad, field.isEmpty() ? why : QStringLiteral("%1: %2").arg(field, why));
        return;
    }
    m_quick->clear();
    const int row = m_model->rowOf(added->number);
    if (row < 0) return;
    const QModelIndex there = m_sorted->mapFromSource(m_model->index(row, EntriesModel::LastName));
    m_table->setCurrentIndex(there);
    m_table->scrollTo(there);
    m_lists->askAbout(*added);
}

// F2 on what cannot be changed there, like the number, means the name.
bool EntriesPage::eventFilter(QObject* watched, QEvent* event) {
    const bool edits = watched == m_table && event->type() == QEvent::KeyPress &&
                       static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2;
    if (const QModelIndex here = edits ? m_table->currentIndex() : QModelIndex();
        here.isValid() && !here.flags().testFlag(Qt::ItemIsEditable))
        m_table->selectionModel()->setCurrentIndex(here.siblingAtColumn(EntriesModel::LastName),
                                                   QItemSelectionModel::NoUpdate);
    const bool pastes =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste);
    return (pastes && m_lists->paste()) || Page::eventFilter(watched, event);
}

} // namespace schreiber::desktop

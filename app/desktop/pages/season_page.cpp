#include "pages/season_page.h"

#include "base/dates.h"
#include "base/fields.h"
#include "base/text.h"
#include "widgets/empty_hint.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/tables.h"
#include "widgets/whole_label.h"

#include <QComboBox>
#include <QDate>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <lists/season.h>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kMostCounted = 99; // evenings
constexpr int kLettersOfSpan = 12;
constexpr qsizetype kNamesTold = 8;

QLabel* buddyLabel(const QString& words, QWidget* buddy, QWidget* parent) {
    auto* label = new QLabel(words, parent);
    label->setBuddy(buddy);
    return label;
}

} // namespace

SeasonPage::SeasonPage(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_which(new WholeLabel(this))
    , m_counting(new QComboBox(this))
    , m_best(new QSpinBox(this))
    , m_since(new QLineEdit(this))
    , m_until(new QLineEdit(this))
    , m_model(new QStandardItemModel(this))
    , m_table(new QTableView(this))
    , m_empty(new EmptyHint(QStringLiteral("seasonEmpty"), this)) {
    setObjectName(QStringLiteral("seasonPage"));
    auto* title = new QLabel(tr("Saisontabelle"), this);
    title->setProperty("role", QStringLiteral("heading"));
    m_which->setObjectName(QStringLiteral("seasonWhich"));
    m_which->setProperty("role", QStringLiteral("muted"));
    m_counting->setObjectName(QStringLiteral("seasonCounting"));
    using tournament::Counting;
    for (const auto& [words, counting] :
         {std::pair(tr("Ränge"), Counting::Rank), std::pair(tr("Siege"), Counting::Wins),
          std::pair(tr("Punkte"), Counting::Points)})
        m_counting->addItem(words, static_cast<int>(counting));
    m_best->setObjectName(QStringLiteral("seasonBest"));
    m_best->setRange(0, kMostCounted);
    m_best->setSpecialValueText(tr("alle"));
    m_since->setObjectName(QStringLiteral("seasonSince"));
    m_until->setObjectName(QStringLiteral("seasonUntil"));
    for (QLineEdit* day : {m_since, m_until}) {
        day->setProperty(kIsDay, true);
        day->setPlaceholderText(tr("offen"));
        day->setMaximumWidth(kLettersOfSpan * fontMetrics().horizontalAdvance(QLatin1Char('X')));
        connect(day, &QLineEdit::textChanged, this, &SeasonPage::refresh);
    }
    setUpTable(*m_table, QStringLiteral("seasonTable"), tr("Saisontabelle"));
    m_table->setModel(m_model);
    keepRowsWhole(*m_table, [this] { fit(); });
    connect(m_counting, &QComboBox::currentIndexChanged, this, &SeasonPage::refresh);
    connect(m_best, &QSpinBox::valueChanged, this, &SeasonPage::refresh);
    auto* leave = new KeyButton(QStringLiteral("seasonLeave"), this);
    leave->setLabel(tr("Zurück"), KeyButton::Key::ShownOnly);
    connect(leave, &KeyButton::clicked, this, &SeasonPage::leaveAsked);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    column->addWidget(title);
    column->addWidget(m_which);
    auto* choices = new FlowRow(this);
    choices->setSpacing(12, 6);
    const auto add = [&](const QString& words, QWidget* field) {
        choices->add(buddyLabel(words, field, choices));
        choices->add(field);
    };
    add(tr("&Gezählt werden"), m_counting);
    add(tr("nur die &besten"), m_best);
    add(tr("&von"), m_since);
    add(tr("b&is"), m_until);
    choices->addStretch();
    choices->add(leave);
    column->addWidget(choices);
    column->addWidget(m_empty, 1);
    column->addWidget(m_table, 1);
}

void SeasonPage::show(tournament::Club club) {
    m_club = std::move(club);
    refresh();
}

void SeasonPage::arrive() {
    m_counting->setFocus();
}

void SeasonPage::refresh() {
    tournament::SeasonWish wish;
    const auto day = [](const QLineEdit& line) {
        const QString kept = dateAsKept(line.text().trimmed());
        return QDate::fromString(kept, Qt::ISODate).isValid() ? utf8(kept) : std::string(); // half typed
    };
    wish.since = day(*m_since);
    wish.until = day(*m_until);
    wish.best = m_best->value();
    wish.counting = static_cast<tournament::Counting>(m_counting->currentData().toInt());
    const tournament::Season season = tournament::seasonOf(m_club, wish);
    const auto rows = lists::seasonRows(m_club, season, m_language);
    auto columns = lists::shownOn(lists::Surface::Text, lists::seasonColumns(), rows);
    std::erase_if(columns, [](const auto& one) { return one.id == lists::InSeason::Column::Person; });
    m_columns.clear();
    for (const auto& column : columns) m_columns.push_back(column.id);
    m_model->clear();
    QStringList heads;
    for (const auto& column : columns) heads << text(column.headIn(m_language, lists::Surface::Window));
    m_model->setHorizontalHeaderLabels(heads);
    for (const lists::InSeason& row : rows) {
        QList<QStandardItem*> cells;
        for (const auto& column : columns) {
            auto* cell = new QStandardItem(text(column.read(row, m_language)));
            cell->setEditable(false);
            if (column.isNumber()) cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            cells << cell;
        }
        m_model->appendRow(cells);
    }
    fit();
    m_table->setVisible(!rows.empty());
    m_empty->setVisible(rows.empty());
    m_empty->setText(
        m_club.tournaments.empty()
            ? tr("Noch ist kein Abend gemerkt. Am Ende eines Abends: „Abend merken“, oder „Datei → "
                 "Verein → Diesen Abend merken“.")
            : tr("In dieser Zeit ist kein Abend gemerkt."));
    tellWhich(season);
}

// What each evening counted has the room that is left.
void SeasonPage::fit() {
    const int last = m_model->columnCount() - 1;
    if (last < 0) return;
    const auto at = [this](lists::InSeason::Column id) {
        const auto found = std::find(m_columns.begin(), m_columns.end(), id);
        return static_cast<int>(found - m_columns.begin());
    };
    const int name = at(lists::InSeason::Column::Name);
    const int club = at(lists::InSeason::Column::Club);
    std::vector<int> words{name, last};
    if (club < last) words.push_back(club);
    fitColumns(*m_table, {.growing = {last}, .words = words, .spared = {}, .lastly = {}});
}

// Of which evenings it is, and which have no day.
void SeasonPage::tellWhich(const tournament::Season& season) {
    const auto called = [this](const std::vector<int>& numbers) {
        QStringList names;
        for (const int number : numbers)
            if (const auto* one = tournament::findClubTournament(m_club, number)) names << text(one->name);
        const QString more = names.size() > kNamesTold ? QStringLiteral(" …") : QString();
        return names.mid(0, kNamesTold).join(QStringLiteral(", ")) + more;
    };
    QStringList said{tr("%1 Abende: %2").arg(season.tournaments.size()).arg(called(season.tournaments))};
    if (season.tournaments.size() == 1) said.front() = tr("1 Abend: %1").arg(called(season.tournaments));
    if (season.tournaments.empty()) said.clear();
    if (!season.undated.empty())
        said << tr("Ohne Datum und deshalb nicht dabei: %1").arg(called(season.undated));
    m_which->setText(said.join(QStringLiteral(" · ")));
}

} // namespace schreiber::desktop

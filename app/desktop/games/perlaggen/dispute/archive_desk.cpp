#include "games/perlaggen/dispute/archive_desk.h"

#include "base/brief.h"
#include "base/dates.h"
#include "base/fields.h"
#include "base/look.h"
#include "base/session.h"
#include "base/text.h"
#include "widgets/beside.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <desk/words.h>

#include <QComboBox>
#include <QDate>
#include <QDateTime>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStyledItemDelegate>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <papers/disputes.h>
#include <papers/view.h>
#include <perlaggen/rulebook/catalogue.h>

namespace schreiber::desktop {
namespace {

constexpr int kArchiveChoiceLetters = 8;
constexpr int kArchiveSearchLetters = 16;
constexpr int kLettersBesideArchive = 28; // of the list, and of the ruling beside it
constexpr int kFewestArchiveLines = 5;
constexpr int kMostLetters = 28;       // of a ruling's name
constexpr int kLeastOfColumn = 9;      // letters of that, and of what it was about
constexpr int kAroundText = 26;        // of a field: its padding, frame and margins
constexpr int kMostRulingsShown = 500; // more nobody reads; it is searched then

enum Column { Name, When, What, State };

// What people said is read from its beginning.
class SentenceDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
    }
};

QDateTime momentOf(const std::string& utc) {
    return QDateTime::fromString(text(utc), Qt::ISODate).toLocalTime();
}

QString timeOf(const std::string& utc) {
    const QDateTime at = momentOf(utc);
    if (!at.isValid()) return text(utc);
    return onScreen(at.date()) + QLatin1Char(' ') + QLocale().toString(at.time(), QStringLiteral("HH:mm"));
}

QString escapedBrief(const std::string& words) {
    return brief(text(words), kOnPage).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString pageOf(const kinds::Dispute& dispute) {
    const QString muted = colours().muted.name();
    QString html;
    for (const kinds::Section& section : dispute.sections) {
        if (section.rows.empty() && section.sentences.empty() && !section.drawn.empty())
            continue; // paper only
        html += QStringLiteral("<h4 style=\"margin:10px 0 2px 0\">%1</h4>").arg(escapedBrief(section.title));
        if (!section.rows.empty()) html += QStringLiteral("<table cellpadding=\"2\">");
        for (const auto& row : section.rows) {
            html += QStringLiteral("<tr>");
            for (std::size_t i = 0; i < row.size(); ++i)
                html +=
                    i == 0 ? QStringLiteral("<td style=\"color:%1\">%2</td>").arg(muted, escapedBrief(row[i]))
                           : QStringLiteral("<td>%1</td>").arg(escapedBrief(row[i]));
            html += QStringLiteral("</tr>");
        }
        if (!section.rows.empty()) html += QStringLiteral("</table>");
        for (const std::string& sentence : section.sentences)
            html += QStringLiteral("<p style=\"margin:2px 0\">%1</p>").arg(escapedBrief(sentence));
    }
    return html;
}

} // namespace

ArchiveDesk::ArchiveDesk(Session& session, Dialogs& dialogs, PromptBar& prompt, RulingKeeper& keeper,
                         PastRulings& past, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_prompt(prompt)
    , m_keeper(keeper)
    , m_past(past)
    , m_words(new QLineEdit(this))
    , m_rule(new QComboBox(this))
    , m_place(new QLineEdit(this))
    , m_since(new QLineEdit(this))
    , m_until(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_count(new QLabel(this))
    , m_text(new QTextBrowser(this))
    , m_record(new KeyButton(QStringLiteral("archiveRecord"), this))
    , m_enter(new KeyButton(QStringLiteral("archiveEnter"), this))
    , m_appeal(new KeyButton(QStringLiteral("archiveAppeal"), this))
    , m_uphold(new KeyButton(QStringLiteral("archiveUphold"), this))
    , m_withdraw(new KeyButton(QStringLiteral("archiveWithdraw"), this))
    , m_overrule(new KeyButton(QStringLiteral("archiveOverrule"), this))
    , m_write(new KeyButton(QStringLiteral("archiveWrite"), this))
    , m_read(new KeyButton(QStringLiteral("archiveRead"), this)) {
    m_list->setObjectName(QStringLiteral("archiveList"));
    m_list->setAccessibleName(tr("Entscheide"));
    m_list->setHeaderLabels({tr("Entscheid"), tr("Wann"), tr("Worum es ging"), tr("Ausgang")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // a ruling of the club ends with its number
    m_list->setItemDelegateForColumn(What, new SentenceDelegate(m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ArchiveDesk::show);
    connect(m_list, &QTreeWidget::itemActivated, this, &ArchiveDesk::openRecord);
    m_count->setObjectName(QStringLiteral("archiveCount"));
    m_count->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("archiveText"));
    m_text->setAccessibleName(tr("Entscheid"));
    m_text->setTabChangesFocus(true);

    auto* parts = new Beside(this);
    auto* left = new QVBoxLayout(new QWidget(parts));
    left->setContentsMargins(0, 0, 0, 0);
    left->addWidget(m_list, 1);
    left->addWidget(m_count);
    const int least = kLettersBesideArchive * fontMetrics().averageCharWidth();
    parts->add(left->parentWidget(), 5, least);
    parts->add(m_text, 4, least);
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_text})
        part->setMinimumHeight(kFewestArchiveLines * fontMetrics().height());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(builtSearch());
    column->addWidget(parts, 1);
    column->addWidget(builtActions());
}

QWidget* ArchiveDesk::builtSearch() {
    const QString day = onScreen(QDate(2026, 11, 22)); // how a day is written here
    const struct {
        QLineEdit* field;
        const char* name;
        QString called;
        QString hint;
        int share;
    } fields[] = {{m_words, "archiveWords", tr("In den Entscheiden suchen"),
                   tr("Suchen, etwa: stehen lassen Hanger"), 4},
                  {m_place, "archivePlace", tr("Ort"), tr("Ort"), 1},
                  {m_since, "archiveSince", tr("Ab diesem Tag"), tr("ab (etwa %1)").arg(day), 1},
                  {m_until, "archiveUntil", tr("Bis zu diesem Tag"), tr("bis (etwa %1)").arg(day), 1}};
    auto* head = new FlowRow(this);
    const int letter = fontMetrics().averageCharWidth();
    m_words->setMinimumWidth(kArchiveSearchLetters * letter);
    for (const auto& each : fields) {
        each.field->setObjectName(QLatin1String(each.name));
        each.field->setAccessibleName(each.called);
        each.field->setPlaceholderText(each.hint);
        each.field->setClearButtonEnabled(each.field == m_words);
        each.field->installEventFilter(this);
        connect(each.field, &QLineEdit::textChanged, this, &ArchiveDesk::search);
        if (each.share == 1) // its hint is to be read whole
            each.field->setMinimumWidth(fontMetrics().horizontalAdvance(each.hint) + kAroundText);
        head->add(each.field, each.share);
        if (each.field == m_words) head->add(m_rule, 2);
    }
    for (QLineEdit* limit : {m_since, m_until}) limit->setProperty(kIsDay, true);
    m_place->setToolTip(tr("Wo gespielt wurde, oder nach den Regeln welches Ortes: Imst, Südtirol …"));
    m_rule->setObjectName(QStringLiteral("archiveRule"));
    m_rule->setAccessibleName(tr("Regel"));
    m_rule->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rule->setMinimumContentsLength(kArchiveChoiceLetters);
    m_rule->addItem(tr("jede Regel"));
    const words::Language language = m_session.language();
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue())
        m_rule->addItem(text(point.title.in(language)), text(point.name));
    connect(m_rule, &QComboBox::currentIndexChanged, this, &ArchiveDesk::search);
    setTabOrder(m_words, m_rule);
    setTabOrder(m_rule, m_place);
    return head;
}

QWidget* ArchiveDesk::builtActions() {
    const struct {
        KeyButton* button;
        QString label;
        void (ArchiveDesk::*does)();
    } actions[] = {{m_record, tr("Am Kartentisch"), &ArchiveDesk::openRecord},
                   {m_enter, tr("Auf den Zettel …"), &ArchiveDesk::enter},
                   {m_appeal, tr("Einspruch …"), &ArchiveDesk::appeal},
                   {m_uphold, tr("Bestätigen …"), &ArchiveDesk::uphold},
                   {m_overrule, tr("Anders entscheiden …"), &ArchiveDesk::overrule},
                   {m_withdraw, tr("Zurückziehen …"), &ArchiveDesk::withdraw},
                   {m_write, tr("In Datei"), &ArchiveDesk::write},
                   {m_read, tr("Aus Datei"), &ArchiveDesk::read}};
    auto* below = new FlowRow(this);
    for (const auto& action : actions) {
        action.button->setLabel(action.label);
        connect(action.button, &KeyButton::clicked, this, action.does);
        below->add(action.button);
    }
    return below;
}

void ArchiveDesk::arrive() {
    m_past.reopen();
    search();
    m_words->setFocus();
}

void ArchiveDesk::refresh() {
    search();
}

// What is typed as a day and is none.
QString ArchiveDesk::wrongDay() const {
    for (const QLineEdit* field : {m_since, m_until}) {
        const QString typed = field->text().trimmed();
        if (!typed.isEmpty() && !QDate::fromString(dateAsKept(typed), Qt::ISODate).isValid()) return typed;
    }
    return {};
}

store::RulingSearch ArchiveDesk::sought() const {
    store::RulingSearch search;
    search.words = utf8(m_words->text());
    search.place = utf8(m_place->text());
    if (const QString rule = m_rule->currentData().toString(); !rule.isEmpty()) search.rules = {utf8(rule)};
    const auto day = [](const QLineEdit* field) {
        const QString kept = dateAsKept(field->text().trimmed());
        return QDate::fromString(kept, Qt::ISODate).isValid() ? utf8(kept) : std::string();
    };
    search.since = day(m_since);
    search.until = day(m_until);
    search.most = kMostRulingsShown;
    return search;
}

void ArchiveDesk::search() {
    const PastRuling* before = current();
    const std::string standing =
        before == nullptr ? std::string() : before->ruling.at + before->ruling.dispute;
    const store::RulingSearch wanted = sought();
    m_found = m_past.search(wanted);
    if (wanted.words.empty() && wanted.rules.empty()) // nothing says which fits best: the newest first
        std::stable_sort(m_found.begin(), m_found.end(), [](const PastRuling& one, const PastRuling& other) {
            return one.ruling.at > other.ruling.at;
        });
    int at = 0;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const PastRuling& past : m_found) {
            auto* item = new QTreeWidgetItem(m_list);
            const QString name = PastRulings::nameOf(past);
            QString shorter = name; // the day stands beside it
            shorter.remove(QStringLiteral(", ") + onScreen(momentOf(past.ruling.at).date()));
            item->setText(Name, brief(shorter, kInCell));
            item->setToolTip(Name, brief(name, kInMessage).toHtmlEscaped());
            item->setText(When, onScreen(momentOf(past.ruling.at).date()));
            item->setToolTip(When, timeOf(past.ruling.at));
            item->setText(What, brief(text(past.ruling.dispute), kInCell).simplified());
            item->setToolTip(What, brief(text(past.ruling.dispute), kInMessage).toHtmlEscaped());
            const QString ended =
                text(desk::wordFor("ruling", tournament::nameOf(past.ruling.state), m_session.language()));
            const bool overruled = past.ruling.state == tournament::RulingState::Overruled;
            item->setText(State, overruled ? tr("anders entschieden") : ended); // whole, in a narrow column
            item->setToolTip(State, ended);
            if (past.ruling.at + past.ruling.dispute == standing) at = m_list->topLevelItemCount() - 1;
        }
        m_list->setCurrentItem(m_list->topLevelItem(at));
    }
    fitColumns();
    m_count->setText(found(wanted));
    show();
}

// What it was about must not be crowded out by what stands beside it on the page, nor how it ended by what it
// is called: a ruling is known by its number, at the end of its name.
void ArchiveDesk::fitColumns() {
    const int letter = fontMetrics().averageCharWidth();
    for (const int column : {Name, When, State}) m_list->resizeColumnToContents(column);
    const int others = m_list->columnWidth(When) + m_list->columnWidth(State) + kLeastOfColumn * letter;
    const int room = std::max(m_list->viewport()->width() - others, kLeastOfColumn * letter);
    m_list->setColumnWidth(Name, std::min({m_list->columnWidth(Name), kMostLetters * letter, room}));
}

void ArchiveDesk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

// How many there are, and what else is to be known of them.
QString ArchiveDesk::found(const store::RulingSearch& wanted) const {
    const auto count = static_cast<int>(m_found.size());
    QString said = count == 1 ? tr("1 Entscheid") : tr("%1 Entscheide").arg(count);
    if (const QString wrong = wrongDay(); !wrong.isEmpty())
        said = tr("„%1“ ist kein Tag; gesucht ist ohne ihn.").arg(wrong);
    else if (count == 0)
        said = tr("Dazu ist kein Entscheid zu finden.");
    else if (count >= wanted.most)
        said = tr("Die ersten %1 Entscheide; genauer suchen zeigt die anderen.").arg(count);
    if (isClosed())
        said += QLatin1Char(' ') + tr("Das Turnier ist abgeschlossen; entschieden wird nichts mehr.");
    return said;
}

bool ArchiveDesk::isClosed() const {
    return m_session.isOpen() && m_session.tournament().closing.has_value();
}

const PastRuling* ArchiveDesk::current() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 || row >= static_cast<int>(m_found.size()) ? nullptr
                                                              : &m_found[static_cast<std::size_t>(row)];
}

std::optional<kinds::Dispute> ArchiveDesk::shown() const {
    const PastRuling* past = current();
    if (past == nullptr) return std::nullopt;
    const tournament::Tournament none;
    return papers::disputeOf(m_session.isOpen() && !past->ofClub ? m_session.tournament() : none,
                             past->ruling, m_session.language(),
                             [](const std::string& utc) { return utf8(timeOf(utc)); });
}

void ArchiveDesk::show() {
    using State = tournament::RulingState;
    const PastRuling* past = current();
    const bool ours = past != nullptr && !past->ofClub && !isClosed();
    const State state = past == nullptr ? State::Open : past->ruling.state;
    const bool atTable = ours && past->ruling.table != 0 && past->ruling.origin.empty();
    m_record->setEnabled(past != nullptr);
    m_enter->setEnabled(atTable && state != State::Withdrawn);
    m_appeal->setEnabled(ours && (state == State::Decided || state == State::Overruled));
    m_uphold->setEnabled(ours && state == State::Appealed);
    m_overrule->setEnabled(ours && state != State::Withdrawn);
    m_withdraw->setEnabled(ours && state != State::Withdrawn);
    m_write->setEnabled(m_session.isOpen() && !m_session.tournament().rulings.empty());
    m_read->setEnabled(m_session.isOpen() && !isClosed());
    const auto page = shown();
    m_text->setHtml(page ? pageOf(*page) : QString());
}

// The list is walked through from the search field.
bool ArchiveDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && qobject_cast<QLineEdit*>(watched) != nullptr) {
        const auto& key = dynamic_cast<QKeyEvent&>(*event);
        const bool down = key.key() == Qt::Key_Down;
        if (key.modifiers() == Qt::NoModifier && (down || key.key() == Qt::Key_Up)) {
            const int row = m_list->indexOfTopLevelItem(m_list->currentItem()) + (down ? 1 : -1);
            if (auto* item = m_list->topLevelItem(row)) m_list->setCurrentItem(item);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace schreiber::desktop

#include "dispute/archive_desk.h"

#include "base/brief.h"
#include "base/dates.h"
#include "base/fields.h"
#include "base/look.h"
#include "base/session.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "dispute/record_game.h"
#include "games/dispute_games.h"
#include "widgets/beside.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <desk/games.h>
#include <desk/words.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDate>
#include <QDateTime>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <papers/disputes.h>
#include <papers/view.h>

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

constexpr std::size_t kManyRulings = 10; // from so many on they are searched
constexpr double kTagSize = 0.85;
constexpr int kAroundTag = 8;

enum Column { Name, When, What, State };

// Without the key behind it.
QString bareLabel(const QAction& action) {
    return action.text().section(QLatin1Char('\t'), 0, 0);
}

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

// How a ruling stands, in a word and a colour; one that was appealed and upheld says so.
enum class Tag { Holds, Open, Gone };
std::pair<QString, Tag> tagOf(const tournament::Ruling& ruling) {
    using State = tournament::RulingState;
    switch (ruling.state) {
    case State::Open:
        return {ArchiveDesk::tr("offen"), Tag::Open};
    case State::Appealed:
        return {ArchiveDesk::tr("Einspruch"), Tag::Open};
    case State::Overruled:
        return {ArchiveDesk::tr("aufgehoben"), Tag::Gone};
    case State::Withdrawn:
        return {ArchiveDesk::tr("zurückgezogen"), Tag::Gone};
    case State::Decided:
        break;
    }
    const auto decisions = tournament::decisionsOf(ruling);
    const bool upheld = !decisions.empty() && decisions.back().kind == tournament::DecisionKind::Upheld;
    return {upheld ? ArchiveDesk::tr("bestätigt nach Einspruch") : ArchiveDesk::tr("gilt"), Tag::Holds};
}

// The state as a tag.
class TagDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem bare(option);
        initStyleOption(&bare, index);
        const QString words = bare.text;
        bare.text.clear();
        const QStyle* style = option.widget == nullptr ? QApplication::style() : option.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &bare, painter, option.widget);
        const Colours& c = colours();
        const auto tag = static_cast<Tag>(index.data(Qt::UserRole).toInt());
        const QFont letters = scaled(option.font, kTagSize);
        const QFontMetrics metrics(letters);
        const int room = option.rect.width() - 8;
        const QString shown = metrics.elidedText(words, Qt::ElideRight, room - 2 * kAroundTag);
        const int high = metrics.height() + 2;
        const QRectF box(option.rect.left() + 4, option.rect.center().y() - high / 2.0,
                         metrics.horizontalAdvance(shown) + 2 * kAroundTag, high);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tag == Tag::Holds ? c.goodBack : tag == Tag::Open ? c.warnBack : c.window);
        painter->drawRoundedRect(box, high / 2.0, high / 2.0);
        painter->setPen(tag == Tag::Holds ? c.good : tag == Tag::Open ? c.warn : c.muted);
        painter->setFont(letters);
        painter->drawText(box, Qt::AlignCenter, shown);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width() + 2 * kAroundTag, size.height()};
    }
};

// Else it has the table alone, and there is nothing to lay out; one that no program can read any more is
// shown as it stands.
bool tellsEvents(const std::string& record) {
    const auto lines = recordGameOfText(record).linesOf(record);
    return !lines || !lines->events.empty();
}

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

bool asksForAll(const store::RulingSearch& wanted) {
    return wanted.words.empty() && wanted.rules.empty() && wanted.place.empty() && wanted.since.empty() &&
           wanted.until.empty();
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
    , m_search(nullptr)
    , m_deed(new KeyButton(QStringLiteral("archiveDeed"), this))
    , m_more(new KeyButton(QStringLiteral("archiveMore"), this))
    , m_record(action("archiveRecord", tr("Als Protokoll"), &ArchiveDesk::openRecord))
    , m_enter(action("archiveEnter", tr("Auf den Zettel …"), &ArchiveDesk::enter))
    , m_appeal(action("archiveAppeal", tr("Einspruch …"), &ArchiveDesk::appeal))
    , m_uphold(action("archiveUphold", tr("Bestätigen …"), &ArchiveDesk::uphold))
    , m_withdraw(action("archiveWithdraw", tr("Zurückziehen …"), &ArchiveDesk::withdraw))
    , m_overrule(action("archiveOverrule", tr("Anders entscheiden …"), &ArchiveDesk::overrule))
    , m_write(action("archiveWrite", tr("In Datei"), &ArchiveDesk::write))
    , m_read(action("archiveRead", tr("Aus Datei"), &ArchiveDesk::read)) {
    m_list->setObjectName(QStringLiteral("archiveList"));
    m_list->setAccessibleName(tr("Entscheide"));
    m_list->setHeaderLabels({tr("Entscheid"), tr("Wann"), tr("Worum es ging"), tr("Ausgang")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // a ruling of the club ends with its number
    m_list->setItemDelegateForColumn(What, new SentenceDelegate(m_list));
    m_list->setItemDelegateForColumn(State, new TagDelegate(m_list));
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (QAction* one : {m_enter, m_appeal, m_uphold, m_overrule, m_withdraw, m_record})
        m_list->addAction(one);
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
    m_search = builtSearch();
    m_search->hide();
    column->addWidget(m_search);
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
    for (const game::Game* each : desk::games())
        for (const game::RuleTexts& rule : each->rules())
            m_rule->addItem(text(each->titleOf(rule.name, language)), text(rule.name));
    connect(m_rule, &QComboBox::currentIndexChanged, this, &ArchiveDesk::search);
    setTabOrder(m_words, m_rule);
    setTabOrder(m_rule, m_place);
    return head;
}

// Heard while the archive is seen; those that do not apply are greyed.
QAction* ArchiveDesk::action(const char* name, const QString& label, void (ArchiveDesk::*does)()) {
    auto* made = new QAction(label + QLatin1Char('\t') + shortcuts::inWords(name), this);
    made->setObjectName(QLatin1String(name));
    connect(made, &QAction::triggered, this, does);
    auto* heard = new QShortcut(shortcuts::of(name), this);
    heard->setAutoRepeat(false);
    connect(heard, &QShortcut::activated, made, &QAction::trigger);
    return made;
}

// The deed that the state of the ruling wants, and all others in a menu.
QWidget* ArchiveDesk::builtActions() {
    auto* menu = new QMenu(this);
    for (QAction* one : {m_enter, m_appeal, m_uphold, m_overrule, m_withdraw}) menu->addAction(one);
    menu->addSeparator();
    for (QAction* one : {m_write, m_read}) menu->addAction(one);
    m_deed->setRank(KeyButton::Rank::Gold);
    connect(m_deed, &KeyButton::clicked, this, [this] {
        if (m_next != nullptr) m_next->trigger();
    });
    m_more->setLabel(tr("Mehr …"));
    connect(m_more, &KeyButton::clicked, this,
            [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, -menu->sizeHint().height()))); });
    auto* record = new KeyButton(QStringLiteral("archiveRecordButton"), this);
    record->setLabel(bareLabel(*m_record), KeyButton::Key::ShownOnly, u"archiveRecord");
    connect(record, &KeyButton::clicked, m_record, &QAction::trigger);
    auto* find = new KeyButton(QStringLiteral("archiveFind"), this);
    find->setLabel(tr("Suchen"));
    connect(find, &KeyButton::clicked, this, &ArchiveDesk::seek);
    auto* below = new FlowRow(this);
    for (KeyButton* button : {m_deed, record, find, m_more}) below->add(button);
    return below;
}

void ArchiveDesk::seek() {
    m_search->show();
    m_words->setFocus();
    m_words->selectAll();
}

// Few are seen at a glance.
void ArchiveDesk::offerSearch() {
    const bool isSought = !m_words->text().isEmpty() || !m_place->text().isEmpty() ||
                          !m_since->text().isEmpty() || !m_until->text().isEmpty() ||
                          m_rule->currentIndex() > 0;
    if (!isSought && !m_search->isVisible() && m_found.size() >= kManyRulings) m_search->show();
}

void ArchiveDesk::arrive() {
    m_past.reopen();
    search();
    m_search->isVisibleTo(this) ? m_words->setFocus() : m_list->setFocus();
}

void ArchiveDesk::select(int number) {
    m_words->clear();
    search();
    for (std::size_t row = 0; row < m_found.size(); ++row)
        if (!m_found[row].ofClub && m_found[row].ruling.number == number)
            m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(row)));
    m_list->setFocus();
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
            const QString about =
                text(past.ruling.dispute.empty() ? desk::ruleTitles(past.ruling, m_session.language())
                                                 : past.ruling.dispute);
            item->setText(What, brief(about, kInCell).simplified());
            item->setToolTip(What, brief(about, kInMessage).toHtmlEscaped());
            const auto [tag, tone] = tagOf(past.ruling);
            item->setText(State, tag);
            item->setData(State, Qt::UserRole, static_cast<int>(tone));
            if (past.ruling.at + past.ruling.dispute == standing) at = m_list->topLevelItemCount() - 1;
        }
        m_list->setCurrentItem(m_list->topLevelItem(at));
    }
    fitColumns();
    m_count->setText(found(wanted));
    offerSearch();
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
        said = asksForAll(wanted) ? tr("Noch kein Entscheid.") : tr("Dazu ist kein Entscheid zu finden.");
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
    return onPaper(m_session.isOpen() && !past->ofClub ? m_session.tournament() : none, past->ruling,
                   m_session.language());
}

kinds::Dispute ArchiveDesk::onPaper(const tournament::Tournament& tournament,
                                    const tournament::Ruling& ruling, words::Language language) {
    return papers::disputeOf(tournament, ruling, language,
                             [](const std::string& utc) { return utf8(timeOf(utc)); });
}

void ArchiveDesk::show() {
    using State = tournament::RulingState;
    const PastRuling* past = current();
    const bool ours = past != nullptr && !past->ofClub && !isClosed();
    const State state = past == nullptr ? State::Open : past->ruling.state;
    const bool atTable = ours && past->ruling.table != 0 && past->ruling.origin.empty();
    m_record->setEnabled(past != nullptr && tellsEvents(past->ruling.record));
    m_enter->setEnabled(atTable && state != State::Withdrawn);
    m_appeal->setEnabled(ours && (state == State::Decided || state == State::Overruled));
    m_uphold->setEnabled(ours && state == State::Appealed);
    m_overrule->setEnabled(ours && state != State::Withdrawn);
    m_withdraw->setEnabled(ours && state != State::Withdrawn);
    m_write->setEnabled(m_session.isOpen() && !m_session.tournament().rulings.empty());
    m_read->setEnabled(m_session.isOpen() && !isClosed());
    const auto page = shown();
    m_text->setHtml(page ? pageOf(*page) : QString());
    showDeed();
}

// What the state wants; a ruling that holds and has done its part wants nothing.
void ArchiveDesk::showDeed() {
    using State = tournament::RulingState;
    const PastRuling* past = current();
    m_next = nullptr;
    if (past != nullptr && m_uphold->isEnabled())
        m_next = m_uphold;
    else if (past != nullptr && past->ruling.state == State::Open && m_overrule->isEnabled())
        m_next = m_overrule;
    else if (past != nullptr && m_enter->isEnabled() && past->ruling.entered.empty() &&
             (!past->ruling.penalty.empty() || !past->ruling.points.empty() ||
              !past->ruling.decision.empty()))
        m_next = m_enter;
    m_deed->setVisible(m_next != nullptr);
    if (m_next != nullptr)
        m_deed->setLabel(m_next == m_overrule ? tr("Selbst entscheiden …") : bareLabel(*m_next),
                         KeyButton::Key::ShownOnly, u"nextButton");
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

#include "pages/rules_desk.h"

#include "base/text.h"
#include "widgets/beside.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <desk/games.h>

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kLettersOfChoice = 8;
constexpr int kSearchLetters = 16;
constexpr int kLettersOfRule = 28; // of the list, and of the rule beside it
constexpr int kTreeLines = 5;
constexpr int kTextLines = 7;
enum RuleRole { NameRole = Qt::UserRole, GameRole, PageRole }; // of a point, or what has none

// A row as high as its words need at the width of the list, of which the view itself tells nothing.
class Wrapping : public QStyledItemDelegate {
  public:
    explicit Wrapping(QTreeWidget* tree)
        : QStyledItemDelegate(tree)
        , m_tree(*tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        int width = m_tree.viewport()->width();
        for (QModelIndex at = index; at.isValid(); at = at.parent()) width -= m_tree.indentation();
        const QRect room(0, 0, width - 2 * option.fontMetrics.averageCharWidth(), QWIDGETSIZE_MAX);
        const QSize words =
            option.fontMetrics.boundingRect(room, Qt::TextWordWrap, index.data(Qt::DisplayRole).toString())
                .size();
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, words.height()});
    }

  private:
    const QTreeWidget& m_tree;
};

} // namespace

RulesDesk::RulesDesk(Books books, QWidget* parent)
    : QWidget(parent)
    , m_books(std::move(books))
    , m_games(new QComboBox(this))
    , m_search(new QLineEdit(this))
    , m_order(new QComboBox(this))
    , m_set(new QComboBox(this))
    , m_other(new QComboBox(this))
    , m_count(new QLabel(this))
    , m_tree(new QTreeWidget(this))
    , m_text(new QTextBrowser(this))
    , m_example(new KeyButton(QStringLiteral("ruleExample"), this))
    , m_own(new KeyButton(QStringLiteral("toOwn"), this)) {
    m_search->setObjectName(QStringLiteral("ruleSearch"));
    m_search->setAccessibleName(tr("In den Regeln suchen"));
    m_search->setPlaceholderText(tr("Suchen, etwa: Farbe zugeben, gestrichen, Weli"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_games->setObjectName(QStringLiteral("ruleGame"));
    m_games->setAccessibleName(tr("Spiel"));
    for (const game::Game* game : desk::games()) m_games->addItem(text(game->title()), text(game->title()));
    m_order->setObjectName(QStringLiteral("ruleOrder"));
    m_order->setAccessibleName(tr("Ordnung"));
    m_order->addItems({tr("nach Sachgebiet"), tr("nach Quelle")});
    m_set->setObjectName(QStringLiteral("ruleSet"));
    m_set->setAccessibleName(tr("Regelsatz"));
    m_other->setObjectName(QStringLiteral("ruleOther"));
    m_other->setAccessibleName(tr("Vergleichen mit"));
    for (QComboBox* box : {m_order, m_set, m_other}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLettersOfChoice);
    }
    for (QComboBox* box : {m_games, m_order}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_count->setWordWrap(true);
    m_count->setObjectName(QStringLiteral("ruleCount"));
    m_count->setProperty("tone", QStringLiteral("muted"));
    m_tree->setObjectName(QStringLiteral("ruleTree"));
    m_tree->setAccessibleName(tr("Regeln"));
    m_tree->header()->hide();
    m_tree->setWordWrap(true);
    m_tree->setItemDelegate(new Wrapping(m_tree));
    m_tree->setTextElideMode(Qt::ElideRight);
    m_text->setObjectName(QStringLiteral("ruleText"));
    m_text->setAccessibleName(tr("Regel"));
    m_text->setOpenLinks(false);
    m_example->setLabel(tr("Beispiel am Tisch"));
    m_own->setLabel(tr("Eigene Regeln"));
    m_own->hide();
    connect(m_own, &KeyButton::clicked, this, &RulesDesk::ownAsked);

    connect(m_search, &QLineEdit::textChanged, this, &RulesDesk::fill);
    connect(m_games, &QComboBox::currentIndexChanged, this,
            [this](int game) { turnTo(static_cast<std::size_t>(game)); });
    connect(m_order, &QComboBox::currentIndexChanged, this, &RulesDesk::fill);
    connect(m_set, &QComboBox::currentIndexChanged, this, [this] {
        m_setIsTaken = false;
        const QSignalBlocker quiet(m_other);
        if (chosen(*m_set).id.isEmpty()) m_other->setCurrentIndex(0); // with all there is no comparison
        fill();
    });
    connect(m_other, &QComboBox::currentIndexChanged, this, &RulesDesk::compare);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &RulesDesk::showCurrent);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { openExample(0); });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { follow(url.toString()); });
    connect(m_example, &KeyButton::clicked, this, [this] { openExample(0); });

    const int letter = fontMetrics().averageCharWidth();
    const int line = fontMetrics().height();
    m_search->setMinimumWidth(kSearchLetters * letter);
    m_tree->setMinimumHeight(kTreeLines * line);
    m_text->setMinimumHeight(kTextLines * line);
    auto* head = new FlowRow(this);
    head->add(m_search, 2);
    head->add(m_games);
    head->add(m_order);
    head->add(m_set, 2);
    head->add(m_other, 2);
    auto* parts = new Beside(this);
    auto* left = new QVBoxLayout(new QWidget(parts));
    left->setContentsMargins(0, 0, 0, 0);
    left->addWidget(m_tree, 1);
    left->addWidget(m_count);
    auto* right = new QVBoxLayout(new QWidget(parts));
    right->setContentsMargins(0, 0, 0, 0);
    right->addWidget(m_text, 1);
    auto* below = new FlowRow(this);
    below->add(m_own);
    below->addStretch();
    below->add(m_example);
    right->addWidget(below);
    parts->add(left->parentWidget(), 1, kLettersOfRule * letter);
    parts->add(right->parentWidget(), 1, kLettersOfRule * letter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(head);
    column->addWidget(parts, 1);
    setTabOrder(m_search, m_games);
    fillSets();
}

RulesDesk::~RulesDesk() = default;

// The book of the rules that hold lies open.
void RulesDesk::setOurs(const std::optional<game::Head>& ours, std::size_t game, const QString& name,
                        Whose whose) {
    if (ours == m_ours && name == m_oursName && whose == m_whose) return;
    if (m_ours) m_books[m_oursGame]->setOurs(std::nullopt);
    m_ours = ours;
    m_oursGame = game;
    m_whose = whose;
    m_oursName = name;
    m_books[game]->setOurs(ours);
    m_own->setVisible(m_ours && whose == Whose::Tournament);
    if (m_ours && game != m_game) return m_games->setCurrentIndex(static_cast<int>(game));
    fillSets();
}

void RulesDesk::turnTo(std::size_t game) {
    m_game = game;
    m_setIsTaken = false;
    fillSets();
}

void RulesDesk::fillSets() {
    const bool hasOurs = m_ours && m_oursGame == m_game;
    const auto sets = current().sets();
    for (QComboBox* box : {m_set, m_other}) {
        const QVariant before = box->currentData();
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItem(box == m_set ? tr("alle Regelsätze") : tr("mit keinem vergleichen"));
        const bool recorded = m_whose == Whose::Record;
        if (hasOurs)
            box->addItem((recorded ? tr("im Protokoll: %1") : tr("im Turnier: %1")).arg(m_oursName),
                         RuleBook::ours());
        for (const RuleBook::Set& set : sets) box->addItem(set.title, set.id);
        box->setCurrentIndex(before.isValid() ? std::max(0, box->findData(before)) : 0);
    }
    m_other->setVisible(sets.size() + (hasOurs ? 1U : 0U) > 1); // else there is nothing to compare with
    fill();
}

// None where all are meant, or none.
RuleBook::Set RulesDesk::chosen(const QComboBox& box) const {
    const QString id = box.currentData().toString();
    return {id, id == RuleBook::ours() ? m_oursName : box.currentText()};
}

// A page is read against the set that was chosen, else against the tournament's.
ReadBy RulesDesk::readBy() const {
    const RuleBook::Set set = chosen(*m_set);
    if (!set.id.isEmpty() && set.id != RuleBook::ours()) return {set.id, tr("in „%1“").arg(set.title)};
    if (!m_ours || m_oursGame != m_game) return {};
    return {RuleBook::ours(), m_whose == Whose::Record ? tr("im Protokoll") : tr("im Turnier")};
}

void RulesDesk::arrive() {
    m_search->setFocus();
    m_search->selectAll();
}

void RulesDesk::open(const QString& point, std::size_t game) {
    m_games->setCurrentIndex(static_cast<int>(game));
    m_other->setCurrentIndex(0);
    m_set->setCurrentIndex(0);
    m_search->clear();
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item)
        if ((*item)->data(0, NameRole).toString() == point) {
            m_tree->setCurrentItem(*item);
            m_tree->scrollToItem(*item, QAbstractItemView::PositionAtCenter);
            m_tree->setFocus();
            return;
        }
}

void RulesDesk::add(QTreeWidgetItem* group, const RuleEntry& entry, std::size_t game) {
    auto* item = group != nullptr ? new QTreeWidgetItem(group, {entry.title})
                                  : new QTreeWidgetItem(m_tree, {entry.title});
    item->setData(0, NameRole, entry.name);
    item->setData(0, GameRole, static_cast<int>(game));
    item->setData(0, PageRole, entry.page);
    item->setToolTip(0, entry.about);
}

void RulesDesk::add(const std::vector<RuleGroup>& groups) {
    QFont bold = m_tree->font();
    bold.setBold(true);
    for (const RuleGroup& group : groups) {
        QTreeWidgetItem* head = nullptr;
        if (!group.title.isEmpty()) {
            head = new QTreeWidgetItem(m_tree, {group.title});
            head->setFont(0, bold);
            head->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        }
        for (const RuleEntry& entry : group.entries) add(head, entry, m_game);
    }
}

// All rule sets at once cannot be compared with one: then it is the tournament's, else the one most play by.
void RulesDesk::compare() {
    const RuleBook::Set other = chosen(*m_other);
    if (!other.id.isEmpty()) { // all that differs, not only what was looked for before
        const QSignalBlocker quiet(m_search);
        m_search->clear();
    }
    if (!other.id.isEmpty() && (m_setIsTaken || chosen(*m_set).id.isEmpty())) {
        m_setIsTaken = true; // nobody chose it; it follows what it is compared with
        const QSignalBlocker quiet(m_set);
        const bool theirs =
            m_ours && m_oursGame == m_game && m_whose == Whose::Tournament && other.id != RuleBook::ours();
        m_set->setCurrentIndex(m_set->findData(theirs ? RuleBook::ours() : current().usualBeside(other.id)));
    }
    fill();
}

void RulesDesk::fill() {
    const QString standing =
        m_tree->currentItem() ? m_tree->currentItem()->data(0, NameRole).toString() : QString();
    const RuleBook::Set first = chosen(*m_set);
    const RuleBook::Set second = chosen(*m_other);
    const bool compares = !first.id.isEmpty() && !second.id.isEmpty();
    const bool looksFor = !m_search->text().trimmed().isEmpty();
    {
        const QSignalBlocker quiet(m_tree);
        m_tree->clear();
        if (compares) add(sought(current().differences(first, second)));
        m_isAlike = compares && m_tree->topLevelItemCount() == 0;
        if (looksFor && (!compares || m_isAlike)) // what is no difference is found in all rules
            fillFound();
        else if (!compares)
            add(m_order->currentIndex() == 0 ? current().bySubject(first.id) : current().bySource(first.id));
        m_tree->expandAll();
        // What one was reading stays, if it is still there; else the first. What is looked for comes first.
        QTreeWidgetItem* stands = nullptr;
        for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
            if ((*item)->childCount() > 0) continue;
            const bool same = (!looksFor || compares) && !standing.isEmpty() &&
                              (*item)->data(0, NameRole).toString() == standing;
            if (stands == nullptr || same) stands = *item;
            if (same) break;
        }
        m_tree->setCurrentItem(stands);
    }
    m_order->setEnabled(!compares && !looksFor); // they have an order of their own
    showCount(compares);
    showCurrent();
}

void RulesDesk::showCount(bool compares) {
    const qsizetype count = shownCount();
    const QString rules = count == 1 ? tr("1 Regel") : tr("%1 Regeln").arg(count);
    if (compares && m_isAlike && count > 0)
        m_count->setText(tr("Kein Unterschied; in allen Regeln gefunden: %1").arg(rules));
    else
        m_count->setText(compares ? (count == 1 ? tr("1 Unterschied") : tr("%1 Unterschiede").arg(count))
                                  : rules);
}

// A point that stands under several headings counts once.
qsizetype RulesDesk::shownCount() const {
    QSet<QString> shown;
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item)
        if ((*item)->childCount() == 0)
            shown.insert((*item)->data(0, GameRole).toString() + (*item)->data(0, NameRole).toString() +
                         (*item)->data(0, PageRole).toString());
    return shown.size();
}

// In this book first, then in those of the other games.
void RulesDesk::fillFound() {
    const QString words = m_search->text();
    const QString set = m_isAlike ? QString() : chosen(*m_set).id;
    for (const RuleEntry& entry : current().found(words, set)) add(nullptr, entry, m_game);
    for (std::size_t game = 0; game < m_books.size(); ++game) {
        if (game == m_game) continue;
        const auto entries = m_books[game]->found(words, {});
        if (entries.empty()) continue;
        add({{tr("In den Regeln von %1").arg(text(desk::games()[game]->title())), {}}});
        QTreeWidgetItem* head = m_tree->topLevelItem(m_tree->topLevelItemCount() - 1);
        for (const RuleEntry& entry : entries) add(head, entry, game);
    }
}

// By its words and the titles of the rules it is about; where no difference has them all, by what the search
// finds for them, which forgives a misspelt word.
std::vector<RuleGroup> RulesDesk::sought(std::vector<RuleGroup> differences) const {
    const QString asked = m_search->text().simplified();
    const auto matching = [&](const auto& matches) {
        std::vector<RuleGroup> groups;
        for (const RuleGroup& group : differences) {
            RuleGroup left{group.title, {}};
            std::ranges::copy_if(group.entries, std::back_inserter(left.entries), matches);
            if (!left.entries.empty()) groups.push_back(std::move(left));
        }
        return groups;
    };
    const QStringList words = asked.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    auto groups = matching([&](const RuleEntry& each) {
        return std::ranges::all_of(
            words, [&](const QString& word) { return each.words.contains(word, Qt::CaseInsensitive); });
    });
    if (!groups.empty()) return groups;
    const auto hits = current().found(asked, {});
    return matching([&](const RuleEntry& each) {
        return std::ranges::any_of(hits,
                                   [&](const RuleEntry& hit) { return each.points.contains(hit.name); });
    });
}

void RulesDesk::showCurrent() {
    m_examples.clear();
    const QTreeWidgetItem* item = m_tree->currentItem();
    const QString name = item ? item->data(0, NameRole).toString() : QString();
    if (!name.isEmpty()) {
        const auto game = static_cast<std::size_t>(item->data(0, GameRole).toInt());
        RulePage page = m_books[game]->page(name, game == m_game ? readBy() : ReadBy());
        m_examples = std::move(page.examples);
        m_text->setHtml(page.html);
    } else if (item != nullptr) {
        m_text->setHtml(item->data(0, PageRole).toString()); // of a heading nothing
    } else {
        const bool alike = m_isAlike && m_search->text().trimmed().isEmpty();
        m_text->setPlainText(alike ? tr("Kein Unterschied.") : tr("Keine Regel gefunden."));
    }
    m_example->setEnabled(!m_examples.isEmpty());
}

void RulesDesk::openExample(qsizetype number) {
    if (number >= 0 && number < m_examples.size())
        emit exampleAsked(m_examples[number].record, m_examples[number].line);
}

void RulesDesk::follow(const QString& link) {
    const QString target = link.section(QLatin1Char(':'), 1);
    const QTreeWidgetItem* item = m_tree->currentItem();
    if (link.startsWith(QLatin1String("example:")))
        openExample(target.toInt());
    else if (item != nullptr)
        open(target, static_cast<std::size_t>(item->data(0, GameRole).toInt()));
}

// The rows are as high as their words ask for at this width.
void RulesDesk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_tree->doItemsLayout();
}

// From the search down into the list without leaving the keys.
bool RulesDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = dynamic_cast<QKeyEvent&>(*event).key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_tree->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

std::function<kinds::RulePaper()> RulesDesk::paper(const pdf::Moment& printed) const {
    return current().paper(chosen(*m_set).id, chosen(*m_other).id, printed);
}

} // namespace schreiber::desktop

#include "games/perlaggen/rules/rules_desk.h"

#include "base/text.h"
#include "widgets/beside.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

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
#include <papers/games/perlaggen/rule_papers.h>
#include <papers/view.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>

namespace schreiber::desktop {
namespace {

constexpr int kLettersOfChoice = 8;
constexpr int kSearchLetters = 16;
constexpr int kLettersOfRule = 28; // of the list, and of the rule beside it
constexpr int kTreeLines = 5;
constexpr int kTextLines = 7;
constexpr int kName = Qt::UserRole;           // of a rule point
constexpr int kDifference = Qt::UserRole + 1; // its place in the list
const QString kMostPlayed = QStringLiteral("innsbruck");
const QString kOtherPlayed = QStringLiteral("suedtirol");
const QString kOurs = QStringLiteral("*"); // the tournament's rules in a list of rule sets

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

RulesDesk::RulesDesk(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_words(language)
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
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its two are short
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
    connect(m_order, &QComboBox::currentIndexChanged, this, &RulesDesk::fill);
    connect(m_set, &QComboBox::currentIndexChanged, this, [this] {
        m_setIsTaken = false;
        const QSignalBlocker quiet(m_other);
        if (chosen(*m_set) == nullptr) m_other->setCurrentIndex(0); // with all there is no comparison
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
    head->add(m_search, 3);
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
    fillSets();
}

void RulesDesk::setOurs(const std::optional<perlaggen::rulebook::RuleSet>& ours, const QString& name,
                        const perlaggen::record::Header& head, Whose whose) {
    if (ours == m_ours && name == m_oursName && whose == m_whose) return;
    m_ours = ours;
    m_whose = whose;
    m_oursName = name;
    m_oursHead = head;
    m_own->setVisible(m_ours && whose == Whose::Tournament);
    fillSets();
}

void RulesDesk::fillSets() {
    for (QComboBox* box : {m_set, m_other}) {
        const QVariant before = box->currentData();
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItem(box == m_set ? tr("alle Regelsätze") : tr("mit keinem vergleichen"));
        const bool recorded = m_whose == Whose::Record;
        if (m_ours)
            box->addItem((recorded ? tr("im Protokoll: %1") : tr("im Turnier: %1")).arg(m_oursName), kOurs);
        for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
            box->addItem(text(perlaggen::rulebook::titleInWords(set, m_words)), text(set.id));
        box->setCurrentIndex(before.isValid() ? std::max(0, box->findData(before)) : 0);
    }
    fill();
}

const perlaggen::rulebook::RuleSet* RulesDesk::chosen(const QComboBox& box) const {
    const QString id = box.currentData().toString();
    if (id == kOurs) return m_ours ? &*m_ours : nullptr;
    return perlaggen::rulebook::findRuleSet(utf8(id));
}

QString RulesDesk::nameOf(const QComboBox& box) const {
    return box.currentData().toString() == kOurs ? m_oursName : box.currentText();
}

// A page is read against the set that was chosen, else against the tournament's.
RulesHere RulesDesk::here() const {
    if (const perlaggen::rulebook::RuleSet* set = chosen(*m_set);
        set != nullptr && m_set->currentData() != kOurs)
        return {*set, tr("in „%1“").arg(m_set->currentText()), m_words};
    return {m_ours, m_whose == Whose::Record ? tr("im Protokoll") : tr("im Turnier"), m_words};
}

void RulesDesk::arrive() {
    m_search->setFocus();
    m_search->selectAll();
}

void RulesDesk::open(const std::string& point) {
    m_other->setCurrentIndex(0);
    m_set->setCurrentIndex(0);
    m_search->clear();
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item)
        if ((*item)->data(0, kName).toString() == text(point)) {
            m_tree->setCurrentItem(*item);
            m_tree->scrollToItem(*item, QAbstractItemView::PositionAtCenter);
            m_tree->setFocus();
            return;
        }
}

bool RulesDesk::isShown(const perlaggen::rulebook::RulePoint& point) const {
    const perlaggen::rulebook::RuleSet* set = chosen(*m_set);
    return set == nullptr || perlaggen::rulebook::holdsIn(point, *set);
}

QTreeWidgetItem* RulesDesk::addGroup(const QString& title) {
    auto* group = new QTreeWidgetItem(m_tree, {title});
    QFont bold = m_tree->font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return group;
}

void RulesDesk::addPoint(QTreeWidgetItem* group, const perlaggen::rulebook::RulePoint& point) {
    const QString title = text(point.title.in(m_words));
    auto* item =
        group != nullptr ? new QTreeWidgetItem(group, {title}) : new QTreeWidgetItem(m_tree, {title});
    item->setData(0, kName, text(point.name));
    item->setToolTip(0, text(point.text.in(m_words)));
}

// All rule sets at once cannot be compared with one: then it is the tournament's, else the one most play by.
void RulesDesk::compare() {
    if (chosen(*m_other) != nullptr) { // all that differs, not only what was looked for before
        const QSignalBlocker quiet(m_search);
        m_search->clear();
    }
    if (chosen(*m_other) != nullptr && (m_setIsTaken || chosen(*m_set) == nullptr)) {
        m_setIsTaken = true; // nobody chose it; it follows what it is compared with
        const QSignalBlocker quiet(m_set);
        const bool theirs =
            m_ours && m_whose == Whose::Tournament && m_other->currentData() != QVariant(kOurs);
        const bool most = m_other->currentData().toString() == kMostPlayed;
        const QString first = theirs ? kOurs : most ? kOtherPlayed : kMostPlayed;
        m_set->setCurrentIndex(m_set->findData(first));
    }
    fill();
}

void RulesDesk::fill() {
    const QString standing =
        m_tree->currentItem() ? m_tree->currentItem()->data(0, kName).toString() : QString();
    {
        const QSignalBlocker quiet(m_tree);
        m_tree->clear();
        m_differences.clear();
        const perlaggen::rulebook::RuleSet* first = chosen(*m_set);
        const perlaggen::rulebook::RuleSet* second = chosen(*m_other);
        if (first != nullptr && second != nullptr) {
            fillDifferences(*first, *second);
            m_isAlike = m_tree->topLevelItemCount() == 0; // then what was sought is found in all rules
            if (m_isAlike) fillAlike();
        } else if (!m_search->text().trimmed().isEmpty())
            fillFound();
        else if (m_order->currentIndex() == 0)
            fillBySubject();
        else
            fillBySource();
        m_tree->expandAll();
        // What one was reading stays, if it is still there; else the first. What is looked for comes first.
        const bool looksFor = second == nullptr && !m_search->text().trimmed().isEmpty();
        QTreeWidgetItem* current = nullptr;
        for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
            if ((*item)->childCount() > 0) continue;
            const bool same =
                !looksFor && !standing.isEmpty() && (*item)->data(0, kName).toString() == standing;
            if (current == nullptr || same) current = *item;
            if (same) break;
        }
        m_tree->setCurrentItem(current);
    }
    const qsizetype count = shownCount();
    const bool compares = chosen(*m_set) != nullptr && chosen(*m_other) != nullptr;
    m_order->setEnabled(!compares && m_search->text().trimmed().isEmpty()); // they have an order of their own
    const QString rules = count == 1 ? tr("1 Regel") : tr("%1 Regeln").arg(count);
    if (compares && m_isAlike && count > 0)
        m_count->setText(tr("Kein Unterschied; in allen Regeln gefunden: %1").arg(rules));
    else
        m_count->setText(compares ? (count == 1 ? tr("1 Unterschied") : tr("%1 Unterschiede").arg(count))
                                  : rules);
    showCurrent();
}

// A point that stands under several headings counts once.
qsizetype RulesDesk::shownCount() const {
    QSet<QString> shown;
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item)
        if ((*item)->childCount() == 0)
            shown.insert((*item)->data(0, kName).toString() + (*item)->data(0, kDifference).toString());
    return shown.size();
}

void RulesDesk::fillBySubject() {
    for (const perlaggen::rulebook::SubjectName& subject : perlaggen::rulebook::subjects()) {
        QTreeWidgetItem* group = nullptr;
        for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue()) {
            if (point.subject != subject.subject || !isShown(point)) continue;
            if (group == nullptr) group = addGroup(text(subject.title.in(m_words)));
            addPoint(group, point);
        }
    }
}

// As each source heads it; a point stands under every heading that has it.
void RulesDesk::fillBySource() {
    for (const perlaggen::rulebook::SourceHeading& heading : perlaggen::rulebook::headings()) {
        QTreeWidgetItem* group = nullptr;
        for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue()) {
            const auto& cited = point.sources;
            if (!isShown(point) || std::find(cited.begin(), cited.end(), heading.heading) == cited.end())
                continue;
            if (group == nullptr) {
                group = addGroup(text(perlaggen::rulebook::inWords(
                    {perlaggen::rulebook::id(heading.source), heading.section, heading.chapter}, m_words)));
            }
            addPoint(group, point);
        }
    }
}

void RulesDesk::fillFound() {
    for (const perlaggen::rulebook::RulePoint* point :
         perlaggen::rulebook::searchRulePoints(utf8(m_search->text()), m_words))
        if (isShown(*point)) addPoint(nullptr, *point);
}

// What is sought and is no difference.
void RulesDesk::fillAlike() {
    if (m_search->text().trimmed().isEmpty()) return;
    for (const perlaggen::rulebook::RulePoint* point :
         perlaggen::rulebook::searchRulePoints(utf8(m_search->text()), m_words))
        addPoint(nullptr, *point);
}

// By its words and the titles of the rules it is about; where no difference has them all, by what the search
// finds for them, which forgives a misspelt word.
std::vector<std::size_t> RulesDesk::soughtDifferences() const {
    const QString sought = m_search->text().simplified();
    const auto matching = [&](const auto& matches) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < m_differences.size(); ++i)
            if (matches(m_differences[i])) found.push_back(i);
        return found;
    };
    const QStringList words = sought.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    auto found = matching([&](const perlaggen::rulebook::Difference& each) {
        QString all = text(each.what + ' ' + each.first + ' ' + each.second);
        for (const perlaggen::rulebook::RulePoint* point : rulesOf(each))
            all += QLatin1Char(' ') + text(point->title.in(m_words));
        return std::ranges::all_of(
            words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
    });
    if (!found.empty()) return found;
    const auto hits = perlaggen::rulebook::searchRulePoints(utf8(sought), m_words);
    return matching([&](const perlaggen::rulebook::Difference& each) {
        return std::ranges::any_of(rulesOf(each), [&](const perlaggen::rulebook::RulePoint* point) {
            return std::ranges::find(hits, point) != hits.end();
        });
    });
}

void RulesDesk::fillDifferences(const perlaggen::rulebook::RuleSet& first,
                                const perlaggen::rulebook::RuleSet& second) {
    m_differences = perlaggen::rulebook::differences(first, second, m_words);
    std::optional<perlaggen::rulebook::Subject> subject;
    QTreeWidgetItem* group = nullptr;
    for (const std::size_t i : soughtDifferences()) {
        const perlaggen::rulebook::Difference& each = m_differences[i];
        if (subject != each.subject)
            group = addGroup(text(
                perlaggen::rulebook::subjects()[static_cast<std::size_t>(each.subject)].title.in(m_words)));
        subject = each.subject;
        const perlaggen::rulebook::RulePoint* point =
            each.kind == perlaggen::rulebook::Difference::Kind::Point
                ? perlaggen::rulebook::findRulePoint(each.name)
                : nullptr;
        auto* item =
            new QTreeWidgetItem(group, {point != nullptr ? text(point->title.in(m_words)) : text(each.what)});
        item->setData(0, kDifference, static_cast<int>(i));
        item->setToolTip(0, text(each.what));
    }
}

void RulesDesk::showCurrent() {
    m_examples.clear();
    const QTreeWidgetItem* item = m_tree->currentItem();
    const QVariant difference = item ? item->data(0, kDifference) : QVariant();
    const perlaggen::rulebook::RulePoint* point =
        item ? perlaggen::rulebook::findRulePoint(utf8(item->data(0, kName).toString())) : nullptr;
    if (difference.isValid()) {
        m_text->setHtml(differencePage(m_differences[static_cast<std::size_t>(difference.toInt())],
                                       nameOf(*m_set), nameOf(*m_other), m_words));
    } else if (point != nullptr) {
        const RulesHere read = here();
        const bool elsewhere = chosen(*m_set) != nullptr && m_set->currentData() != QVariant(kOurs);
        perlaggen::record::Header rules = m_oursHead;
        if (elsewhere || !m_ours) {
            rules = {};
            rules.rules = read.set ? perlaggen::rulebook::cataloguedId(*read.set) : "innsbruck";
        }
        m_examples = examplesOf(point->name, rules, m_words);
        m_text->setHtml(pointPage(*point, read, m_examples));
    } else if (item == nullptr) {
        const bool alike = chosen(*m_other) != nullptr && m_search->text().trimmed().isEmpty();
        m_text->setPlainText(alike ? tr("Kein Unterschied.") : tr("Keine Regel gefunden."));
    } else {
        m_text->clear();
    }
    m_example->setEnabled(!m_examples.isEmpty());
}

void RulesDesk::openExample(qsizetype number) {
    if (number >= 0 && number < m_examples.size())
        emit exampleAsked(m_examples[number].record, m_examples[number].line);
}

void RulesDesk::follow(const QString& link) {
    const QString target = link.section(QLatin1Char(':'), 1);
    if (link.startsWith(QLatin1String("example:")))
        openExample(target.toInt());
    else
        open(utf8(target));
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
    const perlaggen::rulebook::RuleSet* first = chosen(*m_set);
    if (first == nullptr) first = m_ours ? &*m_ours : perlaggen::rulebook::findRuleSet("innsbruck");
    const perlaggen::rulebook::RuleSet* second = chosen(*m_other);
    if (second == nullptr)
        return [set = *first, language = m_language, printed] {
            return papers::rulesPaper(set, language, printed);
        };
    return [one = *first, other = *second, language = m_language, printed] {
        return papers::comparisonPaper(one, other, language, printed);
    };
}

} // namespace schreiber::desktop

#include "games/perlaggen/rules/own_list.h"

#include "base/text.h"

#include <cards/card_set.h>
#include <desk/games.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <perlaggen/line/agreed.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/own_set.h>

namespace schreiber::desktop {
namespace {

constexpr int kPlaceLetters = 8;

// `Herz-König`, `Trumpf-Siebener`.
QString placeInWords(const perlaggen::rulebook::PerlaggPlace& place, words::Language language) {
    if (!place.fixed)
        return OwnList::tr("Trumpf: %1").arg(text(perlaggen::rulebook::rankName(place.ofTrump, language)));
    return text(perlaggen::rulebook::cardName(*place.fixed, language));
}

// Every card of the pack and every rank of trumps.
perlaggen::rulebook::PerlaggList allPlaces(cards::Pack pack) {
    perlaggen::rulebook::PerlaggList all;
    for (int rank = cards::kRankCount - 1; rank > 0; --rank)
        all.push_back({.fixed = {}, .ofTrump = static_cast<cards::Rank>(rank)});
    for (const cards::Card card : cards::wholePack(pack)) all.push_back({.fixed = card, .ofTrump = {}});
    return all;
}

} // namespace

OwnList::OwnList(words::Language language, QWidget* parent)
    : OwnPart(parent)
    , m_language(language)
    , m_list(new QListWidget(this))
    , m_more(new QComboBox(this))
    , m_hint(new QLabel(this)) {
    auto* strongest = new QLabel(tr("Perlaggen, der stärkste zuerst"), this);
    strongest->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("ownPerlaggen"));
    m_list->setAccessibleName(tr("Perlaggen, der stärkste zuerst"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->installEventFilter(this);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &OwnList::readList);
    m_more->setObjectName(QStringLiteral("ownMore"));
    m_more->setAccessibleName(tr("Noch ein Perlagg"));
    m_more->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_more->setMinimumContentsLength(kPlaceLetters);
    m_more->installEventFilter(this);
    connect(m_more, &QComboBox::activated, this, &OwnList::addPlace);
    m_hint->setObjectName(QStringLiteral("ownHint"));
    m_hint->setProperty("tone", QStringLiteral("muted"));
    m_hint->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(strongest);
    column->addWidget(m_list, 1);
    column->addWidget(m_hint);
    column->addWidget(m_more);
}

QString OwnList::called() const {
    return tr("Perlaggen");
}

void OwnList::setFixed(bool isFixed) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_more}) part->setEnabled(!isFixed);
    m_hint->setText(isFixed ? tr("Regelsatz, Ziel und Liste stehen fest, sobald gelost ist.")
                            : tr("Ziehen oder Alt+↑ und Alt+↓: Reihung · Entf: heraus · Enter: dazu"));
}

void OwnList::showOf(const tournament::Settings& wanted) {
    m_wanted = wanted;
    show();
}

void OwnList::show() {
    const auto set = perlaggen::line::rulesOf(desk::agreedOf(m_wanted));
    const int row = m_list->currentRow();
    m_list->clear();
    m_more->clear();
    if (!set) return;
    const words::Language language = m_language;
    for (const perlaggen::rulebook::PerlaggPlace& place : set->perlaggen) {
        auto* item = new QListWidgetItem(placeInWords(place, language), m_list);
        item->setData(Qt::UserRole, text(perlaggen::rulebook::toString(place)));
    }
    m_list->setCurrentRow(std::min(std::max(0, row), m_list->count() - 1));
    m_more->addItem(tr("noch einen dazu …"));
    for (const perlaggen::rulebook::PerlaggPlace& place : allPlaces(set->pack))
        if (std::find(set->perlaggen.begin(), set->perlaggen.end(), place) == set->perlaggen.end())
            m_more->addItem(placeInWords(place, language), text(perlaggen::rulebook::toString(place)));
}

void OwnList::move(int by) {
    const int from = m_list->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_list->count()) return;
    m_list->insertItem(to, m_list->takeItem(from));
    m_list->setCurrentRow(to);
    readList();
}

void OwnList::remove() {
    if (m_list->count() <= 1 || m_list->currentRow() < 0) return;
    delete m_list->takeItem(m_list->currentRow());
    readList();
    show();
}

void OwnList::addPlace() {
    const QString place = m_more->currentData().toString();
    if (place.isEmpty()) return;
    auto* item = new QListWidgetItem(place, m_list);
    item->setData(Qt::UserRole, place);
    readList();
    show();
    m_list->setCurrentRow(m_list->count() - 1);
}

// The list as it stands on the screen; that of the rule set is none of one's own.
void OwnList::readList() {
    QStringList places;
    for (int row = 0; row < m_list->count(); ++row)
        places << m_list->item(row)->data(Qt::UserRole).toString();
    const std::string list = utf8(places.join(QLatin1Char(' ')));
    const perlaggen::rulebook::RuleSet* set = perlaggen::rulebook::findRuleSet(m_wanted.rules);
    const bool isOfSet = set != nullptr && perlaggen::rulebook::toString(set->perlaggen) == list;
    if (isOfSet)
        m_wanted.furtherOptions.erase(perlaggen::line::kOwnList);
    else
        m_wanted.furtherOptions[perlaggen::line::kOwnList] = list;
    emit changed(QLatin1String(perlaggen::line::kOwnList), isOfSet ? QString() : text(list));
}

// In the closed box keys only choose, and Enter takes what is chosen: each would else be added on the way.
bool OwnList::choosesByKey(const QKeyEvent& key) {
    if (key.modifiers() != Qt::NoModifier && key.modifiers() != Qt::KeypadModifier) return false;
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        addPlace();
        return true;
    }
    const QSignalBlocker quiet(m_more);
    if (!key.text().isEmpty() && key.text().front().isPrint()) { // to the next whose name begins so
        m_more->view()->setCurrentIndex(m_more->model()->index(m_more->currentIndex(), 0));
        m_more->view()->keyboardSearch(key.text());
        if (const QModelIndex there = m_more->view()->currentIndex(); there.isValid())
            m_more->setCurrentIndex(there.row());
        return true;
    }
    const int by = key.key() == Qt::Key_Down ? 1 : key.key() == Qt::Key_Up ? -1 : 0;
    if (by == 0) return false;
    m_more->setCurrentIndex(std::clamp(m_more->currentIndex() + by, 0, m_more->count() - 1));
    return true;
}

bool OwnList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_more && event->type() == QEvent::KeyPress)
        return choosesByKey(dynamic_cast<QKeyEvent&>(*event));
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto& key = dynamic_cast<QKeyEvent&>(*event);
        const bool alt = key.modifiers() == Qt::AltModifier;
        if (alt && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down)) {
            move(key.key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
        if (key.key() == Qt::Key_Delete) {
            remove();
            return true;
        }
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            if (key.modifiers() != Qt::NoModifier && key.modifiers() != Qt::KeypadModifier) return false;
            m_more->setFocus(); // where one chooses what comes to it
            return true;
        }
    }
    return OwnPart::eventFilter(watched, event);
}

} // namespace schreiber::desktop

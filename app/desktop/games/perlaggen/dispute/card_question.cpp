#include "games/perlaggen/dispute/card_question.h"

#include "base/text.h"
#include "games/perlaggen/dispute/perlaggen_deck.h"
#include "games/perlaggen/dispute/suit_chips.h"
#include "widgets/beside.h"
#include "widgets/card_slots.h"
#include "widgets/chip_row.h"
#include "widgets/elided_box.h"
#include "widgets/flow_row.h"
#include "widgets/pack_palette.h"

#include <base/number.h>
#include <cards/notation.h>

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <perlaggen/deal/plays.h>
#include <perlaggen/rulebook/own_set.h>

namespace schreiber::desktop {
namespace {

using perlaggen::ruling::Question;

const std::string kTrumpAsked = "trump";
const std::string kLeaderAsked = "leader";
const std::string kDealerAsked = "dealer";
const std::string kHandAsked = "hand"; // of the one who sits so many places behind the dealer
constexpr int kCardLetters = 30;       // of slots or palette beside the other

bool takesCards(const perlaggen::ruling::QuestionField& field) {
    return field.choices.empty();
}

// Who has the cards of such a field, by his place behind the dealer.
std::optional<int> behindDealer(const std::string& key) {
    if (!key.starts_with(kHandAsked) || key.size() != kHandAsked.size() + 1) return std::nullopt;
    return key.back() - '0';
}

bool isSeatAsked(const perlaggen::ruling::QuestionField& field) {
    return field.key == kLeaderAsked || field.key == kDealerAsked;
}

QFrame* framed(QWidget* parent) {
    auto* frame = new QFrame(parent);
    frame->setProperty("role", QStringLiteral("card"));
    return frame;
}

} // namespace

bool isAskedWithCards(Question question) {
    return question == Question::Trick || question == Question::Compare || question == Question::Exchange ||
           question == Question::Plays;
}

CardQuestion::CardQuestion(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_trump(new SuitChips(language, this))
    , m_choices(new QWidget(this))
    , m_slots(new CardSlots(this))
    , m_palette(new PackPalette(QStringLiteral("cardPalette"), 1, this))
    , m_line(new QLineEdit(this)) {
    m_case.under.rules = "innsbruck";
    m_line->setObjectName(QStringLiteral("cardLine"));
    m_line->setAccessibleName(tr("Die Karten als Text"));
    m_line->installEventFilter(this);
    m_palette->setLine(m_line);
    auto* choices = new QHBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);

    auto* parts = new Beside(this);
    auto* left = framed(this);
    auto* table = new QVBoxLayout(left);
    auto* head = new FlowRow(left);
    head->add(m_trump);
    head->add(m_choices, 1);
    table->addWidget(head);
    table->addWidget(m_slots, 1);
    auto* right = framed(this);
    auto* pack = new QVBoxLayout(right);
    pack->addWidget(m_palette, 1);
    auto* below = new QHBoxLayout;
    auto* orTyped = new QLabel(tr("oder tippen"), right);
    orTyped->setProperty("role", QStringLiteral("muted"));
    below->addWidget(m_line, 1);
    below->addWidget(orTyped);
    pack->addLayout(below);
    const int least = kCardLetters * fontMetrics().averageCharWidth();
    parts->add(left, 7, least);
    parts->add(right, 5, least);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(parts);
    setTabOrder(m_line, m_palette);

    connect(m_trump, &SuitChips::changed, this, &CardQuestion::refresh);
    connect(m_trump, &SuitChips::went, this, &CardQuestion::toNextField);
    connect(m_slots, &CardSlots::chosen, this, &CardQuestion::goTo);
    connect(m_palette, &PackPalette::laid, this, &CardQuestion::lay);
    connect(m_palette, &PackPalette::answered, this, &CardQuestion::name);
    connect(m_palette, &PackPalette::takenBack, this, &CardQuestion::takeBack);
    connect(m_palette, &PackPalette::askingChanged, this, &CardQuestion::changed);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        m_palette->stopAsking(); // what is typed says it
        refresh();
    });
    connect(m_line, &QLineEdit::cursorPositionChanged, this, &CardQuestion::showPlaces);
    build();
}

void CardQuestion::ask(Question question, const CardCase& asked) {
    const bool same =
        asked.under == m_case.under && asked.names == m_case.names && asked.dealer == m_case.dealer;
    if (same && question == m_question) return; // what is being typed stays as it is
    m_palette->stopAsking();
    m_lines[m_question] = m_line->text();
    if (!same) {
        m_lines.clear();
        m_chosen.clear();
    }
    m_question = question;
    m_case = asked;
    m_best.reset();
    m_line->setText(m_lines[m_question]);
    build();
}

// Only what is otherwise than it stands there already.
void CardQuestion::setValues(const std::map<std::string, std::string>& wanted) {
    const auto now = values();
    const auto is = [&](const std::string& key) {
        const auto to = wanted.find(key);
        const auto from = now.find(key);
        return to == wanted.end() || (from != now.end() && from->second == to->second);
    };
    bool changes = false;
    for (const Field& field : fields(false)) {
        if (is(field.key)) continue;
        changes = true;
        if (field.key == kTrumpAsked)
            m_trump->choose(cards::readSuit(wanted.at(field.key)));
        else if (!wanted.at(field.key).empty())
            m_chosen[field.key] = wanted.at(field.key);
    }
    const auto cards = fields(true);
    CardsTyped laid(cards.size());
    bool otherCards = false;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        otherCards = otherCards || !is(cards[at].key);
        const auto words = wanted.find(cards[at].key);
        if (words == wanted.end()) continue;
        for (const QString& word : text(words->second).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            laid.lay(static_cast<int>(at), word);
    }
    if (otherCards) m_line->setText(laid.line());
    if (changes || otherCards) build();
}

bool CardQuestion::isNaming() const {
    return m_palette->isAsking();
}

void CardQuestion::arrive() {
    if (m_trump->isVisibleTo(this) && !m_trump->chosen()) return m_trump->arrive();
    toNextField();
}

// To what nobody has chosen yet, else to the line.
void CardQuestion::toNextField() {
    for (auto* chips : m_choices->findChildren<ChipRow*>())
        if (!m_chosen.contains(utf8(chips->objectName().section(QLatin1Char('-'), 1))))
            return chips->setFocus(Qt::OtherFocusReason);
    m_line->setFocus(Qt::OtherFocusReason);
}

std::vector<CardQuestion::Field> CardQuestion::fields(bool ofCards) const {
    std::vector<Field> all;
    perlaggen::ruling::AskedUnder under = m_case.under;
    const auto seats = m_chosen.find(std::string(perlaggen::ruling::kPlayersField));
    if (seats != m_chosen.end()) under.seats = base::readNumber(seats->second);
    for (Field& field : perlaggen::ruling::fieldsOf(m_question, under, m_language))
        if (takesCards(field) == ofCards) all.push_back(std::move(field));
    return all;
}

int CardQuestion::seats() const {
    for (const Field& field : fields(false))
        if (field.key == perlaggen::ruling::kPlayersField)
            return base::readNumber(preset(field)).value_or(cards::kMostSeats);
    constexpr int kUsual = 4;
    return m_case.under.seats.value_or(kUsual);
}

std::optional<perlaggen::rulebook::Rules> CardQuestion::rules() const {
    const perlaggen::rulebook::RuleSet* set = perlaggen::rulebook::findRuleSet(m_case.under.rules);
    if (set == nullptr) return std::nullopt;
    auto ours = perlaggen::rulebook::withHouse(*set, m_case.under.house);
    if (!ours) return std::nullopt;
    if (m_case.under.perlaggen)
        *ours = perlaggen::rulebook::withPerlaggen(std::move(*ours), *m_case.under.perlaggen);
    const int playing = seats();
    return perlaggen::rulebook::Rules(*ours, ours->isFor(playing) ? playing : ours->seats.front());
}

QString CardQuestion::nameOf(cards::Seat seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return at < m_case.names.size() && !m_case.names[at].isEmpty() ? m_case.names[at]
                                                                   : text(cards::toString(seat));
}

// What was chosen, else what follows from the table: to the left of the dealer somebody leads.
std::string CardQuestion::preset(const Field& field) const {
    const auto chosen = m_chosen.find(field.key);
    if (chosen != m_chosen.end()) return chosen->second;
    if (m_case.dealer && isSeatAsked(field)) {
        const int playing = m_case.under.seats.value_or(static_cast<int>(field.choices.size()));
        return cards::toString(field.key == kDealerAsked ? *m_case.dealer
                                                         : cards::after(*m_case.dealer, playing));
    }
    return field.initial;
}

// Trumps, and beside them what else is chosen; the cards get their places.
void CardQuestion::build() {
    const auto choices = fields(false);
    std::vector<cards::Suit> trumps;
    QLayout* row = m_choices->layout();
    while (QLayoutItem* item = row->takeAt(0)) {
        if (item->widget() != nullptr) item->widget()->deleteLater();
        if (item->widget() != nullptr) item->widget()->setParent(nullptr);
        delete item;
    }
    QWidget* before = m_trump;
    for (const Field& field : choices) {
        if (field.key == kTrumpAsked) {
            for (const Field::Choice& choice : field.choices)
                if (const auto suit = cards::readSuit(choice.value)) trumps.push_back(*suit);
            continue;
        }
        const bool known = m_case.under.seats || !m_case.names.empty(); // who sits there
        if (field.key == perlaggen::ruling::kPlayersField && known) continue;
        QWidget* widget = builtChoice(field, m_choices);
        row->addWidget(widget);
        QWidget* const stop = widget->focusProxy() != nullptr ? widget->focusProxy() : widget;
        setTabOrder(before, stop);
        before = stop;
    }
    setTabOrder(before, m_line);
    m_trump->setVisible(!trumps.empty());
    if (!trumps.empty()) m_trump->offer(trumps);
    QStringList hints;
    for (const Field& field : fields(true))
        if (!field.hint.empty()) hints << text(field.hint);
    m_line->setPlaceholderText(hints.join(QStringLiteral(" / ")));
    const perlaggen::rulebook::RuleSet* set = perlaggen::rulebook::findRuleSet(m_case.under.rules);
    m_deck = std::make_shared<PerlaggenDeck>(set != nullptr ? set->pack : cards::Pack::Cards33, m_language);
    m_slots->setDeck(m_deck);
    m_palette->setDeck(m_deck);
    refresh();
}

// A few that exclude each other are chips; whose turn it is and how many play has room in a list.
QWidget* CardQuestion::builtChoice(const Field& field, QWidget* parent) {
    const std::string key = field.key;
    const QString name = QStringLiteral("cardChoice-") + text(key);
    if (!isSeatAsked(field) && key != perlaggen::ruling::kPlayersField) {
        auto* chips = new ChipRow(name, text(field.label), parent);
        const auto show = [this, chips, field] {
            std::vector<ChipRow::Chip> all;
            const auto chosen = m_chosen.find(field.key);
            for (const Field::Choice& choice : field.choices)
                all.push_back({text(choice.label).left(1), text(choice.label),
                               chosen != m_chosen.end() && chosen->second == choice.value
                                   ? ChipRow::Chip::State::Chosen
                                   : ChipRow::Chip::State::Free});
            chips->setChips(all);
        };
        show();
        connect(chips, &ChipRow::chosen, this, [this, field, show](int chip) {
            choose(field.key, field.choices[static_cast<std::size_t>(chip)].value);
            show();
            toNextField();
        });
        return chips;
    }
    auto* whole = new QWidget(parent);
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(text(field.label), whole);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("role", QStringLiteral("muted"));
    auto* box = new ElidedBox(whole);
    box->setObjectName(name);
    box->setAccessibleName(text(field.label));
    for (const Field::Choice& choice : field.choices) {
        const auto seat = isSeatAsked(field) ? cards::readSeat(choice.value) : std::nullopt;
        box->addItem(seat ? nameOf(*seat) : text(choice.label), text(choice.value));
    }
    box->setCurrentIndex(std::max(0, box->findData(text(preset(field)))));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, key, box] { choose(key, utf8(box->currentData().toString())); });
    row->addStretch(1);
    row->addWidget(label);
    row->addWidget(box);
    whole->setFocusProxy(box);
    return whole;
}

void CardQuestion::choose(const std::string& key, const std::string& value) {
    m_chosen[key] = value;
    refresh();
}

std::map<std::string, std::string> CardQuestion::values() const {
    std::map<std::string, std::string> values;
    for (const Field& field : fields(false)) {
        const auto trump = m_trump->chosen();
        if (field.key == kTrumpAsked)
            values[field.key] = trump ? std::string(1, cards::letterOf(*trump)) : std::string();
        else if (isSeatAsked(field) || field.key == perlaggen::ruling::kPlayersField)
            values[field.key] = preset(field);
        else if (const auto chosen = m_chosen.find(field.key); chosen != m_chosen.end())
            values[field.key] = chosen->second;
    }
    const auto cards = fields(true);
    const CardsTyped all = typed();
    for (std::size_t at = 0; at < cards.size(); ++at)
        values[cards[at].key] = utf8(all.places()[at].join(QLatin1Char(' ')));
    return values;
}

CardsTyped CardQuestion::typed() const {
    CardsTyped typed(fields(true).size());
    typed.read(m_line->text());
    return typed;
}

int CardQuestion::place() const {
    return typed().placeAt(m_line->text(), m_line->cursorPosition());
}

void CardQuestion::showBest(std::optional<std::size_t> best) {
    m_best = best;
    showPlaces();
}

void CardQuestion::refresh() {
    m_best.reset();
    showPlaces();
    emit changed();
}

// How many cards have room there; one more where those that lie fix no trump yet.
int CardQuestion::roomOf(const Field& field, const QStringList& laid) const {
    if (field.key == "led") return 1;
    const auto ours = rules();
    if (field.key == "turned") {
        const auto last = laid.isEmpty() ? std::nullopt : cards::readCard(utf8(laid.last()));
        const bool goesOn = last && ours && !ours->mayBeTrump(last->suit());
        return std::max(1, static_cast<int>(laid.size()) + (goesOn ? 1 : 0));
    }
    constexpr int kUsualHand = 5;
    return ours ? ours->handSize() : kUsualHand;
}

void CardQuestion::showPlaces() {
    const CardsTyped all = typed();
    const auto cards = fields(true);
    const int here = place();
    std::vector<CardPlace> places;
    const auto of = [this](const char* key) {
        for (const Field& field : fields(false))
            if (field.key == key)
                if (const auto seat = cards::readSeat(preset(field))) return *seat;
        return cards::Seat::A;
    };
    if (m_question == Question::Trick) {
        const QStringList laid = all.all();
        const cards::Seat leader = of("leader");
        for (int at = 0; at < seats(); ++at) {
            CardPlace place{nameOf(cards::after(leader, seats(), at)),
                            at == 0 ? tr("spielt aus") : tr("%1.").arg(at + 1), 1};
            if (at < laid.size()) place.cards << laid[at];
            place.isWinning = m_best == static_cast<std::size_t>(at);
            place.isNext = at == laid.size();
            places.push_back(place);
        }
    } else {
        for (std::size_t at = 0; at < cards.size(); ++at) {
            CardPlace place{text(cards[at].label), {}, roomOf(cards[at], all.places()[at]), all.places()[at]};
            const auto behind = behindDealer(cards[at].key);
            if (behind && !m_case.names.empty()) {
                place.below = place.title;
                place.title = nameOf(cards::after(of("dealer"), seats(), *behind));
            }
            place.isNext = static_cast<int>(at) == here;
            places.push_back(place);
        }
    }
    m_slots->show(m_question == Question::Trick ? CardSlots::Shape::Beside : CardSlots::Shape::Rows, places);
    offer();
}

// What lies is pale; a Perlagg of these trumps may have a name where cards are laid, not held.
void CardQuestion::offer() {
    PackPalette::Cards offered;
    for (const QString& written : typed().all())
        if (const auto card = cards::readPlayedCard(utf8(written)))
            offered.laid.insert(text(cards::nameOf(card->card)));
    const auto trump = m_trump->chosen();
    const auto ours = rules();
    const auto fields = this->fields(true);
    const std::string& key = fields[static_cast<std::size_t>(place())].key;
    const bool isHeld = key == "turned" || key == "hand" || behindDealer(key);
    if (trump && ours && m_trump->isVisibleTo(this) && !isHeld) {
        for (const cards::Card card : ours->perlaggen(*trump).cards())
            offered.namable.insert(text(cards::nameOf(card)));
        for (const cards::Card card : perlaggen::deal::baptismTargets(*ours))
            offered.names.insert(text(cards::nameOf(card)));
    }
    m_palette->setTitle(tr("Karte anklicken"),
                        offered.namable.isEmpty() ? QString() : tr("Perlagg: dann seine Taufe"));
    m_palette->show(offered);
}

void CardQuestion::write(const CardsTyped& typed, int place) {
    {
        const QSignalBlocker later(m_line);
        m_line->setText(typed.line(place));
        m_line->setCursorPosition(static_cast<int>(typed.behind(place)));
    }
    refresh();
}

// Where one place is full the next one is meant.
void CardQuestion::lay(const QString& card) {
    CardsTyped all = typed();
    const auto fields = this->fields(true);
    int to = place();
    if (m_question != Question::Trick)
        while (to + 1 < static_cast<int>(fields.size()) &&
               all.places()[static_cast<std::size_t>(to)].size() >=
                   roomOf(fields[static_cast<std::size_t>(to)], all.places()[static_cast<std::size_t>(to)]))
            ++to;
    else if (all.all().size() >= seats())
        return;
    all.lay(to, card);
    write(all, to);
}

void CardQuestion::name(const QString& as) {
    CardsTyped all = typed();
    const int at = place();
    all.name(at, as);
    write(all, at);
}

void CardQuestion::takeBack() {
    CardsTyped all = typed();
    write(all, all.takeBack(place()));
}

void CardQuestion::goTo(int place) {
    m_line->setFocus(Qt::OtherFocusReason);
    const CardsTyped all = typed();
    if (m_question == Question::Trick) return m_line->setCursorPosition(static_cast<int>(all.line().size()));
    m_palette->stopAsking();
    write(all, place);
}

// Enter leaves a card without a name, else goes to the next row; Delete behind all takes the last card back.
bool CardQuestion::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_line || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = dynamic_cast<QKeyEvent&>(*event).key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (isNaming()) return m_palette->stopAsking(), true;
        const CardsTyped all = typed();
        if (m_question == Question::Trick || place() + 1 >= static_cast<int>(all.places().size()))
            return false;
        write(all, place() + 1);
        return true;
    }
    const bool behindAll = m_line->cursorPosition() == m_line->text().size() && !m_line->hasSelectedText();
    if (key != Qt::Key_Delete || !behindAll) return false;
    m_palette->stopAsking();
    takeBack();
    return true;
}

} // namespace schreiber::desktop

#include "games/perlaggen/dispute/deal_writing.h"

#include "base/text.h"
#include "dispute/event_writing.h"
#include "dispute/record_editor.h"
#include "games/perlaggen/dispute/own_rules_text.h"
#include "games/perlaggen/dispute/ruling_text.h"

#include <cards/notation.h>

#include <QStringList>

#include <algorithm>
#include <sstream>

namespace schreiber::desktop {
namespace {

std::string handKey(cards::Seat seat) {
    return std::string("hand ") + cards::letterOf(seat);
}

bool isOfCards(const perlaggen::deal::Action& action) {
    return std::holds_alternative<perlaggen::deal::Play>(action) ||
           std::holds_alternative<perlaggen::deal::Show>(action) ||
           std::holds_alternative<perlaggen::deal::Turn>(action);
}

} // namespace

void DealWriting::add(cards::Seat seat, const std::string& event, bool isWhole) {
    FollowingEvent follows{m_deal.lineAfter(), {}};
    if (follows.line != 0) {
        const perlaggen::deal::Event& next = m_deal.whole->record.events[m_deal.step];
        follows.text =
            cards::toString(next.seat) + ": " + perlaggen::record::write(next.action, keywordsOf(m_language));
    }
    addEvent(m_editor, cards::toString(seat) + ": " + event, isWhole, follows);
}

void DealWriting::lay(cards::Seat seat, cards::Card card) {
    const bool shows = m_deal.now && m_deal.now->state.phase == perlaggen::deal::Phase::Show;
    const cards::PlayedCard laid{card, {}};
    const perlaggen::deal::Action action = shows ? perlaggen::deal::Action(perlaggen::deal::Show{{laid}})
                                                 : perlaggen::deal::Action(perlaggen::deal::Play{laid});
    add(seat, perlaggen::record::write(action, keywordsOf(m_language)));
}

// Behind an acorn that fixes no trumps the next one belongs to the same event.
void DealWriting::turnUp(cards::Card card) {
    if (!m_deal.now) return;
    const auto& events = m_deal.now->record.events;
    const bool goesOn = !events.empty() && !m_deal.now->state.trump && m_deal.isBehindAll() &&
                        std::holds_alternative<perlaggen::deal::Turn>(events.back().action);
    if (!goesOn)
        return add(m_deal.now->state.dealer,
                   perlaggen::record::write(perlaggen::deal::Turn{{card}}, keywordsOf(m_language)));
    const int line = m_deal.whole->record.lines.events[events.size() - 1];
    QStringList lines = m_editor.toPlainText().split(QLatin1Char('\n'));
    lines[line - 1] = lines[line - 1].trimmed() + QLatin1Char(' ') + text(cards::nameOf(card));
    m_editor.change(lines.join(QLatin1Char('\n')), line);
}

void DealWriting::putHand(cards::Seat seat, const std::string& hand) {
    m_editor.changeHead(text(withKey(utf8(m_editor.toPlainText()), m_editor.line(), handKey(seat), hand)));
}

void DealWriting::intoHand(cards::Seat seat, cards::Card card) {
    std::string hand = keyOf(utf8(m_editor.toPlainText()), m_editor.line(), handKey(seat));
    const auto gap = hand.find('?');
    const std::string name(cards::nameOf(card));
    if (hand.empty()) {
        hand = name;
        const int size = m_deal.now ? m_deal.now->state.handSize : 0;
        for (int i = 1; i < size; ++i) hand += " ?";
    } else if (gap != std::string::npos) {
        hand.replace(gap, 1, name);
    } else {
        return; // there is no room
    }
    putHand(seat, hand);
}

void DealWriting::name(const QString& as) {
    QStringList lines = m_editor.toPlainText().split(QLatin1Char('\n'));
    const int line = m_editor.line();
    if (line > lines.size()) return;
    lines[line - 1] = lines[line - 1].trimmed() + QLatin1Char('=') + as;
    m_editor.change(lines.join(QLatin1Char('\n')), line);
}

void DealWriting::takeBack() {
    if (!m_deal.now || m_deal.step == 0 || !isOfCards(m_deal.now->record.events.back().action)) return;
    const int line = m_deal.whole->record.lines.events[m_deal.step - 1];
    const int before = m_deal.lineBefore();
    QStringList lines = m_editor.toPlainText().split(QLatin1Char('\n'));
    if (line < lines.size())
        lines.removeAt(line - 1);
    else
        lines[line - 1].clear(); // to be written on
    m_editor.change(lines.join(QLatin1Char('\n')), m_deal.step >= 2 ? before : line);
}

void DealWriting::takeOutOfHand(cards::Seat seat) {
    std::istringstream words(keyOf(utf8(m_editor.toPlainText()), m_editor.line(), handKey(seat)));
    std::vector<std::string> hand;
    for (std::string word; words >> word;) hand.push_back(word);
    const auto last =
        std::find_if(hand.rbegin(), hand.rend(), [](const std::string& word) { return word != "?"; });
    if (last == hand.rend()) return;
    *last = "?";
    const bool isKnown =
        std::any_of(hand.begin(), hand.end(), [](const std::string& word) { return word != "?"; });
    std::string left;
    for (const std::string& word : hand) left += (left.empty() ? "" : " ") + word;
    putHand(seat, isKnown ? left : std::string());
}

cards::CardSet DealWriting::open() const {
    if (!m_deal.now) return {};
    const perlaggen::deal::State& state = m_deal.now->state;
    cards::CardSet open = state.laid | state.acorns;
    if (state.trumpCard) open.insert(*state.trumpCard);
    return open;
}

cards::CardSet DealWriting::couldHave(cards::Seat seat) const {
    if (!m_deal.now) return {};
    const perlaggen::deal::State& state = m_deal.now->state;
    const perlaggen::deal::Hand& own = state.hand(seat);
    const cards::CardSet known = own.cards - own.hidden;
    if (!own.cards.empty() && known == own.cards) return known; // he has these and no others
    cards::CardSet could = cards::wholePack(m_deal.now->rules.set().pack) - open();
    for (const perlaggen::deal::Hand& hand : state.hands)
        if (&hand != &own) could = could - (hand.cards - hand.hidden);
    return could;
}

} // namespace schreiber::desktop

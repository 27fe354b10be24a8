#include "dispute/card_line.h"

#include "dispute/table_view.h"

#include <cards/notation.h>

#include <algorithm>
#include <optional>
#include <sstream>

namespace schreiber::desktop {
namespace {

using cards::Seat;
using ruling::Replay;

struct Typed {
    std::optional<Seat> seat;
    std::vector<std::string> cards;
};

Typed typedIn(const std::string& line) {
    Typed typed;
    const auto colon = line.find(':');
    std::istringstream words(colon == std::string::npos ? line : line.substr(colon + 1));
    for (std::string word; words >> word;) typed.cards.push_back(word);
    if (colon == std::string::npos) return typed;
    std::istringstream before(line.substr(0, colon));
    std::string letter;
    before >> letter;
    typed.seat = cards::readSeat(letter);
    if (!typed.seat) typed.cards.clear(); // something else stands before a colon
    return typed;
}

// All of the words, or nothing.
template <class Card, class Read>
std::vector<Card> allRead(const std::vector<std::string>& words, Read read) {
    std::vector<Card> all;
    for (const std::string& word : words) {
        const auto card = read(word);
        if (!card) return {};
        all.push_back(*card);
    }
    return all;
}

std::string eventLine(Seat seat, const deal::Action& action, record::Keywords keywords) {
    return cards::toString(seat) + ": " + record::write(action, keywords);
}

bool isInAHand(const record::Header& header, const cards::HandCard& card) {
    return card.card && std::ranges::any_of(header.hands, [&](const std::optional<record::Hand>& hand) {
               return hand && std::ranges::find(*hand, card) != hand->end();
           });
}

// As many cards as one is dealt, and none of them anybody else's, before anything was done.
std::vector<std::string> asHand(const Replay& now, const Typed& typed) {
    const record::Header& header = now.record.header;
    const auto hand = allRead<cards::HandCard>(
        typed.cards, [](const std::string& word) { return cards::readHandCard(word); });
    if (!now.record.events.empty() || static_cast<int>(hand.size()) != now.state.handSize ||
        std::ranges::any_of(hand, [&](const cards::HandCard& card) { return isInAHand(header, card); }))
        return {};
    std::string line = "hand ";
    for (int i = 0; i < now.state.seats; ++i) {
        if (header.hands[static_cast<std::size_t>(i)]) continue;
        if (typed.seat && *typed.seat != static_cast<Seat>(i)) continue;
        line += cards::letterOf(static_cast<Seat>(i));
        line += ':';
        for (const cards::HandCard& card : hand)
            line += ' ' + (card.card ? std::string(cards::nameOf(*card.card)) : std::string("?"));
        return {line};
    }
    return {};
}

// Trumps are fixed by the first card that can: only the last one is of such a suit.
std::vector<std::string> asTurn(const Replay& now, const Typed& typed, record::Keywords keywords) {
    const auto turned =
        allRead<cards::Card>(typed.cards, [](const std::string& word) { return cards::readCard(word); });
    const auto fixes =
        std::ranges::find_if(turned, [&](cards::Card card) { return now.rules.mayBeTrump(card.suit()); });
    if (fixes == turned.end() || fixes + 1 != turned.end() ||
        (typed.seat && *typed.seat != now.state.dealer) ||
        std::ranges::any_of(turned, [&](cards::Card card) { return isInAHand(now.record.header, {card}); }))
        return {};
    return {eventLine(now.state.dealer, deal::Turn{turned}, keywords)};
}

std::vector<std::string> asPlays(const Replay& now, const std::vector<cards::PlayedCard>& cards,
                                 record::Keywords keywords) {
    std::vector<std::string> lines;
    if (static_cast<int>(cards.size()) > now.state.seats * now.state.handSize) return lines;
    record::Record record = now.record;
    deal::State state = now.state;
    for (const cards::PlayedCard& card : cards) {
        const auto seat = nextToPlay(state);
        if (!seat) return {};
        lines.push_back(eventLine(*seat, deal::Play{card}, keywords));
        record.events.push_back({*seat, deal::Play{card}});
        record.lines.events.push_back(0);
        state = ruling::replay(record).state;
    }
    return lines;
}

} // namespace

std::vector<std::string> cardsWrittenOut(const DealView& deal, int line, const std::string& typed,
                                         record::Keywords keywords) {
    if (!deal.now || deal.unread != line) return {};
    const Replay& now = *deal.now;
    const Typed said = typedIn(typed);
    if (said.cards.empty()) return {};
    if (auto hand = asHand(now, said); !hand.empty()) return hand;
    if (now.state.phase == deal::Phase::Before && !now.state.trump) return asTurn(now, said, keywords);
    const auto cards = allRead<cards::PlayedCard>(
        said.cards, [](const std::string& word) { return cards::readPlayedCard(word); });
    if (cards.empty()) return {};
    if (said.seat) return {eventLine(*said.seat, deal::Show{cards}, keywords)}; // one would be a play
    return now.certain.turn ? asPlays(now, cards, keywords) : std::vector<std::string>();
}

} // namespace schreiber::desktop

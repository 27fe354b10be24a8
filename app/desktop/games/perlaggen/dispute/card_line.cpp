#include "games/perlaggen/dispute/card_line.h"

#include "base/text.h"
#include "games/perlaggen/dispute/table_view.h"

#include <cards/notation.h>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <sstream>

namespace schreiber::desktop {
namespace {

using cards::Seat;
using perlaggen::ruling::Replay;

struct Typed {
    std::optional<Seat> seat;
    std::vector<std::string> cards;
};

Typed typedIn(const std::string& line) {
    Typed typed;
    const auto colon = line.find(':');
    std::string cards = colon == std::string::npos ? line : line.substr(colon + 1);
    std::ranges::replace(cards, ',', ' ');
    std::istringstream words(cards);
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

std::string eventLine(Seat seat, const perlaggen::deal::Action& action,
                      perlaggen::record::Keywords keywords) {
    return cards::toString(seat) + ": " + perlaggen::record::write(action, keywords);
}

struct Said {
    Q_DECLARE_TR_FUNCTIONS(CardLine)
};

QString called(cards::Card card) {
    return text(cards::nameOf(card));
}

// Who has it by the head's hands.
std::optional<Seat> holderOf(const perlaggen::record::Header& header, cards::Card card) {
    for (std::size_t i = 0; i < header.hands.size(); ++i)
        if (header.hands[i] &&
            std::ranges::find(*header.hands[i], cards::HandCard{card}) != header.hands[i]->end())
            return static_cast<Seat>(i);
    return std::nullopt;
}

// A card that lies in a hand already, or twice here.
QString whyNotFree(const Replay& now, const std::vector<cards::Card>& typed) {
    for (const cards::Card card : typed) {
        if (const auto holder = holderOf(now.record.header, card))
            return Said::tr("%1 hat schon %2.").arg(called(card), text(now.nameOf(*holder)));
        if (std::ranges::count(typed, card) > 1) return Said::tr("%1 steht zweimal da.").arg(called(card));
    }
    return {};
}

CardLine asHand(const Replay& now, const Typed& typed) {
    const auto hand = allRead<cards::HandCard>(
        typed.cards, [](const std::string& word) { return cards::readHandCard(word); });
    if (hand.empty()) return {};
    std::vector<cards::Card> known;
    for (const cards::HandCard& card : hand)
        if (card.card) known.push_back(*card.card);
    QString why = whyNotFree(now, known);
    if (why.isEmpty() && static_cast<int>(hand.size()) != now.state.handSize)
        why = Said::tr("Eine Hand hat hier %1 Karten.").arg(now.state.handSize);
    const auto& hands = now.record.header.hands;
    for (int i = 0; i < now.state.seats; ++i) {
        if (hands[static_cast<std::size_t>(i)]) continue;
        if (typed.seat && *typed.seat != static_cast<Seat>(i)) continue;
        std::string line = "hand " + cards::toString(static_cast<Seat>(i)) + ':';
        for (const cards::HandCard& card : hand)
            line += ' ' + (card.card ? std::string(cards::nameOf(*card.card)) : std::string("?"));
        if (why.isEmpty()) return {{line}, text(line)};
        return {.why = why, .drawn = {line}};
    }
    return {.why = why.isEmpty() ? Said::tr("Alle Hände stehen schon da.") : why};
}

CardLine asTurn(const Replay& now, const Typed& typed, perlaggen::record::Keywords keywords) {
    const auto turned =
        allRead<cards::Card>(typed.cards, [](const std::string& word) { return cards::readCard(word); });
    if (turned.empty() || (typed.seat && *typed.seat != now.state.dealer)) return {};
    const std::string line = eventLine(now.state.dealer, perlaggen::deal::Turn{turned}, keywords);
    if (const QString why = whyNotFree(now, turned); !why.isEmpty()) return {.why = why, .drawn = {line}};
    for (std::size_t i = 0; i < turned.size(); ++i) {
        const bool last = i + 1 == turned.size();
        if (now.rules.mayBeTrump(turned[i].suit()) == last) continue;
        return {.why = last ? Said::tr("%1 legt keinen Trumpf fest: Die nächste Karte gehört dazu.")
                                  .arg(called(turned[i]))
                            : Said::tr("%1 legt den Trumpf schon fest.").arg(called(turned[i]))};
    }
    return {{line}, text(line)};
}

bool isBetOpen(const perlaggen::deal::State& state) {
    return std::ranges::any_of(state.figures,
                               [](const perlaggen::deal::FigureState& figure) { return figure.open > 0; });
}

QString whyNotPlayed(const perlaggen::deal::State& before, const perlaggen::deal::State& now,
                     const QString& card) {
    if (before.phase != perlaggen::deal::Phase::Show)
        return Said::tr("Zu spielen ist hier nichts mehr: %1 ist zu viel.").arg(card);
    int seat = 0;
    while (now.teamOf(static_cast<Seat>(seat)) != now.show.turn) ++seat;
    return Said::tr("Gewiesen wird mit dem Platz davor, etwa %1: %2")
        .arg(text(cards::toString(static_cast<Seat>(seat))), card);
}

// In the order of the seats, who takes the trick leads the next. A card that nobody on turn has is nobody's.
CardLine asPlays(const Replay& now, const std::vector<cards::PlayedCard>& cards,
                 perlaggen::record::Keywords keywords) {
    constexpr int kMostInHint = 10;
    CardLine row;
    QStringList brief;
    perlaggen::record::Record record = now.record;
    perlaggen::deal::State state = now.state;
    for (const cards::PlayedCard& card : cards) {
        const QString name = text(cards::toString(card));
        const auto seat = nextToPlay(state);
        if (seat) row.lines.push_back(eventLine(*seat, perlaggen::deal::Play{card}, keywords));
        if (cards.size() > 1 && state.laid.contains(card.card))
            return {.why = Said::tr("%1 liegt schon.").arg(name), .drawn = row.lines};
        if (!seat) return {.why = whyNotPlayed(now.state, state, name), .drawn = row.lines};
        record.events.push_back({*seat, perlaggen::deal::Play{card}});
        record.lines.events.push_back(0);
        state = perlaggen::ruling::replay(record).state;
        if (cards.size() > 1 && !state.laid.contains(card.card)) // it goes back; one alone is a dispute
            return {.why = isBetOpen(now.state) && row.lines.size() == 1
                               ? Said::tr("Zuerst wird auf das Gebot geantwortet.")
                               : Said::tr("%1 ist an der Reihe und kann %2 nicht spielen.")
                                     .arg(text(now.nameOf(*seat)), name),
                    .drawn = row.lines};
        brief << text(cards::toString(*seat)) + QLatin1Char(' ') + name;
    }
    if (brief.size() > kMostInHint) brief = brief.first(2) << QStringLiteral("…") << brief.last(3);
    row.hint = brief.join(QStringLiteral(" · "));
    return row;
}

CardLine asShow(const Replay& now, const Typed& typed, const std::vector<cards::PlayedCard>& cards,
                perlaggen::record::Keywords keywords) {
    if (now.state.phase == perlaggen::deal::Phase::Play && now.state.declaration.size == 0)
        return {.why = Said::tr("Gespielt wird eine Karte; gewiesen, wenn das Spiel entschieden ist.")};
    const std::string line = eventLine(*typed.seat, perlaggen::deal::Show{cards}, keywords);
    return {{line}, text(line)};
}

} // namespace

CardLine shownAlone(const DealView& before, const std::string& typed, perlaggen::record::Keywords keywords) {
    if (!before.now || before.unread != 0 || before.now->state.phase != perlaggen::deal::Phase::Show)
        return {};
    const Typed said = typedIn(typed);
    const auto cards = allRead<cards::PlayedCard>(
        said.cards, [](const std::string& word) { return cards::readPlayedCard(word); });
    if (!said.seat || cards.size() != 1) return {};
    return asShow(*before.now, said, cards, keywords);
}

CardLine cardLineOf(const DealView& deal, int line, const std::string& typed, bool inHead,
                    perlaggen::record::Keywords keywords) {
    if (!deal.now || deal.unread != line) return {};
    const Replay& now = *deal.now;
    const Typed said = typedIn(typed);
    const bool allHidden =
        std::ranges::all_of(said.cards, [](const std::string& word) { return word == "?"; });
    if (said.cards.empty() || allHidden) return {};
    const perlaggen::deal::State& state = now.state;
    const auto count = static_cast<int>(said.cards.size());
    const bool undealt = now.record.events.empty() && (inHead || !state.trump);
    if (now.record.events.empty() && count == state.handSize && (undealt || said.seat))
        return asHand(now, said);
    if (!state.trump && state.phase == perlaggen::deal::Phase::Before) {
        const bool nearAHand = count > 2 && count + 2 >= state.handSize;
        CardLine turn = asTurn(now, said, keywords);
        return undealt && nearAHand && turn.lines.empty() ? asHand(now, said) : turn;
    }
    const auto cards = allRead<cards::PlayedCard>(
        said.cards, [](const std::string& word) { return cards::readPlayedCard(word); });
    if (cards.empty()) return {};
    if (said.seat) return asShow(now, said, cards, keywords);
    return now.certain.turn ? asPlays(now, cards, keywords) : CardLine();
}

} // namespace schreiber::desktop

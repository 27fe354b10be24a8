#include <algorithm>
#include <koenigrufen/deal/duties.h>

namespace schreiber::koenigrufen::deal {

using cards::tarock::cardsOf;
using cards::tarock::kMond;
using cards::tarock::kPagat;
using cards::tarock::kSkues;
using cards::tarock::kTarocks;
using rulebook::GameRules;
using rulebook::Rules;

namespace {

constexpr std::size_t kNowhere = kSeats;

std::size_t placeOf(std::span<const Card> trick, Card card) {
    const auto found = std::ranges::find(trick, card);
    return found == trick.end() ? kNowhere : static_cast<std::size_t>(found - trick.begin());
}

// Whether Tarock can take a trick led so.
bool tarockBeats(const GameRules& game, Card led) {
    return !game.isFifthSuit || led.isTarock();
}

// Mond and Sküs lie in this order: the Pagat would take the trick (KR-008), in games where Tarock beats
// suits.
bool waitsForPagat(const Rules& rules, const GameRules& game, std::span<const Card> trick) {
    if (trick.empty() || !tarockBeats(game, trick.front())) return false;
    if (game.isFifthSuit && !rules.is(rulebook::FarberlMsp::Yes)) return false;
    const std::size_t mond = placeOf(trick, kMond);
    const std::size_t skues = placeOf(trick, kSkues);
    return mond != kNowhere && skues != kNowhere && mond < skues;
}

bool beats(const GameRules& game, Card led, Card card, Card best) {
    if (card.suit() == best.suit()) return card.isHigherThan(best);
    return card.isTarock() && tarockBeats(game, led);
}

// All cards that would take the trick from `best`; but for the Pagat behind Mond and Sküs.
CardSet beating(const GameRules& game, Card led, Card best) {
    CardSet cards;
    for (const Card card : cardsOf(best.suit()))
        if (card.isHigherThan(best)) cards.insert(card);
    if (!best.isTarock() && tarockBeats(game, led)) cards = cards | kTarocks;
    return cards;
}

CardSet cardsOfBound(std::span<const Bound> bound, bool (*isSo)(const Bound&, int), int number) {
    CardSet cards;
    for (const Bound& each : bound)
        if (isSo(each, number)) cards.insert(each.card);
    return cards;
}

CardSet only(Card card) {
    return CardSet{card};
}

} // namespace

std::size_t winningPlace(const Rules& rules, const GameRules& game, std::span<const Card> trick) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < trick.size(); ++i) {
        const bool pagat = trick[i] == kPagat && waitsForPagat(rules, game, trick.first(i));
        if (pagat) return i;
        if (beats(game, trick.front(), trick[i], trick[best])) best = i;
    }
    return best;
}

std::optional<Caught> mondCaught(const Rules& rules, const GameRules& game, std::span<const Card> trick) {
    const std::size_t skues = placeOf(trick, kSkues);
    const std::size_t mond = placeOf(trick, kMond);
    if (skues == kNowhere || mond == kNowhere || winningPlace(rules, game, trick) != skues)
        return std::nullopt;
    return Caught{skues, mond};
}

Duties::Duties(const Rules& rules, const GameRules& game, std::span<const Card> trick, Card card,
               std::span<const Bound> bound, int number) {
    const bool negative = !game.isPositive();
    // What Farbzwang and Tarockzwang leave, given that they let him play this card.
    CardSet allowed = CardSet::all();
    const bool forPagat = waitsForPagat(rules, game, trick);
    if (trick.empty()) {
        if (game.isFifthSuit && card.isTarock()) add("farberl_lead"_point, CardSet::all() - kTarocks);
        if (game.isFifthSuit && !card.isTarock()) allowed = allowed - kTarocks;
    } else {
        const CardSet led = cardsOf(trick.front().suit());
        const bool follows = led.contains(card);
        if (!follows) add("follow_suit"_point, led);
        if (!follows && !card.isTarock()) add("follow_tarock"_point, kTarocks);
        if (follows)
            allowed = led;
        else if (card.isTarock())
            allowed = kTarocks;
    }
    if (negative && card == kPagat && !forPagat) add("pagat_last"_point, kTarocks - only(kPagat));
    if (negative && card != kPagat && forPagat && allowed.contains(kPagat))
        add("pagat_msp"_point, only(kPagat));
    // What lies behind a Mond-Sküs-Pagat-Stich beats nothing.
    const bool isTaken = forPagat && trick[winningPlace(rules, game, trick)] == kPagat;
    if (negative && !trick.empty() && !isTaken && !(forPagat && card == kPagat)) {
        const Card best = trick[winningPlace(rules, game, trick)];
        if (!beats(game, trick.front(), card, best))
            add("beat"_point, (beating(game, trick.front(), best) & allowed) - only(card));
    }
    if (bound.empty() || number == 12) return;
    const auto isDue = [](const Bound& each, int now) { return each.trick == now; };
    const auto isLater = [](const Bound& each, int now) { return each.trick > now; };
    const CardSet due = cardsOfBound(bound, isDue, number);
    const CardSet later = cardsOfBound(bound, isLater, number);
    if (later.contains(card))
        add("bird_duty"_point, allowed - later);
    else if (!due.contains(card))
        add("bird_duty"_point, due & allowed);
}

CardSet legalPlays(const Rules& rules, const GameRules& game, CardSet hand, std::span<const Card> trick,
                   std::span<const Bound> bound, int number) {
    CardSet legal;
    for (const Card card : hand)
        if (std::ranges::none_of(Duties(rules, game, trick, card, bound, number),
                                 [&](const Duty& duty) { return !(duty.forbidden & hand).empty(); }))
            legal.insert(card);
    return legal;
}

std::optional<Bound> boundBy(const Rules& rules, Premium premium, std::optional<Card> king) {
    const rulebook::PremiumRules& each = rules.rulesOf(premium);
    if (each.isBird()) return Bound{Card::tarock(each.tarock), each.trick};
    if (each.holder == rulebook::Holder::DeclarersSide && king) return Bound{*king, each.trick};
    return std::nullopt;
}

bool breaksOff(const rulebook::Rules& rules, bool isTrickComplete) {
    return isTrickComplete || rules.is(rulebook::BreachWhen::AtOnce);
}

} // namespace schreiber::koenigrufen::deal

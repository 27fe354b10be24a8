#include "ways.h"

#include <algorithm>

namespace schreiber::perlaggen::ruling {

using cards::Card, cards::CardSet;
using deal::Doubt, deal::Hidden;

namespace {

constexpr std::uint64_t kSeed = 33;
constexpr std::size_t kMostQuestions = 40;
constexpr int kAttempts = 96;

std::size_t at(cards::Seat seat) {
    return static_cast<std::size_t>(seat);
}

// The cards of some rank.
CardSet ofRank(CardSet cards, base::Random& random) {
    const auto rank = static_cast<cards::Rank>(random.below(cards::kRankCount));
    CardSet alike;
    for (const Card card : cards)
        if (card.rank() == rank) alike.insert(card);
    return alike;
}

// Five cards in a row, as far as they are there.
CardSet inRow(CardSet cards, base::Random& random) {
    const auto suit = static_cast<cards::Suit>(random.below(4));
    const int lowest = static_cast<int>(random.below(cards::kRankCount - 4));
    CardSet row;
    for (const Card card : cards) {
        const int rank = static_cast<int>(card.rank());
        if (card.suit() == suit && rank >= lowest && rank < lowest + 5) row.insert(card);
    }
    return row;
}

bool aboutOneHand(const Doubt& doubt) {
    return doubt.cards && !doubt.when;
}

} // namespace

Ways::Ways(const rulebook::Rules& rules, const Dealt& dealt)
    : m_rules(rules)
    , m_dealt(dealt)
    , m_random(kSeed) {
    m_waiting.push_back({.given = {}, .hidden = lying({}).value_or(Hidden{}), .wrong = {}, .from = 0});
}

bool Ways::next() {
    if (m_gone > 0) branch();
    if (m_gone == kMostWays) m_waiting.clear();
    std::deque<Way>& from = m_waiting.empty() ? m_wrong : m_waiting;
    if (from.empty() || m_gone == 2 * kMostWays) return false;
    m_way = std::move(from.front());
    from.pop_front();
    m_doubts.begin(m_way.given);
    ++m_gone;
    return true;
}

// From the way gone last: each question beyond those it was sent out with, answered otherwise.
void Ways::branch() {
    if (const auto wrongAt = m_doubts.wrongAt()) {
        setRight(*wrongAt);
        return;
    }
    const std::vector<Doubt> asked = m_doubts.asked();
    const std::size_t most = std::min(asked.size(), kMostQuestions);
    for (std::size_t k = m_way.from; k < most; ++k) {
        if (asked[k].supposed) {
            if (!m_way.wrong) turnWrong(asked, k);
            continue;
        }
        if (m_way.wrong && asked[k].cards) continue; // of it only what a house rule makes
        for (int answer = 0; answer < asked[k].answers; ++answer) {
            if (answer == asked[k].answer) continue;
            std::deque<Way>& waiting = m_way.wrong ? m_wrong : m_waiting;
            if (static_cast<int>(waiting.size()) >= kMostWays) return;
            Way way{.given = {asked.begin(), asked.begin() + static_cast<std::ptrdiff_t>(k) + 1},
                    .hidden = m_way.hidden,
                    .wrong = m_way.wrong,
                    .from = k + 1};
            way.given.back().answer = answer;
            if (asked[k].cards) {
                const auto hidden = lying(way.given);
                if (!hidden) continue;
                way.hidden = *hidden;
            }
            waiting.push_back(std::move(way));
        }
    }
}

// The same way with the cards so that what nobody claims was right. Where they cannot lie so, it was wrong
// for certain.
void Ways::setRight(std::size_t at) {
    const std::vector<Doubt>& asked = m_doubts.asked();
    Way way{.given = {asked.begin(), asked.begin() + static_cast<std::ptrdiff_t>(at) + 1},
            .hidden = m_way.hidden,
            .wrong = m_way.wrong,
            .from = m_way.from};
    way.given.back().answer = asked[at].supposed->holds ? 0 : 1;
    if (const auto hidden = lying(way.given))
        way.hidden = *hidden;
    else
        way.given.back().answer = asked[at].answer;
    (way.wrong ? m_wrong : m_waiting).push_front(std::move(way));
}

// Sent out once, to see what hangs on it.
void Ways::turnWrong(const std::vector<Doubt>& asked, std::size_t at) {
    if (std::ranges::find(m_turned, asked[at].key) != m_turned.end()) return;
    Way way{.given = {asked.begin(), asked.begin() + static_cast<std::ptrdiff_t>(at) + 1},
            .hidden = m_way.hidden,
            .wrong = asked[at].supposed,
            .from = at + 1};
    way.given.back().answer = 1 - asked[at].answer;
    const auto hidden = lying(way.given);
    if (!hidden) return; // on another way the cards may lie so
    m_turned.push_back(asked[at].key);
    way.hidden = *hidden;
    m_wrong.push_back(std::move(way));
}

// A deal of the missing cards that gives all these answers.
std::optional<Hidden> Ways::lying(const std::vector<Doubt>& given) {
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const auto hidden = deal(given, attempt);
        if (!hidden) continue;
        if (std::ranges::all_of(given, [&](const Doubt& doubt) { return doubt.agrees(*hidden); }))
            return hidden;
    }
    return std::nullopt;
}

// One attempt: answers about a single hand are heeded; for others, which ask for figures, Perlaggen and cards
// of one rank or in a row are dealt to those who need them or kept away from the others.
std::optional<Hidden> Ways::deal(const std::vector<Doubt>& given, int attempt) {
    const auto perlaggen = [&](const Doubt& doubt) {
        return doubt.when->trump ? m_rules.perlaggen(*doubt.when->trump).set() : CardSet{};
    };
    std::array<CardSet, cards::kMostSeats> may;
    may.fill(m_dealt.pool);
    for (const Doubt& doubt : given) {
        if (!doubt.cards || doubt.answer == 0) continue;
        const std::size_t seat = at(doubt.cards->seat);
        const CardSet without = may[seat] - (doubt.when ? perlaggen(doubt) : doubt.cards->cards);
        const bool must = !doubt.when;
        if (must || (attempt % 4 != 3 && without.size() >= m_dealt.missing[seat])) may[seat] = without;
    }
    for (std::size_t seat = 0; seat < may.size(); ++seat)
        if (may[seat].size() < m_dealt.missing[seat]) return std::nullopt;

    Hidden hidden{};
    CardSet left = m_dealt.pool;
    // cards that would make a figure which the seat is not to have
    const auto makesTooMuch = [&](std::size_t seat, Card card) {
        if (attempt % 4 == 3) return false;
        Hidden with = hidden;
        with[seat].insert(card);
        return std::ranges::any_of(given, [&](const Doubt& doubt) {
            return doubt.when && doubt.answer == 1 && at(doubt.cards->seat) == seat && !doubt.agrees(with);
        });
    };
    const auto give = [&](std::size_t seat, CardSet from) {
        from = from & may[seat] & left;
        while (!from.empty() && hidden[seat].size() < m_dealt.missing[seat]) {
            auto n = m_random.below(static_cast<std::uint64_t>(from.size()));
            for (const Card card : from) {
                if (n-- > 0) continue;
                from.erase(card);
                if (makesTooMuch(seat, card)) break;
                hidden[seat].insert(card);
                left.erase(card);
                return true;
            }
        }
        return false;
    };
    for (const Doubt& doubt : given)
        if (aboutOneHand(doubt) && doubt.answer == 0 &&
            (hidden[at(doubt.cards->seat)] & doubt.cards->cards).empty() &&
            !give(at(doubt.cards->seat), doubt.cards->cards))
            return std::nullopt;
    for (const Doubt& doubt : given) {
        if (!doubt.when || doubt.answer != 0) continue;
        for (int n = attempt % 4; n > 0; --n) give(at(doubt.cards->seat), perlaggen(doubt));
        if (attempt / 4 % 3 == 0 && doubt.when->trump) continue;
        const CardSet figure =
            attempt / 4 % 3 == 1 ? ofRank(m_dealt.pool, m_random) : inRow(m_dealt.pool, m_random);
        while (give(at(doubt.cards->seat), figure)) continue;
    }
    // the narrowest hands first
    std::array<std::size_t, cards::kMostSeats> order{};
    for (std::size_t seat = 0; seat < order.size(); ++seat) order[seat] = seat;
    std::ranges::sort(order, {}, [&](std::size_t seat) { return (may[seat] & left).size(); });
    if (attempt % 2 == 1) std::ranges::reverse(order);
    for (const std::size_t seat : order)
        while (hidden[seat].size() < m_dealt.missing[seat])
            if (!give(seat, left)) {
                if ((may[seat] & left).empty() && left.empty()) break; // more hands than cards
                return std::nullopt;
            }
    return hidden;
}

} // namespace schreiber::perlaggen::ruling

#include <ruling/replay.h>

#include <array>

namespace schreiber::ruling {

using cards::Card, cards::CardSet, cards::Seat;

namespace {

// Fills in unknown cards by what the events show.
class HandsShown {
  public:
    HandsShown(const record::Header& header, int seats, int handSize) {
        for (int i = 0; i < seats; ++i) {
            const auto at = static_cast<std::size_t>(i);
            m_unknown[at] = handSize;
            if (!header.hands[at]) continue;
            for (const cards::HandCard& held : *header.hands[at])
                if (held.card) had(static_cast<Seat>(i), *held.card);
        }
    }

    void operator()(Seat seat, const deal::Action& action) {
        if (const auto* cut = std::get_if<deal::Cut>(&action)) {
            for (const Card card : cut->kept) had(seat, card);
        } else if (const auto* turn = std::get_if<deal::Turn>(&action)) {
            for (const Card card : turn->cards) m_seen.insert(card);
        } else if (const auto* exchange = std::get_if<deal::Exchange>(&action)) {
            had(seat, exchange->give);
            m_taken[static_cast<std::size_t>(seat)].insert(exchange->take);
        } else if (const auto* play = std::get_if<deal::Play>(&action)) {
            had(seat, play->card.card);
        } else if (const auto* show = std::get_if<deal::Show>(&action)) {
            for (const cards::PlayedCard& card : show->cards) had(seat, card.card);
        }
    }

    const std::array<CardSet, cards::kMostSeats>& hands() const { return m_hands; }

  private:
    void had(Seat seat, Card card) {
        const auto at = static_cast<std::size_t>(seat);
        if (m_seen.contains(card) || m_taken[at].contains(card) || m_unknown[at] == 0) return;
        m_seen.insert(card);
        m_hands[at].insert(card);
        --m_unknown[at];
    }

    std::array<CardSet, cards::kMostSeats> m_hands{};
    std::array<CardSet, cards::kMostSeats> m_taken{};
    std::array<int, cards::kMostSeats> m_unknown{};
    CardSet m_seen;
};

deal::ByTeam byTeam(const std::optional<std::vector<int>>& numbers, int otherwise) {
    deal::ByTeam all{otherwise, otherwise, otherwise};
    if (numbers)
        for (std::size_t i = 0; i < numbers->size() && i < all.size(); ++i) all[i] = (*numbers)[i];
    return all;
}

bool hasTurn(const record::Record& record) {
    for (const deal::Event& event : record.events)
        if (std::holds_alternative<deal::Turn>(event.action)) return true;
    return false;
}

} // namespace

deal::Setup setupOf(const record::Record& record, const rulebook::Rules& rules) {
    const record::Header& header = record.header;
    const int seats = rules.seats();
    const int handSize = header.handSize.value_or(rules.handSize());
    HandsShown shown(header, seats, handSize);
    for (const deal::Event& event : record.events) shown(event.seat, event.action);
    const rulebook::RuleSet& set = rules.set();
    return {.seats = seats,
            .handSize = handSize,
            .target = header.target.value_or(set.target()),
            .dealer = header.dealer.value_or(static_cast<Seat>(seats - 1)),
            .score = byTeam(header.score, set.countdown ? set.startScore : 0),
            .owed = byTeam(header.owed, 0),
            .trump = hasTurn(record) ? std::nullopt : header.trump,
            .turnToCome = hasTurn(record),
            .hands = shown.hands()};
}

} // namespace schreiber::ruling

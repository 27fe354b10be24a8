#include "setup.h"

#include <algorithm>

namespace schreiber::perlaggen::ruling {

using cards::Card, cards::CardSet, cards::Seat;

namespace {

Seat dealerOf(const record::Header& header, int seats) {
    return header.dealer.value_or(static_cast<Seat>(seats - 1));
}

// Of another than who cuts it comes to nothing.
bool isCutFault(const deal::Event& event, Seat cutter) {
    const auto* irregular = std::get_if<deal::Irregular>(&event.action);
    return irregular != nullptr && event.seat == cutter &&
           (irregular->kind == deal::Irregularity::CutVisible ||
            irregular->kind == deal::Irregularity::CutSloppy);
}

// What the events tell of the cards that the header leaves open.
class HandsShown {
  public:
    HandsShown(const record::Record& record, const rulebook::Rules& rules, int handSize) {
        const record::Header& header = record.header;
        for (int i = 0; i < rules.seats(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            m_missing[at] = handSize;
            if (!header.hands[at]) continue;
            for (const cards::HandCard& held : *header.hands[at])
                if (held.card) had(static_cast<Seat>(i), *held.card);
        }
        // what was turned up was in nobody's hand
        for (const deal::Event& event : record.events)
            if (const auto* turn = std::get_if<deal::Turn>(&event.action))
                for (const Card card : turn->cards) m_seen.insert(card);
        m_cutter = cards::before(dealerOf(header, rules.seats()), rules.seats());
        m_keepable = rules.permanents();
        for (std::size_t i = 0; i < record.events.size(); ++i)
            if (isCutFault(record.events[i], m_cutter)) m_cutStandsFrom = i;
        for (std::size_t i = 0; i < record.events.size(); ++i)
            add(i, record.events[i].seat, record.events[i].action);
    }

    const std::array<CardSet, cards::kMostSeats>& hands() const { return m_hands; }
    // How many cards of each are still missing, and the cards they can be.
    const std::array<int, cards::kMostSeats>& missing() const { return m_missing; }
    CardSet pool(cards::Pack pack) const { return cards::wholePack(pack) - m_seen; }

  private:
    void add(std::size_t event, Seat seat, const deal::Action& action) {
        if (const auto* cut = std::get_if<deal::Cut>(&action)) {
            for (const Card card : cut->kept)
                if (event >= m_cutStandsFrom && seat == m_cutter && m_keepable.contains(card))
                    had(seat, card);
        } else if (const auto* exchange = std::get_if<deal::Exchange>(&action)) {
            had(seat, exchange->give);
        } else if (const auto* play = std::get_if<deal::Play>(&action)) {
            had(seat, play->card.card);
        } else if (const auto* show = std::get_if<deal::Show>(&action)) {
            for (const cards::PlayedCard& card : show->cards) had(seat, card.card);
        }
    }

    void had(Seat seat, Card card) {
        const auto at = static_cast<std::size_t>(seat);
        if (m_seen.contains(card) || m_missing[at] == 0) return;
        m_seen.insert(card);
        m_hands[at].insert(card);
        --m_missing[at];
    }

    std::array<CardSet, cards::kMostSeats> m_hands{};
    std::array<int, cards::kMostSeats> m_missing{};
    CardSet m_seen;
    Seat m_cutter{};
    CardSet m_keepable;
    std::size_t m_cutStandsFrom = 0; // what was kept before went back (readings.md 29)
};

deal::ByTeam byTeam(const std::optional<std::vector<int>>& numbers, int otherwise) {
    deal::ByTeam all{otherwise, otherwise, otherwise};
    if (numbers)
        for (std::size_t i = 0; i < numbers->size() && i < all.size(); ++i) all[i] = (*numbers)[i];
    return all;
}

int cutFaults(const record::Record& record, Seat cutter) {
    return static_cast<int>(std::ranges::count_if(
        record.events, [&](const deal::Event& event) { return isCutFault(event, cutter); }));
}

deal::SaidFalsely saidFalsely(const record::Record& record) {
    deal::SaidFalsely said;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const deal::Event& event = record.events[i];
        const auto* irregular = std::get_if<deal::Irregular>(&event.action);
        if (irregular == nullptr) continue;
        if (irregular->kind == deal::Irregularity::FalseDeclaration) said.asked |= deal::maskOf(event.seat);
        if (irregular->kind == deal::Irregularity::FalseDenial) said.denied |= deal::maskOf(event.seat);
        if (irregular->kind == deal::Irregularity::Revoke) {
            said.revoked |= deal::maskOf(event.seat);
            said.revokeSaid[static_cast<std::size_t>(event.seat)] = static_cast<std::int16_t>(i);
        }
    }
    return said;
}

bool hasTurn(const record::Record& record) {
    for (const deal::Event& event : record.events)
        if (std::holds_alternative<deal::Turn>(event.action)) return true;
    return false;
}

} // namespace

Dealt dealtOf(const record::Record& record, const rulebook::Rules& rules) {
    const record::Header& header = record.header;
    const int seats = rules.seats();
    const int handSize = header.handSize.value_or(rules.handSize());
    const HandsShown shown(record, rules, handSize);
    const rulebook::RuleSet& set = rules.set();
    return {.setup = {.seats = seats,
                      .handSize = handSize,
                      .target = header.target.value_or(set.target()),
                      .dealer = dealerOf(header, seats),
                      .score = byTeam(header.score, set.startScore),
                      .owed = byTeam(header.owed, 0),
                      .trump = hasTurn(record) ? std::nullopt : header.trump,
                      .turnToCome = hasTurn(record),
                      .cutFaultsToCome = cutFaults(record, cards::before(dealerOf(header, seats), seats)),
                      .toCome = saidFalsely(record),
                      .hands = shown.hands(),
                      .hidden = {}},
            .missing = shown.missing(),
            .pool = shown.pool(set.pack)};
}

} // namespace schreiber::perlaggen::ruling

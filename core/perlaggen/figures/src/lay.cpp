#include <base/contract.h>

#include <algorithm>
#include <perlaggen/figures/figures.h>

namespace schreiber::perlaggen::figures {
namespace {

using cards::Card;
using cards::PlayedCard;
using cards::Rank;
using cards::Suit;

// Takes free Perlaggen off a player's cards, first the one whose own face is what is needed.
class FreePerlaggen {
  public:
    explicit FreePerlaggen(std::span<const HeldCard> held) {
        for (const HeldCard& one : held)
            if (one.free) m_rest.push_back(one.card.card);
    }

    std::optional<PlayedCard> takeWithFace(Card face) {
        const auto at = std::find(m_rest.begin(), m_rest.end(), face);
        if (at == m_rest.end()) return std::nullopt;
        m_rest.erase(at);
        return PlayedCard{face, {}};
    }

    PlayedCard take(Card as) {
        SCHREIBER_REQUIRE(!m_rest.empty(), "a figure laid down that its cards do not make");
        const Card card = m_rest.front();
        m_rest.erase(m_rest.begin());
        return PlayedCard{card, as};
    }

  private:
    std::vector<Card> m_rest;
};

} // namespace

std::vector<PlayedCard> layGleich(std::span<const HeldCard> held, const Gleich& gleich) {
    const auto size = static_cast<std::size_t>(gleich.size);
    std::vector<PlayedCard> laid;
    std::vector<Card> names; // of that rank, not yet among the cards laid
    for (const Suit suit : cards::kSuits)
        if (cards::exists(suit, gleich.rank)) names.emplace_back(suit, gleich.rank);
    const auto lay = [&](const PlayedCard& card) {
        std::erase(names, card.face());
        laid.push_back(card);
    };

    for (const HeldCard& one : held)
        if (!one.free && one.card.face().rank() == gleich.rank && laid.size() < size) lay(one.card);
    FreePerlaggen free(held);
    for (const Suit suit : cards::kSuits) {
        if (!cards::exists(suit, gleich.rank) || laid.size() == size) continue;
        if (const auto own = free.takeWithFace(Card(suit, gleich.rank))) lay(*own);
    }
    // The same name may be given twice: both cards count (duplicate_g).
    while (laid.size() < size) lay(free.take(names.empty() ? laid.back().face() : names.front()));
    return laid;
}

std::vector<PlayedCard> layHanger(std::span<const HeldCard> held, const Hanger& hanger, Suit suit) {
    std::vector<std::optional<PlayedCard>> places(static_cast<std::size_t>(hanger.size));
    const auto nameAt = [&](std::size_t place) {
        return Card(suit, static_cast<Rank>(static_cast<int>(hanger.top) - static_cast<int>(place)));
    };
    FreePerlaggen free(held);
    for (std::size_t place = 0; place < places.size(); ++place) {
        const Card name = nameAt(place);
        const auto there = std::find_if(held.begin(), held.end(), [&](const HeldCard& one) {
            return !one.free && one.card.face() == name;
        });
        if (there != held.end())
            places[place] = there->card;
        else
            places[place] = free.takeWithFace(name);
    }
    std::vector<PlayedCard> laid;
    for (std::size_t place = 0; place < places.size(); ++place)
        laid.push_back(places[place] ? *places[place] : free.take(nameAt(place)));
    return laid;
}

} // namespace schreiber::perlaggen::figures

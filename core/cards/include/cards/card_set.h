#pragma once

#include <cards/card.h>
#include <cards/set_of.h>

#include <cstdint>

namespace schreiber::cards {

using CardSet = SetOf<Card, kCardCount>;

constexpr CardSet wholePack(Pack pack) {
    CardSet all = CardSet::all();
    if (pack == Pack::Cards32) all.erase(kWeli);
    return all;
}

constexpr CardSet cardsOf(Suit suit) {
    const std::uint64_t width = suit == Suit::Schell ? 0x1FF : 0xFF;
    return CardSet::fromBits(width << Card::lowest(suit));
}

} // namespace schreiber::cards

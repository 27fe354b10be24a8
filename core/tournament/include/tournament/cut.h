#pragma once

#include <tournament/model.h>

#include <cstdint>
#include <map>
#include <vector>

namespace schreiber::tournament {

// Where the cut of cards puts those without a partner, lowest first: by the card of each, equal ones as the
// seed's lot parted them; where no cards are given, as the seed cut them. Partners drawn high with high are
// neighbours in it, so anybody can check the draw.
std::vector<int> cutOrder(const Tournament& tournament, std::uint64_t seed, const std::map<int, int>& cut);

} // namespace schreiber::tournament

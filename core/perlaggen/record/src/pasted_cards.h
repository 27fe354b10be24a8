#pragma once

#include "lines.h"

#include <cards/card_set.h>

#include <cstdint>
#include <perlaggen/record/pasted.h>
#include <string>
#include <vector>

// Cards in the words of a mail or a message.
namespace schreiber::perlaggen::record {

// Whether a card that could be several is told; else it stays as it is and nothing is said. Where only cards
// stand, a rank's sign alone is half a card too: `spielt 10`.
enum class Unclear : std::uint8_t { Passed, Told, ToldBySign };

// The words of a line from a place on, its cards as a record has them where they can be no others.
std::string cardsTidied(const Line& line, std::size_t from, Unclear told, std::vector<UnclearCard>& unclear);

// A suit's word or letter, as `trump` takes it; else as it was.
std::string suitTidied(std::string_view value);

} // namespace schreiber::perlaggen::record

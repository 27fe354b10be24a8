#pragma once

#include <array>
#include <perlaggen/rulebook/switches.h>
#include <perlaggen/rulebook/words.h>
#include <span>
#include <string_view>

namespace schreiber::perlaggen::rulebook::switch_tables {

struct ValueText {
    std::string_view value;
    Words text; // as an answer to what the switch decides
    Words rule; // as a rule of its own
};

// No switch but the target has more than four values; what is not needed stays empty.
struct SwitchText {
    Switch which;
    Words decides;
    std::array<ValueText, 4> values = {};
};

std::span<const SwitchText> cardsAndDeal();
std::span<const SwitchText> playAndShow();
std::span<const SwitchText> betting();
std::span<const SwitchText> endgame();

} // namespace schreiber::perlaggen::rulebook::switch_tables

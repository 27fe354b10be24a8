#pragma once

#include <array>
#include <perlaggen/rulebook/switches.h>
#include <span>
#include <string_view>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook::switch_tables {

struct ValueText {
    std::string_view value;
    words::Text text; // as an answer to what the switch decides
    words::Text rule; // as a rule of its own
};

// No switch but the target has more than four values; what is not needed stays empty.
struct SwitchText {
    Switch which;
    words::Text decides;
    std::array<ValueText, 4> values = {};
};

std::span<const SwitchText> cardsAndDeal();
std::span<const SwitchText> playAndShow();
std::span<const SwitchText> betting();
std::span<const SwitchText> endgame();

} // namespace schreiber::perlaggen::rulebook::switch_tables

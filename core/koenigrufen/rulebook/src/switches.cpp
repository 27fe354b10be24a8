#include <algorithm>
#include <koenigrufen/rulebook/switches.h>

namespace schreiber::koenigrufen::rulebook {
namespace {

struct Row {
    std::string_view name;
    std::array<std::string_view, 4> values;
};

constexpr std::array<Row, kSwitchCount> kSwitchRows{{
    {"breach_when", {"trick_complete", "at_once"}},
    {"breach_payer", {"party", "offender"}},
    {"misdeal", {"redeal", "breach"}},
    {"throw_in_missed", {"breach", "stands", "redeal"}},
    {"win_from", {"35_1", "35_2", "36"}},
    {"announce_held", {"no_need", "own_card"}},
    {"retour_by", {"announcer", "side"}},
    {"kontra_max", {"none", "1", "2", "3"}},
    {"trischaken_blatt", {"exact", "points"}},
    {"farberl_msp", {"yes", "no"}},
    {"solo_valat", {"no", "yes"}},
    {"radel_trischaken", {"cut", "extends"}},
}};

} // namespace

std::string_view nameOf(Switch which) {
    return kSwitchRows[static_cast<std::size_t>(which)].name;
}

std::span<const std::string_view> valuesOf(Switch which) {
    const auto& values = kSwitchRows[static_cast<std::size_t>(which)].values;
    const auto none = std::ranges::find_if(values, [](std::string_view value) { return value.empty(); });
    return std::span(values.begin(), none);
}

std::optional<Switch> readSwitch(std::string_view name) {
    for (std::size_t i = 0; i < kSwitchCount; ++i)
        if (kSwitchRows[i].name == name) return static_cast<Switch>(i);
    return std::nullopt;
}

std::optional<int> readSwitchValue(Switch which, std::string_view value) {
    const auto values = valuesOf(which);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] == value) return static_cast<int>(i);
    return std::nullopt;
}

} // namespace schreiber::koenigrufen::rulebook

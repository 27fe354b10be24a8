#include "result_words.h"

#include <algorithm>
#include <array>

namespace schreiber::perlaggen::ruling {

using deal::How;

namespace {

struct HowWords {
    const char* name;
    words::Text said;
};
constexpr std::array<HowWords, 9> kHow{
    {{"open", {"offen", "aperto", "open"}},
     {"unbet", {"nicht geboten", "senza offerta", "unbet"}},
     {"held", {"gehalten", "tenuto", "held"}},
     {"conceded", {"gut", "lasciato buono", "conceded"}},
     {"standing", {"steht", "in parità", "standing"}},
     {"none", {"niemand", "nessuno", "nobody"}},
     {"forfeit", {"verfallen", "perso", "forfeit"}},
     {"declared", {"angesagt", "dichiarato", "declared"}},
     {"undecided", {"nicht zu entscheiden", "non decidibile", "undecided"}}}};

} // namespace

const char* nameOf(deal::Figure figure) {
    constexpr std::array kNames{"gleich", "hanger", "spiel"};
    return kNames[static_cast<std::size_t>(figure)];
}

std::optional<deal::Figure> readFigure(std::string_view name) {
    const auto found = std::ranges::find(
        deal::kFigures, name, [](deal::Figure figure) { return std::string_view(nameOf(figure)); });
    return found == deal::kFigures.end() ? std::nullopt : std::optional(*found);
}

const char* nameOf(How how) {
    return kHow[static_cast<std::size_t>(how)].name;
}

const char* nameOf(deal::Verdict verdict) {
    constexpr std::array kNames{"illegal", "undecided", "note"};
    return kNames[static_cast<std::size_t>(verdict)];
}

std::optional<How> readHow(std::string_view name) {
    const auto found =
        std::find_if(kHow.begin(), kHow.end(), [&](const HowWords& each) { return each.name == name; });
    if (found == kHow.end()) return std::nullopt;
    return static_cast<How>(found - kHow.begin());
}

std::string_view inWords(How how, words::Language language) {
    return kHow[static_cast<std::size_t>(how)].said.in(language);
}

} // namespace schreiber::perlaggen::ruling

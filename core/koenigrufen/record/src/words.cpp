#include "words.h"

#include <base/record_lines.h>

namespace schreiber::koenigrufen::record {

namespace {

// In the order of Verb.
constexpr std::array kVerbs = std::to_array<Forms>({
    {"cut", {"hebt"}, "ab"},
    {"knock", {"klopft"}},
    {"choose", {"wählt"}},
    {"throw-in", {"wirft zusammen"}},
    {"mine", {"mein spiel"}},
    {"pass", {"weiter"}},
    {"bid", {"bietet", "sagt"}},
    {"call", {"ruft"}},
    {"give-up", {"gibt auf"}},
    {"take", {"nimmt"}},
    {"lay", {"legt"}},
    {"lie", {"liegt", "ich liege"}},
    {"announce", {"sagt"}, "an"},
    {"good", {"gut"}},
    {"kontra", {"kontra", "fleck", "spritzt"}},
    {"retour", {"retour", "zurück"}},
    {"play", {"spielt"}},
    {"turn", {"deckt"}, "auf"},
    {"stop", {"bricht ab"}},
    {"irregular", {"regelwidrig"}},
});

constexpr std::array<std::string_view, deal::kIrregularityCount> kIrregularities{
    "misdeal", "wrong-dealer", "talk", "hidden-tarock", "wrong-count", "looked", "not-opened", "threw-cards"};

} // namespace

const Forms& formsOf(Verb verb) {
    return kVerbs[static_cast<std::size_t>(verb)];
}

std::vector<std::string> verbNames() {
    std::vector<std::string> names;
    for (const Forms& forms : kVerbs) names.emplace_back(forms.english);
    return names;
}

std::string_view nameOf(deal::Irregularity kind) {
    return kIrregularities[static_cast<std::size_t>(kind)];
}

std::optional<deal::Irregularity> readIrregularity(std::string_view word) {
    for (std::size_t i = 0; i < kIrregularities.size(); ++i)
        if (base::sameWord(word, kIrregularities[i])) return static_cast<deal::Irregularity>(i);
    return std::nullopt;
}

} // namespace schreiber::koenigrufen::record

#include "name_words.h"

#include <fmt/format.h>

#include <array>
#include <perlaggen/rulebook/card_words.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Figure;

namespace {

std::vector<std::string> namesOf(const Replay& replay, int team) {
    std::vector<std::string> names;
    for (const cards::Seat seat : replay.state.sideOf(team)) names.push_back(replay.nameOf(seat));
    return names;
}

int sizeOfSide(const Replay& replay) {
    return replay.state.seats / replay.state.teams();
}

std::string ofFigure(const std::array<words::Text, 3>& words, Figure figure, words::Language language) {
    return std::string(words[static_cast<std::size_t>(figure)].in(language));
}

} // namespace

std::string teamName(const Replay& replay, int team, std::string_view between) {
    std::string text;
    for (const std::string& name : namesOf(replay, team)) {
        if (!text.empty()) text += between;
        text += name;
    }
    return text;
}

std::string teamName(const Replay& replay, int team, words::Language language) {
    return rulebook::joinedNames(namesOf(replay, team), language);
}

std::string parties(const Replay& replay) {
    std::string text;
    for (int team = 0; team < replay.rules.teams(); ++team)
        text += (team > 0 ? " – " : "") + teamName(replay, team, "/");
    return text;
}

std::string sideName(const Replay& replay, cards::Seat seat, words::Language language) {
    const int size = sizeOfSide(replay);
    if (size == 1) return replay.nameOf(seat);
    constexpr words::Text pair{"die Partei von {}", "la coppia di {}", "{}'s side"};
    constexpr words::Text three{"die Partei von {}", "la squadra di {}", "{}'s side"};
    return words::say(language, size == 2 ? pair : three, replay.nameOf(seat));
}

std::string ofSide(const Replay& replay, cards::Seat seat, words::Language language) {
    const std::string side = sideName(replay, seat, language);
    if (language != words::Language::Italian) return side;
    return sizeOfSide(replay) == 1 ? "di " + side : "del" + side;
}

std::string figureName(Figure figure, words::Language) {
    constexpr std::array<std::string_view, 3> kNames{"Gleich", "Hanger", "Spiel"};
    return std::string(kNames[static_cast<std::size_t>(figure)]);
}

std::string theFigure(Figure figure, words::Language language) {
    constexpr std::array<words::Text, 3> kThe{{{"das Gleich", "il Gleich", "the Gleich"},
                                               {"der Hanger", "l'Hanger", "the Hanger"},
                                               {"das Spiel", "lo Spiel", "the Spiel"}}};
    return ofFigure(kThe, figure, language);
}

std::string objectFigure(Figure figure, words::Language language) {
    const bool bends = language == words::Language::German && figure == Figure::Hanger;
    return bends ? "den Hanger" : theFigure(figure, language);
}

std::string onFigure(Figure figure, words::Language language) {
    constexpr std::array<words::Text, 3> kOn{{{"auf das Gleich", "sul Gleich", "on the Gleich"},
                                              {"auf den Hanger", "sull'Hanger", "on the Hanger"},
                                              {"auf das Spiel", "sullo Spiel", "on the Spiel"}}};
    return ofFigure(kOn, figure, language);
}

std::string figurePronoun(Figure figure, bool object, words::Language language) {
    constexpr words::Text it{"es", "lo", "it"};
    constexpr words::Text him{"ihn", "lo", "it"};
    constexpr words::Text he{"er", "lo", "it"};
    if (figure != Figure::Hanger) return words::say(language, it);
    return words::say(language, object ? him : he);
}

std::string numberName(int number, words::Language language) {
    constexpr std::array<words::Text, 13> kNumbers{{{"null", "zero", "nought"},
                                                    {"eins", "uno", "one"},
                                                    {"zwei", "due", "two"},
                                                    {"drei", "tre", "three"},
                                                    {"vier", "quattro", "four"},
                                                    {"fünf", "cinque", "five"},
                                                    {"sechs", "sei", "six"},
                                                    {"sieben", "sette", "seven"},
                                                    {"acht", "otto", "eight"},
                                                    {"neun", "nove", "nine"},
                                                    {"zehn", "dieci", "ten"},
                                                    {"elf", "undici", "eleven"},
                                                    {"zwölf", "dodici", "twelve"}}};
    if (number == deal::kSpielAus) return "Spiel aus";
    const auto at = static_cast<std::size_t>(number);
    if (number < 0 || at >= kNumbers.size()) return fmt::format("{}", number);
    return words::say(language, kNumbers[at]);
}

std::string_view sizeWord(int size) {
    constexpr std::array<std::string_view, 4> kSizes{"zwitzig", "dritzig", "viertig", "fünftig"};
    const auto at = static_cast<std::size_t>(size - deal::kFewestCards);
    return at < kSizes.size() ? kSizes[at] : std::string_view();
}

std::string pointsInWords(int points, words::Language language) {
    constexpr words::Text none{"kein Punkt", "nessun punto", "no point"};
    constexpr words::Text one{"ein Punkt", "un punto", "one point"};
    if (points == 0 || points == 1) return words::say(language, points == 0 ? none : one);
    return words::say(language, {"{} Punkte", "{} punti", "{} points"}, numberName(points, language));
}

std::string wayToGo(std::string_view who, int points, int left, words::Language language) {
    constexpr words::Text one{"{}: {} mit dem, was gut ist; es fehlt {}, das heißt gestrichen.",
                              "{}: {} con ciò che è stato lasciato buono; manca {}, cioè gestrichen.",
                              "{}: {} with what is conceded; {} is missing, that is gestrichen."};
    constexpr words::Text more{"{}: {} mit dem, was gut ist; es fehlen {}.",
                               "{}: {} con ciò che è stato lasciato buono; mancano {}.",
                               "{}: {} with what is conceded; {} are missing."};
    return words::say(language, left == 1 ? one : more, who, pointsInWords(points, language),
                      pointsInWords(left, language));
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string small(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

} // namespace schreiber::perlaggen::ruling

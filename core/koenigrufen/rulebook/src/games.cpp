#include <algorithm>
#include <koenigrufen/rulebook/games.h>
#include <string>
#include <utility>

namespace schreiber::koenigrufen::rulebook {
namespace {

struct Names {
    std::string_view name;
    std::string_view shortName;
};

constexpr std::array<Names, kGameCount> kGameNames{{{"trischaken", "tr"},
                                                    {"rufer", "r"},
                                                    {"sechserdreier", "6d"},
                                                    {"solorufer", "sr"},
                                                    {"piccolo", "pi"},
                                                    {"bettler", "be"},
                                                    {"auchrufer", "ar"},
                                                    {"farberl", "f"},
                                                    {"dreier", "d"},
                                                    {"piccolo-ouvert", "po"},
                                                    {"bettler-ouvert", "bo"},
                                                    {"solofarberl", "sf"},
                                                    {"solodreier", "sd"}}};

constexpr std::array<Names, kPremiumCount> kPremiumNames{{{"pagat", "p"},
                                                          {"uhu", "u"},
                                                          {"kakadu", "ka"},
                                                          {"marabu", "ma"},
                                                          {"koenig-ultimo", "ku"},
                                                          {"trull", "t"},
                                                          {"vier-koenige", "4k"},
                                                          {"absolut", "ab"},
                                                          {"mondfang", "mf"},
                                                          {"valat", "v"}}};

constexpr std::array kMoreGames = std::to_array<std::pair<std::string_view, Game>>({
    {"besserrufer", Game::Auchrufer},
    {"bettel", Game::Bettler},
    {"bettel-ouvert", Game::BettlerOuvert},
    {"6er", Game::Sechserdreier},
});
constexpr std::array kMorePremiums = std::to_array<std::pair<std::string_view, Premium>>({
    {"ultimo-koenig", Premium::KoenigUltimo},
    {"4-koenige", Premium::VierKoenige},
});

// In small letters, a space as a hyphen, `ö` as `oe`: the forms in which a name may be written are one.
std::string asWritten(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (text.substr(at).starts_with("ö") || text.substr(at).starts_with("Ö")) {
            plain += "oe";
            ++at;
        } else if (c == ' ')
            plain += '-';
        else
            plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return plain;
}

constexpr std::size_t kLongestName = 20;

template <class Named, std::size_t N, std::size_t M>
std::optional<Named> readName(std::string_view text, const std::array<Names, N>& names,
                              const std::array<std::pair<std::string_view, Named>, M>& more) {
    if (text.size() > kLongestName) return std::nullopt;
    const std::string written = asWritten(text);
    for (std::size_t i = 0; i < N; ++i)
        if (names[i].name == written || names[i].shortName == written) return static_cast<Named>(i);
    for (const auto& [name, named] : more)
        if (name == written) return named;
    return std::nullopt;
}

} // namespace

std::string_view nameOf(Game game) {
    return kGameNames[static_cast<std::size_t>(game)].name;
}
std::string_view nameOf(Premium premium) {
    return kPremiumNames[static_cast<std::size_t>(premium)].name;
}
std::string_view shortNameOf(Game game) {
    return kGameNames[static_cast<std::size_t>(game)].shortName;
}
std::string_view shortNameOf(Premium premium) {
    return kPremiumNames[static_cast<std::size_t>(premium)].shortName;
}

std::optional<Game> readGame(std::string_view text) {
    return readName<Game>(text, kGameNames, kMoreGames);
}
std::optional<Premium> readPremium(std::string_view text) {
    return readName<Premium>(text, kPremiumNames, kMorePremiums);
}

} // namespace schreiber::koenigrufen::rulebook

#include <desk/games.h>
#include <desk/own_rules.h>

#include <algorithm>
#include <array>
#include <perlaggen/line/perlaggen.h>

namespace schreiber::desk {

std::span<const game::Game* const> games() {
    static const std::array<const game::Game*, 1> kGames{&perlaggen::line::perlaggen()};
    return kGames;
}

const game::Game& gameOf(const tournament::Settings& settings) {
    for (const game::Game* each : games())
        if (std::ranges::any_of(each->shapes(), [&](const game::Shape& s) { return s.id == settings.rules; }))
            return *each;
    return *games().front();
}

game::Agreed agreedOf(const tournament::Settings& settings) {
    return {settings.rules, ownName(settings), settings.house, settings.furtherOptions, settings.target};
}

std::optional<game::Shape> shapeOf(std::string_view ruleSet) {
    for (const game::Game* each : games())
        for (game::Shape& shape : each->shapes())
            if (shape.id == ruleSet) return std::move(shape);
    return std::nullopt;
}

bool isRule(std::string_view name) {
    return std::ranges::any_of(games(), [&](const game::Game* game) {
        return !game->titleOf(name, words::Language::German).empty();
    });
}

const game::Game& gameOfRecord(const std::string& record) {
    for (const game::Game* each : games())
        if (each->judge().read(record, {}).ok()) return *each;
    return *games().front();
}

base::Result<game::Deal, std::vector<base::InputError>> readOneDeal(const std::string& text,
                                                                    const std::string& file) {
    auto deals = gameOfRecord(text).judge().read(text, file);
    if (!deals) return base::fail(std::move(deals).error());
    if (deals->size() != 1)
        return base::fail(std::vector<base::InputError>{
            {file, (*deals)[1].line, 1, {}, {"ONE-DEAL(" + std::to_string(deals->size()) + ")"}}});
    return std::move(deals->front());
}

} // namespace schreiber::desk

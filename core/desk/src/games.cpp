#include <desk/games.h>
#include <desk/own_rules.h>

#include <query/written.h>

#include <algorithm>
#include <array>
#include <koenigrufen/line/koenigrufen.h>
#include <perlaggen/line/perlaggen.h>

namespace schreiber::desk {

std::span<const game::Game* const> games() {
    static const std::array<const game::Game*, 2> kGames{&perlaggen::line::perlaggen(),
                                                         &koenigrufen::line::koenigrufen()};
    return kGames;
}

namespace {

// The place in games() of the one that has this rule set; of the first where none has.
std::size_t placeOfRuleSet(std::string_view id) {
    static const std::vector<std::pair<std::string, std::size_t>> kPlaces = [] {
        std::vector<std::pair<std::string, std::size_t>> places;
        for (std::size_t i = 0; i < games().size(); ++i)
            for (const game::Shape& shape : games()[i]->shapes()) places.emplace_back(shape.id, i);
        return places;
    }();
    const auto found = std::ranges::find(kPlaces, id, [](const auto& each) { return each.first; });
    return found == kPlaces.end() ? 0 : found->second;
}

const game::Game& gameOfRuleSet(std::string_view id) {
    return *games()[placeOfRuleSet(id)];
}

// The rule set that a record's head names; empty where it names none.
std::string_view ruleSetNamed(std::string_view record) {
    constexpr std::string_view kKey = "rules:";
    constexpr std::string_view kBlank = " \t\r";
    while (!record.empty()) {
        const std::size_t end = std::min(record.find('\n'), record.size());
        std::string_view line = record.substr(0, end);
        record.remove_prefix(std::min(end + 1, record.size()));
        line.remove_prefix(std::min(line.find_first_not_of(kBlank), line.size()));
        if (!line.starts_with(kKey)) continue;
        line.remove_prefix(kKey.size());
        line.remove_prefix(std::min(line.find_first_not_of(kBlank), line.size()));
        return line.substr(0, line.find_first_of(" \t\r#"));
    }
    return {};
}

} // namespace

const game::Game& gameOf(const tournament::Settings& settings) {
    return gameOfRuleSet(settings.rules);
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
    return gameOfRuleSet(ruleSetNamed(record));
}

base::Result<std::vector<game::Checked>, std::vector<base::InputError>>
checkedDeals(const std::string& text, const std::string& file, game::Form form, words::Language language) {
    return gameOfRecord(text).judge().checked(text, file, form, language);
}

Asker::Asker(words::Language language) {
    for (const game::Game* each : games()) m_answers.push_back(each->answers(language));
}

std::string Asker::answer(std::string_view line) {
    return m_answers[placeOfRuleSet(query::writtenRules(line))]->answer(line);
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

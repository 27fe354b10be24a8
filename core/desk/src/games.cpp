#include <base/record_lines.h>
#include <desk/games.h>
#include <desk/own_rules.h>

#include <query/written.h>

#include <algorithm>
#include <array>
#include <iterator>
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
    base::LineReader lines(record);
    while (const auto text = lines.next()) {
        const std::string_view line = base::splitComment(lines.number(), *text, false).text;
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || !base::sameWord(base::trimmed(line.substr(0, colon)), "rules"))
            continue;
        const std::string_view value = base::trimmed(line.substr(colon + 1));
        return value.substr(0, value.find_first_of(" \t"));
    }
    return {};
}

// The records of a text that go by the rules of one game, one after the other; the lines that are another's
// are blank, so that each keeps its number.
struct OfOneGame {
    const game::Game* game = nullptr;
    std::string text;
};

std::vector<OfOneGame> byGame(const std::string& text) {
    constexpr std::string_view kBetween = "---";
    std::vector<OfOneGame> all;
    std::string record;
    int blank = 0; // lines before it
    int number = 0;
    const auto add = [&] {
        const game::Game* game = &gameOfRuleSet(ruleSetNamed(record));
        OfOneGame* last = all.empty() ? nullptr : &all.back();
        if (!base::isBlank(record) && (last == nullptr || last->game != game))
            last = &all.emplace_back(OfOneGame{game, std::string(static_cast<std::size_t>(blank), '\n')});
        else if (last != nullptr)
            last->text += std::string(kBetween) + '\n';
        if (last != nullptr) last->text += record;
        record.clear();
        blank = number;
    };
    base::LineReader lines(text);
    while (const auto line = lines.next()) {
        number = lines.number();
        const bool isBetween = base::trimmed(base::splitComment(number, *line, false).text) == kBetween;
        if (isBetween)
            add();
        else
            (record += *line) += '\n';
    }
    add();
    return all;
}

} // namespace

const game::Game& gameOf(const tournament::Settings& settings) {
    return gameOfRuleSet(settings.rules);
}

game::Agreed agreedOf(const tournament::Settings& settings) {
    return {settings.rules, ownName(settings), settings.house, settings.furtherOptions, settings.target};
}

std::vector<game::OpenSwitch> openSwitches(const tournament::Settings& settings) {
    return gameOf(settings).openSwitches(agreedOf(settings));
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
    // Most texts have one record, or are of one game: those go to it as they are.
    const std::vector<OfOneGame> parts = byGame(text);
    std::vector<game::Checked> all;
    for (const OfOneGame& part : parts) {
        auto some = parts.size() == 1 ? part.game->judge().checked(text, file, form, language)
                                      : part.game->judge().checked(part.text, file, form, language);
        if (!some) return some;
        std::ranges::move(*some, std::back_inserter(all));
    }
    if (parts.empty()) return gameOfRecord(text).judge().checked(text, file, form, language);
    if (form == game::Form::Json && all.size() > 1)
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].said = "{\"deal\":" + std::to_string(i + 1) + ',' + all[i].said.substr(1);
    return all;
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

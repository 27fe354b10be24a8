#include <base/record_lines.h>
#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/short_questions.h>

#include <query/written.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <koenigrufen/line/koenigrufen.h>
#include <koenigrufen/line/short_questions.h>
#include <map>
#include <perlaggen/line/perlaggen.h>
#include <perlaggen/line/short_questions.h>

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

// Of records that no game reads: which rules there are says more than what is no word of the first game's.
std::vector<base::InputError> ofUnknownRules(std::vector<base::InputError> errors, std::string_view text) {
    const std::string_view named = ruleSetNamed(text);
    std::vector<std::string> known;
    for (const game::Game* each : games())
        for (const game::Shape& shape : each->shapes()) known.push_back(shape.id);
    if (named.empty() || std::ranges::find(known, named) != known.end()) return errors;
    const auto unknown = std::ranges::find(errors, named, &base::InputError::found);
    if (unknown == errors.end()) return errors;
    base::InputError one = std::move(*unknown);
    one.expected = std::move(known);
    return {std::move(one)};
}

// A text's records by their games: for each of these the whole text with blank lines for what is another's,
// so that each record keeps its lines, and whose the records are, one after the other.
struct ByGame {
    std::map<std::size_t, std::string> texts; // by the game's place
    std::vector<std::size_t> order;
};

ByGame byGame(const std::string& text) {
    constexpr std::string_view kBetween = "---";
    ByGame all;
    std::map<std::size_t, int> lines; // that each has already
    std::string record;
    int first = 1; // line of the record
    int number = 0;
    bool isEmpty = true;
    const auto add = [&] {
        if (!isEmpty) {
            const std::size_t game = placeOfRuleSet(ruleSetNamed(record));
            std::string& own = all.texts[game];
            own.append(static_cast<std::size_t>(first - 1 - lines[game]), '\n') += record;
            (own += kBetween) += '\n';
            lines[game] = number;
            all.order.push_back(game);
        }
        record.clear();
        isEmpty = true;
        first = number + 1;
    };
    base::LineReader reader(text);
    while (const auto line = reader.next()) {
        number = reader.number();
        const std::string_view said = base::splitComment(number, *line, false).text;
        if (base::trimmed(said) == kBetween) {
            add();
            continue;
        }
        isEmpty = isEmpty && base::isBlank(said);
        (record += *line) += '\n';
    }
    ++number;
    add();
    return all;
}

} // namespace

const game::Game& gameOf(const tournament::Settings& settings) {
    return gameOfRuleSet(settings.rules);
}

const game::ShortQuestions* shortQuestionsOf(std::string_view ruleSet) {
    static const std::array<const game::ShortQuestions*, 2> kQuestions{
        &perlaggen::line::shortQuestions(), &koenigrufen::line::shortQuestions()}; // in the order of games()
    return kQuestions[placeOfRuleSet(ruleSet)];
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

std::vector<std::string> ownOptions() {
    std::vector<std::string> all;
    for (const game::Game* game : games())
        for (std::string& option : game->ownOptions()) all.push_back(std::move(option));
    return all;
}

bool isOptionOf(const game::Game& game, std::string_view name) {
    return std::ranges::count(game.ownOptions(), name) != 0;
}

bool isOwnOption(std::string_view name) {
    return std::ranges::any_of(games(), [&](const game::Game* game) { return isOptionOf(*game, name); });
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
checkedDeals(const std::string& text, const std::string& file, game::Form form, words::Language language,
             const game::Agreed& agreed) {
    // Most texts have one record, or are of one game: those go to it as they are.
    const ByGame parts = byGame(text);
    std::vector<game::Checked> all;
    if (parts.texts.size() <= 1) {
        const game::Game& game =
            parts.texts.empty() ? gameOfRecord(text) : *games()[parts.texts.begin()->first];
        auto some = game.judge().checked(text, file, form, language, agreed);
        if (!some) return base::fail(ofUnknownRules(std::move(some).error(), text));
        all = std::move(*some);
    } else {
        std::map<std::size_t, std::vector<game::Checked>> checked;
        std::vector<base::InputError> errors;
        for (const auto& [game, own] : parts.texts) {
            auto some = games()[game]->judge().checked(own, file, form, language, agreed);
            if (some)
                checked[game] = std::move(*some);
            else
                std::ranges::copy(ofUnknownRules(std::move(some).error(), own), std::back_inserter(errors));
        }
        std::ranges::stable_sort(errors, {}, &base::InputError::line);
        if (!errors.empty()) return base::fail(std::move(errors));
        std::map<std::size_t, std::size_t> next;
        for (const std::size_t game : parts.order)
            if (next[game] < checked[game].size()) all.push_back(std::move(checked[game][next[game]++]));
    }
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
    if (!deals) return base::fail(ofUnknownRules(std::move(deals).error(), text));
    if (deals->size() != 1)
        return base::fail(std::vector<base::InputError>{
            {file, (*deals)[1].line, 1, {}, {"ONE-DEAL(" + std::to_string(deals->size()) + ")"}}});
    return std::move(deals->front());
}

} // namespace schreiber::desk

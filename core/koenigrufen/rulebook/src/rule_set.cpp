#include <algorithm>
#include <koenigrufen/rulebook/rule_set.h>

namespace schreiber::koenigrufen::rulebook {
namespace {

using enum Kind;
using enum Talon;
using Lead::Declarer;
using Lead::Forehand;

constexpr bool kCalls = true;
constexpr bool kBird = true;
constexpr bool kFifth = true;
constexpr bool kOpen = true;

// The source's table of games and premiums (Tabelle), with what the paragraph on each game adds.
constexpr RuleSet kRuediger{
    .id = "ruediger",
    .title = {"Königrufen (Rüdigervariante)", "Königrufen (variante Rüdiger)",
              "Königrufen (Rüdiger's variant)"},
    .games = {{
        {Game::Trischaken,
         EachForHimself,
         2,
         2,
         ToTricks,
         Forehand,
         0,
         0,
         {},
         {},
         {},
         {},
         0,
         "trischaken_count"_point},
        {Game::Rufer, Positive, 2, 2, One, Forehand, 1, 0, kCalls, {}, {}, {}, 0, "rufer_value"_point},
        {Game::Sechserdreier,
         Positive,
         6,
         12,
         Both,
         Forehand,
         1,
         0,
         {},
         {},
         {},
         {},
         0,
         "sechserdreier_value"_point},
        {Game::Solorufer,
         Positive,
         4,
         4,
         None,
         Forehand,
         2,
         1,
         kCalls,
         {},
         {},
         {},
         0,
         "solorufer_value"_point},
        {Game::Piccolo, Negative, 4, 4, None, Declarer, 0, 2, {}, {}, {}, {}, 1, "piccolo_won"_point},
        {Game::Bettler, Negative, 5, 5, None, Declarer, 0, 3, {}, {}, {}, {}, 0, "bettler_won"_point},
        {Game::Auchrufer,
         Positive,
         2,
         2,
         One,
         Forehand,
         1,
         4,
         kCalls,
         kBird,
         {},
         {},
         0,
         "auchrufer_value"_point},
        {Game::Farberl, Positive, 6, 6, One, Forehand, 1, 5, {}, {}, kFifth, {}, 0, "farberl_value"_point},
        {Game::Dreier, Positive, 6, 6, One, Forehand, 1, 6, {}, {}, {}, {}, 0, "dreier_value"_point},
        {Game::PiccoloOuvert,
         Negative,
         8,
         8,
         None,
         Declarer,
         0,
         7,
         {},
         {},
         {},
         kOpen,
         1,
         "piccolo_ouvert_value"_point},
        {Game::BettlerOuvert,
         Negative,
         10,
         10,
         None,
         Declarer,
         0,
         8,
         {},
         {},
         {},
         kOpen,
         0,
         "bettler_ouvert_value"_point},
        {Game::Solofarberl,
         Positive,
         12,
         12,
         None,
         Forehand,
         2,
         9,
         {},
         {},
         kFifth,
         {},
         0,
         "solofarberl_value"_point},
        {Game::Solodreier,
         Positive,
         12,
         12,
         None,
         Forehand,
         2,
         10,
         {},
         {},
         {},
         {},
         0,
         "solodreier_value"_point},
    }},
    .premiums = {{
        {Premium::Pagat, 1, 2, Holder::EitherSide, false, false, 12, 1, "pagat_ultimo"_point},
        {Premium::Uhu, 2, 4, Holder::EitherSide, false, false, 11, 2, "uhu"_point},
        {Premium::Kakadu, 3, 6, Holder::EitherSide, false, false, 10, 3, "kakadu"_point},
        {Premium::Marabu, 4, 8, Holder::EitherSide, false, false, 9, 4, "marabu"_point},
        {Premium::KoenigUltimo, 1, 2, Holder::DeclarersSide, false, false, 12, 0, "koenig_ultimo"_point},
        {Premium::Trull, 1, 2, Holder::EitherSide, false, true, 0, 0, "trull"_point},
        {Premium::VierKoenige, 1, 2, Holder::EitherSide, false, true, 0, 0, "vier_koenige"_point},
        {Premium::Absolut, 1, 2, Holder::EitherSide, false, true, 0, 0, "absolut"_point},
        {Premium::Mondfang, 1, 0, Holder::TwoPlayers, false, false, 0, 0, "mondfang"_point},
        {Premium::Valat, 4, 8, Holder::EitherSide, true, false, 0, 0, "valat"_point},
    }},
    .absolutBelow = 20,
    .trischakenDoubles = 4,
    .mondfangDoubles = 1,
    .defaults = {}, // the first value of each
    .sourced = {false, true, false, true, false, true, true, true, false, true, false, false},
};

constexpr bool standInOrder(const RuleSet& set) {
    for (std::size_t i = 0; i < set.games.size(); ++i)
        if (set.games[i].game != static_cast<Game>(i)) return false;
    for (std::size_t i = 0; i < set.premiums.size(); ++i)
        if (set.premiums[i].premium != static_cast<Premium>(i)) return false;
    return true;
}
static_assert(standInOrder(kRuediger));

constexpr std::array kRuleSets{kRuediger};

std::string_view withoutSpace(std::string_view text) {
    constexpr std::string_view kSpace = " \t";
    text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
    return text.substr(0, text.find_last_not_of(kSpace) + 1);
}

} // namespace

std::span<const RuleSet> ruleSets() {
    return kRuleSets;
}

const RuleSet* findRuleSet(std::string_view id) {
    const auto* const found = std::ranges::find(kRuleSets, id, &RuleSet::id);
    return found == kRuleSets.end() ? nullptr : found;
}

base::Result<std::vector<HouseRule>, HouseError> parseHouse(std::string_view text) {
    std::vector<HouseRule> house;
    if (withoutSpace(text).empty()) return house;
    while (true) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view part = text.substr(0, end);
        const std::size_t equals = std::min(part.find('='), part.size());
        HouseRule rule{std::string(withoutSpace(part.substr(0, equals))),
                       std::string(withoutSpace(part.substr(std::min(equals + 1, part.size()))))};
        const auto which = readSwitch(rule.name);
        if (!which || !readSwitchValue(*which, rule.value))
            return base::fail(HouseError{std::move(rule.name), std::move(rule.value), !which});
        house.push_back(std::move(rule));
        if (end == text.size()) return house;
        text.remove_prefix(end + 1);
    }
}

base::Result<Rules, HouseError> withHouse(Rules rules, std::span<const HouseRule> house) {
    for (const HouseRule& rule : house) {
        const auto which = readSwitch(rule.name);
        const auto value = which ? readSwitchValue(*which, rule.value) : std::nullopt;
        if (!value) return base::fail(HouseError{rule.name, rule.value, !which});
        rules.set(*which, *value);
    }
    return rules;
}

} // namespace schreiber::koenigrufen::rulebook

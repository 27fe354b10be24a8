#include <algorithm>
#include <koenigrufen/rulebook/rule_set.h>

namespace schreiber::koenigrufen::rulebook {
namespace {

using enum Kind;
using enum Talon;
using Lead::Declarer;
using Lead::Forehand;

// The source's table of games and premiums (Tabelle), with what the paragraph on each game adds.
constexpr RuleSet kRuediger{
    .id = "ruediger",
    .title = {"Königrufen (Rüdigervariante)", "Königrufen (variante Rüdiger)",
              "Königrufen (Rüdiger's variant)"},
    .games = {{
        {.game = Game::Trischaken,
         .kind = EachForHimself,
         .halves = 2,
         .halvesLost = 2,
         .talon = ToTricks,
         .lead = Forehand,
         .value = "trischaken_count"_point},
        {.game = Game::Rufer,
         .kind = Positive,
         .halves = 2,
         .halvesLost = 2,
         .talon = One,
         .lead = Forehand,
         .premiumFactor = 1,
         .callsKing = true,
         .value = "rufer_value"_point},
        {.game = Game::Sechserdreier,
         .kind = Positive,
         .halves = 6,
         .halvesLost = 12,
         .talon = Both,
         .lead = Forehand,
         .premiumFactor = 1,
         .value = "sechserdreier_value"_point},
        {.game = Game::Solorufer,
         .kind = Positive,
         .halves = 4,
         .halvesLost = 4,
         .talon = None,
         .lead = Forehand,
         .premiumFactor = 2,
         .order = 1,
         .callsKing = true,
         .value = "solorufer_value"_point},
        {.game = Game::Piccolo,
         .kind = Negative,
         .halves = 4,
         .halvesLost = 4,
         .talon = None,
         .lead = Declarer,
         .order = 2,
         .tricks = 1,
         .value = "piccolo_won"_point},
        {.game = Game::Bettler,
         .kind = Negative,
         .halves = 5,
         .halvesLost = 5,
         .talon = None,
         .lead = Declarer,
         .order = 3,
         .value = "bettler_won"_point},
        {.game = Game::Auchrufer,
         .kind = Positive,
         .halves = 2,
         .halvesLost = 2,
         .talon = One,
         .lead = Forehand,
         .premiumFactor = 1,
         .order = 4,
         .callsKing = true,
         .announcesBird = true,
         .value = "auchrufer_value"_point},
        {.game = Game::Farberl,
         .kind = Positive,
         .halves = 6,
         .halvesLost = 6,
         .talon = One,
         .lead = Forehand,
         .premiumFactor = 1,
         .order = 5,
         .isFifthSuit = true,
         .value = "farberl_value"_point},
        {.game = Game::Dreier,
         .kind = Positive,
         .halves = 6,
         .halvesLost = 6,
         .talon = One,
         .lead = Forehand,
         .premiumFactor = 1,
         .order = 6,
         .value = "dreier_value"_point},
        {.game = Game::PiccoloOuvert,
         .kind = Negative,
         .halves = 8,
         .halvesLost = 8,
         .talon = None,
         .lead = Declarer,
         .order = 7,
         .isOpen = true,
         .tricks = 1,
         .value = "piccolo_ouvert_value"_point},
        {.game = Game::BettlerOuvert,
         .kind = Negative,
         .halves = 10,
         .halvesLost = 10,
         .talon = None,
         .lead = Declarer,
         .order = 8,
         .isOpen = true,
         .value = "bettler_ouvert_value"_point},
        {.game = Game::Solofarberl,
         .kind = Positive,
         .halves = 12,
         .halvesLost = 12,
         .talon = None,
         .lead = Forehand,
         .premiumFactor = 2,
         .order = 9,
         .isFifthSuit = true,
         .value = "solofarberl_value"_point},
        {.game = Game::Solodreier,
         .kind = Positive,
         .halves = 12,
         .halvesLost = 12,
         .talon = None,
         .lead = Forehand,
         .premiumFactor = 2,
         .order = 10,
         .value = "solodreier_value"_point},
    }},
    .premiums = {{
        {.premium = Premium::Pagat,
         .silent = 1,
         .announced = 2,
         .trick = 12,
         .tarock = 1,
         .point = "pagat_ultimo"_point},
        {.premium = Premium::Uhu,
         .silent = 2,
         .announced = 4,
         .trick = 11,
         .tarock = 2,
         .point = "uhu"_point},
        {.premium = Premium::Kakadu,
         .silent = 3,
         .announced = 6,
         .trick = 10,
         .tarock = 3,
         .point = "kakadu"_point},
        {.premium = Premium::Marabu,
         .silent = 4,
         .announced = 8,
         .trick = 9,
         .tarock = 4,
         .point = "marabu"_point},
        {.premium = Premium::KoenigUltimo,
         .silent = 1,
         .announced = 2,
         .holder = Holder::DeclarersSide,
         .trick = 12,
         .point = "koenig_ultimo"_point},
        {.premium = Premium::Trull,
         .silent = 1,
         .announced = 2,
         .isVoidedByValat = true,
         .point = "trull"_point},
        {.premium = Premium::VierKoenige,
         .silent = 1,
         .announced = 2,
         .isVoidedByValat = true,
         .point = "vier_koenige"_point},
        {.premium = Premium::Absolut,
         .silent = 1,
         .announced = 2,
         .isVoidedByValat = true,
         .point = "absolut"_point},
        {.premium = Premium::Mondfang, .silent = 1, .holder = Holder::TwoPlayers, .point = "mondfang"_point},
        {.premium = Premium::Valat, .silent = 4, .announced = 8, .isFactor = true, .point = "valat"_point},
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

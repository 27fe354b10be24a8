#include "steps/option_table.h"

#include "steps/text_checks.h"

#include <base/number.h>
#include <base/utf8.h>
#include <desk/games.h>
#include <desk/limits.h>
#include <desk/own_rules.h>
#include <tournament/closing.h>
#include <tournament/standings.h>
#include <tournament/tidy.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <string_view>

namespace schreiber::desk {

using tournament::Settings;

namespace {

using Expected = std::optional<std::vector<std::string>>;

std::string range(int least, int most) {
    return std::to_string(least) + "-" + std::to_string(most);
}

Expected takeNumber(int& into, const std::string& value, int least, int most) {
    const std::optional<int> number = base::readNumber(value, least, most);
    if (!number) return std::vector<std::string>{range(least, most)};
    into = *number;
    return std::nullopt;
}

// A number that may be left away: an empty value takes it back.
Expected takeOptional(int& into, const std::string& value, int least, int most) {
    if (!value.empty()) return takeNumber(into, value, least, most);
    into = 0;
    return std::nullopt;
}

Expected takeText(std::string& into, const std::string& value) {
    const bool controls = std::any_of(
        value.begin(), value.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    if (controls || lettersIn(value) > tournament::letters::kOption || !base::isUtf8(value))
        return std::vector<std::string>{"text_to_200"};
    into = value;
    return std::nullopt;
}

// A name or a place, without what nobody sees of it; of that alone there is no name.
Expected takeTitle(std::string& into, const std::string& value, bool mayBeEmpty) {
    std::string text;
    if (auto expected = takeText(text, value)) return expected;
    text = tournament::tidied(text);
    const bool isBlank = value.find_first_not_of(' ') == std::string::npos;
    if (text.empty() && !(mayBeEmpty && isBlank)) return std::vector<std::string>{"text_to_200"};
    into = std::move(text);
    return std::nullopt;
}

// A folder's name may have signs in it that nobody sees, but not those alone.
Expected takeCopyTo(Settings& settings, const std::string& value) {
    if (!value.empty() && saysNothing(value)) return std::vector<std::string>{"text_to_200"};
    return takeText(settings.copyTo, value);
}

Expected takeDate(Settings& settings, const std::string& value) {
    if (!value.empty() && !isDate(value)) return std::vector<std::string>{"iso_date"};
    settings.date = value;
    return std::nullopt;
}

Expected takeFormat(Settings& settings, const std::string& value) {
    const std::optional<tournament::Format> format = tournament::readFormat(value);
    if (!format) return std::vector<std::string>{"drawn", "pairs", "knockout", "groups", "solo"};
    settings.format = *format;
    return std::nullopt;
}

Expected takePairing(Settings& settings, const std::string& value) {
    const std::optional<tournament::Pairing> pairing = tournament::readPairing(value);
    if (!pairing) return std::vector<std::string>{"random", "moving", "swiss", "round-robin"};
    settings.pairing = *pairing;
    return std::nullopt;
}

Expected takeFlag(bool& into, const std::string& value) {
    if (value != "yes" && value != "no") return std::vector<std::string>{"yes", "no"};
    into = value == "yes";
    return std::nullopt;
}

Expected takeFinal(Settings& settings, const std::string& value) {
    const std::optional<tournament::LastMatch> last = tournament::readLastMatch(value);
    if (!last) return std::vector<std::string>{"pairs", "crown"};
    settings.last = *last;
    return std::nullopt;
}

Expected takeMeet(Settings& settings, const std::string& value) {
    const std::optional<tournament::Meet> meet = tournament::readMeet(value);
    if (!meet) return std::vector<std::string>{"once"};
    settings.meet = *meet;
    return std::nullopt;
}

Expected takeRest(Settings& settings, const std::string& value) {
    const std::optional<tournament::Rest> rest = tournament::readRest(value);
    if (!rest) return std::vector<std::string>{"sit", "pair"};
    settings.rest = *rest;
    return std::nullopt;
}

Expected takeKeepApart(Settings& settings, const std::string& value) {
    if (!value.empty() && value != "club") return std::vector<std::string>{"club"};
    settings.keepApart = value;
    return std::nullopt;
}

// A text that is read term by term: what it should be as a whole, and which of its terms is wrong, in what
// way and where.
Expected takeFormula(std::string& into, const std::string& value, const char* whole,
                     base::Result<base::Done, tournament::Refusal> (*check)(const std::string&)) {
    std::string text;
    if (auto expected = takeText(text, value)) return expected;
    if (const auto checked = check(value); !checked) {
        const auto& fault = checked.error().arguments;
        return std::vector<std::string>{whole, fault.at("wrong") + "(" + fault.at("position") + ";" +
                                                   fault.at("expected") + ";" + fault.at("found") + ")"};
    }
    into = value;
    return std::nullopt;
}

Expected takeScoring(Settings& settings, const std::string& value) {
    return takeFormula(settings.scoring, value, "scoring_formula", tournament::checkScoring);
}

Expected takeLadder(Settings& settings, const std::string& value) {
    return takeFormula(settings.ladder, value, "ladder_list", tournament::checkLadder);
}

Expected takeMissedRound(Settings& settings, const std::string& value) {
    return takeFormula(settings.missedRound, value, "missed_round", tournament::checkMissedRound);
}

Expected takePrizes(Settings& settings, const std::string& value) {
    if (!tournament::checkPrizes(value)) return std::vector<std::string>{"prize_list"};
    settings.prizes = value;
    return std::nullopt;
}

// Of this game alone; an empty value goes back to the rule set's.
void keepFurther(Settings& settings, const std::string& option, const std::string& value) {
    if (value.empty())
        settings.furtherOptions.erase(option);
    else
        settings.furtherOptions[option] = value;
}

Expected takeOwnName(Settings& settings, const std::string& value) {
    std::string name;
    if (auto expected = takeTitle(name, value, true)) return expected;
    keepFurther(settings, kOwnName, name);
    return std::nullopt;
}

// Letters that every telephone's camera hands on as they are, and few enough for a code on a pocket card.
Expected takeResultsPage(Settings& settings, const std::string& value) {
    constexpr std::size_t kLongest = 120;
    const auto isPlain = [](char c) { return c > ' ' && c < 0x7f && c != '"' && c != '<' && c != '>'; };
    std::size_t from = 0;
    for (const std::string_view scheme : {"https://", "http://"})
        if (value.starts_with(scheme)) from = scheme.size();
    const bool isAddress = from > 0 && value.size() > from && value[from] != '/' &&
                           value.size() <= kLongest && std::all_of(value.begin(), value.end(), isPlain);
    if (!value.empty() && !isAddress) return std::vector<std::string>{"web_address"};
    keepFurther(settings, kResultsPage, value);
    return std::nullopt;
}

// One that only a game has.
Expected takeOfGame(Settings& settings, const std::string& option, const std::string& value) {
    const auto normalized = gameOf(settings).normalizedOption(option, value);
    if (!normalized) return normalized.error();
    keepFurther(settings, option, *normalized);
    return std::nullopt;
}

// Each plays so many deals, or a match has so many games.
Expected takeGames(Settings& settings, const std::string& value) {
    return settings.zeroSum ? takeNumber(settings.deals, value, 1, tournament::kMostDeals)
                            : takeNumber(settings.games, value, 1, kMostGames);
}

Expected takeFives(Settings& settings, const std::string& value) {
    if (value != "allow" && value != "never") return std::vector<std::string>{"=allow", "never"};
    settings.fives = value == "allow";
    return std::nullopt;
}

Expected takeEnd(Settings& settings, const std::string& value) {
    if (value != "games" && value != "radel") return std::vector<std::string>{"games", "radel"};
    settings.openEnd = value == "radel";
    return std::nullopt;
}

Expected takeCounted(Settings& settings, const char* option, const std::string& value) {
    if (value != "count" && value != "off" && !value.empty()) return std::vector<std::string>{"count", "off"};
    keepFurther(settings, option, value == "off" ? value : std::string()); // counting is the rule
    return std::nullopt;
}

Expected takeRankPoints(Settings& settings, const std::string& value) {
    if (!value.empty() && !tournament::readRankPoints(value, std::max(1, settings.players)))
        return std::vector<std::string>{"rank_point_list"};
    settings.rankPoints = value;
    return std::nullopt;
}

struct Row {
    const char* name;
    Expected (*take)(Settings& settings, const std::string& value);
};
constexpr Row kOptions[] = {
    {"name", [](Settings& s, const std::string& v) { return takeTitle(s.name, v, false); }},
    {"date", takeDate},
    {"place", [](Settings& s, const std::string& v) { return takeTitle(s.place, v, true); }},
    {"format", takeFormat},
    {"pairing", takePairing},
    {"target",
     [](Settings& s, const std::string& v) {
         s.house.erase("target"); // it stands in one place
         return takeNumber(s.target, v, 1, kHighestTarget);
     }},
    {kOwnName, takeOwnName},
    {"rounds", [](Settings& s, const std::string& v) { return takeOptional(s.rounds, v, 1, kMostRounds); }},
    {"games", takeGames},
    {"fives", takeFives},
    {"end", takeEnd},
    {kDoubled, [](Settings& s, const std::string& v) { return takeCounted(s, kDoubled, v); }},
    {kKontra, [](Settings& s, const std::string& v) { return takeCounted(s, kKontra, v); }},
    {"rank-points", takeRankPoints},
    {"stake", [](Settings& s, const std::string& v) { return takeOptional(s.stake, v, 1, kMostStake); }},
    {"tables", [](Settings& s, const std::string& v) { return takeOptional(s.tables, v, 1, kMostTables); }},
    {"final", takeFinal},
    {"repechage", [](Settings& s, const std::string& v) { return takeFlag(s.secondChance, v); }},
    {"groups", [](Settings& s, const std::string& v) { return takeOptional(s.groups, v, 1, kMostGroups); }},
    {"qualify",
     [](Settings& s, const std::string& v) { return takeNumber(s.qualify, v, 1, kMostQualified); }},
    {"camps", [](Settings& s, const std::string& v) { return takeFlag(s.camps, v); }},
    {"keep-apart", takeKeepApart},
    {"meet", takeMeet},
    {"rest", takeRest},
    {"scoring", takeScoring},
    {"ladder", takeLadder},
    {"missed-round", takeMissedRound},
    {"prizes", takePrizes},
    {"hide-standings-until",
     [](Settings& s, const std::string& v) { return takeOptional(s.hideStandingsUntil, v, 1, kMostRounds); }},
    {"copy-to", takeCopyTo},
    {kResultsPage, takeResultsPage},
};

} // namespace

std::optional<Option> findOption(const std::string& name) {
    for (const Row& option : kOptions)
        if (name == option.name) return Option{name, option.take};
    if (!isOwnOption(name)) return std::nullopt;
    return Option{name, [name](Settings& settings, const std::string& value) {
                      return takeOfGame(settings, name, value);
                  }};
}

} // namespace schreiber::desk

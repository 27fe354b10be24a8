#include "steps/settings.h"

#include "change.h"
#include "steps/option_table.h"

#include <desk/games.h>
#include <tournament/bracket.h>
#include <tournament/standings.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <optional>
#include <utility>

namespace schreiber::desk {

using tournament::Settings;

namespace {

using Options = std::map<std::string, std::string>;

constexpr int kZeroSumRounds = 3;
constexpr const char* kZeroSumScoring = "1*points";
constexpr const char* kRankedScoring = "1*points+1*rank";
constexpr const char* kZeroSumLadder = "score,best-rounds,lot";

std::vector<std::string> ruleSetIds() {
    std::vector<std::string> ids;
    for (const game::Game* game : games())
        for (game::Shape& shape : game->shapes()) ids.push_back(std::move(shape.id));
    return ids;
}

void takeOption(Settings& settings, const Option& option, const std::string& value, OptionErrors& errors) {
    if (auto expected = option.take(settings, value))
        errors.push_back({option.name, 0, 0, value, std::move(*expected)});
}

// A switch of the club; an empty value goes back to the rule set's own.
void takeSwitch(const game::Game& game, Settings& settings, const std::string& name, const std::string& value,
                OptionErrors& errors) {
    auto values = game.valuesOf(name);
    if (!values)
        errors.push_back({name, 0, 0, name, {"known_option"}});
    else if (value.empty())
        settings.house.erase(name);
    else if (!game.isSwitchValue(name, value)) {
        for (std::string& one : *values) one.insert(0, "="); // to be typed as they stand
        errors.push_back({name, 0, 0, value, std::move(*values)});
    } else
        settings.house[name] = value;
}

// What a game is played to where nobody says otherwise; 0 where the rule set is unknown.
int ownTarget(const Settings& settings) {
    return gameOf(settings).ownTarget(agreedOf(settings)).value_or(0);
}

// What a club plays by where it says nothing: each to a target, or rounds of so many deals in which what one
// wins the others lose.
void takeKind(Settings& settings, const game::Shape& shape) {
    const Settings race;
    settings.zeroSum = shape.kind == game::ScoreKind::ZeroSum;
    settings.players = shape.players;
    settings.deals = shape.deals;
    settings.games = race.games;
    settings.openEnd = race.openEnd;
    settings.fives = race.fives;
    settings.rankPoints.clear();
    settings.stake = race.stake;
    settings.rounds = settings.zeroSum ? kZeroSumRounds : race.rounds;
    settings.scoring = settings.zeroSum ? kZeroSumScoring : race.scoring;
    settings.ladder = settings.zeroSum ? kZeroSumLadder : race.ladder;
    for (const char* option : kOfCounting) settings.furtherOptions.erase(option);
}

// Points for places are there to count, where nobody says how the score comes about.
void takeRankTerm(Settings& settings, const Options& given) {
    if (!given.contains("rank-points") || given.contains("scoring")) return;
    const bool has = !settings.rankPoints.empty();
    if (settings.scoring == (has ? kZeroSumScoring : kRankedScoring))
        settings.scoring = has ? kRankedScoring : kZeroSumScoring;
}

// The game the club plays: its rule set, and with it what a game is played to. A target that the club chose
// stays while the games are counted up as before.
void takeRules(Settings& settings, const std::string& id, bool targetGiven, OptionErrors& errors) {
    const std::optional<game::Shape> shape = shapeOf(id);
    if (!shape) {
        errors.push_back({"rules", 0, 0, id, ruleSetIds()});
        return;
    }
    if (settings.rules != id) { // a name and a list of the club's own were made of another set
        settings.furtherOptions.erase(kOwnName);
        for (const std::string& option : ownOptions()) settings.furtherOptions.erase(option);
    }
    const bool zeroSum = shape->kind == game::ScoreKind::ZeroSum;
    const bool alike = settings.start == shape->start && settings.zeroSum == zeroSum;
    const bool known = !settings.rules.empty() && alike; // and no new tournament
    const bool chosen = known && settings.target != ownTarget(settings);
    settings.rules = id;
    settings.start = shape->start;
    if (settings.zeroSum != zeroSum) takeKind(settings, *shape);
    if (!targetGiven && !chosen) settings.target = ownTarget(settings);
}

// What a fine may do to a score follows from the rules and the club's switches. The sheets count by it.
void takeBelowZero(Settings& settings) {
    if (const auto below = gameOf(settings).belowZero(agreedOf(settings))) settings.belowZero = *below;
}

bool knowsSeats(const game::Shape& shape, int seats) {
    return std::find(shape.seats.begin(), shape.seats.end(), seats) != shape.seats.end();
}

// Everybody against everybody, and pairs that move, meet by their places: no draw could look at camps or
// clubs.
bool meetByPlace(const Settings& settings) {
    using tournament::Pairing;
    const bool byPlace = settings.pairing == Pairing::Moving || settings.pairing == Pairing::RoundRobin;
    const bool pairs = settings.format == tournament::Format::Pairs;
    return settings.format == tournament::Format::Groups || (pairs && byPlace);
}

// Places at a table and single rounds count where a sheet sums to zero.
void requireNoPlaces(const Options& given, OptionErrors& errors) {
    const auto forbid = [&](const char* option, const std::vector<std::string>& names) {
        for (const char* name : {"rank", "table-wins", "best-rounds"})
            if (std::find(names.begin(), names.end(), name) != names.end())
                errors.push_back({option, 0, 0, name, {"zero_sum_rules"}});
    };
    std::vector<std::string> terms;
    if (const auto scoring = given.find("scoring"); scoring != given.end())
        for (auto& [term, worth] : tournament::scoringTerms(scoring->second))
            terms.push_back(std::move(term));
    forbid("scoring", terms);
    if (const auto ladder = given.find("ladder"); ladder != given.end())
        forbid("ladder", tournament::ladderSteps(ladder->second));
}

// What somebody chose though it means nothing in this tournament. Only what was given now is held against it:
// a format that changes leaves the rest as it was, and older files may have anything.
void requireMeaning(const Settings& settings, const Options& given, OptionErrors& errors) {
    const auto forbid = [&](const char* option, bool idle, const char* expected) {
        const auto found = given.find(option);
        if (idle && found != given.end() && !found->second.empty())
            errors.push_back({option, 0, 0, found->second, {expected}});
    };
    forbid("pairing", settings.format != tournament::Format::Pairs, "pairing_format");
    forbid("meet", settings.format != tournament::Format::Drawn, "meet_format");
    const bool groups = settings.format == tournament::Format::Groups;
    forbid("groups", !groups, "groups_format");
    forbid("qualify", !groups, "groups_format");
    forbid("rounds", tournament::hasBracket(settings), "rounds_format");
    forbid("target", settings.start != 0 || settings.zeroSum, "target_counted_up");
    for (const char* option : {"fives", "end", kDoubled, kKontra, "rank-points", "stake"})
        forbid(option, !settings.zeroSum, "zero_sum_rules");
    if (!settings.zeroSum) requireNoPlaces(given, errors);
    const int last = settings.rounds + (settings.last == tournament::LastMatch::None ? 0 : 1);
    const bool planned = settings.rounds > 0 && !tournament::hasBracket(settings);
    forbid("hide-standings-until", planned && settings.hideStandingsUntil > last, "hide_rounds");
}

// Options that only go together with others.
void requireFit(const Settings& settings, const Options& given, OptionErrors& errors) {
    const std::optional<game::Shape> shape = shapeOf(settings.rules);
    const bool solo = settings.format == tournament::Format::Solo;
    if (shape && !settings.zeroSum && !knowsSeats(*shape, solo ? 3 : 4))
        errors.push_back(
            {"rules", 0, 0, settings.rules, {solo ? "rule_set_for_three" : "rule_set_for_four"}});
    for (base::InputError& fault : gameOf(settings).faultsOf(agreedOf(settings)))
        errors.push_back(std::move(fault));
    // A second chance is for those who lost once; who did not come out of a group has lost more than that.
    const bool chosen = given.contains("repechage") || given.contains("format");
    if (chosen && settings.secondChance && settings.format != tournament::Format::Knockout)
        errors.push_back({"repechage", 0, 0, "yes", {"repechage_format"}});
    // An older file may have camps all the same; whoever sets something else there is not held up.
    const bool camps = given.contains("camps") || given.contains("pairing") || given.contains("format");
    if (camps && settings.camps && meetByPlace(settings))
        errors.push_back({"camps", 0, 0, "yes", {"camps_format"}});
    if (given.contains("keep-apart") && !settings.keepApart.empty() && meetByPlace(settings))
        errors.push_back({"keep-apart", 0, 0, settings.keepApart, {"keep_apart_format"}});
    const bool rest = given.contains("rest") || given.contains("rules") || given.contains("format");
    if (rest && settings.rest == tournament::Rest::Pair) {
        const bool drawn = settings.format == tournament::Format::Drawn;
        if (!drawn || (shape && !knowsSeats(*shape, 2)))
            errors.push_back({"rest", 0, 0, "pair", {drawn ? "rest_rules" : "rest_format"}});
    }
    requireMeaning(settings, given, errors);
    if (settings.last == tournament::LastMatch::None) return;
    const std::string last = tournament::nameOf(settings.last);
    const bool afterRounds =
        settings.format == tournament::Format::Drawn || settings.format == tournament::Format::Pairs;
    if (!afterRounds)
        errors.push_back({"final", 0, 0, last, {"final_format"}});
    else if (settings.rounds == 0)
        errors.push_back({"final", 0, 0, last, {"final_rounds"}});
}

OptionErrors requireSeed(const std::optional<std::uint64_t>& seed) {
    if (!seed || *seed <= kLargestSeed) return {};
    return {{"seed", 0, 0, std::to_string(*seed), {"seed"}}};
}

} // namespace

namespace {

// What was said of the tournament besides its rules and switches, by the names of the options.
Options givenOf(const NewTournament& wanted) {
    Options given = wanted.options;
    for (const auto& [name, value] :
         {std::pair{"date", wanted.date}, {"place", wanted.place}, {"pairing", wanted.pairing}})
        if (!value.empty()) given[name] = value;
    for (const auto& [name, value] : {std::pair{"target", wanted.target},
                                      {"rounds", wanted.rounds},
                                      {"tables", wanted.tables},
                                      {"games", wanted.games}})
        if (value != 0) given[name] = std::to_string(value);
    return given;
}

// What means nothing in another format goes; the rest comes along.
void fitToFormat(Settings& like, const std::string& name) {
    const auto format = tournament::readFormat(name);
    if (!format || *format == like.format) return;
    const Settings fresh;
    like.format = *format;
    like.pairing = fresh.pairing;
    like.meet = fresh.meet;
    like.rest = fresh.rest;
    like.last = fresh.last;
    like.secondChance = fresh.secondChance;
    like.groups = fresh.groups;
    like.qualify = fresh.qualify;
    if (tournament::hasBracket(like)) like.rounds = fresh.rounds;
    if (!meetByPlace(like)) return;
    like.camps = fresh.camps;
    like.keepApart = fresh.keepApart;
}

base::Result<Settings, OptionErrors> newLike(const NewTournament& wanted) {
    OptionErrors errors = requireSeed(wanted.seed);
    if (!errors.empty()) return base::fail(std::move(errors));
    Options given = givenOf(wanted);
    for (const auto& [name, value] : {std::pair{"name", wanted.name}, {"format", wanted.format}})
        if (!value.empty()) given[name] = value;
    for (const auto& [name, value] : wanted.house) given.try_emplace(name, value);
    Settings like = likeAnother(*wanted.like);
    const bool others = !wanted.rules.empty() && wanted.rules != like.rules;
    if (others) given["rules"] = wanted.rules;
    if (others || given.contains(kOwnName)) { // what was made of the rules there goes with them
        like.house.clear();
        like.furtherOptions.erase(kOwnName);
        for (const std::string& option : ownOptions()) like.furtherOptions.erase(option);
    }
    fitToFormat(like, wanted.format);
    auto settings = withOptions(like, given);
    if (!settings) return settings;
    settings->seed = wanted.seed.value_or(freshSeed());
    return settings;
}

} // namespace

base::Result<Settings, OptionErrors> newSettings(const NewTournament& wanted) {
    if (wanted.like) return newLike(wanted);
    Settings settings;
    OptionErrors errors = requireSeed(wanted.seed);
    Settings byRules; // the switches are those of the game that is wanted; its target follows from them
    byRules.rules = wanted.rules;
    for (const auto& [name, value] : wanted.house) takeSwitch(gameOf(byRules), settings, name, value, errors);
    takeRules(settings, wanted.rules, wanted.target != 0, errors);

    Options given = givenOf(wanted);
    given["name"] = wanted.name;
    given["format"] = wanted.format;
    for (const auto& [name, value] : given) {
        if (const auto option = findOption(name))
            takeOption(settings, *option, value, errors);
        else
            errors.push_back({name, 0, 0, name, {"known_option"}});
    }
    requireFit(settings, given, errors);
    if (!errors.empty()) return base::fail(std::move(errors));
    takeRankTerm(settings, given);
    takeBelowZero(settings);
    settings.seed = wanted.seed.value_or(freshSeed());
    return settings;
}

base::Result<Settings, OptionErrors> withOptions(const Settings& settings, const Options& options) {
    Settings changed = settings;
    OptionErrors errors;
    const auto rules = options.find("rules");
    if (rules != options.end()) takeRules(changed, rules->second, options.contains("target"), errors);
    for (const auto& [name, value] : options) {
        if (name == "rules") continue;
        if (const auto option = findOption(name))
            takeOption(changed, *option, value, errors);
        else
            takeSwitch(gameOf(changed), changed, name, value, errors);
    }
    requireFit(changed, options, errors);
    if (!errors.empty()) return base::fail(std::move(errors));
    takeRankTerm(changed, options);
    // Written sheets of an older file go on as they were counted until somebody decides what fines may do.
    const std::string fines(gameOf(changed).belowZeroSwitch());
    if (rules != options.end() || options.contains(fines)) takeBelowZero(changed);
    return changed;
}

OptionErrors faultsOf(const Settings& settings) {
    const auto open = [](int number) { return number == 0 ? std::string() : std::to_string(number); };
    OptionErrors errors;
    Settings taken = settings;
    for (const auto& [name, value] :
         {std::pair<const char*, std::string>{"name", settings.name},
          {"date", settings.date},
          {"place", settings.place},
          {"rounds", open(settings.rounds)},
          {"games", std::to_string(settings.zeroSum ? settings.deals : settings.games)},
          {"rank-points", settings.rankPoints},
          {"stake", open(settings.stake)},
          {"tables", open(settings.tables)},
          {"groups", open(settings.groups)},
          {"qualify", std::to_string(settings.qualify)},
          {"keep-apart", settings.keepApart},
          {"scoring", settings.scoring},
          {"ladder", settings.ladder},
          {"missed-round", settings.missedRound},
          {"prizes", settings.prizes},
          {"hide-standings-until", open(settings.hideStandingsUntil)},
          {"copy-to", settings.copyTo}})
        takeOption(taken, *findOption(name), value, errors);
    const std::optional<game::Shape> shape = shapeOf(settings.rules);
    if (!shape) {
        errors.push_back({"rules", 0, 0, settings.rules, {"rule_set"}});
        return errors;
    }
    if (settings.start != shape->start)
        errors.push_back({"start", 0, 0, std::to_string(settings.start), {std::to_string(shape->start)}});
    const bool zeroSum = shape->kind == game::ScoreKind::ZeroSum;
    if (settings.zeroSum != zeroSum || settings.players != shape->players)
        errors.push_back(
            {"players", 0, 0, std::to_string(settings.players), {std::to_string(shape->players)}});
    if (!settings.countsDown() && !zeroSum)
        takeOption(taken, *findOption("target"), std::to_string(settings.target), errors);
    for (const auto& [name, value] : settings.house) takeSwitch(gameOf(settings), taken, name, value, errors);
    for (const auto& [name, value] : settings.furtherOptions)
        if (const auto own = findOption(name)) takeOption(taken, *own, value, errors);
    requireFit(settings, {}, errors);
    return errors;
}

base::Result<base::Done, Refusal> fixedNow(const Tournament& tournament, const Settings& after) {
    const Settings& before = tournament.settings;
    const bool drawn = !tournament.rounds.empty() || !tournament.partnerships.empty();
    const bool bracket = tournament::bracketOf(tournament, tournament::currentRound(tournament)).first != 0;
    const bool entered = !tournament.entries.empty();
    const struct {
        const char* option;
        bool changes;
        bool fixed;
    } checks[] = {
        {"format", before.format != after.format, drawn || entered},
        {"rules", before.rules != after.rules, drawn},
        {"target", before.target != after.target || before.start != after.start, drawn},
        {"repechage", before.secondChance != after.secondChance, drawn},
        {"groups", before.groups != after.groups, drawn},
        {"qualify", before.qualify != after.qualify, bracket},
        {"games", before.games != after.games || before.deals != after.deals, drawn},
        {"end", before.openEnd != after.openEnd, drawn},
    };
    for (const auto& check : checks)
        if (check.changes && check.fixed)
            return base::fail(Refusal{"setting_fixed"_refusal, {{"option", check.option}}});
    for (const std::string& option : ownOptions())
        if (drawn && furtherOption(before, option) != furtherOption(after, option))
            return base::fail(Refusal{"setting_fixed"_refusal, {{"option", option}}});
    return base::Done{};
}

std::optional<Refusal> whyNotFormat(const Settings& settings) {
    if (!settings.zeroSum || settings.format == tournament::Format::Solo) return std::nullopt;
    return Refusal{"format_rules"_refusal,
                   {{"format", tournament::nameOf(settings.format)}, {"rules", settings.rules}}};
}

std::optional<Refusal> confirmUnevenDeals(const Settings& settings) {
    if (!settings.zeroSum || settings.openEnd || settings.deals % settings.players == 0) return std::nullopt;
    return Refusal{
        "deals_uneven"_refusal,
        {{"games", std::to_string(settings.deals)}, {"players", std::to_string(settings.players)}}};
}

std::optional<Refusal> questionIfDropped(const Settings& before, const Options& options) {
    const auto rules = options.find("rules");
    const bool other = rules != options.end() && rules->second != before.rules;
    const std::vector<std::string> owned = ownOptions();
    const bool own = !ownName(before).empty() || std::ranges::any_of(owned, [&](const auto& option) {
        return before.furtherOptions.contains(option);
    });
    const bool said = options.contains(kOwnName) || std::ranges::any_of(owned, [&](const auto& option) {
                          return options.contains(option);
                      });
    if (!other || !own || said) return std::nullopt;
    const std::string name = ownName(before);
    return Refusal{"own_rules_dropped"_refusal,
                   {{"name", name.empty() ? before.rules : name}, {"rules", rules->second}}};
}

bool changesRanking(const Settings& before, const Settings& after) {
    return before.scoring != after.scoring || before.ladder != after.ladder ||
           before.missedRound != after.missedRound;
}

Outcome<tournament::Settings> settingsFor(const NewTournament& wanted, bool yes) {
    auto settings = newSettings(wanted);
    if (!settings) return base::fail(Failure{InputErrors{settings.error()}});
    if (auto refusal = whyNotFormat(*settings)) return base::fail(Failure{std::move(*refusal)});
    if (auto question = confirmUnevenDeals(*settings); question && !yes)
        return base::fail(Failure{std::move(*question)});
    return std::move(*settings);
}

} // namespace schreiber::desk

#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/settings.h>
#include <desk/whole_file.h>

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

namespace schreiber::desk {

using tournament::Settings;

namespace {

// The head of a file of rules. A recorded deal has one too, but whoever gives it means something else.
Outcome<game::Head> rulesHeadIn(const std::string& bytes, const std::string& file) {
    auto deal = readOneDeal(bytes, file);
    if (!deal) return base::fail(Failure{InputErrors{deal.error()}});
    if (!deal->tells) return std::move(deal->head);
    return base::fail(Failure{InputErrors{{{file, *deal->tells, 1, {}, {"RULES-ALONE()"}}}}});
}

// What the head says, as options of a tournament.
std::map<std::string, std::string> optionsOf(const game::Agreed& agreed) {
    std::map<std::string, std::string> options = agreed.house;
    for (const auto& [name, value] : agreed.options) options[name] = value;
    if (!agreed.name.empty()) options[kOwnName] = agreed.name;
    if (agreed.target > 0) options["target"] = std::to_string(agreed.target);
    return options;
}

} // namespace

std::string ownName(const Settings& settings) {
    return furtherOption(settings, kOwnName);
}

std::string furtherOption(const Settings& settings, const std::string& option) {
    const auto found = settings.furtherOptions.find(option);
    return found == settings.furtherOptions.end() ? std::string() : found->second;
}

std::string houseRuleInWords(const std::string& name, const std::string& value, words::Language language) {
    for (const game::Game* game : games())
        if (std::string words = game->switchInWords(name, value, language); !words.empty()) return words;
    return name + ": " + value;
}

game::Head rulesHead(const Settings& settings) {
    game::Head head;
    head.agreed = agreedOf(settings);
    if (settings.countsDown()) head.agreed.target = 0;
    return head;
}

std::string ownRulesFile(const Settings& settings) {
    return gameOf(settings).judge().written(rulesHead(settings));
}

std::map<std::string, std::string>
ownRulesAnew(const std::string& base, std::map<std::string, std::string> options, const Settings& now) {
    options.try_emplace(kOwnName, std::string());
    for (const std::string& option : ownOptions()) options.try_emplace(option, std::string());
    for (const auto& [name, value] : now.house)
        if (name != "target") options.try_emplace(name, std::string());
    // A target of the tournament's own is taken back as well.
    if (const auto shape = shapeOf(base); shape && shape->target > 0)
        options.try_emplace("target", std::to_string(shape->target));
    if (base != now.rules) {
        options["rules"] = base;
        return options;
    }
    std::map<std::string, std::string> standing = now.house;
    standing[kOwnName] = ownName(now);
    for (const std::string& option : ownOptions()) standing[option] = furtherOption(now, option);
    standing["target"] = std::to_string(now.target);
    std::erase_if(options, [&](const auto& option) {
        const auto known = standing.find(option.first);
        return known == standing.end() ? option.second.empty() : known->second == option.second;
    });
    return options;
}

Outcome<std::map<std::string, std::string>> readOwnRules(const std::string& bytes, const std::string& file,
                                                         const Settings& now) {
    const auto head = rulesHeadIn(bytes, file);
    if (!head) return base::fail(head.error());
    return ownRulesAnew(head->agreed.rules, optionsOf(head->agreed), now);
}

Outcome<base::Done> readOwnRules(NewTournament& wanted) {
    if (shapeOf(wanted.rules)) return base::Done{};
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(wanted.rules, ignored)) {
        // No set has a name like that of a file; anything else is a set that there is not.
        if (wanted.rules.find_first_of("./\\") == std::string::npos) return base::Done{};
        return base::fail(Failure{InputErrors{{{wanted.rules, 0, 0, {}, {"NO-RULES-FILE()"}}}}});
    }
    const auto bytes = readWhole(wanted.rules, kMostRulesBytes);
    if (!bytes) return base::fail(bytes.error());
    const auto head = rulesHeadIn(*bytes, wanted.rules);
    if (!head) return base::fail(head.error());
    std::map<std::string, std::string> options = optionsOf(head->agreed);
    wanted.rules = head->agreed.rules;
    std::vector<std::string> named = ownOptions();
    named.emplace_back(kOwnName);
    for (const std::string& name : named)
        if (const auto option = options.extract(name)) wanted.options.emplace(name, option.mapped());
    if (wanted.target == 0) wanted.target = head->agreed.target;
    options.erase("target");
    wanted.house.merge(options);
    return base::Done{};
}

} // namespace schreiber::desk

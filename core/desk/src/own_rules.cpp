#include "engine_view.h"

#include <desk/evening.h>
#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/whole_file.h>

#include <algorithm>
#include <filesystem>
#include <perlaggen/line/agreed.h>
#include <perlaggen/record/own_list.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/rulebook/own_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <utility>
#include <vector>

namespace schreiber::desk {

using tournament::Settings;

namespace {

// The head of a file of rules. A recorded deal has one too, but whoever gives it means something else.
Outcome<perlaggen::record::Header> rulesHeadIn(const std::string& bytes, const std::string& file) {
    auto record = readOneDeal(bytes, file);
    if (!record) return base::fail(Failure{InputErrors{record.error()}});
    const auto& hands = record->header.hands;
    const bool dealt =
        std::any_of(hands.begin(), hands.end(), [](const auto& hand) { return hand.has_value(); });
    if (record->events.empty() && !dealt) return std::move(record->header);
    const int line = record->events.empty() ? record->lines.first : record->lines.events.front();
    return base::fail(Failure{InputErrors{{{file, line, 1, {}, {"RULES-ALONE()"}}}}});
}

// What the head says, as options of a tournament.
std::map<std::string, std::string> optionsOf(const perlaggen::record::Header& head) {
    std::map<std::string, std::string> options;
    if (std::string name = perlaggen::record::ownNameOf(head); !name.empty())
        options[kOwnName] = std::move(name);
    if (const auto list = perlaggen::record::ownListOf(head))
        options[kOwnList] = perlaggen::rulebook::toString(*list);
    for (const perlaggen::rulebook::HouseRule& rule : head.house) options[rule.name] = rule.value;
    if (head.target) options["target"] = std::to_string(*head.target);
    return options;
}

} // namespace

std::string ownName(const Settings& settings) {
    const auto name = settings.furtherOptions.find(kOwnName);
    return name == settings.furtherOptions.end() ? std::string() : name->second;
}

std::optional<perlaggen::rulebook::PerlaggList> ownList(const Settings& settings) {
    return perlaggen::line::ownListOf(agreedOf(settings));
}

std::optional<perlaggen::rulebook::RuleSet> rulesOf(const Settings& settings) {
    return perlaggen::line::rulesOf(agreedOf(settings));
}

std::string houseRuleInWords(const std::string& name, const std::string& value, words::Language language) {
    const auto which = perlaggen::rulebook::readSwitch(name);
    if (!which) return name + ": " + value;
    if (const words::Text rule = perlaggen::rulebook::ruleOf(*which, value); !rule.empty())
        return std::string(rule.in(language));
    std::string question(perlaggen::rulebook::textOf(*which).in(language));
    if (!question.empty() && question.back() == '.') question.pop_back();
    return question + ": " +
           (value.empty() ? "–" : perlaggen::rulebook::valueInWords(*which, value, language));
}

perlaggen::record::Header rulesHead(const Settings& settings) {
    perlaggen::record::Header head;
    head.rules = settings.rules;
    head.house = perlaggen::line::houseOf(agreedOf(settings));
    if (!settings.countsDown() && settings.target > 0) head.target = settings.target;
    if (const auto list = ownList(settings)) perlaggen::record::setOwnList(head, *list);
    if (const std::string name = ownName(settings); !name.empty()) perlaggen::record::setOwnName(head, name);
    return head;
}

std::string ownRulesFile(const Settings& settings) {
    perlaggen::record::Record record;
    record.header = rulesHead(settings);
    return perlaggen::record::write(record);
}

std::map<std::string, std::string>
ownRulesAnew(const std::string& base, std::map<std::string, std::string> options, const Settings& now) {
    options.try_emplace(kOwnName, std::string());
    options.try_emplace(kOwnList, std::string());
    for (const auto& [name, value] : now.house)
        if (name != "target") options.try_emplace(name, std::string());
    // A target of the tournament's own is taken back as well.
    if (const perlaggen::rulebook::RuleSet* set = perlaggen::rulebook::findRuleSet(base);
        set != nullptr && set->target() > 0)
        options.try_emplace("target", std::to_string(set->target()));
    if (base != now.rules) {
        options["rules"] = base;
        return options;
    }
    const auto list = ownList(now);
    std::map<std::string, std::string> standing = now.house;
    standing[kOwnName] = ownName(now);
    standing[kOwnList] = list ? perlaggen::rulebook::toString(*list) : std::string();
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
    return ownRulesAnew(head->rules, optionsOf(*head), now);
}

Outcome<base::Done> readOwnRules(NewTournament& wanted) {
    if (perlaggen::rulebook::findRuleSet(wanted.rules) != nullptr) return base::Done{};
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
    std::map<std::string, std::string> options = optionsOf(*head);
    wanted.rules = head->rules;
    for (const char* name : {kOwnName, kOwnList})
        if (const auto option = options.extract(name)) wanted.options.emplace(name, option.mapped());
    if (wanted.target == 0 && head->target) wanted.target = *head->target;
    options.erase("target");
    wanted.house.merge(options);
    return base::Done{};
}

} // namespace schreiber::desk

#include "counted_line.h"
#include "judge.h"
#include "marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/deal/counting.h>
#include <perlaggen/line/agreed.h>
#include <perlaggen/line/perlaggen.h>
#include <perlaggen/rulebook/asked_words.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/own_set.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <perlaggen/rulebook/switches.h>
#include <perlaggen/ruling/ask.h>
#include <perlaggen/ruling/chosen.h>
#include <perlaggen/ruling/open_facts.h>
#include <string>
#include <utility>

namespace schreiber::perlaggen::line {

using game::Agreed;

namespace {

std::vector<std::string> strings(const auto& names) {
    return {names.begin(), names.end()};
}

// The Perlaggen of a club's own list: `HK T7` as "Herz-König, Trumpf-Siebener".
std::string listInWords(const std::string& value, words::Language language) {
    const auto list = rulebook::readPerlaggList(value);
    if (!list) return value;
    constexpr words::Text ofTrumps{"Trumpf-{}", "{} di briscola", "{} of trumps"};
    std::string words;
    for (const rulebook::PerlaggPlace& place : *list) {
        if (!words.empty()) words += ", ";
        if (place.fixed)
            words += rulebook::cardName(*place.fixed, language);
        else
            words +=
                fmt::format(fmt::runtime(ofTrumps.in(language)), rulebook::rankName(place.ofTrump, language));
    }
    return words;
}

class Perlaggen final : public game::Game {
  public:
    std::string_view id() const override { return "perlaggen"; }
    std::string_view title() const override { return "Perlaggen"; }
    const game::Judge& judge() const override { return line::judge(); }
    std::unique_ptr<game::Answers> answers(words::Language language) const override {
        return std::make_unique<ruling::Asker>(language);
    }

    std::vector<game::Shape> shapes() const override {
        std::vector<game::Shape> shapes;
        for (const rulebook::RuleSet& set : rulebook::ruleSets())
            shapes.push_back(
                {set.id, rulebook::displayName(set.id), set.startScore, set.target(), set.seats});
        return shapes;
    }

    std::vector<game::RuleTexts> rules() const override {
        std::vector<game::RuleTexts> rules;
        for (const rulebook::RulePoint& point : rulebook::catalogue()) {
            game::RuleTexts rule{point.name, {rulebook::askedWith(point.name)}};
            for (const words::Language language : words::kLanguages)
                for (const words::Text& words : {point.title, point.text, point.consequence})
                    rule.texts.push_back(words.in(language));
            rules.push_back(std::move(rule));
        }
        return rules;
    }

    std::string titleOf(std::string_view rule, words::Language language) const override {
        const rulebook::RulePoint* point = rulebook::findRulePoint(rule);
        return point == nullptr ? std::string() : std::string(point->title.in(language));
    }

    std::optional<game::CitedRule> cited(std::string_view rule, std::string_view ruleSet,
                                         words::Language language) const override {
        const rulebook::RulePoint* point = rulebook::findRulePoint(rule);
        if (point == nullptr) return std::nullopt;
        std::string source;
        std::string text(point->text.in(language));
        if (const rulebook::RuleSet* set = rulebook::findRuleSet(ruleSet)) {
            source = rulebook::backingInWords(*point, *set, language);
            text = rulebook::ruleInWords(*point, *set, language); // with the numbers that hold there
            for (const std::string_view name : point->also)
                if (const auto which = rulebook::readSwitch(name); which && set->switches[*which].relevant)
                    text += ' ' + rulebook::playedAt(*set, *which, language);
        }
        if (source.empty()) source = point->title.in(language);
        return game::CitedRule{std::move(text), std::move(source)};
    }

    std::string switchInWords(const std::string& name, const std::string& value,
                              words::Language language) const override {
        const auto which = rulebook::readSwitch(name);
        if (!which) return {};
        if (const words::Text rule = rulebook::ruleOf(*which, value); !rule.empty())
            return std::string(rule.in(language));
        std::string question(rulebook::textOf(*which).in(language));
        if (!question.empty() && question.back() == '.') question.pop_back();
        return question + ": " + (value.empty() ? "–" : rulebook::valueInWords(*which, value, language));
    }

    std::string optionInWords(const std::string& option, const std::string& value,
                              words::Language language) const override {
        return option == kOwnList ? listInWords(value, language) : value;
    }

    std::string needsInWords(std::string_view keys, words::Language language) const override {
        std::vector<std::string> needs;
        for (std::size_t from = 0; from <= keys.size();) {
            const std::size_t end = std::min(keys.find(',', from), keys.size());
            needs.push_back(ruling::needInWords(keys.substr(from, end - from), language));
            from = end + 1;
        }
        return rulebook::joinedNames(needs, language);
    }

    std::optional<std::vector<std::string>> valuesOf(std::string_view name) const override {
        const auto which = rulebook::readSwitch(name);
        if (!which) return std::nullopt;
        return strings(rulebook::valuesOf(*which));
    }

    bool isSwitchValue(std::string_view name, std::string_view value) const override {
        const auto which = rulebook::readSwitch(name);
        return which && rulebook::readSwitchValue(*which, value).has_value();
    }

    std::vector<std::string> ownOptions() const override { return {kOwnList}; }
    base::Result<std::string, std::vector<std::string>>
    normalizedOption(std::string_view option, const std::string& value) const override {
        if (option != kOwnList || value.empty()) return value;
        const auto list = rulebook::parsePerlaggList(value);
        if (list) return rulebook::toString(*list);
        const auto& [word, twice] = list.error();
        std::vector<std::string> expected{"perlagg_list"};
        if (!word.empty()) expected.push_back((twice ? "perlagg_twice(" : "perlagg_none(") + word + ")");
        return base::fail(std::move(expected));
    }

    // A card of the club's own list that the pack has not.
    std::vector<base::InputError> faultsOf(const Agreed& agreed) const override {
        const rulebook::RuleSet* set = rulebook::findRuleSet(agreed.rules);
        const auto list = ownListOf(agreed);
        if (set == nullptr || !list) return {};
        for (const rulebook::PerlaggPlace& place : *list)
            if (place.fixed && !inPack(*place.fixed, set->pack))
                return {{kOwnList,
                         0,
                         0,
                         rulebook::toString(*list),
                         {"perlagg_list", "perlagg_pack(" + rulebook::toString(place) + ")"}}};
        return {};
    }

    std::vector<game::OpenSwitch> openSwitches(const Agreed& agreed) const override {
        std::vector<game::OpenSwitch> open;
        if (const auto set = rulesOf(agreed))
            for (const rulebook::Switch which : rulebook::openSwitches(*set))
                open.push_back({std::string(rulebook::nameOf(which)), strings(rulebook::valuesOf(which))});
        return open;
    }

    std::vector<game::Switch> switches(const Agreed& agreed, words::Language language) const override {
        const auto set = rulesOf(agreed);
        if (!set) return {};
        std::vector<game::Switch> switches;
        for (int i = 0; i < rulebook::kSwitchCount; ++i) {
            const auto which = static_cast<rulebook::Switch>(i);
            const rulebook::Setting& setting = set->switches[which];
            if (which == rulebook::Switch::Target || !setting.relevant)
                continue; // the target is asked elsewhere
            game::Switch one;
            one.name = rulebook::nameOf(which);
            one.question = rulebook::textOf(which).in(language);
            if (rulebook::isTextOnly(which))
                one.question += " (" + std::string(rulebook::textOnlyMark().in(language)) + ')';
            for (const std::string_view value : rulebook::valuesOf(which))
                one.values.push_back(
                    {std::string(value), std::string(rulebook::textOf(which, value).in(language))});
            one.holds = setting.value;
            one.ours = agreed.house.contains(one.name);
            switches.push_back(std::move(one));
        }
        return switches;
    }

    std::optional<int> ownTarget(const Agreed& agreed) const override {
        Agreed without = agreed;
        without.target = 0;
        const auto set = rulesOf(without);
        return set ? std::optional(set->target()) : std::nullopt;
    }

    std::optional<base::BelowZero> belowZero(const Agreed& agreed) const override {
        const auto set = rulesOf(agreed);
        if (!set) return std::nullopt;
        return deal::belowZero(rulebook::Rules(*set, set->seats.front()));
    }

    std::string_view belowZeroSwitch() const override {
        return rulebook::nameOf(rulebook::Switch::NegativeScore);
    }

    // imst-2015 § 33
    std::optional<std::string> claimLimit(const Agreed& agreed, words::Language language) const override {
        const auto set = rulesOf(agreed);
        const rulebook::RulePoint& point = rulebook::rulePoint("claim_limit");
        if (!set || !rulebook::holdsIn(point, *set)) return std::nullopt;
        const auto backing =
            rulebook::citationsFor(point, rulebook::findRuleSet(set->id) ? set->id : set->base);
        if (!backing || backing->citations.empty()) return std::string();
        return rulebook::inWords(backing->citations.front(), language);
    }

    bool isMark(const game::Mark& mark) const override {
        game::Mark won = mark;
        if (won.how.empty()) won.how = "unbet"; // how is not said
        return factOf(won).has_value();
    }

    base::Result<game::Line, game::Refusal> counted(const Agreed& agreed, const game::Before& before,
                                                    const game::Line& line) const override {
        return line::counted(agreed, before, line);
    }
    base::Result<std::optional<game::Question>, game::Refusal>
    missingFact(const Agreed& agreed, const game::Before& before, const game::Line& line,
                words::Language language) const override {
        return line::missingFact(agreed, before, line, language);
    }
    base::Result<std::vector<game::Order>, game::Refusal>
    decidingOrders(const Agreed& agreed, const game::Before& before, const game::Line& line) const override {
        return line::decidingOrders(agreed, before, line);
    }
    std::vector<game::Otherwise> otherwise(const Agreed& agreed, const game::Before& before,
                                           const game::Line& line) const override {
        return line::otherwise(agreed, before, line);
    }
    std::string chosenInWords(std::string_view ruleSet, std::string_view name,
                              words::Language language) const override {
        const rulebook::RuleSet* set = rulebook::findRuleSet(ruleSet);
        const auto which = rulebook::readSwitch(name);
        return set != nullptr && which ? ruling::chosenInWords(*set, *which, language) : std::string();
    }
};

} // namespace

const game::Game& perlaggen() {
    static const Perlaggen kGame;
    return kGame;
}

} // namespace schreiber::perlaggen::line

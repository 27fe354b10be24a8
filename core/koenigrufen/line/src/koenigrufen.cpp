#include "ask.h"
#include "judge.h"
#include "sheet.h"

#include <nlohmann/json.hpp>
#include <query/frame.h>

#include <game/refusal_code.h>
#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/koenigrufen.h>
#include <koenigrufen/line/schrieb.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/ask.h>

namespace schreiber::koenigrufen::line {
namespace {

using game::Agreed;

constexpr int kDealsOfRound = 16; // where the club says nothing; each deals four times

class Answers final : public game::Answers {
  public:
    explicit Answers(words::Language language)
        : m_language(language) {
        for (const auto kinds : {ruling::queryKinds(), line::queryKinds()})
            m_kinds.insert(m_kinds.end(), kinds.begin(), kinds.end());
    }

    std::string answer(std::string_view line) override {
        return query::answered(line, m_language, [this](const ruling::Json& asked) {
            return ruling::answered(asked, m_kinds, m_language);
        });
    }

  private:
    words::Language m_language;
    std::vector<ruling::QueryKind> m_kinds;
};

class Koenigrufen final : public game::Game {
  public:
    std::string_view id() const override { return "koenigrufen"; }
    std::string_view title() const override { return "Königrufen"; }
    const game::Judge& judge() const override { return line::judge(); }
    std::unique_ptr<game::Answers> answers(words::Language language) const override {
        return std::make_unique<Answers>(language);
    }

    std::vector<game::Shape> shapes() const override {
        std::vector<game::Shape> shapes;
        for (const rulebook::RuleSet& set : rulebook::ruleSets())
            shapes.push_back({.id = std::string(set.id),
                              .name = set.title,
                              .seats = {rulebook::kSeats, kMostAtTable},
                              .kind = game::ScoreKind::ZeroSum,
                              .players = rulebook::kSeats,
                              .deals = kDealsOfRound});
        return shapes;
    }

    std::vector<game::RuleTexts> rules() const override {
        std::vector<game::RuleTexts> rules;
        for (const rulebook::RulePoint& point : rulebook::catalogue()) {
            game::RuleTexts rule{point.point.text(), {}};
            for (const words::Language language : words::kLanguages)
                for (const words::Text& words : {point.title, point.text})
                    rule.texts.push_back(words.in(language));
            rules.push_back(std::move(rule));
        }
        return rules;
    }

    std::string titleOf(std::string_view rule, words::Language language) const override {
        const auto point = rulebook::PointName::find(rule);
        return point ? std::string(rulebook::textOf(*point).title.in(language)) : std::string();
    }

    std::optional<game::CitedRule> cited(std::string_view rule, std::string_view ruleSet,
                                         words::Language language) const override {
        const auto point = rulebook::PointName::find(rule);
        if (!point) return std::nullopt;
        std::string source;
        if (rulebook::findRuleSet(ruleSet) != nullptr) source = rulebook::citationInWords(*point, language);
        if (source.empty()) source = rulebook::textOf(*point).title.in(language);
        return game::CitedRule{std::string(rulebook::textOf(*point).text.in(language)), std::move(source)};
    }

    std::string switchInWords(const std::string& name, const std::string& value,
                              words::Language language) const override {
        const auto which = rulebook::readSwitch(name);
        if (!which) return {};
        const auto place = rulebook::readSwitchValue(*which, value);
        return std::string(
            (place ? rulebook::meaningOf(*which, *place) : rulebook::questionOf(*which)).in(language));
    }
    std::string optionInWords(const std::string&, const std::string& value, words::Language) const override {
        return value;
    }
    std::string needsInWords(std::string_view keys, words::Language) const override {
        return std::string(keys);
    }
    std::optional<std::string> faultInWords(const base::InputError& error,
                                            words::Language language) const override {
        return line::inWords(error, language);
    }

    std::optional<std::vector<std::string>> valuesOf(std::string_view name) const override {
        const auto which = rulebook::readSwitch(name);
        if (!which) return std::nullopt;
        const auto values = rulebook::valuesOf(*which);
        return std::vector<std::string>(values.begin(), values.end());
    }
    bool isSwitchValue(std::string_view name, std::string_view value) const override {
        const auto which = rulebook::readSwitch(name);
        return which && rulebook::readSwitchValue(*which, value).has_value();
    }
    std::vector<base::InputError> faultsOf(const Agreed&) const override { return {}; }

    std::vector<game::OpenSwitch> openSwitches(const Agreed&) const override { return {}; }
    std::vector<game::Switch> switches(const Agreed& agreed, words::Language language) const override {
        const auto rules = rulesOf(agreed);
        std::vector<game::Switch> switches;
        for (std::size_t i = 0; rules && i < rulebook::kSwitchCount; ++i) {
            const auto which = static_cast<rulebook::Switch>(i);
            game::Switch one;
            one.name = rulebook::nameOf(which);
            one.question = rulebook::questionOf(which).in(language);
            const auto values = rulebook::valuesOf(which);
            for (std::size_t value = 0; value < values.size(); ++value)
                one.values.push_back(
                    {std::string(values[value]),
                     std::string(rulebook::meaningOf(which, static_cast<int>(value)).in(language))});
            one.holds = rules->settings()[which];
            one.ours = agreed.house.contains(one.name);
            switches.push_back(std::move(one));
        }
        return switches;
    }
    // Every line sums to 0: there is nothing to play to, and nothing below which a score could not go.
    std::optional<int> ownTarget(const Agreed& agreed) const override {
        return rulesOf(agreed) ? std::optional(0) : std::nullopt;
    }
    std::optional<base::BelowZero> belowZero(const Agreed& agreed) const override {
        return rulesOf(agreed) ? std::optional(base::BelowZero::Allowed) : std::nullopt;
    }
    std::string_view belowZeroSwitch() const override { return {}; }
    std::optional<std::string> claimLimit(const Agreed&, words::Language) const override {
        return std::nullopt;
    }

    // A line is told in its own words and not by marks.
    bool isMark(const game::Mark&) const override { return false; }
    base::Result<game::Line, game::Refusal> counted(const Agreed&, const game::Before&,
                                                    const game::Line& line) const override {
        if (!line.figures.empty()) return base::fail(game::Refusal{"figures_undecided"_refusal, {}});
        return line;
    }
    base::Result<std::optional<game::Question>, game::Refusal>
    missingFact(const Agreed&, const game::Before&, const game::Line&, words::Language) const override {
        return std::optional<game::Question>();
    }
    base::Result<std::vector<game::Order>, game::Refusal> decidingOrders(const Agreed&, const game::Before&,
                                                                         const game::Line&) const override {
        return std::vector<game::Order>();
    }

    base::Result<game::CountedSheet, game::LineFault>
    countedSheet(const Agreed& agreed, const game::SheetTable& table,
                 std::span<const game::SheetLine> lines) const override {
        const auto rules = rulesOf(agreed);
        if (!rules) return Game::countedSheet(agreed, table, lines);
        return line::countedSheet(eveningRules(*rules, agreed), table, lines);
    }
    std::string lineInWords(const Agreed& agreed, const game::SheetTable& table,
                            const game::CountedLine& line, std::span<const std::string> names,
                            words::Language language) const override {
        const auto rules = rulesOf(agreed);
        if (!rules) return line.text;
        return line::lineInWords(eveningRules(*rules, agreed), table, line, names, language);
    }
    game::ShortLine lineInShort(const Agreed& agreed, const game::SheetTable& table,
                                const game::CountedLine& line, words::Language language) const override {
        const auto rules = rulesOf(agreed);
        if (!rules) return Game::lineInShort(agreed, table, line, language);
        return line::lineInShort(eveningRules(*rules, agreed), table, line, language);
    }
    std::string sheetRecord(const Agreed& agreed, const game::SheetTable& table,
                            std::span<const std::string> names,
                            std::span<const game::SheetLine> lines) const override {
        const auto rules = rulesOf(agreed);
        if (!rules) return {};
        return line::sheetRecord(eveningRules(*rules, agreed), table, names, lines);
    }
    base::Result<game::RecordedSheet, std::vector<base::InputError>>
    readSheetRecord(std::string_view text, const std::string& file) const override {
        return line::readSheetRecord(text, file);
    }
};

} // namespace

std::optional<rulebook::Rules> rulesOf(const game::Agreed& agreed) {
    const rulebook::RuleSet* set = rulebook::findRuleSet(agreed.rules);
    if (set == nullptr) return std::nullopt;
    rulebook::Rules rules(*set);
    for (const auto& [name, value] : agreed.house) {
        const auto which = rulebook::readSwitch(name);
        const auto place = which ? rulebook::readSwitchValue(*which, value) : std::nullopt;
        if (place) rules.set(*which, *place);
    }
    return rules;
}

const game::Game& koenigrufen() {
    static const Koenigrufen kGame;
    return kGame;
}

} // namespace schreiber::koenigrufen::line

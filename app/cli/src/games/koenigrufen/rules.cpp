#include "rule_book.h"

#include <cards/tarock.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/rulebook/source.h>
#include <words/fold.h>

// A namespace of its own, as the rules of both games have things of the same names.
namespace schreiber::cli::of_koenigrufen {

namespace {

using namespace koenigrufen::rulebook;

constexpr const char* kKoenigrufen = "koenigrufen";

// Whole points, or with a half.
Json pointsJson(int halves) {
    return halves % 2 == 0 ? Json(halves / 2) : Json(halves / 2.0);
}

std::string_view nameOf(Talon talon) {
    constexpr std::array<std::string_view, 4> kNames{"none", "one", "both", "tricks"};
    return kNames[static_cast<std::size_t>(talon)];
}

std::string_view nameOf(Holder holder) {
    constexpr std::array<std::string_view, 3> kNames{"either", "declarer", "players"};
    return kNames[static_cast<std::size_t>(holder)];
}

Json gameJson(const GameRules& game, words::Language language) {
    return {{"game", nameOf(game.game)},
            {"short", shortNameOf(game.game)},
            {"title", titleOf(game.game).in(language)},
            {"kind", game.isPositive() ? "positive" : "negative"},
            {"value", pointsJson(game.halves)},
            {"value_lost", pointsJson(game.halvesLost)},
            {"talon", nameOf(game.talon)},
            {"lead", game.lead == Lead::Forehand ? "forehand" : "declarer"},
            {"forehand_only", game.isForehandOnly()},
            {"order", game.isForehandOnly() ? Json(nullptr) : Json(game.order)},
            {"premiums", game.premiumFactor}};
}

Json premiumJson(const PremiumRules& premium, words::Language language) {
    return {{"premium", nameOf(premium.premium)},
            {"short", shortNameOf(premium.premium)},
            {"title", titleOf(premium.premium).in(language)},
            {"silent", premium.silent},
            {"announced", premium.announced == 0 ? Json(nullptr) : Json(premium.announced)},
            {"multiplies", premium.isFactor},
            {"holder", nameOf(premium.holder)},
            {"trick", premium.trick == 0 ? Json(nullptr) : Json(premium.trick)}};
}

Json switchJson(const Rules& rules, Switch which, words::Language language) {
    const auto values = valuesOf(which);
    return {{"name", nameOf(which)},
            {"value", values[static_cast<std::size_t>(rules.settings()[which])]},
            {"values", std::vector<std::string>(values.begin(), values.end())},
            {"chosen", !rules.isSourced(which)},
            {"text", questionOf(which).in(language)}};
}

Json citationsJson(PointName point) {
    Json citations = Json::array();
    for (const Passage& passage : passagesOf(point)) {
        Json one{{"source", kSource}, {"section", passage.section}};
        if (std::ranges::find(citations, one) == citations.end()) citations.push_back(std::move(one));
    }
    return citations;
}

Json pointJson(PointName point, words::Language language) {
    const RulePoint& told = textOf(point);
    const words::Text follows = inWords(told.follows);
    Json holds = Json::array();
    for (const RuleSet& set : ruleSets())
        holds.push_back({{"rules", set.id}, {"citations", citationsJson(point)}});
    return {{"rule", point.text()},
            {"game", kKoenigrufen},
            {"label", label(point)},
            {"subject", subjects()[static_cast<std::size_t>(subjectOf(point))].id},
            {"title", told.title.in(language)},
            {"text", told.text.in(language)},
            {"consequence", follows.empty() ? std::string() : std::string(follows.in(language))},
            {"switch", told.depends ? Json(nameOf(*told.depends)) : Json(nullptr)},
            {"holds", std::move(holds)}};
}

Json switchPointJson(Switch which, words::Language language) {
    Json values = Json::array();
    for (std::size_t i = 0; i < valuesOf(which).size(); ++i)
        values.push_back(
            {{"value", valuesOf(which)[i]}, {"text", meaningOf(which, static_cast<int>(i)).in(language)}});
    return {{"switch", nameOf(which)},
            {"game", kKoenigrufen},
            {"text", questionOf(which).in(language)},
            {"values", std::move(values)}};
}

void tellPoint(const Session& session, PointName point, const Rules* rules) {
    const RulePoint& told = textOf(point);
    std::cout << told.title.in(session.language) << "  (" << point.text();
    if (const std::string number = label(point); !number.empty()) std::cout << ", " << number;
    std::cout << ")\n";
    if (rules != nullptr)
        std::cout << rules->set().title.in(session.language) << ": "
                  << ruleInWords(point, *rules, session.language) << '\n';
    else {
        std::cout << told.text.in(session.language) << '\n';
        if (const words::Text follows = inWords(told.follows); !follows.empty())
            std::cout << follows.in(session.language) << '\n';
        if (told.depends)
            std::cout << session.say({"Hausregel: ", "Regola della casa: ", "House rule: "})
                      << nameOf(*told.depends) << '\n';
    }
    const std::string passages = passagesInWords(point, session.language);
    std::cout << "  "
              << (passages.empty()
                      ? session.say({"Dieses Programms eigene Regel; die Quelle sagt dazu nichts.",
                                     "Regola propria di questo programma; la fonte non ne parla.",
                                     "This program's own rule; the source is silent."})
                      : std::string(kSourceTitle) + ": " + passages)
              << '\n';
}

void tellSwitch(const Session& session, Switch which, const Rules* rules) {
    std::cout << questionOf(which).in(session.language) << "  (" << nameOf(which) << ")\n";
    for (std::size_t i = 0; i < valuesOf(which).size(); ++i) {
        const auto value = static_cast<int>(i);
        if (rules != nullptr && rules->settings()[which] != value) continue;
        std::cout << "  " << valuesOf(which)[i] << ": " << meaningOf(which, value).in(session.language)
                  << '\n';
    }
}

std::string valueText(const GameRules& game) {
    std::string text = std::to_string(game.halves / 2) + (game.halves % 2 != 0 ? "½" : "");
    if (game.halvesLost != game.halves) text += " (" + std::to_string(game.halvesLost / 2) + ")";
    return text;
}

void tellSet(const Session& session, const RuleSet& set) {
    const Rules rules(set);
    std::cout << set.title.in(session.language) << "  (" << set.id << ")\n"
              << session.say({"Spiele, von unten nach oben (Vorhandspiele zuerst):",
                              "Giochi, dal basso (prima quelli di Vorhand):",
                              "Games, from the lowest up (Vorhand's games first):"})
              << '\n';
    for (const GameRules& game : set.games)
        std::cout << "  " << titleOf(game.game).in(session.language) << " (" << shortNameOf(game.game)
                  << "): " << valueText(game) << '\n';
    std::cout << session.say({"Prämien, still · angesagt:", "Premi, in silenzio · annunciati:",
                              "Premiums, silent · announced:"})
              << '\n';
    for (const PremiumRules& premium : set.premiums) {
        std::cout << "  " << titleOf(premium.premium).in(session.language) << " ("
                  << shortNameOf(premium.premium) << "): " << (premium.isFactor ? "×" : "") << premium.silent
                  << " · ";
        std::cout << (premium.announced == 0
                          ? "–"
                          : (premium.isFactor ? "×" : "") + std::to_string(premium.announced))
                  << '\n';
    }
    std::cout << session.say({"Hausregeln (* von diesem Programm gewählt):",
                              "Regole della casa (* scelte da questo programma):",
                              "House rules (* chosen by this program):"})
              << '\n';
    for (std::size_t i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        const int value = rules.settings()[which];
        std::cout << "  " << nameOf(which) << '=' << valuesOf(which)[static_cast<std::size_t>(value)]
                  << (rules.isSourced(which) ? "" : " *") << "  "
                  << meaningOf(which, value).in(session.language) << '\n';
    }
    std::cout << session.say({"Quelle: ", "Fonte: ", "Source: "}) << kSource << ": " << kSourceTitle << '\n';
}

class KoenigrufenRules final : public RuleBook {
  public:
    std::vector<Row> rows(const Session& session) const override {
        std::vector<Row> rows;
        for (const RuleSet& set : ruleSets())
            rows.push_back({std::string(set.id), std::string(set.title.in(session.language)), "–"});
        return rows;
    }
    Json list(const Session& session) const override {
        Json sets = Json::array();
        for (const RuleSet& set : ruleSets())
            sets.push_back({{"id", set.id},
                            {"game", kKoenigrufen},
                            {"title", set.title.in(session.language)},
                            {"target", nullptr},
                            {"start", 0},
                            {"seats", {kSeats}}});
        return sets;
    }

    bool has(const std::string& set) const override { return findRuleSet(set) != nullptr; }
    bool isCalled(const std::string& set) const override { return setCalled(set) != nullptr; }

    Json shown(const Session& session, const std::string& id) const override {
        const RuleSet& set = *findRuleSet(id);
        const Rules rules(set);
        Json games = Json::array();
        for (const GameRules& game : set.games) games.push_back(gameJson(game, session.language));
        Json premiums = Json::array();
        for (const PremiumRules& premium : set.premiums)
            premiums.push_back(premiumJson(premium, session.language));
        Json switches = Json::array();
        for (std::size_t i = 0; i < kSwitchCount; ++i)
            switches.push_back(switchJson(rules, static_cast<Switch>(i), session.language));
        return {{"id", set.id},
                {"game", kKoenigrufen},
                {"title", set.title.in(session.language)},
                {"pack", cards::tarock::kCardCount},
                {"seats", {kSeats}},
                {"games", std::move(games)},
                {"premiums", std::move(premiums)},
                {"switches", std::move(switches)},
                {"sources", {kSource}}};
    }
    void tellShown(const Session& session, const std::string& set) const override {
        tellSet(session, *findRuleSet(set));
    }

    bool knows(const std::string& name) const override { return PointName::find(name) || readSwitch(name); }
    Json explained(const Session& session, const std::string& name, const std::string& set) const override {
        const auto point = PointName::find(name);
        const auto which = readSwitch(name);
        Json json = point ? pointJson(*point, session.language) : switchPointJson(*which, session.language);
        if (const RuleSet* const rules = setCalled(set))
            json["in"] = {
                {"rules", rules->id},
                {"text", point
                             ? ruleInWords(*point, Rules(*rules), session.language)
                             : std::string(meaningOf(*which, rules->defaults[*which]).in(session.language))}};
        if (point && which) json["switch"] = switchPointJson(*which, session.language);
        return json;
    }
    void tellExplained(const Session& session, const std::string& name,
                       const std::string& called) const override {
        const RuleSet* const set = setCalled(called);
        const std::optional<Rules> rules = set == nullptr ? std::nullopt : std::optional(Rules(*set));
        if (const auto point = PointName::find(name)) tellPoint(session, *point, rules ? &*rules : nullptr);
        if (const auto which = readSwitch(name)) tellSwitch(session, *which, rules ? &*rules : nullptr);
    }

    Json found(const Session& session, const std::string& words) const override {
        Json hits = Json::array();
        for (const PointName point : search(words, session.language))
            hits.push_back(pointJson(point, session.language));
        if (const auto which = readSwitch(words)) hits.push_back(switchPointJson(*which, session.language));
        return hits;
    }
    bool tellFound(const Session& session, const std::string& words) const override {
        const std::vector<PointName> points = search(words, session.language);
        for (const PointName point : points)
            std::cout << point.text() << " · " << textOf(point).title.in(session.language) << "\n    "
                      << textOf(point).text.in(session.language) << '\n';
        const auto which = readSwitch(words);
        if (which)
            std::cout << nameOf(*which)
                      << session.say(
                             {" · Hausregel\n    ", " · regola della casa\n    ", " · house rule\n    "})
                      << questionOf(*which).in(session.language) << '\n';
        return !points.empty() || which;
    }

  private:
    // By its id, or by a word of its title: `Rüdigervariante`.
    static const RuleSet* setCalled(const std::string& called) {
        if (const RuleSet* const set = findRuleSet(called)) return set;
        const std::vector<std::string> said = words::search::foldedWords(called);
        if (said.empty()) return nullptr;
        for (const RuleSet& set : ruleSets())
            for (const words::Language language : words::kLanguages) {
                const auto title = words::search::foldedWords(set.title.in(language));
                if (std::ranges::all_of(said, [&](const std::string& word) {
                        return std::ranges::find(title, word) != title.end();
                    }))
                    return &set;
            }
        return nullptr;
    }
};

} // namespace

const RuleBook& rules() {
    static const KoenigrufenRules kRules;
    return kRules;
}

} // namespace schreiber::cli::of_koenigrufen

namespace schreiber::cli {

const RuleBook& koenigrufenRules() {
    return of_koenigrufen::rules();
}

} // namespace schreiber::cli

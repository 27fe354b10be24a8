#include "games/perlaggen/rule_words.h"
#include "games/perlaggen/rules_json.h"
#include "rule_book.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_search.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <string>
#include <vector>

namespace schreiber::cli {

namespace {

void tellHead(const Session& session, const perlaggen::rulebook::RulePoint& point) {
    std::cout << point.title.in(session.language) << "  (" << point.name;
    if (point.number != 0) std::cout << ", " << perlaggen::rulebook::label(point);
    std::cout << ")\n";
}

void tellPoint(const Session& session, const perlaggen::rulebook::RulePoint& point) {
    const words::Language language = session.language;
    tellHead(session, point);
    std::cout << point.text.in(language) << '\n';
    if (const std::string follows = perlaggen::rulebook::consequenceInWords(point, language);
        !follows.empty())
        std::cout << session.say({"Folge: ", "Conseguenza: ", "What follows: "}) << follows << '\n';
    for (const perlaggen::rulebook::PlaceSentence& sentence :
         perlaggen::rulebook::toldAtPlaces(point, language)) {
        const std::string whose = perlaggen::rulebook::whoseInWords(sentence, point, language);
        std::cout << "- " << sentence.said << (whose.empty() ? "" : "\n    (" + whose + ")") << '\n';
    }
    for (const std::string& remark : perlaggen::rulebook::remarksOf(point, language))
        std::cout << remark << '\n';
    for (const perlaggen::rulebook::Switch which : perlaggen::rulebook::switchesOf(point))
        std::cout << session.say({"Hausregel: ", "Regola della casa: ", "House rule: "})
                  << perlaggen::rulebook::nameOf(which) << '\n';
    const auto rows = perlaggen::rulebook::backingsOf(point, language);
    for (const auto& [backing, places] : rows)
        std::cout << "  " << perlaggen::rulebook::namesOfSets(places, language) << ": " << backing << '\n';
    if (rows.empty())
        std::cout << session.say({"  Nur wo es vereinbart ist · ", "  Solo dove è concordato · ",
                                  "  Only where it is agreed · "})
                  << perlaggen::rulebook::sourcesInWords(point, language) << '\n';
}

// What can be agreed, where nobody has.
void tellOpen(const Session& session, perlaggen::rulebook::Switch which,
              const perlaggen::rulebook::RuleSet& set) {
    const perlaggen::rulebook::Setting& setting = set.switches[which];
    if (!setting.relevant || !setting.open()) return;
    std::cout << session.say({"Zu vereinbaren: ", "Da concordare: ", "To be agreed: "})
              << perlaggen::rulebook::nameOf(which) << '\n';
    const auto values = perlaggen::rulebook::valuesOf(which);
    for (int value = 0; value < perlaggen::rulebook::openValues(which); ++value)
        std::cout << "  - "
                  << perlaggen::rulebook::ruleOf(which, values[static_cast<std::size_t>(value)])
                         .in(session.language)
                  << '\n';
}

// The rule as this one set has it: what holds, and what it rests on.
void tellPointIn(const Session& session, const perlaggen::rulebook::RulePoint& point,
                 const perlaggen::rulebook::RuleSet& set) {
    const words::Language language = session.language;
    tellHead(session, point);
    std::cout << titleOf(session, set) << ": " << perlaggen::rulebook::ruleInFull(point, set, language)
              << '\n';
    for (const std::string& remark : perlaggen::rulebook::remarksFor(point, set, language))
        std::cout << remark << '\n';
    const std::string sources = perlaggen::rulebook::backingInWords(point, set, language);
    const auto backing = perlaggen::rulebook::citationsFor(point, perlaggen::rulebook::cataloguedId(set));
    const bool written = backing && !backing->citations.empty() &&
                         backing->authority != perlaggen::rulebook::Authority::Assumed;
    const words::Text writtenSo{"So steht es: ", "Così sta scritto: ", "It is written so: "};
    const words::Text restsOn{"Worauf es ruht: ", "Su che cosa si fonda: ", "It rests on: "};
    if (!sources.empty()) std::cout << session.say(written ? writtenSo : restsOn) << sources << '\n';
    for (const perlaggen::rulebook::Switch which : perlaggen::rulebook::switchesOf(point)) {
        const std::string rests = perlaggen::rulebook::backingInWords(which, set, language);
        if (!rests.empty())
            std::cout << session.say({"Hausregel: ", "Regola della casa: ", "House rule: "})
                      << perlaggen::rulebook::nameOf(which) << " · " << rests << '\n';
        else
            tellOpen(session, which, set);
    }
}

// With a star where no source says it and the program has chosen, with a dagger where it is doubted.
void tellSets(const std::vector<const perlaggen::rulebook::RuleSet*>& sets, perlaggen::rulebook::Switch which,
              words::Language language) {
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const perlaggen::rulebook::Setting& setting = sets[i]->switches[which];
        std::cout << (i == 0 ? "" : "; ") << perlaggen::rulebook::displayName(sets[i]->id).in(language)
                  << (setting.chosen && !setting.open() ? "*" : "")
                  << (perlaggen::rulebook::doubtedIn(which, *sets[i]) ? "†" : "");
    }
    std::cout << '\n';
}

// What is asked, what each answer does, and where it is played so.
void tellSwitch(const Session& session, perlaggen::rulebook::Switch which) {
    const words::Language language = session.language;
    std::cout << perlaggen::rulebook::textOf(which).in(language) << "  ("
              << perlaggen::rulebook::nameOf(which) << ")\n";
    if (perlaggen::rulebook::isTextOnly(which))
        std::cout << "  " << perlaggen::rulebook::textOnlyInWords().in(language) << '\n';
    bool starred = false;
    bool doubted = false;
    for (const std::string_view value : perlaggen::rulebook::valuesOf(which)) {
        std::cout << "  " << value << ": " << perlaggen::rulebook::valueInWords(which, value, language)
                  << '\n';
        const auto sets =
            perlaggen::rulebook::setsWith(which, perlaggen::rulebook::readSwitchValue(which, value));
        if (sets.empty()) continue;
        std::cout << session.say({"      So spielt: ", "      Così gioca: ", "      Played so: "});
        tellSets(sets, which, language);
        starred = starred || std::any_of(sets.begin(), sets.end(),
                                         [&](const auto* set) { return set->switches[which].chosen; });
        doubted = doubted || std::any_of(sets.begin(), sets.end(), [&](const auto* set) {
                      return perlaggen::rulebook::doubtedIn(which, *set);
                  });
    }
    if (const auto open = perlaggen::rulebook::setsWith(which, std::nullopt); !open.empty()) {
        std::cout << session.say({"  Zu vereinbaren: ", "  Da concordare: ", "  To be agreed: "});
        tellSets(open, which, language);
    }
    if (starred) {
        const auto unsettled = perlaggen::rulebook::unsettledOf(which, language);
        std::cout << "  * " << perlaggen::rulebook::oursToChange(unsettled.empty()).in(language) << '\n';
        for (const auto& [said, places] : unsettled)
            std::cout << "    " << perlaggen::rulebook::namesOfSets(places, language) << ": " << said << '\n';
    }
    if (doubted) std::cout << "  † " << perlaggen::rulebook::doubtedForImst().in(language) << '\n';
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue())
        if (point.depends.name == perlaggen::rulebook::nameOf(which))
            std::cout << session.say({"Davon hängt ab: ", "Ne dipende: ", "On it hangs: "})
                      << point.title.in(language) << " (" << point.name << ")\n";
}

// A switch as one set has it.
void tellSwitchIn(const Session& session, perlaggen::rulebook::Switch which,
                  const perlaggen::rulebook::RuleSet& set) {
    const words::Language language = session.language;
    std::cout << perlaggen::rulebook::textOf(which).in(language) << "  ("
              << perlaggen::rulebook::nameOf(which) << ")\n";
    if (perlaggen::rulebook::isTextOnly(which))
        std::cout << "  " << perlaggen::rulebook::textOnlyInWords().in(language) << '\n';
    const std::string played = perlaggen::rulebook::playedAt(set, which, language);
    std::cout << titleOf(session, set) << ": "
              << (played.empty() ? session.say({"hat dafür keine Bedeutung.", "qui non ha significato.",
                                                "has no meaning here."})
                                 : played)
              << '\n';
    if (const std::string backing = perlaggen::rulebook::backingInWords(which, set, language);
        !backing.empty())
        std::cout << "  " << backing << '\n';
}

class PerlaggenRules final : public RuleBook {
  public:
    std::vector<Row> rows(const Session& session) const override {
        std::vector<Row> rows;
        for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
            rows.push_back({set.id,
                            std::string(perlaggen::rulebook::displayName(set.id).in(session.language)),
                            targetText(session, set)});
        return rows;
    }
    Json list(const Session& session) const override {
        Json sets = Json::array();
        for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
            sets.push_back({{"id", set.id},
                            {"game", kGame},
                            {"title", perlaggen::rulebook::displayName(set.id).in(session.language)},
                            {"target", set.target()},
                            {"start", set.startScore},
                            {"seats", set.seats}});
        return sets;
    }

    bool has(const std::string& set) const override {
        return perlaggen::rulebook::findRuleSet(set) != nullptr;
    }
    bool isCalled(const std::string& set) const override {
        return perlaggen::rulebook::ruleSetNamed(set) != nullptr;
    }
    Json shown(const Session& session, const std::string& set) const override {
        return ruleSetJson(*perlaggen::rulebook::findRuleSet(set), session.language);
    }
    void tellShown(const Session& session, const std::string& set) const override {
        printRuleSet(session, *perlaggen::rulebook::findRuleSet(set));
    }

    bool knows(const std::string& name) const override {
        return perlaggen::rulebook::findRulePoint(name) != nullptr ||
               perlaggen::rulebook::readSwitch(name).has_value();
    }
    Json explained(const Session& session, const std::string& name, const std::string& rules) const override {
        const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(name);
        const auto which = perlaggen::rulebook::readSwitch(name);
        const perlaggen::rulebook::RuleSet* set = setCalled(rules);
        Json json =
            point != nullptr ? rulePointJson(*point, session.language) : switchJson(*which, session.language);
        if (set != nullptr)
            json["in"] = point != nullptr ? ruleInSetJson(*point, *set, session.language)
                                          : switchInSetJson(*which, *set, session.language);
        if (point != nullptr && which) {
            json["switch"] = switchJson(*which, session.language);
            if (set != nullptr) json["switch"]["in"] = switchInSetJson(*which, *set, session.language);
        }
        return json;
    }
    void tellExplained(const Session& session, const std::string& name,
                       const std::string& rules) const override {
        const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(name);
        const auto which = perlaggen::rulebook::readSwitch(name);
        const perlaggen::rulebook::RuleSet* set = setCalled(rules);
        if (point != nullptr && set != nullptr)
            tellPointIn(session, *point, *set);
        else if (point != nullptr)
            tellPoint(session, *point);
        if (which && set != nullptr)
            tellSwitchIn(session, *which, *set);
        else if (which)
            tellSwitch(session, *which);
    }

    Json found(const Session& session, const std::string& words) const override {
        Json hits = Json::array();
        for (const perlaggen::rulebook::RulePoint* point : pointsFor(session, words))
            hits.push_back(rulePointJson(*point, session.language));
        for (const perlaggen::rulebook::Switch which :
             perlaggen::rulebook::searchSwitches(words, session.language))
            hits.push_back(switchJson(which, session.language));
        return hits;
    }
    bool tellFound(const Session& session, const std::string& words) const override {
        const auto points = pointsFor(session, words);
        const auto switches = perlaggen::rulebook::searchSwitches(words, session.language);
        for (const perlaggen::rulebook::RulePoint* point : points)
            std::cout << point->name << " · " << point->title.in(session.language) << "\n    "
                      << point->text.in(session.language) << '\n';
        for (const perlaggen::rulebook::Switch which : switches)
            std::cout << perlaggen::rulebook::nameOf(which)
                      << session.say(
                             {" · Hausregel\n    ", " · regola della casa\n    ", " · house rule\n    "})
                      << perlaggen::rulebook::textOf(which).in(session.language) << '\n';
        return !points.empty() || !switches.empty();
    }

  private:
    static const perlaggen::rulebook::RuleSet* setCalled(const std::string& rules) {
        return rules.empty() ? nullptr : perlaggen::rulebook::ruleSetNamed(rules);
    }
    // A house rule asked for by its own name is no question about points.
    static std::vector<const perlaggen::rulebook::RulePoint*> pointsFor(const Session& session,
                                                                        const std::string& words) {
        if (perlaggen::rulebook::readSwitch(words) && perlaggen::rulebook::findRulePoint(words) == nullptr)
            return {};
        return perlaggen::rulebook::searchRulePoints(words, session.language);
    }
};

} // namespace

const RuleBook& perlaggenRules() {
    static const PerlaggenRules kRules;
    return kRules;
}

int compareRuleSets(const Session& session, const std::string& first, const std::string& second,
                    const std::string& out) {
    const perlaggen::rulebook::RuleSet* sets[2];
    const std::string* ids[2] = {&first, &second};
    for (int i = 0; i < 2; ++i) {
        sets[i] = perlaggen::rulebook::findRuleSet(*ids[i]);
        if (sets[i] == nullptr) return session.fail({"rules compare", 0, 0, *ids[i], {"rule_set"}});
    }
    return tellDifferences(session, *sets[0], *sets[1], out);
}

} // namespace schreiber::cli

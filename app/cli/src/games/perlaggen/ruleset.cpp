#include "answer.h"
#include "commands/commands.h"
#include "files.h"
#include "games/perlaggen/rule_words.h"
#include "games/perlaggen/rules_json.h"
#include "soundness.h"
#include "text/grid.h"

#include <desk/own_rules.h>
#include <desk/settings.h>
#include <tournament/tidy.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>
#include <perlaggen/line/agreed.h>
#include <perlaggen/rulebook/own_set.h>

// A club's own rule set: what its tournament made of one of the fourteen.
namespace schreiber::cli {

namespace {

struct RulesetWanted {
    std::string file;
    std::string base;
    std::string name;
    std::string perlaggen;
    int target = 0;
    std::vector<std::string> switches;
    std::string other; // a rule set to compare with, or a file
    std::string out;
};

// The rules in force; a file may name a set of a newer program.
desk::Outcome<perlaggen::rulebook::RuleSet> rulesIn(const desk::Evening& evening) {
    const tournament::Settings& settings = evening.tournament().settings;
    if (auto set = perlaggen::line::rulesOf(desk::agreedOf(settings))) return std::move(*set);
    return base::fail(desk::Failure{desk::InputErrors{{{"rules", 0, 0, settings.rules, {"rule_set"}}}}});
}

bool isOwn(const tournament::Settings& settings) {
    return !desk::ownName(settings).empty() ||
           !desk::furtherOption(settings, perlaggen::line::kOwnList).empty() || !settings.house.empty();
}

int listForEvening(const Session& session, const RulesetWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const tournament::Settings& settings = evening->tournament().settings;
    const auto ours = rulesIn(*evening);
    if (!ours) return session.fail(ours.error());
    const Soundness soundness(session, *evening);
    if (session.json) {
        const auto list = perlaggen::line::ownListOf(desk::agreedOf(settings));
        Json sets = Json::array();
        for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
            sets.push_back({{"id", set.id}, {"title", titleOf(session, set)}});
        print(
            soundness.told({{"rules", settings.rules},
                            {"name", desk::ownName(settings)},
                            {"own", isOwn(settings)},
                            {"house", settings.house},
                            {"perlaggen", list ? Json(perlaggen::rulebook::toString(*list)) : Json(nullptr)},
                            {"target", settings.target},
                            {"sets", std::move(sets)}}));
        return soundness.conclude();
    }
    Grid grid({"", "Id", "", session.say({">zu", ">a", ">to"})});
    if (isOwn(settings))
        grid.add({session.say({"gilt", "vale", "holds"}), settings.rules, titleOf(session, *ours),
                  targetText(session, *ours)});
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        grid.add({!isOwn(settings) && set.id == settings.rules ? session.say({"gilt", "vale", "holds"}) : "",
                  set.id, titleOf(session, set), targetText(session, set)});
    grid.print(std::cout);
    return soundness.conclude();
}

int showHeld(const Session& session, const RulesetWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto ours = rulesIn(*evening);
    if (!ours) return session.fail(ours.error());
    const Soundness soundness(session, *evening);
    if (session.json)
        print(soundness.told(ruleSetJson(*ours, session.language)));
    else
        printRuleSet(session, *ours);
    return soundness.conclude();
}

int compareWithHeld(const Session& session, const RulesetWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto ours = rulesIn(*evening);
    if (!ours) return session.fail(ours.error());
    const std::string& id = wanted.other.empty() ? evening->tournament().settings.rules : wanted.other;
    const perlaggen::rulebook::RuleSet* other = perlaggen::rulebook::findRuleSet(id);
    if (other == nullptr) return session.fail({"ruleset compare", 0, 0, id, {"rule_set"}});
    const Soundness soundness(session, *evening);
    const int told = tellDifferences(session, *ours, *other, wanted.out);
    return told == kDone ? soundness.conclude() : told;
}

int change(const Session& session, desk::Evening& evening,
           const std::map<std::string, std::string>& options) {
    if (!options.empty()) return tell(session, desk::changeSettings(evening, options, session.confirmation));
    if (session.json)
        print({{"n", nullptr}, {"written", false}});
    else
        std::cout << session.say({"So gilt es schon.", "Vale già così.", "It holds so already."}) << '\n';
    return kDone;
}

int makeOwn(Session& session, const RulesetWanted& wanted) {
    if (perlaggen::rulebook::findRuleSet(wanted.base) == nullptr)
        return session.fail({"--base", 0, 0, wanted.base, {"rule_set"}});
    if (tournament::tidied(wanted.name).empty())
        return session.fail({"--name", 0, 0, wanted.name, {"own_name"}});
    if (const std::string target = std::to_string(wanted.target);
        wanted.target != 0 &&
        !perlaggen::rulebook::readSwitchValue(perlaggen::rulebook::Switch::Target, target)) {
        const auto values = perlaggen::rulebook::valuesOf(perlaggen::rulebook::Switch::Target);
        const std::string span = std::string(values.front()) + "–" + std::string(values.back());
        return session.fail({"--target", 0, 0, target, {span}});
    }
    std::map<std::string, std::string> options;
    for (const std::string& each : wanted.switches) {
        const std::size_t equals = each.find('=');
        const std::string name = each.substr(0, equals);
        if (equals == std::string::npos || equals == 0)
            return session.fail({"ruleset new", 0, 0, each, {"key_value"}});
        if (!perlaggen::rulebook::readSwitch(name) || name == "target")
            return session.fail({"ruleset new", 0, 0, name, {"switch_name"}});
        if (!options.emplace(name, each.substr(equals + 1)).second)
            return session.fail({"ruleset new", 0, 0, each, {"key_once"}});
    }
    options[desk::kOwnName] = wanted.name;
    if (!wanted.perlaggen.empty()) options[perlaggen::line::kOwnList] = wanted.perlaggen;
    if (wanted.target != 0) options["target"] = std::to_string(wanted.target);
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return change(session, *evening,
                  desk::ownRulesAnew(wanted.base, std::move(options), evening->tournament().settings));
}

int exportOwn(const Session& session, const RulesetWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const Soundness soundness(session, *evening);
    const auto written = writeWhole(wanted.other, desk::ownRulesFile(evening->tournament().settings),
                                    FileType::Record, session.confirmation);
    if (!written) return session.fail(written.error());
    if (wanted.other == kStandardOutput) return soundness.conclude();
    const bool really = !session.confirmation.dryRun;
    if (really) session.did();
    if (session.json)
        print(soundness.told({{"files", {wanted.other}}, {"written", really}}));
    else
        std::cout << (really ? "" : session.say(kWouldWrite)) << base::printable(wanted.other, 300) << '\n';
    return soundness.conclude();
}

int importOwn(Session& session, const RulesetWanted& wanted) {
    const auto bytes = readWhole(wanted.other);
    if (!bytes) return session.fail(bytes.error());
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto options = desk::readOwnRules(*bytes, wanted.other, evening->tournament().settings);
    if (!options) return session.fail(options.error());
    return change(session, *evening, *options);
}

} // namespace

void addRuleset(const Line& line) {
    auto wanted = std::make_shared<RulesetWanted>();
    Session& session = line.session;
    CLI::App& own =
        group(line.app, session, "ruleset",
              {"die eigenen Regeln eines Vereins", "le regole proprie di un circolo", "a club's own rules"});
    const auto reading = [&](int (*does)(const Session&, const RulesetWanted&)) {
        return [&session, wanted, does] { return does(session, *wanted); };
    };
    Command(own, session, "list",
            {"alle Regelsätze, und welcher hier gilt", "tutti i regolamenti, e quale vale qui",
             "all rule sets, and which one holds here"})
        .file(wanted->file)
        .does(line.chosen, reading(listForEvening));
    Command(own, session, "show",
            {"die Regeln, die im Turnier gelten", "le regole che valgono nel torneo",
             "the rules in force in the tournament"})
        .file(wanted->file)
        .does(line.chosen, reading(showHeld));
    Command(own, session, "compare",
            {"worin sie von einem Regelsatz abweichen", "in che cosa differiscono da un regolamento",
             "in what they differ from a rule set"})
        .file(wanted->file)
        .text("ID", wanted->other,
              {"Kennung; ohne sie der, aus dem sie gemacht sind", "sigla; senza, quello da cui sono derivate",
               "id; without it the one they were made from"},
              false)
        .out(wanted->out, {"als PDF in diese Datei", "come PDF in questo file", "as a PDF into this file"},
             false)
        .asks()
        .does(line.chosen, reading(compareWithHeld));
    Command(
        own, session, "new",
        {"macht sie neu aus einem Regelsatz", "le rifà da un regolamento", "makes them anew from a rule set"})
        .file(wanted->file)
        .text("--base", wanted->base, {"der Regelsatz", "il regolamento", "the rule set"})
        .text("--name", wanted->name,
              {"wie der Verein sie nennt", "come le chiama il circolo", "the club's name"})
        .text("--perlaggen", wanted->perlaggen,
              {"eigene Liste, die höchste zuerst: \"HK S6 T7 TU TO\"",
               "elenco proprio, la più alta per prima: \"HK S6 T7 TU TO\"",
               "a list of one's own, the highest first: \"HK S6 T7 TU TO\""},
              false)
        .number(
            "--target", wanted->target,
            {"Punkte, die eine Partie gewinnen", "punti che vincono una partita", "points that win a game"},
            false, 1)
        .texts("SWITCH=VALUE", wanted->switches,
               {"was der Verein anders hält", "che cosa il circolo fa diversamente",
                "what the club does otherwise"},
               false)
        .asks()
        .does(line.chosen, [&session, wanted] { return makeOwn(session, *wanted); });
    Command(own, session, "export",
            {"schreibt sie in eine Datei", "le scrive in un file", "writes them to a file"})
        .file(wanted->file)
        .out(wanted->other, {"die Datei", "il file", "the file"})
        .asks()
        .does(line.chosen, reading(exportOwn));
    Command(own, session, "import",
            {"nimmt sie aus einer Datei", "le prende da un file", "takes them from a file"})
        .file(wanted->file)
        .text("RULES", wanted->other, {"die Datei", "il file", "the file"})
        .asks()
        .does(line.chosen, [&session, wanted] { return importOwn(session, *wanted); });
}

} // namespace schreiber::cli
